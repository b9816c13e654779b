"""A lesson in a real browser, step by step: by thumb, by keys, by its addresses, on a phone and on a desktop."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again, go
from tests.browser.exercises import Mouse, found
from tests.browser.test_deals import PHONE, THUMB
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS
from tutor.teach.course.tarot.the_trick import WHICH_CARDS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"
HERE = ".lesson-step:visible"
#: The most elements that are styled anew where a step is turned: the bar, the row of steps, and little more.
MOST_STYLED = 25


def turn(page: Page, to: str) -> Locator:
    return page.locator(f"[data-turn={to}]")


def places(site: Path, lesson: str, lang: str = "") -> list[str]:
    """The places of a lesson’s steps, as its page has them."""
    text = (site / lang / "lessons" / lesson / "index.html").read_text("utf-8")
    return re.findall(r'<section class="step lesson-step[^>]*? data-step="([^"]+)"', text)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_exercise_of_a_lesson_is_a_step_in_either_language(site: Path, lesson: str) -> None:
    steps = places(site, lesson)
    asked = [f"step-{step.name}" for step in LESSONS[lesson].asked if step.help != "worked"]
    assert [step for step in steps if step.startswith("step-")] == asked
    assert steps[0] == "start"
    assert steps[-1] == "end"
    assert len(steps) == len({*steps})
    assert [step for step in places(site, lesson, "fr") if step.startswith("step-")] == asked


def test_on_a_phone_one_walks_a_lesson_by_thumb_and_finds_the_way_back(visit: Visitor, site: Path) -> None:
    steps = places(site, "which-cards")
    page = visit(LESSON, width=PHONE, steps=True, has_touch=True, is_mobile=True).page
    address = page.url
    expect(page.locator(HERE)).to_have_count(1)
    for name in steps[1:]:
        box = turn(page, "next").bounding_box()
        assert box
        assert box["height"] >= THUMB
        assert box["y"] + box["height"] <= page.evaluate("innerHeight"), "it lies under the thumb"
        turn(page, "next").tap()
        assert page.url == f"{address}#{name}"
        expect(page.locator(HERE)).to_have_attribute("data-step", name)
    expect(turn(page, "next")).to_be_hidden()
    expect(page.get_by_role("link", name="The next lesson")).to_be_visible()
    page.go_back()
    expect(page.locator(HERE)).to_have_attribute("data-step", steps[-2])
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_a_right_answer_leads_on_and_its_verdict_is_in_view(visit: Visitor) -> None:
    step = next(step for step in WHICH_CARDS.steps if not step.help)
    page = visit(f"{LESSON}#step-{step.name}", width=PHONE, steps=True).page
    Mouse().answer_right(found(page, step.exercise), step.exercise)
    expect(turn(page, "next")).to_be_focused()
    expect(found(page, step.exercise).locator("[data-part=verdict] .praise").first).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(HERE)).not_to_have_attribute("data-step", f"step-{step.name}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(HERE)).to_have_attribute("data-step", f"step-{step.name}")
    done = page.locator(".lesson-titles a[data-done]").last
    expect(done).to_have_text(Words().say(step.exercise.kind.title))


def test_nothing_of_a_table_lies_over_the_bar_at_the_foot_of_a_phone(visit: Visitor) -> None:
    page = visit("lessons/doubling/", width=PHONE, steps=True).page
    page.set_viewport_size({"width": PHONE, "height": 740})
    expect(page.locator(".tutor-game .more").first).to_be_visible()
    box = page.locator("[data-turn=next]").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.turn", middle) == "next"


def test_the_first_page_and_the_lesson_lead_back_to_the_step(visit: Visitor) -> None:
    page = visit(LESSON, steps=True).page
    home = page.url.removesuffix(LESSON)
    for _ in range(3):
        turn(page, "next").click()
    place = page.url.partition("#")[2]
    go(page, home)
    begin = page.locator("a.tutor-begin")
    assert (begin.get_attribute("href") or "").endswith(f"{LESSON}#{place}")
    go(page, home + LESSON)
    page.locator(".tutor-told a").click()
    expect(page.locator(HERE)).to_have_attribute("data-step", place)


def test_a_heading_in_a_step_is_found_by_its_address(visit: Visitor) -> None:
    page = visit(LESSON, steps=True).page
    heading = page.locator(".lesson-step h2").nth(2)
    page.goto(f"{page.url}#{heading.get_attribute('id')}")
    expect(heading).to_be_in_viewport()


def test_on_one_page_the_contents_stand_beside_it(visit: Visitor) -> None:
    page = visit(LESSON, steps=True).page
    contents = page.locator(".md-sidebar--secondary")
    expect(contents).to_be_hidden()
    page.get_by_label("All on one page").check()
    contents.get_by_role("link").nth(2).click()
    expect(page.locator(".lesson-step h2").nth(2)).to_be_in_viewport()


def test_the_link_of_an_exercise_opens_its_step(visit: Visitor) -> None:
    step = WHICH_CARDS.check[0]
    page = visit(f"{LESSON}#exercise={step.exercise}", steps=True).page
    expect(page.locator(HERE)).to_have_attribute("data-step", f"step-{step.name}")
    expect(found(page, step.exercise)).to_be_in_viewport()


def test_all_on_one_page_is_remembered_and_what_readers_without_scripts_get(visit: Visitor) -> None:
    page = visit(LESSON, steps=True).page
    count = page.locator(".lesson-step").count()
    page.get_by_label("All on one page").check()
    expect(page.locator(HERE)).to_have_count(count)
    again(page)
    expect(page.locator(HERE)).to_have_count(count)
    still = visit(LESSON, steps=True, java_script_enabled=False).page
    expect(still.locator(HERE)).to_have_count(count - 1)
    expect(still.locator(".lesson-turns")).to_be_hidden()


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_axe_finds_nothing_serious_on_a_step(visit: Visitor, lang: str) -> None:
    seen = visit(lang + LESSON, width=PHONE, steps=True)
    for _ in range(3):
        turn(seen.page, "next").click()
    seen.page.locator(".lesson-path summary").click()
    assert seen.axe_light_and_dark() == []


def test_a_turn_styles_little_anew_since_the_next_step_lies_ready(visit: Visitor, site: Path) -> None:
    steps = places(site, "which-cards")
    page = visit(f"{LESSON}#{steps[14]}", width=PHONE, steps=True).page
    counts = []
    for name in steps[15:18]:
        ready = page.locator(f"[data-step={name}][data-view=ahead]")
        expect(ready).to_have_count(1)
        assert ready.locator("*").count() > 3 * MOST_STYLED, "the step that comes next is a large one"
        counts.append(styled(page, "document.querySelector('[data-turn=next]').click()"))
        expect(page.locator(HERE)).to_have_attribute("data-step", name)
    # A page that is still coming may have some of it styled once more.
    assert 0 < min(counts) <= MOST_STYLED


def styled(page: Page, deed: str) -> int:
    """The number of elements whose style Chromium reckons anew, in all its rounds, by the end of a deed on the page."""
    browser = page.context.browser
    assert browser
    session, events, over = browser.new_browser_cdp_session(), list[dict[str, Any]](), list[bool]()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline", "blink.user_timing"]}})
    page.evaluate(
        f"document.dispatchEvent(new Event('pointerdown')); performance.mark('begun'); {deed}; performance.mark('over')"
    )
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(20)
    begun, ended = (next(event["ts"] for event in events if event["name"] == mark) for mark in ("begun", "over"))
    rounds = [event for event in events if event["name"] == "UpdateLayoutTree" and begun <= event["ts"] <= ended]
    return sum(event["args"].get("elementCount", 0) for event in rounds)
