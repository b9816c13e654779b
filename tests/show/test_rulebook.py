"""The rulebook: a section a rule, drawn from the rules themselves."""

from __future__ import annotations

import itertools
import re

import pytest

from tutor import barbu, tarot
from tutor.core.chapters import Chapter
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.show.html import ADVICE, Html
from tutor.show.languages import LANGUAGES
from tutor.show.rulebook import EXAMPLES, FORBIDS, PERMITS, pages, section
from tutor.tarot.before_bidding import HOUSE_MALDONNE
from tutor.tarot.legal_cards import LEAD_BAN
from tutor.tarot.score.bonuses import POIGNEE
from tutor.tarot.score.count import VALUES
from tutor.teach.course.parts import LESSONS

EVERY_BOOK = pytest.mark.parametrize(("game", "lang"), [*itertools.product(GAMES, LANGUAGES)])


HEADING = r"^### .+ \{ #(\S+) \}$"


def written(game: str, lang: str) -> tuple[str, dict[str, str]]:
    """What is where, and the chapters by the names of their pages, in their order."""
    (_, contents), *chapters = pages(game, lang)
    return contents, {name.removeprefix(f"{game}/"): text for name, text in chapters}


@EVERY_BOOK
def test_every_rule_has_its_section_in_its_chapter_and_advice_stands_last(game: str, lang: str) -> None:
    _, chapters = written(game, lang)
    found = {name: re.findall(HEADING, text, re.MULTILINE) for name, text in chapters.items()}
    own = {chapter.anchor: [rule.anchor for rule in chapter.rules.values()] for chapter in GAMES[game].CHAPTERS}
    assert found == {**own, ADVICE: [rule.anchor for rule in GAMES[game].ADVICE.values()]}
    assert list(found) == [*own, ADVICE]


@EVERY_BOOK
def test_what_is_where_leads_to_every_chapter_and_to_each_rule_from_its_former_place(game: str, lang: str) -> None:
    contents, chapters = written(game, lang)
    assert re.findall(r"^## .+\]\((\S+)\.md\) \{ #\S+ \}$", contents, re.MULTILINE) == [
        f"{game}/{name}" for name in chapters
    ]
    places = re.findall(r'<li id="([^"]+)"><a class="rule" href="\.\./([^"]+)#([^"]+)">', contents)
    assert places == [
        (anchor, f"{game}/{name}/", anchor)
        for name, text in chapters.items()
        for anchor in re.findall(HEADING, text, re.MULTILINE)
    ]


@EVERY_BOOK
def test_a_chapter_says_what_it_is_about_and_leads_to_each_of_its_rules(game: str, lang: str) -> None:
    _, chapters = written(game, lang)
    for chapter in GAMES[game].CHAPTERS:
        text = chapters[chapter.anchor]
        index = text.partition("</ul>")[0]
        assert Html(lang).say(chapter.about) in index
        assert f"](../{game}.md)" in index
        assert re.findall(r'href="#([^"]+)"', index) == [rule.anchor for rule in chapter.rules.values()]


@EVERY_BOOK
def test_a_link_to_a_rule_leads_to_its_chapter(game: str, lang: str) -> None:
    _, chapters = written(game, lang)
    by_anchor = {rule.anchor: rule for rules in (GAMES[game].RULES, GAMES[game].ADVICE) for rule in rules.values()}
    words = Html(lang, rulebook="../rulebook/")
    for name, text in chapters.items():
        for anchor in re.findall(HEADING, text, re.MULTILINE):
            rule = by_anchor[anchor]
            assert f'href="../rulebook/{game}/{name}/#{anchor}"' in words.link(rule)
            assert f'href="#{anchor}"' in Html(lang).link(rule)


@EVERY_BOOK
def test_a_rule_names_the_lesson_that_first_teaches_it(game: str, lang: str) -> None:
    text = "\n".join(written(game, lang)[1].values())
    sections = dict(re.findall(r"^### .+ \{ #(\S+) \}$(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL))
    links = {anchor: re.findall(r"\(\.\./\.\./lessons/([a-z-]+)\.ipynb\)", told) for anchor, told in sections.items()}
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
        _, chapters = written("barbu", lang)
        assert [name for name, text in chapters.items() if own in text] == [ADVICE]
        assert chapters[ADVICE].count(own) == 1
        assert "own counting" not in chapters[ADVICE]


@EVERY_BOOK
def test_the_rulebook_does_not_apologise(game: str, lang: str) -> None:
    excuse = re.compile(r"This rule [^.]*?\b(?:so|but)\b|Cette règle [^.]*?\b(?:donc|mais)\b")
    assert [name for name, text in pages(game, lang) if excuse.search(text)] == []


def test_a_rule_says_where_the_sources_differ() -> None:
    assert "Wikipedia counts 20, 40 and 60." in told(POIGNEE)
    assert "sources differ" not in told(VALUES)


def test_a_rule_of_the_score_shows_a_worked_sheet() -> None:
    shown = told(POIGNEE)
    assert "<li>A simple poignée, for the side that wins the contract: +20</li>" in shown
    assert "Seat 0: +" in shown
