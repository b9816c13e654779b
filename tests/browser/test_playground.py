"""The playground: a lesson in JupyterLite, where it is changed, run and played, with nothing from elsewhere."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS, WHOLE
from tests.browser.jupyter import READY, RUN_ALL
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LINK = re.compile(r'href="[./]+/playground/lab/index\.html\?path=([^"]+)"')
#: Whether a page is kept from asking another host.
KEPT_IN = """() => new Promise((done) => {
    document.addEventListener("securitypolicyviolation", () => done(true))
    fetch("http://elsewhere.test/").catch(() => setTimeout(done, 5_000, false))
})"""
#: A learner's own words, in the first cell of the notebook; and whether it says so.
WRITE = """async () => {
    const { context, content } = window.jupyterapp.shell.currentWidget
    content.model.cells.get(0).sharedModel.setSource("# My own lesson")
    await context.save()
}"""
READ = """() => window.jupyterapp?.shell.currentWidget?.content.model?.cells.get(0)?.sharedModel.getSource()
    === "# My own lesson\""""


class Dumb(SimpleHTTPRequestHandler):
    """A server of files that compresses nothing and says nothing of how long they may be kept."""

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def below(site: Path, tmp_path: Path) -> Iterator[str]:
    """Return the address of a site that lies below others on a host that knows only files."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "cards").symlink_to(site)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Dumb, directory=str(tmp_path))) as web:
        thread = threading.Thread(target=web.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{web.server_address[1]}/games/cards/"
        web.shutdown()
        thread.join()


def test_every_lesson_leads_to_its_notebook(site: Path) -> None:
    files = site / "playground" / "files"
    led = [
        notebook[1]
        for page in sorted((*site.glob("**/lessons/*/index.html"), *site.glob("**/reference/python/index.html")))
        for notebook in LINK.finditer(page.read_text("utf-8"))
    ]
    assert sorted(led) == sorted(path.relative_to(files).as_posix() for path in files.rglob("*.ipynb"))
    assert len(led) == len(set(led)) > 2 * len(LESSONS)


def test_a_lesson_is_changed_run_and_played_in_the_browser(below: str, chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    page.add_init_script(WHOLE)
    page.goto(f"{below}lessons/which-cards/")
    page.get_by_role("link", name="Change this lesson in the browser").click()
    page.wait_for_function(READY)
    page.evaluate(RUN_ALL)
    table = page.locator(".tutor-table").first
    table.locator(".hand .card").first.click()
    expect(table.locator(".verdict").first).not_to_be_empty()
    page.evaluate(WRITE)
    page.reload()
    page.wait_for_function(READ)
    assert [url for url in asked if not url.startswith((below.partition("games")[0], "data:", "blob:"))] == []
    assert page.evaluate(KEPT_IN)
    context.close()


def test_lines_of_python_are_tried_in_the_browser_too(below: str, chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.add_init_script(WHOLE)
    page.goto(f"{below}fr/reference/python/")
    page.get_by_role("link", name="À vous d’essayer").click()
    page.wait_for_function(READY)
    page.evaluate(RUN_ALL)
    explained = page.locator(".jp-CodeCell").nth(6)
    expect(explained.locator("tbody tr").first).to_be_visible()
    expect(explained.get_by_role("img")).to_have_count(1)
    expect(page.locator('[data-mime-type="application/vnd.jupyter.stderr"]')).to_have_count(0)
    context.close()
