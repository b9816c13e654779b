"""A whole deal in JupyterLab: the second lesson is run, and its tables answer to the keyboard in every phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.jupyter import at_most, laboratory, open_lesson
from tests.browser.test_deals import finish

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

LESSON = "whole-deal.ipynb"
MOST_S = 300


def test_a_deal_is_bid_and_its_ecart_begun_with_the_keyboard_and_played_to_its_end(
    chromium: Browser, tmp_path: Path
) -> None:
    with at_most(MOST_S), laboratory(tmp_path) as lab:
        context = chromium.new_context(viewport={"width": 1280, "height": 2_400}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        open_lesson(page, lab, LESSON)
        one = page.locator(".tutor-table").first
        expect(one).to_be_visible()
        one.locator('button[data-move="pass"]').focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(one.locator(".tray")).to_contain_text("0 of 6 cards set aside")
        first = one.locator(".hand button.card").first
        expect(first).to_be_focused()
        page.keyboard.press("Enter")
        expect(one.locator(".tray")).to_contain_text("1 of 6 cards set aside")
        finish(one)
        expect(one.locator(".score table.match")).to_be_visible()
        one.locator('button[data-opens="menu"]').focus()
        page.keyboard.press("Enter")
        players = one.locator('select[name="players"]')
        players.focus()
        page.keyboard.press("ArrowDown")  # not to the next cell
        expect(players).to_be_focused()
        expect(players).to_have_value("5")
        context.close()
    assert faults == []
