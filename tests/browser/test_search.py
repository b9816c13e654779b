"""The search in a real browser: it answers in the language of the page, by mouse, by keys and without a network."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from site_hooks.asked import blocks
from site_hooks.offline import home
from site_hooks.search import ANSWERS, address
from tests.browser.conftest import Visitor
from tutor.show.languages import LANGUAGES

PHONE = 360
#: What a browser fetches at most to search in a language, compressed as a server does it.
FETCHED = 200_000


def ask(page: Page, question: str) -> None:
    """Type a question into the search, in the place of the one before."""
    box = page.get_by_role("combobox")
    box.fill("")
    box.press_sequentially(question)


def best(page: Page) -> str:
    """The address of the first answer, once there is one."""
    first = page.get_by_role("option").first
    expect(first).to_be_visible()
    return str(first.evaluate("link => link.href"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_that_is_asked_for_is_there_and_all_of_it_is_light(site: Path, lang: str) -> None:
    file = site / home(lang) / ANSWERS
    found = json.loads(file.read_text("utf-8"))
    there = {place["at"] for answer in found["answers"] for part in answer["parts"] for place in part["places"]}
    guided = {at.partition("#")[2] for at in there}
    asked = {name for block in blocks(lang) for name in block.places}
    assert {name for name in asked if address(name) not in there and name.lower() not in guided} == set()
    finder = site / "assets" / "live" / "finder.js"
    assert sum(len(gzip.compress(one.read_bytes())) for one in (file, finder)) < FETCHED


@pytest.mark.parametrize(
    ("start", "question", "place"),
    [
        ("", "must i overtrump my partner", "rulebook/tarot/the-tricks/#t-play-overtrump"),
        ("", "who is given the talon", "rulebook/tarot/the-ecart/#t-bid-dog-by-contract"),
        ("lessons/petit/", "joker any time", "rulebook/tarot/the-tricks/#t-exc-anytime"),
        ("fr/", "pisser", "fr/rulebook/tarot/the-tricks/#t-play-undertrump"),
        ("fr/advice/odds/", "poignee combien d'atouts", "fr/rulebook/tarot/announcements/#t-poignee-thresh"),
    ],
)
def test_a_question_is_answered_in_the_language_of_the_page(
    visit: Visitor, address: str, start: str, question: str, place: str
) -> None:
    page = visit(start).page
    ask(page, question)
    assert best(page).startswith(f"{address}/{place}")
    links = page.get_by_role("option").evaluate_all("all => all.map(one => one.href)")
    assert [link for link in links if link.startswith(f"{address}/fr/") is not start.startswith("fr/")] == []


def test_nothing_is_fetched_for_the_search_until_somebody_opens_it(visit: Visitor) -> None:
    seen = visit("", quiet=True)
    page, fetched = seen.page, list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    page.wait_for_timeout(500)
    assert [url for url in fetched if "finder" in url or "answers" in url] == []
    ask(page, "kitty")
    expect(page.get_by_role("option").first).to_be_visible()
    assert len([url for url in fetched if "answers.json" in url]) <= 1


def test_an_answer_has_its_rule_its_lesson_and_an_exercise(visit: Visitor, address: str) -> None:
    page = visit("").page
    ask(page, "must I overtrump my partner")
    best(page)
    links = page.get_by_role("group").first.get_by_role("option")
    expect(links).to_contain_text(["Overtrump if you can", "Which cards may I play?", "Exercise"])
    exercise = str(links.last.evaluate("link => link.href"))
    assert exercise.startswith(f"{address}/exercise/#exercise=")
    links.last.click()
    page.wait_for_url(exercise)
    expect(page.locator("#__search")).not_to_be_checked()


@pytest.mark.parametrize("key", ["/", "s", "Control+k"])
def test_a_key_opens_the_search_arrows_choose_and_escape_closes_it(visit: Visitor, key: str) -> None:
    page = visit("").page
    page.keyboard.press(key)
    box = page.get_by_role("combobox", name="Search")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    page.keyboard.type("kitty")
    best(page)
    expect(box).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    chosen = page.get_by_role("option", selected=True)
    assert chosen.get_attribute("id") == box.get_attribute("aria-activedescendant") == "tutor-answer-0"
    page.keyboard.press("ArrowUp")
    assert box.get_attribute("aria-activedescendant") == page.get_by_role("option").last.get_attribute("id")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()


def test_where_nothing_is_certain_it_says_so_and_offers_the_chapters(visit: Visitor) -> None:
    page = visit("").page
    ask(page, "a recipe for apple pie")
    expect(page.locator(".md-search").get_by_role("status")).to_contain_text("Nothing here answers that")
    chapters = page.get_by_role("group", name="Chapters of the rulebooks").get_by_role("option")
    expect(chapters.filter(has_text="The tricks · The rules of French Tarot")).to_be_attached()


def test_what_somebody_types_stays_text(visit: Visitor) -> None:
    page = visit("").page
    ask(page, "<img src=x onerror=alert(1)> dog")
    best(page)
    expect(page.locator(".md-search img")).to_have_count(0)


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_axe_finds_nothing_serious_in_the_answers(visit: Visitor, width: int) -> None:
    seen = visit("advice/odds/", width=width)
    seen.page.keyboard.press("/")
    ask(seen.page, "kitty")
    best(seen.page)
    seen.page.keyboard.press("ArrowDown")
    assert seen.axe_light_and_dark() == []


@pytest.mark.parametrize("start", ["", "fr/"])
def test_the_former_address_of_a_rule_leads_to_its_chapter(visit: Visitor, address: str, start: str) -> None:
    page = visit(f"{start}glossary/").page
    page.goto(f"{address}/{start}rulebook/tarot/#t-play-overtrump", wait_until="commit")
    page.wait_for_url(f"{address}/{start}rulebook/tarot/the-tricks/#t-play-overtrump")
    expect(page.locator("h3:target")).to_be_in_viewport()


def test_on_a_phone_one_types_a_question_and_a_key_opens_the_rule(visit: Visitor, address: str) -> None:
    page = visit("", width=PHONE).page
    page.locator("label[for=__search]:visible").first.click()
    box = page.get_by_role("combobox", name="Search")
    expect(box).to_be_focused()
    ask(page, "must I overtrump my partner")
    assert best(page).endswith("#t-play-overtrump")
    box.press("Enter")
    page.wait_for_url(f"{address}/rulebook/tarot/the-tricks/**#t-play-overtrump")
    expect(page.locator("[id=t-play-overtrump]")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("start", "question", "rule"),
    [
        ("", "must i overtrump my partner", "t-play-overtrump"),
        ("lessons/petit/", "play the joker at any time", "t-exc-anytime"),
        ("fr/", "pisser", "t-play-undertrump"),
    ],
)
def test_on_a_phone_an_answer_that_is_touched_leads_to_its_rule(
    visit: Visitor, start: str, question: str, rule: str
) -> None:
    """The search that closes is as wide as the phone: else the browser goes where the rule stands on a wider page."""
    page = visit(start, width=PHONE, has_touch=True, is_mobile=True).page
    page.locator("label.md-header__button[for=__search]").tap()
    page.keyboard.type(question)
    page.locator(f'[role=option][href*="#{rule}"]').first.tap()
    page.wait_for_url(f"**#{rule}")
    expect(page.locator(f"[id={rule}]")).to_be_in_viewport()
    assert page.evaluate("innerWidth") == PHONE


def test_an_answer_leads_to_its_page(visit: Visitor, address: str) -> None:
    page = visit("fr/").page
    ask(page, "fourchette")
    page.locator('[role=option][href*="/fr/glossary/"]').first.click()
    page.wait_for_url(f"{address}/fr/glossary/**")
