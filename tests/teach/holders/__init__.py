"""Holders of the beliefs that lessons fight: what they answer to a question in place of the rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from tests.teach.holders import barbu_bets, barbu_tricks, signals, tarot_deals, tarot_tricks
from tests.teach.holders.habits import HABITS
from tutor.core.errors import RecordError
from tutor.core.rule import Rule
from tutor.teach.beliefs.belief import Belief
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import Exercise
from tutor.teach.question import Answer, Question
from tutor.teach.slips import slips

#: The judges who hold beliefs about what a judge is asked.
JUDGES: Mapping[str, Judge] = {
    **tarot_tricks.HOLDERS,
    **tarot_deals.HOLDERS,
    **signals.HOLDERS,
    **barbu_tricks.HOLDERS,
    **barbu_bets.HOLDERS,
}
#: The names of sentences about rules that somebody takes for the other way round who holds a belief.
CLAIMS: Mapping[str, Collection[str]] = {
    "excuse-is-a-trump": ("no-trump", "a-trump"),
    "excuse-only-when-void": ("any-time", "only-when-void"),
    "excuse-wins": ("below-all", "below-21-only"),
    "excuse-lost": ("stays", "goes-to-the-winner"),
    "excuse-banned-last": ("last-changes-sides", "not-last"),
    "poignee-to-shower": ("to-the-winner", "to-me"),
    "poignee-multiplied": ("flat", "multiplied"),
    "domino-hold-start": ("hold", "lack"),
    "ace-again": ("ace",),
}


def holder(belief: Belief) -> Judge:
    """The judge who holds a belief."""
    turned = CLAIMS.get(belief.id, ())

    def says(rule: Rule, true: str, false: str) -> str:
        return false if {true, false} & {*turned} else RULES.says(rule, true, false)

    return replace(JUDGES.get(belief.id, RULES), says=says)


def errs(belief: Belief, exercise: Exercise) -> bool:
    """Whether somebody who holds a belief, and knows everything else, answers an exercise wrongly.

    The judge who holds it calls a wrong answer right, or none at all; or a habit of theirs leads to a wrong one, or
    one of the wrong parts of answers is a slip of theirs.
    """
    question = exercise.question

    def wrong(answer: Answer) -> bool:
        """Whether an answer is wrong, or is not even one that this question offers."""
        try:
            return not question.reply(answer).right
        except RecordError:
            return True

    believed = exercise.kind.question(exercise.level, exercise.seed, holder(belief))
    if not believed.key or any(map(wrong, believed.key)):
        return True
    habit = HABITS.get(belief.id, {}).get(exercise.kind.id)
    if habit and wrong(habit(question)):
        return True
    return can_slip(belief, question)


def can_slip(belief: Belief, question: Question) -> bool:
    """Whether one of the wrong parts of answers to a question is a slip of somebody who holds a belief."""
    return any(slip.id in belief.slips for slip in slips(question).values())
