"""Tables of odds: every exact value, what Wikipedia prints, and the marks on its wrong cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.page import page
from tests.tarot.advice.test_odds import at_least
from tutor.show.html import Html
from tutor.show.tarot.odds import dog_table, number, suit_table
from tutor.tarot.advice.odds import in_dog, longest
from tutor.tarot.advice.printed_odds import Cell, dog_cells, longest_cells, percent, thrown, wrong

ENGLISH, FRENCH = Html("en"), Html("fr")
PAGES = Path(__file__).parents[3] / "docs" / "advice"


def exact(html: str) -> dict[int, list[str]]:
    """The exact values of each row."""
    return {int(row.one("th").text): row.texts("b") for row in page(html).all("tbody tr")}


def test_the_exact_values_stand_in_the_table() -> None:
    rows = exact(suit_table(4, ENGLISH))
    assert rows[2] == ["69.23", "39.97", "13.87"]
    assert rows[5][:3] == ["0.81", "3.58", "9.14"]
    assert rows[12] == ["<0.01", "<0.01", "<0.01", "<0.01", "0.02"]
    assert 13 not in rows
    assert exact(dog_table(4, ENGLISH))[0][0] == "90.00"


@pytest.mark.parametrize(("table", "cells"), [(suit_table, longest_cells), (dog_table, dog_cells)])
def test_every_printed_cell_is_there_and_every_wrong_one_is_marked_by_a_sign_and_words(
    table: Callable[[int, Html], str], cells: Callable[[], Iterator[Cell]]
) -> None:
    shown = page(table(4, ENGLISH))
    printed = list(cells())
    assert len(shown.all(".printed")) == len(printed)
    marked = {(cell.text, cell.seen) for cell in shown.all(".printed.wrong")}
    assert marked == {
        (f"{cell.printed} should be {cell.right}", f"{cell.printed} ✗{cell.right}") for cell in wrong(printed)
    }


def test_only_a_table_of_four_was_printed() -> None:
    for players in (3, 5):
        assert "printed" not in suit_table(players, ENGLISH) + dog_table(players, ENGLISH)
    assert "printed" not in suit_table(4, ENGLISH, dog=True)
    assert exact(suit_table(5, ENGLISH))[3][2] == "49.10"
    assert exact(suit_table(4, ENGLISH, dog=True))[1][0] == percent(longest(4, dog=6)[1], 2)


def test_a_table_scrolls_in_a_box_of_its_own_that_the_keyboard_reaches() -> None:
    box = page(dog_table(3, ENGLISH)).one(".tutor-odds")
    assert (box["role"], box["tabindex"], box["aria-label"]) == ("region", "0", box.one("table")["aria-label"])


def test_decimals_are_written_as_the_language_does() -> None:
    assert (number("12.40", ENGLISH), number("12.40", FRENCH)) == ("12.40", "12,40")
    assert not re.search(r"\d\.\d", suit_table(4, FRENCH))


@pytest.mark.parametrize(("page", "words"), [("odds.md", ENGLISH), ("odds.fr.md", FRENCH)])
def test_the_numbers_in_the_prose_are_those_that_are_counted(page: str, words: Html) -> None:
    text = (PAGES / page).read_text("utf-8")
    counted = [
        percent(longest(6)[5], 2),
        percent(at_least(longest(6), 5), 2),
        percent(at_least(longest(12), 9), 2),
        percent(longest(8)[7], 2),
        percent(at_least(thrown(6), 5), 1),
        percent(in_dog(4)[1], 2),
        percent(in_dog(4)[2], 2),
        percent(at_least(in_dog(14), 2), 2),
        percent(in_dog(10)[0], 1),
        percent(in_dog(2)[2], 3),
    ]
    assert [value for value in counted if number(value, words) not in text] == []
