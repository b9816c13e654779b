"""A belief: a rule that somebody follows in place of the right one."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Message
from tutor.core.rule import Rule


class Belief(NamedTuple):
    """A wrong belief: its ``id``, which is public and stays, what its holder ``says``, and the rules it is ``against``.

    What no judge decides shows in a named mistake: ``slips`` are the ids of those that its holder makes.

    >>> from tutor.teach.beliefs import BELIEFS
    >>> BELIEFS["hearts-broken"].says
    'Once a heart has been played, hearts may be led.'
    """

    id: str
    says: Message
    against: tuple[Rule, ...]
    slips: tuple[str, ...] = ()
