"""Barbu on the site, with the real engine: a deal from the call to the settlement, and everything on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import MOST_MOVES, PHONE, THUMB, button, finish, fits, legal, lesson, make, menu, sit

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

LESSON = "lessons/barbu/"
ROUNDS = 6
CALL, QUEENS, TRUMPS, DOMINO, DOUBLING, POKER, SALADE = 1, 4, 7, 8, 9, 10, 11


def test_a_deal_is_called_doubled_played_and_settled_by_pressing_what_is_allowed(visit: Visitor) -> None:
    one = lesson(visit, CALL, path=LESSON)
    seen = set()
    make(one, "trumps D")
    for _ in range(MOST_MOVES):
        if not (moves := legal(one)):
            break
        seen.add("double" if "pass" in moves else "card")
        make(one, moves[0])
    assert seen == {"double", "card"}
    expect(one.locator(".verdict")).to_contain_text("The deal is over.")
    expect(one.locator(".score")).to_contain_text(re.compile(r"You won \d+ tricks?"))
    expect(one.locator(".score tfoot td")).not_to_have_count(0)
    one.locator(".ledger > summary").click()
    expect(one.locator(".ledger")).to_contain_text("in deal 1")
    one.locator('[data-intent="next"]').click()
    expect(one.locator("h3")).to_have_text("Barbu: deal 2 of 28")
    expect(button(one, "trumps S")).to_have_attribute("data-forbidden", "")


def test_a_forbidden_double_is_explained_before_the_engine_is_there(visit: Visitor) -> None:
    seen = visit(LESSON, quiet=True)
    one = sit(seen.page, TRUMPS)
    for control in ("button.knot >> nth=0", "button.knot >> nth=1", "[data-says]"):
        one.locator(control).click()  # only one of the others is the dealer
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    assert not [url for url in seen.urls() if url.endswith(".wasm.gz")]


def test_all_tables_fit_a_phone_and_every_button_a_thumb(visit: Visitor) -> None:
    page = visit(LESSON, width=PHONE, has_touch=True, is_mobile=True).page
    for number in range(SALADE + 1):
        sit(page, number)
        assert fits(page)
        boxes = [box for one in page.locator("button.choice:visible").all() if (box := one.bounding_box())]
        assert min([min(box["width"], box["height"]) for box in boxes], default=THUMB) >= THUMB
    sit(page, 0)
    game = menu(page.locator(".tutor-live").first).locator("select[name=variant]").bounding_box()
    assert game
    assert game["x"] + game["width"] <= PHONE - 20


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_whatever_a_player_says_stays_on_the_felt_of_a_phone(visit: Visitor, lang: str) -> None:
    page = visit(f"{lang}{LESSON}", width=PHONE, has_touch=True, is_mobile=True).page
    for number in range(SALADE + 1):
        outside = (
            sit(page, number)
            .locator(".felt")
            .evaluate("""(felt) => {
            const { left, right } = felt.getBoundingClientRect()
            return [...felt.querySelectorAll(".word, .heard, .tag")].filter((one) => {
                const box = one.getBoundingClientRect()
                return box.width && (box.left < left || box.right > right)
            }).map((one) => one.innerText)
        }""")
        )
        assert outside == []


def test_domino_fits_a_phone_and_its_suits_stand_in_rows(visit: Visitor) -> None:
    one = lesson(visit, DOMINO, width=PHONE, path=LESSON)
    for _ in range(4):
        make(one, legal(one)[0])
    assert fits(one.page)
    suits = [box for suit in one.locator(".suit").all() if (box := suit.bounding_box())]
    assert len(suits) == 4
    assert max(box["x"] + box["width"] for box in suits) <= PHONE
    lying = one.locator(".suit [data-lies]").count()
    assert lying > 0
    assert one.locator(".domino .tutor-said").first.inner_text()


def test_a_double_is_said_with_the_keyboard(visit: Visitor) -> None:
    one = lesson(visit, DOUBLING, path=LESSON)
    expect(one.locator('.knot:not([data-state="0"])')).to_have_count(3)
    for control in ('.knot[data-cell="2"]', "[data-says]"):
        one.locator(control).focus()
        one.page.keyboard.press("Enter")
    expect(one.locator(".felt")).to_contain_text("0 tricks")
    expect(one.locator(".felt .heard .tutor-said").first).to_contain_text("The player opposite against you: redoubled")


def test_another_match_begun_from_the_menu_or_at_the_end_leaves_the_focus_on_the_table(visit: Visitor) -> None:
    seen = visit(LESSON, width=PHONE, reduced_motion="reduce")
    page, one = seen.page, sit(seen.page, SALADE)
    for _ in range(ROUNDS - 1):
        finish(one)
        one.locator('[data-intent="next"]').click()
        expect(one.locator('[data-intent="next"]')).to_have_count(0)
    menu(one).locator('[data-intent="finish"]').focus()
    page.keyboard.press("Enter")
    expect(one.locator(".verdict")).to_contain_text("The match is over: ")
    again = one.get_by_role("button", name="New match, any number")
    expect(again).to_be_focused()
    assert fits(page)
    for _ in range(2):  # at the end of the match, then from the menu
        page.keyboard.press("Enter")
        expect(one.locator("h3")).to_have_text(re.compile("deal 1 of 6"))
        expect(one.locator(".hand button:focus, .choices button:focus")).to_have_count(1)
        menu(one)
        again.focus()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious_in_any_phase(visit: Visitor, width: int, scheme: str) -> None:
    seen = visit(LESSON, width=width, color_scheme=scheme, reduced_motion="reduce")
    for number in (QUEENS, POKER):
        one = sit(seen.page, number)
        make(one, legal(one)[0])
        assert seen.axe() == []
    for number in (DOMINO, POKER):
        one = sit(seen.page, number)
        finish(one)
        expect(one.locator(".verdict")).to_contain_text("The deal is over.")
        one.locator(".ledger > summary").click()
        assert seen.axe() == []
        assert fits(seen.page)
