"""Chinese poker: everybody sets their cards in three rows, face down, and the rows are shown down against each other.

It is the ninth contract, a positive one, with no play of cards; how a hand is set is in ``tutor.barbu.arranging``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from tutor.barbu.contracts.contract import Contract, Heading
from tutor.barbu.contracts.promise import Mark, Promise
from tutor.barbu.options import Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.poker import FIVE, Strength, strength
from tutor.barbu.sources import BARBU_SCORER, CHINESE_POKER, POKER_CORNER, WIKIPEDIA
from tutor.barbu.values import Values
from tutor.core.cards import SUITS, Cards, Pack
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

FOUL = Rule(
    "B-CP-FOUL",
    title=N_("A mis-set hand"),
    statement=N_(
        "A hand may be set with its rows in the wrong order, but then it loses all three rows to everybody. Between two"
        " such hands nobody wins a row."
    ),
    sources=(CHINESE_POKER,),
    note=N_(
        "Then your {better:term} row ({hand:term}) would be better than your {worse:term} row ({other:term}), and a"
        " mis-set hand loses all three rows."
    ),
    line=N_("{by:player} mis-set {by:you|your|their} hand and lost all three rows"),
)
#: Said of a hand that cannot be set well any more, with cards left to set: after this card, or after any card.
FOUL_AHEAD = N_("After that the rest could no longer be set in good order, and a mis-set hand loses all three rows.")
FOUL_ALREADY = N_(
    "Whatever you set now, your rows can no longer be in good order, and a mis-set hand loses all three rows."
)
UNIT = Rule(
    "B-CP-UNIT",
    title=N_("A unit for every row that is beaten"),
    statement=N_(
        "A row wins one unit for every other player whose same row it beats; equal rows, and rows that lose, win"
        " nothing. No source says so outright, but it is the one way of counting that adds points."
    ),
    sources=(WIKIPEDIA, BARBU_SCORER),
    line=N_("{by:player} beat {losers:and} in the {row:term} row ({hand:term})"),
)
#: Said of a row that beats nobody's.
NO_UNIT = N_("{by:player} beat nobody in the {row:term} row ({hand:term})")
SUM = Rule(
    "B-CP-SUM",
    title=N_("Eighteen units"),
    statement=N_(
        "If the four players’ rows all differ, they win 3, 2, 1 and 0 units, so the three rows make 18 units in all."
        " Equal rows lower that: two equal best rows win 2 each, and the others 1 and 0."
    ),
    sources=(BARBU_SCORER,),
)
TIMES_FOUR = Rule(
    "B-CP-x4",
    title=N_("Four points a unit"),
    statement=N_(
        "A unit is worth four points, so Chinese poker brings 72 in all. Wikipedia says 76, which would take 19 units."
    ),
    sources=(WIKIPEDIA,),
    differs=N_(
        "Wikipedia says 76 points, and 52 too many in a set of nine contracts. Eighteen units of four points make 72,"
        " so the tutor counts 72, unless the table agrees on one more unit."
    ),
    option="overall_unit",
)
OVERALL = Rule(
    "B-CP-76",
    title=N_("One unit for the best of all"),
    statement=N_(
        "One more unit would explain Wikipedia’s 76 points. The table may agree that the player who alone has won the"
        " most units wins one more."
    ),
    sources=(POKER_CORNER,),
    line=N_("{by:player} won the most units of all"),
)
SURPLUS = Rule(
    "B-CP-52",
    title=N_("What Chinese poker adds"),
    statement=N_(
        "With the usual values and Ravage City, Chinese poker leaves 48 points too many in a set of nine contracts;"
        " Wikipedia’s 52 comes from its 76. With the changed values of Ravage City it leaves 72."
    ),
    sources=(WIKIPEDIA,),
)
BALANCED = Rule(
    "B-CP-BALANCED",
    title=N_("Nine contracts that add up to zero"),
    statement=N_(
        "One table of values makes up for Chinese poker: tricks −3, hearts −3 and the ace −9, queens −12, the last two"
        " tricks −15 and −25, the king of hearts −30, Ravage City −36, trumps +5, Domino 40, 25, 10 and −10, and six"
        " points for each unit of Chinese poker."
    ),
    sources=(BARBU_SCORER,),
)
SIGN = Rule(
    "B-CP-SIGN",
    title=N_("A positive contract without play"),
    statement=N_("Chinese poker is a positive contract: only the dealer may be doubled. No card is played to a trick."),
    sources=(BARBU_SCORER,),
)

#: The rows, from the back to the front.
ROWS = ("back", "middle", "front")
#: Units in all when no two rows of a kind are equal (B-CP-SUM).
ALL_UNITS = 18


class Rows(NamedTuple):
    """One player's three rows."""

    back: Cards
    middle: Cards
    front: Cards

    @property
    def strengths(self) -> tuple[Strength, Strength, Strength]:
        """The strength of each row: back, middle and front."""
        return strength(self.back), strength(self.middle), strength(self.front)

    @property
    def foul(self) -> Reason | None:
        """The reason why the hand is mis-set; ``None`` if it is well set (B-CP-FOUL)."""
        strengths = self.strengths
        for worse, better in ((0, 1), (1, 2)):
            if strengths[better] > strengths[worse]:
                hands: Facts = {"hand": strengths[better].name, "other": strengths[worse].name}
                return Reason(FOUL, {"better": ROWS[better], "worse": ROWS[worse], **hands})
        return None


