"""A learner who comes back: what home, practice and the map of the course say of the answers that a browser keeps."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again, go
from tests.browser.exercises import Mouse, found, wrong
from tests.browser.test_deals import PHONE, THUMB
from tests.browser.test_kept import FORBIDDEN
from tutor.hosts.site.strings import strings
from tutor.show.exercises.progress import Progress
from tutor.show.html import Html
from tutor.teach.course.tarot.the_trick import WHICH_CARDS
from tutor.teach.known.log import Log
from tutor.teach.naming import linked

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"
TWO_WEEKS = 14 * 24 * 60 * 60
NOW = int(time.time())
#: Two topics, met three and two days ago: one answered right, the other wrong.
LINES = [
    [NOW - 3 * 86400, "trick-winner", 1, 2, 6, ["T04"], 1, 0],
    [NOW - 2 * 86400, "find", 1, 2, 1, ["T05"], 0, 0],
]


def log_of(page: Page) -> Log:
    """The log that the browser has kept."""
    return Log.read(page.evaluate("localStorage.getItem('tutor-log') ?? '{\"v\": 1}'"))


def has_answered(page: Page, *lines: list[object]) -> None:
    """Let the browser have kept these answers."""
    page.evaluate("text => localStorage.setItem('tutor-log', text)", json.dumps({"v": 1, "log": lines}))


@pytest.mark.parametrize(("lang", "width"), [("", PHONE), ("fr/", 1280)])
def test_what_was_missed_in_a_lesson_comes_back_two_weeks_later(visit: Visitor, lang: str, width: int) -> None:
    say = strings(lang.strip("/") or "en")
    page = visit(lang + LESSON, width=width, steps=True).page
    home = page.url.removesuffix(LESSON)
    step = next(step for step in WHICH_CARDS.steps if not step.help)
    page.goto(f"{page.url}#step-{step.name}")
    Mouse().answer(found(page, step.exercise), wrong(step.exercise))
    (answer,) = log_of(page).answers
    assert (answer.kind, answer.level, answer.seed, answer.right) == (step.kind, step.level, step.exercise.seed, False)
    assert answer.given == tuple(wrong(step.exercise))

    page.goto(f"{home}{LESSON}#end")
    words = Html(lang.strip("/") or "en")
    shaky = page.locator(".lesson-again li:visible")
    assert shaky.count() == len(step.exercise.topics)
    expect(shaky.first).to_contain_text(words.say(step.exercise.topics[0].title))

    go(page, home)
    expect(page.locator(".tutor-back")).to_have_count(0)
    page.clock.set_fixed_time(datetime.fromtimestamp(NOW + TWO_WEEKS, UTC))
    again(page)
    back = page.locator(".tutor-back")
    expect(back.get_by_role("heading")).to_have_text(say["back_1"])
    expect(back).to_be_in_viewport()
    press = back.get_by_role("link")
    assert (press.bounding_box() or {"height": 0})["height"] >= THUMB
    press.click()
    expect(page.locator('html[data-drill=""]')).to_have_count(1)
    expect(page.locator(".tutor-drill h1")).to_have_text(say["drill_due"])
    expect(page.locator(".tutor-drill .why")).to_contain_text("14")
    board = linked(page.locator(".tutor-question").get_attribute("data-name"))
    assert (board.kind.id, board.level) == (step.kind, step.level)
    assert board.seed != step.exercise.seed

    Mouse().answer_right(found(page, board), board)
    following = page.locator("[data-drill-next]")
    expect(following).to_be_focused()
    expect(following).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(".tutor-drill .why")).to_have_text(say["drill_none"])


def test_home_offers_three_things_and_says_when_they_were_met(visit: Visitor) -> None:
    page = visit("").page
    expect(page.locator(".tutor-back, .tutor-on")).to_have_count(0)
    has_answered(page, *LINES)
    again(page)
    items = page.locator(".tutor-back li")
    expect(items).to_have_text(["The three bouts last met 2 days ago", "Which card wins last met 3 days ago"])


def test_practice_on_a_topic_goes_on_and_offers_to_stop_after_three(visit: Visitor) -> None:
    page = visit("exercise/#drill=T04", width=PHONE).page
    shown = []
    for _ in range(3):
        expect(page.locator('html[data-drill=""]')).to_have_count(1)
        board = linked(page.locator(".tutor-question").get_attribute("data-name"))
        shown.append(str(board))
        for part in (
            ".tutor-drill .why",
            ".tutor-question .prompt",
            ".tutor-question .hand, .tutor-question .choices",
            "[data-check]",
        ):
            expect(page.locator(part).last).to_be_in_viewport(ratio=1)
        Mouse().answer_right(found(page, board), board)
        if len(shown) < 3:
            page.locator("[data-drill-next]").click()
    assert len({*shown}) == 3
    expect(page.locator(".drill-turns")).to_contain_text(strings("en")["drill_enough"])
    page.locator(".drill-turns a").click()
    expect(page.locator("#topic-T04 [data-part=state]")).to_have_text("met")
    assert page.evaluate("document.documentElement.hasAttribute('data-drill')") is False


def test_the_map_says_of_each_topic_how_it_stands(visit: Visitor) -> None:
    seen = visit("known/")
    page = seen.page
    has_answered(page, *LINES)
    again(page)
    row = page.locator("#topic-T05")
    expect(row.locator("[data-part=state]")).to_have_text("to come back to")
    row.locator("summary").click()
    expect(row.locator("ol")).to_have_text("wrong, 2 days ago")
    row.get_by_role("link", name="Two minutes on this").click()
    expect(page.locator(".tutor-drill h1")).to_have_text("The three bouts")


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_home_the_map_and_practice_are_fit_for_everybody_on_a_phone(visit: Visitor, lang: str) -> None:
    seen = visit(lang, width=PHONE)
    home = seen.page.url
    has_answered(seen.page, *LINES)
    for path in ("", "known/", "exercise/#drill=due"):
        go(seen.page, home + path)
        again(seen.page)
        assert seen.page.evaluate("document.documentElement.scrollWidth") == PHONE, path
        assert seen.axe_light_and_dark() == [], path


def test_answers_go_out_as_a_file_and_into_another_browser_where_both_count(visit: Visitor, tmp_path: Path) -> None:
    one = visit("known/").page
    has_answered(one, LINES[0])
    again(one)
    with one.expect_download() as download:
        one.get_by_role("button", name="Keep them as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert Progress(Log.read(file.read_bytes()), NOW).topics

    other = visit("known/", width=PHONE).page
    has_answered(other, LINES[1])
    again(other)
    for says in ("new here: 1", "new here: 0"):
        other.get_by_label("Open a file").set_input_files(file)
        expect(other.get_by_role("status").filter(has_text=says)).to_be_visible()
    expect(other.locator("#topic-T04 [data-part=state]")).to_have_text("to come back to")
    assert log_of(other) == Log.of({"v": 1, "log": LINES})


def test_a_file_that_is_none_is_refused_and_a_log_that_cannot_be_read_is_put_aside(
    visit: Visitor, tmp_path: Path
) -> None:
    page = visit("known/").page
    has_answered(page, LINES[0])
    broken = tmp_path / "progress.json"
    broken.write_text('{"v": 1, "log": [["<img src=x onerror=alert(1)>"', "utf-8")
    page.get_by_label("Open a file").set_input_files(broken)
    expect(page.get_by_role("status").filter(has_text="no file of answers")).to_be_visible()
    assert len(log_of(page).answers) == 1

    page.evaluate("localStorage.setItem('tutor-log', '{')")
    again(page)
    expect(page.get_by_text("It is put aside, not erased")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tutor-log-aside')") == "{"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_a_private_window_a_lesson_goes_on_and_says_once_that_nothing_is_kept(visit: Visitor, lang: str) -> None:
    below = "" if lang == "en" else f"{lang}/"
    seen = visit(f"{below}advice/odds/", width=PHONE, steps=True)
    page = seen.page
    page.add_init_script(FORBIDDEN)
    go(page, page.url.replace("advice/odds/", LESSON))
    told = page.get_by_text(strings(lang)["log_unkept"])
    for step in [step for step in WHICH_CARDS.steps if not step.help][:2]:
        page.evaluate("name => { location.hash = name }", f"step-{step.name}")
        Mouse().answer_right(found(page, step.exercise), step.exercise)
        expect(told).to_have_count(1)
        expect(page.locator("[data-turn=next]")).to_be_focused()
    seen.faults.clear()  # the theme itself takes a memory for granted


def test_forgetting_asks_twice_and_leaves_a_file(visit: Visitor, tmp_path: Path) -> None:
    page = visit("known/").page
    has_answered(page, *LINES)
    again(page)
    page.get_by_role("button", name="Forget them").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep a file and forget them?").click()
    download.value.save_as(tmp_path / "kept.json")
    assert len(Log.read((tmp_path / "kept.json").read_bytes()).answers) == len(LINES)
    expect(page.get_by_text(strings("en")["forgotten"])).to_be_visible()
    expect(page.locator("#topic-T05 [data-part=state]")).to_have_text("not met yet")
