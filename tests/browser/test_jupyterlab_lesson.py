"""The first lesson in a real JupyterLab: run, answered to its end, and beside the notebook's own keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.exercises import Keys, Mouse, found
from tests.browser.jupyter import at_most, laboratory, open_lesson
from tutor.teach.lessons.the_trick import WHICH_CARDS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

MOST_S = 300
#: One of each pad is answered with keys alone.
BY_KEYS = {step.exercise.kind.pad: step for step in WHICH_CARDS.steps if not step.help}.values()
#: What the notebook would have done with a key: its mode, the cell that is current, and how many there are.
NOTEBOOK = """() => {
    const { mode, activeCellIndex, widgets } = window.jupyterapp.shell.currentWidget.content
    return [mode, activeCellIndex, widgets.length]
}"""


def test_the_lesson_is_run_and_answered_to_its_end_and_its_keys_do_not_reach_the_notebook(
    chromium: Browser, tmp_path: Path
) -> None:
    with at_most(MOST_S), laboratory(tmp_path) as lab:
        context = chromium.new_context(viewport={"width": 1280, "height": 1_000}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        open_lesson(page, lab)
        walk(page)
        context.close()
    assert faults == []


def walk(page: Page) -> None:
    """Answer all that the lesson asks, one exercise of each pad with keys; ask for another one; play to the end."""
    expect(page.locator(".tutor-table")).to_have_count(len(WHICH_CARDS.asked) + 2)
    for step in WHICH_CARDS.asked:
        one = found(page, step.exercise)
        if step.help == "worked":
            expect(one.locator('.verdict [data-say="answer"]')).to_be_visible()
        elif step in BY_KEYS:
            one.locator("fieldset input").first.focus()
            before = page.evaluate(NOTEBOOK)
            Keys().answer_right(one, step.exercise)
            assert page.evaluate(NOTEBOOK) == before
        else:
            Mouse().answer_right(one, step.exercise)
    last = WHICH_CARDS.steps[-1].exercise
    found(page, last).locator('[data-intent="deal"]').click()
    Mouse().answer_right(found(page, last.twin), last.twin)
    Mouse().play_out(page.locator(".tutor-table").last)
