"""Exercises that need no engine: answers, hints and the ten that come next, without one; and the files behind them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.readymade import AHEAD, exercises, place
from tests.browser.conftest import pages
from tests.browser.exercises import Mouse, found
from tests.browser.test_site import break_off, engine_urls
from tests.browser.test_walk import take_every_hint
from tutor.hosts.site.strings import strings
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor
    from tutor.teach.kind import Exercise

#: A lesson of each game, each in another language.
WALKED = [("en", "which-cards"), ("fr", "b-no-queens")]
ANOTHER = '[data-intent="deal"]'
SETTINGS = re.compile(r'id="tutor-live-settings">(.*?)</script>')


def goes_on(page: Page, exercise: Exercise) -> Exercise:
    """Ask for another exercise like one that is answered, and have it."""
    found(page, exercise).locator(ANOTHER).click()
    expect(found(page, exercise.twin)).to_be_visible()
    return exercise.twin


@pytest.mark.parametrize(("lang", "name"), WALKED)
def test_answers_hints_and_the_next_ten_exercises_need_no_engine_and_the_eleventh_says_that_it_does(
    visit: Visitor, lang: str, name: str
) -> None:
    lesson, mouse = LESSONS[name], Mouse()
    seen = visit(f"{'' if lang == 'en' else 'fr/'}lessons/{name}/", reduced_motion="reduce")
    page = seen.page
    page.route("**/worker.js*", break_off)
    exercise = next(step.exercise for step in lesson.steps if not step.help)
    take_every_hint(found(page, exercise), mouse)
    for _ in range(AHEAD):
        exercise = goes_on(page, exercise)
        mouse.answer_right(found(page, exercise), exercise)
    check = lesson.check[0].exercise
    mouse.answer_right(found(page, check), check)
    expect(found(page, goes_on(page, check)).locator("[data-hint]")).to_have_count(0)
    assert engine_urls(seen) == []
    last = found(page, exercise)
    last.locator(ANOTHER).click()
    expect(last.locator(".problem")).to_have_text(strings(lang)["broken"])
    page.unroute("**/worker.js*")
    exercise = goes_on(page, exercise)
    mouse.answer_right(found(page, exercise), exercise)
    seen.faults.clear()  # a worker that was sent away may still cry out


def test_every_exercise_on_every_page_has_its_file(site: Path) -> None:
    missing, standing = [], 0
    for page in pages(site):
        html = page.read_text("utf-8")
        for state in exercises(html):
            standing += 1
            (told,) = SETTINGS.findall(html)
            if not (site / "assets" / json.loads(told)["ready"] / place(state)).is_file():
                missing.append(f"{page}: {place(state)}")
    assert missing == []
    assert standing >= sum(len(lesson.asked) for lesson in LESSONS.values()) * 2
