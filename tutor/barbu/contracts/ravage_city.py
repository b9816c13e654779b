"""Ravage City: an eighth contract, in which the most cards of one suit among one's tricks are paid for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.barbu.contracts.contract import TrickContract
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.options import Values
from tutor.barbu.sources import BARBU_SCORER, SAN_FRANCISCO, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.cards import BARBU, SUITS, Pack
from tutor.rule import N_, Line, Reason, Rule

PLAY = Rule(
    "B-RC-PLAY",
    title=N_("Ravage City"),
    statement=N_(
        "Where it is played, Ravage City is an eighth contract, and a game has 32 deals. It is a negative contract"
        " without trumps: 13 tricks are played, and any card may be led."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO),
)
COUNT = Rule(
    "B-RC-COUNT",
    title=N_("The most cards of one suit"),
    statement=N_(
        "Each player counts their tricks' cards by suit and takes their longest suit. Whoever has the most cards of one"
        " suit pays; several players who have as many share it. A second suit that is as long adds nothing."
    ),
    sources=(WIKIPEDIA,),
)
SCORE = Rule(
    "B-RC-SCORE",
    title=N_("What Ravage City costs"),
    statement=N_("It costs 24 points: one player pays 24, two who have as many cards of a suit 12, three 8, four 6."),
    sources=(WIKIPEDIA,),
    adds=N_("{by:player}: {count} cards of one suit ({suit:suit}), the most; players who share this: {sharers}"),
)
REBALANCE = Rule(
    "B-RC-REBALANCE",
    title=N_("Eight contracts that sum to zero"),
    statement=N_(
        "With Ravage City the other contracts change so that all eight sum to zero: tricks −3, queens −8, the king of"
        " hearts −21, trumps +7, Domino 50, 25, 10 and 0. No Hearts and No Last Two stay as they are."
    ),
    sources=(WIKIPEDIA, BARBU_SCORER),
)
NOT_REBALANCED = Rule(
    "B-RC-NOREBAL",
    title=N_("Ravage City with the usual values"),
    statement=N_("If the other contracts keep their usual values, the eight of them sum to −24."),
    sources=(WIKIPEDIA,),
)
THIRTY_SIX = Rule(
    "B-RC-36",
    title=N_("Ravage City at 36"),
    statement=N_(
        "Some play for 36 points, shared as 18, 12 or 9. Then a set of eight contracts no longer sums to zero: it comes"
        " to −12 with the changed values."
    ),
    sources=(WIKIPEDIA,),
)
UNDOUBLED = Rule(
    "B-RC-UNDOUBLED",
    title=N_("Ravage City undoubled"),
    statement=N_(
        "Undoubled it is not played: the three others lose 8 each and the dealer nothing. By the changed values No"
        " Tricks then costs them 13 each, No Queens 11 each with +1 for the dealer, and the king of hearts 7 each."
    ),
    sources=(WIKIPEDIA,),
)


class Longest(NamedTuple):
    """How many cards of one suit a player has captured at most, and the first suit of which there are so many."""

    count: int
    suit: str


def longest(captured: Sequence[Taken], players: int) -> tuple[Longest, ...]:
    """Each player's longest suit among the cards of their tricks, by seat (B-RC-COUNT)."""
    counts = [dict.fromkeys(SUITS, 0) for _ in range(players)]
    for trick, winner in captured:
        for card in trick.cards:
            counts[winner][card.suit] += 1
    suits = [max(SUITS, key=own.__getitem__) for own in counts]
    return tuple(Longest(own[suit], suit) for own, suit in zip(counts, suits, strict=True))


@dataclass(frozen=True, slots=True)
class RavageCity(NoTricks):
    """Ravage City; its cards are played as in No Tricks, free to lead and to discard."""

    name = "ravage-city"

    def total(self, values: Values, pack: Pack = BARBU, players: int = 4) -> int:
        """What the most cards of one suit cost, alone or shared."""
        return values.ravage
