"""The sum of a table’s contracts, by what counts in each of them or by their totals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu import contracts
from tutor.barbu.contracts import SEVEN, Contract
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.chinese_poker import BALANCED, SURPLUS
from tutor.barbu.contracts.ravage_city import NOT_REBALANCED, REBALANCE, SAN_FRANCISCO_TABLE, THIRTY_SIX
from tutor.barbu.match import ZERO
from tutor.barbu.options import Options
from tutor.barbu.values import STANDARD, Values
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

COME_TO = N_("{contract:term}: {points:signed}")


def _total(contract: Contract, values: Values) -> int:
    return contract.total(values, BARBU, PLAYERS)


# A dealer’s seven

COUNTS = {
    "no-tricks": N_("No Tricks: 13 tricks, each −2"),
    "no-hearts": N_("No Hearts: 12 hearts, each −2, and the ace of hearts −6"),
    "no-queens": N_("No Queens: 4 queens, each −6"),
    Barbu.name: N_("Barbu: the king of hearts −20"),
    "no-last-two": N_("No Last Two: the last trick but one −10, the last −20"),
    "trumps": N_("Trumps: 13 tricks, each +5"),
    "domino": N_("Domino: for the four places +45, +20, +5 and −5"),
}
TOGETHER = N_("All points that the four players win and lose in these deals are added up. What do they come to?")
THE_REST = N_(
    "A dealer has called these contracts, and in each of them the four players together have come to this. What will"
    " the rest of this dealer’s seven contracts come to together?"
)
ADD_EACH = N_("{contracts:and}: what do all four players together win or lose in each of these?")
ZERO_IN_ALL = N_("{rest:and} are still to come. What do all seven contracts come to together?")
SUM_IS = N_("Together that makes {points:signed}.")
SEVEN_ARE_ZERO = N_("All seven contracts come to 0. These make {sum:signed}, so the rest must make {points:signed}.")
OTHER_SIGN = N_("That is what these contracts come to. The rest must bring it back to 0, so the sign changes.")
WITHOUT_SIGN = N_("The number is right, but look at the sign: points lost have a minus.")


@kind(LINE, ZERO)
def seven_sum(draw: Draw) -> Posed:
    """Two or three contracts with what counts in them; or most of the seven with their totals."""
    seven = {one.name: next(one.calls(BARBU)) for one in SEVEN}
    asks = draw.of("sum", "sum", "rest")
    rest = asks == "rest"
    names = draw.rng.sample([*seven], draw.rng.choice((4, 5)) if rest else draw.level + 1)
    known = {name: _total(seven[name], STANDARD) for name in names}
    written = [
        Saying.plain(COME_TO, contract=name, points=points) if rest else Saying.plain(COUNTS[name])
        for name, points in known.items()
    ]
    board = Notes(tuple(written), {"totals": known} if rest else {"contracts": names})
    asked = Asked((board,), THE_REST if rest else TOGETHER, data={"asks": asks})

    def verdicts(judge: Judge) -> Verdicts:
        totals = known if rest else {name: _total(seven[name], judge.values) for name in names}
        summed = sum(totals.values())
        if rest:
            number = Number.of(-summed, {summed: Saying.plain(OTHER_SIGN)}, signed=True)
            says = Saying.plain(SEVEN_ARE_ZERO, ZERO, sum=summed, points=-summed)
            to_come = tuple(name for name in seven if name not in known)
            return Verdicts((says,), Hints.plain(ZERO_IN_ALL, ZERO, rest=to_come), number=number)
        worked = (Saying.plain(COME_TO, contract=name, points=points) for name, points in totals.items())
        because = (*worked, Saying.plain(SUM_IS, ZERO, points=summed))
        number = Number.of(summed, {-summed: Saying.plain(WITHOUT_SIGN)}, signed=True)
        return Verdicts(because, Hints.plain(ADD_EACH, ZERO, contracts=tuple(names)), number=number)

    return Posed(asked, verdicts)


# The contracts of other tables

COMES_TO_ZERO = N_(
    "At this table the contracts have been made to add up to zero. One total is missing. Which number belongs there?"
    " Put a minus sign in front if it is a penalty."
)
ADDS_UP_TO = N_(
    "This is what the contracts of a table come to, each in all. What do they add up to? Put a minus sign in front if"
    " it is below zero."
)
UNKNOWN_TOTAL = N_("{contract:term}: ?")
ADD_BOTH_SIDES = N_(
    "Begin with the biggest penalties, {first:term} and {second:term}. What do all {minus} penalties come to, and what"
    " do the {plus} contracts that bring points?"
)
ADD_THE_OTHERS = N_(
    "{contract:term} is missing. What do the {minus} penalties that you see come to together, and what do the contracts"
    " that bring points?"
)
TAKE_APART = N_("Add up the penalties, add up what brings points, and see by how much one sum is the larger.")
ZERO_SUM = N_(
    "The others come to {others:signed}, so {contract:term} must be worth {total:signed}: together that is zero."
)
PENALTIES_AND_GAINS = N_("The penalties come to {minus:signed}, the rest to {plus:signed}: together {total:signed}.")
TURNED_ROUND = N_("That is what the others come to. The missing one must undo it, so it has the other sign.")
ONE_SIDE = N_("That is one side only. Penalties and gains belong in the same sum.")
FROM_WIKIPEDIA = N_(
    "That comes from the 76 points for Chinese poker that Wikipedia gives. Eighteen units of 4 points make 72."
)


class Table(NamedTuple):
    """The house rules of a table, and the rule that tells what its contracts come to."""

    options: Options
    rule: Rule

    def totals(self) -> Mapping[str, int]:
        """The total of each contract, by its name."""
        return {one.name: _total(one, self.options.table) for one in contracts.calls(self.options).values()}


EIGHT = Table(Options(ravage_city=True, values="ravage"), REBALANCE)
NINE = Table(Options(ravage_city=True, chinese_poker=True, values="balanced"), BALANCED)
OF_SAN_FRANCISCO = Table(Options(values="san-francisco"), SAN_FRANCISCO_TABLE)
UNCHANGED = Table(Options(ravage_city=True), NOT_REBALANCED)
DEARER = Table(Options(ravage_city=True, ravage_36=True, values="ravage"), THIRTY_SIX)
DEARER_UNCHANGED = Table(Options(ravage_city=True, ravage_36=True), THIRTY_SIX)
POKER = Table(Options(ravage_city=True, chinese_poker=True), SURPLUS)
POKER_CHANGED = Table(Options(ravage_city=True, chinese_poker=True, values="ravage"), SURPLUS)


@kind(LINE, REBALANCE, NOT_REBALANCED, THIRTY_SIX, SAN_FRANCISCO_TABLE, BALANCED, SURPLUS, stock=4)
def set_sum(draw: Draw) -> Posed:
    """A table whose contracts add up to zero, with one total missing; or any table, whose sum is asked for."""
    tables = draw.of(
        (EIGHT, NINE, OF_SAN_FRANCISCO),
        (UNCHANGED, DEARER, EIGHT, DEARER_UNCHANGED),
        (POKER, POKER_CHANGED, NINE, UNCHANGED),
    )
    table = tables[(draw.number - 1) % len(tables)]
    totals, rule = table.totals(), table.rule
    missing = draw.of(draw.rng.choice([*totals]), "", "")
    written = (
        Saying.plain(UNKNOWN_TOTAL, contract=name)
        if name == missing
        else Saying.plain(COME_TO, contract=name, points=points)
        for name, points in totals.items()
    )
    board = Notes(tuple(written), {"totals": {**totals, missing: None} if missing else totals})
    asked = Asked((board,), COMES_TO_ZERO if missing else ADDS_UP_TO)

    because, number = _to_zero(totals, missing, rule) if missing else _together(totals, rule)
    first, second, *_ = sorted(totals, key=totals.__getitem__)
    minus = sum(points < 0 for name, points in totals.items() if name != missing)
    told: Facts = {"contract": missing, "first": first, "second": second, "minus": minus, "plus": len(totals) - minus}
    nudge = Saying.plain(ADD_THE_OTHERS if missing else ADD_BOTH_SIDES, None, **told)
    hints = Hints((nudge,), (Saying.plain(TAKE_APART, rule),))
    return Posed.for_any_judge(asked, Verdicts((because,), hints, number=number))


def _to_zero(totals: Mapping[str, int], missing: str, rule: Rule) -> tuple[Saying, Number]:
    """The total that is missing where all of them add up to zero, and why."""
    right = totals[missing]
    others = sum(totals.values()) - right
    because = Saying.plain(ZERO_SUM, rule, others=others, contract=missing, total=right)
    return because, Number.of(right, {others: Saying.plain(TURNED_ROUND, ZERO)}, signed=True)


def _together(totals: Mapping[str, int], rule: Rule) -> tuple[Saying, Number]:
    """The sum of some totals, and the two sides of it."""
    minus, plus = (sum(total for total in totals.values() if (total > 0) is gains) for gains in (False, True))
    right = minus + plus
    because = Saying.plain(PENALTIES_AND_GAINS, rule, minus=minus, plus=plus, total=right)
    slips = {side: Saying.plain(ONE_SIDE, rule) for side in (minus, plus)}
    if rule is SURPLUS:
        slips[right + 4] = Saying.plain(FROM_WIKIPEDIA, SURPLUS)
    return because, Number.of(right, slips, signed=True)
