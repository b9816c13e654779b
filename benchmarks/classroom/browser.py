"""One learner of the class in a real browser, who runs the lesson and saves it, and does so once more."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote, urlencode

from playwright.sync_api import Page, sync_playwright

from benchmarks.classroom.learner import FOLDER, Learner
from tests.browser.conftest import CHROMIUM_FLAGS, PATIENCE_MS, program
from tests.browser.jupyter import READY

#: Run all cells and save what has come of them; the page notes when that is done.
RUN_AND_SAVE = """() => {
    window.saved = false
    const { commands } = window.jupyterapp
    void commands.execute("notebook:run-all-cells").then(() => commands.execute("docmanager:save"))
        .then(() => { window.saved = true })
}"""


def open_lesson(page: Page, learner: Learner) -> None:
    """Open the lesson, and wait until its cells can run."""
    sign_in(page, learner, f"/user/{learner.name}/lab/tree/{quote(f'{FOLDER}/{learner.lesson.name}')}")
    page.wait_for_function(READY)


def sign_in(page: Page, learner: Learner, path: str) -> None:
    """Sign in at the hub as a learner, who then goes to a path there."""
    page.goto(f"{learner.hub.address}/hub/login?{urlencode({'next': path})}")
    page.get_by_label("Username").fill(learner.name)
    page.get_by_label("Password").fill(learner.hub.password)
    page.get_by_role("button", name="Sign in").click()


def run_and_save(page: Page) -> None:
    """Run all cells of the lesson that is open, and save it."""
    page.evaluate(RUN_AND_SAVE)
    page.wait_for_function("window.saved")


def sizes_when_saved(learner: Learner, times: int) -> Iterator[int]:
    """The bytes of the lesson's file each time that the learner has run all of it and saved it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=CHROMIUM_FLAGS)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_MS)
        open_lesson(page, learner)
        for _ in range(times):
            run_and_save(page)
            yield learner.lesson.stat().st_size
        browser.close()
