"""The site on a slow line: what there is to read and the first cards come first, and the engine says how far it is."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import copyfileobj
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from site_hooks.serve import HOST, SiteHandler, SiteServer
from tests.browser.conftest import AT_ONCE, PATIENCE_MS, READY, SAVING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LESSON = "lessons/which-cards/"
#: 400 kbit/s, for all that comes over the line together.
BYTES_A_SECOND = 50_000
CHUNK = 2_500


class SlowHandler(SiteHandler):
    """Sends files over one slow line."""

    line = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401 - the base class's types
        """Send a file piece by piece, no two pieces at once."""
        copyfileobj(source, SlowLine(outputfile, self.line), CHUNK)


class SlowLine:
    """What is written here takes its time."""

    def __init__(self, file: Any, line: threading.Lock) -> None:  # noqa: ANN401
        """Write to a file, in turns with all others on the line."""
        self.file, self.line = file, line

    def write(self, piece: bytes) -> None:
        """Write a piece, after the time that it takes to come."""
        with self.line:
            time.sleep(len(piece) / BYTES_A_SECOND)
        self.file.write(piece)


@pytest.fixture
def slow(site: Path) -> Iterator[str]:
    """Return the address of the site at the end of a slow line."""
    with SiteServer((HOST, 0), partial(SlowHandler, directory=str(site))) as web:
        threading.Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{web.server_address[1]}"
        web.shutdown()


def test_one_reads_and_plays_long_before_the_engine_is_there(chromium: Browser, slow: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 800}, service_workers="block")
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(AT_ONCE)
    context.add_init_script(SAVING)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{slow}/{LESSON}", wait_until="commit")
    expect(page.locator("article h1")).to_be_visible()
    page.evaluate(READY)
    table = page.locator(".tutor-live").first
    table.locator("button.card[data-card]").first.click()
    expect(table.locator(".verdict a.rule").first).to_be_visible()
    assert not [url for url in asked if "worker.js" in url or ".wasm" in url]
    # Once it is asked for, it says how far it has come, again and again, and the table goes on answering meanwhile.
    table.locator("button[data-intent=deal]").click()
    progress = table.locator(".progress")
    expect(progress).to_contain_text("MB")
    before = progress.inner_text()
    expect(progress).not_to_have_text(before)
    context.close()
