"""A browser that keeps pages of the site for a time without a network: opening them, and what it has kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import PATIENCE_MS, go

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

#: Whether the worker answers, and has what the page had fetched before it came.
SETTLED = """async (path) =>
    navigator.serviceWorker.controller && (await caches.match(new URL(path, location))) !== undefined"""
KEPT = """async () => {
    const names = await caches.keys()
    const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
    return Object.fromEntries(names.map((name, number) => [name.split(" ").at(-1), sizes[number]]))
}"""
ONLY = f"async (version) => Object.keys(await ({KEPT})()).join() === version"
#: Whether a new version has come whole, and waits for the old one's pages to close.
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)"


def opened(context: BrowserContext, address: str) -> Page:
    """Open a page, and wait until its tables can answer."""
    page = context.new_page()
    go(page, address)
    return page


def settled(page: Page, path: str = "index.html") -> Page:
    """Wait until the worker answers, and has this page."""
    eventually(page, SETTLED, path)
    return page


def eventually(page: Page, comes_true: str, arg: str = "") -> None:
    """Wait until something is so: what a script in the page waits for may never come."""
    for _ in range(PATIENCE_MS // 50):
        if page.evaluate(comes_true, arg):
            return
        page.wait_for_timeout(50)
    raise TimeoutError(comes_true)


def heading(page: Page) -> str:
    return page.locator("h1").first.inner_text().replace("¶", "").strip()
