"""Tables on the site as eyes meet them: a fan of 18 on a phone, errors one can read, the same deal as everywhere."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import button, finish, legal, menu
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.hosts.table.session import Session
from tutor.show.html import Html
from tutor.show.table.table import table
from tutor.show.table.view import View
from tutor.tarot.midway import resumed
from tutor.teach.course.tarot.the_trick import WHICH_CARDS
from tutor.teach.tarot.situations import TRICK_SITUATIONS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"
PHONE = 360

# The contrast of an element's text with its background, as WCAG 2 reckons it.
CONTRAST = """element => {
    const light = (colour) => {
        const parts = colour.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
        const [r, g, b] = parts.map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const style = getComputedStyle(element)
    const [low, high] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
}"""


def whole_hand() -> str:
    """A table at the first card of a deal: 18 cards in hand."""
    cards = random.Random(7).sample(list(TAROT.cards), 18)
    start = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}
    play = resumed(Record("tarot", 4, (TAROT.set(cards), None, None, None), start=start))
    view = View("tarot", play, 0, 1, live=False, title=TRICK_SITUATIONS[0].title)
    return table(view, Html("en", 0))


def show(page: Page, html: str) -> Locator:
    """Put a table in place of the first one of the page."""
    page.evaluate("html => { document.querySelector('.tutor-live').innerHTML = html }", html)
    return page.locator(".tutor-live").first


def first(page: Page) -> Locator:
    return page.locator(".tutor-live").first


def show_deal(one: Locator, number: str) -> None:
    """Ask for a deal by its number."""
    asked = menu(one)
    asked.get_by_label("Deal number").fill(number)
    asked.get_by_role("button", name="Show this deal").click()


def test_a_fan_of_18_has_three_rows_on_a_phone_and_every_card_has_room_for_a_thumb(visit: Visitor) -> None:
    page = visit(LESSON, width=PHONE, has_touch=True, is_mobile=True).page
    cards = show(page, whole_hand()).locator(".hand button.card")
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    rows = sorted({round(box["y"]) for box in boxes})
    assert (len(boxes), len(rows)) == (18, 3)
    for row in rows:
        lefts = sorted(box["x"] for box in boxes if round(box["y"]) == row)
        assert min(right - left for left, right in itertools.pairwise(lefts)) >= 44
    assert max(box["x"] + box["width"] for box in boxes) <= PHONE
    assert min(box["height"] for box in boxes) >= 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_error_that_is_shown_can_be_read(visit: Visitor, scheme: str) -> None:
    page = visit(LESSON, color_scheme=scheme).page
    one = first(page)
    show_deal(one, "abc")
    expect(one.locator("[data-part=menu]")).to_be_hidden()  # it would lie over what is wrong
    problem = one.locator(".problem")
    expect(problem).to_contain_text("“abc” is no deal number: type one from 1 to 9999.")
    assert problem.evaluate(CONTRAST) >= 4.5


def test_a_deal_number_gives_the_same_deal_as_in_the_notebook(visit: Visitor) -> None:
    one = first(visit(LESSON).page)
    show_deal(one, "4711")
    session = Session({**WHICH_CARDS.hook, "seed": 4711})
    wanted = sorted(card.code for card in session.at.hand)
    expect(one.locator(".hand button.card")).to_have_count(len(wanted))
    expect(one.locator("input.seed")).to_have_value("4711")
    expect(one.locator(f'.hand [data-card="{wanted[0]}"]')).to_have_count(1)
    assert sorted(card.get_attribute("data-card") or "" for card in one.locator(".hand button.card").all()) == wanted


def test_a_deal_is_played_to_its_last_trick_with_a_line_for_every_card(visit: Visitor) -> None:
    one = first(visit(LESSON).page)
    cards, led = one.locator(".hand button.card").count(), one.locator(".felt .seat .card").count()
    one.locator('[data-intent="play_on"]').click()
    expect(one.locator(".tutor-table[data-live]")).to_have_count(1)
    button(one, legal(one)[0]).click()
    expect(one.locator(".hand button.card")).to_have_count(cards - 1)
    finish(one)
    expect(one.locator(".verdict")).to_contain_text("The deal is over.")
    expect(one.locator(".hand button.card")).to_have_count(0)
    lines = one.locator(".story ul li").count()
    # Four cards and a winner for each trick that was left, without what lay there when it was the learner's turn.
    assert lines == 5 * cards - led
