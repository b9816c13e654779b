"""A teacher’s task in a real browser: opened by its link, answered to its end, kept, and handed in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again
from tests.browser.exercises import Keys, Mouse, wrong
from tests.browser.test_deals import PHONE
from tests.hosts.test_given_task import BAD
from tutor.games import read_record
from tutor.hosts.site.strings import strings
from tutor.teach.classroom.code import code
from tutor.teach.classroom.exercises import Drawn, Own, TaskExercise
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.task import Task
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor
    from tests.browser.exercises import Hand
    from tutor.teach.question import Answer

TALL = 740
RECORD = read_record((Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json").read_text("utf-8"))
#: One exercise of each pad, and a position of the teacher’s own.
NAMES = ("allowed.1.1.15", "trick-points.1.1.2", "side.2.1.2", "handful-show.1.1.4", "forced-card.3.1.2")
EXERCISES: tuple[TaskExercise, ...] = (*(Drawn(linked(name)) for name in NAMES), Own.about(KINDS["allowed"], RECORD))
TASK = Task(EXERCISES, "Monday, <b>5b</b>")
TEST = Task(EXERCISES, hints=False, at_end=True)
RIGHT = tuple(question.key[0] for question in TASK.questions)
#: The first and the third are wrong.
MIXED: tuple[Answer, ...] = tuple(
    wrong(one.exercise) if place in {0, 2} and isinstance(one, Drawn) else answer
    for place, (one, answer) in enumerate(zip(EXERCISES, RIGHT, strict=True))
)
STEP = ".lesson-step:visible"
#: All that is seen of a step, and what has the focus, without the answer itself.
SEEN = """step => JSON.stringify([
    [...step.querySelectorAll("[data-mark]")].length, step.querySelector(".verdict").innerText,
    step.querySelector("fieldset").disabled, document.activeElement.dataset.turn ?? "",
    [...document.querySelectorAll(".lesson-row > i")].map((one) => one.dataset.state ?? ""),
    [...document.querySelectorAll(".lesson-titles a")].map((one) => one.title),
])"""


def opened(visit: Visitor, task: Task, lang: str = "", step: str = "", *, width: int = PHONE) -> Page:
    """The page of a task, on a phone or wider, when it stands there."""
    touched = {"has_touch": True, "is_mobile": True} if width == PHONE else {}
    page = visit(f"{lang}task/{task.link}{step}", width=width, steps=True, **touched).page
    page.set_viewport_size({"width": width, "height": TALL if width == PHONE else 800})
    page.locator(STEP).wait_for()
    return page


def turn(page: Page, hand: Hand | None = None, to: str = "next") -> Locator:
    """The exercise of the step after this one, or before it, when it stands there."""
    button = page.locator(f"[data-turn={to}]")
    if hand:
        hand.press(button)
    else:
        button.click()
    one = page.locator(f"{STEP} .tutor-question")
    one.wait_for()
    return one


def handed_in(page: Page, name: str, hand: Hand | None = None) -> str:
    """Hand in at the end of a task, and return the code."""
    page.locator("[data-own-name]").fill(name)
    (hand or Mouse()).press(page.locator("[data-hand-in]"))
    text = page.locator("[data-copy]").get_attribute("data-copy")
    assert text
    return text


def expected(task: Task, answers: tuple[Answer | None, ...], name: str) -> str:
    return code(task, HandedIn(name, answers)).text


# --- from the link to the code ----------------------------------------------------------------------------------------


def test_on_a_phone_a_task_is_answered_to_its_end_and_handed_in(visit: Visitor) -> None:
    page = opened(visit, TASK)
    expect(page.locator(".task-title")).to_have_text(f"Your teacher calls it: “{TASK.title}”")
    expect(page.locator("h1:visible")).to_have_text("A task from your teacher")
    hand = Mouse()
    for number, answer in enumerate(MIXED, 1):
        one = turn(page)
        assert page.url.endswith(f"{TASK.link}&step={number}")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
        hand.answer(one, answer)
        expect(one.locator(".verdict > :first-child")).to_be_in_viewport()
        if answer == RIGHT[number - 1]:
            expect(page.locator("[data-turn=next]")).to_be_focused()
    page.locator("[data-turn=next]").click()
    expect(page.locator(STEP).locator(".task-answered")).to_have_text("You have answered 6 of 6.")
    assert handed_in(page, "Ada") == expected(TASK, MIXED, "Ada")
    expect(page.locator(".qr-code")).to_be_visible()
    assert page.locator(".handed-in ol b").all_inner_texts() == ["✗ wrong", "✓ right", "✗ wrong", *["✓ right"] * 3]
    with page.expect_download() as loading:
        page.locator("[data-save]").click()
    saved = json.loads(loading.value.path().read_text("utf-8"))
    assert HandedIn.of(TASK, saved) == HandedIn("Ada", MIXED)
    assert "Ada" not in page.evaluate("JSON.stringify(Object.entries(localStorage))")


def test_by_keys_alone_it_is_answered_too_and_a_closed_tab_loses_nothing(visit: Visitor) -> None:
    page = opened(visit, TASK, width=1280)
    hand = Keys()
    one = turn(page, hand)
    for number, answer in enumerate(MIXED):
        hand.answer(one, answer)
        if number == 2:
            again(page)
            one = page.locator(f"{STEP} .tutor-question")
            expect(one.locator(".verdict")).to_contain_text("No, not this time.")
        hand.press(page.locator("[data-turn=next]"))
        if number < len(MIXED) - 1:
            one = page.locator(f"{STEP} .tutor-question")
            one.wait_for()
    hand.to(page.locator("[data-own-name]"))
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    expect(page.locator("[data-copy]")).to_have_attribute("data-copy", expected(TASK, MIXED, "Bo"))
    other = page.context.new_page()
    page.close()
    other.goto(page.url.partition("&")[0])
    expect(other.locator(STEP).locator(".task-answered")).to_have_text("You have answered 6 of 6.")
    log = json.loads(other.evaluate("localStorage.getItem('tutor-log')"))["log"]
    names = [".".join(map(str, line[1:5])) for line in log]
    assert sorted(names) == sorted(NAMES), "each counts once, but for the teacher’s own position"


# --- nothing before the end -------------------------------------------------------------------------------------------


def test_where_answers_come_at_the_end_nothing_tells_right_from_wrong_before(visit: Visitor) -> None:
    seen: list[list[str]] = []
    for answers in (RIGHT, MIXED):
        page = opened(visit, TEST)
        seen.append([])
        for answer in answers:
            one = turn(page)
            Mouse().give(one, answer)
            page.wait_for_timeout(50)
            seen[-1].append(page.locator(STEP).evaluate(SEEN))
    assert seen[0] == seen[1]
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("body > .tutor-keys")).to_have_count(0)
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("localStorage.getItem('tutor-log')") is None
    page.locator("[data-turn=next]").click()
    assert handed_in(page, "Cy") == expected(TEST, MIXED, "Cy")
    assert len(json.loads(page.evaluate("localStorage.getItem('tutor-log')"))["log"]) == len(NAMES)
    for answer, right in zip(reversed(MIXED), reversed(RIGHT), strict=True):
        one = turn(page, to="back")
        expect(one.locator('.verdict [data-say="right"]')).to_have_count(int(answer == right))
        expect(one.locator("fieldset").first).to_have_attribute("disabled", "")


def test_until_then_an_answer_is_changed_after_the_page_was_loaded_again(visit: Visitor) -> None:
    page = opened(visit, TEST, step="&step=2")
    field = page.locator(f"{STEP} input.number")
    field.fill("8")
    again(page)
    expect(field).to_have_value("8")
    field.fill("9.5")
    field.press("Enter")
    expect(page.locator("[data-turn=next]")).to_be_focused()
    page.goto(f"{page.url.partition('&')[0]}&step=end")
    again(page)
    expect(page.locator(STEP).locator(".task-answered")).to_contain_text("Not answered yet: 1, 3, 4, 5, 6.")
    page.locator("[data-hand-in]").click()
    expect(page.locator("[data-hand-in]")).to_have_text("Hand in all the same")
    assert handed_in(page, "") == expected(TEST, (None, RIGHT[1], *[None] * 4), "")


# --- what is kept, and what is not to be opened -----------------------------------------------------------------------


def test_what_is_kept_and_cannot_be_read_is_put_aside_and_told(visit: Visitor) -> None:
    page = opened(visit, TASK)
    page.evaluate("localStorage.setItem('tutor-tasks', '{\"v\": 1, \"tasks\": [7]}')")
    again(page)
    expect(page.locator(".tutor-told", has_text=strings("en")["task_aside"])).to_be_visible()
    expect(page.locator(STEP).locator("h1")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tutor-tasks-aside')") == '{"v": 1, "tasks": [7]}'


def test_each_link_that_is_none_is_told_in_one_sentence(visit: Visitor) -> None:
    page = visit("task/", width=PHONE).page
    at = page.url
    for link, begins in BAD.values():
        page.goto(at + link)
        told = page.locator(".tutor-task [role=alert]")
        expect(told).to_contain_text(begins)
        expect(page.locator("h1:visible")).to_have_text("A task from your teacher¶")


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize(("lang", "words"), [("", "How to give a task"), ("fr/", "Comment donner un devoir")])
def test_without_a_task_the_page_says_what_it_is_for_and_leads_to_the_teachers(
    visit: Visitor, lang: str, words: str, *, scripts: bool
) -> None:
    page = visit(f"{lang}task/", java_script_enabled=scripts).page
    expect(page.locator(".task-rest p").first).to_be_visible()
    page.locator(".task-rest a", has_text=words).click()
    page.wait_for_url(f"**/{lang}teach/")


# --- for everybody ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_axe_finds_nothing_serious_from_the_beginning_to_the_code(visit: Visitor, lang: str) -> None:
    seen = visit(f"{lang}task/{TASK.link}", width=PHONE, steps=True)
    page = seen.page
    page.locator(STEP).wait_for()
    faults = [seen.axe_light_and_dark()]
    Mouse().answer(turn(page), RIGHT[0])
    faults.append(seen.axe_light_and_dark())
    page.locator(".lesson-path summary").click()
    page.locator(".lesson-titles a").last.click()
    page.locator("[data-hand-in]").click()
    assert handed_in(page, "Zoé") == expected(TASK, (RIGHT[0], *[None] * 5), "Zoé")
    faults.append(seen.axe_light_and_dark())
    assert faults == [[], [], []]
