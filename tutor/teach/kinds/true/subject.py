"""What a subject of sentences is: pairs of what a rule says and what many believe in its place."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Message
from tutor.core.rule import Rule
from tutor.teach.topics import Topic


class Claim(NamedTuple):
    """A claim about the rules: its name, and its sentence."""

    name: str
    says: Message


class Pair(NamedTuple):
    """A claim that a rule makes, the one that many believe in its place, and the question that leads to the rule.

    ``says`` is the rule as it is at this table, where it says more for every table.
    """

    rule: Rule
    true: Claim
    false: Claim
    asks: Message
    says: Message | None = None


class Subject(NamedTuple):
    """A subject of sentences: the prompt, the pairs, and its topics where they are not those of its rules."""

    prompt: Message
    pairs: tuple[Pair, ...]
    trains: tuple[Topic, ...] = ()
