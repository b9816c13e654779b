"""Translations: whatever can be said in English can be said in every other language, and is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from catalogues.marked import marked
from catalogues.update import edited, split, strings, template
from tests.every import every
from tutor.core.message import contextual
from tutor.show.catalogue import EDITED
from tutor.show.forms import BARE, NAMES
from tutor.show.languages import LANGUAGES, LISTS, LOCALE, language_of, parts
from tutor.show.words import COUNTED, MANNERS, YOU

#: A clause that begins with *Who …* and is neither a question nor a heading, and its French like: *a player who …*.
BARE_WHO = re.compile(r"(?:^|[.;:] )[Ww]ho [^.;:?]*[.;]")
BARE_QUI = re.compile(r"(?:^|[.;:]\s)[Qq]ui [^.;:?]*\.|\bqui peut (?:\w+ )?doit\b")
#: An ordinary space, or none, where French wants one that does not break.
CHOICES = re.compile(r"{\w+:\w+(\|[^}]*)+}")
LOOSE_SIGN = re.compile(r" [;:?!»]|[^\W\d_][;?!»]|«[^\u00a0]")
#: A message that is one part and nothing else, ``{card:card}`` for instance: what it shows is translated elsewhere.
PART_ALONE = re.compile(r"{\w+(?::\w+)?}")
#: What a language says as English does.
SAID_ALIKE = {
    "fr": {
        ", ",
        "{rule} {value}.",
        "A4",
        "A5",
        "bouts",
        "points",
        "Board Game Arena",
        "Ludophinois",
        "coupe franche",
        "singlette",
        "demi-coupe",
        "fausse coupe",
        "longue",
        "filante",
        "allonge",
        "mariage",
        "grand mariage",
        "petit mariage",
        "fournir",
        "couper",
        "surcouper",
        "pisser",
        "se défausser",
        "Coup d’État",
        "Dragonmaster",
        "arguments",
        "options",
        "POINTS",
        "Barbu",
        "Bouts",
        "Tarot",
        "Barbu, {contract:move}",
        "Domino",
        "Table {number}",
        "C",
        "double",
        "plan",
        "plan ?,",
        "plan {points:signed},",
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
        "shua.fr",
        "{bouts:count} {bouts:n|bout|bouts}, {points:half} {points:n|point|points}",
        "{who} {number} ({suit:suit})",
    }
}


class Translation(NamedTuple):
    """What a language says for a message, or for one of the two forms of one that counts."""

    lang: str
    context: str | None
    original: str
    said: str

    @property
    def id(self) -> str:
        """What names it where a test fails."""
        return f"{self.lang}: {self.context or ''} {self.original}"

    @property
    def may_stay(self) -> bool:
        """Whether a translation may be its original."""
        alike = self.original in SAID_ALIKE.get(self.lang, ()) or PART_ALONE.fullmatch(self.original)
        return bool(alike) or self.is_form or self.context == "glossary"

    @property
    def is_form(self) -> bool:
        """Whether it is a name in a form that only this language has."""
        return (self.context, self.original) not in messages()


def translations(lang: str) -> Iterator[Translation]:
    """All that a catalogue says."""
    for one in CATALOGUES[lang]:
        originals = (one.id,) if isinstance(one.id, str) else one.id
        for original, said in zip(originals, strings(one), strict=False):
            if original:
                yield Translation(lang, one.context, original, said)


CATALOGUES = {lang: edited(LOCALE / lang / EDITED, lang) for lang in LANGUAGES[1:]}


@cache
def messages() -> frozenset[tuple[str | None, str]]:
    """All that the package says, in English: context and text."""
    return frozenset((one.context, text) for one in marked() for text in (one.text, one.plural) if text)


@cache
def english() -> list[Translation]:
    """The same as if it had been translated."""
    return [Translation(LANGUAGES[0], context, text, text) for context, text in messages()]


@cache
def translated() -> list[Translation]:
    """All that the other languages say by now."""
    return [one for lang in CATALOGUES for one in translations(lang) if one.said]


def french() -> list[Translation]:
    """What one of them says."""
    return [one for one in translated() if one.lang == "fr"]


def said() -> list[Translation]:
    """What any language says."""
    return [*english(), *translated()]


EVERY_TRANSLATION = every(translated)


def named(text: str) -> set[tuple[str, str]]:
    """The facts that a text shows, each with the manner; forms and choices are for each language to make."""
    return {(part.name, part.manner) for part in parts(text) if part.name and not part.choices}


def test_every_message_is_in_every_catalogue_and_none_is_left_over() -> None:
    assert len(messages()) > 1000
    for lang, catalogue in CATALOGUES.items():
        wanted = {(one.context, one.id) for one in template(catalogue) if one.id}
        assert {(one.context, one.id) for one in catalogue if one.id} == wanted, lang
        assert list(catalogue.obsolete) == [], lang
        assert [one.id for one in catalogue if one.id and one.fuzzy] == [], lang


def test_everything_is_translated() -> None:
    """A term need not have a form of its own where a sentence asks for it; cards, suits and players do."""
    terms = {split(name)[1] for name in NAMES["term"]}
    for lang in CATALOGUES:
        left = [one for one in translations(lang) if not (one.said or (one.is_form and one.original in terms))]
        if left:
            pytest.fail(
                f"Translate what is empty in tutor/locale/{lang}/{EDITED}: {len(left)} texts,"
                f" the first of them “{left[0].original}”."
            )


@EVERY_TRANSLATION
def test_a_translation_is_not_the_english(one: Translation) -> None:
    """But for the few words that are the same."""
    assert one.said != one.original or one.may_stay, f"or name it in SAID_ALIKE of {__name__}"


@EVERY_TRANSLATION
def test_a_translation_shows_the_same_facts_in_the_same_manner(one: Translation) -> None:
    """What a choice depends on need not be shown, but has to be among the facts."""
    assert named(one.said) == named(one.original)
    chosen = {part.name for part in parts(one.said) if part.choices}
    assert chosen <= {part.name for part in parts(one.original)}


@every(said)
def test_a_part_has_a_manner_that_there_is_and_as_many_choices_as_its_language_asks_for(one: Translation) -> None:
    choices = {COUNTED: language_of(one.lang).plurals, YOU: 2}
    for part in parts(one.said):
        assert not part.name or part.manner in {*MANNERS, *LISTS, *choices}
        assert len(part.choices) == choices.get(part.manner, 0)


@every(said)
def test_a_translation_asks_only_for_forms_that_its_names_have(one: Translation) -> None:
    for part in parts(one.said):
        if part.form and part.form != BARE:
            assert part.manner in NAMES
            held = {(other.context, other.original) for other in translated() if other.lang == one.lang and other.said}
            assert [name for name in NAMES[part.manner] if split(contextual(name, part.form)) in held] != []


@every(said)
def test_an_apostrophe_is_a_curly_one(one: Translation) -> None:
    assert "'" not in one.said


def test_no_sentence_has_a_bare_who_for_its_subject() -> None:
    assert [one.said for one in english() if BARE_WHO.search(one.said)] == []
    assert [one.said for one in french() if BARE_QUI.search(one.said)] == []


def test_signs_stand_off_in_french_as_printers_set_them() -> None:
    texts = [CHOICES.sub("", one.said) for one in french()]
    assert list(filter(LOOSE_SIGN.search, texts)) == []


def test_french_readers_are_told_which_wikipedia_is_meant() -> None:
    told = [one.said.partition("Wikipédia")[2] for one in french() if "Wikipédia" in one.said]
    assert [rest for rest in told if not rest.startswith((" (en anglais)", " en français"))] == []


def test_nobody_is_told_of_a_translation_of_wikipedia_that_they_cannot_have_met() -> None:
    assert [one.said for one in english() if re.search(r"ranslation|ussian", one.said)] == []


@EVERY_TRANSLATION
def test_a_translation_ends_as_its_original_does(one: Translation) -> None:
    assert (one.original[-1] in ".:!?") is (one.said[-1:] in {*".:!?"})
