"""A board on the wall: it fills the screen of a projector, whole and in large type, and is led by keys and presses.

``make walk`` measures the boards of all lessons, and the tables of the gallery in all their states.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import go
from tutor.teach.classroom.exercises import task_exercise
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

ALL = os.environ.get("WALK") == "all"
#: Pages with boards: each pad, and a table at which one plays.
GALLERIES = ("tarot-3", "tarot-4", "tarot-5", "tarot-dead", "barbu-calls", "barbu-play", "barbu-variants")
PAGES = (
    [*(f"lessons/{name}/" for name in LESSONS), *(f"reference/gallery/{name}/" for name in GALLERIES)]
    if ALL
    else ["lessons/pack/", "lessons/b-king/"]
)
#: Projectors: widths and heights in pixels.
PROJECTORS = ((1920, 1080), (1280, 720), (1024, 768))
#: What somebody in the last row reads: the least height of letters and of cards, as parts of that of the window.
LETTERS, CARDS = 0.025, 0.1395
#: What is wrong with the board on the wall, one sentence each; nothing as long as it is on its way.
FAULTS = """async ([letters, cards]) => {
    for (const frames of [1, 2]) await new Promise(requestAnimationFrame)
    const [board] = document.getElementsByClassName("on-wall")
    const table = board.querySelector(".tutor-table")
    if (!table) return []
    const seen = (where) => [...table.querySelectorAll(where)].filter((one) => one.checkVisibility())
    const least = (sizes) => Math.min(1, ...sizes.map((size) => size / innerHeight))
    const letter = (one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom
    const read = least(seen(".prompt, .verdict > *").map(letter))
    const cardsSeen = seen(".seat > .card .face, .hand .card .face")
    const lying = least(cardsSeen.map((one) => one.getBoundingClientRect().height))
    const foot = innerHeight - document.querySelector(".wall-bar").offsetHeight
    return [
        [table.getBoundingClientRect().bottom <= foot + 1, "it reaches below the bar"],
        [board.scrollWidth <= board.clientWidth + 1, "it is too wide"],
        [read >= letters, `letters of ${read}`],
        [lying >= cards, `cards of ${lying}`],
    ].flatMap(([fine, fault]) => (fine ? [] : [`${table.dataset.name ?? table.dataset.game}: ${fault}`]))
}"""


def on_wall(page: Page) -> Locator:
    return page.locator(".on-wall .tutor-table")


def pressed(page: Page, name: str) -> None:
    """Press a button of the bar."""
    page.locator(f".wall-bar [data-wall-{name}]").first.evaluate("button => button.click()")


def boards(page: Page) -> Iterator[int]:
    """Show every board of a page on the wall, the one after the other; yields the number of each."""
    page.locator(".wall-open").click()
    expect(page.locator(".on-wall")).to_have_count(1)
    number = "[...document.querySelectorAll('.tutor-live')].findIndex((one) => one.matches('.on-wall'))"
    seen = -1
    while (here := page.evaluate(number)) != seen:
        yield here
        seen = here
        page.keyboard.press("PageDown")


@pytest.mark.parametrize(("width", "height"), PROJECTORS)
@pytest.mark.parametrize("path", PAGES)
def test_every_board_is_whole_and_large_before_it_is_answered_and_after(
    visit: Visitor, path: str, width: int, height: int
) -> None:
    page = visit(path, width=width, steps=True).page
    page.set_viewport_size({"width": width, "height": height})
    faults: list[str] = []
    for _ in boards(page):
        faults += page.evaluate(FAULTS, [LETTERS, CARDS])
        pressed(page, "all")
        faults += page.evaluate(FAULTS, [LETTERS, CARDS])
    assert faults == []


def test_a_class_votes_and_sees_the_answer_one_thing_after_another_by_keys_alone(visit: Visitor) -> None:
    lesson = LESSONS["which-cards"]
    step = next(step for step in lesson.steps if step.name == "trick-winner")
    page = visit(f"lessons/which-cards/#step-{step.name}", steps=True).page
    page.locator(".wall-open").focus()
    page.keyboard.press("Enter")
    expect(on_wall(page)).to_have_attribute("data-name", str(step.exercise))
    for key in ("a", "b", "b", "a", "Backspace"):
        page.keyboard.press(key)
    expect(page.locator(".votes button")).to_have_text(["A1", "B2", "C0", "D0", "−1"])
    page.keyboard.press("Enter")
    expect(on_wall(page).locator(".verdict li")).to_have_count(1)
    page.keyboard.press("PageDown")
    expect(on_wall(page)).not_to_have_attribute("data-name", str(step.exercise))
    page.keyboard.press("PageUp")
    expect(on_wall(page)).to_have_attribute("data-name", str(step.exercise))
    expect(on_wall(page).locator(".verdict li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".on-wall")).to_have_count(0)
    expect(page.locator(".wall-open")).to_be_focused()
    expect(page.locator(f"#step-{step.name}")).to_be_in_viewport()
    assert page.evaluate("localStorage.getItem('tutor-log')") is None, "a teacher who shows an answer has not given it"


def test_where_nothing_can_be_shown_there_is_no_button(visit: Visitor) -> None:
    page = visit("lookup/").page
    expect(page.locator(".wall-open")).to_be_hidden()
    go(page, page.url.replace("lookup/", "lessons/which-cards/"))
    expect(page.locator(".wall-open")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".wall-open")).to_be_hidden()


def test_a_task_goes_on_the_wall_once_it_is_there(visit: Visitor) -> None:
    task = Task((task_exercise("beats.1.1.3", ""), task_exercise("allowed.1.1.3", "")))
    page = visit(f"task/{task.link}", steps=True).page
    expect(page.locator(".lesson-step:visible h1")).to_be_visible()
    page.locator(".wall-open").click()
    expect(on_wall(page)).to_have_attribute("data-name", "beats.1.1.3")
    page.keyboard.press("PageDown")
    expect(on_wall(page)).to_have_attribute("data-name", "allowed.1.1.3")


def test_a_page_for_making_tasks_has_a_wall_only_for_the_boards_on_it(visit: Visitor) -> None:
    expect(visit("class/map/").page.locator(".wall-open")).to_be_hidden()
