"""A table keeps its score on a phone: a few presses a deal, corrected, kept over a reload and across two tabs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import PHONE
from tutor.show.languages import LANGUAGES
from tutor.show.scoring.pad import ANOTHER, BEGIN, PUT_RIGHT, WRITE_DOWN
from tutor.show.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

PATH = "score/"
MATCH = Path(__file__).parents[2] / "docs" / "examples" / "match.json"
#: The most presses that a deal may take: of Tarot, and of Barbu with three doubles; two digits are two presses.
TAROT, BARBU = 8, 16

#: The names that are not whole where they stand.
CUT = "names => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
#: Writes the deal that is filled in down at a given moment, in whichever tab.
WRITES_AT = """at => void setTimeout(
  () => document.querySelector("form[data-part=entry] button.main").click(), at - Date.now())"""


def begun(page: Page, variant: str, lang: str = "en", people: tuple[str, ...] = ("Ann", "Bea", "Cid", "Dan")) -> None:
    page.locator("select[name=table]").select_option(variant)
    for seat, name in enumerate(people):
        page.locator(f"[name=name-{seat}]").fill(name)
    page.locator("[name=evening]").fill("Thursday")
    page.get_by_role("button", name=Words(lang).say(BEGIN), exact=True).click()
    expect(page.locator("form[data-part=entry] h3")).to_be_focused()


def press(page: Page, *keys: tuple[str, str]) -> int:
    """Choose each, by its field and value; returns the number of presses."""
    for name, value in keys:
        page.locator(f"input[name='{name}'][value='{value}']").check()
    return len(keys)


def enter(page: Page, **numbers: str) -> int:
    """Type each number in its field; returns the presses: one into the field, and one for each sign."""
    for name, typed in numbers.items():
        page.locator(f"input[name='{name.replace('_', '-')}']").fill(typed)
    return sum(1 + len(typed) for typed in numbers.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_of_tarot_takes_few_presses_and_is_there_after_a_reload(visit: Visitor, lang: str) -> None:
    path = PATH if lang == "en" else f"{lang}/{PATH}"
    page = visit(path, width=PHONE, has_touch=True, is_mobile=True).page
    begun(page, "fft", lang)
    presses = press(page, ("taker", "0"), ("contract", "garde"), ("bouts", "2")) + enter(page, points="49")
    expect(page.locator("[data-part=preview]")).to_contain_text("198")
    page.get_by_role("button", name=Words(lang).say(WRITE_DOWN)).tap()
    assert presses + 1 <= TAROT
    expect(page.locator("tfoot")).to_contain_text("+198")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.reload()
    expect(page.locator("tfoot")).to_contain_text("+198")


def test_a_deal_of_barbu_with_three_doubles_takes_no_more_than_sixteen(visit: Visitor) -> None:
    page = visit(PATH, width=PHONE, has_touch=True, is_mobile=True).page
    begun(page, "usual", people=("Marie-Antoinette Dupont", "Jean-Christophe Leroux", "Cid", "Wilhelmina van der Berg"))
    assert page.locator(".doubles .who").evaluate_all(CUT) == []
    presses = press(page, ("contract", "no-queens"))
    for by in (1, 2, 3):
        page.locator(f".knot[data-cell='{by}-0']").tap()
        presses += 1
    presses += enter(page, won_0="-24", won_1="0", won_2="0")
    page.get_by_role("button", name=Words("en").say(WRITE_DOWN)).tap()
    assert presses + 1 <= BARBU
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("tfoot")).to_contain_text("−96")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.locator("[data-edit='1']").click()
    # One press more, and it was redoubled.
    expect(page.locator(".knot[data-cell='2-0']")).to_have_attribute("data-state", "1")
    for _ in range(2):
        page.locator(".knot[data-cell='2-0']").press("Enter")
    expect(page.locator(".knot[data-cell='2-0']")).to_have_attribute("data-state", "2")
    page.get_by_role("button", name=Words("en").say(PUT_RIGHT)).tap()
    expect(page.locator("tfoot")).to_contain_text("−120")


def test_a_deal_is_corrected_and_what_follows_is_scored_anew(visit: Visitor) -> None:
    page = visit(PATH).page
    begun(page, "fft")
    for taker in ("0", "1"):
        press(page, ("taker", taker), ("contract", "garde"), ("bouts", "2"))
        enter(page, points="49")
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-edit='{int(taker) + 1}']")).to_be_visible()
    page.locator("[data-edit='1']").click()
    expect(page.locator("[name=points]")).to_have_value("49")
    enter(page, points="30")
    page.get_by_role("button", name=Words("en").say(PUT_RIGHT)).click()
    expect(page.locator("tbody tr").first).to_contain_text("−216")
    expect(page.locator("tbody tr").nth(1)).to_contain_text("+198")


def two_tabs(visit: Visitor) -> tuple[Page, Page]:
    """One evening, just begun, in two tabs of a browser."""
    page = visit(PATH).page
    begun(page, "fft")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("form[data-part=entry]")).to_be_visible(timeout=90_000)
    return page, other


def test_two_tabs_on_one_evening_lose_no_deal(visit: Visitor) -> None:
    page, other = two_tabs(visit)
    for number, tab in enumerate((page, other), 1):
        press(tab, ("taker", "0"), ("contract", "garde"), ("bouts", "2"))
        enter(tab, points="49")
        tab.keyboard.press("Enter")
        for seen in (page, other):
            expect(seen.locator("tbody tr")).to_have_count(number)


def test_two_tabs_that_write_a_deal_down_in_the_same_instant_lose_none(visit: Visitor) -> None:
    page, other = two_tabs(visit)
    for round_ in (1, 2, 3):
        at = page.evaluate("Date.now()") + 1500
        for tab, taker in ((page, "0"), (other, "1")):
            press(tab, ("taker", taker), ("contract", "garde"), ("bouts", "2"))
            enter(tab, points="49")
            tab.evaluate(WRITES_AT, at)
        for seen in (page, other):
            expect(seen.locator("tbody tr")).to_have_count(2 * round_)
    # Each of them has taken three times, and won 198 − 66 in each pair.
    expect(page.locator("tfoot")).to_contain_text("+396")


def test_evenings_are_kept_by_name_and_a_file_opens_as_one(visit: Visitor) -> None:
    page = visit(PATH).page
    begun(page, "fft")
    page.get_by_role("button", name=Words("en").say(ANOTHER)).click()
    expect(page.locator("[data-part=evenings] button")).to_have_text(["Thursday"])
    page.locator("[name=match-file]").set_input_files(MATCH)
    expect(page.locator("tbody tr")).to_have_count(len(json.loads(MATCH.read_text("utf-8"))["deals"]))
    with page.expect_download() as kept:
        page.locator("[data-file=json]").click()
    assert json.loads(Path(kept.value.path()).read_text("utf-8"))["game"] == "barbu"


def test_a_second_thursday_and_a_file_take_nothing_from_the_first(visit: Visitor) -> None:
    page = visit(PATH).page
    begun(page, "fft")
    press(page, ("taker", "0"), ("contract", "garde"), ("bouts", "2"))
    enter(page, points="49")
    page.keyboard.press("Enter")
    expect(page.locator("tbody tr")).to_have_count(1)
    page.locator("[name=match-file]").set_input_files(MATCH)
    expect(page.locator("tbody tr")).not_to_have_count(1)
    page.get_by_role("button", name=Words("en").say(ANOTHER)).click()
    begun(page, "fft")
    page.get_by_role("button", name=Words("en").say(ANOTHER)).click()
    expect(page.locator("[data-part=evenings] button")).to_have_count(3)
    page.get_by_role("button", name="Thursday", exact=True).click()
    expect(page.locator("tbody tr")).to_have_count(1)


def test_an_evening_of_a_newer_version_is_told_of_and_stays_as_it_is(visit: Visitor) -> None:
    page = visit(PATH).page
    newer: dict[str, Any] = {
        "v": 1,
        "last": "Friday",
        "evenings": {"Friday": {"scoring": {"game": "tarot", "newer": 1}}},
    }
    page.evaluate("kept => localStorage.setItem('tutor-evenings', JSON.stringify(kept))", newer)
    page.reload()
    expect(page.locator(".tutor-scoring > .problem")).to_contain_text("“Friday” cannot be opened here")
    begun(page, "fft")
    kept = page.evaluate("JSON.parse(localStorage.getItem('tutor-evenings')).evenings.Friday")
    assert kept == newer["evenings"]["Friday"]


def test_what_nobody_can_read_is_put_aside_and_a_full_storage_is_told(visit: Visitor) -> None:
    page = visit(PATH).page
    page.evaluate("text => localStorage.setItem('tutor-evenings', text)", "{half")
    page.reload()
    expect(page.locator("form[data-part=begin]")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tutor-evenings-aside')") == "{half"
    page.evaluate("void (Storage.prototype.setItem = () => { throw new Error('full') })")
    begun(page, "fft")
    expect(page.locator(".tutor-scoring > .problem")).to_be_visible()


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    seen = visit(PATH)
    assert seen.axe() == []
    seen.page.locator("[name=match-file]").set_input_files(MATCH)
    expect(seen.page.locator("tbody tr")).not_to_have_count(0)
    assert seen.axe_light_and_dark() == []
