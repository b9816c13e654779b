"""A question: what is shown, what is asked, on which pad it is answered, and how an answer is judged.

A question decides nothing.  What is right, and why, its kind has read off the game: off rulings, tricks, counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Literal, NamedTuple

from tutor.cards import Card, Cards
from tutor.errors import RecordError
from tutor.message import N_, Fact, Facts, Message
from tutor.obligation import Ruling
from tutor.record import Record
from tutor.rule import Rule

#: What a learner answers with: any number of the options, one of them, or a number.
Pad = Literal["mark", "choose", "number"]
#: What is shown: a deal as the player to move knows it, or cards that lie open.
Board = Record | tuple[Card, ...]
#: An answer: the ids of options, or one number, as records write them.
Answer = tuple[str, ...]

AN_OPTION = N_("an option of this question, one of {names}")
ONE_OF_EACH = N_("each option once")
A_NUMBER = N_("one number, such as {example}")
#: No number that anybody means is longer.
LONGEST_NUMBER = 20
NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)", re.ASCII)


class Chair(NamedTuple):
    """To whom something is said: who is to move on a board, at a table of so many that plays this way round."""

    seat: int | None
    players: int
    clockwise: bool


class Saying(NamedTuple):
    """What is to be said of an option or an answer: sentences with their facts, and the rule that they speak of.

    It is said from a ``chair`` of one of the boards, if it speaks of players.
    """

    rule: Rule | None
    sentences: tuple[tuple[Message, Facts], ...]
    chair: Chair | None = None

    @classmethod
    def of(cls, ruling: Ruling[object], chair: Chair) -> Saying:
        """The sentence of the reason that decides a ruling, then what is worth noting."""
        decides = ruling.reason.decides(legal=ruling.legal), ruling.reason.facts
        return cls(ruling.rule, (decides, *((note.note, note.facts) for note in ruling.notes)), chair)

    @classmethod
    def plain(cls, message: Message, rule: Rule | None = None, **facts: Fact) -> Saying:
        """One sentence."""
        return cls(rule, ((message, facts),))


class Option(NamedTuple):
    """Something that can be answered: a card, a rule, or a move as records write it.

    ``id`` names it in answers, with the number of its board if there are several: ``"1:H10"``.  ``says`` tells why it
    belongs to the answer, or why it does not.
    """

    id: str
    shows: Card | Rule | str
    right: bool
    says: Saying
    board: int | None = None


class Number(NamedTuple):
    """The number that is right, in points or cards; and what some other number comes from, by that number."""

    right: Decimal
    slips: Mapping[Decimal, Saying] = {}
    halves: bool = False


class Hints(NamedTuple):
    """What helps, more and more: a question back, then a rule, with the cards that bind ``lit``.

    There is one of each for every board.  The rule is the one that decides, or where just that is asked, one that does
    not.
    """

    nudges: tuple[Saying, ...]
    rules: tuple[Saying, ...]
    lit: tuple[Cards | None, ...] = ()


class Reply(NamedTuple):
    """What is said of an answer: whether it is right, why in short, and the same option by option."""

    right: bool
    because: tuple[Saying, ...]
    on: Mapping[str, Saying]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and all that it takes to judge an answer.

    The right answers are the ``options`` that are right, all of them and no others; with a ``number`` there are no
    options.  ``because`` are the reasons that decide, in the order in which one comes upon them.
    """

    pad: Pad
    boards: tuple[Board, ...]
    prompt: Message
    because: tuple[Saying, ...]
    hints: Hints
    facts: Facts = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    number: Number | None = None

    @property
    def unique(self) -> bool:
        """Whether there is something to ask, and just one right answer to it."""
        right = sum(option.right for option in self.options)
        match self.pad:
            case "number":
                return self.number is not None
            case "choose":
                return right == 1 < len(self.options)
        return right > 0 and len(self.options) > 1

    @property
    def key(self) -> tuple[Answer, ...]:
        """The right answers, each in the order of the options: just one, if the question is ``unique``."""
        if self.number:
            return ((written(self.number.right),),)
        right = tuple(option.id for option in self.options if option.right)
        return (right,) if self.pad == "mark" else tuple((one,) for one in right)

    def reply(self, answer: Sequence[object]) -> Reply:
        """Judge an answer, in any order; an incomplete one is wrong.

        Raise ``RecordError`` for one that is none: an unknown option, an option twice, a text that is no number.
        """
        given = tuple(self._read(answer))
        if self.number:
            slip = self.number.slips.get(Decimal(given[0])) if given else None
            right = bool(given) and Decimal(given[0]) == self.number.right
            return Reply(right, (slip,) if slip else self.because, {})
        right = set(given) in map(set, self.key)
        # What was marked and is wrong, and what was left out.
        amiss = [option.says for option in self.options if (option.id in given) is not option.right]
        because = self.because if right else tuple(one for n, one in enumerate(amiss) if one not in amiss[:n])
        return Reply(right, because, {option.id: option.says for option in self.options})

    def _read(self, answer: Sequence[object]) -> Iterator[str]:
        names = tuple(option.id for option in self.options)
        for place, one in enumerate(answer):
            if self.number:
                if place or not _is_number(one):
                    raise RecordError(f"answer[{place}]", one, A_NUMBER, example="40.5")
            elif one not in names:
                raise RecordError(f"answer[{place}]", one, AN_OPTION, names=", ".join(names))
            elif one in answer[:place]:
                raise RecordError(f"answer[{place}]", one, ONE_OF_EACH)
            yield str(one)


def written(number: Decimal) -> str:
    """A number as answers write it: ``40.5``, ``-20``."""
    return f"{number.normalize():f}"


def _is_number(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_NUMBER and bool(NUMBER.fullmatch(text))
