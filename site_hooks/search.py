"""The search: an index for each language, made from the one index of all languages that static-i18n writes."""

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
#: The questions that people type, by languages, and by the page or the rule that answers them.
_WRITTEN: dict[str, dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("asked.toml").read_text("utf-8"))
#: The same questions by addresses; that of a rule is its place in its chapter.
ASKED = {
    lang: {f"{FOLDER}/{PAGES[at]}#{at.lower()}" if at in PAGES else at: asked for at, asked in answered.items()}
    for lang, answered in _WRITTEN.items()
}
#: Small words of questions, which are left out, since the theme would look for all words that begin with them.
SMALL = {
    "en": "a an and are at be by can could did do does for from has have i if in is it may me must my of on or"
    " should that the their there they this to was we what when where which whom why with you your",
    "fr": "a ai as au aux avec c ce ces cela ceci comment d dans de des dois doit du elle en est et faut il ils j je l"
    " la le les leur lui m ma me mes mon n ne on ont ou où par pas peut peux pour puis qu quand que quel quelle quelles"
    " quels quoi s sa se ses si son sont suis sur t ta te tes ton tu un une va vont y à",
}
#: The characters between words, also the apostrophe of *l’Excuse*.
BETWEEN = r"[\s\-'’.,;:!?()«»“”]"
#: The folders of the pages for authors, which the search shows after all others.
AUTHORS = ("reference/", "licenses/")
LAST = 0.0001
#: The boost of a part of a page that answers a question, which makes up for the theme's preference for whole pages.
AS_A_PAGE = 1.5
#: The address of a chapter's page, with that of the rulebook's page as its group.
CHAPTER = re.compile(rf"({FOLDER}/\w+/)[\w-]+/")
#: The address of a piece of advice in the rulebook, with its anchor as the group; pages on advice say more about it.
TOLD_AGAIN = re.compile(rf"{FOLDER}/\w+/{ADVICE}/#(.+)")


def divide(site: Path, asked: Mapping[str, Mapping[str, list[str]]] = ASKED) -> None:
    """Give each language an index of its own pages beside them; the theme looks for it there.

    The index of the first language takes the place of the common one.  ``asked`` holds by languages the questions that
    pages answer, by the pages' addresses.
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
    """A regular expression for all that separates words in the search: blanks, punctuation and the small words."""
    small = "|".join(f"[{word[0]}{word[0].upper()}]{word[1:]}" for word in SMALL[lang].split())
    alone = f"(?:{small})(?={BETWEEN}|$)"
    return f"^(?:{alone}{BETWEEN}*)+|{BETWEEN}+(?:{alone}{BETWEEN}*)*"


def _arranged(docs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a language's index, changed and filtered for its readers.

    The title of a chapter names its rulebook, advice in the rulebook is left out where a page says more about it, and
    authors' pages come last.
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
    """Add questions as tags to the pages that answer them, since the search puts tags first.

    Addresses without a page are passed over, for a single language may be built; `tests/browser/test_search.py` finds
    those that are missing.
    """
    places = {entry["location"]: entry for entry in docs}
    for place in places.keys() & asked.keys():
        questions = asked[place]
        places[place]["tags"] = list(dict.fromkeys([*questions, *map(unaccented, questions)]))
        if "#" in place:
            places[place]["boost"] = AS_A_PAGE


def _typed_plainly(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry with the accented words of its title, in the glossary of its text too, added without accents: poignee.

    They are hidden in the results of the search.
    """
    read = " ".join((entry["title"], entry["text"] if entry["location"].startswith("glossary/#") else ""))
    words = dict.fromkeys(re.findall(r"[^\W\d_]+", read.casefold()))
    plain = " ".join(unaccented(word) for word in words if unaccented(word) != word)
    return {**entry, "text": entry["text"] + (f"<p hidden>{plain}</p>" if plain else "")}
