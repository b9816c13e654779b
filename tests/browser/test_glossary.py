"""The glossary in a real browser: a word opens its note by mouse, finger and keyboard, and closes it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor, pages

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PHONE, HEIGHT = 360, 800
LESSON = "lessons/which-cards/"
PAGES = ["", LESSON, "fr/lessons/excuse/", "fr/advice/signals/", "barbu/variants/"]
#: How many bytes the notes may add to a page, as it lies on the disk.
WEIGHT = 100_000


def words(page: Page) -> Locator:
    return page.locator("button.term")


def opened(page: Page) -> Locator:
    return page.locator(".term-note:popover-open")


def test_a_word_opens_its_note_with_the_keyboard_and_escape_gives_the_focus_back(visit: Visitor) -> None:
    page = visit(LESSON).page
    word = words(page).filter(has_text="taker")
    word.focus()
    expect(opened(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(opened(page)).to_contain_text("The player with the highest bid")
    page.keyboard.press("Tab")
    expect(opened(page).get_by_role("link", name="In the glossary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opened(page)).to_have_count(0)
    expect(word).to_be_focused()


def test_a_note_leads_to_the_glossary(visit: Visitor, address: str) -> None:
    page = visit(f"fr/{LESSON}").page
    words(page).filter(has_text="Excuse").click()
    opened(page).get_by_role("link", name="Dans le glossaire").click()
    page.wait_for_url(f"{address}/fr/glossary/#excuse")
    expect(page.locator("h3#excuse")).to_be_in_viewport()


def test_one_note_is_open_at_a_time_and_a_press_beside_it_closes_it(visit: Visitor) -> None:
    page = visit(LESSON).page
    words(page).nth(0).click()
    words(page).nth(1).click()
    expect(opened(page)).to_have_count(1)
    page.locator("h1").click()
    expect(opened(page)).to_have_count(0)


@pytest.mark.parametrize("path", PAGES)
def test_every_note_stands_within_a_phone_beside_its_word(visit: Visitor, path: str) -> None:
    page = visit(path, width=PHONE, has_touch=True, is_mobile=True).page
    for word in words(page).and_(page.locator(":visible")).all():
        word.scroll_into_view_if_needed()
        word.tap()
        expect(opened(page)).to_have_count(1)
        note, own = opened(page).bounding_box(), word.bounding_box()
        assert note
        assert own
        assert word.evaluate("one => parseFloat(getComputedStyle(one, '::after').height)") >= 24
        assert note["x"] >= 0
        assert note["x"] + note["width"] <= PHONE
        assert note["y"] >= 0
        assert note["y"] + note["height"] <= HEIGHT
        assert min(abs(note["y"] - own["y"] - own["height"]), abs(own["y"] - note["y"] - note["height"])) < 16
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


@pytest.mark.parametrize("path", [LESSON, "fr/glossary/", "glossary/"])
def test_axe_finds_nothing_serious_with_a_note_open(visit: Visitor, path: str) -> None:
    seen = visit(path, width=PHONE)
    if "glossary" not in path:
        words(seen.page).first.click()
        expect(opened(seen.page)).to_be_visible()
    assert seen.axe_light_and_dark() == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE


def expanded(page: Page, name: str) -> bool:
    """What the browser tells a screen reader of a button: whether what it opens is open."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    buttons = [node for node in tree["nodes"] if node["role"]["value"] == "button" and node["name"]["value"] == name]
    return bool({one["name"]: one["value"]["value"] for one in buttons[0]["properties"]}["expanded"])


def test_a_screen_reader_hears_whether_a_note_is_open(visit: Visitor) -> None:
    page = visit(LESSON).page
    assert expanded(page, "taker") is False
    words(page).filter(has_text="taker").click()
    expect(opened(page)).to_be_visible()
    assert expanded(page, "taker") is True


def test_words_explain_themselves_without_scripts(visit: Visitor) -> None:
    page = visit(LESSON, java_script_enabled=False).page
    words(page).first.click()
    expect(opened(page)).to_be_visible()


def test_a_word_is_as_bold_as_the_text_around_it(visit: Visitor) -> None:
    page = visit(LESSON).page
    weights = words(page).evaluate_all(
        "all => all.map((one) => [getComputedStyle(one).fontWeight, getComputedStyle(one.parentElement).fontWeight])"
    )
    assert weights
    assert [pair for pair in weights if pair[0] != pair[1]] == []


def test_notes_are_light_and_have_neither_styles_nor_scripts_of_their_own(site: Path) -> None:
    for page in pages(site):
        notes = [
            piece.partition("</span>")[0] for piece in page.read_text("utf-8").split('<span class="term-note"')[1:]
        ]
        assert sum(map(len, notes)) < WEIGHT, page
        assert [note for note in notes if "style=" in note or "<script" in note or "onclick" in note] == []
