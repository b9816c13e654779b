"""The figures of the source document, each worked out again from the values that the engine plays with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.barbu import contracts
from tutor.barbu.contracts import Contract
from tutor.barbu.house import HOUSE
from tutor.barbu.options import Options
from tutor.barbu.pieces import added
from tutor.core.cards import BARBU, Pack
from tutor.core.message import N_, Facts, Message

TABLE = 4
#: The usual table, those with an eighth and a ninth contract, and the six rounds with Salade.
SEVEN = Options()
EIGHT = Options(ravage_city=True, values="ravage")
EIGHT_36 = Options(ravage_city=True, values="ravage", ravage_36=True)
NINE = Options(ravage_city=True, chinese_poker=True, values="balanced")
NINE_USUAL = Options(ravage_city=True, chinese_poker=True)
NINE_CHANGED = Options(ravage_city=True, chinese_poker=True, values="ravage")
SALADE = Options(salade=True)

TOTAL = N_("{contract:term}, in all")
SUM = N_("The seven contracts together")
SUM_OF_EIGHT = N_("With Ravage City and changed values: {contract:term}")
EIGHT_TOGETHER = N_("The eight contracts together")
DEALS = N_("Deals with {count} {count:n|contract|contracts}")
ADDED = N_("Points that Chinese poker adds")
SURPLUS = N_("Points too many with Ravage City and Chinese poker")
ROUND = N_("Six rounds: {contract:term}, in all")
CARDS = N_("Cards for five at the Salade")


class Figure(NamedTuple):
    """A figure of the document: its subject, the number printed, and the sum that should give it."""

    what: Message
    facts: Facts
    printed: int
    worked: str
    total: int

    @property
    def right(self) -> bool:
        """Whether the document has it right."""
        return self.printed == self.total


def totals(options: Options, players: int = TABLE) -> dict[str, int]:
    """The total points of each contract of a table, by name, in the order in which the table has them."""
    pack = _pack(options, players)
    known = _known(options, pack)
    return {name: known[name].total(options.table, pack, players) for name in contracts.names(options)}


def worked(name: str, options: Options, players: int = TABLE) -> str:
    """The sum that gives the total of a contract, as one writes it: ``13 × −2``."""
    pack = _pack(options, players)
    return _known(options, pack)[name].worked(options.table, pack, players)


def figures() -> Iterator[Figure]:
    """Every figure of the document that can be worked out, in its order."""
    seven, eight, rounds = totals(SEVEN), totals(EIGHT), totals(SALADE)
    printed = {"no-tricks": -26, "no-hearts": -30, "no-queens": -24, "barbu": -20, "no-last-two": -30}
    for name, total in (printed | {"trumps": 65, "domino": 65}).items():
        yield Figure(TOTAL, {"contract": name}, total, worked(name, SEVEN), seven[name])
    yield Figure(SUM, {}, 0, added(*seven.values()), sum(seven.values()))
    for deals, options in ((28, SEVEN), (32, EIGHT), (36, NINE)):
        count = len(contracts.names(options))
        yield Figure(DEALS, {"count": count}, deals, f"{TABLE} × {count}", TABLE * count)
    printed = {"no-tricks": -39, "no-hearts": -30, "no-queens": -32, "barbu": -21, "no-last-two": -30}
    for name, total in (printed | {"trumps": 91, "domino": 85, "ravage-city": -24}).items():
        yield Figure(SUM_OF_EIGHT, {"contract": name}, total, worked(name, EIGHT), eight[name])
    yield Figure(EIGHT_TOGETHER, {}, 0, added(*eight.values()), sum(eight.values()))
    poker = totals(NINE_USUAL)["chinese-poker"]
    yield Figure(ADDED, {}, 76, worked("chinese-poker", NINE_USUAL), poker)
    yield Figure(SURPLUS, {}, 52, added(*totals(NINE_USUAL).values()), sum(totals(NINE_USUAL).values()))
    printed = {
        "no-tricks": -65,
        "no-last-trick": -30,
        "no-hearts": -130,
        "no-queens": -80,
        "barbu": -50,
        "salade": -235,
    }
    for name, total in printed.items():
        yield Figure(ROUND, {"contract": name}, total, worked(name, SALADE), rounds[name])
    yield Figure(CARDS, {}, 50, f"{len(BARBU)} − 2", len(_pack(SALADE, 5)))


def _known(options: Options, pack: Pack) -> dict[str, Contract]:
    """The contracts of a table by name; of several calls of one, any, since all are worth the same."""
    return {contract.name: contract for contract in contracts.calls(options, pack).values()}


def _pack(options: Options, players: int) -> Pack:
    rules = {"pack": options.pack, "salade": options.salade, "removed": options.removed}
    return HOUSE.pack(players, rules)
