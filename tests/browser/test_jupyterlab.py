"""Card tables in a real JupyterLab: a notebook with one of every kind, opened as `tutor learn` opens it, and run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.jupyter import Lab, at_most, laboratory, open_lesson
from tests.browser.lab_tables import (
    NOTEBOOK_FILE,
    USUAL,
    Sitting,
    axe,
    card,
    cells,
    duty,
    focused,
    hand,
    marked,
    marks,
    mode,
    notebook,
    permitted,
    press_and_wait,
    refused,
    same,
    seed,
    table,
    type_a_seed,
)
from tests.browser.test_deals import finish, menu
from tutor.core.cards import Cards
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import KINDS

START_S, TEST_S = 240, 180
# Every table has at least so many texts whose contrast can be measured, before anything is pressed.
TEXTS = 8
#: What a table offers when its deal is over.
OFFERED = ["Take back", "Deal me another", "Save as a picture"]
THEMES = {"JupyterLab Light": "true", "JupyterLab Dark": "false"}

# The window hears a key after the table, and before JupyterLab; the document only what the table lets pass.
LISTEN = """() => {
    window.heard = {window: [], document: []}
    const hear = where => event => heard[where].push([event.key, event.defaultPrevented])
    window.addEventListener("keydown", hear("window"), true)
    document.addEventListener("keydown", hear("document"), true)
}"""
LOST_LINKS = """() => [...document.querySelectorAll(".tutor-table a.rule")].map(link => link.getAttribute("href"))
    .filter(href => !href.startsWith("#") || !document.getElementById(href.slice(1)))"""
LOST_FACES = """() => [...document.querySelectorAll(".tutor-table .face use")].map(face => face.getAttribute("href"))
    .filter(href => !document.getElementById(href.slice(1)))"""
CONTRASTS = "found.passes.filter(one => one.id === 'color-contrast').flatMap(one => one.nodes).length"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One JupyterLab for all tests, far from the learner's own."""
    with laboratory(tmp_path_factory.mktemp("lab")) as running:
        (running.folder / NOTEBOOK_FILE).write_text(json.dumps(notebook()), encoding="utf-8")
        yield running


@pytest.fixture(scope="module")
def sitting(chromium: Browser, lab: Lab) -> Iterator[Sitting]:
    """One window for all tests, in which the notebook has been run; each test sits down at a table of its own.

    At the end nobody may have asked another host for anything, nor any script have failed.
    """
    context = chromium.new_context(viewport=USUAL)
    context.set_default_timeout(PATIENCE_MS)
    seen = Sitting(context.new_page())
    seen.page.add_init_script(AT_ONCE)
    context.on("request", seen.note)
    seen.page.on("pageerror", lambda error: seen.faults.append(str(error)))
    seen.page.on("websocket", seen.connect)
    with at_most(START_S):
        open_lesson(seen.page, lab, NOTEBOOK_FILE)
        expect(seen.page.locator(".tutor-table")).to_have_count(len(KINDS))
        expect(seen.page.locator("dl.tutor-rules")).to_have_count(len(GAMES))
    yield seen
    context.close()
    own = (lab.address, lab.address.replace("http", "ws", 1), "data:", "blob:")
    assert seen.sockets
    assert [url for url in seen.urls() + seen.sockets if not url.startswith(own)] == []
    assert seen.faults == []


@pytest.fixture
def page(sitting: Sitting) -> Iterator[Page]:
    """The window, for a limited time."""
    with at_most(TEST_S):
        yield sitting.page


# --- the notebook opens -----------------------------------------------------------------------------------------


def test_the_notebook_runs_and_asks_nothing(page: Page) -> None:
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    expect(page.locator(".Toastify__toast")).to_have_count(0)
    expect(page.locator('[data-mime-type="application/vnd.jupyter.stderr"]')).to_have_count(0)


def test_the_cards_are_drawn_once_for_all_tables(page: Page) -> None:
    assert page.locator("svg.tutor-sheet").count() == page.locator("svg.tutor-sheet[lang=en]").count() == 1
    assert page.evaluate(LOST_FACES) == []


