"""A notebook that was saved and is opened again in JupyterLab, with no kernel behind its tables: what one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE_MS
from tests.browser.exercises import Mouse, found
from tests.browser.jupyter import LESSON, READY, SECRET, at_most, laboratory, open_lesson
from tests.browser.test_deals import button, legal
from tutor import learning
from tutor.show.table import GONE
from tutor.show.words import Words
from tutor.teach.course import WHICH_CARDS

if TYPE_CHECKING:
    import pytest

LONG_S = 300
#: What the lesson asks, and its two card tables.
TABLES = len(WHICH_CARDS.asked) + 2
SAVE = "() => void window.jupyterapp.commands.execute('docmanager:save')"
SAVED = "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"
END_KERNEL = "() => void window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"
ENDED = "() => !window.jupyterapp.shell.currentWidget.sessionContext.session"


def test_its_tables_stand_there_answer_as_far_as_they_can_and_say_what_to_do_for_the_rest(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with at_most(LONG_S), laboratory(tmp_path_factory.mktemp("lab")) as lab:
        context = chromium.new_context(viewport={"width": 1280, "height": 900})
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        open_lesson(page, lab)
        expect(page.locator(".tutor-table")).to_have_count(TABLES)
        page.evaluate(SAVE)
        page.wait_for_function(SAVED)
        page.evaluate(END_KERNEL)
        page.wait_for_function(ENDED)
        page.close()

        page = context.new_page()
        page.goto(f"{lab.address}/lab/tree/{LESSON}?token={SECRET}&reset")
        page.wait_for_function(READY)
        expect(page.locator(".tutor-table")).to_have_count(TABLES)
        expect(page.get_by_text("model not found")).to_have_count(0)
        expect(page.locator("svg.tutor-sheet")).to_have_count(1)  # the cards are drawn, though nobody is there to ask
        one = page.locator(".tutor-table").first
        button(one, legal(one)[0]).click()
        expect(one.locator(".verdict")).to_contain_text("Allowed")
        one.locator("[data-intent=deal]").click()
        expect(one.get_by_role("alert")).to_have_text(Words("en").say(GONE))
        expect(one.locator(".progress")).to_be_hidden()
        exercise = WHICH_CARDS.steps[0].exercise
        asked = found(page, exercise)
        Mouse().answer_right(asked, exercise)
        asked.locator("[data-intent=deal]").click()
        expect(asked.get_by_role("alert")).to_have_text(Words("en").say(GONE))
        context.close()


def test_a_lesson_that_was_laid_out_is_there_before_any_cell_has_run(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``tutor learn`` has run it once: its cards are drawn, and what needs nobody answers at once."""
    home = tmp_path_factory.mktemp("lab")
    monkeypatch.setenv("HOME", str(home))
    lesson = tmp_path_factory.mktemp("laid out") / LESSON
    lesson.write_bytes(learning.run(learning.lessons("en")[0]))
    with at_most(LONG_S), laboratory(home, lesson) as lab:
        context = chromium.new_context(viewport={"width": 1280, "height": 900})
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto(f"{lab.address}/lab/tree/{LESSON}?token={SECRET}&reset")
        page.wait_for_function(READY)
        expect(page.locator(".tutor-table")).to_have_count(TABLES)
        expect(page.locator("svg.tutor-sheet")).to_have_count(1)
        one = page.locator(".tutor-table").first
        button(one, legal(one)[0]).click()
        expect(one.locator(".verdict")).to_contain_text("Allowed")
        exercise = WHICH_CARDS.steps[0].exercise
        asked = found(page, exercise)
        Mouse().answer_right(asked, exercise)
        expect(asked.locator(".praise")).to_be_visible()
