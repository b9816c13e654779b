"""The answers of the search: what people ask, the places that answer, and what the page gets of them."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from site_hooks.asked import blocks, same_words
from site_hooks.search import ANSWERS, INDEX, address, answers, publish
from tests.every import every
from tutor.show.html import PAGES
from tutor.show.languages import LANGUAGES

#: How many ways to ask there are at least in each language.
WAYS = 2_500
TRICKS = "rulebook/tarot/the-tricks/"
RULE = "<p>You must follow.</p><p>Rule T-PLAY-FOLLOW · Sources: FFT</p><p>The lesson practises it.</p>"
SECTIONS = {
    "rulebook/tarot/": ("The rules of French Tarot", ""),
    TRICKS: ("The tricks", "<p>What may be played</p>"),
    f"{TRICKS}#t-play-follow": ("Follow suit", RULE),
    "advice/signals/#told": ("Told", "<p>All of it</p>"),
    "rulebook/tarot/advice/#told": ("Told again", "<p>Some of it</p>"),
    "reference/formats/": ("Formats", "<p>For authors</p>"),
    "fr/": ("Apprendre", "<p>le tarot</p>"),
    "fr/score/": ("Tenir le score", "<p>Un carnet</p>"),
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    docs = [{"location": at, "title": title, "text": text} for at, (title, text) in SECTIONS.items()]
    (tmp_path / INDEX).parent.mkdir()
    (tmp_path / INDEX).write_text(json.dumps({"docs": docs}), "utf-8")
    scripts = tmp_path / "assets" / "javascripts" / "workers"
    scripts.mkdir(parents=True)
    publish(tmp_path)
    return tmp_path


def known(folder: Path) -> dict[str, Any]:
    """All that the search of a language knows."""
    found: dict[str, Any] = json.loads((folder / ANSWERS).read_text("utf-8"))
    return found


def test_a_language_has_answers_of_its_own_and_nothing_is_left_of_the_themes_search(site: Path) -> None:
    assert [place["at"] for place in known(site / "fr")["sections"]] == [""]
    assert [answer["parts"][0]["places"][0]["title"] for answer in known(site / "fr")["answers"]] == ["Tenir le score"]
    assert not (site / INDEX).exists()
    assert not (site / "assets" / "javascripts" / "workers").exists()


def test_an_answer_has_its_rule_without_sources_its_lesson_and_an_exercise_on_it(site: Path) -> None:
    (answer,) = (one for one in known(site)["answers"] if one["lesson"])
    place = {"at": f"{TRICKS}#t-play-follow", "title": "Follow suit", "text": "You must follow."}
    assert answer["parts"][0]["places"] == [place]
    assert "do I have to follow suit" in answer["parts"][0]["asked"]
    assert answer["lesson"]["at"] == "lessons/which-cards/"
    assert answer["exercise"]["at"].startswith("exercise/#exercise=allowed.")


def test_an_answer_about_both_games_has_none_that_another_game_in_the_question_would_rule_out() -> None:
    docs = [{"at": f"lessons/{name}/", "title": name, "text": ""} for name in ("your-turn", "b-your-turn", "b-coach")]
    games: list[str] = [answer["game"] for answer in answers(docs, "en")["answers"]]  # type: ignore[attr-defined]
    assert sorted(games) == ["", "barbu"]


def test_chapters_name_their_book_advice_is_told_once_and_authors_pages_are_left_out(site: Path) -> None:
    whole = known(site)
    assert [place["title"] for place in whole["chapters"]] == ["The tricks · The rules of French Tarot"]
    assert [place["at"] for place in whole["sections"]] == [TRICKS, "advice/signals/#told"]


@every(LANGUAGES)
def test_there_are_thousands_of_ways_to_ask_and_each_leads_to_one_answer(lang: str) -> None:
    asked = Counter(question.lower() for block in blocks(lang) for question in block.asked)
    assert len(asked) >= WAYS
    assert [question for question, times in asked.items() if times > 1] == []


@every(LANGUAGES)
def test_every_language_asks_for_the_same_places(lang: str) -> None:
    assert {block.places for block in blocks(lang)} == {block.places for block in blocks(LANGUAGES[0])}


@every(PAGES)
def test_every_rule_has_ways_to_ask(rule: str) -> None:
    """A few stand only in the text of a page that is asked for: how each of a signal's cousins is read, for example."""
    assert address(rule).endswith(f"#{rule.lower()}")
    assert rule in {place for block in blocks("en") for place in block.places}


@every(LANGUAGES)
def test_a_word_that_stands_for_another_one_stands_for_it_alone(lang: str) -> None:
    stands = Counter(word for line in same_words(lang).splitlines() for word in re.split(r": |, ", line))
    assert [word for word, times in stands.items() if times > 1] == []


@every(LANGUAGES)
def test_what_the_search_fetches_is_light_even_before_the_pages_are_built(lang: str) -> None:
    assert len(gzip.compress(json.dumps(answers([], lang), ensure_ascii=False).encode())) < 200_000
