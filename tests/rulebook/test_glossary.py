"""The glossary: every word has its names and its meaning in every language, and is found where a text holds it."""

from __future__ import annotations

import pytest

from tests.every import every
from tutor.games import GAMES
from tutor.rulebook.glossary import SECTIONS, TERMS, find, named_by, terms_of
from tutor.rulebook.glossary.term import Term, Word
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

RULES = {rule for game in GAMES.values() for rule in (*game.RULES, *game.ADVICE)}
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


def test_a_word_has_a_place_of_its_own() -> None:
    assert len(TERMS) == sum(len(section.terms) for section in SECTIONS)


@every(TERMS.values(), LANGUAGES)
def test_a_word_has_a_name_and_a_meaning_in_whole_sentences(term: Term, lang: str) -> None:
    meaning = Words(lang).say(term.meaning)
    assert term.word(lang).name
    assert meaning[0].isupper()
    assert meaning[-1] in ".?"
    assert (lang == "en") is (meaning == term.meaning)


@every(TERMS.values())
def test_a_word_leads_to_rules_that_there_are(term: Term) -> None:
    assert set(term.rules) <= RULES


@EVERY_LANGUAGE
def test_an_alias_means_one_word_and_is_no_second_name_of_it(lang: str) -> None:
    aliases = [alias for term in TERMS.values() for alias in term.word(lang).aliases]
    assert [alias for alias in aliases if aliases.count(alias) > 1] == []
    assert [term.id for term in TERMS.values() if term.word(lang).name in term.word(lang).aliases] == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_a_form_means_one_word_in_a_game(lang: str, game: str) -> None:
    forms = [form for term in terms_of(game) for form in {*term.word(lang).spellings, *term.word(lang).other_senses}]
    assert [form for form in forms if forms.count(form) > 1] == []


@every([(lang, word) for lang, words in SEARCHED.items() for word in words])
def test_what_people_type_is_the_name_or_an_alias_of_a_word(typed: tuple[str, str]) -> None:
    lang, word = typed
    known = TERMS[SEARCHED[lang][word]].word(lang)
    assert word in (known.name, *known.aliases)


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


def test_the_words_of_a_rule() -> None:
    assert [term.id for term in named_by("T-BID-LADDER")] == ["prise", "garde", "garde-sans", "garde-contre"]
    assert named_by("T-PLAY-TURN") == ()


def test_without_forms_a_text_may_hold_the_name_and_its_plural() -> None:
    assert Word("dog", "chien, kitty").spellings == ("dog", "dogs")
    assert Word("dog", "chien, kitty").aliases == ("chien", "kitty")
    assert Word("Trumps", forms="").spellings == Word("Trumps", forms="").aliases == ()
