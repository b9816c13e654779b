"""The pages around the play, on a phone: nothing is wider than the screen, and a wide table scrolls in its own box."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_crib import READY, followed
from tutor.rulebook.our_table import OurTable

PHONE = 360


@pytest.mark.parametrize(
    "page",
    [
        *("advice/odds/", "fr/advice/odds/", "advice/hand-value/", "fr/advice/signals/"),
        *("advice/pocket/", "fr/advice/pocket/", "advice/your-conventions/", "fr/advice/your-conventions/"),
    ],
)
def test_a_page_of_advice_fits_a_phone_and_axe_finds_nothing_serious(visit: Visitor, page: str) -> None:
    seen = visit(page, width=PHONE)
    assert seen.axe_light_and_dark() == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE


@pytest.mark.parametrize("page", ["barbu/figures/", "barbu/variants/", "advice/odds/"])
@pytest.mark.parametrize("lang", ["", "fr/"])
def test_what_scrolls_sideways_on_a_phone_can_be_reached_by_the_keyboard(visit: Visitor, lang: str, page: str) -> None:
    out_of_reach = visit(lang + page, width=PHONE).page.evaluate(
        """[...document.querySelectorAll("article *")]
            .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.tabIndex < 0)
            .map((one) => one.textContent)"""
    )
    assert out_of_reach == []


def test_a_table_of_odds_scrolls_by_the_keyboard_while_its_row_numbers_stay(visit: Visitor) -> None:
    page = visit("advice/odds/", width=PHONE).page
    box = page.locator(".tutor-odds").first
    row = box.locator("tbody th").first
    before = row.bounding_box()
    box.focus()
    page.keyboard.press("End")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.tutor-odds').scrollLeft > 100")
    after = row.bounding_box()
    assert before
    assert after
    assert before["x"] == after["x"]


def test_the_signals_for_the_pocket_follow_our_table_on_the_screen_and_on_paper(visit: Visitor) -> None:
    page = visit("advice/pocket/", width=PHONE, has_touch=True, is_mobile=True).page
    usual = page.locator("[data-part=pocket]").inner_text()
    followed(page, OurTable.of({"v": 1, "name": "Thursday club", "rules": {"tarot": {"conventions": "boulogne"}}}))
    expect(page.locator("[data-part=by]")).to_contain_text("Thursday club", timeout=READY)
    assert page.locator("[data-part=pocket]").inner_text() != usual
    page.emulate_media(media="print")
    expect(page.locator("[data-part=by]")).to_be_visible()
    expect(page.locator("[data-part=by] button")).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    page.emulate_media(media="screen")
    page.locator("[data-part=by] button").tap()
    expect(page.locator("[data-part=pocket]")).to_have_text(usual, use_inner_text=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_signals_for_the_pocket_are_one_sheet_of_paper(visit: Visitor, lang: str, scheme: str) -> None:
    page = visit(f"{lang}advice/pocket/", color_scheme=scheme).page
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    page.emulate_media(media="print")
    sheet, last = page.locator(".tutor-pocket"), page.locator(".tutor-pocket .tutor-source")
    assert sheet.evaluate("(sheet) => getComputedStyle(sheet).color") == "rgb(0, 0, 0)"
    assert last.is_visible()
    assert not page.locator(".on-screen").first.is_visible()
