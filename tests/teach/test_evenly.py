"""Some things of a bank, of which no single count tells often what is right for each."""

from __future__ import annotations

from tutor.teach.evenly import evenly


def test_things_that_a_count_tells_apart_go_until_it_does_so_in_half_of_those_left() -> None:
    """Right is what has a first number above 5; in ten things the second number says so, in the others it does not."""
    told = [*((low, 0) for low in range(1, 6)), *((high, 9) for high in range(6, 11))]
    others = [(1, 5), (9, 5), (2, 6), (8, 6), (3, 7), (7, 7)]
    found = evenly([*told, *others], lambda one: one[0] > 5, [lambda one: one[1]])
    assert [one for one in found if one in others] == others
    assert len(found) == 2 * len(others)


def test_each_answer_is_right_as_often() -> None:
    found = evenly(range(10), lambda one: one < 3, [])
    assert sum(one < 3 for one in found) == 3
    assert len(found) in {6, 7}
