"""A small class on a real JupyterHub: three learners play by their kernels' sockets, one of them in a real browser."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO
from urllib.error import HTTPError
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.classroom.browser import open_lesson, run_and_save, sign_in
from benchmarks.classroom.http import ask, free_port, is_taken
from benchmarks.classroom.hub import Hub, HubError, running
from benchmarks.classroom.kernel import WIDGET
from benchmarks.classroom.learner import FOLDER, Learner, presses
from benchmarks.classroom.measuring import MEGABYTE
from benchmarks.classroom.processes import family
from benchmarks.classroom.together import at_once
from tests.browser.conftest import PATIENCE_MS, ROOT
from tests.browser.jupyter import READY, at_most
from tutor.hosts.notebook.stored import STATES, WIDGETS
from tutor.teach.course.parts import LESSONS

NAMES = ("ada", "ben", "cleo")
TEST_S = 120
#: The tables of the lesson: one to begin with, one an exercise, and one at its end.
TABLES = len(LESSONS["which-cards"].asked) + 2
#: The options by which git asks nobody for a name.
AS_SOMEBODY = ("-c", "user.name=Somebody", "-c", "user.email=somebody@class.test")


@pytest.fixture(scope="module")
def hub() -> Iterator[Hub]:
    """A hub for all tests; when it has ended, nothing of it is left."""
    with running(free_port()) as there:
        processes = family(there.pid)
        yield there
    assert not there.folder.exists()
    assert [process for process in processes if process.is_running()] == []


@pytest.fixture(scope="module")
def learners(hub: Hub) -> Iterator[list[Learner]]:
    """Three learners with the lessons laid out in their homes, who have opened one of them and run it, all at once."""
    there = [Learner(hub, name) for name in NAMES]
    for learner in there:
        learner.lay_out()
    at_once("Servers that are up", lambda learner: hub.start_server(learner.name), there)
    at_once("Learners who have opened and run the lesson", Learner.play, there)
    yield there
    for learner in there:
        learner.close()


@pytest.fixture
def page(chromium: Browser, hub: Hub) -> Iterator[Page]:
    """A window of somebody who has not signed in yet; it may ask nobody but the hub for anything."""
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE_MS)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    with at_most(TEST_S):
        yield context.new_page()
    context.close()
    assert [url for url in asked if not url.startswith((hub.address, "data:", "blob:"))] == []


def test_three_learners_are_shown_all_tables_for_less_than_a_megabyte_and_press_at_once(
    learners: list[Learner],
) -> None:
    assert [len(learner.shown) for learner in learners] == [TABLES] * 3
    assert max(learner.bytes for learner in learners) < MEGABYTE
    intents = presses(2)
    answered = at_once("Learners who have pressed", lambda learner: learner.press(intents, 0), learners)
    assert [len(seconds) for seconds in answered] == [len(intents)] * 3


def test_no_learner_gets_into_the_home_of_another(learners: list[Learner]) -> None:
    """The servers have one user, for there are no accounts: what parts the learners here is the hub."""
    ada, ben, _ = learners
    assert ada.hub.home(ada.name).stat().st_mode & 0o077 == 0
    contents = f"{ada.hub.address}/user/{ben.name}/api/contents/{FOLDER}"
    assert ben.lesson.name in ask(contents, ben.token).decode()
    with pytest.raises(HTTPError, match="403"):
        ask(contents, ada.token)


def test_a_learner_signs_in_opens_the_lesson_and_reads_the_verdict_on_a_card(
    page: Page, learners: list[Learner]
) -> None:
    """No cell has to run; run and saved, the lesson weighs as much as before, and all its tables are stored with it."""
    cleo = learners[-1]
    laid_out = cleo.lesson.stat().st_size
    open_lesson(page, cleo)
    table = page.locator(".tutor-table").first
    table.locator("button.card").first.click()
    expect(table.get_by_role("status").first).to_contain_text("llowed")
    run_and_save(page)
    assert cleo.lesson.stat().st_size < 1.05 * laid_out
    notebook = json.loads(cleo.lesson.read_text("utf-8"))
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    shown = [output["data"][WIDGET]["model_id"] for output in outputs if WIDGET in output.get("data", {})]
    assert len(shown) == TABLES
    assert set(shown) <= set(notebook["metadata"][WIDGETS][STATES]["state"])


def test_what_a_link_fetches_is_a_picture_until_its_button_is_pressed(
    page: Page, learners: list[Learner], tmp_path: Path
) -> None:
    """A lesson that somebody else has changed is no learner's own, so JupyterLab asks before it runs anything."""
    ben = learners[1]
    lesson = tmp_path / "lessons" / ben.lesson.name
    lesson.parent.mkdir()
    lesson.write_text(ben.lesson.read_text("utf-8").replace("Press any card", "Press a card"), "utf-8")
    for command in (["init", "--initial-branch=main"], ["add", "."], ["commit", "--message=Lessons"]):
        subprocess.run(["git", *AS_SOMEBODY, *command], cwd=lesson.parent, check=True, capture_output=True)
    fetched = {"repo": f"file://{lesson.parent}", "branch": "main", "urlpath": f"lab/tree/lessons/{lesson.name}"}
    sign_in(page, ben, f"/hub/user-redirect/git-pull?{urlencode(fetched)}")
    picture = page.locator(".jp-OutputArea-output img").first
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth > 0")
    expect(page.locator(".tutor-table")).to_have_count(0)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Run all cells", exact=True).first.click()
    page.get_by_role("button", name="Run Once").click()
    expect(page.locator(".tutor-table button.card").first).to_be_visible()


def test_a_server_that_does_not_come_up_is_told_in_a_sentence(hub: Hub) -> None:
    dora = Learner(hub, "dora")
    settings = hub.home(dora.name) / ".jupyter" / "jupyter_server_config.json"
    settings.parent.mkdir()
    settings.write_text('{"ServerApp": {"kernel_manager_class": "nobody.knows.It"}}', "utf-8")
    with pytest.raises(HubError, match=r"^The server of dora does not come up\. .*kernel_manager_class"):
        hub.start_server(dora.name)


def test_an_interrupted_class_leaves_nothing(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.classroom", "--learners", "2", "--port", str(port)]
    there = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, cwd=ROOT, env=there, stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        _read_until("Servers that are up", run.stderr)
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=TEST_S)
    assert (run.returncode, told.splitlines()[-1]) == (1, "Interrupted: the hub is ended, and nothing of it is left.")
    assert not is_taken(port)
    assert [*tmp_path.iterdir()] == []


def _read_until(words: str, told: IO[str]) -> None:
    """Read on until somebody has said some words."""
    said = ""
    while words not in said:
        more = told.read(1)
        assert more, said
        said += more
