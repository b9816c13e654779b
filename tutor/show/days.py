"""Days as people speak of them: seen from today."""

from __future__ import annotations

from tutor.core.message import N_, Message
from tutor.show.words import Words

#: The days that have names, by how far after today they are.
NAMED: dict[int, Message] = {
    -1: N_("yesterday"),
    0: N_("today"),
    1: N_("tomorrow"),
}
AGO = N_("{count} days ago")
AHEAD = N_("in {count} days")


def from_today(days: int, words: Words) -> str:
    """A day by how far after today it is, before it below 0.

    >>> [from_today(days, Words("en")) for days in (-3, -1, 0, 8)]
    ['3 days ago', 'yesterday', 'today', 'in 8 days']
    """
    if days in NAMED:
        return words.say(NAMED[days])
    return words.say(AGO if days < 0 else AHEAD, count=abs(days))
