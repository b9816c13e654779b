"""The glossary as HTML: its page, a note beside a word, the other names of a rule, a list for a notebook."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.rulebook.glossary import SECTIONS, named_by, terms_of
from tutor.rulebook.glossary.term import Term
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES
from tutor.show.vocabulary import find, word
from tutor.show.words import capital

ALSO = N_("Also called: {names}.")
OF_WHICH = N_("{name} is also called: {names}.")
#: The characters that touch a word in a text, on its two sides; a no-break space touches both of its neighbours.
TOUCHES_BEFORE, TOUCHES_AFTER = re.compile(r"[^ \n\t]*\Z"), re.compile(r"[^\w \n\t]*")
SEE = N_("See:")
IN_THE_GLOSSARY = N_("In the glossary")
#: Before the names that a word has in another language: that of both games, and to its own readers in English.
ABROAD = {"fr": N_("In French: {names}."), "en": N_("In English: {names}.")}


def page(rules: Iterable[Rule], words: Html) -> str:
    """The words of each section, in alphabetical order, as pieces of a Markdown page: a heading and its text."""
    by_id = {rule.id: rule for rule in rules}
    pieces: list[str] = []
    for section in SECTIONS:
        pieces.append(f"## {words.say(section.title)}")
        for term in _sorted(section.terms, words.lang):
            pieces += _entry(term, by_id, words)
    return "\n\n".join(pieces)


def _entry(term: Term, rules: dict[str, Rule], words: Html) -> Iterator[str]:
    """A word, its meaning, its other names here and in other languages, and its rules."""
    yield f"### {words.markup.text(capital(word(term, words.lang).name))} {{ #{term.id} }}"
    yield element("p", _linked(term, words))
    names = [element("span", said) for said in (_also(term, words), _abroad(term, words)) if said]
    if names:
        yield element("p", " ".join(names), class_="term-names")
    if linked := [words.link(rules[rule]) for rule in term.rules]:
        yield element("p", words.say(SEE), " ", " · ".join(linked), class_="tutor-source")


def _linked(term: Term, words: Html) -> str:
    """The meaning of a word; every other word of the glossary in it leads to its own place."""
    text, linked = words.say(term.meaning), {term.id}

    def link(said: Said) -> str | None:
        if said.term.id in linked:
            return None
        linked.add(said.term.id)
        return said.before + element("a", said.word, href=f"#{said.term.id}") + said.after

    return replaced(text, words.lang, None, link)


class Said(NamedTuple):
    """A word in a text, with the characters that touch it: an article before it, a comma after it."""

    before: str
    word: str
    after: str
    term: Term


def replaced(text: str, lang: str, game: str | None, shown: Callable[[Said], str | None]) -> str:
    """A text in which words of the glossary are shown in another way; where that is ``None``, they stay as they are."""
    pieces: list[str] = []
    end = 0
    for start, stop, term in find(text, lang, game):
        before, after = TOUCHES_BEFORE.search(text, end, start), TOUCHES_AFTER.match(text, stop)
        said = Said(before[0] if before else "", text[start:stop], after[0] if after else "", term)
        if (as_shown := shown(said)) is not None:
            pieces += (text[end : start - len(said.before)], as_shown)
            end = stop + len(said.after)
    return "".join((*pieces, text[end:]))


def noted(said: Said, mark: str, glossary: str, words: Html) -> str:
    """A word as a button, and the note that it opens; the browser itself opens and closes it.

    ``mark`` is the id of the note, and ``glossary`` the address of the glossary's page.  The characters that touch the
    word are kept on its line, since a line may otherwise end on either side of a button.
    """
    button = element("button", said.word, type="button", class_="term", popovertarget=mark)
    name = element("strong", words.markup.text(capital(word(said.term, words.lang).name)))
    more = element("a", words.say(IN_THE_GLOSSARY), href=f"{glossary}#{said.term.id}")
    told = " ".join(piece for piece in (words.say(said.term.meaning), _also(said.term, words)) if piece)
    note = element("span", name, " ", told, " ", more, class_="term-note", id=mark, popover="")
    return element("span", said.before, button, note, said.after, class_="term-held")


def also_called(rule: Rule, words: Html) -> str:
    """The other names under which people look for a rule; ``""`` if there are none."""
    title = {found.term for found in find(words.say(rule.title), words.lang)}
    terms = [term for term in named_by(rule.id) if word(term, words.lang).aliases]
    return " ".join(
        _also(term, words) if term in title and len(terms) == 1 else _of_which(term, words) for term in terms
    )


def folded(game: str, words: Html) -> str:
    """The words of a game as a list, each of which unfolds, for a notebook."""
    return "".join(
        element(
            "details",
            element("summary", words.markup.text(capital(word(term, words.lang).name))),
            " ".join(piece for piece in (words.say(term.meaning), _also(term, words)) if piece),
        )
        for term in _sorted(terms_of(game), words.lang)
    )


def _also(term: Term, words: Html) -> str:
    return words.say(ALSO, names=_names(term, words)) if word(term, words.lang).aliases else ""


def _names(term: Term, words: Html) -> str:
    return ", ".join(word(term, words.lang).aliases)


def _of_which(term: Term, words: Html) -> str:
    return words.say(OF_WHICH, name=capital(word(term, words.lang).name), names=_names(term, words))


def _abroad(term: Term, words: Html) -> str:
    """The word of another language, where that has not been said yet."""
    lang, message = next(other for other in ABROAD.items() if other[0] in {*LANGUAGES} - {words.lang})
    here, there = word(term, words.lang), word(term, lang)
    known = {name.casefold() for name in (here.name, *here.aliases)}
    names = [name for name in (there.name, *there.aliases) if name.casefold() not in known]
    return words.say(message, names=", ".join(names)) if names else ""


def _sorted(terms: Iterable[Term], lang: str) -> list[Term]:
    """Words in alphabetical order, by their names in a language."""
    return sorted(terms, key=lambda term: unaccented(word(term, lang).name))


def unaccented(text: str) -> str:
    """A text in small letters and without accents, for typing and sorting."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
