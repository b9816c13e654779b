"""The course: its lessons in the order in which they are taken, and the rules that none of them teaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.teach.course.barbu import (
    coach,
    domino,
    doubling,
    idea,
    king,
    last_two,
    no_hearts,
    no_queens,
    no_tricks,
    planning,
    settlement,
    trumps,
    variants,
)
from tutor.teach.course.barbu import memory as barbu_memory
from tutor.teach.course.barbu import your_turn as barbu_your_turn
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.tarot import (
    advice,
    at_the_table,
    defence,
    five,
    handfuls,
    house,
    memory,
    odds,
    scoring,
    signal_deal,
    signal_follow,
    signal_lead,
    signal_lies,
    signal_read,
    the_deal,
    the_pack,
    the_trick,
    three,
    weighing,
    words,
    your_turn,
)
from tutor.teach.course.unasked import WHY


class Part(NamedTuple):
    """Some lessons under one title, each after those that it needs."""

    title: Message
    lessons: tuple[Lesson, ...]


#: The course, from a first trick on.
PARTS: tuple[Part, ...] = (
    Part(
        N_("The trick", "a part of the course"),
        (the_trick.FIRST_TRICK, the_pack.PACK, the_trick.WHICH_CARDS, the_pack.EXCUSE),
    ),
    Part(
        N_("A deal of Tarot", "a part of the course"),
        (
            the_deal.DEALER,
            the_deal.AUCTION,
            the_deal.HAND_VALUE,
            the_deal.ECART,
            scoring.COUNT,
            scoring.SCORE,
            scoring.BONUSES,
        ),
    ),
    Part(N_("Defence", "a part of the course"), (defence.DEFENCE, defence.PETIT)),
    Part(
        N_("Handfuls", "a part of the course"),
        (handfuls.HANDFUL_MAY, handfuls.HANDFUL_PAYS, handfuls.HANDFUL_TELLS, weighing.SHOULD_I),
    ),
    Part(N_("Odds and memory", "a part of the course"), (odds.ODDS, memory.MEMORY)),
    Part(
        N_("Signals", "a part of the course"),
        (
            signal_lead.SIGNAL_LEAD,
            signal_follow.SIGNAL_FOLLOW,
            signal_read.SIGNAL_READ,
            signal_lies.SIGNAL_LIES,
            signal_deal.SIGNAL_DEAL,
            advice.ADVICE,
        ),
    ),
    Part(
        N_("Other tables", "a part of the course"),
        (five.CALLING, five.PARTNER, three.THREE, house.HOUSE, at_the_table.AT_THE_TABLE, words.WORDS),
    ),
    Part(N_("Your turn", "a part of the course"), (your_turn.YOUR_TURN,)),
    Part(
        N_("Barbu: the contracts", "a part of the course"),
        (
            idea.SEVEN_IN_ONE,
            no_tricks.NO_TRICKS,
            no_hearts.NO_HEARTS,
            no_queens.NO_QUEENS,
            king.KING_OF_HEARTS,
            last_two.LAST_TWO,
            trumps.TRUMPS,
            domino.DOMINO,
        ),
    ),
    Part(
        N_("Barbu: bets and whole sets", "a part of the course"),
        (
            doubling.DOUBLING,
            settlement.SETTLEMENT,
            planning.PLANNING,
            barbu_memory.MEMORY,
            barbu_your_turn.YOUR_TURN,
            variants.VARIANTS,
            coach.COACH,
        ),
    ),
)
LESSONS: dict[str, Lesson] = {lesson.id: lesson for part in PARTS for lesson in part.lessons}
#: The lesson that first teaches a rule.
TAUGHT: dict[Rule, Lesson] = {rule: lesson for lesson in LESSONS.values() for rule in lesson.rules}
#: The notebook with lines of Python to change and to run: it is no page of the site, where nothing can be changed.
TRY = "try-it-yourself"
#: The notebooks that are no lessons: the placement test for those who play other games, whole deals, matches, and it.
BESIDE = ("placement", "whole-deal", "barbu", TRY)


def untaught() -> Iterator[tuple[Rule, Message]]:
    """The rules that no lesson teaches, which are also asked by none; raise ``KeyError`` for one without a reason."""
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            if rule not in TAUGHT:
                yield rule, WHY[rule.id]
