"""The common ground of all phases of Barbu: the facts of the contract, advice for whoever has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from tutor import barbu
from tutor.barbu.contracts import Contract
from tutor.barbu.options import Options
from tutor.barbu.phases import Phase
from tutor.core.message import N_, Facts
from tutor.core.sheet import Sheet
from tutor.show.advice import Counsel
from tutor.show.barbu.goals import counts
from tutor.show.barbu.praise import of_deal
from tutor.show.html import Html, element
from tutor.show.table.praise import Praise
from tutor.show.table.recommended import recommended
from tutor.show.table.stage import Move, OnTable
from tutor.show.words import capital

TO_SPEAK = N_("to speak", "tag of a player")

InBarbu = TypeVar("InBarbu", bound=Phase)


class BarbuOnTable(OnTable[InBarbu, Move]):
    """A phase of Barbu."""

    def about(self, contract: Contract, options: Options, words: Html) -> tuple[str, ...]:
        """The facts of the deal: the phase, the contract and what counts in it."""
        called = element("strong", capital(words.move(contract.code)))
        return self.chapter(words), called, counts(contract, options, words)

    def advice(self) -> Counsel | None:
        """The advice and its reasons, where there is a choice."""
        return recommended(self.at, barbu.advised)

    def praised_deal(self, sheet: Sheet, seat: int, /) -> tuple[Praise, Facts] | None:
        """The praise for a player whose own doubles have paid."""
        return of_deal(sheet, seat)

    def before(self, words: Html, /) -> Iterator[str]:
        """The contract and how far it has come, and everything that everybody sees or has heard."""
        yield element("p", self.title(words))
        yield from (element("p", line) for line in self.so_far(words))
