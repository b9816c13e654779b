"""Whether somebody who knows no rule, but has habits, comes far: a sample here, everything in ``make certify``.

``offenders.txt`` names the kinds of which one level at least is still guessed too often.  It may only shrink: a kind
that joins it, or that has no business there any more, fails.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import mean

import pytest

from tests.teach.habits import Guessed, guessed
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS

#: The share of right answers that no habit may reach, and that which a known offender no longer reaches once mended.
TOO_OFTEN, MENDED = 0.6, 0.5
#: The mean share of the best habit of each level, which stays below this.
ON_AVERAGE = 0.4
OFFENDERS = {*(Path(__file__).with_name("habits") / "offenders.txt").read_text("utf-8").splitlines()}
#: Kinds that are quickly made.
SAMPLE = ("trick-winner", "asked-suit")
WORST = 10


@cache
def of_kind(name: str) -> list[Guessed]:
    """How often a kind is guessed, level by level, about each thing about which it asks."""
    kind = KINDS[name]
    return [guessed(kind, level, about) for about in [one.name for one in kind.about] or [""] for level in LEVELS]


@pytest.mark.parametrize("name", SAMPLE)
def test_no_habit_finds_too_many_answers(name: str) -> None:
    is_not_guessed(name)


@pytest.mark.certify  # it takes minutes to make so many questions
@pytest.mark.parametrize("name", KINDS)
def test_no_habit_finds_too_many_answers_of_any_kind(name: str) -> None:
    is_not_guessed(name)


@pytest.mark.certify
def test_on_average_a_habit_finds_few_answers(capsys: pytest.CaptureFixture[str]) -> None:
    every = [one for name in KINDS for one in of_kind(name)]
    worst = sorted(every, key=lambda one: one.share, reverse=True)[:WORST]
    few = sorted(every, key=lambda one: one.different)[:WORST]
    with capsys.disabled():
        print("\nMost often guessed:", *worst, "Fewest different questions:", *few, sep="\n  ")  # noqa: T201
    assert mean(one.share for one in every) < ON_AVERAGE


def test_every_offender_is_a_level_of_a_kind() -> None:
    names = {
        " ".join(filter(None, (kind.id, about, str(level))))
        for kind in KINDS.values()
        for about in [one.name for one in kind.about] or [""]
        for level in LEVELS
    }
    assert names >= OFFENDERS


def is_not_guessed(name: str) -> None:
    """Each level of a kind is either an offender, or no habit finds too many of its answers."""
    worse = [str(one) for one in of_kind(name) if one.share >= TOO_OFTEN and one.name not in OFFENDERS]
    assert not worse, "guessed too often"
    mended = [str(one) for one in of_kind(name) if one.share < MENDED and one.name in OFFENDERS]
    assert not mended, "no longer guessed so often: take it out of offenders.txt"
