"""Sheets as a browser prints them, on A4 and on Letter: few pages, nothing cut or overlapping, the key apart.

``make walk`` prints those of all lessons.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_paper import sheets as pages
from tests.browser.test_pictures import AMISS
from tutor.cli.chosen import chosen
from tutor.show.paper.deal import deal_sheet
from tutor.show.paper.sheet import sheets
from tutor.show.picture.inks import INKS
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visitor

#: Lessons whose exercises differ: tricks and hands, poignées, Domino, signals, scores.
SAMPLE = ("which-cards", "handful-may", "b-domino", "signal-lies", "score", "planning")
PRINTED = (*LESSONS,) if os.environ.get("WALK") == "all" else SAMPLE
PAPERS = ("A4", "Letter")
#: How many exercises stand on a page: of a lesson at least, and of all on average.
LEAST, ON_AVERAGE = 2.8, 3
#: Exercises that lie on each other, and whatever is wider than its place.
OVERLAPS = """() => {
    const faults = [], articles = [...document.querySelectorAll("article, .slip")]
    const boxes = articles.map((one) => [one.innerText.slice(0, 30), [...one.getClientRects()]])
    boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
        if (a.some((x) => b.some((y) => Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1
            && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1))) faults.push(`${one} / ${other}`)
    }))
    for (const article of articles) {
        const parts = [...article.children].map((one) => one.getBoundingClientRect())
        const name = article.innerText.slice(0, 30)
        parts.forEach((part, at) => { if (at && part.top < parts[at - 1].bottom - 1) faults.push(`overlap: ${name}`) })
        for (const one of article.querySelectorAll("*"))
            if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) faults.push(`wide: ${name}`)
    }
    return faults
}"""


@pytest.fixture
def paper(chromium: Browser) -> Iterator[Page]:
    """Return a window as wide as what is printed on a page, which can fetch nothing."""
    context = chromium.new_context(viewport={"width": 718, "height": 1000}, offline=True)
    page = context.new_page()
    page.emulate_media(media="print")
    yield page
    context.close()


def counted(page: Page, paper: str, hidden: str = "") -> int:
    """How many pages are printed, without the sections of a class that are hidden."""
    show = "([hidden, on]) => document.querySelectorAll(`.${hidden}`).forEach((one) => { one.style.display = on })"
    if hidden:
        page.evaluate(show, [hidden, "none"])
    count = pages(page, paper)
    if hidden:
        page.evaluate(show, [hidden, ""])
    return count


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_has_three_exercises_on_average_and_the_key_begins_one_of_its_own(
    paper: Page, tmp_path: Path, lang: str
) -> None:
    file, exercises, printed = tmp_path / "sheet.html", 0, 0
    for lesson in PRINTED:
        file.write_text(sheets(chosen([lesson]), [1], Words(lang), INKS["bw"]).html, "utf-8")
        paper.goto(file.as_uri())
        count = paper.locator(".sheet article").count()
        for size in PAPERS:
            own, key, both = counted(paper, size, "key"), counted(paper, size, "sheet"), counted(paper, size)
            assert both == own + key, (lesson, size)
            assert count / own >= LEAST, (lesson, size, count, own)
            exercises, printed = exercises + count, printed + own
    assert exercises / printed >= ON_AVERAGE


def test_every_version_begins_a_page(paper: Page, tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    counts = []
    for numbers in ((1,), (2,), (1, 2)):
        file.write_text(sheets(chosen(["first-trick"]), numbers, Words("en"), INKS["bw"]).html, "utf-8")
        paper.goto(file.as_uri())
        counts.append(counted(paper, "A4", "key"))
    assert counts[2] == counts[0] + counts[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lesson", PRINTED)
def test_nothing_on_a_sheet_is_cut_or_lies_on_anything_else(
    paper: Page, tmp_path: Path, lesson: str, lang: str
) -> None:
    file = tmp_path / "sheet.html"
    file.write_text(sheets(chosen([lesson]), [1, 2], Words(lang), INKS["bw"]).html, "utf-8")
    paper.goto(file.as_uri())
    assert paper.evaluate(OVERLAPS) == []
    for board in paper.locator("article > svg").all():
        assert board.evaluate(AMISS) == []


@pytest.mark.parametrize(("lang", "button"), [("en", "Print the sheet"), ("fr", "Imprimer la feuille")])
def test_a_lesson_is_printed_by_a_press_as_the_command_writes_it(
    visit: Visitor, paper: Page, tmp_path: Path, lang: str, button: str
) -> None:
    page = visit(f"{'' if lang == 'en' else 'fr/'}lessons/which-cards/", width=360).page
    page.locator("[popovertarget=on-paper]").click()
    page.locator("#on-paper select").select_option("2")
    with page.expect_popup() as opening:
        page.get_by_role("button", name=button).click()
    printed = opening.value
    expect(printed.locator(".sheet")).to_have_count(2)
    file = tmp_path / "sheet.html"
    site = page.url.partition("/lessons/")[0].removesuffix("/fr") + "/"
    file.write_text(sheets(chosen(["which-cards"]), [1, 2], Words(lang), INKS["bw"], site).html, "utf-8")
    paper.goto(file.as_uri())
    assert printed.locator("body").inner_html() == paper.locator("body").inner_html().strip()
    for size in PAPERS:
        assert pages(printed, size) == pages(paper, size)
    assert printed.evaluate("document.compatMode") == "CSS1Compat"


@pytest.mark.parametrize("game", ["tarot", "barbu"])
def test_each_table_has_its_slips_on_one_page(paper: Page, tmp_path: Path, game: str) -> None:
    file = tmp_path / "deal.html"
    file.write_text(deal_sheet(game, 7, 8, Words("fr")).html, "utf-8")
    paper.goto(file.as_uri())
    assert paper.evaluate(OVERLAPS) == []
    for size in PAPERS:
        assert counted(paper, size, "key") == 8
        assert counted(paper, size) == 9
