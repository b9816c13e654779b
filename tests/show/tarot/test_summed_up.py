"""A deal that is over, in a few sentences."""

from __future__ import annotations

from tutor.show.tarot.summed_up import POIGNEE, POIGNEES, facts
from tutor.tarot.score.summary import Summary


def test_poignees_of_one_size_are_told_in_one_sentence() -> None:
    """Said twice, the same sentence would look like a mistake."""
    told = [*facts(Summary(4, 0, "garde", 98, 2, poignees=("simple", "double", "simple")))]
    assert (POIGNEES, {"size": "simple", "count": 2}) in told
    assert (POIGNEE, {"size": "double"}) in told
    assert [message for message, _ in told].count(POIGNEE) == 1
