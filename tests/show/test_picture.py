"""The picture of a board: the cards that lie there, nothing that has to be fetched, and only drawings that it needs."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations, product
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from tests.every import every
from tutor.core.cards import BARBU, EXCUSE, TAROT
from tutor.hosts.table.session import Session
from tutor.show.exercises.pictured import pictured as exercise
from tutor.show.exercises.pictures import pictures as every_picture
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.picture.inks import INKS
from tutor.show.picture.svg import drawn as picture
from tutor.show.picture.svg import image, standalone
from tutor.show.table.felt import PLACES, Chair, Felt
from tutor.show.table.hand import drawn
from tutor.show.table.pictured import pictured as table
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS

SVG = "{http://www.w3.org/2000/svg}"
#: The most bytes of a picture, and what would be fetched from elsewhere.
LARGEST = 40_000
OUTSIDE = re.compile(r"https?://(?!www\.w3\.org/2000/svg)|url\(|href=.(?!#)|<script|<foreignObject|@import|var\(")
#: Cards in some HTML, those of Domino that are places in their row, and what is folded.
CARD, LIES = re.compile(r'data-card="(\w+)"'), re.compile(r'class="card" data-card="(\w+)">[^<]*<br>')
#: The place of a card in a picture.
AT = re.compile(r"translate\(([\d.]+) ([\d.]+)\)")
FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)
#: Lessons whose boards differ: tricks, rows of suits, a hand to set cards aside from, text alone.
BOARDS = ("which-cards", "b-domino", "ecart", "score")


def cards(svg: ET.Element) -> list[str]:
    """The cards of a picture, in the order in which they are drawn."""
    return [part.attrib["data-card"] for part in svg.iter() if part.get("data-card")]


def pictures(html: str) -> list[ET.Element]:
    """The pictures in some HTML, each of which has a text alternative."""
    images = re.findall(r'<img alt="([^"]+)" src="data:image/svg\+xml,([^"]+)">', html)
    assert len(images) == html.count("<img")
    return [ET.XML(unquote(unescape(svg))) for _, svg in images]


def test_a_board_is_drawn_with_all_its_cards_in_rows_and_at_seats() -> None:
    words = Html("en")
    spades = [card for card in TAROT.cards if card.suit == "S"]
    plate = '<div class="plate"><p><span class="who">{}</span></p></div>'
    left = f'<div class="seat at-left">{plate.format("Left")}{drawn(spades[0], words)}</div>'
    others = "".join(f'<div class="seat at-{name.lower()}">{plate.format(name)}</div>' for name in ("You", "Right"))
    row = f'<div class="hand">{"".join(drawn(card, words) for card in spades[1:])}</div>'
    (svg,) = pictures(image(f'<div class="felt">{left}{others}</div>{row}', Words("en"), "spades"))
    assert cards(svg) == [card.code for card in spades]
    assert ["".join(text.itertext()) for text in svg.iter(f"{SVG}text")] == ["Left", "You", "Right"]


@pytest.mark.parametrize("players", PLACES)
def test_every_card_of_a_trick_is_seen_at_tables_of_any_size(players: int) -> None:
    words = Html("en").to(0, players)
    chairs = tuple(Chair(card=card) for card in TAROT.cards[:players])
    felt = Felt(about=(), role="", chairs=chairs).html(0, words)
    svg = ET.XML(standalone(picture(felt, Words("en"))))
    places = [tuple(map(float, AT.findall(one.attrib["transform"])[0])) for one in svg.iter() if one.get("data-card")]
    assert len(places) == players
    assert all(abs(x - left) > 20 or abs(y - top) > 20 for (x, y), (left, top) in combinations(places, 2))
    assert sorted(cards(svg)) == sorted(card.code for card in TAROT.cards[:players])


def test_cards_that_nobody_sees_are_not_drawn() -> None:
    hidden = f"<div hidden>{drawn(TAROT.cards[0], Html('en'))}</div><p>only words</p>"
    assert "data-card" not in standalone(picture(hidden, Words("en")))


def test_a_long_text_is_broken_into_lines_that_fit_and_a_long_word_is_set_narrower() -> None:
    text = " ".join(["Declarations"] * 40)
    svg = ET.XML(standalone(picture(f"<p>{text}</p>", Words("en"), 300)))
    lines = ["".join(line.itertext()) for line in svg.iter(f"{SVG}text")]
    assert " ".join(lines) == text
    assert max(map(len, lines)) < 40
    (word,) = ET.XML(standalone(picture(f"<p>{'x' * 90}</p>", Words("en"), 300))).iter(f"{SVG}text")
    assert word.get("textLength") == "284"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_defines_all_that_it_refers_to_and_nothing_else(lang: str) -> None:
    words = Html(lang)
    for card in (*TAROT.cards, *BARBU.cards):
        svg = ET.XML(standalone(picture(f'<div class="open">{drawn(card, words)}</div>', words)))
        defined = {part.get("id") for part in svg.iter() if part.get("id")}
        used = {str(part.get("href")).removeprefix("#") for part in svg.iter() if part.get("href")}
        assert used <= defined, card.code
        for drawing in svg.findall(f"{SVG}defs/*"):
            names = {part.get("id") for part in drawing.iter()} - {None}
            assert not names or names & used, card.code
    assert EXCUSE in {card.code for card in TAROT.cards}


@every(KINDS.values())
def test_every_board_and_pad_of_a_kind_is_a_small_picture_that_stands_alone(kind: Kind) -> None:
    for lang, level in product(LANGUAGES, LEVELS):
        question = kind.question(level, 1)
        shown = every_picture(question, Html(lang))
        assert len(shown) in {len(question.boards), len(question.boards) + 1}
        assert shown
        for one in shown:
            svg = standalone(one.drawn(Words(lang)), around=one.alternative)
            root = ET.XML(svg)
            assert root.findtext(f"{SVG}title")
            assert root.findtext(f"{SVG}desc")
            assert len(svg.encode()) <= LARGEST
            assert not OUTSIDE.search(svg)
            assert [*root.iter(f"{SVG}text")] or cards(root)


@every(KINDS.values())
def test_a_picture_shows_the_cards_of_its_board_and_all_words_of_it(kind: Kind) -> None:
    question = kind.question(2, 3)
    for one in every_picture(question, Html("en")):
        root = ET.XML(standalone(one.drawn(Words("en"))))
        seen = FOLDED.sub("", one.html)
        assert sorted(cards(root) + LIES.findall(one.html)) == sorted(CARD.findall(seen))
        told = "".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
        for line in re.findall(r'<p class="about">(.*?)</p>', seen):
            text = unescape(re.sub(r'<span class="tutor-said">.*?</span>|<[^>]+>', "", line))
            assert "".join(text.split()) in "".join(told.split())


def test_the_inks_are_four_colours_two_or_none() -> None:
    words = Html("en")
    held = [card for card in TAROT.cards if card.code in {"HK", "DK", "SK", "CK", "T21", "EX"}]
    hand = "".join(drawn(card, words) for card in held)
    board = picture(f'<div class="hand">{hand}</div>', words)
    found = {}
    for name, ink in INKS.items():
        svg = standalone(board, ink)
        assert "var(" not in svg
        found[name] = {*re.findall(r"#([0-9a-f]{6}|[0-9a-f]{3})\b", svg)}
    assert len(found["four"]) > len(found["two"]) > len(found["bw"])
    assert {len({*re.findall("..?" if len(one) > 3 else ".", one)}) for one in found["bw"]} == {1}


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
        view = session.view()
        html = table(view, Html("en"))
        (svg,) = pictures(html)
        assert {card.code for card in view.felt(len(view.story), Html("en")).hand} <= {*cards(svg)}
        assert "✓" not in html.partition("<details>")[0]
        assert html.startswith("<h4>")
