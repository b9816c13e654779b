"""The words of the glossary in each language: each is known by its names, and found where a text holds it."""

from __future__ import annotations

import pytest

from tests.every import every
from tutor.games import GAMES
from tutor.rulebook.glossary import TERMS, terms_of
from tutor.show.languages import LANGUAGES
from tutor.show.vocabulary import Word, find, word

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
#: What people type who have learnt the game elsewhere, and the word that they mean.
SEARCHED = {
    "en": {
        "handful": "poignee",
        "oudler": "bout",
        "kitty": "dog",
        "chien": "dog",
        "talon": "dog",
        "chelem": "slam",
        "Petit au bout": "petit-au-bout",
        "chuté": "made",
        "réussite": "domino",
        "Fan Tan": "domino",
        "pisser": "undertrump",
        "cavalier": "knight",
        "Fool": "excuse",
        "guard": "garde",
        "guard without the dog": "garde-sans",
        "guard against the dog": "garde-contre",
        "petite": "prise",
        "habillé": "court-card",
        "pli": "trick",
        "levée": "trick",
        "nullo": "no-tricks",
        "misère": "no-tricks",
        "family": "flanks",
        "table": "maximum",
        "maldonne": "misdeal",
        "renonce": "revoke",
        "fourchette": "fork",
        "l’appelé": "partner",
        "main forte": "strong-hand",
    },
    "fr": {
        "oudler": "bout",
        "talon": "dog",
        "levée": "trick",
        "pisser": "undertrump",
        "petite": "prise",
        "réussite": "domino",
        "nullo": "no-tricks",
        "la chute": "made",
        "Fou": "excuse",
        "famille": "flanks",
        "table": "maximum",
        "l’appelé": "partner",
        "singleton": "singleton",
        "figure": "court-card",
    },
}


@EVERY_LANGUAGE
def test_an_alias_means_one_word_and_is_no_second_name_of_it(lang: str) -> None:
    aliases = [alias for term in TERMS.values() for alias in word(term, lang).aliases]
    assert [alias for alias in aliases if aliases.count(alias) > 1] == []
    assert [term.id for term in TERMS.values() if word(term, lang).name in word(term, lang).aliases] == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_a_form_means_one_word_in_a_game(lang: str, game: str) -> None:
    forms = [form for term in terms_of(game) for form in {*word(term, lang).spellings, *word(term, lang).other_senses}]
    assert [form for form in forms if forms.count(form) > 1] == []


@every([(lang, name) for lang, names in SEARCHED.items() for name in names])
def test_what_people_type_is_the_name_or_an_alias_of_a_word(typed: tuple[str, str]) -> None:
    lang, name = typed
    known = word(TERMS[SEARCHED[lang][name]], lang)
    assert name in (known.name, *known.aliases)


def found(text: str, lang: str = "en", game: str | None = None) -> list[tuple[str, str]]:
    """The words that a text holds: how it has them, and which they are."""
    return [(text[start:end], term.id) for start, end, term in find(text, lang, game)]


def test_the_longer_of_two_words_is_meant() -> None:
    assert found("A garde sans beats a garde.") == [("garde sans", "garde-sans"), ("garde", "garde")]


def test_a_word_is_found_in_the_plural_at_the_beginning_of_a_sentence_and_across_lines() -> None:
    assert found("Trumps win. Follow\nsuit.") == [("Trumps", "trump"), ("Follow\nsuit", "follow-suit")]


def test_a_name_with_a_capital_is_found_only_with_it() -> None:
    assert found("Le Petit est un petit atout.", "fr") == [("Petit", "petit"), ("atout", "trump")]


def test_a_part_of_a_longer_word_is_no_word() -> None:
    assert found("trumpets, trump-led, bouton") == []


def test_what_only_looks_like_a_word_is_passed_over() -> None:
    assert found("On la garde ; une garde, allons jusqu’au bout.", "fr") == [("une garde", "garde")]


def test_a_game_has_its_own_words_and_those_of_both() -> None:
    assert found("a double and a trick", game="tarot") == [("trick", "trick")]
    assert found("a double and a trick", game="barbu") == [("double", "double"), ("trick", "trick")]


def test_without_forms_a_text_may_hold_the_name_and_its_plural() -> None:
    dog = Word.of("dog | chien, kitty")
    assert (dog.spellings, dog.aliases) == (("dog", "dogs"), ("chien", "kitty"))


def test_a_dash_stands_where_a_text_holds_a_word_in_no_form() -> None:
    assert Word.of("Trumps |  | –").spellings == Word.of("Trumps |  | –").aliases == ()


def test_a_word_may_have_other_senses_without_forms_of_its_own() -> None:
    assert Word.of("garde |  |  | la garde") == ("garde", (), ("garde", "gardes"), ("la garde",))
