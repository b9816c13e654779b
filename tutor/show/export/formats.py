"""The formats in which exercises leave for other systems."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.core.message import Message
from tutor.show.export.anki import anki
from tutor.show.export.gift import gift
from tutor.show.export.item import Item
from tutor.show.export.moodle import moodle
from tutor.show.export.qti import qti
from tutor.show.export.table import table
from tutor.show.export.unheld import anything, in_pairs, one_answer


class Format(NamedTuple):
    """A format: the function that writes it, the reason why an exercise has no room, and whether it has pictures."""

    written: Callable[[Sequence[Item], str], bytes]
    unheld: Callable[[Item], Message | None]
    pictures: bool


FORMATS: Mapping[str, Format] = {
    "moodle": Format(moodle, one_answer, pictures=True),
    "gift": Format(gift, in_pairs, pictures=False),
    "anki": Format(anki, anything, pictures=True),
    "qti": Format(qti, one_answer, pictures=True),
    "csv": Format(table, anything, pictures=False),
}
