"""Whatever a format cannot hold, with the reason."""

from __future__ import annotations

from tutor.core.message import N_, Message
from tutor.show.export.item import Item

#: The least number of rows that GIFT takes for pairs.
LEAST_PAIRS = 3
MANY_ANSWERS = N_("many answers are right, and this format can know one only")
FEW_PAIRS = N_("it has fewer than three rows, and this format pairs no fewer")
NO_PICTURES = N_("This format holds no pictures: the boards are in words.")
NOT_HELD = N_("{id} is not in the file: {why}.")


def one_answer(item: Item) -> Message | None:
    """The reason why an exercise has no room in a format that marks answers itself; ``None`` if it has."""
    return None if item.choices or item.rows or item.number else MANY_ANSWERS


def in_pairs(item: Item) -> Message | None:
    """The same of a format that pairs at least three rows."""
    return FEW_PAIRS if item.rows and len(item.rows) < LEAST_PAIRS else one_answer(item)


def anything(_item: Item) -> None:
    """Nothing that is not held."""
