"""Words: names of cards and players, and facts in the manner and the form that a message asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import deals, positions
from tutor.barbu import sources as barbu
from tutor.core.cards import BARBU, TAROT, Cards
from tutor.core.errors import RecordError
from tutor.core.message import N_, Fact
from tutor.core.obligation import Obligation
from tutor.core.rule import Source
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES, language
from tutor.show.words import Words, capital
from tutor.tarot import sources as tarot
from tutor.tarot.legal_cards import obligation
from tutor.tarot.trick import Trick

ENGLISH_RANKS = re.compile(r"\b[KQJA][♠♥♦♣]|\b(king|queen|knight|jack|trump|hearts|spades|diamonds|clubs)\b")
FRENCH_RANKS = re.compile(r"\b[RDV][♠♥♦♣]|atout|\b(cœur|pique|carreau|trèfle)\b")


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
    assert aloud.findall(Html("en", 0).say(N_("{x:card.de}"), x=card)) == [english], "English has no such form"
    assert aloud.findall(Html("fr", 0).say(message, x=card)) == [the]
    behind_of = Html("fr", 0).say(N_("{x:card.de}"), x=card)
    assert aloud.findall(behind_of) == [of]
    assert behind_of.startswith('<span aria-hidden="true">de </span><span')
    assert Words("fr").name(card) in {the, the.partition(" ")[2], the.partition("’")[2]}, "alone it has none"


def test_every_card_of_a_list_takes_the_form() -> None:
    cards = TAROT.read("HK SQ T5 T6 EX")
    assert Words("fr").say(N_("{x:and.de}"), x=cards) == "de D♠, de R♥, du 5, du 6 d’atout et de l’Excuse"


def test_a_bare_name_has_no_article() -> None:
    said = [Html(lang).say(N_("{x:card.bare}"), x=TAROT["HK"]) for lang in ("en", "fr")]
    assert [re.findall(r'said">(.*?)<', html) for html in said] == [["king of hearts"], ["roi de cœur"]]


def test_of_and_a_card_that_has_no_sign_are_one_word_in_french() -> None:
    said = [Words("fr").say(N_("au-dessus {x:card.de}"), x=TAROT[code]) for code in ("T17", "EX", "HK")]
    assert said == ["au-dessus du 17 d’atout", "au-dessus de l’Excuse", "au-dessus de R♥"]


@pytest.mark.parametrize(
    ("codes", "manner", "english", "french"),
    [
        ("T16 T18 T21", "and", "trumps 16, 18 and 21", "le 16, le 18 et le 21 d’atout"),
        ("T16 T18", "or", "trump 16 or 18", "le 16 ou le 18 d’atout"),
        ("H2 T5 T6", "or", "2♥, trump 5 or 6", "2♥, le 5 ou le 6 d’atout"),
        ("HK T5 T6 EX", "and", "K♥, trumps 5, 6 and the Excuse", "R♥, le 5, le 6 d’atout et l’Excuse"),
        ("HK T5 EX", "and", "K♥, trump 5 and the Excuse", "R♥, le 5 d’atout et l’Excuse"),
    ],
)
def test_of_several_trumps_the_word_is_said_once(codes: str, manner: str, english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        assert Words(lang).say(N_(f"{{x:{manner}}}"), x=TAROT.read(codes)) == said


def test_a_seat_without_a_person_is_called_alike_throughout_a_sentence_and_another_way_above_a_column() -> None:
    message = N_("{x:Player}, {x:player}")
    assert [Words(lang).say(message, x=1) for lang in ("en", "fr")] == ["Seat 1, seat 1", "La place 1, la place 1"]
    assert [Words(lang).heading(1) for lang in ("en", "fr")] == ["Seat 1", "Place 1"]
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
        ("{x:player}", 1, "the player on your right", "le joueur à votre droite"),
        ("{x:Player}", 0, "You", "Vous"),
        ("{x:half}", 40.5, "40½", "40½"),
        ("{x:half}", 41.0, "41", "41"),
        ("{x:half}", 0.5, "½", "½"),
        ("{x:half}", 0, "0", "0"),
        ("{x:count}", 0, "no", "aucun"),
        ("{x:count}", 1, "1", "1"),
        ("{x:times}", 1, "once", "une fois"),
        ("{x:times}", 2, "twice", "deux fois"),
        ("{x:times}", 7, "7 times", "7 fois"),
        ("{x:place}", 1, "first", "premier"),
        ("{x:place}", 4, "fourth", "quatrième"),
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


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes"), (21, "21 cards", "21 cartes")],
)
def test_a_part_chooses_a_word_as_its_language_counts(count: int, english: str, french: str) -> None:
    assert Words("en").say(N_("{count} {count:n|card|cards}"), count=count) == english
    assert Words("fr").say(N_("{count} {count:n|carte|cartes}"), count=count) == french


def test_half_a_point_is_a_point_and_a_minus_makes_no_difference() -> None:
    message = N_("{points:half} {points:n|point|points}")
    assert [Words().say(message, points=points) for points in (0.5, 1, 1.5)] == ["½ point", "1 point", "1½ points"]
    assert Words().say(N_("{x:n|point|points}"), x=-1) == "point"


def test_in_french_a_point_and_a_half_is_one_point() -> None:
    said = [Words("fr").say(N_("{x:half} {x:n|point|points}"), x=points) for points in (0, 0.5, 1.5, 2, 2.5)]
    assert said == ["0 point", "½ point", "1½ point", "2 points", "2½ points"]


def test_none_of_several_things_has_their_gender() -> None:
    assert Words("fr").say(N_("{x:count.f} {x:n|carte|cartes}"), x=0) == "aucune carte"


def test_of_several_players_or_cards_a_part_counts_how_many_there_are() -> None:
    message = N_("{others:and} {others:n|has|have} doubled you")
    assert Words(seat=0).say(message, others=(1,)) == "the player on your right has doubled you"
    assert Words().say(message, others=(1, 2)) == "seat 1 and seat 2 have doubled you"
    assert Words().say(N_("{x:n|card|cards}"), x=TAROT.read("H1 H2")) == "cards"


def test_a_part_chooses_a_word_by_whether_it_is_you() -> None:
    message = N_("{by:Player} {by:you|receive|receives} it")
    said = [Words(seat=seat).say(message, by=1) for seat in (1, 0)]
    assert said == ["You receive it", "The player on your right receives it"]
    assert Words().say(message, by=1) == "Seat 1 receives it"


def test_you_are_yourself_also_where_somebody_sits_out() -> None:
    """At the place 0 of five somebody sits out: the seat 2 of the deal is at the place 3."""
    message = N_("{by:you|receive|receives}")
    assert [Words(seat=2).beside(0).say(message, by=seat) for seat in (2, 3)] == ["receive", "receives"]
    assert Words().to(None).beside(0).say(message, by=0) == "receives"


def test_a_choice_is_plain_text_and_escaped_as_such() -> None:
    assert Html("en").say(N_("{x:n|<one>|<many>}"), x=2) == "&lt;many&gt;"


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
    english, french = (list(sentences(drawn, lang)) for lang in ("en", "fr"))
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
