"""A new version of the site: it waits beside the old one, whole or not at all, with all that was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE_MS, READY, go
from tests.browser.offline.keeping import KEPT, ONLY, WAITS, eventually, heading, opened, settled
from tests.browser.test_site import LESSON, deal
from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.browser.offline.cable import Host

SAY = strings("en")
HERE, THERE = "glossary/", "advice/odds/"


def test_a_new_version_waits_beside_the_old_one_with_all_that_was_kept(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    context = browser()
    one = settled(opened(context, host.address + LESSON))
    one.evaluate("localStorage.setItem('tutor match tarot-four', 'mine')")
    deal(one)
    other = opened(context, host.address + HERE)
    start = one.locator("script[src*='live/start.js']").first.evaluate("one => one.src")
    worker = start.replace("start.js", "worker.js")
    first, second = host.version, host.change("stylesheets/site.css")
    # The old version's pages have its files only, and one that it has not kept comes whole, from the new one.
    go(one, host.address + LESSON)
    assert "(newer)" not in heading(one)
    eventually(one, WAITS)
    css = "async (path) => (await fetch(path)).text()"
    assert "/* newer */" not in one.evaluate(css, "../../stylesheets/site.css")
    stranger = opened(context, host.address + THERE)
    assert "(newer)" in heading(stranger)
    assert "/* newer */" in stranger.evaluate(css, "../../stylesheets/site.css")
    stranger.close()
    assert set(one.evaluate(KEPT)) >= {first, second}
    # Whoever wants it has it at once; the other tab is told, and left alone.
    expect(one.locator(".tutor-news [role=status]")).to_have_text(SAY["news"])
    with one.expect_navigation():
        one.get_by_role("button", name=SAY["news_load"]).click()
    assert "(newer)" in heading(one)
    expect(other.locator(".tutor-news [role=status]")).to_have_text(SAY["news_elsewhere"])
    assert "(newer)" not in heading(other)
    # What the other tab may still need of its own version is there, also what it has not asked for yet.
    assert set(one.evaluate(KEPT)) >= {first, second}
    # What was kept of the old one is there of the new one, without a network.
    host.cut()
    assert other.evaluate("async (address) => (await fetch(address)).ok", worker)
    with other.expect_navigation():
        other.locator(".tutor-news").get_by_role("button", name=SAY["again"]).click()
    assert "(newer)" in heading(other)
    go(one, host.address + LESSON)
    deal(one)
    eventually(one, ONLY, second)
    assert one.evaluate("localStorage.getItem('tutor match tarot-four')") == "mine"


def test_an_update_that_breaks_off_leaves_the_old_version_whole_and_is_gone_on_with(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    context = browser()
    page = settled(opened(context, host.address + HERE))
    first, second = host.version, host.change("stylesheets/site.css")
    host.cut("site.css")
    update = """async () => {
        const registration = await navigator.serviceWorker.ready
        registration.onupdatefound = () => {
            const { installing } = registration
            installing.onstatechange = () => document.documentElement.setAttribute("data-came-to", installing.state)
        }
        await registration.update().catch(() => {})
    }"""
    page.evaluate(update)
    expect(page.locator("html")).to_have_attribute("data-came-to", "redundant")
    page.reload()
    assert "(newer)" not in heading(page)
    host.cut()
    page.reload()
    assert heading(page) == "Glossary"
    host.cut("")
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    eventually(page, WAITS)
    # It takes over by itself when no page of the old one is open any more.
    for _ in range(PATIENCE_MS // 500):
        page.goto("about:blank")
        page.wait_for_timeout(500)
        go(page, host.address + HERE)
        if "(newer)" in heading(page):
            break
    assert "(newer)" in heading(page)
    eventually(page, ONLY, second)
    assert first != second


def test_a_page_that_is_turned_to_when_the_server_has_a_new_version_comes_with_all_that_belongs_to_it(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    page = settled(opened(browser(), host.address + LESSON))
    host.change("stylesheets/site.css")
    page.get_by_label("All on one page").check()
    page.locator(".md-footer__link--next").click()
    expect(page.locator("h1").first).to_contain_text("(newer)")
    page.evaluate(READY)
    css = "async () => (await fetch('../../stylesheets/site.css')).text()"
    assert "/* newer */" in page.evaluate(css)
    page.go_back()
    expect(page.locator("h1").first).not_to_contain_text("(newer)")
