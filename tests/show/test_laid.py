"""A deal that is over, and a pile, as they are shown to be counted: on a page and in plain text."""

from __future__ import annotations

from tests.page import page
from tutor.core.cards import TAROT
from tutor.show.exercises.laid import html, lines
from tutor.show.html import Html
from tutor.show.words import Words
from tutor.tarot.score.summary import Summary
from tutor.teach.question import Laid, Scored
from tutor.teach.tarot.sheets import adding, before

DEAL = Summary(4, 0, "garde", 98, 2)
SHEET = (before(DEAL), *adding(DEAL))
#: The value of the second line is to be found.
GAP = Scored(DEAL, SHEET, 1)
PILE = Laid(TAROT.cards[:12], paired=True)


def test_a_sheet_shows_each_value_beside_its_line_and_a_gap_where_one_is_to_be_found() -> None:
    sheet = page(html(GAP, Html("en"))).one("ul.sheet")
    assert [value.text for value in sheet.all(".value")] == ["?", "+33"]
    assert sheet.one("[data-gap]")["aria-label"] == "to be found"
    assert [line.text for line in sheet.all("li")][2] == "Multiplying by 2 for garde adds +33"


def test_in_plain_text_the_gap_is_a_line_to_write_on() -> None:
    assert [*lines(GAP, Words())][2:] == [
        "  25 and the difference of 8: ____",
        "  Multiplying by 2 for garde adds: +33",
    ]


def test_a_sheet_without_a_gap_tells_all_its_values() -> None:
    shown = page(html(Scored(DEAL, SHEET), Html("en")))
    assert [value.text for value in shown.all(".value")] == ["+33", "+33"]
    assert shown.all("[data-gap]") == []


def test_a_pile_lies_two_and_two_and_small() -> None:
    shown = page(html(PILE, Html("en"))).one(".open[data-pile]")
    assert [pair.cards for pair in shown.all(".pair")] == [
        [one.code, other.code] for one, other in zip(PILE.cards[::2], PILE.cards[1::2], strict=True)
    ]


def test_in_plain_text_no_more_than_ten_cards_stand_in_a_row() -> None:
    assert [len(line.split("  ")) - 1 for line in lines(PILE, Words())] == [10, 2]
