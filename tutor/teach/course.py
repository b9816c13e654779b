"""The course: its lessons as data, in the order in which they are taken.

A lesson's notebook holds its prose; what it asks stands here, so that the notebook, the site, a worksheet and the
command cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tutor.games import GAMES
from tutor.message import N_, Message
from tutor.rule import Rule
from tutor.tarot.legal_cards import NO_DUTY_TO_HEAD
from tutor.tarot.score.count import VALUES
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, TRICK_WON, TRUMP_ORDER
from tutor.teach.kind import Exercise
from tutor.teach.kinds.build import FORCED_CARD
from tutor.teach.kinds.count import TRICK_POINTS
from tutor.teach.kinds.mark import ALLOWED, BEATS
from tutor.teach.kinds.why import DECIDING_RULE

#: How much of an answer is shown before it is asked for: all of it, the hints, nothing; in a check not even on request.
Help = Literal["worked", "half", "", "none"]

NO_LESSON_YET = N_("No lesson teaches it yet; the rulebook explains it with an example.")


class Step(NamedTuple):
    """An exercise of a lesson, and how much is shown of its answer."""

    exercise: Exercise
    help: Help = ""


class Lesson(NamedTuple):
    """A lesson: what somebody can do after it, and what it asks, in order.

    ``hook`` and ``play_on`` are tables, a rung of the ladder and a seed: one to touch at once, and one to play on at.
    ``rules`` are those that it teaches, ``needs`` the lessons before it, ``check`` what is asked at the end without
    hints.
    """

    id: str
    game: str
    title: Message
    goal: Message
    minutes: int
    rules: tuple[Rule, ...]
    hook: tuple[str, int]
    steps: tuple[Step, ...]
    check: tuple[Step, ...]
    play_on: tuple[str, int]
    needs: tuple[str, ...] = ()

    @property
    def asked(self) -> tuple[Step, ...]:
        """Every exercise of the lesson, those of the check at the end."""
        return (*self.steps, *self.check)


WHICH_CARDS = Lesson(
    "which-cards",
    "tarot",
    N_("Which cards may I play?"),
    N_("You can mark the cards that you may play, in any hand and any trick, and say which rule decides."),
    15,
    (TRICK_WON, SUIT_ORDER, TRUMP_ORDER, *DECIDING_RULE.rules, NO_DUTY_TO_HEAD, EXCUSE_NEVER_WINS, VALUES),
    hook=("follow", 15),
    steps=(
        Step(Exercise(BEATS, 2, 8)),
        Step(Exercise(ALLOWED, 1, 41), "worked"),
        Step(Exercise(ALLOWED, 1, 3), "half"),
        Step(Exercise(ALLOWED, 1, 4)),
        Step(Exercise(ALLOWED, 1, 18)),
        Step(Exercise(ALLOWED, 1, 45), "worked"),
        Step(Exercise(ALLOWED, 1, 20), "half"),
        Step(Exercise(ALLOWED, 1, 21)),
        Step(Exercise(ALLOWED, 1, 61)),
        Step(Exercise(ALLOWED, 1, 36)),
        Step(Exercise(FORCED_CARD, 1, 4)),
        Step(Exercise(ALLOWED, 1, 26)),
        Step(Exercise(DECIDING_RULE, 2, 4)),
        Step(Exercise(TRICK_POINTS, 1, 2)),
        Step(Exercise(ALLOWED, 2, 7)),
        Step(Exercise(ALLOWED, 2, 2)),
    ),
    check=(
        Step(Exercise(ALLOWED, 2, 3), "none"),
        Step(Exercise(DECIDING_RULE, 2, 8), "none"),
        Step(Exercise(FORCED_CARD, 2, 3), "none"),
    ),
    play_on=("lead", 14),
)

#: The lessons, each after those that it needs.
LESSONS: dict[str, Lesson] = {lesson.id: lesson for lesson in (WHICH_CARDS,)}


def untaught() -> Iterator[tuple[Rule, Message]]:
    """The rules that no lesson teaches, and why."""
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            if rule not in taught:
                yield rule, NO_LESSON_YET
