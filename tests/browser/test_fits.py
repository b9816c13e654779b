"""The exercises of the lessons on a phone and on a laptop: question, answer and what is said of it stand in one window.

``make walk`` measures them in French too, whose sentences are longer.
"""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import go
from tests.browser.exercises import Mouse, found
from tests.browser.test_deals import PHONE
from tutor.teach.course.parts import LESSONS
from tutor.teach.course.tarot.the_trick import WHICH_CARDS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

MEASURE = Path(__file__).with_name("fits.js").read_text("utf-8")
#: The width and the height of a phone's window, and of a laptop's.
WINDOWS = [(PHONE, 740), (1366, 768)]
#: At least so many of all exercises fit, and of those on each pad.
MOST = 0.9
MEASURED = ["", "fr/"] if os.environ.get("WALK") == "all" else [""]


class Room(NamedTuple):
    """How many pixels an exercise reaches below the window, or if less than nothing, how many are left."""

    name: str
    pad: str
    over: int
    across: int


def rooms(page: Page) -> list[Room]:
    """Measure all exercises of a lesson’s page, the one after the other."""
    return [Room(**room) for room in page.evaluate(MEASURE)]


@pytest.mark.parametrize("lang", MEASURED)
@pytest.mark.parametrize(("wide", "tall"), WINDOWS)
def test_nine_of_ten_exercises_fit_the_window_on_every_pad(visit: Visitor, lang: str, wide: int, tall: int) -> None:
    thumb = wide == PHONE
    page = visit(f"{lang}course/", width=wide, steps=True, has_touch=thumb, is_mobile=thumb).page
    page.set_viewport_size({"width": wide, "height": tall})
    lessons = page.url.replace("course/", "lessons/")
    measured: dict[str, list[Room]] = defaultdict(list)
    for lesson in LESSONS:
        go(page, f"{lessons}{lesson}/")
        for room in rooms(page):
            measured[room.pad].append(room)
    assert {*measured} == {"mark", "choose", "number", "arrange", "pairs"}
    every = [room for some in measured.values() for room in some]
    assert [room for room in every if room.across > 0] == []
    for some in (every, *measured.values()):
        high = [room for room in some if room.over > 0]
        assert len(high) <= (1 - MOST) * len(some), f"{len(high)} of {len(some)} are too high: {high}"


def test_several_tables_are_turned_by_their_names_and_the_wrong_one_comes_into_view(visit: Visitor) -> None:
    step = next(step for step in WHICH_CARDS.steps if step.exercise.question.tables > 1 and not step.help)
    page = visit(f"lessons/which-cards/#step-{step.name}", width=PHONE, steps=True, reduced_motion="reduce").page
    one = found(page, step.exercise)
    first, second = one.locator(".board").all()
    expect(first).to_be_in_viewport(ratio=0.5)
    expect(second).not_to_be_in_viewport()
    names = one.locator("[data-table]")
    expect(names.nth(1)).not_to_have_attribute("data-seen", "")
    names.nth(1).click()
    expect(second).to_be_in_viewport(ratio=0.5)
    expect(first).not_to_be_in_viewport()
    expect(names.nth(1)).to_have_attribute("data-seen", "")
    # All that is right on this table, and nothing on the first one.
    right = tuple(option for option in step.exercise.question.key[0] if option.startswith("1:"))
    Mouse().answer(one, right)
    expect(first).to_be_in_viewport()
    expect(second).not_to_be_in_viewport()
    names.nth(1).click()
    expect(second).to_be_in_viewport()
