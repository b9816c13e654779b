"""The coach in a real browser: where a deal was decided, and back to that turn, with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.at_table import at_table
from tests.hosts.playing import moves
from tutor.hosts.exercise.task import Task
from tutor.hosts.table.session import Session
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

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


def dealt_and_played(deals: int) -> dict[str, Json]:
    """So many deals of Barbu that the learner has dealt and played, the last one just over."""
    session = Session({"game": "barbu", "players": 4, "seed": 1, "dealer": 0})
    for number in range(deals):
        if number:
            session.answer({"next": True})
        while not session.over:
            session.answer({"play": moves(session)[0]})
    return session.state.to_json()


def test_the_deals_that_one_has_dealt_are_looked_at_one_by_one_and_stand_in_one_table(chromium: Browser) -> None:
    with at_table(chromium, 360, 740) as table:
        table.open(dealt_and_played(3))
        fold = table.page.locator("details[data-coach=set]")
        fold.locator("summary").click()
        expect(table.page.locator("details.coach > table tfoot")).to_be_visible()
        whole = table.page.locator("details.coach").filter(has=table.page.locator("tfoot"))
        expect(whole.locator("[role=status]")).to_contain_text("The deals that you have dealt so far brought you")
        assert whole.locator("table").count() == 1
        assert whole.get_attribute("data-coach") is None
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert table.axe() == []


def test_of_a_hand_the_cards_that_are_offered_stand_higher_than_the_others(chromium: Browser) -> None:
    kind = KINDS["your-card"]
    task = Task({"exercise": str(Exercise(kind, 1, kind.seed(1, "taker")))})
    with at_table(chromium, 360, 740) as table:
        table.page.evaluate("table => atTable.open(...table)", [task.html, task.state.to_json()])
        tops = "all => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]"
        [offered] = table.page.locator(".hand > label.card").evaluate_all(tops)
        [others] = table.page.locator(".hand > span.card").evaluate_all(tops)
        assert offered < others
