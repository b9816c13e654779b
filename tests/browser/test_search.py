"""The search in a real browser: it answers in the language of the page, to the words that people know."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.search import ASKED
from tests.browser.conftest import Visitor
from tutor.show.glossary import unaccented
from tutor.show.html import PAGES
from tutor.show.languages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

PHONE = 360


def rule(code: str) -> str:
    """The place of a rule, in its chapter."""
    return f"rulebook/{PAGES[code]}#{code.lower()}"


#: What people type, and a page of their language that has to be among the answers.
SEARCHED = [
    ("", "handful", f"{rule('T-POIGNEE-THRESH')}"),
    ("", "oudler", f"{rule('T-DECK-BOUTS')}"),
    ("", "kitty", f"{rule('T-DEAL-DOG-SINGLE')}"),
    ("", "talon", "glossary/#dog"),
    ("", "chelem", f"{rule('T-SLAM-DEF')}"),
    ("", "one last", f"{rule('T-PAB-DEF')}"),
    ("", "chuté", "glossary/#made"),
    ("", "réussite", f"{rule('B-DOM-OPEN')}"),
    ("", "pisser", f"{rule('T-PLAY-UNDERTRUMP')}"),
    ("", "cavalier", "glossary/#knight"),
    ("", "Fool", f"{rule('T-EXC-ANYTIME')}"),
    ("", "guard", f"{rule('T-BID-LADDER')}"),
    ("", "habillé", f"{rule('T-DECK-VALUES')}"),
    ("", "poignee", f"{rule('T-POIGNEE-THRESH')}"),
    ("fr/", "chelem", f"fr/{rule('T-SLAM-DEF')}"),
    ("fr/", "oudler", f"fr/{rule('T-DECK-BOUTS')}"),
    ("fr/", "talon", f"fr/{rule('T-DEAL-DOG-SINGLE')}"),
    ("fr/", "Petit au bout", f"fr/{rule('T-PAB-DEF')}"),
    ("fr/", "chuté", f"fr/{rule('T-COUNT-THRESHOLD')}"),
    ("fr/", "réussite", f"fr/{rule('B-DOM-OPEN')}"),
    ("fr/", "pisser", f"fr/{rule('T-PLAY-UNDERTRUMP')}"),
    ("fr/", "cavalier", "fr/glossary/#knight"),
    ("fr/", "habillé", f"fr/{rule('T-DECK-VALUES')}"),
    ("fr/", "appelé", f"fr/{rule('T-CALL-KING')}"),
    ("fr/", "handful", "fr/glossary/#poignee"),
    ("fr/", "poignee", f"fr/{rule('T-POIGNEE-THRESH')}"),
]


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_index_of_a_language_holds_its_words_and_only_its_pages(site: Path, lang: str) -> None:
    index = json.loads((site / lang / "search" / "search_index.json").read_text("utf-8"))
    texts = {lang + entry["location"]: f"{entry['title']} {entry['text']}".casefold() for entry in index["docs"]}
    assert index["config"]["lang"] == [lang.strip("/") or "en"]
    assert not any(place.startswith(("fr/fr/", "fr/") if not lang else "fr/fr/") for place in texts)
    asked = [(word, place) for where, word, place in SEARCHED if where == lang]
    assert [(word, place) for word, place in asked if word.casefold() not in texts.get(place, "")] == []


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_index_is_light_and_names_the_book_of_a_chapter(site: Path, lang: str) -> None:
    index = (site / lang / "search" / "search_index.json").read_bytes()
    titles = {entry["location"]: entry["title"] for entry in json.loads(index)["docs"]}
    assert len(gzip.compress(index)) < 140_000
    assert (
        titles["rulebook/tarot/the-tricks/"]
        == {
            "": "The tricks · The rules of French Tarot",
            "fr/": "Les plis · Les règles du tarot",
        }[lang]
    )


@pytest.mark.parametrize(("lang", "words"), [("", ["handful", "chelem", "petit"]), ("fr/", ["chelem", "handful"])])
def test_a_page_finds_pages_of_its_own_language_only(visit: Visitor, address: str, lang: str, words: list[str]) -> None:
    page = visit(f"{lang}advice/odds/").page
    box = page.get_by_role("textbox", name={"": "Search", "fr/": "Recherche"}[lang])
    for word in words:
        place = next((place for where, asked, place in SEARCHED if (where, asked) == (lang, word)), "rulebook/tarot/")
        box.fill("")
        box.press_sequentially(word)
        expect(page.locator(f'.md-search-result__item a[href^="{address}/{place}"]').first).to_be_attached()
        links = page.locator(".md-search-result__item a").evaluate_all("all => all.map((one) => one.href)")
        assert [link for link in links if link.startswith(f"{address}/fr/") is not bool(lang)] == []


#: The search of the theme, asked without its box: for each question the groups of results, a page each, in their order.
SEARCH = """async ([base, questions]) => {
    const index = await (await fetch(`${base}search/search_index.json`)).json()
    const { search } = JSON.parse(document.querySelector("script#__config").textContent)
    const worker = new Worker(new URL(search, location.href))
    const ask = (type, data) => new Promise((done) => {
        worker.onmessage = (answer) => done(answer.data.data)
        worker.postMessage({ type, data })
    })
    await ask(0, { config: index.config, docs: index.docs, options: { suggest: false } })
    const found = []
    for (const question of questions)
        found.push((await ask(2, question)).items.map((page) => page.map((one) => one.location)))
    return found
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_ask_is_answered_by_the_first_results(visit: Visitor, address: str, lang: str) -> None:
    """Also without accents: one of the first two pages is the right one, and shows the right place of it."""
    folder = "" if lang == LANGUAGES[0] else f"{lang}/"
    asked = {question: place for place, questions in ASKED[lang].items() for question in questions}
    assert len(asked) >= 60
    asked |= {unaccented(question): place for question, place in asked.items()}
    found = visit(folder).page.evaluate(SEARCH, [f"{address}/{folder}", [*asked]])
    first = {
        question: [one for page in pages[:2] for one in page[:2]] for question, pages in zip(asked, found, strict=True)
    }
    assert {question: first[question] for question, place in asked.items() if place not in first[question]} == {}


def test_axe_finds_nothing_serious_in_the_results(visit: Visitor) -> None:
    seen = visit("advice/odds/")
    seen.page.get_by_role("textbox", name="Search").press_sequentially("kitty")
    expect(seen.page.locator(".md-search-result__item mark").first).to_be_visible()
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
    box = page.get_by_role("textbox", name="Search")
    box.press_sequentially("zzyzx")
    expect(page.locator(".md-search-result__meta")).to_have_text(
        "Nothing found. Try a single word, such as dog, trump or king."
    )
    box.fill("")
    box.press_sequentially("must I overtrump my partner")
    best = page.locator(
        f'.md-search-result__item a[href^="{address}/rulebook/tarot/the-tricks/"][href*="#t-play-overtrump"]'
    )
    expect(best).to_be_visible()
    box.press("Enter")
    page.wait_for_url(f"{address}/rulebook/tarot/the-tricks/**#t-play-overtrump")
    expect(page.locator("[id=t-play-overtrump]")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("start", "question", "rule"),
    [
        ("", "must i overtrump my partner", "t-play-overtrump"),
        ("lessons/petit/", "joker", "t-exc-anytime"),
        ("fr/", "pisser", "t-play-undertrump"),
    ],
)
def test_on_a_phone_a_result_that_is_touched_leads_to_its_rule(
    visit: Visitor, start: str, question: str, rule: str
) -> None:
    """The search that closes is as wide as the phone: else the browser goes where the rule stands on a wider page."""
    page = visit(start, width=PHONE, has_touch=True, is_mobile=True).page
    page.locator("label.md-header__button[for=__search]").tap()
    page.keyboard.type(question)
    page.locator(f'.md-search-result__item a[href*="#{rule}"]').first.tap()
    page.wait_for_url(f"**#{rule}")
    expect(page.locator(f"[id={rule}]")).to_be_in_viewport()
    assert page.evaluate("innerWidth") == PHONE


def test_authors_pages_come_after_all_others(visit: Visitor, address: str) -> None:
    (found,) = visit("").page.evaluate(SEARCH, [f"{address}/", ["exercise"]])
    pages = [page[0].startswith(("reference/", "licenses/")) for page in found]
    assert any(pages)
    assert pages == sorted(pages)


def test_a_result_leads_to_its_page(visit: Visitor, address: str) -> None:
    page = visit("fr/").page
    page.get_by_role("textbox", name="Recherche").press_sequentially("oudler")
    page.locator(".md-search-result__item a[href*=glossary]").first.click()
    page.wait_for_url(f"{address}/fr/glossary/**")
