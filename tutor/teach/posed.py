"""A question before it is judged, and what a judge says of it.

A kind draws, offers, then judges, in this order.  ``Asked`` is all that is shown, made before anybody has judged;
``Verdicts`` are what one judge says of it.  The judge is handed in, so that the same boards can be asked under the
rules of another table, or as somebody would answer who believes something wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.errors import Json
from tutor.core.message import N_, Facts, Message
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.estimate import Estimate
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.judge import Judge
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Option, Pad, Question
from tutor.teach.saying import Chair, Saying, Shown


class Offer(NamedTuple):
    """Something that can be answered, or answered with: an option, a thing to be put somewhere, a cell of a grid.

    ``id`` names it in answers, with the number of its board if there are several: ``"1:H10"``.
    """

    id: str
    shows: Shown
    board: int | None = None


def card_offers(cards: Iterable[Card]) -> tuple[Offer, ...]:
    """Cards that can be answered, or answered with, each by its own name."""
    return tuple(Offer(card.code, card) for card in cards)


THE_PLAYER = N_("{seat:Player}")


def player_offers(seats: Iterable[int], chair: Chair) -> tuple[Offer, ...]:
    """Players that can be answered, each by the number of their seat, and as the learner on a chair sees them."""
    return tuple(Offer(f"player-{seat}", Saying(None, ((THE_PLAYER, {"seat": seat}),), chair)) for seat in seats)


@dataclass(frozen=True, slots=True)
class Asked:
    """All that is shown of a question.

    ``facts`` are the named parts of the ``prompt``; ``data`` is what else decides and stands on no board, as JSON
    writes it.  Things are put to ``places``; each cell is said to be in one of some ``states``, and cells with short
    names are ``joined`` with theirs in one line.  Tricks that are ``fleeting`` come and go before the question.
    """

    boards: tuple[Board, ...]
    prompt: Message
    offers: tuple[Offer, ...] = ()
    facts: Facts = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)
    places: tuple[Place, ...] = ()
    states: tuple[State, ...] = ()
    joined: bool = False
    estimate: Estimate | None = None
    fleeting: bool = False


@dataclass(frozen=True, slots=True)
class Verdicts:
    """A judge's answer: why it is so, what helps, and by the pad what is right.

    ``mark`` and ``choose``: ``on`` says of each offer whether it is right, and why; with ``any_of`` each right one
    alone is an answer.  ``pairs``: ``states`` says of each cell in which state it is, and why.  ``arrange``:
    ``demands``, and ``notes`` on things of which something is worth knowing.  ``number``: the number, with known slips.
    """

    because: tuple[Saying, ...]
    hints: Hints
    on: Mapping[str, tuple[bool, Saying]] = field(default_factory=dict)
    any_of: bool = False
    states: Mapping[str, tuple[str, Saying]] = field(default_factory=dict)
    demands: tuple[Demand, ...] = ()
    notes: Mapping[str, Saying] = field(default_factory=dict)
    number: Number | None = None


def _always(_: Question) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Posed:
    """A question that has been drawn, and how any judge answers it.

    ``fits`` tells of the question as the rules answer it whether it makes a good exercise; whoever judges otherwise is
    asked the same.
    """

    asked: Asked
    verdicts: Callable[[Judge], Verdicts]
    fits: Callable[[Question], bool] = _always

    @classmethod
    def for_any_judge(cls, asked: Asked, verdicts: Verdicts) -> Posed:
        """A question that all judges answer alike: no rule on which tables differ has a say in it."""
        return cls(asked, lambda _: verdicts)

    def by(self, judge: Judge, pad: Pad) -> Question:
        """The question as a judge answers it."""
        return _question(pad, self.asked, self.verdicts(judge))


def _question(pad: Pad, asked: Asked, found: Verdicts) -> Question:
    """The question that was asked, with what one judge says of it."""
    options: tuple[Option, ...] = ()
    arrangement = grid = None
    if pad == "arrange":
        things = tuple(Thing(one.id, one.shows, found.notes.get(one.id)) for one in asked.offers)
        arrangement = Arrangement(things, asked.places, found.demands)
    elif pad == "pairs":
        cells = tuple(Cell(one.id, one.shows, *found.states[one.id]) for one in asked.offers)
        grid = Grid(cells, asked.states, asked.joined)
    else:
        options = tuple(Option(one.id, one.shows, *found.on[one.id], one.board) for one in asked.offers)
    return Question(
        pad,
        asked.boards,
        asked.prompt,
        found.because,
        found.hints,
        asked.facts,
        options,
        found.any_of,
        found.number,
        arrangement,
        grid,
        asked.estimate,
        asked.data,
        asked.fleeting,
    )
