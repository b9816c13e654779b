"""The inferences in a real browser: press a card, hear what it would tell, play it; by mouse and with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.at_table import at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.at_table import AtTable
    from tutor.core.errors import Json

#: A lesson's table: we defend and lead.
LEADING: dict[str, Json] = {
    "game": "tarot",
    "players": 4,
    "dealer": 3,
    "seed": 2,
    "moves": ["pass"],
    "inferences": True,
}
PHONE, DESKTOP = (360, 740), (1280, 900)


def would(page: Page) -> str:
    """What a card would tell that was pressed; nothing if none was."""
    place = page.locator(".would")
    return place.inner_text() if place.is_visible() else ""


def played(table: AtTable) -> list[str]:
    """The cards of the trick that was begun first."""
    at = table.session.at
    return [card.code for trick in (*at.tricks, at.trick)[:1] for card in trick.cards[:1]]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_by_mouse_a_card_is_heard_before_it_is_played(chromium: Browser, size: tuple[int, int]) -> None:
    with at_table(chromium, *size) as table:
        table.open(LEADING)
        table.press("C6")
        assert "neither the king nor the queen of clubs" in would(table.page)
        table.press("DK")
        assert "speaks for itself" in would(table.page) or "strong hand" in would(table.page)
        button = table.page.locator("[data-plays]")
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], "Play it stands in sight"
        assert played(table) == []
        button.click()
        table.rest()
        assert played(table) == ["DK"]
        assert would(table.page) == ""


def test_by_keys_enter_shows_and_tab_leads_to_play_it(chromium: Browser) -> None:
    with at_table(chromium, *DESKTOP) as table:
        table.open(LEADING)
        table.press_by_keys("C6")
        assert "clubs" in would(table.page)
        table.page.keyboard.press("Tab")
        assert table.page.evaluate("document.activeElement.matches('[data-plays]')")
        table.page.keyboard.press("Enter")
        table.rest()
        assert played(table) == ["C6"]


def test_on_another_chair_one_hears_what_is_heard_there(chromium: Browser) -> None:
    """The chairs are one tab stop, and the arrows go from one to the next; how much it changes only we can say."""
    with at_table(chromium, *PHONE) as table:
        table.open(LEADING)
        table.press("C6")
        table.press("C6")
        page = table.page
        page.locator("[data-inference=told] > summary").click()
        own = page.locator("[data-inference=told] .since")
        assert own.is_visible(), "whether we keep our word is for our own ears"
        page.locator("input[data-sits='0']").focus()
        page.keyboard.press("ArrowRight")
        assert not own.is_visible()
        assert page.locator("[data-listens]").inner_text().startswith("You are now listening from the seat of")
        boxes = [label.bounding_box() for label in page.locator(".chairs label").all()]
        assert len({box["y"] for box in boxes if box}) == 1, "four buttons in one line"
        assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes if box)


def test_no_axe_finds_fault_with_the_inferences(chromium: Browser) -> None:
    for dark in (False, True):
        with at_table(chromium, *PHONE) as table:
            table.open(LEADING)
            table.dress(dark=dark)
            table.press("C6")
            assert table.axe() == []
