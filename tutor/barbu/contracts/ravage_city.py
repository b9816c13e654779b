"""Ravage City: an eighth contract, in which the most cards of one suit among one's tricks are paid for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from tutor.barbu.contracts.contract import MAY_LEAD, Heading, TrickContract
from tutor.barbu.contracts.kinds import captured
from tutor.barbu.contracts.promise import USUALLY_SHORT, Mark, Promise, high, low, short
from tutor.barbu.options import Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.sources import BARBU_SCORER, SAN_FRANCISCO, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.barbu.values import Values
from tutor.core.cards import SUITS, Pack
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

PLAY = Rule(
    "B-RC-PLAY",
    title=N_("Ravage City"),
    statement=N_(
        "Where it is played, Ravage City is an eighth contract, and a game has 32 deals. It is a negative contract"
        " without trumps: 13 tricks are played, and any card may be led."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO),
    allows=N_("You lead this trick, and in Ravage City you may lead any card."),
    seen=N_("a free lead"),
    ask=MAY_LEAD,
)
COUNT = Rule(
    "B-RC-COUNT",
    title=N_("The most cards of one suit"),
    statement=N_(
        "Each player sorts the cards of their tricks by suit and counts the longest suit. Whoever has the most cards of"
        " one suit pays; players with equally many share. A second suit of the same length changes nothing."
    ),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won {number} {number:n|card|cards} of one suit ({suit:suit})"),
)
SCORE = Rule(
    "B-RC-SCORE",
    title=N_("What Ravage City costs"),
    statement=N_(
        "With the usual values it costs 24 points: one player alone pays 24, two who tie 12 each, three 8 and four 6."
    ),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won {number} {number:n|card|cards} of one suit ({suit:suit}), the most"),
)
REBALANCE = Rule(
    "B-RC-REBALANCE",
    title=N_("Eight contracts that add up to zero"),
    statement=N_(
        "With Ravage City the other contracts change so that all eight add up to zero: tricks −3, queens −8, the king"
        " of hearts −21, trumps +7, Domino 50, 25, 10 and 0. No Hearts and No Last Two stay as they are."
    ),
    sources=(WIKIPEDIA, BARBU_SCORER),
)
NOT_REBALANCED = Rule(
    "B-RC-NOREBAL",
    title=N_("Ravage City with the usual values"),
    statement=N_("If the other contracts keep their usual values, the eight of them add up to −24."),
    sources=(WIKIPEDIA,),
)
THIRTY_SIX = Rule(
    "B-RC-36",
    title=N_("Ravage City at 36"),
    statement=N_(
        "Some play for 36 points, shared as 18, 12 or 9. Then a set of eight contracts no longer adds up to zero: with"
        " the changed values it comes to −12."
    ),
    sources=(WIKIPEDIA,),
)
UNDOUBLED = Rule(
    "B-RC-UNDOUBLED",
    title=N_("Ravage City undoubled"),
    statement=N_(
        "If nobody doubles, it is not played: the three others lose 8 each and the dealer nothing. With the changed"
        " values No Tricks then costs them 13 each, No Queens 11 each with +1 for the dealer, and the king of hearts 7"
        " each."
    ),
    sources=(WIKIPEDIA,),
)

SAN_FRANCISCO_TABLE = Rule(
    "B-RC-SF",
    title=N_("Ravage City in place of No Tricks"),
    statement=N_(
        "In San Francisco Ravage City takes the place of No Tricks; the king of hearts costs 17 and Domino brings 40,"
        " 20, 10 and −10, so that the seven contracts add up to zero."
    ),
    sources=(SAN_FRANCISCO,),
)


#: The number of tricks: Ravage City is not played with 32 cards or at the Salade.
TRICKS = 13


class Longest(NamedTuple):
    """The most cards of one suit that a player has captured, and the first suit of which there are so many."""

    number: int
    suit: str


def longest(taken: Sequence[Taken]) -> dict[int, Longest]:
    """The longest suit of each player who has won tricks, by seat (B-RC-COUNT)."""
    piles = dict(captured(taken))
    return {
        seat: max((Longest(len(pile.of(suit)), suit) for suit in SUITS), key=itemgetter(0))
        for seat, pile in piles.items()
    }


#: The features of a hand that win few tricks: low cards and short suits.
PROMISE = Promise(
    marks={"low": Mark(1.5, 4, low), "high": Mark(-2, 4, high), "short": Mark(3, USUALLY_SHORT, short)},
)


@dataclass(frozen=True, slots=True)
class RavageCity(TrickContract):
    """Ravage City: have the fewest cards of any one suit among your tricks."""

    name = "ravage-city"
    title = N_("Ravage City", "a contract of Barbu")
    goal = N_("Do not be the one who takes the most cards of one suit.")
    counts = N_("most cards of one suit {ravage:signed}")
    house_rule = "ravage_city"
    chapter = Heading(
        "ravage-city",
        N_("Variant: Ravage City"),
        N_("A contract in which the player with the most cards of one suit pays."),
    )
    lead_rule = PLAY
    by_suit = True
    promise = PROMISE

    @classmethod
    def played(cls, options: Options) -> bool:
        """Whether it is played: where the house rule says so, and in San Francisco (B-RC-SF)."""
        return options.ravage_city or options.values == "san-francisco"

    def pieces(self, values: Values, _pack: Pack, _players: int, /) -> tuple[int, ...]:
        """The points that the most cards of one suit cost, alone or shared."""
        return (values.ravage,)

    def ways(self, options: Options, _pack: Pack, players: int = 4, /) -> tuple[Pieces, ...]:
        """The divisions of the penalty: one player pays alone, or several share (B-RC-SCORE)."""
        ravage = options.table.ravage
        shares = (((ravage // many,) * many, (0,) * (players - many)) for many in range(1, players + 1))
        return tuple(Pieces(pay + free, apart=True) for pay, free in shares)

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """Everybody's longest suit, with a share of the penalty for those who have the most (B-RC-SCORE)."""
        suits = longest(taken)
        most = max(own.number for own in suits.values())
        sharers = sum(own.number == most for own in suits.values())
        return tuple(
            Line(
                Reason(SCORE if own.number == most else COUNT, {"by": seat, "suit": own.suit, "number": own.number}),
                values.ravage // sharers if own.number == most else 0,
            )
            for seat, own in suits.items()
        )

    def stake(self, _left: int, values: Values, /) -> float:
        """An even share of the penalty for each trick, since the cards that count are known only at the end."""
        return values.ravage / TRICKS
