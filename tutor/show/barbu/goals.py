"""The goal of each contract of Barbu, and the things that count in it at a table."""

from __future__ import annotations

from tutor.barbu.contracts import Contract
from tutor.barbu.options import Options
from tutor.core.message import N_
from tutor.show.html import Html

TO_THE_LEFT = N_("Play goes to the left.")


def counts(contract: Contract, options: Options, words: Html) -> str:
    """The things that count in the contract, by the values of this table."""
    return words.tell(contract.counts, options.table.facts)


def goal(contract: Contract | None, words: Html) -> str:
    """The goal of the contract, and the direction of play."""
    if contract is None:
        return words.say(TO_THE_LEFT)
    return f"{words.tell(contract.goal, contract.facts)} {words.say(TO_THE_LEFT)}"
