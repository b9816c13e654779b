"""Pages whose tables cannot answer: without JavaScript, a server, one of the scripts, or an engine that starts."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE_MS, again, axe, go
from tests.browser.test_deals import LESSON, PHONE, fits
from tests.browser.test_site import LESSON as CARDS
from tests.browser.test_site import click_a_card_and_read, hand, table, wait_for_other_cards
from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from tests.browser.conftest import Visitor

SAY = {lang: strings(lang) for lang in ("en", "fr")}


def stands_still(page: Page, tables: int) -> None:
    """The cards are there, and nothing to press that could not answer."""
    expect(page.locator(".tutor-live")).to_have_count(tables)
    expect(page.locator(".tutor-live .hand .card").first).to_be_visible()
    for button in page.locator(".tutor-live button:visible").all():
        assert "card" in (button.get_attribute("class") or "")
    expect(page.locator(".tutor-live :is(.controls, .choices, .tools):visible")).to_have_count(0)
    expect(page.locator(".tutor-saved")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [1280, PHONE])
def test_without_javascript_a_page_reads_well_and_says_what_does_not_work(
    visit: Visitor, lang: str, width: int
) -> None:
    page = visit(LESSON if lang == "en" else f"fr/{LESSON}", width=width, java_script_enabled=False).page
    expect(page.locator(".tutor-mute")).to_have_text(SAY[lang]["noscript"])
    assert page.locator("h1").first.is_visible()
    stands_still(page, 3)


def test_with_javascript_nothing_of_that_is_seen(visit: Visitor) -> None:
    page = visit(LESSON).page
    expect(page.locator(".tutor-mute")).to_have_count(0)
    expect(page.locator(".tutor-live .choices").first).to_be_visible()
    expect(page.locator(".tutor-live .tools").first).to_be_visible()


def test_scripts_that_do_not_come_are_told_before_every_table(visit: Visitor) -> None:
    seen = visit("advice/odds/")
    page = seen.page
    page.route("**/page.js*", lambda route: route.abort())
    go(page, page.url.replace("advice/odds/", LESSON))
    expect(page.locator(".tutor-mute")).to_have_text([SAY["en"]["missing"]] * 3)
    stands_still(page, 3)
    assert fits(page)
    assert seen.axe() == []


def test_what_is_pressed_before_the_scripts_have_come_is_done_when_they_are_there(visit: Visitor) -> None:
    page = visit("advice/odds/").page
    late: list[Route] = []
    page.route("**/page.js*", lambda route: late.append(route))  # noqa: PLW0108 - Playwright looks at its attributes
    page.goto(page.url.replace("advice/odds/", "explain/"))
    page.locator("select[name=scene]").select_option("no-hearts")
    page.locator("[data-put=H4]").click()
    late.pop().continue_()
    expect(page.locator("[data-put=H4][aria-pressed=true]")).to_be_visible()
    expect(page.locator("select[name=scene]")).to_have_value("no-hearts")
    expect(page.locator("[data-put=T1]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_that_was_opened_as_a_file_says_what_it_needs(chromium: Browser, site: Path, lang: str) -> None:
    context = chromium.new_context(viewport={"width": PHONE, "height": 800})
    page = context.new_page()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    folder = site if lang == "en" else site / lang
    page.goto((folder / LESSON / "index.html").as_uri())
    expect(page.locator(".tutor-mute")).to_have_text([SAY[lang]["file"]] * 3)
    stands_still(page, 3)
    assert axe(page) == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    context.close()


# --- an engine that cannot start --------------------------------------------------------------------------------------


class Half(NamedTuple):
    """The first half of a file of the engine, as it travels or as a host has unpacked it."""

    name: str
    unpacked: bool = False

    def read(self, site: Path) -> bytes:
        """What stands in it."""
        whole = next((site / "assets").glob(f"*-*/{self.name}")).read_bytes()
        whole = gzip.decompress(whole) if self.unpacked else whole
        return whole[: len(whole) // 2]


#: What is wrong with the engine, by the address of the file: what comes in its place, or nothing at all.
FAULTS: dict[str, tuple[str, bytes | Half | None]] = {
    "a wasm cut in half": ("**/*.wasm.gz", Half("pyodide.asm.wasm.gz")),
    "a wasm cut in half that its host has unpacked": ("**/*.wasm.gz", Half("pyodide.asm.wasm.gz", unpacked=True)),
    "another file for the wasm": ("**/*.wasm.gz", b"<!doctype html><p>Not found"),
    "an empty wasm": ("**/*.wasm.gz", b""),
    "no wasm": ("**/*.wasm.gz", None),
    "half of ourselves": ("**/tutor.tar.gz", Half("tutor.tar.gz")),
    "another file for ourselves": ("**/tutor.tar.gz", b"<!doctype html><p>Not found"),
    "nothing of ourselves": ("**/tutor.tar.gz", None),
    "half of Python": ("**/stdlib.zip.gz", Half("stdlib.zip.gz")),
    "no loader": ("**/pyodide.mjs", None),
    "half a loader": ("**/pyodide.mjs", Half("pyodide.mjs")),
    "half of its glue": ("**/pyodide.asm.mjs.gz", Half("pyodide.asm.mjs.gz")),
    "a worker that is no program": ("**/worker.js*", b"const = 1"),
    "no worker": ("**/worker.js*", None),
}
OURSELVES = "**/tutor.tar.gz"
TYPES = {"wasm": "application/wasm", "mjs": "text/javascript", "js*": "text/javascript"}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_engine_that_cannot_start_is_told_at_once_and_the_next_press_tries_anew(
    visit: Visitor, site: Path, fault: str
) -> None:
    address, body = FAULTS[fault]
    kind = TYPES.get(address.rpartition(".")[2], "application/octet-stream")

    def instead(route: Route) -> None:
        if body is None:
            route.fulfill(status=404, body="Not found")
        else:
            route.fulfill(body=body.read(site) if isinstance(body, Half) else body, content_type=kind)

    seen = visit(CARDS)
    page = seen.page
    before = hand(page)
    page.route(address, instead)
    table(page).locator("button[data-intent=deal]").click()
    # Not the sentence on an engine that has been silent for a minute.
    expect(table(page).locator(".problem")).to_have_text(SAY["en"]["broken"])
    assert click_a_card_and_read(page).strip()
    page.unroute(address)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)
    seen.faults.clear()  # a worker that was sent away may still cry out


def test_an_engine_that_its_host_has_unpacked_starts_as_well(visit: Visitor, site: Path) -> None:
    page = visit(CARDS).page
    before = hand(page)

    def unpacked(route: Route) -> None:
        route.fulfill(body=gzip.decompress((site / route.request.url.split("/", 3)[3]).read_bytes()))

    page.route("**/*.gz", unpacked)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)


def engines(page: Page) -> list[str]:
    """The workers of our own that run; the search may have one as well."""
    return [worker.url for worker in page.workers if "/live/worker.js" in worker.url]


def test_a_table_in_view_warms_the_engine_and_nobody_hears_of_it_if_that_fails(visit: Visitor) -> None:
    seen = visit("advice/odds/", warm=True)
    page = seen.page
    page.route(OURSELVES, lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: request.url.endswith("tutor.tar.gz")):
        go(page, page.url.replace("advice/odds/", CARDS))
    for _ in range(PATIENCE_MS // 50):  # it is sent away, and nothing is said
        if not engines(page):
            break
        page.wait_for_timeout(50)
    assert engines(page) == []
    expect(page.locator(".tutor-live .problem:visible")).to_have_count(0)
    page.unroute(OURSELVES)
    before = hand(page)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)
    with page.expect_event("requestfinished", lambda request: request.url.endswith("tutor.tar.gz")):
        again(page)
    asked, before = len(seen.urls()), hand(page)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)
    assert [url for url in seen.urls()[asked:] if "/tutor-" in url or "worker.js" in url] == []


def test_without_a_line_it_is_told_at_once_too(visit: Visitor) -> None:
    page = visit(CARDS).page
    before = hand(page)
    page.context.set_offline(True)
    table(page).locator("button[data-intent=deal]").click()
    expect(table(page).locator(".problem")).to_have_text(SAY["en"]["broken"])
    page.context.set_offline(False)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)
