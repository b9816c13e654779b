"""One trick: the duty to follow suit, the same in every contract, and the winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.barbu.sources import ONLINE, PAGAT, TRICTRAC, WIKIPEDIA
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule
from tutor.core.trick import Trick as AnyTrick

FOLLOW = Rule(
    "B-FOLLOW",
    title=N_("Follow suit"),
    statement=N_("If you hold a card of the suit led, you must play one."),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("{led:Suit} were led, and you follow suit."),
    forbids=N_("{led:Suit} were led and you hold some, so you must follow suit. You may play {allowed:or}."),
    seen=N_("following suit: {led:suit}"),
    ask=N_("Which suit was led, and do you hold a card of it?"),
)
VOID_FREE = Rule(
    "B-VOID-FREE",
    title=N_("Without the suit led, play anything"),
    statement=N_(
        "In a contract without trumps, a player who holds no card of the suit led may play any card, even one that"
        " costs points; you never have to get rid of a card."
    ),
    sources=(WIKIPEDIA, PAGAT),
    allows=N_("You have no {led:suit}, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of {led:suit}"),
    ask=N_("Can you follow suit? If not, is there a card that you must play?"),
)
NO_HEADING = Rule(
    "B-NO-HEADING-NT",
    title=N_("No need to go higher"),
    statement=N_("In a contract without trumps there is never a duty to beat the cards on the table."),
    sources=(TRICTRAC,),
    note=N_("You need not go higher."),
)
WINNER = Rule(
    "B-NT-WINNER",
    title=N_("Who wins the trick"),
    statement=N_("Without trumps the highest card of the suit led wins the trick; a discard never wins."),
    sources=(WIKIPEDIA, ONLINE),
)


class Trick(AnyTrick):
    """A trick of Barbu."""

    __slots__ = ()

    @property
    def led(self) -> str | None:
        """The suit that must be followed: that of the first card."""
        return self.cards[0].suit if self.cards else None

    def top(self, suit: str) -> Card | None:
        """The highest card of a suit in the trick."""
        best = None
        for card in self.cards:
            if card.suit == suit and (best is None or card.height > best.height):
                best = card
        return best

    @property
    def best(self) -> Card:
        """The highest card of the suit led (B-NT-WINNER); the trick must have a card."""
        return self.top(self.cards[0].suit) or self.cards[0]


class Taken(NamedTuple):
    """A complete trick, the seat that has won it, and its cards."""

    trick: Trick
    winner: int
    cards: Cards


def follow(hand: Cards, led: str) -> Obligation[Card]:
    """The duty of a player with ``hand`` when a suit is led, in a contract without trumps."""
    binding = hand.of(led)
    return Obligation.decided(binding or hand, following, hand, led)


def following(hand: Cards, led: str) -> Iterator[Ruling[Card]]:
    """The rulings where a suit is led, in a contract without trumps."""
    binding = hand.of(led)
    if not binding:
        yield allow(hand, Reason(VOID_FREE, {"led": led}))
        return
    must = must_follow(led, binding, binding)
    yield allow(binding, must, notes=(Reason(NO_HEADING, {}),))
    yield forbid(hand - binding, must)


def must_follow(led: str, binding: Cards, allowed: Cards) -> Reason:
    """The reason that a suit must be followed, with the cards that bind and those ``allowed`` (B-FOLLOW)."""
    return Reason(FOLLOW, {"led": led, "binding": binding, "allowed": allowed})
