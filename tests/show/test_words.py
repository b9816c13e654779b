"""Words: names of cards and players, and that whatever can be said in English can be said in French."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po
from hypothesis import given

from tests.every import every
from tests.strategies import deals, positions
from tutor.barbu import sources as barbu
from tutor.cards import BARBU, TAROT, Cards
from tutor.errors import RecordError
from tutor.rule import N_, Fact, Obligation, Source
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES, LOCALE, language
from tutor.show.words import MANNERS, Words, capital
from tutor.tarot import sources as tarot
from tutor.tarot.legal_cards import obligation
from tutor.tarot.trick import Trick

PACKAGE = LOCALE.parent
KEYWORDS = {"N_": None, "ngettext": (1, 2)}
ENGLISH_RANKS = re.compile(r"\b[KQJA][♠♥♦♣]|\b(king|queen|knight|jack|trump|hearts|spades|diamonds|clubs)\b")
FRENCH_RANKS = re.compile(r"\b[RDV][♠♥♦♣]|atout|\b(cœur|pique|carreau|trèfle)\b")
#: A clause that begins with *Who …* and is neither a question nor a heading, and its French like: *a player who …*.
BARE_WHO = re.compile(r"(?:^|[.;:] )[Ww]ho [^.;:?]*[.;]")
BARE_QUI = re.compile(r"(?:^|[.;:]\s)[Qq]ui [^.;:?]*\.|\bqui peut (?:\w+ )?doit\b")
#: An ordinary space, or none, where French wants one that does not break.
LOOSE_SIGN = re.compile(r" [;:?!»]|[^\W\d_][;?!»]|«[^\u00a0]")
SAID_ALIKE = {
    "Board Game Arena",
    "Ludophinois",
    "arguments",
    "options",
    "POINTS",
    "Barbu",
    "Barbu, {contract:move}",
    "Domino",
    "C",
    "double",
    "simple",
    "triple",
    "prise",
    "pousse",
    "garde",
    "garde sans",
    "garde contre",
    "Maximum",
    "Misère",
    "Points",
    "Ravage City",
    "Salade",
    "Total",
    "Tarot-club de Vineuil",
    "barbu.app",
    "jeuxdecartes.net",
    "le-tarot.fr",
}


def catalogue(lang: str) -> Catalog:
    """The catalogue of a language, as translators edit it."""
    with folder(lang).joinpath("tutor.po").open("rb") as file:
        return read_po(file, lang)


def folder(lang: str) -> Path:
    """Where the catalogues of a language are."""
    return LOCALE / lang / "LC_MESSAGES"


def forms(said: str | Sequence[str] | None) -> tuple[str, ...]:
    """The one form of a message, or where it counts its two."""
    return (said,) if isinstance(said, str) else tuple(said or ())


FRENCH = catalogue("fr")
#: What stands in the source between the quotes of an ``N_("...")``; of ``ngettext("...", "...", n)`` both forms.
MARKED = {
    form
    for _, _, message, _, _ in extract_from_dir(PACKAGE, [("**.py", "python")], keywords=KEYWORDS)
    for form in forms(message)
}
TRANSLATIONS = {
    original: said
    for message in FRENCH
    if message.id
    for original, said in zip(forms(message.id), forms(message.string), strict=True)
}
EVERY_TRANSLATION = every(TRANSLATIONS)


def in_french(original: str) -> str:
    """The translation of a message."""
    return TRANSLATIONS[original]


def parts(text: str) -> list[tuple[str, str]]:
    """The named parts of a text, each with the manner in which it is shown; its form is for each language to choose."""
    named = ((name, manner or "") for _, name, manner, _ in Formatter().parse(text) if name is not None)
    return sorted({(name, manner.partition(".")[0]) for name, manner in named})


def manners(text: str) -> set[str]:
    """The manners of a text, with their forms."""
    return {manner for _, name, manner, _ in Formatter().parse(text) if name is not None and manner is not None}


def test_every_message_is_translated_and_no_translation_is_left_over() -> None:
    assert len(MARKED) > 100
    assert set(TRANSLATIONS) == MARKED
    assert list(FRENCH.obsolete) == []
    assert [message.id for message in FRENCH if message.id and message.fuzzy] == []


@EVERY_TRANSLATION
def test_a_translation_is_there(original: str) -> None:
    assert in_french(original)
    assert in_french(original) != original or original in SAID_ALIKE


@EVERY_TRANSLATION
def test_a_translation_has_the_same_named_parts_shown_in_the_same_manner(original: str) -> None:
    assert parts(in_french(original)) == parts(original)
    assert manners(original) | manners(in_french(original)) <= set(MANNERS) | {"and", "or"}
    assert not any("." in manner for manner in manners(original)), "English has no forms"


def test_an_apostrophe_is_a_curly_one_in_both_languages() -> None:
    assert [original for original, said in TRANSLATIONS.items() if "'" in original + said] == []


def test_no_sentence_has_a_bare_who_for_its_subject() -> None:
    assert list(filter(BARE_WHO.search, TRANSLATIONS)) == []
    assert list(filter(BARE_QUI.search, TRANSLATIONS.values())) == []


def test_signs_stand_off_in_french_as_printers_set_them() -> None:
    assert list(filter(LOOSE_SIGN.search, TRANSLATIONS.values())) == []


def test_french_readers_are_told_which_wikipedia_is_meant() -> None:
    told = [said.partition("Wikipédia")[2] for said in TRANSLATIONS.values() if "Wikipédia" in said]
    assert [rest for rest in told if not rest.startswith((" (en anglais)", " en français"))] == []


def test_nobody_is_told_of_a_translation_of_wikipedia_that_they_cannot_have_met() -> None:
    assert list(filter(re.compile(r"ranslation|ussian").search, TRANSLATIONS)) == []


@EVERY_TRANSLATION
def test_a_translation_ends_as_its_original_does(original: str) -> None:
    assert (original[-1] in ".:!?") is (in_french(original)[-1] in ".:!?")


@pytest.mark.parametrize(
    ("code", "english", "french"),
    [
        ("HK", "K♥ king of hearts", "R♥ roi de cœur"),
        ("SQ", "Q♠ queen of spades", "D♠ dame de pique"),
        ("DN", "C♦ knight of diamonds", "C♦ cavalier de carreau"),
        ("CJ", "J♣ jack of clubs", "V♣ valet de trèfle"),
        ("H10", "10♥ 10 of hearts", "10♥ 10 de cœur"),
        ("H1", "1♥ ace of hearts", "1♥ as de cœur"),
        ("T16", "trump 16 trump 16", "le 16 d’atout le 16 d’atout"),
        ("EX", "the Excuse the Excuse", "l’Excuse l’Excuse"),
    ],
)
def test_what_a_card_is_called(code: str, english: str, french: str) -> None:
    for lang, name in (("en", english), ("fr", french)):
        words = Words(lang)
        assert f"{words.card(TAROT[code])} {words.name(TAROT[code])}" == name


@pytest.mark.parametrize(
    ("code", "english", "the", "of"),
    [
        ("HJ", "the jack of hearts", "le valet de cœur", "du valet de cœur"),
        ("SQ", "the queen of spades", "la dame de pique", "de la dame de pique"),
        ("S1", "the ace of spades", "l’as de pique", "de l’as de pique"),
        ("D10", "the 10 of diamonds", "le 10 de carreau", "du 10 de carreau"),
        ("T17", "trump 17", "le 17 d’atout", "du 17 d’atout"),
        ("EX", "the Excuse", "l’Excuse", "de l’Excuse"),
    ],
)
def test_a_card_in_a_sentence_is_read_aloud_with_its_article(code: str, english: str, the: str, of: str) -> None:
    card, aloud = TAROT[code], re.compile(r'tutor-said">(.*?)</span>')
    message = N_("{x:card}")
    assert aloud.findall(Html("en", 0).say(message, x=card)) == [english]
    assert aloud.findall(Html("fr", 0).say(message, x=card)) == [the]
    behind_of = Html("fr", 0).say(N_("{x:card.de}"), x=card)
    assert aloud.findall(behind_of) == [of]
    assert behind_of.startswith('<span aria-hidden="true">de </span><span')
    assert Words("fr").name(card) in {the, the.partition(" ")[2], the.partition("’")[2]}, "alone it has none"


def test_of_and_a_card_that_has_no_sign_are_one_word_in_french() -> None:
    said = [Words("fr").say(N_("au-dessus {x:card.de}"), x=TAROT[code]) for code in ("T17", "EX", "HK")]
    assert said == ["au-dessus du 17 d’atout", "au-dessus de l’Excuse", "au-dessus de R♥"]


@pytest.mark.parametrize(
    ("codes", "manner", "english", "french"),
    [
        ("T16 T18 T21", "and", "trumps 16, 18 and 21", "le 16, le 18 et le 21 d’atout"),
        ("T16 T18", "or", "trumps 16 or 18", "le 16 ou le 18 d’atout"),
        ("H2 T5 T6", "or", "2♥, trumps 5 or 6", "2♥, le 5 ou le 6 d’atout"),
        ("HK T5 T6 EX", "and", "K♥, trumps 5, 6 and the Excuse", "R♥, le 5, le 6 d’atout et l’Excuse"),
        ("HK T5 EX", "and", "K♥, trump 5 and the Excuse", "R♥, le 5 d’atout et l’Excuse"),
    ],
)
def test_of_several_trumps_the_word_is_said_once(codes: str, manner: str, english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        assert Words(lang).say(N_(f"{{x:{manner}}}"), x=TAROT.read(codes)) == said


def test_a_seat_without_a_person_is_called_another_way_at_the_beginning_of_a_line() -> None:
    message = N_("{x:Player}, {x:player}")
    assert [Words(lang).say(message, x=1) for lang in LANGUAGES] == ["Seat 1, seat 1", "Place 1, la place 1"]
    assert Words("fr", 0).say(message, x=0) == "Vous, vous"


@pytest.mark.parametrize(("lang", "letters"), [("en", "J C Q K A"), ("fr", "V C D R A")])
def test_the_letters_in_the_corners_are_those_of_the_language(lang: str, letters: str) -> None:
    cards = [TAROT["HJ"], TAROT["HN"], TAROT["HQ"], TAROT["HK"], BARBU["HA"]]
    assert " ".join(map(Words(lang).index, cards)) == letters


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_have_the_same_name(lang: str) -> None:
    for pack in (TAROT, BARBU):
        assert len({Words(lang).name(card) for card in pack.cards}) == len(pack)
        assert len({Words(lang).card(card) for card in pack.cards}) == len(pack)


def test_players_are_called_by_where_they_sit() -> None:
    words = Words(seat=2)
    assert [words.player(seat) for seat in (2, 3, 0, 1)] == [
        "you",
        "the player on your right",
        "the player opposite",
        "the player on your left",
    ]
    assert [Words().player(2), Words("fr").player(2)] == ["seat 2", "la place 2"]
    assert words.to(3).player(3) == "you"
    assert words.to(3).lang == words.lang


def test_where_one_sits_out_the_seats_of_the_deal_are_called_by_the_places_at_the_table() -> None:
    words = Words().to(0, 4).beside(2)
    assert [words.player(seat) for seat in range(4)] == [
        "you",
        "the player on your right",
        "the player opposite on the left",
        "the player on your left",
    ]
    assert words.around().player(2) == "the player opposite on the right"
    looking_on = Words().to(None, 4).beside(0)
    assert looking_on.player(0) == "the player on your right"
    assert looking_on.around().player(0) == "you"


@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        (tarot.WIKIPEDIA, "Wikipedia, “French tarot”", "Wikipédia (en anglais), article «\u00a0French tarot\u00a0»"),
        (
            barbu.FRENCH_WIKIPEDIA,
            "French Wikipedia, “Barbu (jeu)”",
            "Wikipédia en français, article «\u00a0Barbu (jeu)\u00a0»",
        ),
        (
            tarot.fft(5),
            "FFT, Règlement officiel (2012), §\u00a05",
            "FFT, Règlement officiel du tarot (version du 1ᵉʳ juillet 2012), §\u00a05",
        ),
    ],
)
def test_a_source_has_the_name_under_which_readers_find_it(source: Source, english: str, french: str) -> None:
    assert (Words("en").source(source), Words("fr").source(source)) == (english, french)


def test_a_list_ends_in_a_word() -> None:
    message = N_("{cards:or}")
    english = [Words().say(message, cards=TAROT.read(codes)) for codes in ("H2", "H2 H3", "H2 H3 T5")]
    assert english == ["2♥", "2♥ or 3♥", "2♥, 3♥ or trump 5"]
    assert Words("fr").say(N_("{cards:and}"), cards=TAROT.read("H2 HK")) == "2♥ et R♥"


@pytest.mark.parametrize(
    ("message", "fact", "english", "french"),
    [
        ("{x:suit}", "H", "hearts", "cœur"),
        ("{x:Suit}", "T", "Trumps", "Atout"),
        ("{x:card}", TAROT["HK"], "K♥", "R♥"),
        ("{x:void}", "H", "You have no hearts", "Vous n’avez pas de cœur"),
        ("{x:void}", "T", "Trumps were led", "Atout est demandé"),
        ("{x:neither}", "T", "You have no trump", "Vous n’avez pas d’atout"),
        ("{x:player}", 1, "the player on your right", "le joueur à votre droite"),
        ("{x:Player}", 0, "You", "Vous"),
        ("{x:half}", 40.5, "40½", "40½"),
        ("{x:half}", 41.0, "41", "41"),
        ("{x:half}", 0.5, "½", "½"),
        ("{x:half}", 0, "0", "0"),
        ("{x:the-rank}", "Q", "the queen", "la dame"),
        ("{x:the-rank}", "A", "the ace", "l’as"),
        ("{x:the-rank}", "8", "the 8", "le 8"),
        ("{x}", 7, "7", "7"),
    ],
)
def test_a_fact_is_shown_in_the_manner_that_the_message_asks_for(
    message: str, fact: Fact, english: str, french: str
) -> None:
    assert Words("en", 0).say(N_(message), x=fact) == english
    assert Words("fr", 0).say(N_(message), x=fact) == french


@given(positions())
@deals
def test_a_french_sentence_has_no_english_in_it_and_the_other_way_round(drawn: tuple[Cards, Trick]) -> None:
    for lang, foreign in (("fr", ENGLISH_RANKS), ("en", FRENCH_RANKS)):
        for sentence in sentences(drawn, lang):
            assert not foreign.search(sentence)
            assert "{" not in sentence


@given(positions())
@deals
def test_every_sentence_is_another_one_in_french(drawn: tuple[Cards, Trick]) -> None:
    english, french = (list(sentences(drawn, lang)) for lang in LANGUAGES)
    assert len(english) == len(french)
    assert not set(english) & set(french)


def sentences(drawn: tuple[Cards, Trick], lang: str) -> Iterator[str]:
    """All that is said about a position."""
    hand, trick = drawn
    duty: Obligation[Any] = obligation(hand, trick)
    return map(Words(lang, trick.turn).verdict, duty.rulings)


def test_the_language_is_the_first_that_is_wished_for_and_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert [language(), language("fr"), language(None, "xx", "fr_CA.UTF-8"), language("")] == ["en", "fr", "fr", "en"]
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert (language(), language("en"), language("de")) == ("fr", "en", "fr")
    monkeypatch.setenv("TUTOR_LANG", "en")
    assert language() == "en"


def test_a_language_that_is_not_ours_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Words("xx")


def test_an_error_is_said_with_what_was_found_as_json_writes_it() -> None:
    error = RecordError("dealer", None, N_("a seat from 0 to {last}"), last=3)
    assert Words("en").error(error) == "dealer: found null, expected a seat from 0 to 3"
    assert Words("fr").error(error) == "dealer : trouvé null, attendu une place de 0 à 3"


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert [capital("the Excuse"), capital("l’Excuse"), capital("")] == ["The Excuse", "L’Excuse", ""]
