"""What beats what: the cards that would take the lead in a trick."""

from __future__ import annotations

import random

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, THE_EXCUSE, TRICK_WON, TRUMP_ORDER, Trick
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHICH_BEAT = N_(
    "These cards lie in the trick; the first of them was led. Mark every card below that would be winning"
    " the trick if it were played next."
)
WHAT_LED = N_("Which suit was led, and has anybody trumped?")
TRUMP_BEATS_SUITS = N_("A trump beats every card of a suit.")
HIGHER_TRUMP = N_("It is a trump above {top:card}.")
LOWER_TRUMP = N_("It takes a trump above {top:card}.")
HIGHER = N_("The suit is right, and {top:card} is lower.")
LOWER = N_("The suit is right, but {top:card} is higher.")
TRUMPED = N_("Somebody has trumped, so only a higher trump would do.")
ANOTHER_SUIT = N_("Without the suit led or a trump there is no winning, however high the card.")
NO_WINNER = N_("The Excuse does not win.")

#: How many cards are offered.
_OFFERED = 6


def _draw_trick(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Two or three cards to a trick: of plain suits alone, with trumps, with trumps and the Excuse."""
    led = rng.choice(SUITS if level == 1 else (*SUITS, TRUMP))
    of_suit, trumps = list(TAROT.all.of(led)), list(TAROT.all.of(TRUMP))
    cards = rng.sample(of_suit, rng.choice((1, 2)))
    rest = [card for card in of_suit + (trumps if level > 1 else []) if card not in cards]
    cards.append(THE_EXCUSE if level > 2 and rng.random() < 1 / 2 else rng.choice(rest))  # noqa: PLR2004 - the last level
    return (Laid(tuple(cards)),)


def _ask_trick(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    cards = laid.cards
    trick = Trick(0, len(cards) + 1, cards)
    led, top = trick.led, trick.best
    if led is None or top is None:
        return None
    left = [card for card in TAROT.cards if card not in cards and (level > 1 or card.suit in SUITS)]
    of_suit = [card for card in left if card.suit == led]
    offered = rng.sample(of_suit, 3)
    offered += rng.sample([card for card in left if card not in offered], _OFFERED - len(offered))
    rng.shuffle(offered)
    options = tuple(
        Option(card.code, card, trick.with_card(card).best is card, _beats(card, trick.top, led, top))
        for card in offered
    )
    if all(option.right for option in options):
        return None
    highest = tuple(option.says for option in options if option.right)[:1]
    by_trumps = any(option.right and option.id.startswith(TRUMP) for option in options) or trick.top
    rule = TRUMP_ORDER if by_trumps else SUIT_ORDER
    hints = Hints((Saying.plain(WHAT_LED),), (Saying.plain(rule.statement, rule),), (TAROT.set([top]),))
    return Question("mark", boards, WHICH_BEAT, highest, hints, options=options)


def _beats(card: Card, highest_trump: Card | None, led: str, top: Card) -> Saying:
    """Why a card would be the highest of a trick, or would not."""
    if card.suit == EXCUSE[0]:
        return Saying.plain(NO_WINNER, EXCUSE_NEVER_WINS)
    if card.suit == TRUMP:
        if highest_trump is None:
            return Saying.plain(TRUMP_BEATS_SUITS, TRUMP_ORDER)
        higher = card.height > highest_trump.height
        return Saying.plain(HIGHER_TRUMP if higher else LOWER_TRUMP, TRUMP_ORDER, top=highest_trump)
    if card.suit != led:
        return Saying.plain(ANOTHER_SUIT, TRICK_WON)
    if highest_trump is not None:
        return Saying.plain(TRUMPED, TRICK_WON)
    return Saying.plain(HIGHER if card.height > top.height else LOWER, SUIT_ORDER, top=top)


BEATS = Kind(
    "beats",
    N_("What beats what?"),
    "mark",
    (SUIT_ORDER, TRUMP_ORDER, TRICK_WON, EXCUSE_NEVER_WINS),
    _draw_trick,
    _ask_trick,
    of_a_deal=False,
)
