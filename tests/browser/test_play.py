"""The pages on which one plays: the table takes the window, the bar is remembered, a match that was left goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again, go
from tests.browser.test_deals import THUMB, UNCOVERED, button, fits, legal, sit
from tests.browser.test_site import break_off, engine_urls
from tutor.hosts.site.strings import strings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

TAROT, BARBU = "lessons/whole-deal/", "lessons/barbu/"
#: The windows of a phone, of a laptop and of a large screen.
WINDOWS = {"360x740": (360, 740), "1366x768": (1366, 768), "1920x1080": (1920, 1080)}
PHONE = "360x740"
TOUCH = {"has_touch": True, "is_mobile": True}
#: At this table one leads when one has spoken; and at that of the Salade the first thing one does is to play a card.
TRUMPS, SALADE = 7, 11
#: The parts of the table that show and end below the window, and how far the page has been scrolled.
OUTSIDE = """place => [...place.querySelectorAll('[data-part=felt], .hand, .verdict, .choices, .controls')]
    .filter((part) => part.offsetHeight && part.getBoundingClientRect().bottom > innerHeight + 1)
    .map((part) => part.className).concat(scrollY ? [`scrolled by ${scrollY}`] : [])"""

every_window = pytest.mark.parametrize("window", WINDOWS)
both_languages = pytest.mark.parametrize("lang", ["", "fr/"])


def opened(visit: Visitor, path: str, window: str) -> Page:
    """A page on which one plays, in one of the windows."""
    width, height = WINDOWS[window]
    page = visit("404.html", width=width, reduced_motion="reduce", **(TOUCH if window == PHONE else {})).page
    page.set_viewport_size({"width": width, "height": height})
    go(page, page.url.replace("404.html", path))
    return page


def at_table(page: Page) -> Locator:
    """The table that is shown."""
    return page.locator(".play-table.here .tutor-live")


def outside(page: Page) -> list[str]:
    """What of the table is not to be seen without scrolling."""
    found: list[str] = at_table(page).evaluate(OUTSIDE)
    return found


# --- the table takes the window ---------------------------------------------------------------------------------------


@both_languages
@every_window
def test_every_table_stands_in_the_window_as_soon_as_it_is_chosen(visit: Visitor, window: str, lang: str) -> None:
    wrong = {}
    for path, tables in ((TAROT, 3), (BARBU, 12)):
        page = opened(visit, f"{lang}{path}", window)
        for number in range(tables):
            sit(page, number)
            wrong[f"{path} {number}"] = [*outside(page), *([] if fits(page) else ["too wide"])]
    assert {name: found for name, found in wrong.items() if found} == {}


@both_languages
@every_window
def test_a_card_is_played_by_touch_or_by_keys_and_all_stays_in_the_window(
    visit: Visitor, window: str, lang: str
) -> None:
    page = opened(visit, f"{lang}{BARBU}", window)
    one = sit(page, TRUMPS)

    def press(pressed: Locator) -> None:
        if window == PHONE:
            pressed.tap(position=UNCOVERED)
        else:
            pressed.focus()
            page.keyboard.press("Enter")

    press(one.locator("[data-says]"))
    expect(one.locator(".hand button[data-move]")).to_have_count(13)
    assert outside(page) == []
    press(button(one, legal(one)[0]))
    expect(one.locator(".hand button[data-move]")).to_have_count(12)
    expect(one.locator(".verdict")).to_be_in_viewport(ratio=1)
    assert outside(page) == []
    one.locator('[data-opens="menu"]').click()
    one.locator('.menu [data-intent="finish"]').click()
    expect(one.locator('[data-intent="next"]')).to_be_in_viewport(ratio=1)


def test_the_felt_uses_the_width_of_a_large_screen(visit: Visitor) -> None:
    page = opened(visit, TAROT, "1920x1080")
    felt = at_table(page).locator(".felt").bounding_box()
    assert felt
    assert felt["width"] > 1200


def test_the_first_card_needs_no_engine(visit: Visitor) -> None:
    seen = visit(BARBU, reduced_motion="reduce")
    page = seen.page
    page.route("**/worker.js*", break_off)
    one = sit(page, SALADE)
    cards = one.locator(".hand button[data-move]").count()
    button(one, legal(one)[0]).click(position=UNCOVERED)
    expect(one.locator(".hand button[data-move]")).to_have_count(cards - 1)
    assert engine_urls(seen) == []


def test_only_the_table_that_is_chosen_is_laid_and_without_scripts_all_of_them_are(visit: Visitor) -> None:
    page = visit("").page
    laid = page.locator(".play-table .tutor-live")
    page.locator(f'.md-content a[href$="{BARBU}"]').first.click()
    page.wait_for_url(f"**/{BARBU}")
    expect(laid).to_have_count(1)
    again(page)
    expect(laid).to_have_count(1)
    expect(sit(page, SALADE).locator(".hand button[data-move]").first).to_be_visible()
    expect(laid).to_have_count(2)
    still = visit(BARBU, java_script_enabled=False).page
    for table in still.locator(".play-table").all():
        expect(table.locator(".felt").first).to_be_visible()


# --- the bar ----------------------------------------------------------------------------------------------------------


def test_what_is_chosen_in_the_bar_is_there_the_next_time_on_either_page(visit: Visitor) -> None:
    page = opened(visit, TAROT, "1366x768")
    tables, helps = page.locator(".play-bar select").all()
    tables.select_option("tarot-five")
    helps.select_option("none")
    expect(at_table(page).locator(".felt .seat")).to_have_count(5)
    page.locator(".play-bar a").last.click()
    page.wait_for_url(f"**/{BARBU}")
    expect(page.locator('.play-bar [data-setting="help"]')).to_have_value("none")
    page.locator(".play-bar a").first.click()
    page.wait_for_url(f"**/{TAROT}")
    again(page)
    expect(at_table(page).locator(".felt .seat")).to_have_count(5)


def test_there_is_as_much_help_as_the_bar_says(visit: Visitor) -> None:
    page = opened(visit, TAROT, "1366x768")
    one = sit(page, 2)  # somebody has bid before us
    helps = page.locator('.play-bar [data-setting="help"]')
    advice, forbidden = one.locator(".advice"), one.locator("button.choice[data-forbidden]").first
    shown = {}
    for much in ("advice", "verdicts", "none"):
        helps.select_option(much)
        marked = forbidden.evaluate("one => getComputedStyle(one, '::before').content") != "none"
        shown[much] = (advice.is_visible(), marked)
    assert shown == {"advice": (True, True), "verdicts": (False, True), "none": (False, False)}
    forbidden.click()
    expect(one.locator(".verdict")).to_contain_text("Not allowed")


def test_a_thumb_finds_all_of_the_bar_and_axe_finds_nothing_serious(visit: Visitor) -> None:
    for path in (TAROT, f"fr/{BARBU}"):
        seen = visit(path, width=360, reduced_motion="reduce", **TOUCH)
        for one in seen.page.locator(".play-bar :is(a, select)").all():
            box = one.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= THUMB
        assert seen.axe_light_and_dark() == []


def test_what_there_is_to_read_lies_folded_beneath_the_table_until_an_address_leads_there(visit: Visitor) -> None:
    page = opened(visit, TAROT, "1366x768")
    words = page.locator(".play-words")
    expect(words.locator("h2").first).to_be_hidden()
    go(page, f"{page.url}#three-players")
    expect(words.locator("#three-players")).to_be_visible()


# --- a match that was left --------------------------------------------------------------------------------------------


def left(page: Page) -> str:
    """Leave a match of Tarot for three after the first bid; what its head says then."""
    one = sit(page, 1)
    button(one, "garde").click()
    expect(button(one, "garde")).to_have_count(0)
    expect(one.locator(".tutor-table[aria-busy]")).to_have_count(0)
    return one.locator('[data-part="head"] .about').inner_text()


@every_window
def test_a_match_that_was_left_goes_on_with_one_press(visit: Visitor, window: str) -> None:
    page = opened(visit, TAROT, window)
    head = left(page)
    again(page)
    offer = page.locator(".play-table.here .tutor-saved").get_by_role("button", name=strings("en")["resume"])
    expect(offer).to_be_in_viewport(ratio=1)
    assert outside(page) == []
    offer.click()
    expect(at_table(page).locator('[data-part="head"] .about')).to_have_text(head, use_inner_text=True)
    assert outside(page) == []


@pytest.mark.parametrize(
    ("lang", "says"),
    [("", "Go on with your match of French Tarot: deal 1"), ("fr/", "Reprendre votre partie (Tarot)\u00a0: donne 1")],
)
@every_window
def test_from_the_first_page_as_well(visit: Visitor, window: str, lang: str, says: str) -> None:
    page = opened(visit, f"{lang}{TAROT}", window)
    home = page.url.removesuffix(TAROT)
    go(page, home)
    expect(page.locator(".tutor-match")).to_be_hidden()
    go(page, f"{home}{TAROT}")
    head = left(page)
    sit(page, 0)  # the line leads to the table at which the match is, whatever the bar says by then
    go(page, home)
    line = page.locator(".tutor-match a")
    expect(line).to_have_text(says)
    expect(line).to_be_in_viewport(ratio=1)
    line.click()
    expect(at_table(page).locator('[data-part="head"] .about')).to_have_text(head, use_inner_text=True)
    assert outside(page) == []
    assert page.url.endswith(TAROT)


# --- the rules of the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", ["360x740", "1366x768"])
def test_every_house_rule_can_be_chosen_for_a_match_and_holds_there(visit: Visitor, window: str) -> None:
    page = opened(visit, BARBU, window)
    table = at_table(page)
    menu = table.locator("[data-part=menu]")
    table.locator("[data-opens=menu]").click()
    menu.locator("details.rules > summary").click()
    width = WINDOWS[window][0]
    for one in menu.locator("details.rules select").all():
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    menu.locator("select[data-rule=hearts_ban]").select_option(label="does not exist")
    menu.locator("select[data-rule=rotation]").select_option(label="once, then the next one")
    menu.get_by_role("button", name="New match", exact=True).click()
    expect(menu).to_be_hidden()
    form = table.locator("form[data-sends=new]")
    expect(form).to_have_attribute("data-rules", '{"hearts_ban": "\\"none\\""}')
    expect(form.locator("select[name=variant]")).to_have_value("quick")
    table.locator("[data-opens=menu]").click()
    expect(menu.locator("select[data-rule=hearts_ban]")).to_have_value('"none"')
