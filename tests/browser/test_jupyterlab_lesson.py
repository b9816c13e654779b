"""Lessons in a real JupyterLab: run, answered to their end, kept, and beside the notebook's own keys.

``make walk`` takes a few, spread over the course; ``WALK=odds,memory`` takes those that it names; else it is one.
"""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.exercises import Keys, Mouse, found
from tests.browser.jupyter import SECRET, Lab, at_most, laboratory, open_lesson
from tutor.cli.command import main
from tutor.hosts.notebook import kept_log
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.teach.course.parts import LESSONS
from tutor.teach.known.estimates import ESTIMATE
from tutor.teach.known.log import DEAL, Answer
from tutor.teach.naming import linked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tutor.teach.course.lesson import Lesson
    from tutor.teach.kind import Exercise

MOST_S = 300
A_DAY = 86400
#: How whole deals stand in the log; `deal-next` is a question.
PLAYED = (DEAL + "tarot", DEAL + "barbu")
#: The log beside the notebooks.
FILE = "progress.json"
#: The page to begin with.
FIRST = "00 Start here.ipynb"
#: What a table stands in.
PLACE = "div:has(> .tutor-table)"
#: Every sixth lesson of the course, or those that somebody has named.
FEW = [*LESSONS][::6]
WALK = os.environ.get("WALK", "")
WALKED = [name for name in WALK.split(",") if name in LESSONS] or (FEW if WALK == "all" else FEW[:1])
#: What the notebook would have done with a key: its mode, the cell that is current, and how many there are.
NOTEBOOK = """() => {
    const { mode, activeCellIndex, widgets } = window.jupyterapp.shell.currentWidget.content
    return [mode, activeCellIndex, widgets.length]
}"""


@pytest.mark.parametrize("name", WALKED)
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
        assert sorted(kept(lab), key=str) == sorted(answered(LESSONS[name]), key=str)
        context.close()
    assert faults == []


def answered(lesson: Lesson) -> Iterator[list[object]]:
    """The lines for what `walk` answers: all but the worked examples, and at the end one more like the last."""
    for step in lesson.asked:
        if step.help != "worked":
            yield line(step.exercise, hints=2 if step.help == "half" else 0)
    yield line(lesson.steps[-1].exercise.twin)


def kept(lab: Lab) -> list[list[object]]:
    """The answers to questions in the log beside the notebooks, without their times; an answer is a set."""
    log = json.loads((lab.folder / FILE).read_text("utf-8"))["log"]
    asked = [answer[1:] for answer in log if not answer[1].startswith((ESTIMATE, *PLAYED))]
    return [[*question, sorted(given), right, hints] for *question, given, right, hints in asked]


def line(asked: Exercise, *, right: bool = True, hints: int = 0) -> list[object]:
    """The line of the log for an answer, without its time; who asked to see it has given none."""
    kind, level, seed = asked
    given = asked.question.key[0] if right else ()
    return [kind.id, kind.edition, level, seed, sorted(given), int(right), hints]


def test_the_page_to_begin_with_asks_what_comes_back_before_any_cell_has_run(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_log, "FILE", FILE)
    monkeypatch.setenv("HOME", str(tmp_path))  # where JupyterLab looks for who has signed a notebook
    with at_most(MOST_S), laboratory(tmp_path) as lab:
        for days, topic in ((30, "T04"), (20, "T05")):
            at = int(time.time()) - days * A_DAY
            KeptLog(lab.folder / FILE).add(Answer(at, "deal-tarot", 1, 1, days, (topic,), right=True, hints=0))
        assert main(["learn", "--lay-out", str(lab.folder), "--lang", "en"]) == 0
        page = chromium.new_page(viewport={"width": 1280, "height": 1_000})
        page.goto(f"{lab.address}/lab/tree/{quote(FIRST)}?token={SECRET}")
        asked = page.locator(".tutor-question")
        expect(page.locator(".tutor-lesson li")).to_have_count(2)
        before = asked.get_attribute("data-name")
        for number in (1, 2, 3):
            asked.locator(f'[data-hint="{number}"]').click()
        asked.get_by_role("button", name="The next one").click()
        expect(asked).not_to_have_attribute("data-name", before or "")
        assert kept(lab)[-1] == line(linked(before), right=False, hints=3)
        expect(page.locator('.tutor-map tr[data-state="due"]')).to_have_count(2)
        page.close()


def walk(page: Page, lesson: Lesson) -> None:
    """Answer all that the lesson asks, one exercise of each pad with keys; ask for another one; play to the end."""
    by_keys = {step.exercise.kind.pad: step for step in lesson.steps if not step.help}.values()
    expect(page.locator(".tutor-table")).to_have_count(len(lesson.asked) + 2)
    for step in lesson.asked:
        one = found(page, step.exercise)
        if step.help == "worked":
            expect(one.locator('.verdict [data-say="answer"]')).to_be_visible()
        elif step in by_keys:
            Mouse().watch(one)
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
