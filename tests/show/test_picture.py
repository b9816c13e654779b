"""The picture of a board: the cards that lie there, nothing that has to be fetched, and only drawings that it needs."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from tutor.core.cards import BARBU, EXCUSE, TAROT
from tutor.hosts.table.session import Session
from tutor.show.exercises.pictured import pictured as exercise
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.picture import picture
from tutor.show.table.hand import drawn
from tutor.show.table.pictured import pictured as table
from tutor.teach.course.parts import LESSONS

SVG = "{http://www.w3.org/2000/svg}"
#: Lessons whose boards differ: tricks, rows of suits, a hand to set cards aside from, text alone.
BOARDS = ("which-cards", "b-domino", "ecart", "score")


def pictures(html: str) -> list[ET.Element]:
    """The pictures in some HTML, each of which has a text alternative."""
    images = re.findall(r'<img alt="([^"]+)" src="data:image/svg\+xml,([^"]+)">', html)
    assert len(images) == html.count("<img")
    return [ET.XML(unquote(unescape(svg))) for _, svg in images]


def test_a_board_is_drawn_with_all_its_cards_in_rows_and_at_seats() -> None:
    words = Html("en")
    spades = [card for card in TAROT.cards if card.suit == "S"]
    seat = f'<div class="seat at-left"><span class="who">Left</span>{drawn(spades[0], words)}</div>'
    row = f"<div>{''.join(drawn(card, words) for card in spades[1:])}</div>"
    (svg,) = pictures(picture(seat + row, "en", "spades"))
    assert len(svg.findall(f"{SVG}svg")) == len(spades)
    assert [text.text for text in svg.iter(f"{SVG}text")] == ["Left"]


def test_a_board_without_cards_has_no_picture_and_cards_that_nobody_sees_are_not_drawn() -> None:
    words = Html("en")
    assert picture("<p>only words</p>", "en", "words") == ""
    assert picture(f"<div hidden>{drawn(TAROT.cards[0], words)}</div>", "en", "hidden") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_defines_all_that_it_refers_to_and_nothing_else(lang: str) -> None:
    words = Html(lang)
    for card in (*TAROT.cards, *BARBU.cards):
        (svg,) = pictures(picture(f"<div>{drawn(card, words)}</div>", lang, "one card"))
        defined = {part.get("id") for part in svg.iter() if part.get("id")}
        used = {str(part.get("href")).removeprefix("#") for part in svg.iter() if part.get("href")}
        assert used <= defined, card.code
        for drawing in svg.findall(f"{SVG}defs/*"):
            names = {part.get("id") for part in drawing.iter()} - {None}
            assert not names or names & used, card.code
        text = ET.tostring(svg, encoding="unicode")
        assert "var(" not in text
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", text)
    assert EXCUSE in {card.code for card in TAROT.cards}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exercise_shows_its_cards_and_what_it_asks_and_folds_its_answer(name: str, lang: str) -> None:
    words = Html(lang)
    for step in LESSONS[name].asked:
        html = exercise(step.exercise, words)
        question = step.exercise.question
        assert words.tell(question.prompt, question.facts) in html
        shown, folded = html.split("<details>")
        assert folded.endswith("</details>")
        assert "✓" not in shown
        pictures(html)


@pytest.mark.parametrize("name", BOARDS)
def test_a_table_shows_its_cards_and_folds_what_is_allowed(name: str) -> None:
    for opens in LESSONS[name].tables:
        session = Session({**opens, "lang": "en", "name": "", "rulebook": ""})
        html = table(session.view(), Html("en"))
        pictures(html)
        assert "✓" not in html.partition("<details>")[0]
        assert html.startswith("<h4>")
