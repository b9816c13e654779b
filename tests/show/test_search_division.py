"""The index of the search: one for each language, in which words are found without their accents too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_hooks.search import INDEX, divide
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
    assert index(site)["config"] == {"lang": ["en"], "separator": "-"}
    assert index(site / "fr")["config"] == {"lang": ["fr"], "separator": "-"}


def test_a_title_and_the_glossary_are_found_without_accents(site: Path) -> None:
    divide(site, {})
    assert texts(site)["rulebook/"] == "Many trumps poignee"
    assert texts(site)["glossary/#domino"] == "réussite reussite"
    assert texts(site / "fr")["rulebook/"] == "Beaucoup d’atouts, une réussite poignee"


def test_a_page_is_found_first_by_the_questions_that_it_answers(site: Path) -> None:
    divide(site, {"fr": {"rulebook/": ["Combien d’atouts pour une poignée"]}})
    docs = index(site / "fr")["docs"]
    assert isinstance(docs, list)
    assert {entry["location"]: entry.get("tags") for entry in docs} == {
        "": None,
        "rulebook/": ["Combien d’atouts pour une poignée", unaccented("Combien d’atouts pour une poignée")],
    }
