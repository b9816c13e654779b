"""The search in a real browser: it answers in the language of the page, to the words that people know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.search import ASKED
from tests.browser.conftest import Visitor
from tutor.show.glossary import unaccented
from tutor.show.languages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

#: What people type, and a page of their language that has to be among the answers.
SEARCHED = [
    ("", "handful", "rulebook/tarot/#t-poignee-thresh"),
    ("", "oudler", "rulebook/tarot/#t-deck-bouts"),
    ("", "kitty", "rulebook/tarot/#t-deal-dog-single"),
    ("", "talon", "glossary/#dog"),
    ("", "chelem", "rulebook/tarot/#t-slam-def"),
    ("", "one last", "rulebook/tarot/#t-pab-def"),
    ("", "chuté", "glossary/#made"),
    ("", "réussite", "rulebook/barbu/#b-dom-open"),
    ("", "pisser", "rulebook/tarot/#t-play-undertrump"),
    ("", "cavalier", "glossary/#knight"),
    ("", "Fool", "rulebook/tarot/#t-exc-anytime"),
    ("", "guard", "rulebook/tarot/#t-bid-ladder"),
    ("", "habillé", "rulebook/tarot/#t-deck-values"),
    ("", "poignee", "rulebook/tarot/#t-poignee-thresh"),
    ("fr/", "chelem", "fr/rulebook/tarot/#t-slam-def"),
    ("fr/", "oudler", "fr/rulebook/tarot/#t-deck-bouts"),
    ("fr/", "talon", "fr/rulebook/tarot/#t-deal-dog-single"),
    ("fr/", "Petit au bout", "fr/rulebook/tarot/#t-pab-def"),
    ("fr/", "chuté", "fr/rulebook/tarot/#t-count-threshold"),
    ("fr/", "réussite", "fr/rulebook/barbu/#b-dom-open"),
    ("fr/", "pisser", "fr/rulebook/tarot/#t-play-undertrump"),
    ("fr/", "cavalier", "fr/glossary/#knight"),
    ("fr/", "habillé", "fr/rulebook/tarot/#t-deck-values"),
    ("fr/", "appelé", "fr/rulebook/tarot/#t-call-king"),
    ("fr/", "handful", "fr/glossary/#poignee"),
    ("fr/", "poignee", "fr/rulebook/tarot/#t-poignee-thresh"),
]


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_index_of_a_language_holds_its_words_and_only_its_pages(site: Path, lang: str) -> None:
    index = json.loads((site / lang / "search" / "search_index.json").read_text("utf-8"))
    texts = {lang + entry["location"]: f"{entry['title']} {entry['text']}".casefold() for entry in index["docs"]}
    assert index["config"]["lang"] == [lang.strip("/") or "en"]
    assert not any(place.startswith(("fr/fr/", "fr/") if not lang else "fr/fr/") for place in texts)
    asked = [(word, place) for where, word, place in SEARCHED if where == lang]
    assert [(word, place) for word, place in asked if word.casefold() not in texts.get(place, "")] == []


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_results(visit: Visitor, scheme: str) -> None:
    seen = visit("advice/odds/", color_scheme=scheme)
    seen.page.get_by_role("textbox", name="Search").press_sequentially("kitty")
    expect(seen.page.locator(".md-search-result__item mark").first).to_be_visible()
    assert seen.axe() == []


def test_a_result_leads_to_its_page(visit: Visitor, address: str) -> None:
    page = visit("fr/").page
    page.get_by_role("textbox", name="Recherche").press_sequentially("oudler")
    page.locator(".md-search-result__item a[href*=glossary]").first.click()
    page.wait_for_url(f"{address}/fr/glossary/**")
