"""A kind of question: what it trains, and how a question is made from a level and a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.games import reached
from tutor.teach.draw import Draw, first_found
from tutor.teach.family import Family
from tutor.teach.glances import Glance, astray, finds
from tutor.teach.judge import RULES, Judge
from tutor.teach.posed import Posed
from tutor.teach.positions import SEEDS, seen
from tutor.teach.question import Pad, Question
from tutor.teach.topics import Topic, topics_of

#: Blocked, mixed within a lesson, mixed with everything and chosen to tempt.
LEVELS = range(1, 4)

#: After so many questions that are found at a glance, one glance less has to lead astray.
PATIENCE = 8

SOMEBODY_TO_MOVE = N_("a deal in which somebody is to move: this one is over")
NO_PACK = N_("hands in place of the pack, in which everybody’s cards would be shown")
A_MOMENT_TO_ASK = N_("a moment of a deal about which “{kind}” can ask")
A_CHOICE_TO_MAKE = N_("a position in which there is more than one thing that might be done")
ONE_ANSWER = N_("a position in which “{kind}” has exactly one right answer")
A_DEAL_TO_ASK = N_("a kind that asks about a deal; this one makes its own cards")

#: Draws what is shown, offers what can be answered, and says how a judge judges it, in this order; ``None`` if what has
#: been drawn cannot be asked about.
Pose = Callable[[Draw], Posed | None]


class About(NamedTuple):
    """A thing about which a kind asks, and the rules that it trains there, with its topics if they are not theirs."""

    name: str
    rules: tuple[Rule, ...]
    trains: tuple[Topic, ...] = ()

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that the kind trains there."""
        return self.trains or topics_of(self.rules)


@dataclass(frozen=True, slots=True)
class Kind:
    """One generator of questions; ``(kind, level, seed)`` alone decides the question.

    ``pose`` makes its questions, and is called again where nothing comes of it.  ``rules`` are those that it trains.

    ``about`` are the things about which it asks in turn, if there are several: contracts, phases, piles, each with the
    rules that it trains.  The seed decides which: seeds as far apart as there are things ask about the same one.

    ``twins`` is how far the number of a question of level 1 lies from that of one like it.  ``stock`` is how many
    different questions of a level there are at least about each thing, if they are few: numbers then go round.

    In each question most of the glances that it is ``against`` lead astray.

    A change of code that changes the questions raises the ``edition``: links, logs and printed sheets name it.

    ``trains`` names its topics where they are not those of its rules, or of what it asks about.
    """

    id: str
    family: Family
    rules: tuple[Rule, ...]
    pose: Pose
    about: tuple[About, ...] = ()
    of_a_deal: bool = False
    twins: int = 1
    edition: int = 1
    stock: int | None = None
    against: tuple[Glance, ...] = ()
    trains: tuple[Topic, ...] = ()

    @property
    def title(self) -> Message:
        """The title of its family."""
        return self.family.title

    @property
    def pad(self) -> Pad:
        """The pad on which its family is answered."""
        return self.family.pad

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that it trains, in all that it asks about."""
        in_turn = (topic for one in self.about for topic in one.topics)
        return self.trains or tuple(dict.fromkeys(in_turn)) or topics_of(self.rules)

    @property
    def topics_in_turn(self) -> tuple[tuple[Topic, ...], ...]:
        """The topics of each thing about which it asks in turn, as seeds follow on each other; else of all."""
        return tuple(self.trains or one.topics for one in self.about) or (self.topics,)

    def question(self, level: int, seed: int, judge: Judge = RULES) -> Question:
        """The question of a level and a seed, always the same, with the answer of a ``judge``."""
        posed, question = _drawn(self, level, seed)
        return question if judge is RULES else posed.by(judge, self.pad)

    def about_deal(self, record: Record) -> Question:
        """The question about a position of one's own; raise ``RecordError`` if it has not exactly one right answer."""
        if not self.of_a_deal:
            raise RecordError("kind", self.id, A_DEAL_TO_ASK)
        if record.order is not None:
            raise RecordError("pack", len(record.order), NO_PACK)
        at = reached(record)
        if at.turn is None:
            raise RecordError("moves", len(record.moves), SOMEBODY_TO_MOVE)
        draw = self.draw(LEVELS.start, SEEDS.start)._replace(rng=random.Random(self.id), deal=seen(record, at.turn))
        posed = self.pose(draw)
        question = posed.by(RULES, self.pad) if posed else None
        if not (posed and question and posed.fits(question)):
            raise RecordError("record", at.phase, A_MOMENT_TO_ASK, kind=self.id)
        if len(question.options) < 2:  # noqa: PLR2004 - a choice
            raise RecordError("record", at.phase, A_CHOICE_TO_MAKE)
        if not question.unique:
            raise RecordError("record", sum(option.right for option in question.options), ONE_ANSWER, kind=self.id)
        return question

    def seed(self, number: int, about: str = "") -> int:
        """The seed of a numbered question about one of the things about which this kind asks.

        Raise ``ValueError`` for one about which it does not.
        """
        names = [one.name for one in self.about]
        return (number - 1) * len(names) + names.index(about) + 1 if about else number

    def twin(self, level: int, seed: int) -> int:
        """The seed of another question like this one, about the same thing."""
        step = max(len(self.about), 1) * (self.twins if level == LEVELS.start else 1)
        return seed + step if seed + step in SEEDS else SEEDS.start + (seed - SEEDS.start) % step

    def draw(self, level: int, seed: int) -> Draw:
        """The source from which the question of a level and a seed is drawn."""
        number, place = divmod(seed - 1, max(len(self.about), 1))
        about = self.about[place].name if self.about else ""
        name = f"{about}-{self.id}" if about else self.id
        return Draw(level, number + 1, random.Random(f"{name} {level} {number + 1}"), about)


