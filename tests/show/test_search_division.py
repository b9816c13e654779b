"""The index of the search: one for each language, in which words are found without their accents too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from site_hooks.search import INDEX, divide, separator
from tutor.show.glossary import unaccented

ENTRIES = [
    {"location": "rulebook/", "title": "The poignée", "text": "Many trumps"},
    {"location": "glossary/#domino", "title": "Domino", "text": "réussite"},
    {"location": "fr/", "title": "Apprendre", "text": "le tarot"},
    {"location": "fr/rulebook/", "title": "La poignée", "text": "Beaucoup d’atouts, une réussite"},
]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    index = tmp_path / INDEX
    index.parent.mkdir()
    index.write_text(json.dumps({"config": {"lang": ["en", "fr"], "separator": "-"}, "docs": ENTRIES}), "utf-8")
    return tmp_path


def index(folder: Path) -> dict[str, object]:
    """The index in a folder."""
    found: dict[str, object] = json.loads((folder / INDEX).read_text("utf-8"))
    return found


def texts(folder: Path) -> dict[str, str]:
    """The texts of an index by their places."""
    docs = index(folder)["docs"]
    assert isinstance(docs, list)
    return {entry["location"]: entry["text"] for entry in docs}


def test_a_language_has_the_pages_of_its_own_seen_from_its_first_page(site: Path) -> None:
    divide(site, {})
    assert set(texts(site)) == {"rulebook/", "glossary/#domino"}
    assert set(texts(site / "fr")) == {"", "rulebook/"}
    assert index(site)["config"] == {"lang": ["en"], "separator": separator("en")}
    assert index(site / "fr")["config"] == {"lang": ["fr"], "separator": separator("fr")}


def test_a_title_and_the_glossary_are_found_without_accents(site: Path) -> None:
    divide(site, {})
    assert texts(site)["rulebook/"] == "Many trumps<p hidden>poignee</p>"
    assert texts(site)["glossary/#domino"] == "réussite<p hidden>reussite</p>"
    assert texts(site / "fr")["rulebook/"] == "Beaucoup d’atouts, une réussite<p hidden>poignee</p>"


def test_a_page_is_found_first_by_the_questions_that_it_answers(site: Path) -> None:
    divide(site, {"fr": {"rulebook/": ["Combien d’atouts pour une poignée"]}})
    docs = index(site / "fr")["docs"]
    assert isinstance(docs, list)
    assert {entry["location"]: entry.get("tags") for entry in docs} == {
        "": None,
        "rulebook/": ["Combien d’atouts pour une poignée", unaccented("Combien d’atouts pour une poignée")],
    }


@pytest.mark.parametrize(
    ("lang", "question", "words"),
    [
        ("en", "What can I lead?", ["lead"]),
        ("en", "who gets the dog", ["who", "gets", "dog"]),
        ("en", "therefore", ["therefore"]),
        ("fr", "À qui revient le chien ?", ["qui", "revient", "chien"]),
        ("fr", "l’excuse", ["excuse"]),
        ("fr", "puis-je jouer d'atout", ["jouer", "atout"]),
        ("fr", "défausse", ["défausse"]),
    ],
)
def test_small_words_and_what_stands_between_words_are_not_looked_for(
    lang: str, question: str, words: list[str]
) -> None:
    assert [word for word in re.split(separator(lang), question) if word] == words


def test_a_chapter_names_its_book_advice_is_found_once_and_authors_pages_come_last(tmp_path: Path) -> None:
    titles = {
        "rulebook/tarot/": "The rules",
        "rulebook/tarot/the-deal/": "The deal",
        "rulebook/tarot/advice/#told": "Told again",
        "rulebook/tarot/advice/#only": "Only here",
        "advice/signals/#told": "Told",
        "reference/formats/": "Formats",
    }
    whole = {"config": {}, "docs": [{"location": at, "title": title, "text": ""} for at, title in titles.items()]}
    (tmp_path / INDEX).parent.mkdir()
    (tmp_path / INDEX).write_text(json.dumps(whole), "utf-8")
    divide(tmp_path, {})
    docs = index(tmp_path)["docs"]
    assert isinstance(docs, list)
    found = {entry["location"]: entry["title"] for entry in docs}
    assert found == {
        **{at: title for at, title in titles.items() if title != "Told again"},
        "rulebook/tarot/the-deal/": "The deal · The rules",
    }
    assert [entry["location"] for entry in docs if entry.get("boost", 1) < 1] == ["reference/formats/"]
