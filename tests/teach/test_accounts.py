"""The sets of Barbu that are asked about: each adds up, and the coach says the same of them again."""

from __future__ import annotations

from measures.sets import lines_of_set
from tutor.barbu.contracts import SEVEN
from tutor.teach.banks import lines_of
from tutor.teach.barbu.accounts import DECISIONS, FILE, Line, together


def sets() -> dict[str, list[str]]:
    """The lines of the bank, by their sets."""
    found: dict[str, list[str]] = {}
    for line in lines_of(FILE):
        number, _, rest = line.partition(" ")
        found.setdefault(number, []).append(rest)
    return found


def test_a_line_adds_up_to_what_the_deal_brought_and_no_decision_wins_points() -> None:
    for lines in sets().values():
        read = [Line.of(line) for line in lines]
        assert [line.written for line in read] == lines
        assert len({line.contract for line in read} & {kind.name for kind in SEVEN}) == len(read)
        for line in (*read, together(read)):
            assert sum(gap.points for gap in line.parts) == line.made
            assert all(line.numbers[name] <= 0 for name in DECISIONS)


def test_the_coach_says_the_same_of_a_set_again() -> None:
    assert lines_of_set(1) == sets()["1"]
