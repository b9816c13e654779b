"""What a name like ``allowed.1.2.17`` asks stays what it was: links, logs and printed sheets hold nothing but it."""

from __future__ import annotations

import pytest

from tests.teach.editions import EDITIONS
from tutor.teach.kind import Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked
from tutor.teach.positions import SEEDS


def test_every_edition_written_down_is_of_a_kind() -> None:
    """Each kind looks for its own among them (``test_kinds``)."""
    assert EDITIONS.keys() <= KINDS.keys()


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_link_names_the_edition_and_leads_back_to_the_exercise(kind: Kind) -> None:
    for seed in (SEEDS[0], 17, SEEDS[-1]):
        asked = Exercise(kind, 2, seed)
        assert str(asked) == f"{kind.id}.{kind.edition}.2.{seed}"
        assert linked(str(asked)) == asked
