"""The course: its lessons in the order in which they are taken, and the rules that none of them teaches."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games import GAMES
from tutor.message import N_, Message
from tutor.rule import Rule
from tutor.teach.lesson import Lesson
from tutor.teach.lessons import defence, handfuls, scoring, the_deal, the_pack, the_trick, weighing

NO_LESSON_YET = N_("No lesson teaches it yet; the rulebook explains it with an example.")

#: The lessons, each after those that it needs.
ROAD: tuple[Lesson, ...] = (
    the_trick.FIRST_TRICK,
    the_pack.PACK,
    the_trick.WHICH_CARDS,
    the_pack.EXCUSE,
    the_deal.DEALER,
    the_deal.AUCTION,
    the_deal.HAND_VALUE,
    the_deal.ECART,
    scoring.COUNT,
    scoring.SCORE,
    scoring.BONUSES,
    defence.DEFENCE,
    defence.PETIT,
    handfuls.HANDFUL_MAY,
    handfuls.HANDFUL_PAYS,
    handfuls.HANDFUL_TELLS,
    weighing.SHOULD_I,
)
LESSONS: dict[str, Lesson] = {lesson.id: lesson for lesson in ROAD}
#: The notebooks that are no lessons: the door for those who play other games, whole deals and matches to play at.
BESIDE = ("door", "whole-deal", "barbu")


def untaught() -> Iterator[tuple[Rule, Message]]:
    """The rules that no lesson teaches, and why."""
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            if rule not in taught:
                yield rule, NO_LESSON_YET
