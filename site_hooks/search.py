"""The search: static-i18n writes one index of all languages, and a reader wants only the pages of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tutor.show.words import LANGUAGES

INDEX = Path("search") / "search_index.json"


def divide(site: Path) -> None:
    """Give each language an index of its own pages beside them; the theme looks for it there.

    The index of the first language takes the place of the common one.
    """
    whole = json.loads((site / INDEX).read_text("utf-8"))
    first, *others = LANGUAGES
    entries: dict[str, list[dict[str, Any]]] = {lang: [] for lang in LANGUAGES}
    for entry in whole["docs"]:
        lang, _, place = entry["location"].partition("/")
        if lang in others:
            entries[lang].append({**entry, "location": place})
        else:
            entries[first].append(entry)
    for lang, docs in entries.items():
        index = site / ("" if lang == first else lang) / INDEX
        index.parent.mkdir(parents=True, exist_ok=True)
        own = {**whole, "config": {**whole["config"], "lang": [lang]}, "docs": docs}
        index.write_text(json.dumps(own, ensure_ascii=False, separators=(",", ":")), "utf-8")
