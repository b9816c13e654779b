"""The page that lies on the table is one sheet of paper, whatever is chosen, and in letters that can be read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import PHONE
from tutor.rulebook.our_table import OurTable
from tutor.show.crib.leaf import PAPERS
from tutor.show.crib.page import PRINTS, seatings
from tutor.show.languages import LANGUAGES
from tutor.show.our_table.told import for_pages

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

PATH = "crib/"
READY = 90_000
#: The sides of the sheets in points, as a PDF has them, and the least letters on them.
SHEETS = {"a4": (595, 842), "a5": (420, 595)}
LEAST = {("a4", "usual"): 10.0, ("a4", "large"): 11.0, ("a5", "usual"): 6.5, ("a5", "large"): 6.5}
OURS = OurTable.of(
    {"v": 1, "name": "Thursday", "rules": {"tarot": {"misere": True, "petit_slam": True, "base": "ladder"}}}
)


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"select[name={name}]").select_option(value)
    expect(page.locator(".tutor-crib:not([aria-busy])")).to_have_count(1, timeout=READY)


def followed(page: Page, ours: OurTable) -> None:
    """Load a page again in a browser in which our table was chosen."""
    said: dict[str, Any] = {"v": 1, "on": True, "table": ours.to_json(), "said": for_pages(ours)}
    page.evaluate("kept => localStorage.setItem('tutor-our-table', JSON.stringify(kept))", said)
    page.reload()


def letters(page: Page) -> float:
    return float(page.locator(".crib > .leaf").evaluate("leaf => parseFloat(leaf.style.getPropertyValue('--letters'))"))


def sheets(page: Page) -> list[tuple[int, int]]:
    """The sides of every page that is printed."""
    printed = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(boxes) == len(re.findall(rb"/Type /Page\b", printed))
    return [(round(float(wide)), round(float(tall))) for wide, tall in boxes]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_one_sheet_for_each_game_paper_and_size_of_letters(visit: Visitor, lang: str) -> None:
    page = visit(PATH if lang == "en" else f"{lang}/{PATH}").page
    found = {}
    for name in seatings():
        choose(page, "crib", name)
        for paper in PAPERS:
            choose(page, "paper", paper)
            for print_ in PRINTS:
                choose(page, "print", print_)
                found[name, paper, print_] = sheets(page) == [SHEETS[paper]], letters(page)
    assert [one for one, (whole, _) in found.items() if not whole] == []
    assert [(one, size) for one, (_, size) in found.items() if size < LEAST[one[1:]]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_a_phone(visit: Visitor, lang: str) -> None:
    page = visit(PATH if lang == "en" else f"{lang}/{PATH}", width=PHONE, has_touch=True, is_mobile=True).page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


def test_by_keys_alone_another_sheet_is_chosen_and_the_focus_stays_on_the_list(visit: Visitor) -> None:
    page = visit(PATH).page
    paper = page.locator("select[name=paper]")
    before = letters(page)
    paper.focus()
    page.keyboard.press("End")
    expect(page.locator(".tutor-crib:not([aria-busy])")).to_have_count(1, timeout=READY)
    expect(paper).to_have_value(PAPERS[-1])
    expect(paper).to_be_focused()
    assert letters(page) != before


def test_it_follows_our_table(visit: Visitor) -> None:
    page = visit(PATH, width=PHONE, has_touch=True, is_mobile=True).page
    followed(page, OURS)
    expect(page.locator(".leaf")).to_contain_text("160 and the difference", timeout=READY)
    assert len(sheets(page)) == 1
    page.locator(".by-rules button").tap()
    expect(page.locator(".leaf")).to_contain_text("Petit in the last trick: 10, times the contract")


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    assert visit(PATH).axe_light_and_dark() == []
