"""A position, or a deal that is over, on which tables with other house rules disagree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.core.errors import Json


@dataclass(frozen=True, slots=True)
class Dispute:
    """A record as far as the dispute, and the ``move`` that is disputed, if it is not about what comes next.

    Or the ``summary`` of a deal whose score is disputed.  Some house rules say nothing without another one ``beside``.
    """

    record: Mapping[str, Json] = field(default_factory=dict)
    move: str = ""
    summary: Mapping[str, Json] = field(default_factory=dict)
    beside: Mapping[str, Json] = field(default_factory=dict)


#: The disputes about each house rule, by its name, the shortest first.
Disputes = Mapping[str, tuple[Dispute, ...]]
