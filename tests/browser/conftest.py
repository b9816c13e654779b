"""The built site, served on this machine, in a real Chromium that can reach nothing else."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from site_hooks.serve import served

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
#: What axe has to look at again where the same page has other colours.
CONTRASTS = ("color-contrast", "link-in-text-block")

# The resolver rule keeps every request on this machine, even one that a test forgot to look at.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


#: How long a page may take to answer: the engine needs 3 seconds, but 40 where a machine has much else to do.
PATIENCE_MS = 90_000

#: The tables of a page can answer when its module has run: whoever imports it again waits for the same one.  Where it
#: does not come, `start.js` says so.
READY = f"""async () => {{
    const start = document.querySelector('script[src*="assets/live/start.js"]')
    const late = new Promise((_, refuse) => setTimeout(refuse, {PATIENCE_MS}, "The page's module has not come."))
    if (start) await Promise.race([late, import(start.src.replace("start.js", "page.js")).catch(() => {{}})])
}}"""

#: The pace at which cards are played where nobody watches them: all at once. Whatever else is wished for stays.
AT_ONCE = """try {
    const wished = JSON.parse(localStorage.getItem("tutor-settings") ?? "{}")
    localStorage.setItem("tutor-settings", JSON.stringify({ ...wished, pace: "once" }))
} catch { /* a page that keeps nothing */ }"""

#: Somebody who wants a lesson all on one page.
WHOLE = """try { localStorage.setItem("tutor-lesson", "whole") } catch { /* a page that keeps nothing */ }"""

#: A browser that saves data, so that no page warms its engine: that costs two seconds of a processor, a visit.
SAVING = "Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })"

#: What fades in is hard to read until it has; what fades out of sight may never end, and nobody waits long for that.
AT_REST = """async () => {
    const ending = (motion) => motion.effect.getComputedTiming().endTime < Infinity
    const ended = Promise.allSettled(document.getAnimations().filter(ending).map((motion) => motion.finished))
    await Promise.race([ended, new Promise((enough) => setTimeout(enough, 2000))])
}"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a freshly built site; of several processes that run tests the first one builds it.

    `SITE=folder pytest tests/browser/...` looks at a site that is built already.
    """
    if "SITE" in os.environ:
        return Path(os.environ["SITE"])
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "site"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            _build(folder)
    return folder


def _build(site: Path) -> None:
    folder = site.with_suffix(".building")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    folder.rename(site)


def pages(site: Path) -> list[Path]:
    """Return all pages of a built site; what lies in its playground is JupyterLite's."""
    return [page for page in sorted(site.rglob("index.html")) if page.relative_to(site).parts[0] != "playground"]


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Return the address of the served site, without a slash at its end."""
    with served(site) as address:
        yield address


def program() -> str:
    """Chromium: its headless shell, which opens a window at a quarter of the cost, or else the whole browser."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "These tests need Chromium: install the package 'chromium-headless-shell', or 'chromium'."
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Return one headless Chromium for all tests."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), headless=True, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@dataclass
class Visit:
    """A page that somebody has opened, and all that happened behind their back."""

    page: Page
    requests: list[Request] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def note(self, request: Request) -> None:
        """Remember one request."""
        self.requests.append(request)

    def urls(self) -> list[str]:
        """Return the addresses of all requests so far."""
        return [request.url for request in self.requests]

    def transferred(self) -> int:
        """Return the bytes that came over the wire so far, as compressed as they came."""
        sizes = [request.sizes() for request in self.requests if request.response()]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)

    def axe(self) -> list[str]:
        """Return the serious faults that axe finds when everything has come to rest, one sentence each."""
        return axe(self.page)

    def axe_light_and_dark(self) -> list[str]:
        """Return those in light colours, then those in dark ones, where only contrasts can be others."""
        light = self.axe()
        dress(self.page, dark=True)
        dark = axe(self.page, *CONTRASTS)
        dress(self.page, dark=False)
        return [*light, *(f"in dark colours: {fault}" for fault in dark)]


def dress(page: Page, *, dark: bool) -> None:
    """Show a page in dark colours, as its switch does, or in light ones."""
    page.evaluate("dark => { document.body.dataset.mdColorScheme = dark ? 'slate' : 'default' }", dark)


def axe(page: Page, *rules: str) -> list[str]:
    """Return the serious faults that axe finds in a page at rest, by all its rules or by some, one sentence each."""
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text("utf-8"))  # no script that is put into the page would run there
    # Of what a page does well axe need say nothing: that is a third of its time.
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: dict[str, list[dict[str, Any]]] = page.evaluate("options => axe.run(options)", options)
    return serious(found["violations"])


def serious(faults: list[dict[str, Any]]) -> list[str]:
    """Return the serious ones of axe's violations, one sentence each."""
    return [
        f"{fault['id']}: {fault['help']} ({node['html'][:120]})"
        for fault in faults
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]


def go(page: Page, url: str) -> None:
    """Open an address, and wait until its tables can answer."""
    page.goto(url)
    page.evaluate(READY)


def again(page: Page) -> None:
    """Load a page once more, and wait until its tables can answer."""
    page.reload()
    page.evaluate(READY)


Visitor = Callable[..., Visit]


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visitor]:
    """Return a function that opens a page of the site in a window of its own.

    It waits until the tables can answer, and at a ``quiet`` page until nothing more is asked for.  No page starts its
    engine before it is asked, but for one that may ``warm`` it.  Lessons stand all on one page, but for those that are
    walked in ``steps``.  None keeps anything for a time without a network (`test_offline.py` is about that): Playwright
    could not stand between a page and its service worker.  At the end no window may have asked another host for
    anything, nor have met an error in a script.
    """
    contexts: list[BrowserContext] = []
    visits: list[Visit] = []

    def open_page(  # noqa: PLR0913 - what a visit may be told
        path: str,
        *,
        width: int = 1280,
        own_clock: bool = False,
        quiet: bool = False,
        warm: bool = False,
        steps: bool = False,
        **options: Any,  # noqa: ANN401 - Playwright's own
    ) -> Visit:
        options = {"service_workers": "block", **options}
        context = chromium.new_context(viewport={"width": width, "height": 800}, **options)
        context.set_default_timeout(PATIENCE_MS)
        if not warm:
            context.add_init_script(SAVING)
        contexts.append(context)
        seen = Visit(context.new_page())
        if own_clock:  # before the page's first script: a timer of the real clock can't be stopped through this one
            seen.page.clock.install()
        seen.page.add_init_script(AT_ONCE)
        if not steps:
            seen.page.add_init_script(WHOLE)
        visits.append(seen)
        context.on("request", seen.note)
        seen.page.on("pageerror", lambda error: seen.faults.append(str(error)))
        seen.page.goto(f"{address}/{path}", wait_until="networkidle" if quiet else "load")
        if options.get("java_script_enabled", True):
            seen.page.evaluate(READY)
        return seen

    yield open_page
    for context in contexts:
        context.close()
    for seen in visits:
        assert [url for url in seen.urls() if not url.startswith((address, "data:", "blob:"))] == []
        assert seen.faults == []
