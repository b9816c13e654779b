"""Somebody settles a dispute on the page that explains positions: by touch, by keys, in words, by a link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import PHONE
from tutor.core.fragment import packed
from tutor.show.languages import LANGUAGES
from tutor.show.setup.explained import YOUR_CARDS
from tutor.show.setup.pack import SET_UP
from tutor.show.setup.typed import EXAMPLE
from tutor.show.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

PATH = "explain/"
RECORD = json.loads((Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json").read_text("utf-8"))
MARKUP = '<img src=x onerror="document.title=1">'
HAND, TRICK = ("S4", "H4", "H8", "T1", "T21"), ("HK", "H6")
#: The dispute: a question of ten presses, which may have twelve.
PRESSES = [
    *(f"[data-put={code}]" for code in HAND),
    "button[data-place=trick]",
    *(f"[data-put={code}]" for code in TRICK),
]
MOST = 12
#: The sides of some buttons, and the room that a finger needs.
SIDES = "all => all.flatMap((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
FINGER = 44


def verdicts(page: Page) -> Locator:
    return page.locator(".verdicts > li")


def settled(page: Page) -> None:
    """The dispute has its verdicts: two hearts may be played, neither a trump nor a spade may."""
    expect(verdicts(page)).to_have_count(3)
    expect(page.locator(".verdicts [data-legal=yes]")).to_have_count(1)
    expect(page.locator(".verdicts > li").first.locator(".moves .tutor-chip")).to_have_count(2)


def tap(page: Page, presses: list[str]) -> None:
    """Press one after another, each once the one before is answered."""
    for where in presses:
        page.locator(where).tap()
        expect(page.locator(f"{where}[aria-pressed=true]")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dispute_is_settled_on_a_phone_with_a_few_presses_and_stays_in_the_address(visit: Visitor, lang: str) -> None:
    path = PATH if lang == "en" else f"{lang}/{PATH}"
    page = visit(path, width=PHONE, has_touch=True, is_mobile=True).page
    expect(page.locator("[data-part=explained]")).to_have_text(Words(lang).say(YOUR_CARDS))
    tap(page, PRESSES)
    assert len(PRESSES) <= MOST
    settled(page)
    # What may be played is in view while cards are pressed; *Why?* leads to the reasons.
    expect(page.locator(".summary")).to_be_in_viewport()
    expect(page.locator(".summary .tutor-chip")).to_have_count(2)
    page.locator("[data-why]").tap()
    expect(verdicts(page).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    assert min(page.locator("[data-put]").evaluate_all(SIDES)) >= FINGER
    page.reload()
    settled(page)


def test_by_keys_alone_the_focus_stays_at_the_card_that_was_pressed(visit: Visitor) -> None:
    page = visit(PATH).page
    for where in PRESSES:
        page.locator(where).focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"{where}[aria-pressed=true]")).to_be_focused()
    settled(page)
    page.keyboard.press("Space")
    expect(page.locator(PRESSES[-1])).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_said_in_words_and_what_is_not_understood_leaves_it_as_it_was(visit: Visitor, lang: str) -> None:
    page = visit(PATH if lang == "en" else f"{lang}/{PATH}").page
    words = Words(lang)
    page.locator("textarea").fill(words.say(EXAMPLE))
    page.get_by_role("button", name=words.say(SET_UP)).click()
    settled(page)
    page.locator("textarea").fill(f"99z {MARKUP}")
    page.get_by_role("button", name=words.say(SET_UP)).click()
    expect(page.locator(".tutor-setup > .problem")).to_contain_text("99z")
    settled(page)
    assert page.title() != "1"


def test_a_table_is_chosen_and_a_full_trick_takes_no_more(visit: Visitor) -> None:
    page = visit(PATH).page
    page.locator("select[name=scene]").select_option("no-hearts")
    expect(page.locator("[data-put=HA]")).to_be_visible()
    expect(page.locator("[data-put=T21]")).to_have_count(0)
    page.locator("button[data-place=trick]").click()
    for code in ("S2", "S3", "S4", "S5"):
        page.locator(f"[data-put={code}]").click()
    expect(page.locator(".tutor-setup > .problem")).to_contain_text("The trick is full")


def test_what_was_said_and_played_before_is_set_up_by_touch_too_and_stays_in_the_address(visit: Visitor) -> None:
    page = visit(PATH, width=PHONE, has_touch=True, is_mobile=True).page
    tap(page, [*PRESSES, "button[data-place=earlier]", *(f"[data-put={code}]" for code in ("D1", "D5", "C2", "D7"))])
    settled(page)
    expect(page.locator(".board")).to_contain_text("Trick 2")
    for scene, say, choice in (
        ("tarot-4-auction", "2 prise", ".verdicts [data-legal=no]"),
        ("doubling", "2 0", ".verdicts [data-legal=yes]"),
    ):
        page.locator("select[name=scene]").select_option(scene)
        page.locator(f"[data-say='{say}']").tap()
        expect(page.locator(f"[data-say='{say}'][aria-pressed=true]")).to_be_visible()
        expect(page.locator(choice)).not_to_have_count(0)
        expect(page.locator(".summary")).to_be_in_viewport()
        assert min(page.locator("[data-say]").evaluate_all(SIDES)) >= FINGER
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
        page.reload()
        expect(page.locator(f"[data-say='{say}'][aria-pressed=true]")).to_be_visible()


def test_half_a_hand_outlives_a_reload_and_a_new_visit_begins_anew(visit: Visitor) -> None:
    page = visit(PATH).page
    page.locator("select[name=scene]").select_option("tarot-4-auction")
    for code in ("S4", "T21"):
        page.locator(f"[data-put={code}]").click()
        expect(page.locator(f"[data-put={code}][aria-pressed=true]")).to_be_visible()
    page.reload()
    for code in ("S4", "T21"):
        expect(page.locator(f"[data-put={code}][aria-pressed=true]")).to_be_visible()
    page.goto(page.url.partition("#")[0].replace(PATH, "table/"))
    page.goto(page.url.replace("table/", PATH))
    expect(page.locator("[data-put][aria-pressed=true]")).to_have_count(0)


def test_a_record_in_the_address_opens_and_one_with_markup_or_cut_off_is_only_told(visit: Visitor) -> None:
    link = packed("record", RECORD)
    page = visit(f"{PATH}{link}").page
    expect(verdicts(page)).not_to_have_count(0)
    for bad in (link[:-4], packed("record", {"game": MARKUP}), f"#record={MARKUP}"):
        wrong = visit(f"{PATH}{bad}").page
        expect(wrong.locator(".tutor-setup > .problem")).to_be_visible()
        assert wrong.title() != "1"
        expect(wrong.locator(".tutor-setup .problem img")).to_have_count(0)


def test_a_position_is_kept_copied_and_asked_as_an_exercise(visit: Visitor) -> None:
    page = visit(f"{PATH}{packed('record', RECORD)}").page
    for intent, name in (("picture", "tarot.svg"), ("file", "tarot.json")):
        with page.expect_download() as kept:
            page.locator(f"[data-intent={intent}]").click()
        assert kept.value.suggested_filename == name
    page.locator("[data-copies]").click()
    expect(page.locator("[data-part=copied]")).not_to_be_empty()
    page.locator("[data-intent=ask]").click()
    page.wait_for_url("**/task/#task=*")
    expect(page.locator(".tutor-question[data-name^='allowed']")).to_have_count(1)


def test_positions_are_kept_by_what_tells_them_apart_opened_again_and_forgotten(visit: Visitor) -> None:
    page = visit(f"{PATH}{packed('record', RECORD)}").page
    kept = page.locator("[data-part=kept] li")
    page.locator("[data-keeps]").click()
    first = page.locator(".tutor-setup").get_attribute("data-link")
    page.locator("[data-keeps]").click()  # the same one: it stands there once
    expect(kept).to_have_count(1)
    page.locator("[data-put=S1]").click()
    page.locator("[data-keeps]").click()
    expect(kept).to_have_count(2)
    page.reload()
    expect(kept).to_have_count(2)
    page.locator(f"[data-part=kept] a[href='{first}']").click()
    expect(page.locator(f".tutor-setup[data-link='{first}']")).to_be_visible()
    kept.first.get_by_role("button").click()
    expect(kept).to_have_count(1)
    page.evaluate('localStorage.setItem(\'tutor-positions\', \'{"v": 1, "positions": [{"link": "javascript:1"}]}\')')
    page.reload()
    expect(page.locator("[data-keeps]")).to_be_visible()
    expect(kept).to_have_count(0)
    assert "javascript:1" in page.evaluate("localStorage.getItem('tutor-positions-aside')")


def test_what_seems_wrong_is_shown_as_a_line_to_be_sent(visit: Visitor) -> None:
    page = visit(f"{PATH}{packed('record', RECORD)}").page
    page.locator("[data-report]").click()
    expect(page.locator(".report code")).to_contain_text("#record=")


def test_a_table_and_an_exercise_lead_to_the_page_with_their_position(visit: Visitor) -> None:
    page = visit("lessons/which-cards/").page
    table = page.locator(".tutor-game").first
    table.locator("[data-opens=menu]").click()
    table.locator("[data-intent=explain]").click()
    page.wait_for_url("**/explain/#record=*")
    expect(verdicts(page)).not_to_have_count(0)


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    seen = visit(f"{PATH}{packed('record', RECORD)}")
    expect(verdicts(seen.page)).not_to_have_count(0)
    assert seen.axe_light_and_dark() == []
    seen.page.locator("select[name=scene]").select_option("doubling")
    expect(seen.page.locator("[data-say]")).not_to_have_count(0)
    assert seen.axe_light_and_dark() == []
