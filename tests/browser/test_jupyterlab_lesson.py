"""Lessons in a real JupyterLab: run, answered to their end, and beside the notebook's own keys.

``make walk`` takes a few, spread over the course; each time that the tests run it is one.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.exercises import Keys, Mouse, found
from tests.browser.jupyter import at_most, laboratory, open_lesson
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tutor.teach.course.lesson import Lesson

MOST_S = 300
#: What a table stands in.
PLACE = "div:has(> .tutor-table)"
#: Every sixth lesson of the course.
FEW = [*LESSONS][::6]
#: What the notebook would have done with a key: its mode, the cell that is current, and how many there are.
NOTEBOOK = """() => {
    const { mode, activeCellIndex, widgets } = window.jupyterapp.shell.currentWidget.content
    return [mode, activeCellIndex, widgets.length]
}"""


@pytest.mark.parametrize("name", FEW if os.environ.get("WALK") == "all" else FEW[:1])
def test_a_lesson_is_run_and_answered_to_its_end_and_its_keys_do_not_reach_the_notebook(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    with at_most(MOST_S), laboratory(tmp_path) as lab:
        context = chromium.new_context(viewport={"width": 1280, "height": 1_000}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        open_lesson(page, lab, f"{name}.ipynb")
        walk(page, LESSONS[name])
        context.close()
    assert faults == []


def walk(page: Page, lesson: Lesson) -> None:
    """Answer all that the lesson asks, one exercise of each pad with keys; ask for another one; play to the end."""
    by_keys = {step.exercise.kind.pad: step for step in lesson.steps if not step.help}.values()
    expect(page.locator(".tutor-table")).to_have_count(len(lesson.asked) + 2)
    for step in lesson.asked:
        one = found(page, step.exercise)
        if step.help == "worked":
            expect(one.locator('.verdict [data-say="answer"]')).to_be_visible()
        elif step in by_keys:
            one.locator("fieldset input, [data-thing]").first.focus()
            before = page.evaluate(NOTEBOOK)
            Keys().answer_right(one, step.exercise)
            assert page.evaluate(NOTEBOOK) == before
        else:
            Mouse().answer_right(one, step.exercise)
    last = lesson.steps[-1].exercise
    found(page, last).locator('[data-intent="deal"]').click()
    Mouse().answer_right(found(page, last.twin), last.twin)
    Mouse().play_out(page.locator(PLACE).last)
