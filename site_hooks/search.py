"""The search: static-i18n writes one index of all languages, and a reader wants only the pages of their own."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from site_hooks.rulebook import FOLDER
from tutor.show.glossary import unaccented
from tutor.show.html import ADVICE, PAGES
from tutor.show.languages import LANGUAGES

INDEX = Path("search") / "search_index.json"
#: What people type, by the page or the rule that answers them, in each language.
_WRITTEN: dict[str, dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("asked.toml").read_text("utf-8"))
#: The same by addresses: a rule's is the place in its chapter.
ASKED = {
    lang: {f"{FOLDER}/{PAGES[at]}#{at.lower()}" if at in PAGES else at: asked for at, asked in answered.items()}
    for lang, answered in _WRITTEN.items()
}
#: Small words of questions.  The theme would look for all that begins with them.
SMALL = {
    "en": "a an and are at be by can could did do does for from has have i if in is it may me must my of on or"
    " should that the their there they this to was we what when where which whom why with you your",
    "fr": "a ai as au aux avec c ce ces cela ceci comment d dans de des dois doit du elle en est et faut il ils j je l"
    " la le les leur lui m ma me mes mon n ne on ont ou où par pas peut peux pour puis qu quand que quel quelle quelles"
    " quels quoi s sa se ses si son sont suis sur t ta te tes ton tu un une va vont y à",
}
#: What stands between words: also the apostrophe of *l’Excuse*.
BETWEEN = r"[\s\-'’.,;:!?()«»“”]"
#: The pages of those who write: they are found, and after all others.
AUTHORS = ("reference/", "licenses/")
LAST = 0.0001
#: The theme puts a page that has all words before a part of a page that has them; an answer is one wherever it stands.
AS_A_PAGE = 1.5
#: A chapter's own page, and the page of the rulebook that it belongs to.
CHAPTER = re.compile(rf"({FOLDER}/\w+/)[\w-]+/")
#: Advice is told in the rulebook, and more fully on the pages of its subjects.
TOLD_AGAIN = re.compile(rf"{FOLDER}/\w+/{ADVICE}/#(.+)")


def divide(site: Path, asked: Mapping[str, Mapping[str, list[str]]] = ASKED) -> None:
    """Give each language an index of its own pages beside them; the theme looks for it there.

    The index of the first language takes the place of the common one.  What is ``asked`` in a language is answered by
    the pages that it names.
    """
    whole = json.loads((site / INDEX).read_text("utf-8"))
    first, *others = LANGUAGES
    entries: dict[str, list[dict[str, Any]]] = {lang: [] for lang in LANGUAGES}
    for entry in whole["docs"]:
        lang, _, place = entry["location"].partition("/")
        if lang in others:
            entries[lang].append(_typed_plainly({**entry, "location": place}))
        else:
            entries[first].append(_typed_plainly(entry))
    for lang, docs in entries.items():
        docs[:] = _arranged(docs)
        _answer(docs, asked.get(lang, {}))
        index = site / ("" if lang == first else lang) / INDEX
        index.parent.mkdir(parents=True, exist_ok=True)
        own = {**whole, "config": {**whole["config"], "lang": [lang], "separator": separator(lang)}, "docs": docs}
        index.write_text(json.dumps(own, ensure_ascii=False, separators=(",", ":")), "utf-8")


def separator(lang: str) -> str:
    """What the search takes for no word of a text or a question: what stands between words, and small words."""
    small = "|".join(f"[{word[0]}{word[0].upper()}]{word[1:]}" for word in SMALL[lang].split())
    alone = f"(?:{small})(?={BETWEEN}|$)"
    return f"^(?:{alone}{BETWEEN}*)+|{BETWEEN}+(?:{alone}{BETWEEN}*)*"


def _arranged(docs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a language as a reader should find them.

    A chapter says of which rulebook it is, advice is found where more is told of it, and authors' pages come last.
    """
    titles = {entry["location"]: entry["title"] for entry in docs}
    guided = {place.partition("#")[2] for place in titles if place.startswith("advice/")}
    found = []
    for entry in docs:
        place = entry["location"]
        if (again := TOLD_AGAIN.fullmatch(place)) and again[1] in guided:
            continue
        if chapter := CHAPTER.fullmatch(place):
            entry["title"] += f" · {titles[chapter[1]]}"
        if place.startswith(AUTHORS):
            entry["boost"] = LAST
        found.append(entry)
    return found


def _answer(docs: list[dict[str, Any]], asked: Mapping[str, list[str]]) -> None:
    """Let the page that answers a question be found by its words before any other: the search puts tags first.

    While a single language is built the others are not there yet; `tests/browser/test_search.py` finds a page missed.
    """
    places = {entry["location"]: entry for entry in docs}
    for place in places.keys() & asked.keys():
        questions = asked[place]
        places[place]["tags"] = list(dict.fromkeys([*questions, *map(unaccented, questions)]))
        if "#" in place:
            places[place]["boost"] = AS_A_PAGE


def _typed_plainly(entry: dict[str, Any]) -> dict[str, Any]:
    """Let an entry be found without the accents of its title, and of all its text in the glossary: poignee, ecart.

    The search shows what it has found; nobody wants to read this.
    """
    read = " ".join((entry["title"], entry["text"] if entry["location"].startswith("glossary/#") else ""))
    words = dict.fromkeys(re.findall(r"[^\W\d_]+", read.casefold()))
    plain = " ".join(unaccented(word) for word in words if unaccented(word) != word)
    return {**entry, "text": entry["text"] + (f"<p hidden>{plain}</p>" if plain else "")}
