"""Salade: a game of six rounds in a fixed order, the last of them with all the penalties of the other five at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts import hearts
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.contract import MAY_LEAD, Heading, TrickContract
from tutor.barbu.contracts.hearts import HeartsBanned
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.pieces import added
from tutor.barbu.sources import BARBU_GAME, CANADIAN_SALAD, GAMETEKO, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.barbu.values import Values
from tutor.core.cards import Card, Pack
from tutor.core.message import N_, Message
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

ROUNDS = Rule(
    "B-SAL-ROUNDS",
    title=N_("The six deals with the Salade"),
    statement=N_(
        "No Tricks costs 5 a trick, No Last Trick 30 for the last one only, No Hearts 10 a heart (the ace like any"
        " other), No Queens 20 a queen, the king of hearts 50; in the sixth deal, the Salade, all five count at once."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Last Trick you may lead any card."),
    seen=N_("a free lead"),
    line=N_("{by:player} won the last trick"),
    ask=MAY_LEAD,
)
TOTAL = Rule(
    "B-SAL-TOTAL",
    title=N_("What the Salade costs in all"),
    statement=N_(
        "With four players the five penalties are 65, 30, 130, 80 and 50 points, and the Salade costs their sum, 355."
        " Wikipedia gives 235, which is not their sum. All six deals cost 710."
    ),
    sources=(WIKIPEDIA,),
    differs=N_(
        "Wikipedia gives 235 for the Salade. Its own five penalties add up to 355; 235 is what you get if all the"
        " hearts together cost 10. The tutor counts 355."
    ),
)
LAYER = Rule(
    "B-SAL-LAYER",
    title=N_("Penalties of the Salade add up"),
    statement=N_(
        "In the Salade one card can cost several times: the king of hearts 60, as the king and as a heart, the queen of"
        " hearts 30. A trick costs 5, the last one 35, besides its cards."
    ),
    sources=(WIKIPEDIA,),
)
NO_EARLY_END = Rule(
    "B-SAL-NOEARLY",
    title=N_("The Salade is played to the end"),
    statement=N_("The Salade never stops early, even when the king and all queens are gone: tricks still count."),
    sources=(BARBU_GAME,),
)
HEART_BAN = Rule(
    "B-SAL-HEARTBAN",
    title=N_("The Salade: hearts may not be led"),
    statement=N_(
        "In the deals No Hearts, King of Hearts and Salade a heart may be led only by a player who holds nothing else."
        " Wikipedia does not say so of these deals; in Canadian Salad any card may be led, and a table may choose that"
        " here too."
    ),
    sources=(BARBU_GAME, CANADIAN_SALAD),
    allows=hearts.NO_LEAD.allows,
    forbids=hearts.NO_LEAD.forbids,
    seen=hearts.NO_LEAD.seen,
    ask=MAY_LEAD,
)
PLAYERS = Rule(
    "B-SAL-PLAYERS",
    title=N_("Three to six at the Salade"),
    statement=N_(
        "So that everybody has the same number of cards, 2♣ is left out with three players, 2♠ and 2♣ with five, and"
        " 2♠, 2♣, 3♠ and 3♣ with six; in Canadian Salad 2♣ and 2♦ with five, 2♣, 2♦, 3♣ and 3♦ with six. The Salade"
        " then costs 375 with three players, 340 with five and 330 with six."
    ),
    sources=(WIKIPEDIA, CANADIAN_SALAD),
)

OTHER_SALADES = Rule(
    "B-SAL-UNIT",
    title=N_("Salades with other values"),
    statement=N_(
        "Canadian Salad counts 10 a trick, 10 a heart, 25 a queen, 100 for the king of hearts and 100 for the last"
        " trick: 560 in its last round, 1,120 in all six. The tutor does not play it."
    ),
    sources=(CANADIAN_SALAD,),
)
FIVE_PLAYERS = Rule(
    "B-5P-GT",
    title=N_("Barbu for five"),
    statement=N_(
        "There is a Barbu for five, with 2♣ and 2♦ left out and 35 deals, whose seven contracts add up to zero as well."
        " But no source that the tutor knows settles how the four others share an undoubled contract and how often each"
        " must double, so the tutor does not offer it. Five can play the six deals with the Salade."
    ),
    sources=(GAMETEKO,),
)


CHAPTER = Heading(
    "salade",
    N_("Variants: Salade, five players, 32 cards"),
    N_("Everything that costs in one single deal, a fifth player, and the short pack with which many play in France."),
)


@dataclass(frozen=True, slots=True)
class NoLastTrick(TrickContract):
    """The second round: only the last trick is a penalty."""

    name = "no-last-trick"
    title = N_("No Last Trick", "a contract of Barbu")
    goal = N_("Do not take the last trick.")
    counts = N_("the last trick {last:signed}")
    things = N_("the last trick", "what counts in a contract")
    house_rule = "salade"
    chapter = CHAPTER
    lead_rule = ROUNDS
    praise = NoLastTwo.praise

    def pieces(self, values: Values, _pack: Pack, _players: int, /) -> tuple[int, ...]:
        """The one penalty."""
        return values.last_two[-1:]

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """The penalty for who has won the last trick (B-SAL-ROUNDS)."""
        return (Line(Reason(ROUNDS, {"by": taken[-1].winner}), values.last_two[-1]),)

    def stake(self, left: int, values: Values, /) -> float:
        """The penalty for the last trick."""
        return values.last_two[-1] if left == 1 else 0


#: The penalties that the first five rounds have one by one, and the Salade all at once.
PENALTIES = (NoTricks(), NoLastTrick(), NoHearts(), NoQueens(), Barbu())


@dataclass(frozen=True, slots=True)
class Salade(HeartsBanned):
    """The sixth round: all penalties at once, to the last trick; hearts may not be led (B-SAL-HEARTBAN)."""

    name = "salade"
    title = N_("Salade", "a contract of Barbu")
    goal = N_("Take as little as you can: tricks, the last trick, hearts, queens and the king of hearts all cost.")
    counts = N_(
        "each trick {trick:signed}, the last {last:signed} more, each heart {heart:signed}, each queen {queen:signed},"
        " the king of hearts {king:signed}"
    )
    things = N_("what costs points", "what counts in a contract")
    house_rule = "salade"
    chapter = CHAPTER
    lead_rule = HEART_BAN

    def pieces(self, values: Values, pack: Pack, players: int, /) -> tuple[int, ...]:
        """The pieces of all five penalties (B-SAL-LAYER)."""
        layers = (piece for contract in PENALTIES for piece in contract.pieces(values, pack, players))
        return tuple(sorted(filter(None, layers)))

    def worked(self, values: Values, pack: Pack, players: int) -> str:
        """The sum of the five penalties, as far as this table has them."""
        return added(*filter(None, (contract.total(values, pack, players) for contract in PENALTIES)))

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """The lines of all five penalties, which add up (B-SAL-LAYER)."""
        lines = (line for contract in PENALTIES for line in contract.base(taken, values))
        return tuple(line._replace(reason=_here(line.reason)) for line in lines if line.value)

    def stake(self, left: int, values: Values, /) -> float:
        """The penalties for a trick, and for the last one."""
        return sum(contract.stake(left, values) for contract in PENALTIES)

    def penalty(self, card: Card, values: Values, /) -> int:
        """The penalties for a card, which add up: the king of hearts is a heart as well."""
        return sum(contract.penalty(card, values) for contract in PENALTIES)

    def ducked(self, cards: Sequence[Card], left: int, values: Values) -> tuple[Message, ...] | None:
        """The praise for the dearest penalty in the trick, if any; that every trick costs something earns none."""
        ducked = (contract.ducked(cards, left, values) for contract in reversed(PENALTIES))
        return next(filter(None, ducked), None)


def _here(reason: Reason) -> Reason:
    """The reason of a penalty in words of its own contract, but by the rule of the Salade."""
    return Reason(LAYER, reason.facts, says=reason.line)
