"""Holders of the beliefs that lessons fight: what they answer to a question in place of the rule."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import cast

from tutor.core.errors import RecordError
from tutor.core.rule import Rule
from tutor.teach.beliefs import BELIEFS
from tutor.teach.beliefs.belief import Belief
from tutor.teach.holders import barbu_bets, barbu_tricks, five, house, signals, tarot_deals, tarot_tricks
from tutor.teach.holders.habits import HABITS
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import Exercise
from tutor.teach.question import Answer, Question
from tutor.teach.slips import slip_in, slips

#: The judges who hold beliefs about what a judge is asked.
JUDGES: Mapping[str, Judge] = {
    **tarot_tricks.HOLDERS,
    **tarot_deals.HOLDERS,
    **signals.HOLDERS,
    **five.HOLDERS,
    **house.HOLDERS,
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
    "same-thresholds": ("twelve-are-too-few", "ten-will-do"),
    "half-cut": ("half-to-the-taker", "half-is-dropped"),
    "silent-at-three": ("low-lead-promises", "low-lead-is-silent"),
    "own-tricks-open": ("not-two-back", "own-pile-open"),
    "call-own-forbidden": ("own-may-be-called", "own-never-called"),
    "called-in-dog-again": ("alone-with-the-dog", "calls-again"),
    "called-suit-banned-always": ("first-lead-only", "until-the-king", "king-may-be-led", "king-not-led"),
    "partner-must-show": ("king-kept", "king-at-once"),
    "five-half-share": ("two-and-one", "half-each", "half-of-the-taker", "like-the-taker"),
}


@cache
def holder(belief: Belief) -> Judge:
    """The judge who holds a belief; the rules themselves where no judge is asked about it."""
    turned = CLAIMS.get(belief.id)
    if turned is None:
        return JUDGES.get(belief.id, RULES)

    def says(rule: Rule, true: str, false: str) -> str:
        return false if {true, false} & {*turned} else RULES.says(rule, true, false)

    return replace(JUDGES.get(belief.id, RULES), says=says)


def errs(belief: Belief, exercise: Exercise) -> bool:
    """Whether somebody who holds a belief, and knows everything else, answers an exercise wrongly.

    The judge who holds it calls a wrong answer right, or none at all; or a habit of theirs leads to a wrong one, or
    one of the wrong parts of answers is a slip of theirs.
    """
    question = exercise.question
    believed = answers(belief, exercise)
    return not believed or any(_wrong(question, answer) for answer in believed) or can_slip(belief, question)


class _Consulted:
    """The rules as they are, and the ``names`` of those that a question has asked about."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.names.add(name)
        return getattr(RULES, name)


def consulted(exercise: Exercise) -> set[str]:
    """The names of the rules, as fields of a judge, that decide an exercise."""
    judge = _Consulted()
    exercise.kind.question(exercise.level, exercise.seed, cast("Judge", judge))
    return judge.names


def _otherwise(judge: Judge) -> set[str]:
    """The names of the rules that a judge knows otherwise."""
    return {one.name for one in fields(Judge) if getattr(judge, one.name) is not getattr(RULES, one.name)}


def answers(belief: Belief, exercise: Exercise) -> list[Answer]:
    """The answers of somebody who holds a belief, as far as a judge or a habit decides them; none if they see none."""
    believed = [*exercise.kind.question(exercise.level, exercise.seed, holder(belief)).key]
    habit = HABITS.get(belief.id, {}).get(exercise.kind.id)
    return [*believed, habit(exercise.question)] if believed and habit else believed


def _wrong(question: Question, answer: Answer) -> bool:
    """Whether an answer is wrong, or is not even one that the question offers."""
    try:
        return not question.reply(answer).right
    except RecordError:
        return True


def can_slip(belief: Belief, question: Question) -> bool:
    """Whether one of the wrong parts of answers to a question is a slip of somebody who holds a belief."""
    return any(slip.id in belief.slips for slip in slips(question).values())


def as_if(exercise: Exercise, answer: Iterable[str]) -> Belief | None:
    """The belief that explains a wrong answer: just one has its holder answer so; ``None`` if none or several do.

    Where no holder's answer is known, a slip tells that only the holder of one belief makes.
    """
    given, question = {*answer}, exercise.question
    if given in map(set, question.key):
        return None
    held = [belief for belief in _touched(exercise) if given in map(set, answers(belief, exercise))]
    if not held:
        slip = slip_in(question, given)
        held = [belief for belief in BELIEFS.values() if slip and slip.id in belief.slips]
    return held[0] if len(held) == 1 else None


def _touched(exercise: Exercise) -> Iterator[Belief]:
    """The beliefs whose holders may answer an exercise otherwise: what they know otherwise has a say in it."""
    asked, games = consulted(exercise), {rule.id[0] for rule in exercise.rules}
    for belief in BELIEFS.values():
        if games.isdisjoint(rule.id[0] for rule in belief.against):
            continue
        if asked & _otherwise(holder(belief)) or exercise.kind.id in HABITS.get(belief.id, {}):
            yield belief
