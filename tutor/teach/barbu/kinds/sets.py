"""What the contracts of a table add up to, with Ravage City and with Chinese poker."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import NamedTuple

from tutor.barbu import contracts
from tutor.barbu.contracts.chinese_poker import BALANCED, SURPLUS, ChinesePoker
from tutor.barbu.contracts.ravage_city import NOT_REBALANCED, REBALANCE, SAN_FRANCISCO_TABLE, THIRTY_SIX
from tutor.barbu.match import ZERO
from tutor.barbu.options import Options
from tutor.core.cards import BARBU
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

COMES_TO_ZERO = N_(
    "At this table the contracts have been made to add up to zero. One total is missing. Which number belongs there?"
    " Write a minus if it is a penalty."
)
ADDS_UP_TO = N_(
    "This is what the contracts of a table come to, each in all. What do they add up to? Write a minus if it is less"
    " than zero."
)
TOTAL, UNKNOWN_TOTAL = N_("{contract:term}: {total:signed}"), N_("{contract:term}: ?")
ADD_BOTH_SIDES = N_("What do the penalties come to together, and what do the contracts that bring points?")
ZERO_SUM = N_(
    "The others come to {others:signed}, so {contract:term} must be worth {total:signed}: together that is zero."
)
PENALTIES_AND_GAINS = N_("The penalties come to {minus:signed}, the rest to {plus:signed}: together {total:signed}.")
TURNED_ROUND = N_("That is what the others come to. The missing one must undo it, so it has the other sign.")
ONE_SIDE = N_("That is one side only. Penalties and gains belong into the same sum.")
FROM_WIKIPEDIA = N_(
    "That comes from the 76 points for Chinese poker that Wikipedia gives. Eighteen units of 4 points make 72."
)


class Table(NamedTuple):
    """The house rules of a table, and the rule that tells what its contracts come to."""

    options: Options
    rule: Rule

    def totals(self) -> dict[str, int]:
        """What each contract comes to in all, by its name."""
        calls = contracts.calls(self.options).values()
        return {one.name: one.total(self.options.table, BARBU, PLAYERS) for one in calls}


EIGHT = Table(Options(ravage_city=True, values="ravage"), REBALANCE)
NINE = Table(Options(ravage_city=True, chinese_poker=True, values="balanced"), BALANCED)
SEVEN = Table(Options(values="san-francisco"), SAN_FRANCISCO_TABLE)
UNCHANGED = Table(Options(ravage_city=True), NOT_REBALANCED)
DEARER = Table(Options(ravage_city=True, ravage_36=True, values="ravage"), THIRTY_SIX)
DEARER_UNCHANGED = Table(Options(ravage_city=True, ravage_36=True), THIRTY_SIX)
POKER = Table(Options(ravage_city=True, chinese_poker=True), SURPLUS)
POKER_CHANGED = Table(Options(ravage_city=True, chinese_poker=True, values="ravage"), SURPLUS)
#: Of which tables a level asks: first one total is missing, then the sum is asked for.
TABLES = ((EIGHT, NINE, SEVEN), (UNCHANGED, DEARER, EIGHT, DEARER_UNCHANGED), (POKER, POKER_CHANGED, NINE, UNCHANGED))


def _draw(level: int, seed: int, rng: random.Random) -> tuple[Board, ...]:
    tables = TABLES[level - 1]
    totals = tables[(seed - 1) % len(tables)].totals()
    missing = rng.choice([*totals]) if level == 1 else None
    lines = (
        Saying.plain(UNKNOWN_TOTAL if name == missing else TOTAL, None, contract=name, total=total)
        for name, total in totals.items()
    )
    return (Laid((), written=tuple(lines)),)


def _ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question:
    [board] = boards
    written = board.written if isinstance(board, Laid) else ()
    totals = {str(facts["contract"]): facts["total"] for line in written for _, facts in line.sentences}
    table = next(one for one in TABLES[level - 1] if one.totals() == totals)
    known = table.totals()
    hidden = next(
        (str(line.sentences[0][1]["contract"]) for line in written if UNKNOWN_TOTAL in dict(line.sentences)), ""
    )
    if hidden:
        others = sum(known.values()) - known[hidden]
        because = Saying.plain(ZERO_SUM, table.rule, others=others, contract=hidden, total=known[hidden])
        number = Number(Decimal(known[hidden]), {Decimal(others): Saying.plain(TURNED_ROUND, ZERO)}, signed=True)
        return _question(boards, COMES_TO_ZERO, because, number, table.rule)
    minus, plus = (sum(total for total in known.values() if (total > 0) is gains) for gains in (False, True))
    because = Saying.plain(PENALTIES_AND_GAINS, table.rule, minus=minus, plus=plus, total=minus + plus)
    slips = {Decimal(side): Saying.plain(ONE_SIDE, table.rule) for side in (minus, plus)}
    if ChinesePoker.name in known and table.rule is SURPLUS:
        slips[Decimal(minus + plus + 4)] = Saying.plain(FROM_WIKIPEDIA, SURPLUS)
    slips.pop(Decimal(minus + plus), None)
    return _question(boards, ADDS_UP_TO, because, Number(Decimal(minus + plus), slips, signed=True), table.rule)


def _question(boards: tuple[Board, ...], prompt: Message, because: Saying, number: Number, rule: Rule) -> Question:
    hints = Hints((Saying.plain(ADD_BOTH_SIDES),), (Saying.plain(rule.statement, rule),))
    return Question("number", boards, prompt, (because,), hints, number=number)


SET_SUM = Kind(
    "set-sum",
    N_("What a set adds up to"),
    "number",
    (REBALANCE, NOT_REBALANCED, THIRTY_SIX, SAN_FRANCISCO_TABLE, BALANCED, SURPLUS),
    _draw,
    _ask,
    of_a_deal=False,
    stock=4,
)
