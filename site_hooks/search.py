"""The search: static-i18n writes one index of all languages, and a reader wants only the pages of their own."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.show.glossary import unaccented
from tutor.show.languages import LANGUAGES

INDEX = Path("search") / "search_index.json"
#: What people type, by the page that answers them, in each language.
ASKED: dict[str, dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("asked.toml").read_text("utf-8"))


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
        _answer(docs, asked.get(lang, {}))
        index = site / ("" if lang == first else lang) / INDEX
        index.parent.mkdir(parents=True, exist_ok=True)
        own = {**whole, "config": {**whole["config"], "lang": [lang]}, "docs": docs}
        index.write_text(json.dumps(own, ensure_ascii=False, separators=(",", ":")), "utf-8")


def _answer(docs: list[dict[str, Any]], asked: Mapping[str, list[str]]) -> None:
    """Let the page that answers a question be found by its words before any other: the search puts tags first.

    While a single language is built the others are not there yet; `tests/browser/test_search.py` finds a page missed.
    """
    places = {entry["location"]: entry for entry in docs}
    for place in places.keys() & asked.keys():
        questions = asked[place]
        places[place]["tags"] = [*questions, *{unaccented(one) for one in questions} - {*questions}]


def _typed_plainly(entry: dict[str, Any]) -> dict[str, Any]:
    """Let an entry be found without the accents of its title, and of all its text in the glossary: poignee, ecart."""
    read = " ".join((entry["title"], entry["text"] if entry["location"].startswith("glossary/#") else ""))
    words = dict.fromkeys(re.findall(r"[^\W\d_]+", read.casefold()))
    plain = (unaccented(word) for word in words if unaccented(word) != word)
    return {**entry, "text": " ".join((entry["text"], *plain)).strip()}
