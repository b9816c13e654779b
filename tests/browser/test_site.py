"""What a person meets on the site: the lesson before any engine has come, with it, and when it cannot come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

    from tests.browser.conftest import Visit, Visitor

LESSON = "lessons/which-cards/"
PAGES = ["", LESSON, "rulebook/tarot/", "rulebook/tarot/the-tricks/"]
DESKTOP, PHONE = 1280, 360
#: How high, at least, what stands inside a sentence answers to a finger.
FINGER = 30
PAGE_WEIGHT = 328_000

# Every text that the first table's progress has shown, in order.
WATCH_PROGRESS = """() => {
    const table = document.querySelector(".tutor-live")
    window.progress = []
    new MutationObserver(() => {
        const text = table.querySelector(".progress")?.textContent.trim()
        if (text && text !== window.progress.at(-1)) window.progress.push(text)
    }).observe(table, {subtree: true, childList: true, characterData: true, attributes: true})
}"""


def table(page: Page) -> Locator:
    return page.locator(".tutor-live").first


def cards_of(one: Locator) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in one.locator("button.card").all()]


def hand(page: Page) -> list[str]:
    return cards_of(table(page))


def click_a_card_and_read(page: Page) -> str:
    before = table(page).locator(".verdict").inner_text()
    table(page).locator("button.card[data-card]").first.click()
    expect(table(page).locator(".verdict")).not_to_have_text(before)
    return table(page).locator(".verdict").inner_text()


def wait_for_other_cards(page: Page, number: int, before: list[str]) -> None:
    page.wait_for_function(
        "([number, old]) => [...document.querySelectorAll('.tutor-live')[number].querySelectorAll('button.card')]"
        ".map(card => card.dataset.card).join() !== old.join()",
        arg=[number, before],
    )


def deal(page: Page) -> list[str]:
    """Have the engine deal other cards at the first table, and return them."""
    before = hand(page)
    table(page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(page, 0, before)
    return hand(page)


def break_off(route: Route) -> None:
    route.abort()


def fall_silent(route: Route) -> None:
    route.fulfill(body="self.onmessage = () => {}", content_type="text/javascript")


def engine_urls(seen: Visit) -> list[str]:
    return [url for url in seen.urls() if "/pyodide-" in url or "/tutor-" in url or "worker.js" in url]


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_a_card_answers_at_once_without_the_engine(visit: Visitor, width: int) -> None:
    seen = visit(LESSON, width=width, quiet=True)
    assert click_a_card_and_read(seen.page).strip()
    assert engine_urls(seen) == []


def test_a_card_answers_to_the_keyboard(visit: Visitor) -> None:
    page = visit(LESSON).page
    card = table(page).locator("button.card[data-card]").first
    code = card.get_attribute("data-card")
    card.focus()
    page.keyboard.press("Enter")
    expect(table(page).locator(".verdict a.rule").first).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.card") == code


def test_another_deal_fetches_the_engine_and_says_how_far_it_is(visit: Visitor) -> None:
    seen = visit(LESSON)
    before = hand(seen.page)
    seen.page.evaluate(WATCH_PROGRESS)
    table(seen.page).locator("button[data-intent=deal]").click()
    wait_for_other_cards(seen.page, 0, before)
    told = "\n".join(seen.page.evaluate("window.progress"))
    fetching, starting = strings("en")["fetching"], strings("en")["starting"]
    assert 0 <= told.find(fetching) < told.find(starting)
    assert click_a_card_and_read(seen.page).strip()


def test_the_engine_comes_once_for_all_tables(visit: Visitor) -> None:
    seen = visit(LESSON)
    tables = seen.page.locator(".tutor-live").all()
    first_and_last = {number: tables[number] for number in (0, len(tables) - 1)}  # between them stand the exercises
    hands = {number: cards_of(one) for number, one in first_and_last.items()}
    for one in first_and_last.values():
        one.locator("button[data-intent=deal]").click()
    for number, before in hands.items():
        wait_for_other_cards(seen.page, number, before)
    assert len([url for url in seen.urls() if url.endswith(".wasm.gz")]) == 1


def test_a_silent_engine_is_given_up_after_a_minute(visit: Visitor) -> None:
    page = visit(LESSON, own_clock=True).page
    page.route("**/worker.js*", fall_silent)
    table(page).locator("button[data-intent=deal]").click()
    page.clock.fast_forward(59_000)
    expect(table(page).locator(".problem")).to_be_hidden()
    page.clock.fast_forward(2_000)
    expect(table(page).locator(".problem")).to_contain_text(strings("en")["silent"])
    assert click_a_card_and_read(page).strip()


def test_trouble_is_told_in_the_language_of_the_page(visit: Visitor) -> None:
    page = visit(f"fr/{LESSON}").page
    page.route("**/*.wasm.gz", break_off)
    table(page).locator("button[data-intent=deal]").click()
    expect(table(page).locator(".problem")).to_contain_text(strings("fr")["broken"])


def test_the_other_language_is_one_link_away_on_the_same_page(visit: Visitor, address: str) -> None:
    page = visit(LESSON).page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Select language").hover()
    page.locator("a.md-select__link[hreflang=fr]").click()
    page.wait_for_url(f"{address}/fr/{LESSON}")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(("start", "lang"), [("", "en"), ("fr/", "fr")])
def test_a_verdict_leads_to_its_rule(visit: Visitor, address: str, start: str, lang: str) -> None:
    page = visit(start + LESSON).page
    click_a_card_and_read(page)
    table(page).locator(".verdict a.rule").first.click()
    page.get_by_role("link", name=strings(lang)["rule_page"]).click()
    page.wait_for_url(f"{address}/{start}rulebook/**")
    assert page.evaluate("document.getElementById(location.hash.slice(1)) !== null")


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_fits_its_window(visit: Visitor, path: str, width: int) -> None:
    seen = visit(path, width=width, quiet=True)
    assert seen.axe_light_and_dark() == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", PAGES)
def test_a_french_page_is_accessible_and_fits_a_phone(visit: Visitor, path: str) -> None:
    seen = visit(f"fr/{path}", width=PHONE)
    assert seen.axe() == []
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_where_there_is_no_page(visit: Visitor, scheme: str) -> None:
    assert visit("nothing/", color_scheme=scheme).axe() == []


def test_a_phone_shows_the_whole_name_of_the_site(visit: Visitor) -> None:
    name = visit("", width=PHONE).page.locator(".md-header__topic .md-ellipsis").first
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_link_to_a_rule_has_room_for_a_finger(visit: Visitor) -> None:
    page = visit(LESSON, width=PHONE, has_touch=True, is_mobile=True).page
    click_a_card_and_read(page)
    link = table(page).locator(".verdict a.rule").first
    assert link.evaluate("one => parseFloat(getComputedStyle(one, '::after').height)") >= FINGER


def test_axe_finds_nothing_serious_in_a_verdict(visit: Visitor) -> None:
    seen = visit(LESSON)
    click_a_card_and_read(seen.page)
    assert seen.axe() == []


@pytest.mark.parametrize("path", [LESSON, f"fr/{LESSON}"])
def test_a_lesson_is_light_before_the_engine(visit: Visitor, path: str) -> None:
    seen = visit(path, quiet=True)
    assert seen.transferred() <= PAGE_WEIGHT
    assert engine_urls(seen) == []


def test_the_search_finds_a_rule(visit: Visitor) -> None:
    page = visit("").page
    page.get_by_role("combobox", name="Search").click()
    page.keyboard.type("follow")
    expect(page.locator(".md-search-result__item a[href*=rulebook]").first).to_be_visible()
