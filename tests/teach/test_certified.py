"""``make certify``: other seeds, which nobody has chosen, and that no question keeps anybody waiting."""

from __future__ import annotations

import statistics
import time

import pytest

from tests.certify import CERTIFY, FROM
from tests.teach.asked import ASKED, FIXED
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS, position

#: The longest that it may take to make a question, in milliseconds.
WORST = 300


def test_the_seeds_are_those_that_are_always_asked_or_others_than_those() -> None:
    assert [*ASKED] == [*FIXED] if not CERTIFY else not {*ASKED} & {*FIXED}
    assert len({*ASKED}) == (CERTIFY or 18)
    assert {*ASKED} <= {*SEEDS}


@pytest.mark.certify  # how busy a machine is shows in the times
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_question_is_made_before_anybody_waits_for_it(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    position.cache_clear()
    times = sorted(made_in(Exercise(kind, level, seed)) for level in LEVELS for seed in ASKED)
    with capsys.disabled():
        worst, median = times[-1], statistics.median(times)
        print(f"\n{kind.id}: {len(times)} questions, median {median:.1f} ms, at worst {worst:.0f} ms", end="")  # noqa: T201
    assert worst < WORST, f"seeds that follow from {FROM}"


def made_in(asked: Exercise) -> float:
    """How long it takes to make a question, in milliseconds of this process's own time."""
    start = time.process_time()
    assert asked.question.unique
    return 1000 * (time.process_time() - start)
