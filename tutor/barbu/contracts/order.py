"""Tables at which nobody chooses: the contracts come in a fixed order, and nobody doubles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tutor.barbu.options import Options
from tutor.barbu.sources import BOARD_GAME_ARENA, FRENCH_WIKIPEDIA, LUDOPHINOIS, PAGAT, WIKIPEDIA
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, allow, forbid
from tutor.core.rule import Reason, Rule

SALADE_ORDER = Rule(
    "B-SAL-SEQ",
    title=N_("The order of the six rounds"),
    statement=N_(
        "No Tricks, No Last Trick, No Hearts, No Queens, the king of hearts, Salade: one deal each, in this order. The"
        " deal passes to the left, the dealer leads, nobody doubles, and the player who has lost least wins."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("The six deals come in a fixed order, and this one is next."),
    forbids=N_("The six deals come in a fixed order. The next one is {next:term}."),
    ask=N_("How many rounds have been played, and which one comes next?"),
)
EARLY_PACK = Rule(
    "B-FR-32",
    title=N_("The early form with 32 cards"),
    statement=N_("Barbu was first played with 32 cards, seven to ace in each suit: eight cards each, eight tricks."),
    sources=(WIKIPEDIA, FRENCH_WIKIPEDIA, LUDOPHINOIS),
)
EARLY_ORDER = Rule(
    "B-FR-NODOUBLE",
    title=N_("The early form: no choice and no doubling"),
    statement=N_("In the early form with 32 cards the contracts come in a fixed order, and nobody doubles."),
    sources=(PAGAT,),
    allows=N_("With 32 cards the contracts come in a fixed order, and this one is next."),
    forbids=N_("With 32 cards the contracts come in a fixed order. The next one is {next:term}."),
    ask=N_("Who chooses the contract at this table, and which one comes next?"),
)
EARLY_VALUES = Rule(
    "B-FR-VALUES",
    title=N_("What the early form costs"),
    statement=N_(
        "Every table has its own values, and none of them is the rule. Board Game Arena: tricks and hearts 1, queens 2,"
        " the king of hearts 8. Ludophinois: tricks and hearts 1, queens 2. French Wikipedia: tricks and hearts 5,"
        " queens 15, the king of hearts 70, and a Salade of all four, 210. With 52 cards Board Game Arena counts queens"
        " 3 and the king of hearts 12."
    ),
    sources=(BOARD_GAME_ARENA, LUDOPHINOIS, FRENCH_WIKIPEDIA),
)

#: The six rounds (B-SAL-SEQ).
SALADE_ROUNDS = ("no-tricks", "no-last-trick", "no-hearts", "no-queens", "barbu", "salade")
#: The contracts with 32 cards, by the table of values: those for which that source gives one (B-FR-VALUES).
EARLY_ROUNDS = {
    "bga-32": ("no-tricks", "no-hearts", "no-queens", "barbu"),
    "ludophinois": ("no-tricks", "no-hearts", "no-queens"),
    "wikipedia-fr": ("no-tricks", "no-hearts", "no-queens", "barbu", "salade"),
}
#: The contracts with 32 cards by any other table of values.
PENALTIES = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two")

NEXT_ROUND = N_("{next}, which is next in the fixed order ({rule})")


def in_order(order: Sequence[str], called: Sequence[str], rule: Rule) -> Obligation[str]:
    """The rulings on all contracts where ``rule`` fixes the order: only the next after ``called`` is legal."""
    number = len(called)
    facts: Facts = {"next": order[number], "called": tuple(called)}
    others = [*order[:number], *order[number + 1 :]]
    return Obligation(allow([order[number]], Reason(rule, facts)), forbid(others, Reason(rule, facts)))


@cache
def fixed_order(options: Options) -> tuple[str, ...] | None:
    """The names of the contracts in the order in which this table must play them; ``None`` where dealers choose."""
    if options.salade:
        return SALADE_ROUNDS
    return EARLY_ROUNDS.get(options.values, PENALTIES) if options.pack != Options().pack else None


def order_rule(options: Options) -> Rule:
    """The rule that fixes the order (and forbids doubling), where there is one."""
    return SALADE_ORDER if options.salade else EARLY_ORDER
