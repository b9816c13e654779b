"""The coach in a real browser: where a deal was decided, and back to that turn, with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.at_table import at_table
from tutor.hosts.table.session import Session

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tutor.core.errors import Json


def spoilt() -> dict[str, Json]:
    """A deal that is over, in which the learner has passed with a hand for a garde."""
    session = Session({"game": "tarot", "players": 4, "seed": 39})
    session.answer({"play": "pass"})
    session.answer({"finish": True})
    return session.state.to_json()


def test_a_deal_that_is_over_is_looked_at_once_more_and_taken_back(chromium: Browser) -> None:
    with at_table(chromium, 360, 740) as table:
        table.open(spoilt())
        page = table.page
        fold = page.locator("details.coach").first
        fold.locator("summary").focus()
        page.keyboard.press("Enter")
        first = fold.locator("li").first
        first.wait_for()
        assert fold.get_attribute("aria-busy") is None
        assert "garde was clearly better" in first.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        button = first.get_by_role("button", name="Play on from here")
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert table.axe() == []
        button.focus()
        page.keyboard.press("Enter")
        table.rest()
        assert table.session.at.phase == "auction"
        assert table.session.state.again
        assert page.locator(".tutor-table").evaluate("one => one.contains(document.activeElement)")
        hand = page.locator("[data-part=hand]").bounding_box()
        assert hand is not None
        assert 0 <= hand["y"] <= 740, "the table is in sight again"