def kind(  # noqa: PLR0913 - all that a kind may say of itself
    family: Family,
    *rules: Rule,
    name: str = "",
    about: Mapping[str, tuple[Rule, ...]] = MappingProxyType({}),
    of_a_deal: bool = False,
    twins: int = 1,
    edition: int = 1,
    stock: int | None = None,
    against: tuple[Glance, ...] = (),
    trains: tuple[Topic, ...] | Mapping[str, tuple[Topic, ...]] = (),
) -> Callable[[Pose], Kind]:
    """Make a kind of a family of the function that draws, offers and judges its questions.

    The kind is called as the function is, with dashes, or by its ``name``; ``trains`` may say its topics thing by
    thing.  The rest is as in ``Kind``.

        @kind(AUDIT, BASE, MULTIPLIER)
        def score_audit(draw: Draw) -> Posed | None: ...
    """

    def made(pose: Pose) -> Kind:
        called = name or pose.__name__.replace("_", "-")
        in_turn, whole = (trains, ()) if isinstance(trains, Mapping) else ({}, trains)
        things = tuple(About(thing, of, in_turn.get(thing, ())) for thing, of in about.items())
        trained = tuple(dict.fromkeys((*rules, *(rule for thing in things for rule in thing.rules))))
        return Kind(called, family, trained, pose, things, of_a_deal, twins, edition, stock, against, whole)

    return made


class Exercise(NamedTuple):
    """A question by its name: links, logs, lessons and printed sheets have no more of it."""

    kind: Kind
    level: int
    seed: int

    @property
    def question(self) -> Question:
        """The question, as the rules answer it."""
        return self.kind.question(self.level, self.seed)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that it trains: those of its kind, or of the thing about which it asks."""
        about = self.kind.draw(self.level, self.seed).about
        return next((one.rules for one in self.kind.about if one.name == about), self.kind.rules)

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that it trains: an answer counts for each of them."""
        in_turn = self.kind.topics_in_turn
        return in_turn[(self.seed - 1) % len(in_turn)]

    @property
    def question_name(self) -> str:
        """Its name without the edition, for an answer to an older one counts too: ``allowed.2.17``."""
        return f"{self.kind.id}.{self.level}.{self.seed}"

    @property
    def twin(self) -> Exercise:
        """Another question like this one."""
        return self._replace(seed=self.kind.twin(self.level, self.seed))

    def __str__(self) -> str:
        """Its name, with the edition in which it asks just this: ``allowed.1.2.17``."""
        return f"{self.kind.id}.{self.kind.edition}.{self.level}.{self.seed}"


@lru_cache(maxsize=256)
def _drawn(kind: Kind, level: int, seed: int) -> tuple[Posed, Question]:
    """The first question drawn that makes a good exercise under the rules as they are, and their answer."""
    draw, name = kind.draw(level, seed), f"{kind.id}.{kind.edition}.{level}.{seed}"
    misleading = astray(kind.against, f"{kind.id} {level} {seed}")
    found: list[Question] = []

    def drawn() -> tuple[Posed, Question] | None:
        posed = kind.pose(draw)
        question = posed.by(RULES, kind.pad) if posed else None
        if not (posed and question and posed.fits(question) and question.unique):
            return None
        found.append(question)
        asked_for = misleading[len(found) // PATIENCE :]
        return None if any(finds(glance, question) for glance in asked_for) else (posed, question)

    return first_found(drawn, name)
