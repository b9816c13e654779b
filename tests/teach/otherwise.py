"""A question that looks like another one, and has another answer."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand
from tutor.teach.question import Hints, Question
from tutor.teach.saying import Saying

#: What a test says in place of any reason.
OTHERWISE = N_("For some other reason.")


def otherwise_answered(question: Question) -> Question:
    """What looks like the same question, but other answers are right, for other reasons."""
    says = Saying.plain(OTHERWISE)
    rights = [not option.right for option in question.options]
    if question.pad == "choose":
        rights = [option.right for option in (*question.options[1:], *question.options[:1])]
    elif question.options and not any(rights):
        rights[0] = True
    options = tuple(
        option._replace(right=right, says=says) for option, right in zip(question.options, rights, strict=True)
    )
    number = question.number and question.number._replace(right=question.number.right + 1, slips={})
    laid_out, grid = question.arrangement and otherwise_laid_out(question.arrangement), question.grid
    if grid:
        states = [state.id for state in grid.states]
        others = (states[states.index(cell.right) - 1] for cell in grid.cells)
        cells = zip(grid.cells, others, strict=True)
        grid = grid._replace(cells=tuple(cell._replace(right=state, says=says) for cell, state in cells))
    changed = replace(question, options=options, number=number, arrangement=laid_out, grid=grid)
    changed = replace(changed, because=(says,), hints=Hints((says,), (says,)))
    assert changed.unique
    assert changed.key != question.key
    return changed


def otherwise_laid_out(laid_out: Arrangement) -> Arrangement:
    """The same things and places, and one thing asked for, or the one thing not that is."""
    says, place = Saying.plain(OTHERWISE), laid_out.places[0].id
    first = laid_out.things[0].id
    least = 0 if any(one.startswith(f"{first}@{place}") for one in laid_out.key[0]) else 1
    things = tuple(thing._replace(says=None) for thing in laid_out.things)
    return Arrangement(things, laid_out.places, (Demand(place, (first,), least, least, says),))
