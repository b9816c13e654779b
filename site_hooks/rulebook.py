"""The rulebook's pages, written from the rules themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from site_hooks.stored import stored
from tutor.rulebook.book import BOOKS
from tutor.show import rulebook
from tutor.show.languages import LANGUAGES

FOLDER = "rulebook"
#: The beginning of the mark in the navigation in whose place the pages of a game's rulebook come.
MARK = "RULEBOOK "


def write(docs: Path) -> None:
    """Write every page that changed, and delete those that no longer exist.

    Other files are left alone, so that `mkdocs serve` does not build again.
    """
    made = {docs / FOLDER / name: text for name, text in json.loads(stored("rulebook", make=_made)).items()}
    for path, text in made.items():
        _write_if_changed(path, text)
    for path in {*(docs / FOLDER).rglob("*.md")} - made.keys():
        path.unlink()


def _made() -> bytes:
    pages = {
        f"{name}{'' if lang == LANGUAGES[0] else f'.{lang}'}.md": text
        for game in BOOKS
        for lang in LANGUAGES
        for name, text in rulebook.pages(game, lang)
    }
    return json.dumps(pages).encode()


def in_order(nav: list[Any]) -> None:
    """Put each rulebook into the navigation in place of its mark: its contents, then every chapter."""
    for item in nav:
        for below in item.values() if isinstance(item, dict) else ():
            if isinstance(below, list):
                in_order(below)
    nav[:] = [page for item in nav for page in (_pages(item) if str(item).startswith(MARK) else [item])]


def _pages(mark: str) -> list[str]:
    game = mark.removeprefix(MARK)
    return [f"{FOLDER}/{game}.md", *(f"{FOLDER}/{game}/{chapter.anchor}.md" for chapter in rulebook.chapters(game))]


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
