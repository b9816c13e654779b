"""Praise where somebody sees it: beside the verdict on a right answer, and after a mistake that is put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_deals import FIVE, UNCOVERED, sit
from tutor.show.table.praise import MENDED

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

EXERCISES = "lessons/which-cards/"
DEAL = "lessons/whole-deal/"


def press(one: Locator, legal: str, place: int = 0) -> None:
    """Try a move that is allowed, or one that is not, by what the table knows of them."""
    script = """([table, legal]) => [...table.querySelectorAll('[data-part="rulings"] > *')]
        .filter((panel) => panel.dataset.legal === legal).flatMap((panel) => panel.dataset.moves.split("|"))"""
    moves = one.page.evaluate(script, [one.element_handle(), legal])
    one.locator(f'button[data-move="{moves[place]}"]').click(position=UNCOVERED)


def restricted(visit: Visitor) -> Locator:
    """The first exercise in which some cards are forbidden."""
    page = visit(EXERCISES, reduced_motion="reduce").page
    has_both = page.locator(".tutor-live").filter(has=page.locator('[data-part="rulings"] > [data-legal="no"]'))
    return has_both.filter(has=page.locator('[data-part="rulings"] > [data-legal="yes"] > .praise')).first


def test_a_mistake_put_right_is_welcome(visit: Visitor) -> None:
    one = restricted(visit)
    said = one.locator(".verdict .praise:visible")
    press(one, "no")
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    expect(said).to_have_count(0)
    press(one, "yes")
    expect(said).to_have_count(1)
    assert said.inner_text() in MENDED


def test_in_a_game_a_bid_put_right_is_welcome_once(visit: Visitor) -> None:
    one = sit(visit(DEAL, reduced_motion="reduce").page, FIVE)
    said = one.locator(".verdict .praise:visible")
    one.locator("button.choice[data-forbidden]").first.click()
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    one.locator('button[data-move="garde"]').click()
    expect(said).to_have_count(1)
    assert said.inner_text() in MENDED
    one.locator('button[data-intent="back"]').click()
    expect(said).to_have_count(0)
