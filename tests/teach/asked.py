"""Which questions the tests look at: those of 18 seeds, or with ``make certify`` of others that nobody has chosen."""

from __future__ import annotations

import contextlib
import random
from dataclasses import replace
from functools import cache
from typing import Any

from tests.certify import CERTIFY, FROM
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.games import reached
from tutor.teach.arrangement import Arrangement
from tutor.teach.grid import Grid
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import SEEDS
from tutor.teach.question import Board, Laid, Option, Question

#: The seeds that are always asked.
FIXED = SEEDS[:18]
#: How many are asked at least about each thing about which a kind asks.
EACH = 6
#: The seeds that are asked: with ``make certify`` as many others, which follow from the number that it prints.
ASKED = sorted(random.Random(FROM).sample(SEEDS[len(FIXED) :], CERTIFY)) if CERTIFY else FIXED


@cache
def questions(kind: Kind, level: int) -> dict[Exercise, Question]:
    """The questions of a level, by their names; of a kind that asks about several things some about each."""
    seeds = ASKED if CERTIFY else SEEDS[: max(len(FIXED), EACH * len(kind.about))]
    exercises = [Exercise(kind, level, seed) for seed in seeds]
    return {exercise: exercise.question for exercise in exercises}


def moments(question: Question) -> list[tuple[int, Record, Position[Any]]]:
    """The boards of a question on which somebody is to move, by their numbers, with the positions on them."""
    deals = [(number, board) for number, board in enumerate(question.boards) if isinstance(board, Record)]
    return [(number, board, reached(board)) for number, board in deals]


def bare(option: Option) -> str:
    """What an option is called on its own board."""
    return option.id.removeprefix(f"{option.board}:")


def codes(board: Board) -> list[str]:
    """Cards that lie open on a board."""
    assert isinstance(board, Laid)
    return [card.code for card in board.cards]


@cache
def some_of_each() -> tuple[Question, ...]:
    """Some questions of every kind, at every level, and one at least about each thing about which it asks."""
    return tuple(
        kind.question(level, seed)
        for kind in KINDS.values()
        for level in LEVELS
        for seed in range(1, max(EACH, len(kind.about)) + 1)
    )


def otherwise_dealt(record: Record, seat: int) -> Record:
    """The deal with other cards in the hands of the others, as far as what they have played allows."""
    rng = random.Random(str(record.moves))
    for _ in range(4):
        one, other = rng.sample([at for at in range(record.players) if at != seat], 2)
        hands = [*record.hands]
        mine, theirs = (rng.choice([*(hands[at] or ())]) for at in (one, other))
        hands[one] = (hands[one] or TAROT.none).without(mine).with_card(theirs)
        hands[other] = (hands[other] or TAROT.none).without(theirs).with_card(mine)
        with contextlib.suppress(RecordError):
            changed = replace(record, hands=tuple(hands))
            reached(changed)
            record = changed
    return record


def asking(kind: Kind, question: Question) -> Kind:
    """A kind that asks just this question."""
    laid_out, grid = question.arrangement or Arrangement((), (), ()), question.grid or Grid((), ())
    offers = (
        *(Offer(option.id, option.shows, option.board) for option in question.options),
        *(Offer(thing.id, thing.shows) for thing in laid_out.things),
        *(Offer(cell.id, cell.shows) for cell in grid.cells),
    )
    asked = Asked(
        question.boards,
        question.prompt,
        offers,
        question.facts,
        question.data,
        laid_out.places,
        grid.states,
        grid.joined,
        question.estimate,
    )
    verdicts = Verdicts(
        question.because,
        question.hints,
        {option.id: (option.right, option.says) for option in question.options},
        question.any_of,
        {cell.id: (cell.right, cell.says) for cell in grid.cells},
        laid_out.demands,
        {thing.id: thing.says for thing in laid_out.things if thing.says},
        question.number,
    )
    return replace(kind, pose=lambda _: Posed(asked, lambda _: verdicts))
