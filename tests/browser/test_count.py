"""Somebody counts a hand on a telephone, and asks how a suit is split."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_deals import PHONE
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.reckoning.hand import EXAMPLE
from tutor.show.words import Words

PATH = "count/"
MINUS = ["T21", "T20", "T1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_counted_while_its_cards_are_pressed_and_a_typed_one_has_its_bid(visit: Visitor, lang: str) -> None:
    page = visit(PATH if lang == "en" else f"{lang}/{PATH}", width=PHONE, has_touch=True, is_mobile=True).page
    hand = page.locator(".tutor-hand")
    for code in MINUS:
        hand.locator(f"[data-put={code}]").tap()
        expect(hand.locator(f"[data-put={code}][aria-pressed=true]")).to_be_visible()
    # 10 for the 21, 2 for each major trump, 1 more for each in a row; three trumps guard no Petit.
    expect(hand.locator(".summary")).to_contain_text("16 points")
    expect(hand.locator(".summary")).to_be_in_viewport()
    hand.locator("textarea").fill(Words(lang).say(EXAMPLE))
    hand.locator("[data-part=typed] button").tap()
    expect(hand.locator("[data-part=explained] strong").last).to_contain_text("garde")


def test_the_bars_follow_the_number_that_is_pressed_by_keys_alone(visit: Visitor) -> None:
    page = visit(PATH, width=1280).page
    odds = page.locator(".tutor-chance")
    six = odds.locator("[data-missing='6']")
    six.focus()
    page.keyboard.press("Enter")
    expect(odds.locator("[data-part=explained]")).to_contain_text("2-2-2, in 14 of 100")
    expect(six).to_be_focused()
    odds.locator("select[name=wanted]").select_option("dog")
    expect(odds.locator("[data-part=explained]")).to_contain_text("At least one of them is in the dog in 48 of 100")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
