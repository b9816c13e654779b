"""The time until a lesson answers, on a page of the site and in JupyterLite, measured in the same run.

All is measured from outside: from a visitor's action to the visible result, in browsers that have never been there
before, and with the bytes that the server has sent, without those that a service worker keeps for later.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.slower import slower
from site_hooks.serve import HOST, SiteHandler, SiteServer

SITE = Path(__file__).parent.parent / "site"
PATIENCE_MS = 300_000
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
#: A weak phone on a slow line: the factor by which its processor is slower, and the bytes a second of 10 Mbit/s.
SLOWER, BYTES_A_SECOND = 4, 10_000_000 / 8
PIECE = 16_384

#: Two lessons, the second of which comes next.
FIRST, SECOND = "which-cards", "excuse"
TABLE = '.tutor-table:has([data-intent="deal"]):has(.hand)'
HAND = f"() => document.querySelector('{TABLE} .hand')?.textContent ?? ''"
OTHER = f"(before) => (document.querySelector('{TABLE} .hand')?.textContent ?? before) !== before"
#: The page's tables can answer when its module has run.
LIVE = """async () => {
    const start = document.querySelector('script[src*="start.js"]')
    await import(start.src.replace("start.js", "page.js"))
}"""
#: JupyterLab says "idle" before it can run a cell; this is true when it can.
READY = """() => {
    const session = window.jupyterapp?.shell.currentWidget?.sessionContext
    const kernel = session?.session?.kernel
    return Boolean(session?.isReady && kernel?.connectionStatus === "connected" && kernel.status === "idle")
}"""
#: Runs the cells up to the first table and no further, for a press waits until all that run have ended.
RUN = """() => {
    const { commands, shell } = window.jupyterapp
    const { content } = shell.currentWidget
    content.activeCellIndex = content.widgets.findIndex((one) => one.model.sharedModel.getSource() === "lesson.hook()")
    commands.execute("notebook:run-all-above").then(() => commands.execute("notebook:run-cell"))
}"""

#: The names of the figures, as they are printed.
ROWS = (
    "opened, a table seen",
    "from there, press to another deal",
    "both together",
    "the same, been here: a table seen",
    "press to another deal",
    "both together",
    "next lesson, to another deal",
    "MB fetched, first visit",
)
#: The width of the column before the figures, in characters.
WIDTH = 66


class Line(SiteHandler):
    """The site's own server, which counts the bytes that it sends and keeps to a given number of bytes a second."""

    sent = 0
    pace = float("inf")
    _taken = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401 - the base class's types
        """Send a body piece by piece."""
        while piece := source.read(PIECE):
            with Line._taken:
                Line.sent += len(piece)
                time.sleep(len(piece) / Line.pace)
            outputfile.write(piece)


def main() -> None:
    """Print the figures, first on this machine and then as on a weak phone."""
    program = shutil.which("chromium")
    if program is None or not (SITE / "playground").exists():
        print("live pages: not measured, since Chromium or the built site is missing (make build-site)")
        return
    with _served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        _compare(browser, address, "on this machine", rounds=5)
        _compare(browser, address, f"processor slowed {SLOWER} times, 10 Mbit/s", rounds=3, slow=True)
        browser.close()


@contextmanager
def _served() -> Iterator[str]:
    with SiteServer((HOST, 0), partial(Line, directory=str(SITE))) as web:
        threading.Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{web.server_address[1]}"
        web.shutdown()


def _compare(browser: Browser, address: str, where: str, *, rounds: int, slow: bool = False) -> None:
    """Measure both in turns, so that both have the same conditions; print the medians side by side."""
    Line.pace = BYTES_A_SECOND if slow else float("inf")
    ours: list[list[float]] = []
    theirs: list[list[float]] = []
    for number in range(1, rounds + 1):
        _tell(f"{where}: round {number} of {rounds}, the site ...")
        ours.append(_visited(browser, partial(_on_the_site, address), slow=slow))
        _tell(f"{where}: round {number} of {rounds}, JupyterLite ...")
        theirs.append(_visited(browser, partial(_in_the_playground, address), slow=slow, workers="allow"))
    _tell("")
    print(
        f"{where} (medians of {rounds}; seconds)".ljust(WIDTH)
        + "site".rjust(8)
        + "JupyterLite".rjust(13)
        + "ratio".rjust(8)
    )
    for row, site, lite in zip(ROWS, _medians(ours), _medians(theirs), strict=True):
        print(f"  {row}".ljust(WIDTH) + f"{site:8.2f}{lite:13.2f}{lite / site:8.1f}")


def _medians(rounds: list[list[float]]) -> list[float]:
    return [statistics.median(figures) for figures in zip(*rounds, strict=True)]


def _visited(
    browser: Browser,
    lesson: Callable[[Page, str], Iterator[float]],
    *,
    slow: bool,
    workers: Literal["allow", "block"] = "block",
) -> list[float]:
    """The figures of one visit in a fresh browser; JupyterLite reads its files through a service worker."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, reduced_motion="reduce", service_workers=workers
    )
    context.set_default_timeout(PATIENCE_MS)
    before = Line.sent
    with slower(browser, SLOWER) if slow else nullcontext():
        cold = list(lesson(context.new_page(), FIRST))
        fetched = (Line.sent - before) / 1e6
        context.pages[0].close()
        page = context.new_page()
        warm = list(lesson(page, FIRST))
        start = time.monotonic()
        list(lesson(page, SECOND))
        onward = time.monotonic() - start
    context.close()
    return [*cold, sum(cold), *warm, sum(warm), onward, fetched]


def _on_the_site(address: str, page: Page, lesson: str) -> Iterator[float]:
    """The seconds until a lesson's table is seen and can be pressed, and those from a press to its answer."""
    start = time.monotonic()
    link = page.locator(f'.md-footer__link--next[href*="/{lesson}/"]')
    if page.url.startswith(address) and link.count():
        link.click()
        page.wait_for_url(f"**/{lesson}/")
        page.get_by_role("heading", level=1).first.wait_for()
    else:
        page.goto(f"{address}/lessons/{lesson}/", wait_until="commit")
    page.locator(TABLE).first.wait_for()
    page.wait_for_load_state("domcontentloaded")
    page.evaluate(LIVE)
    yield time.monotonic() - start
    yield _dealt(page)


def _in_the_playground(address: str, page: Page, lesson: str) -> Iterator[float]:
    """The same two figures in JupyterLite, where a table is seen once its cell has run."""
    start = time.monotonic()
    page.goto(f"{address}/playground/lab/index.html?path=en/{lesson}.ipynb")
    page.wait_for_function(READY)
    page.evaluate(RUN)
    page.locator(TABLE).first.wait_for()
    yield time.monotonic() - start
    yield _dealt(page)


def _dealt(page: Page) -> float:
    """Seconds from the press to a table with other cards."""
    before = page.evaluate(HAND)
    start = time.monotonic()
    page.locator(TABLE).first.locator('[data-intent="deal"]').first.evaluate("one => one.click()")
    page.wait_for_function(OTHER, arg=before)
    return time.monotonic() - start


def _tell(line: str) -> None:
    sys.stderr.write(f"\r{line:<78}" if sys.stderr.isatty() else f"{line}\n" if line else "")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
