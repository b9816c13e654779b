"""A test of many things: it says which of them fail, and cannot hold of nothing."""

from __future__ import annotations

import pytest

from tests.every import every


def test_all_things_that_fail_are_named_with_what_was_found() -> None:
    @every(range(5), "ab")
    def even(number: int, letter: str) -> None:
        assert number % 2 == 0 or letter == "a", "odd"

    with pytest.raises(AssertionError) as caught:
        even()
    said = str(caught.value)
    assert said.startswith("2 of 10 fail:")
    assert [line.split(":")[0] for line in said.splitlines() if "odd" in line] == ["1, b", "3, b"]


def test_where_everything_holds_the_test_does_and_it_is_called_like_its_check() -> None:
    @every([1, 2])
    def positive(number: int) -> None:
        assert number > 0

    positive()
    assert positive.__name__ == "positive"


def test_nothing_to_try_is_a_failure() -> None:
    @every([])
    def anything(_: object) -> None:
        """Nobody asks."""

    with pytest.raises(AssertionError, match="nothing was tried"):
        anything()


def test_another_error_says_what_it_was_tried_with() -> None:
    @every([1, 0])
    def divided(number: int) -> None:
        assert 1 / number

    with pytest.raises(ZeroDivisionError) as caught:
        divided()
    assert caught.value.__notes__ == ["It was tried with 0."]


def test_a_column_that_is_a_function_is_asked_once_and_only_when_a_test_runs() -> None:
    asked: list[str] = []

    def column() -> list[int]:
        asked.append("once")
        return [1, 2]

    each = every(column)

    @each
    def positive(number: int) -> None:
        assert number > 0

    @each
    def small(number: int) -> None:
        assert number < 3

    assert asked == []
    positive()
    small()
    assert asked == ["once"]
