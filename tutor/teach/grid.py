"""Cells, each in one of a few states, as an answer: who is paid in each case, what a card is worth, who knows what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.teach.saying import Reply, Saying, Shown, once

A_CELL = N_("a cell and its state, such as {example}: one of {names}, in one of {places}")
ONE_STATE = N_("each cell in one state only")


class State(NamedTuple):
    """A state of a cell: its name in answers, and its title."""

    id: str
    title: Saying


class Cell(NamedTuple):
    """A cell of the grid: its name in answers, what it shows, the state that is ``right``, and why."""

    id: str
    shows: Shown
    right: str
    says: Saying


class Grid(NamedTuple):
    """Some cells, and the states between which one chooses for each of them.

    Short names ``joined`` stand in one line a cell, so that six cells fit on a telephone together with what is asked.
    """

    cells: tuple[Cell, ...]
    states: tuple[State, ...]
    joined: bool = False

    @property
    def key(self) -> tuple[tuple[str, ...], ...]:
        """The one right answer."""
        return (tuple(f"{cell.id}={cell.right}" for cell in self.cells),)

    def reply(self, answer: Sequence[object], because: tuple[Saying, ...]) -> Reply:
        """Judge an answer; raise ``RecordError`` for one that is none."""
        given = self._read(answer)
        wrong = once(cell.says for cell in self.cells if given.get(cell.id) != cell.right)
        on = {cell.id: cell.says for cell in self.cells}
        return Reply(not wrong, wrong or because, on)

    def _read(self, answer: Sequence[object]) -> dict[str, str]:
        cells, states = [cell.id for cell in self.cells], [state.id for state in self.states]
        given: dict[str, str] = {}
        for number, one in enumerate(answer):
            cell, _, state = one.rpartition("=") if isinstance(one, str) else ("", "", "")
            where = f"answer[{number}]"
            if cell not in cells or state not in states:
                example = f"{cells[0]}={states[0]}"
                raise RecordError(where, one, A_CELL, example=example, names=", ".join(cells), places=", ".join(states))
            if cell in given:
                raise RecordError(where, one, ONE_STATE)
            given[cell] = state
        return given