# --- trying a card ----------------------------------------------------------------------------------------------


def test_a_forbidden_card_is_refused_with_the_cards_that_bind_and_the_rule(page: Page) -> None:
    one = table(page, "overtrump")
    code, ruling = refused(one, "overtrump")
    card(one, code).click()
    verdict = one.get_by_role("status").first
    expect(verdict).to_contain_text("Not allowed")
    expect(verdict).to_contain_text(ruling.rule.title)
    binding = ruling.reason.facts["binding"]
    assert isinstance(binding, Cards)
    assert marked(one, "binding") == {card.code for card in binding}
    assert marked(one, "allowed") == {card.code for card in duty(one, "overtrump").legal()}
    assert marked(one, "triedNo") == {code}
    expect(card(one, code)).to_have_accessible_name(re.compile("tried: not allowed"))


def test_a_card_that_is_allowed_says_so_and_stays_in_the_hand(page: Page) -> None:
    one = table(page, "petit-forced")
    code, before = permitted(one, "petit-forced"), hand(one)
    card(one, code).click()
    expect(one.get_by_role("status").first).to_contain_text("Allowed")
    assert marks(one) == {code: {"triedYes"}}
    assert hand(one) == before


# --- the keyboard -----------------------------------------------------------------------------------------------


def test_the_hand_is_one_tab_stop_and_the_arrows_move_in_it(page: Page) -> None:
    one = table(page, "follow-trumped")
    cards = hand(one)
    card(one, cards[0]).focus()
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowRight"):
        page.keyboard.press(key)
        walked.append(focused(page))
    assert walked == [cards[1], cards[2], cards[1], cards[-1], cards[0], cards[1]]
    page.keyboard.press("Tab")
    assert focused(page) == "deal"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == cards[1]


def test_enter_tries_a_card_and_the_focus_stays_on_it(page: Page) -> None:
    one = table(page, "excuse")
    code, _ = refused(one, "excuse")
    card(one, code).focus()
    page.keyboard.press("Enter")
    expect(one.get_by_role("status").first).to_contain_text("Not allowed")
    assert (focused(page), mode(page)) == (code, "command")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_button_answers_to_the_keyboard(page: Page, key: str) -> None:
    one = table(page, "excuse-alone")
    before = seed(one)
    one.get_by_role("button", name="Deal me another").focus()
    page.keyboard.press(key)
    expect(one.get_by_label("Deal number")).not_to_have_value(str(before))
    assert (focused(page), mode(page)) == ("deal", "command")


def test_the_table_keeps_its_own_keys_and_leaves_jupyterlab_the_others(page: Page) -> None:
    one = table(page, "excuse")
    page.evaluate(LISTEN)
    for key in ("ArrowRight", "Enter", "ArrowDown", "Control+s", "Shift+ArrowRight"):
        card(one, hand(one)[0]).focus()
        page.keyboard.press(key)
    heard: dict[str, list[list[object]]] = page.evaluate("heard")
    taken = [key for key, prevented in heard["window"] if prevented]
    passed = [key for key, _ in heard["document"] if key not in {"Control", "Shift"}]
    assert (taken, passed) == (["ArrowRight"], ["ArrowDown", "s", "ArrowRight"])


# --- the position changes ---------------------------------------------------------------------------------------


def test_the_verdict_is_a_live_region_that_outlasts_its_deal(page: Page) -> None:
    one = table(page, "excuse-led")
    place = one.locator(".verdict")
    expect(place).to_have_attribute("aria-live", "polite")
    card(one, hand(one)[0]).click()
    before, text = place.element_handle(), place.inner_text()
    press_and_wait(one, "deal")
    expect(place).not_to_have_text(text)
    assert same(page, before, place.element_handle())


