"""A question: what is shown, what is asked, on which pad it is answered, and how an answer is judged.

A question decides nothing.  What is right, and why, its kind has read off the game: off rulings, tricks, counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tutor.core.cards import Card, Cards
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Fact, Facts, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.tarot.score.summary import Summary
from tutor.teach.arrangement import Arrangement
from tutor.teach.estimate import Estimate
from tutor.teach.grid import Grid
from tutor.teach.number import Number, written
from tutor.teach.open_boards import ContractOffers, Played, Promises, Shares, StillOut, Strip, Threads, Tricks
from tutor.teach.saying import Reply, Saying, Shown, once

#: The form of an answer: any number of the options, one of them, a number, things put to places, cells in states.
Pad = Literal["mark", "choose", "number", "arrange", "pairs"]


class Laid(NamedTuple):
    """Cards that lie open, in their order, under a ``title`` where it takes one: a trick, a pile, a hand.

    Below them may stand what is ``written`` of them, line by line.  There need be no cards, if the words say enough.
    ``paired``, they lie two and two, as one counts a pile; ``small``, several hands stand beside each other.
    ``data`` is what the words say that decides, such as whose the cards are.
    """

    cards: tuple[Card, ...]
    title: Saying | None = None
    written: tuple[Saying, ...] = ()
    paired: bool = False
    small: bool = False
    data: Mapping[str, Json] = {}


class Notes(NamedTuple):
    """Lines of words under a ``title``, and all that they say that decides, as ``data`` that JSON writes."""

    written: tuple[Saying, ...]
    data: Mapping[str, Json]
    title: Saying | None = None


class Scored(NamedTuple):
    """A deal that is over, in the few numbers that its score needs, and what is ``written`` of its score sheet.

    Of one of these lines, ``blank`` by its place, the value is left out.
    """

    deal: Summary
    written: tuple[Line, ...] = ()
    blank: int | None = None


#: The boards of a question: a deal as the player to move knows it, cards that lie open, a deal that is over, tricks
#: that everybody has seen, who has doubled whom, the trumps after a poignée, the cards that are still out, what a
#: dealer's contracts promise, or how often something happens.
Board = (
    Record | Laid | Notes | Scored | Played | Tricks | Threads | Strip | StillOut | ContractOffers | Promises | Shares
)
#: An answer: the ids of options, one number, ``THING@PLACE`` or ``CELL=STATE``, as records write them.
Answer = tuple[str, ...]

AN_OPTION = N_("an option of this question, one of {names}")
ONE_OF_EACH = N_("each option once")


class Option(NamedTuple):
    """Something that can be answered: a card or some cards, a rule, a move as records write it, or some words.

    ``id`` names it in answers, with the number of its board if there are several: ``"1:H10"``.  ``says`` tells why it
    belongs to the answer, or why it does not.
    """

    id: str
    shows: Shown
    right: bool
    says: Saying
    board: int | None = None


class Hints(NamedTuple):
    """Hints that help more and more: a question back, then a rule, with the cards that bind ``lit``.

    There is one of each for every board.  The rule is the one that decides, or where just that is asked, one that does
    not.
    """

    nudges: tuple[Saying, ...]
    rules: tuple[Saying, ...]
    lit: tuple[Cards | None, ...] = ()

    @classmethod
    def of(cls, nudge: Saying, rule: Rule, *lit: Cards | None) -> Hints:
        """The hints for one board: a question back, then what a rule says."""
        return cls((nudge,), (Saying.plain(rule.statement, rule),), lit)

    @classmethod
    def plain(cls, nudge: Message, rule: Rule, *lit: Cards | None, **facts: Fact) -> Hints:
        """The hints for one board: a question back that names ``facts`` of it, then what a rule says."""
        return cls.of(Saying(None, ((nudge, facts),)), rule, *lit)


@dataclass(frozen=True, slots=True)
class Question:
    """A question, and all that it takes to judge an answer.

    Right are the ``options`` that are right, all of them and no others; with ``any_of`` each of them alone is a right
    answer.  Other pads have no options: a ``number``, an ``arrangement`` or a ``grid`` says what is right.
    ``because`` are the reasons that decide, in the order in which one comes upon them.  An ``estimate`` may be given
    before the answer, and is no part of it.

    ``facts`` are the named parts of the prompt; ``data`` is what else decides and stands on no board.  Tricks that are
    ``fleeting`` come and go before the question where somebody watches; elsewhere they are there to be read.
    """

    pad: Pad
    boards: tuple[Board, ...]
    prompt: Message
    because: tuple[Saying, ...]
    hints: Hints
    facts: Facts = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    any_of: bool = False
    number: Number | None = None
    arrangement: Arrangement | None = None
    grid: Grid | None = None
    estimate: Estimate | None = None
    data: Mapping[str, Json] = field(default_factory=dict)
    fleeting: bool = False

    @property
    def tables(self) -> int:
        """The number of boards on which somebody is to move: several are told apart by their numbers."""
        return sum(isinstance(board, Record) for board in self.boards)

    @property
    def unique(self) -> bool:
        """Whether there is something to ask, and one right answer to it, or one sort of right answers."""
        right = sum(option.right for option in self.options)
        match self.pad:
            case "number":
                return self.number is not None
            case "choose":
                return (right == 1 or self.any_of) and 0 < right < len(self.options)
            case "arrange":
                return self.arrangement is not None and self.arrangement.members > 0
            case "pairs":
                return self.grid is not None and len(self.grid.states) > 1
        return right > 0 and len(self.options) > 1

    @property
    def states(self) -> int:
        """The number of different states of its cells; 0 if it has none."""
        return len({cell.right for cell in self.grid.cells}) if self.grid else 0

    @property
    def key(self) -> tuple[Answer, ...]:
        """The right answers, each in the order of the options; of very many some."""
        if self.number:
            return ((written(self.number.right),),)
        if laid_out := self.arrangement or self.grid:
            return laid_out.key
        right = tuple(option.id for option in self.options if option.right)
        return (right,) if self.pad == "mark" else tuple((one,) for one in right)

    def reply(self, answer: Sequence[object]) -> Reply:
        """Judge an answer, in any order; an incomplete one is wrong.

        Raise ``RecordError`` for one that is none: an unknown option, an option twice, a text that is no number.
        """
        if judge := self.number or self.arrangement or self.grid:
            return judge.reply(answer, self.because)
        given = tuple(self._read(answer))
        right = set(given) in map(set, self.key)
        # What was marked and is wrong, and what was left out; of two that are right where one was asked for, neither.
        amiss = once(option.says for option in self.options if (option.id in given) is not option.right)
        because = self.because if right or not amiss else amiss
        return Reply(right, because, {option.id: option.says for option in self.options})

    def _read(self, answer: Sequence[object]) -> Iterator[str]:
        names = tuple(option.id for option in self.options)
        for place, one in enumerate(answer):
            if one not in names:
                raise RecordError(f"answer[{place}]", one, AN_OPTION, names=", ".join(names))
            if one in answer[:place]:
                raise RecordError(f"answer[{place}]", one, ONE_OF_EACH)
            yield str(one)
