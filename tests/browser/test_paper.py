"""Pages on paper: few sheets, nothing cut, nothing that one would press, and light colours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"

#: How many sheets of A4 a page may take, the answers included.
SHEETS = {
    "": 1,
    LESSON: 12,
    f"fr/{LESSON}": 13,
    "lessons/b-king/": 14,
    "rulebook/tarot/the-tricks/": 8,
    "advice/odds/": 3,
    "glossary/": 5,
}

#: Titles and questions that are wider than the place in which they stand.
CUT = """() => [...document.querySelectorAll(".md-content :is(h1, h2, h3, h4, .about, .prompt)")]
    .filter((one) => one.checkVisibility() && !one.closest(".tutor-said"))
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 40)}`)"""

#: What one presses; a card of a hand is a button too, and so are a table's bids.
PRESSED = """() => [...document.querySelectorAll(
    ":is(.controls, .tools) button, .tutor-lesson > button, .seldom, .md-button, .headerlink, .lesson-path input"
    + ", .md-header, .md-sidebar, .md-footer, .tutor-game > details:not([open]) > summary"
)].filter((one) => one.checkVisibility() && one.getClientRects().length)
    .map((one) => `${one.className}: ${one.textContent}`)"""

#: How light the paper is, and how dark what is written on it: sums of red, green and blue.
COLOURS = """() => ["p", "h1"].map((name) => getComputedStyle(document.querySelector(`.md-content ${name}`)).color)
    .map((colour) => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0))"""


def sheets(page: Page, paper: str = "A4") -> int:
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, prefer_css_page_size=True)))


@pytest.mark.parametrize("path", SHEETS)
def test_a_page_takes_few_sheets_with_nothing_cut_and_nothing_to_press(visit: Visitor, path: str) -> None:
    page = visit(path).page
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    assert page.evaluate(PRESSED) == []
    page.emulate_media(media="null")
    assert sheets(page) <= SHEETS[path]


@pytest.mark.parametrize("path", [f"{LESSON}", "lessons/hand-value/", "fr/lessons/signal-lead/"])
def test_no_table_of_a_lesson_tells_its_advice_or_what_was_played_unless_somebody_has_asked(
    visit: Visitor, path: str
) -> None:
    page = visit(path).page
    page.emulate_media(media="print")
    told = page.locator('.tutor-game > :is([data-part="advice"], [data-part="story"])')
    assert told.count()
    assert [one.inner_text() for one in told.all() if one.is_visible()] == []
    told.first.evaluate("one => { one.hidden = false; one.open = true }")
    assert told.first.is_visible()


@pytest.mark.parametrize("path", ["", LESSON])
def test_what_is_written_is_dark_also_where_the_screen_is(visit: Visitor, path: str) -> None:
    page = visit(path, color_scheme="dark").page
    page.emulate_media(media="print", color_scheme="dark")
    assert max(page.evaluate(COLOURS)) < 300
