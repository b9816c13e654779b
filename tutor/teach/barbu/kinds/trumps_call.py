"""Which suit to make trumps: the long one, even where a short one looks better."""

from __future__ import annotations

import random

from tutor.barbu import ADVICE
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import WHOLE
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CALL_TRUMPS = ADVICE["B-STR-CALL-TR"]

WHICH_SUIT = N_("You are the dealer and call Trumps. Which suit would the usual advice choose?")
YOUR_CARDS = N_("Your hand:")
COUNT_SUITS = N_("How many cards of each suit do you hold? And which of your cards win tricks anyway?")
LONGEST = N_(
    "You hold {count} of the 13 {suit:suit}. The three others have {left} between them, so after a few rounds they have"
    " none, and even your small ones win."
)
AS_IT_IS = N_(
    "You hold only {count} of the 13 {suit:suit}. Your {tops:and} can win tricks without being trumps; small"
    " {best:suit} win only if {best:suit} are trumps."
)
SHORT = N_("You hold only {count} of the 13 {suit:suit}, so the others would have more trumps than you.")
NO_CARD = N_("You hold no {suit:suit} at all: the others would ruff your high cards.")
#: How many more cards than any other suit the longest has.
CLEAR = 2
#: How many cards the longest suit has, by level.
LONG = {1: (6, 7), 2: (5, 6), 3: (5, 6)}
TOPS = "AKQ"


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand with a clear longest suit: any; beside a suit with high cards; all its own cards low besides."""
    while True:
        hand = BARBU.set(rng.sample(BARBU.cards, WHOLE))
        first, second, *_ = sorted((len(hand.of(suit)) for suit in SUITS), reverse=True)
        if first in LONG[level] and first - second >= CLEAR and _tempts(level, {s: [*hand.of(s)] for s in SUITS}):
            cards = sorted(hand, key=lambda card: (SUITS.index(card.suit), card.height))
            return (Laid(tuple(cards), Saying.plain(YOUR_CARDS)),)


def _tempts(level: int, by_suit: dict[str, list[Card]]) -> bool:
    """Whether another suit looks as good as the level asks."""
    longest = max(by_suit.values(), key=len)
    high = max(len(_tops(cards)) for cards in by_suit.values() if cards is not longest)
    if level < 3:  # noqa: PLR2004 - levels are counted
        return level == 1 or high > 1
    return high > 1 and not _tops(longest)


def _tops(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.rank in TOPS]


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    by_suit = {suit: [card for card in laid.cards if card.suit == suit] for suit in SUITS}
    best = max(by_suit, key=lambda suit: len(by_suit[suit]))
    options = tuple(_option(suit, by_suit[suit], best) for suit in SUITS)
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(COUNT_SUITS),), (Saying.plain(CALL_TRUMPS.statement, CALL_TRUMPS),))
    return Question("choose", boards, WHICH_SUIT, because, hints, options=options)


def _option(suit: str, cards: list[Card], best: str) -> Option:
    count, tops = len(cards), BARBU.set(_tops(cards))
    facts: Facts = {"suit": suit, "count": count, "left": WHOLE - count, "tops": tops, "best": best}
    says = LONGEST if suit == best else AS_IT_IS if tops else SHORT if cards else NO_CARD
    return Option(suit, f"trumps {suit}", suit == best, Saying(CALL_TRUMPS, ((says, facts),)))


TRUMPS_SUIT = Kind(
    "trumps-suit", N_("Which suit do you make trumps?"), "choose", (CALL_TRUMPS,), _draw, _ask, of_a_deal=False
)