def groups(*sizes: int) -> Callable[[Cards], int]:
    """Count the ranks of which so many cards are held."""
    return lambda hand: sum(number in sizes for number in Counter(card.rank for card in hand).values())


def flushes(hand: Cards) -> int:
    """The number of suits with at least the five cards of a flush."""
    return sum(len(hand.of(suit)) >= FIVE for suit in SUITS)


#: The features of a hand that make good rows.
PROMISE = Promise(
    marks={
        "pairs": Mark(3, 2.77, groups(2)),
        "threes": Mark(9, 0.58, groups(3, 4)),
        "flushes": Mark(2, 0.71, flushes),
    },
)


@dataclass(frozen=True, slots=True)
class ChinesePoker(Contract):
    """Chinese poker: set three rows that beat the others' rows."""

    name = "chinese-poker"
    title = N_("Chinese poker", "a contract of Barbu")
    goal = N_("Set three rows that beat those of the others.")
    counts = N_("each row beaten {poker:signed}")
    positive = True
    house_rule = "chinese_poker"
    chapter = Heading(
        "chinese-poker",
        N_("Variant: Chinese poker"),
        N_("A contract without tricks: everybody makes three poker hands of their cards, and these are compared."),
    )
    shown_with = ("overall_unit",)
    promise = PROMISE

    def pieces(self, values: Values, _pack: Pack, _players: int, /) -> tuple[int, ...]:
        """All units, if no two rows of a kind are equal and no hand is mis-set (B-CP-SUM)."""
        return (values.poker,) * ALL_UNITS

    def ways(self, options: Options, _pack: Pack, players: int = 4, /) -> tuple[Pieces, ...]:
        """Every division of units: equal rows, and mis-set hands, leave some of them to nobody."""
        point, divided = options.table.poker, _divisions(players, overall=options.overall_unit)
        return tuple(Pieces(tuple(unit * point for unit in won), apart=True) for won in sorted(divided))

    @staticmethod
    def base(rows: Mapping[int, Rows], values: Values, *, overall: bool = False) -> tuple[Line, ...]:
        """A line for each row of each player, by seat, and with ``overall`` one for the best of all (B-CP-76)."""
        lines = [line for seat in rows for line in _rows_won(seat, rows, values)]
        if overall and (best := _best(units(rows))) is not None:
            lines.append(Line(Reason(OVERALL, {"by": best}), values.poker))
        return tuple(lines)


def units(rows: Mapping[int, Rows]) -> dict[int, tuple[int, ...]]:
    """The number of others whose back, middle and front row each player beats (B-CP-UNIT)."""
    return {seat: tuple(map(len, losers)) for seat, losers in beaten(rows).items()}


def beaten(rows: Mapping[int, Rows]) -> dict[int, tuple[tuple[int, ...], ...]]:
    """The seats whose rows each player beats at the back, in the middle and at the front; none by a mis-set hand."""
    shown = {seat: None if own.foul else own.strengths for seat, own in rows.items()}
    return {
        seat: tuple(
            tuple(at for at, other in shown.items() if own and (other is None or own[row] > other[row]))
            for row in range(len(ROWS))
        )
        for seat, own in shown.items()
    }


def _rows_won(seat: int, rows: Mapping[int, Rows], values: Values) -> Iterator[Line]:
    if rows[seat].foul:
        yield Line(Reason(FOUL, {"by": seat}), 0)
        return
    for row, strong, losers in zip(ROWS, rows[seat].strengths, beaten(rows)[seat], strict=True):
        facts: Facts = {"by": seat, "row": row, "hand": strong.name, "losers": losers}
        yield Line(Reason(UNIT, facts, says=None if losers else NO_UNIT), len(losers) * values.poker)


def _best(won: Mapping[int, tuple[int, ...]]) -> int | None:
    """The seat that has won most units; ``None`` if several have."""
    most = max(map(sum, won.values()))
    best = [seat for seat, own in won.items() if sum(own) == most]
    return best[0] if len(best) == 1 else None


@cache
def _divisions(players: int, *, overall: bool) -> frozenset[tuple[int, ...]]:
    """Every set of units that the players can win, each from the fewest to the most (B-CP-UNIT)."""
    row = set(_outcomes(players))
    first = {won for won in row if list(won) == sorted(won)}
    won = {tuple(map(sum, zip(*rows, strict=True))) for rows in product(first, *(row,) * (len(ROWS) - 1))}
    return frozenset(_with_overall(own) if overall else tuple(sorted(own)) for own in won)


def _outcomes(players: int) -> Iterator[tuple[int, ...]]:
    """The number of others that each player beats, for every outcome of a row."""
    for hands in product(range(players), repeat=players):
        yield tuple(sum(other < hand for other in hands) for hand in hands)


def _with_overall(won: Iterable[int]) -> tuple[int, ...]:
    """The units with one more for a player who has won most, alone (B-CP-76)."""
    *others, most = sorted(won)
    return (*others, most + 1) if most > others[-1] else (*others, most)
