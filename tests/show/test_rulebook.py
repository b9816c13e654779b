"""The rulebook: a section a rule, drawn from the rules themselves."""

from __future__ import annotations

import itertools
import re

import pytest

from tutor import barbu, tarot
from tutor.chapters import Chapter
from tutor.games import GAMES
from tutor.rule import Rule
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.rulebook import EXAMPLES, FORBIDS, PERMITS, page, section
from tutor.tarot.before_bidding import HOUSE_MALDONNE
from tutor.tarot.legal_cards import LEAD_BAN
from tutor.tarot.score.bonuses import POIGNEE
from tutor.tarot.score.count import VALUES
from tutor.teach.course import LESSONS

EVERY_BOOK = pytest.mark.parametrize(("game", "lang"), [*itertools.product(GAMES, LANGUAGES)])


def headings(level: str, text: str) -> list[str]:
    return re.findall(rf"^{level} .+ \{{ #(\S+) \}}$", text, re.MULTILINE)


@EVERY_BOOK
def test_every_rule_has_its_section(game: str, lang: str) -> None:
    found = headings("###", page(game, lang))
    assert found[: len(GAMES[game].RULES)] == [rule.anchor for rule in GAMES[game].RULES.values()]


@EVERY_BOOK
def test_what_is_where_leads_to_every_chapter_and_a_chapter_to_each_of_its_rules(game: str, lang: str) -> None:
    contents, *chapters = re.split(r"^(?=## )", page(game, lang), flags=re.MULTILINE)
    assert re.findall(r'href="#([^"]+)"', contents) == headings("##", "".join(chapters))
    for chapter in chapters:
        index = chapter.partition("</ul>")[0]
        assert re.findall(r'href="#([^"]+)"', index) == headings("###", chapter)


@EVERY_BOOK
def test_a_rule_names_the_lesson_that_first_teaches_it(game: str, lang: str) -> None:
    sections = dict(re.findall(r"^### .+ \{ #(\S+) \}$(.*?)(?=^##|\Z)", page(game, lang), re.MULTILINE | re.DOTALL))
    links = {anchor: re.findall(r"\(\.\./lessons/([a-z-]+)\.ipynb\)", text) for anchor, text in sections.items()}
    taught = {rule.anchor: [lesson.id] for lesson in LESSONS.values() for rule in lesson.rules}
    assert links == {anchor: taught.get(anchor, []) for anchor in links}


@pytest.mark.parametrize(
    ("chapters", "rule", "own"),
    [(tarot.CHAPTERS, "T-EXC-LAST-LOST", "the-tricks"), (barbu.CHAPTERS, "B-DOM-RANK", "domino")],
)
def test_a_rule_stands_with_its_subject_also_if_an_earlier_phase_needs_it(
    chapters: tuple[Chapter, ...], rule: str, own: str
) -> None:
    assert [chapter.anchor for chapter in chapters if rule in chapter.rules] == [own]


def told(rule: Rule) -> str:
    return section("tarot", rule, Html("en", 0))


def test_a_rule_shows_what_it_permits_and_what_it_forbids() -> None:
    assert all(heading in told(HOUSE_MALDONNE) for heading in (PERMITS, FORBIDS))


def test_a_rule_shows_what_it_has_and_makes_no_excuse_for_the_rest() -> None:
    assert FORBIDS in told(LEAD_BAN)
    assert PERMITS not in told(LEAD_BAN)
    assert EXAMPLES not in told(VALUES)


def test_what_is_the_tutors_own_advice_is_said_once() -> None:
    for lang, own in (
        ("en", "the tutor has counted the cards itself"),
        ("fr", "c’est le tuteur qui a compté les cartes"),
    ):
        assert page("barbu", lang).count(own) == 1
        assert "own counting" not in page("barbu", lang)


@EVERY_BOOK
def test_the_rulebook_does_not_apologise(game: str, lang: str) -> None:
    assert not re.findall(r"This rule [^.]*?\b(?:so|but)\b|Cette règle [^.]*?\b(?:donc|mais)\b", page(game, lang))


def test_a_rule_says_where_the_sources_differ() -> None:
    assert "Wikipedia counts 20, 40 and 60." in told(POIGNEE)
    assert "sources differ" not in told(VALUES)


def test_a_rule_of_the_score_shows_a_worked_sheet() -> None:
    shown = told(POIGNEE)
    assert "<li>A simple poignée, for the side that wins the contract: +20</li>" in shown
    assert "Seat 0: +" in shown
