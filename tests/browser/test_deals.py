"""A whole deal on the site, with the real engine: every phase by mouse and by keyboard, on a phone, for everybody."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import again

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Position

    from tests.browser.conftest import Visitor

LESSON = "lessons/whole-deal/"
FOUR, THREE, FIVE = 0, 1, 2
PHONE, THUMB = 360, 44
MOST_MOVES = 60
#: Of a card that others lie over the corner still shows, and a thumb finds it.
UNCOVERED: Position = {"x": THUMB / 2, "y": THUMB / 2}
#: The match of five in which the learner deals first, and so is dead.
DEAD_FIRST = "11"

# The moves whose verdict is that they are allowed.
LEGAL = """table => [...table.querySelectorAll('[data-part="rulings"] > [data-legal="yes"]')]
    .flatMap((panel) => panel.dataset.moves.split("|"))"""


def lesson(visit: Visitor, number: int, width: int = 1280, path: str = LESSON, **options: object) -> Locator:
    """One table of a page on which one plays, without cards that glide."""
    return sit(visit(path, width=width, reduced_motion="reduce", **options).page, number)


def sit(page: Page, number: int) -> Locator:
    """One table of a page, chosen in its bar by its place there."""
    page.locator(".play-bar select").first.select_option(index=number)
    return page.locator(".play-table").nth(number).locator(".tutor-live")


def legal(one: Locator) -> list[str]:
    """The moves that may be made now, once the table has answered."""
    expect(one.locator(".tutor-table[aria-busy]")).to_have_count(0)
    moves: list[str] = one.evaluate(LEGAL)
    return moves


def button(one: Locator, move: str) -> Locator:
    return one.locator(f'button[data-move="{move}"]')


def press(one: Locator, move: str) -> None:
    """Press what makes a move: its button, or all of which it is put together."""
    kind, size, *cards = [*move.split(), "", ""]
    says = one.locator("[data-says]")
    if kind == "poignee":
        one.locator("[data-lays]").click()
        for card in filter(None, cards):
            one.locator(f'.hand button[data-card="{card}"]').click(position=UNCOVERED)
        one.locator(f'[data-shows="poignee {size}"]').click()
    elif says.count():
        taps = next(cells for cells, said in json.loads(says.get_attribute("data-moves") or "").items() if said == move)
        for cell in taps.split():
            one.locator(f'button.knot[data-cell="{cell}"]').click()
        says.click()
    else:
        unfold(button(one, move)).click(position=UNCOVERED)
    waits = one.locator("[data-plays]:visible")
    if waits.count():  # with the inferences on, a card first says what it would tell
        waits.click()


def unfold(choice: Locator) -> Locator:
    """A button, once the others of its kind that it is folded up with show as well."""
    if not choice.is_visible():
        choice.locator("xpath=ancestor::details[1]/summary").click()
    return choice


def make(one: Locator, move: str) -> None:
    """Press a move and wait until it is done."""
    before = one.locator("[data-part=rulings]").inner_html()
    press(one, move)
    one.page.wait_for_function(
        "([part, before]) => part.querySelector('[data-part=rulings]').innerHTML !== before",
        arg=[one.element_handle(), before],
    )


def menu(one: Locator) -> Locator:
    """Open what one seldom needs of a table: another one, or the rest of the deal played by the tutor."""
    one.locator('button[data-opens="menu"]').click()
    return one.locator('[data-part="menu"]')


def finish(one: Locator) -> None:
    """Let the tutor play the deal to its end."""
    menu(one).locator('button[data-intent="finish"]').click()


def eager(moves: list[str]) -> str:
    """The move of somebody who wants to take and to go on."""
    return next((move for move in ("prise", "garde", "no-slam") if move in moves), moves[0])


def reach(one: Locator, sign: str) -> None:
    """Make legal moves until one of those to make begins with ``sign``."""
    for _ in range(MOST_MOVES):
        moves = legal(one)
        if any(move.startswith(sign) for move in moves):
            return
        make(one, eager(moves))
    raise LookupError(sign)


def fits(page: Page) -> bool:
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    return fitting


def test_a_forbidden_bid_is_explained_before_the_engine_is_there(visit: Visitor) -> None:
    seen = visit(LESSON, quiet=True)
    one = sit(seen.page, FIVE)
    forbidden = one.locator("button.choice[data-forbidden]").first
    forbidden.click()
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    expect(forbidden).to_have_attribute("data-marks", "triedNo")
    assert not [url for url in seen.urls() if "pyodide" in url]


@pytest.mark.parametrize("number", [FOUR, FIVE])
def test_a_whole_deal_is_played_by_legal_moves_until_the_score_shows(visit: Visitor, number: int) -> None:
    one = lesson(visit, number)
    phases = set()
    for _ in range(MOST_MOVES):
        moves = legal(one)
        if not moves:
            break
        phases.add(moves[0].split()[0] if " " in moves[0] else moves[0])
        make(one, eager(moves))
    assert {"discard", "slam"} <= phases
    expect(one.locator(".verdict")).to_contain_text("The deal is over.")
    expect(one.locator(".score .sheet li")).not_to_have_count(0)
    expect(one.locator(".score table.match tbody tr")).to_have_count(1)
    one.locator('button[data-intent="next"]').click()
    expect(one.locator("h3")).to_have_text("French Tarot: deal 2")
    state = json.loads(one.get_attribute("data-state") or "{}")
    assert state["deals"] == []  # the page's own memory has gone on; what was delivered stays as it was


def test_a_forbidden_call_is_asked_for_its_reason_with_the_keyboard_alone(visit: Visitor) -> None:
    one = lesson(visit, FIVE)
    page = one.page
    button(one, "garde").focus()
    page.keyboard.press("Enter")
    expect(button(one, "call SK")).to_be_focused()  # the first, whatever was the place of the bid
    page.keyboard.press("Tab")
    expect(one.locator(".fold > summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
    expect(one.locator('.fold button[data-marks="triedNo"]')).to_be_focused()
    expect(button(one, "call SK")).to_have_attribute("data-marks", "allowed")


def test_a_move_is_taken_back_and_the_bids_stand_there_again(visit: Visitor) -> None:
    one = lesson(visit, FOUR)
    make(one, "prise")
    back = one.locator('button[data-intent="back"]')
    back.click()
    expect(button(one, "prise")).to_have_count(1)
    expect(back).to_have_count(0)


def test_another_match_is_chosen_in_a_form_by_its_rules_but_not_by_what_the_bar_says(visit: Visitor) -> None:
    one = lesson(visit, THREE)
    another = menu(one)
    expect(another.locator("select[name=players]")).to_be_hidden()
    another.get_by_label("Game").select_option(label="Wikipedia’s")
    another.get_by_label("Number of the match").fill("12")
    another.get_by_role("button", name="New match", exact=True).click()
    expect(one.locator(".felt .seat")).to_have_count(3)
    expect(one.locator(".hand .card")).to_have_count(24)


def test_a_deal_is_ordered_in_the_form_and_the_next_such_one_comes_for_the_asking(visit: Visitor) -> None:
    one = lesson(visit, FOUR)
    for _ in range(2):
        before = one.locator(".hand").inner_text()
        another = menu(one)
        another.get_by_label("First deal").select_option(label="four kings in my hand")
        another.get_by_role("button", name="New match", exact=True).click()
        expect(one.locator(".hand")).not_to_have_text(before, use_inner_text=True)
        expect(one.locator('.hand [data-card$="K"]')).to_have_count(4)


def test_five_with_a_dead_player_fit_a_phone_and_the_learner_sits_out_too(visit: Visitor) -> None:
    seen = visit(LESSON, width=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    one = sit(seen.page, FIVE)
    another = menu(one)
    another.get_by_label("Game").select_option(label="the federation’s, five or six with a dead player")
    expect(another.locator("select[name=players]")).to_have_value("5")  # with four nobody could sit out
    another.get_by_label("Number of the match").fill(DEAD_FIRST)
    another.get_by_role("button", name="New match", exact=True).click()
    expect(one.locator(".verdict")).to_contain_text("You deal for the others and sit this deal out as the dead player.")
    expect(one.locator(".felt .at-you .tag")).to_have_text(["dead", "dealer"])
    expect(one.locator(".score table.match")).to_contain_text("dead")
    assert fits(one.page)
    assert seen.axe() == []
    one.locator('button[data-intent="next"]').click()
    expect(one.locator(".felt .at-right .tag")).to_have_text(["dead", "dealer"])
    expect(one.locator(".felt .seat")).to_have_count(5)
    expect(one.locator(".hand .card")).to_have_count(18)
    assert fits(one.page)


def test_a_match_without_shuffling_is_taken_up_again_after_a_reload(visit: Visitor) -> None:
    one = lesson(visit, FOUR)
    another = menu(one)
    another.get_by_label("Game").select_option(label="the federation’s, without shuffling")
    another.get_by_role("button", name="New match", exact=True).click()
    expect(one.locator(".verdict")).to_contain_text("shuffled for the first deal only")
    finish(one)
    one.locator('button[data-intent="next"]').click()
    expect(one.locator(".verdict")).to_contain_text("The pack was not shuffled")
    hand = one.locator(".hand").inner_html()
    one.page.reload()
    one.page.locator(".tutor-saved .offers button").first.click()
    expect(one.locator(".verdict")).to_contain_text("The pack was not shuffled")
    assert one.locator(".hand").inner_html() == hand


def test_axe_finds_nothing_serious_in_any_phase(visit: Visitor) -> None:
    seen = visit(LESSON, reduced_motion="reduce")
    one = sit(seen.page, FIVE)
    for sign in ("prise", "call", "discard", "slam", "poignee"):
        reach(one, sign) if sign != "prise" else None
        assert seen.axe_light_and_dark() == [], sign
        make(one, eager(legal(one)))
    finish(one)
    expect(one.locator(".score table")).to_have_count(1)
    menu(one)
    assert seen.axe_light_and_dark() == []


@pytest.mark.parametrize("path", [LESSON, f"fr/{LESSON}"])
def test_thirty_cards_fit_a_phone_and_each_has_room_for_a_thumb(visit: Visitor, path: str) -> None:
    one = lesson(visit, THREE, PHONE, path, has_touch=True, is_mobile=True)
    assert fits(one.page)
    reach(one, "discard")
    boxes: list[dict[str, float]] = one.locator(".hand button.card").evaluate_all(
        "cards => cards.map((card) => ({ x: card.offsetLeft, y: card.offsetTop, height: card.offsetHeight }))"
    )
    rows = {box["y"]: sorted(other["x"] for other in boxes if other["y"] == box["y"]) for box in boxes}
    assert [len(row) for row in rows.values()] == [8, 8, 8, 6]
    assert min(right - left for row in rows.values() for left, right in itertools.pairwise(row)) >= THUMB
    assert min(below - above for above, below in itertools.pairwise(sorted(rows))) >= THUMB
    assert fits(one.page)
    finish(one)
    expect(one.locator(".score table")).to_have_count(1)
    assert fits(one.page)


def test_five_french_players_and_their_score_fit_a_phone(visit: Visitor) -> None:
    one = lesson(visit, FIVE, PHONE, f"fr/{LESSON}", has_touch=True, is_mobile=True)
    reach(one, "call")
    assert fits(one.page)
    for choice in one.locator("button.choice").all():
        box = choice.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= THUMB
    finish(one)
    table = one.locator(".score table")
    expect(table).to_have_count(1)
    box, frame = table.bounding_box(), one.bounding_box()
    assert box
    assert frame
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    assert fits(one.page)


def test_a_match_is_taken_up_after_a_reload(visit: Visitor) -> None:
    one = lesson(visit, FOUR)
    make(one, "prise")
    make(one, legal(one)[0])
    head = one.locator('[data-part="head"]').inner_text()
    again(one.page)
    expect(button(one, "prise")).to_have_count(1)
    offer = one.page.locator(".tutor-saved .offers button")
    offer.click()
    expect(one.locator('[data-part="head"]')).to_have_text(head, use_inner_text=True)
    expect(offer).to_have_count(0)
