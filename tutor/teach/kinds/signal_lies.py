"""Leads of one's own that would lie: which they are, and the cheapest that does not."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.advice.signals import moment, signals
from tutor.tarot.conventions.catalogue import (
    HIGH_LOW_DEF,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_ODD,
    LEADS,
)
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import plays
from tutor.teach.honest_plays import chosen, keeps_word, talked
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.talk import Reader

TRUE = N_("That is true of your hand, so it is no lie.")
UNTRUE = N_("That is not true of your hand, so this card would lie.")
LED_BEFORE = N_(
    "The defence has led {led:suit} before, and only its first lead of a suit makes a promise. So this card cannot lie."
)
TRUMPS_LED_BEFORE = N_(
    "The defence has led trumps before, and only its first trump makes a promise. So this card cannot lie."
)
FOR_ITSELF = N_("A king or a queen that is led speaks for itself and promises nothing. So this card cannot lie.")
BY_ORDER_ONLY = N_(
    "When you follow suit, only two cards that fall high and then low, by free choice, promise anything. So this card"
    " cannot lie."
)
EXCUSE_SILENT = N_("The Excuse, led at this moment, promises nothing. So it cannot lie.")


def on_lead(play: Play) -> tuple[Board, ...]:
    """The tricks so far, and all that the learner holds."""
    held = play.hands[LEARNER] or TAROT.none
    return plays.board(play), plays.in_hand(held, Saying.plain(plays.YOUR_HAND))


def seen(boards: tuple[Board, ...]) -> Play | None:
    """The play of two such boards, as the learner knows it, who must be a defender and the one to play."""
    tricks, held = boards
    if not (isinstance(tricks, Played) and isinstance(held, Laid)):
        return None
    play = tricks.play(TAROT.set(held.cards))
    return play if play.turn == LEARNER != play.taker else None


def would_tell(play: Play, card: Card, read: Reader = signals) -> Saying:
    """What a card of the learner's would promise and whether the hand keeps it, or why it promises nothing."""
    for signal in read(play, LEARNER, card):
        if signal.claim:
            hint, verdict = signal.reason.hint, TRUE if signal.true else UNTRUE
            return Saying(signal.rule, ((hint, signal.facts), (verdict, {})), CHAIR)
    if play.trick.led:
        return Saying.plain(BY_ORDER_ONLY, HIGH_LOW_DEF)
    spoken = moment(play, LEARNER, card)
    if card is THE_EXCUSE or spoken is None:
        return Saying.plain(EXCUSE_SILENT)
    if spoken.moment == "later-trump":
        return Saying.plain(TRUMPS_LED_BEFORE, LEAD_TRUMP_ODD)
    if spoken.moment == "later-suit":
        return Saying.plain(LED_BEFORE, LEAD_LOW, led=card.suit)
    return Saying.plain(FOR_ITSELF, LEAD_HIGH)


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two to four tricks of a deal in which everybody has kept their word, or one more, until the learner leads."""
    play = talked(rng, level + 1)
    while play.turn != LEARNER and len(play.tricks) <= level + 1 and (card := chosen(play, rng)):
        play = play.after(card)
    return on_lead(play)


# Which of them would lie?

WHICH_LIE = N_(
    "You defend and you are on lead. Mark every card below that would lie, if you led it now: it would promise your"
    " partners something that is not true of your hand."
)
WHAT_PROMISES = N_(
    "What does each of these cards promise, if it promises anything at all? Has the defence led its suit before?"
)
_OFFERED = 6


def _ask_lying(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    play = seen(boards)
    if play is None or play.trick.cards:
        return None
    offered = TAROT.set(rng.sample([*play.hand], _OFFERED))
    lying = [card for card in offered if not keeps_word(play, card)]
    silent = [card for card in offered if not signals(play, LEARNER, card)]
    true = [card for card in offered if card not in lying and card not in silent]
    if not lying or not true or (level == LEVELS.start and silent) or (level == LEVELS[-1] and not _tempts(silent)):
        return None
    options = tuple(Option(card.code, card, card in lying, would_tell(play, card)) for card in offered)
    because = tuple(option.says for option in options if option.right)[:2]
    hints = Hints((Saying.plain(WHAT_PROMISES),), (_rule_of(because[0]),))
    return Question("mark", boards, WHICH_LIE, because, hints, options=options)


def _tempts(silent: list[Card]) -> bool:
    """Whether a card says nothing that would say something as a first lead."""
    return any(card.suit == TRUMP or (card is not THE_EXCUSE and card.rank not in "QK") for card in silent)


def _rule_of(saying: Saying) -> Saying:
    """The convention that an answer speaks of, as it is taught."""
    rule = saying.rule or LEAD_LOW
    return Saying.plain(rule.statement, rule)


LYING_CARDS = Kind("lying-cards", N_("Which cards would lie?"), "mark", LEADS, _draw, _ask_lying, of_a_deal=False)


# The cheapest card that tells no lie

CHEAPEST_TRUTH = N_(
    "You defend and you are on lead. Which of these cards tells your partners no lie, and puts the fewest points on the"
    " table? A card that says nothing tells no lie either."
)
LIES_FIRST = N_("First leave out the cards that would lie. Which of the others is worth the least?")
COSTS = N_("Its value is {points:half}.")
DEARER = N_("But its value is {points:half}, and there is a cheaper card here that does not lie.")


def _ask_cheapest(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    play = seen(boards)
    if play is None or play.trick.cards:
        return None
    honest = [card for card in play.hand if keeps_word(play, card)]
    lying = [card for card in play.hand if card not in honest]
    silent = level == LEVELS[-1]
    found = [card for card in honest if silent is not bool(signals(play, LEARNER, card)) and _near(card, honest, lying)]
    if not found:
        return None
    best = rng.choice(found)
    cheap = rng.choice([card for card in lying if points(card) <= points(best)])
    others = rng.sample([card for card in lying if card is not cheap], 1 + (level > 1))
    dearer = rng.sample([card for card in honest if points(card) > points(best)], 2)
    offered = TAROT.set((best, cheap, *others, *dearer))
    options = []
    for card in offered:
        told, worth = would_tell(play, card), points(card) / 2
        price = () if card in lying else ((COSTS if card is best else DEARER, {"points": worth}),)
        options.append(Option(card.code, card, card is best, told._replace(sentences=(*told.sentences, *price))))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(LIES_FIRST),), (_rule_of(next(one.says for one in options if not one.right)),))
    return Question("choose", boards, CHEAPEST_TRUTH, because, hints, options=tuple(options))


def _near(best: Card, honest: list[Card], lying: list[Card]) -> bool:
    """Whether there are lies that cost no more than a card, and dearer cards that are no lies either."""
    dearer = sum(points(card) > points(best) for card in honest)
    return dearer > 1 and len(lying) > 2 and any(points(card) <= points(best) for card in lying)  # noqa: PLR2004


FREE_TRUTH = Kind("free-truth", N_("The cheapest truth"), "choose", LEADS, _draw, _ask_cheapest, of_a_deal=False)
