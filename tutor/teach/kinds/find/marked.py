"""All of some cards, players or deals that are of one sort."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.teach.posed import Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once


def marked(on: Mapping[str, tuple[bool, Saying]], hints: Hints) -> Verdicts:
    """The verdict on each of them; the reasons are those for which some belong to the sort, each told once."""
    return Verdicts(once(says for right, says in on.values() if right), hints, on)
