"""Sentences of which some are true: each by a rule, with what many believe in its place."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

ONE_BY_ONE = N_("Take the sentences one by one: what would follow from each of them?")


class Told(NamedTuple):
    """What is true by a rule, and what many believe in its place."""

    rule: Rule
    true: Message
    false: Message


def which_true(
    pairs: tuple[Told, ...], prompt: Message
) -> Callable[[tuple[Board, ...], int, random.Random], Question | None]:
    """The question that shows a sentence each of some pairs, and asks which are true; from level to level one more."""

    def ask(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
        options = []
        for number, told in enumerate(rng.sample(pairs, 2 + level), 1):
            right = rng.random() < 1 / 2
            says = Saying.plain(told.rule.statement, told.rule)
            options.append(Option(f"said-{number}", Saying.plain(told.true if right else told.false), right, says))
        because = tuple(option.says for option in options if option.right)
        if not because or len(because) == len(options):
            return None
        facts: Facts = {"rules": " ".join(f"{one.says.rule.id}{one.right:d}" for one in options if one.says.rule)}
        first = because[0].rule or pairs[0].rule
        hints = Hints((Saying.plain(ONE_BY_ONE),), (Saying.plain(first.statement, first),))
        return Question("mark", (), prompt, because, hints, facts, options=tuple(options))

    return ask
