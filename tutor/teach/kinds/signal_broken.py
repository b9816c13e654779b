"""The convention that a card of one's own breaks, and no rule of play."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, Card
from tutor.core.message import N_
from tutor.tarot.advice.signals import signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, LEADS
from tutor.tarot.conventions.claims import sure_tricks, tenue
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import plays
from tutor.teach.honest_plays import chosen, talked
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.lies.own import would_tell
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

BY_TWO_CARDS = (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP)
#: Rules of play that somebody may take for what a false card breaks.
OF_PLAY = (FOLLOW, MUST_TRUMP, OVERTRUMP)

WHICH_BROKEN = N_("You defend, and you play {card:card} now. Which convention do you break with it?")
NONE_OF_THEM = N_("None: it promises nothing, or something that is true.")
TRUE_OR_NOTHING = N_("What does this card promise, by its rank or by the order of two cards? Look whether you have it.")
OTHER_CARD = N_("This convention speaks of other cards, or of another moment.")
IS_KEPT = N_("{card:card} follows this convention, and what it promises is true: you do not break it.")
RULE_OF_PLAY = N_(
    "This is a rule of play. Nobody can break it here: a card that it forbids is not taken, and {card:card} may be"
    " played."
)
A_LIE = N_("This card promises something that is not true of your hand.")


def _on_lead(play: Play) -> tuple[Board, ...]:
    """The tricks so far, and all that the learner holds."""
    held = play.hands[LEARNER] or TAROT.none
    return plays.board(play), plays.in_hand(held, Saying.plain(plays.YOUR_HAND))


def _seen(boards: tuple[Board, ...]) -> Play | None:
    """The play of two such boards, as the learner knows it, who must be a defender and the one to play."""
    tricks, held = boards
    if not (isinstance(tricks, Played) and isinstance(held, Laid)):
        return None
    play = tricks.play(TAROT.set(held.cards))
    return play if play.turn == LEARNER != play.taker else None


def _draw_broken(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Some tricks, up to a card of the learner's; on the last level it may follow a suit for the second time."""
    play = talked(rng, rng.randint(1, 2) + level)
    while level == LEVELS[-1] and play.turn != LEARNER and (card := chosen(play, rng)):
        play = play.after(card)
    return _on_lead(play)


def _ask_broken(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    play = _seen(boards)
    if play is None:
        return None
    legal = [card for card in play.duty().legal() if card is not THE_EXCUSE and not _is_disputed(play, card)]
    broken = {card: signal.rule for card in legal for signal in signals(play, LEARNER, card) if signal.true is False}
    lying = rng.random() < (1 if level == LEVELS.start else 3 / 4)
    cards = [
        card for card in legal if (card in broken) is lying and (play.trick.led is None or card.suit == play.trick.led)
    ]
    if not cards or (play.trick.cards and not (lying or any(card in broken for card in legal))):
        return None
    card = rng.choice(cards)
    rule, kind = broken.get(card), BY_TWO_CARDS if play.trick.cards else LEADS
    near = rng.sample([one for one in kind if one is not rule], 2 if rule else 3)
    shown = [*near, *([rule] if rule else []), rng.choice(OF_PLAY)]
    rng.shuffle(shown)
    facts = {"card": card}
    kept = [signal.rule for signal in signals(play, LEARNER, card)]
    options = [
        Option(
            one.id,
            one,
            one is rule,
            Saying(
                one,
                ((A_LIE, {}), *would_tell(play, card, signals(play, LEARNER, card)).sentences[:1])
                if one is rule
                else (
                    (RULE_OF_PLAY if one in OF_PLAY else IS_KEPT if one in kept else OTHER_CARD, facts),
                    (one.statement, {}),
                ),
                CHAIR,
            ),
        )
        for one in shown
    ]
    options.append(
        Option("none", Saying.plain(NONE_OF_THEM), rule is None, would_tell(play, card, signals(play, LEARNER, card)))
    )
    because = tuple(option.says for option in options if option.right)
    out = next(one for one in near)
    hints = Hints((Saying.plain(TRUE_OR_NOTHING),), (Saying.plain(out.statement, out),))
    return Question("choose", boards, WHICH_BROKEN, because, hints, facts=facts, options=tuple(options))


def _is_disputed(play: Play, card: Card) -> bool:
    """Whether a card tells of a tenue that the hand has by one of two teachings only."""
    for signal in signals(play, LEARNER, card):
        first = signal.facts.get("first")
        if signal.rule is HIGH_LOW_TAKER and isinstance(first, Card):
            held = play.hand.with_card(first)
            return tenue(held, card.suit) is not sure_tricks(held, card.suit)
    return False


BROKEN_PROMISE = Kind(
    "broken-promise",
    N_("Which convention is broken?"),
    "choose",
    (*LEADS, *BY_TWO_CARDS, *OF_PLAY),
    _draw_broken,
    _ask_broken,
    of_a_deal=False,
)
