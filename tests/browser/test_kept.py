"""What a browser keeps of a match: through reloads, other tabs, other languages, broken entries and a full memory."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again, go
from tests.browser.test_deals import FOUR, LESSON, PHONE, fits, legal, lesson, make
from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit, Visitor

NAME = "tarot-four"
KEY = f"tutor match {NAME}"
SAY = strings("en")
#: A match as the first version kept it: an opponent has taken and set cards aside that the learner has not seen.
STATES = Path(__file__).parents[1] / "hosts" / "states-1.json"
FIRST: dict[str, Any] = next(
    kept["state"]
    for kept in json.loads(STATES.read_text("utf-8"))
    if kept["name"] == "tarot of 4, an opponent's écart, five moves on"
)
FORGED = {"game": "tarot", "players": "<img src=x onerror=document.title=1>", "moves": []}
DEEP = f'{{"game": "tarot", "seed": 1, "moves": {"[" * 5000}{"]" * 5000}}}'
#: Entries that the page can read and the engine refuses.
REFUSED = [json.dumps(FORGED), '{"game": "<b>"}', DEEP, json.dumps({**FIRST, "v": 2, "sealed": "AAAA"})]


def table(page: Page) -> Locator:
    return page.locator(".tutor-live").nth(FOUR)


def saved(page: Page) -> Locator:
    return page.locator(".tutor-saved").first


def offer(page: Page) -> Locator:
    return saved(page).get_by_role("button", name=SAY["resume"])


def note(page: Page) -> Locator:
    return saved(page).locator(".note")


def hand(page: Page) -> list[str]:
    cards = table(page).locator(".hand .card")
    codes: list[str] = cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return codes


def kept(page: Page, start: str = "tutor ") -> dict[str, str]:
    """All that this browser keeps of the tables."""
    entries: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {key: text for key, text in entries.items() if key.startswith(start)}


def leave(page: Page, entry: str, key: str = KEY) -> None:
    """Put an entry into the browser's memory, and come back to the page."""
    page.evaluate("([key, entry]) => localStorage.setItem(key, entry)", [key, entry])
    again(page)


def begun(visit: Visitor, **options: Any) -> Page:  # noqa: ANN401 - Playwright's own
    """A page at which a match was left at the first card to set aside."""
    one = lesson(visit, FOUR, **options)
    make(one, "prise")
    legal(one)
    again(one.page)
    return one.page


def another_tab(page: Page) -> Page:
    tab = page.context.new_page()
    go(tab, page.url)
    return tab


# --- going on ---------------------------------------------------------------------------------------------------------


def test_a_match_is_gone_on_with_in_the_other_language(visit: Visitor, address: str) -> None:
    page = begun(visit)
    go(page, f"{address}/fr/{LESSON}")
    saved(page).get_by_role("button", name=strings("fr")["resume"]).click()
    expect(table(page).locator('[data-part="head"]')).to_contain_text("écart")
    assert list(kept(page, "tutor match")) == [KEY]
    assert json.loads(kept(page)[KEY])["lang"] == "fr"


def test_a_match_of_the_first_version_is_gone_on_with(visit: Visitor) -> None:
    page = lesson(visit, FOUR).page
    leave(page, json.dumps(FIRST))
    assert kept(page) == {KEY: json.dumps(FIRST)}
    offer(page).click()
    expect(offer(page)).to_have_count(0)
    expect(table(page).locator(".hand button.card")).not_to_have_count(0)
    state = json.loads(kept(page)[KEY])
    assert list(kept(page)) == [KEY]
    assert (state["v"], state["name"], state["moves"]) == (2, NAME, FIRST["moves"])
    make(table(page), legal(table(page))[0])


def test_an_engine_that_does_not_come_loses_nothing_and_the_offer_stays(visit: Visitor) -> None:
    page = begun(visit)
    before = kept(page)
    page.route("**/worker.js*", lambda route: route.abort())
    offer(page).click()
    expect(table(page).locator(".problem")).to_contain_text(SAY["broken"])
    expect(offer(page)).to_be_focused()
    assert kept(page) == before
    page.unroute("**/worker.js*")
    offer(page).click()
    expect(table(page).locator('[data-part="head"]')).to_contain_text("The écart")
    expect(offer(page)).to_have_count(0)
    expect(table(page).locator("[data-move]").first).to_be_focused()
    expect(saved(page).locator("details")).to_be_hidden()


def test_a_new_match_puts_the_one_aside_that_was_left_and_says_so(visit: Visitor) -> None:
    page = begun(visit)
    left = kept(page)[KEY]
    make(table(page), "garde")
    expect(note(page)).to_have_text(SAY["aside"])
    expect(offer(page)).to_have_count(0)
    assert left in kept(page, "tutor aside").values()
    garde = kept(page)[KEY]
    saved(page).locator("summary").click()
    saved(page).get_by_role("button", name=SAY["open"]).click()
    expect(note(page)).to_be_empty()
    page.wait_for_function("([key, before]) => localStorage.getItem(key) !== before", arg=[KEY, garde])
    assert kept(page)[KEY] == left
    assert list(kept(page, "tutor aside").values()) == [garde]


# --- what cannot be opened --------------------------------------------------------------------------------------------


def told_and_not_lost(page: Page, entry: str) -> None:
    expect(note(page)).to_have_text(SAY["unreadable"])
    assert list(kept(page, "tutor aside").values()) == [entry]
    assert list(kept(page, "tutor match")) == []
    expect(offer(page)).to_have_count(0)


