"""An answer played on in a real browser: on a phone and on a screen, with and without things that move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import at_table
from tests.browser.exercises import Mouse, wrong
from tutor.hosts.exercise.task import Task
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: An ending of each game, and a board on which some cards may be played.
EXERCISES = [Exercise(KINDS[name], 1, 2) for name in ("puzzle", "tarot-puzzle", "allowed")]


@pytest.mark.parametrize("exercise", EXERCISES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_wrong_card_is_played_and_the_next_ones_follow(
    chromium: Browser, exercise: Exercise, width: int, height: int, motion: str
) -> None:
    with at_table(chromium, width, height, reduced_motion=motion) as at:
        task = Task({"exercise": str(exercise), "lang": "en"})
        at.page.evaluate("table => atTable.open(...table)", [task.html, task.state.to_json()])
        one = at.page.locator(".tutor-question")
        Mouse().answer(one, wrong(exercise))
        caption, onward = one.locator(".caption"), one.locator('[data-walk="1"]')
        expect(caption).to_contain_text("✗")
        expect(one.locator(".felt .card[data-shown]").first).to_be_visible()
        while onward.get_attribute("aria-disabled") == "false":
            before = caption.inner_text()
            onward.dispatch_event("click")  # cards that fly may have got there first, and then it is shut
            expect(caption).not_to_have_text(before)
        expect(caption).to_contain_text("✓")
        assert at.page.evaluate("document.documentElement.scrollWidth") <= width
        assert at.axe() == []
