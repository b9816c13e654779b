"""The drawn cards: every card is there, well-formed, self-contained, small, and legible."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from tests.every import every
from tutor.core.cards import BARBU, TAROT, Card, Pack
from tutor.hosts.scripts import style_sheet
from tutor.show.faces import back, bouts, card_sheet, face, suits, svg, trumps
from tutor.show.words import Words

CSS = style_sheet()
SVG = "{http://www.w3.org/2000/svg}"
BUDGET = 47 * 1024
SHEETS = pytest.mark.parametrize(("lang", "pack"), list(product(("en", "fr"), (TAROT, BARBU))))


def elements(markup: str) -> list[ET.Element]:
    """All elements of an SVG, as a page would read them."""
    root = ET.fromstring(markup.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))  # noqa: S314 (our own)
    return list(root.iter())


def references(markup: str) -> set[str]:
    """What an SVG refers to."""
    return {element.attrib["href"] for element in elements(markup) if "href" in element.attrib}


@SHEETS
def test_a_sheet_has_a_symbol_for_every_card_and_the_back(lang: str, pack: Pack) -> None:
    symbols = [element for element in elements(card_sheet(lang, pack.cards)) if element.tag == f"{SVG}symbol"]
    assert {symbol.attrib["id"] for symbol in symbols} == {f"card-{lang}-{card}" for card in pack.cards} | {"card-back"}
    assert len(symbols) == len(pack) + 1
    assert {symbol.attrib["viewBox"] for symbol in symbols} == {"0 0 60 96"}


@SHEETS
def test_ids_are_unique_and_every_reference_is_met_on_the_sheet(lang: str, pack: Pack) -> None:
    markup = card_sheet(lang, pack.cards)
    ids = [element.attrib["id"] for element in elements(markup) if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert references(markup) <= {f"#{name}" for name in ids}


@SHEETS
def test_ids_of_parts_cannot_be_those_of_headings(lang: str, pack: Pack) -> None:
    ids = (element.attrib.get("id", "X") for element in elements(card_sheet(lang, pack.cards)))
    assert all(name.startswith("card-") or name[0].isupper() for name in ids)


@SHEETS
def test_a_sheet_draws_on_nothing_outside(lang: str, pack: Pack) -> None:
    markup = card_sheet(lang, pack.cards)
    assert not re.search(r"https?:|//|url\(|@import|<(image|style|script|foreignObject|text)\b", markup)


@SHEETS
def test_a_sheet_is_there_but_not_seen_and_not_read_out(lang: str, pack: Pack) -> None:
    root = elements(card_sheet(lang, pack.cards))[0]
    assert root.attrib["class"] == "tutor-sheet"
    assert root.attrib["aria-hidden"] == "true"
    assert (root.attrib["width"], root.attrib["height"]) == ("0", "0")
    assert "style" not in root.attrib
    assert ".tutor-sheet { display: none; }" in CSS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_pack_keeps_within_its_budget(lang: str) -> None:
    assert len(card_sheet(lang).encode()) <= BUDGET


def test_two_packs_share_what_they_have_in_common() -> None:
    both = card_sheet("en", (*TAROT.cards, *BARBU.cards))
    ids = [element.attrib["id"] for element in elements(both) if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {"card-en-S1", "card-en-SA"} <= set(ids)


def test_a_small_pack_carries_no_trumps() -> None:
    assert "P-21" not in card_sheet("en", BARBU.cards)


@every([*TAROT.cards, *BARBU.cards])
def test_a_face_shows_its_card(card: Card) -> None:
    assert face(card, "fr") == (
        f'<svg class="face" viewBox="0 0 60 96" aria-hidden="true"><use href="#card-fr-{card.code}"/></svg>'
    )


def test_the_back_shows_no_card() -> None:
    assert references(back()) == {"#card-back"}


@pytest.mark.parametrize(
    ("lang", "letters"),
    [("en", {"J": "J", "N": "C", "Q": "Q", "K": "K"}), ("fr", {"J": "V", "N": "C", "Q": "D", "K": "R"})],
)
def test_courts_bear_the_letters_of_the_language(lang: str, letters: dict[str, str]) -> None:
    markup = card_sheet(lang)
    for suit, (rank, letter) in product("SHDC", letters.items()):
        assert Words(lang).index(TAROT[suit + rank]) == letter
        assert f'"#N-{letter}"' in drawing(markup, suit + rank, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_aces_numbers_and_the_excuse_are_the_same_in_every_language(lang: str) -> None:
    codes = ("H1", "H10", "T1", "T21", "EX")
    assert [Words(lang).index(TAROT[code]) for code in codes] == ["1", "10", "1", "21", "★"]
    assert Words(lang).index(BARBU["HA"]) == "A"


@every(card for card in TAROT.cards if card.rank.isdigit() and card.suit != "T")
def test_a_numbered_card_has_as_many_pips(card: Card) -> None:
    pips = suits.PIPS[card.rank]
    assert 2 * len(pips.upper) + len(pips.halfway) == int(card.rank)
    shown = drawing(card_sheet("en"), card.code).count(f'"#T-{card.suit}"')
    assert shown == len(pips.upper) + len(pips.halfway)


@every(TAROT.cards)
def test_an_index_stands_in_both_corners(card: Card) -> None:
    markup = drawing(card_sheet("en"), card.code)
    assert f'<use href="#H-en{card}" transform="rotate(180 30 48)"/>' in markup


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, svg.PAPER) for ink in suits.INKS.values()),
        (trumps.INK, trumps.PANEL),
        (trumps.ON_FRAME, trumps.FRAME),
        (bouts.EXCUSE_INK, bouts.EXCUSE_FRAME),
    ],
)
def test_every_index_stands_out(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def drawing(markup: str, code: str, lang: str = "en") -> str:
    """The symbol of one card."""
    return markup.split(f'<symbol id="card-{lang}-{code}"')[1].split("</symbol>", maxsplit=1)[0]


def contrast(*inks: str) -> float:
    """The contrast of two inks of the light theme, as WCAG 2 reckons it."""
    low, high = sorted(map(luminance, inks))
    return (high + 0.05) / (low + 0.05)


def luminance(ink: str) -> float:
    """How bright the colour is that an ink falls back on."""
    digits = ink[-7:-1]
    parts = (int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