def test_an_entry_that_is_no_match_is_put_aside_with_a_sentence(visit: Visitor) -> None:
    page = lesson(visit, FOUR).page
    before = table(page).inner_text()
    leave(page, "{")
    told_and_not_lost(page, "{")
    assert table(page).inner_text() == before


@pytest.mark.parametrize("entry", REFUSED, ids=lambda entry: entry[:20])
def test_a_match_that_the_engine_refuses_is_put_aside_and_the_table_stays(visit: Visitor, entry: str) -> None:
    page = lesson(visit, FOUR).page
    before, title = table(page).inner_text(), page.title()
    leave(page, entry)
    offer(page).click()
    told_and_not_lost(page, entry)
    expect(table(page).locator(".tutor-table[aria-busy]")).to_have_count(0)
    assert table(page).inner_text() == before
    expect(page.locator('img[src="x"]')).to_have_count(0)
    assert page.title() == title
    make(table(page), "prise")
    assert json.loads(kept(page)[KEY])["moves"][0] == "prise"


def test_what_was_put_aside_can_be_saved_and_is_removed_only_after_a_question(visit: Visitor) -> None:
    page = lesson(visit, FOUR).page
    leave(page, "{")
    saved(page).locator("summary").click()
    with page.expect_download() as download:
        saved(page).get_by_role("button", name=SAY["save"]).click()
    assert download.value.suggested_filename.startswith(f"tutor-{NAME}-")
    assert Path(download.value.path()).read_text("utf-8") == "{"
    remove = saved(page).get_by_role("button", name=SAY["remove"])
    page.once("dialog", lambda dialog: dialog.dismiss())
    remove.click()
    assert len(kept(page)) == 1
    page.once("dialog", lambda dialog: dialog.accept())
    remove.click()
    expect(saved(page).locator("details")).to_be_hidden()
    assert kept(page) == {}


def test_a_match_of_a_newer_version_is_named_as_such_and_never_overwritten(visit: Visitor) -> None:
    page = lesson(visit, FOUR).page
    newer = json.dumps({**FIRST, "v": 3, "name": NAME})
    leave(page, newer)
    expect(note(page)).to_have_text(SAY["newer"])
    with page.expect_navigation():
        saved(page).get_by_role("button", name=SAY["again"]).click()
    expect(note(page)).to_have_text(SAY["newer"])
    make(table(page), "prise")
    expect(note(page)).to_have_text(SAY["aside"])
    assert newer in kept(page, "tutor aside").values()


# --- two tabs ---------------------------------------------------------------------------------------------------------


def two_tabs(visit: Visitor) -> tuple[Page, Page]:
    """Two tabs that have taken up the same match; the first has then gone on with it, and the second as well."""
    one = begun(visit)
    other = another_tab(one)
    for page in (one, other):
        offer(page).click()
        expect(offer(page)).to_have_count(0)
    make(table(one), legal(table(one))[0])
    expect(note(other)).to_have_text(SAY["elsewhere"])  # it is told before it has done anything
    make(table(other), legal(table(other))[1])
    return one, other


def test_a_second_tab_overwrites_nothing_and_may_go_over_to_the_first_one(visit: Visitor) -> None:
    one, other = two_tabs(visit)
    first = kept(one)[KEY]
    expect(note(other)).to_have_text(SAY["elsewhere"])
    mine = hand(other)
    saved(other).get_by_role("button", name=SAY["theirs"]).click()
    expect(note(other)).to_be_empty()
    assert hand(other) == hand(one) != mine
    assert kept(one)[KEY] == first
    make(table(other), legal(table(other))[0])
    expect(note(one)).to_have_text(SAY["elsewhere"])
    assert len(kept(one, "tutor aside")) == 1


# --- no memory --------------------------------------------------------------------------------------------------------

FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("closed", "SecurityError") },
})"""


def test_without_a_memory_the_game_goes_on_and_says_so_once(visit: Visitor) -> None:
    seen = visit("advice/odds/", reduced_motion="reduce")
    page = seen.page
    page.add_init_script(FORBIDDEN)
    go(page, page.url.replace("advice/odds/", LESSON))
    expect(note(page)).to_be_empty()
    make(table(page), "prise")
    expect(note(page)).to_have_text(SAY["full"])
    make(table(page), legal(table(page))[0])
    expect(page.get_by_text(SAY["full"])).to_have_count(1)
    expect(table(page).locator(".problem")).to_be_hidden()
    seen.faults.clear()  # the theme itself takes a memory for granted


# --- as eyes and ears meet it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_stands_before_a_table_fits_a_phone_and_axe_finds_nothing_serious(visit: Visitor, lang: str) -> None:
    path = LESSON if lang == "en" else f"fr/{LESSON}"
    seen: Visit = visit(path, width=PHONE, reduced_motion="reduce", has_touch=True, is_mobile=True)
    page = seen.page
    leave(page, "{", "tutor aside tarot-four 1")
    leave(page, json.dumps(FIRST), "tutor aside tarot-four 1790000000000")
    leave(page, json.dumps(FIRST))
    assert fits(page)
    make(table(page), "prise")
    saved(page).locator("summary").click()
    assert len(saved(page).locator("li").all()) == 2  # the same match is put aside only once
    for one in saved(page).get_by_role("button").all():
        box = one.bounding_box()
        assert box
        assert box["height"] >= 44
    assert fits(page)
    assert seen.axe_light_and_dark() == []
