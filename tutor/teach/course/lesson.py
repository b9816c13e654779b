"""A lesson: what somebody can do after it, and what it asks, as data.

A lesson's notebook holds its prose; what it asks stands beside this module, so that the notebook, the site, a
worksheet and the command cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Literal, NamedTuple

from tutor.core.errors import Json
from tutor.core.message import Message
from tutor.core.reading import one_of
from tutor.core.rule import Rule
from tutor.teach.beliefs.belief import Belief
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

#: The part of an answer that is shown before it is asked for: all, the hints, nothing; in a check not even on request.
Help = Literal["worked", "half", "", "none"]
#: A table as its page opens it (a state of ``hosts.table``): a situation, or a deal, with what was done in it.
Opens = Mapping[str, Json]


def situation(kind: str, seed: int) -> Opens:
    """A deal in a situation of a trick of Tarot, or of a contract of Barbu."""
    return {"kind": kind, "seed": seed}


def deal(seed: int, **more: Json) -> Opens:
    """A deal of the lesson's game; ``more`` is said of it as records say it, such as ``players`` or ``moves`` made.

    ``inferences=True`` shows beside the hand what is known and told.
    """
    return {"seed": seed, **more}


class Step(NamedTuple):
    """An exercise of a lesson: its name there, the kind of question, and how much is shown of its answer.

    The ``name`` says what the step is about, and stays when another one is put before it.  ``number`` counts the
    questions of a kind and level; where a kind asks about several things, those ``about`` one of them.
    """

    name: str
    kind: str
    level: int
    number: int
    help: Help = ""
    about: str = ""

    @property
    def exercise(self) -> Exercise:
        """The exercise; raise ``LookupError`` for a kind that there is not, or that asks about no such thing."""
        if self.kind not in KINDS:
            near = ", ".join(get_close_matches(self.kind, KINDS)) or "none is called nearly so"
            raise LookupError(f"the step {self.name!r} asks for the kind {self.kind!r}, which there is not: {near}")
        kind = KINDS[self.kind]
        if self.about not in {"", *(one.name for one in kind.about)} or (kind.about and not self.about):
            names = ", ".join(one.name for one in kind.about) or "nothing"
            raise LookupError(f"the step {self.name!r} asks {self.kind!r} about {self.about!r}; it asks about {names}")
        return Exercise(kind, self.level, kind.seed(self.number, self.about))


class Lesson(NamedTuple):
    """A lesson: what somebody can do after it, and what it asks, in order.

    ``hook`` and ``play_on`` are tables: one to touch at once, and one to play on at.
    ``rules`` are those that it teaches, ``needs`` the lessons before it, ``check`` what is asked at the end without
    hints.  It ``fights`` wrong beliefs: whoever holds one of them errs more than once in it.
    """

    id: str
    game: str
    title: Message
    goal: Message
    minutes: int
    rules: tuple[Rule, ...]
    hook: Opens
    steps: tuple[Step, ...]
    check: tuple[Step, ...]
    play_on: Opens
    needs: tuple[str, ...] = ()
    fights: tuple[Belief, ...] = ()

    @property
    def tables(self) -> tuple[Opens, Opens]:
        """The tables, the first and the last, with all that it takes to open them."""
        both = (self.hook, self.play_on)
        first, last = (table if "kind" in table else {"game": self.game, **table} for table in both)
        return first, last

    @property
    def asked(self) -> tuple[Step, ...]:
        """Every exercise of the lesson, those of the check at the end."""
        return (*self.steps, *self.check)

    @property
    def to_answer(self) -> tuple[Step, ...]:
        """The exercises whose answer is not shown from the beginning."""
        return tuple(step for step in self.asked if step.help != "worked")

    @property
    def to_look_up(self) -> tuple[Rule, ...]:
        """The rules that it teaches; of a lesson that teaches none, those that its check asks once more."""
        return self.rules or tuple(dict.fromkeys(rule for step in self.check for rule in step.exercise.rules))

    def step(self, name: str) -> Step:
        """A step by its name; raise ``RecordError`` if the lesson has none that is called so."""
        names = {step.name: step for step in self.asked}
        return names[one_of(name, "step", tuple(names))]
