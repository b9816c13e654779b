"""Positions typed in words, in both languages: what is understood, and what is refused."""

from __future__ import annotations

import pytest

from tests.every import every
from tutor.core.cards import Card
from tutor.core.draft import Draft
from tutor.core.errors import RecordError, RefusedError
from tutor.games import SCENES
from tutor.show.forms import BARE, card_name
from tutor.show.languages import LANGUAGES, language_of
from tutor.show.setup.typed import EXAMPLE, LONGEST, draft_of
from tutor.show.words import Words

BEGUN = Draft(SCENES["tarot-4"])
CARDS = {
    (lang, card.code): card
    for lang in LANGUAGES
    for scene in (SCENES["tarot-4"], SCENES["no-tricks"])
    for card in scene.pack.cards
}


def understood(text: str, lang: str = "en") -> tuple[str, str, str]:
    """The table, the hand and the other cards."""
    draft = draft_of(text, BEGUN, lang)
    hand, *others = (" ".join(card.code for card in draft.at(place)) for place in draft.scene.places)
    return draft.scene.id, hand, others[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_in_the_field_is_understood(lang: str) -> None:
    assert understood(Words(lang).say(EXAMPLE), lang) == ("tarot-4", "S4 H4 H8 T1 T21", "HK H6")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "king of hearts led, then 6♥; I have 4s, 4h and the Excuse. May I play the 4s?",
            ("tarot-4", "S4 H4 EX", "HK H6"),
        ),
        ("4s 4h 8h; KH, 6h", ("tarot-4", "S4 H4 H8", "HK H6")),
        ("My hand: the Petit, 21 of trumps and the queen of clubs.\n5t was led", ("tarot-4", "T1 T21 CQ", "T5")),
        ("No Hearts: I hold 4s, Ah; 10s led", ("no-hearts", "S4 HA", "S10")),
        ("trumps, hearts. I hold 5h and the ace of spades; 3h led", ("trumps-h", "H5 SA", "H3")),
        ("Domino from 8. I hold 7s 9d; on the table 8s 8d", ("domino-8", "S7 D9", "S8 D8")),
        ("I hold Ad 4s", ("no-tricks", "DA S4", "")),
    ],
)
def test_what_people_type_is_understood(text: str, meant: tuple[str, str, str]) -> None:
    assert understood(text) == meant


def test_french_letters_and_names_are_understood() -> None:
    text = "Roi de cœur entamé. J’ai l’as de pique, 10ca, Dt, 2ca et le 21 d’atout"
    assert understood(text, "fr") == ("tarot-4", "S1 D10 CQ D2 T21", "HK")


@every(CARDS)
def test_every_card_is_known_by_its_name_and_by_its_code(named: tuple[str, str]) -> None:
    lang, code = named
    card: Card = CARDS[named]
    for way in (card_name(card.code, BARE, language_of(lang)), code):
        scene, hand, _ = understood(f"{way};", lang)
        # Both games have an ace, and each its own code for it.
        assert hand in {code, code.replace("1", "A") if card.code[1:] == "1" else code.replace("A", "1")}, scene


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("I hold 99s", "99s"),
        ("hello", "hello"),
        ("", ""),
        ("4s 4s", "4s 4s"),
        ("t21 and ad", "t21 and ad"),
        ("4s" * LONGEST, 2 * LONGEST),
    ],
)
def test_what_is_not_understood_is_said(text: str, wrong: object) -> None:
    with pytest.raises(RecordError) as raised:
        draft_of(text, BEGUN, "en")
    assert (raised.value.place, raised.value.found) == ("text", wrong)


def test_a_trick_that_is_too_long_is_refused() -> None:
    with pytest.raises(RefusedError, match="The trick is full"):
        draft_of("4s; led 5s 6s 7s 8s", BEGUN, "en")