def test_a_deal_is_played_on_card_by_card_and_then_to_its_end(page: Page) -> None:
    one = table(page, "trump")
    before, yes, (no, _) = hand(one), permitted(one, "trump"), refused(one, "trump")
    expect(one.locator(".story")).to_be_hidden()
    press_and_wait(one, "play_on")
    card(one, no).click()
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    assert hand(one) == before
    card(one, yes).click()
    expect(card(one, yes)).to_have_count(0)
    assert set(hand(one)) == set(before) - {yes}
    expect(one.locator(".verdict")).to_contain_text(re.compile("You play .*The player on your", re.DOTALL))
    one.locator(".story > summary").click()
    expect(one.locator(".story li").first).to_be_visible()
    finish(one)
    expect(one.locator(".verdict")).to_contain_text("The deal is over")
    assert hand(one) == []
    assert [button.inner_text() for button in one.locator("[data-intent]").all()] == OFFERED


def test_play_on_plays_nothing_by_itself_not_even_the_card_that_was_tried(page: Page) -> None:
    one = table(page, "discard")
    code = permitted(one, "discard")
    card(one, code).click()
    press_and_wait(one, "play_on")
    expect(card(one, code)).to_have_count(1)
    card(one, code).click()
    expect(card(one, code)).to_have_count(0)


def test_deal_me_another_shows_another_deal_of_the_kind(page: Page) -> None:
    one = table(page, "overtrump-partner")
    before, cards = seed(one), hand(one)
    press_and_wait(one, "deal")
    expect(one.get_by_label("Deal number")).not_to_have_value(str(before))
    assert set(hand(one)) == {verdict.move.code for verdict in duty(one, "overtrump-partner")} != set(cards)


def test_a_deal_number_and_enter_show_that_deal(page: Page) -> None:
    one = table(page, "trumps-led")
    before = cells(page)
    type_a_seed(page, one, "77")
    wanted = Session({"kind": "trumps-led", "seed": 77}).at.duty()
    for verdict in wanted:
        expect(card(one, verdict.move.code)).to_have_count(1)
    expect(one.locator("button.card")).to_have_count(len(list(wanted)))
    assert (cells(page), mode(page)) == (before, "command")


def test_what_is_no_deal_number_is_said_and_the_table_stays(page: Page) -> None:
    one = table(page, "undertrump")
    cards, before = hand(one), cells(page)
    type_a_seed(page, one, "abc")
    expect(one.get_by_role("alert")).to_contain_text("“abc” is no deal number: type one from 1 to 9999.")
    assert hand(one) == cards
    assert cells(page) == before
    type_a_seed(page, one, "8")
    expect(one.get_by_role("alert")).to_be_hidden()


def test_a_deal_that_is_shown_already_leaves_no_table_waiting(page: Page) -> None:
    one = table(page, "undertrump")
    number = str(seed(one))
    press_and_wait(one, "deal")
    expect(one.get_by_label("Deal number")).not_to_have_value(number)
    menu(one).get_by_role("button", name="Show this deal").click()
    expect(one).not_to_have_attribute("aria-busy", "true")
    expect(one.locator(".progress")).to_be_hidden()


# --- the rules --------------------------------------------------------------------------------------------------


def test_a_verdict_leads_to_its_rule_in_the_last_cell(page: Page) -> None:
    one = table(page, "follow")
    code, ruling = refused(one, "follow")
    card(one, code).click()
    one.locator(".verdict a.rule").last.click()
    rule = page.locator(f"#{ruling.rule.anchor}")
    expect(rule).to_have_text(ruling.rule.title)
    expect(rule).to_be_in_viewport()
    expect(page.locator(".tutor-table")).to_have_count(len(KINDS))


def test_every_rule_that_a_table_links_to_stands_in_the_notebook(page: Page) -> None:
    assert page.locator(".tutor-table a.rule").count() > len(KINDS)
    assert page.evaluate(LOST_LINKS) == []


# --- for everybody ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_serious_in_any_table(page: Page, theme: str) -> None:
    page.evaluate("name => void window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", THEMES[theme])
    card(table(page, "lead"), hand(table(page, "lead"))[0]).click()
    type_a_seed(page, table(page, "follow"), "wrong")
    expect(table(page, "follow").get_by_role("alert")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate(CONTRASTS) > TEXTS * len(KINDS)
