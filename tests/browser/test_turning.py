"""From page to page: the engine lives on, tables are found as they were left, and a rule opens beside its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_site import (
    LESSON,
    PHONE,
    click_a_card_and_read,
    deal,
    engine_urls,
    hand,
    table,
    wait_for_other_cards,
)
from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

    from tests.browser.conftest import Visit, Visitor

FRENCH = f"fr/{LESSON}"
#: What is asked of the engine while it is turned from one page to the other.
WORKER = "worker.js"
#: What a page has that was loaded, and loses when another one is loaded.
MARK = "window.loadedOnce = true"
MARKED = "Boolean(window.loadedOnce)"
HELD = "document.activeElement"
#: How far down one is, once what has come near has its place.
SETTLED = """() => new Promise((done) => {
    let before = -1
    const look = () => (scrollY === before ? done(scrollY) : ((before = scrollY), setTimeout(look, 200)))
    look()
})"""


def next_page(page: Page) -> Locator:
    return page.locator(".md-footer__link--next")


def turn(page: Page, link: Locator, title: str) -> None:
    """Follow a link, without loading the page to which it leads."""
    page.evaluate(MARK)
    link.click()
    expect(page.locator(".md-content h1")).to_contain_text(title)
    assert page.evaluate(MARKED)


def hold_back(route: Route) -> None:
    """Let a page come to nobody but the browser itself."""
    if route.request.resource_type == "fetch":
        route.abort()
    else:
        route.continue_()


def workers(seen: Visit) -> int:
    return len([url for url in engine_urls(seen) if WORKER in url])


def opened(page: Page) -> Locator:
    """A rule that was opened beside the first table, with keys alone."""
    click_a_card_and_read(page)
    link = table(page).locator(".verdict a.rule").first
    link.focus()
    page.keyboard.press("Enter")
    rule = page.get_by_role("dialog", name=link.inner_text())
    expect(rule).to_be_visible()
    return rule


def test_the_engine_lives_on_and_back_finds_the_deal(visit: Visitor) -> None:
    seen = visit(LESSON)
    page = seen.page
    dealt = deal(page)
    next_page(page).scroll_into_view_if_needed()
    page.evaluate(SETTLED)
    place = next_page(page).bounding_box()
    copies = page.locator(".md-code__nav").count()
    turn(page, next_page(page), "The Excuse")
    assert page.title().startswith("The Excuse")
    assert page.evaluate(f"[{HELD}.tagName, scrollY]") == ["H1", 0]
    expect(page.locator(".tutor-says")).to_have_text(page.title())
    deal(page)
    page.go_back()
    expect(page.locator(".md-content h1")).to_contain_text("Which cards")
    assert hand(page) == dealt
    page.evaluate(SETTLED)
    assert page.evaluate(f"{HELD}.className.includes('--next')")
    assert next_page(page).bounding_box() == pytest.approx(place, abs=1)
    expect(page.locator(".md-code__nav")).to_have_count(copies)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, dealt)
    assert workers(seen) == 1
    assert page.evaluate(MARKED)


def test_an_anchor_of_another_page_is_where_one_reads_on(visit: Visitor, address: str) -> None:
    page = visit("glossary/").page
    link = page.locator("article a[href*='rulebook/'][href*='#']").first
    turn(page, link, "Counting the cards")
    name = page.evaluate("location.hash.slice(1)")
    assert page.evaluate(f"[{HELD}.id, document.querySelector(':target').id]") == [name, name]
    page.go_back()
    page.wait_for_url(f"{address}/glossary/")
    expect(page.locator(".md-content h1")).to_contain_text("Glossary")
    assert page.evaluate(MARKED)


def test_a_result_of_the_search_is_turned_to_and_the_other_language_is_loaded(visit: Visitor, address: str) -> None:
    page = visit(LESSON).page
    deal(page)
    page.get_by_role("combobox", name="Search").press_sequentially("what is a fork")
    turn(page, page.locator(".md-search-result__item a[href*=glossary]").first, "Glossary")
    expect(page.locator("#__search")).not_to_be_checked()
    page.get_by_role("button", name="Select language").hover()
    page.locator("a.md-select__link[hreflang=fr]").click()
    page.wait_for_url(f"{address}/fr/glossary/**")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert not page.evaluate(MARKED)


def test_a_page_that_cannot_be_fetched_or_is_of_another_version_is_loaded(visit: Visitor) -> None:
    page = visit(LESSON).page

    def of_another_version(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("start.js?", "start.js?another-"))

    page.evaluate(MARK)
    page.route("**/lessons/excuse/", hold_back)
    next_page(page).click()
    expect(page.locator(".md-content h1")).to_contain_text("The Excuse")
    assert not page.evaluate(MARKED)
    page.unroute("**/lessons/excuse/")
    page.route("**/lookup/", of_another_version)
    page.evaluate(MARK)
    page.locator(".md-tabs a[href*=lookup]").click()
    expect(page.locator(".md-content h1")).to_contain_text("look up")
    assert not page.evaluate(MARKED)


def test_a_page_that_takes_long_says_so_and_stays_until_it_comes(visit: Visitor) -> None:
    page = visit(FRENCH).page
    held: list[Route] = []
    page.route("**/lessons/excuse/", lambda route: held.append(route))  # noqa: PLW0108 - Playwright wants no method of C
    page.evaluate(MARK)
    next_page(page).click()
    expect(page.get_by_role("progressbar", name=strings("fr")["turning"])).to_be_visible()
    assert page.url.endswith(FRENCH)
    for route in held:
        route.continue_()
    expect(page.locator(".md-content h1")).to_contain_text("Excuse")
    expect(page.get_by_role("progressbar", name=strings("fr")["turning"])).to_be_hidden()
    assert page.evaluate(MARKED)


@pytest.mark.parametrize(("path", "lang", "width"), [(LESSON, "en", 1280), (FRENCH, "fr", PHONE)])
def test_a_rule_opens_beside_the_table_by_keys(visit: Visitor, path: str, lang: str, width: int) -> None:
    seen = visit(path, width=width, color_scheme="light" if lang == "en" else "dark")
    page = seen.page
    rule = opened(page)
    assert page.evaluate("document.querySelector('.tutor-rule').contains(document.activeElement)")
    expect(rule.locator(".tutor-example .card").first).to_be_visible()
    assert page.url.endswith(path)
    assert seen.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    assert page.evaluate(f"{HELD}.matches('.verdict a.rule')")
    page.keyboard.press("Enter")
    rule.get_by_role("button", name=strings(lang)["rule_close"], exact=True).click()
    expect(rule).to_be_hidden()
    assert page.evaluate(f"{HELD}.matches('.verdict a.rule')")


def test_from_a_rule_to_the_rulebook_and_back_to_the_table(visit: Visitor, address: str) -> None:
    page = visit(LESSON).page
    before = hand(page)
    rule = opened(page)
    page.evaluate(MARK)
    verdict = table(page).locator(".verdict").inner_text()
    rule.get_by_role("link", name=strings("en")["rule_page"]).click()
    page.wait_for_url(f"{address}/rulebook/**#*")
    expect(rule).to_be_hidden()
    page.go_back()
    page.wait_for_url(f"{address}/{LESSON}")
    assert table(page).locator(".verdict").inner_text() == verdict
    assert hand(page) == before
    assert page.evaluate(f"{HELD}.matches('.verdict a.rule')")
    assert page.evaluate(MARKED)


def test_on_a_phone_back_closes_a_rule_and_keeps_the_page_and_its_deal(visit: Visitor, address: str) -> None:
    page = visit("lookup/", width=PHONE).page
    page.goto(f"{address}/{LESSON}")
    page.evaluate(MARK)
    rule = opened(page)
    dealt = hand(page)
    page.go_back()
    expect(rule).to_be_hidden()
    assert (page.url, hand(page), page.evaluate(MARKED)) == (f"{address}/{LESSON}", dealt, True)
    page.go_forward()
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url(f"{address}/lookup/")


def test_on_a_phone_a_rule_is_still_there_after_a_reload_and_after_its_chapter(visit: Visitor, address: str) -> None:
    page = visit(LESSON, width=PHONE).page
    rule = opened(page)
    page.reload()
    expect(rule).to_be_visible()
    rule.get_by_role("link", name=strings("en")["rule_page"]).click()
    page.wait_for_url(f"{address}/rulebook/**#*")
    page.go_back()
    page.wait_for_url(f"{address}/{LESSON}")
    expect(rule).to_be_visible()


def test_a_rule_that_does_not_come_is_gone_to(visit: Visitor, address: str) -> None:
    page = visit(LESSON).page
    page.route("**/rulebook/**", hold_back)
    click_a_card_and_read(page)
    table(page).locator(".verdict a.rule").first.click()
    page.wait_for_url(f"{address}/rulebook/**#*")
