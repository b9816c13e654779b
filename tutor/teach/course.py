"""The course: its lessons in the order in which they are taken, and the rules that none of them teaches."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games import GAMES
from tutor.message import N_, Message
from tutor.rule import Rule
from tutor.teach.barbu.lessons import variants
from tutor.teach.lesson import Lesson
from tutor.teach.lessons import (
    defence,
    handfuls,
    scoring,
    signal_deal,
    signal_follow,
    signal_lead,
    signal_lies,
    signal_read,
    the_deal,
    the_pack,
    the_trick,
    weighing,
)

#: Why no lesson teaches some rules, by the beginnings of their names.
UNTAUGHT: tuple[tuple[tuple[str, ...], Message], ...] = (
    (("B-",), N_("The lessons teach French Tarot so far; Barbu is learnt at its table, and in its rulebook.")),
    (
        ("T-SIG-",),
        N_(
            "A signal is no rule. The lessons teach those that all who write about them agree on; the page on signals"
            " has the others."
        ),
    ),
    (
        ("T-CALL-", "T-EXC-5P"),
        N_("The lessons sit down at a table of four; what five players add is explained at their table."),
    ),
    (
        (
            "T-DEAL-PETIT-IMPRENABLE",
            "T-DEAL-HOUSE-MALDONNE",
            "T-BID-POUSSE",
            "T-BID-NO-PRISE",
            "T-SLAM-PETIT",
            "T-MISERE",
            "T-SCORE-ALT-BASE",
            "T-SCORE-ROUND",
            "T-SCORE-CHIPS",
        ),
        N_("It is a house rule that many tables do without; the rulebook explains it with an example."),
    ),
    (
        ("T-STR-",),
        N_("It is advice that the tutor’s players follow: the story of a deal tells it where it has decided."),
    ),
)

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
    signal_lead.SIGNAL_LEAD,
    signal_follow.SIGNAL_FOLLOW,
    signal_read.SIGNAL_READ,
    signal_lies.SIGNAL_LIES,
    signal_deal.SIGNAL_DEAL,
    variants.VARIANTS,
)
LESSONS: dict[str, Lesson] = {lesson.id: lesson for lesson in ROAD}
#: The notebooks that are no lessons: the door for those who play other games, whole deals and matches to play at.
BESIDE = ("door", "whole-deal", "barbu")


def untaught() -> Iterator[tuple[Rule, Message]]:
    """The rules that no lesson teaches, and why; raise ``StopIteration`` for one of which nobody says so."""
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            if rule not in taught:
                yield rule, next(why for names, why in UNTAUGHT if rule.id.startswith(names))
