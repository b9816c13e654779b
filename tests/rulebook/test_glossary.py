"""The glossary: every word has its meaning in every language, and leads to rules that there are."""

from __future__ import annotations

from tests.every import every
from tutor.games import GAMES
from tutor.rulebook.glossary import SECTIONS, TERMS, named_by
from tutor.rulebook.glossary.term import Term
from tutor.show.languages import LANGUAGES
from tutor.show.vocabulary import word
from tutor.show.words import Words

RULES = {rule for game in GAMES.values() for rule in (*game.RULES, *game.ADVICE)}


def test_a_word_has_a_place_of_its_own() -> None:
    assert len(TERMS) == sum(len(section.terms) for section in SECTIONS)


@every(TERMS.values(), LANGUAGES)
def test_a_word_has_a_name_and_a_meaning_in_whole_sentences(term: Term, lang: str) -> None:
    meaning = Words(lang).say(term.meaning)
    assert word(term, lang).name
    assert meaning[0].isupper()
    assert meaning[-1] in ".?"
    assert (lang == "en") is (meaning == term.meaning)


@every(TERMS.values())
def test_a_word_leads_to_rules_that_there_are(term: Term) -> None:
    assert set(term.rules) <= RULES


def test_the_words_of_a_rule() -> None:
    assert [term.id for term in named_by("T-BID-LADDER")] == ["prise", "garde", "garde-sans", "garde-contre"]
    assert named_by("T-PLAY-TURN") == ()
