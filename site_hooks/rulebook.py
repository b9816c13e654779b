"""The rulebook's pages, written from the rules themselves."""

from __future__ import annotations

from pathlib import Path

from tutor.rulebook.book import BOOKS
from tutor.show import rulebook
from tutor.show.languages import LANGUAGES

#: Every page with its game and its language; what is not in English says so by its name.
PAGES = {
    f"rulebook/{game}{'' if lang == LANGUAGES[0] else f'.{lang}'}.md": (game, lang)
    for game in BOOKS
    for lang in LANGUAGES
}


def write(docs: Path) -> None:
    """Write every page that changed; an untouched file does not wake `mkdocs serve` again."""
    for name, (game, lang) in PAGES.items():
        _write_if_changed(docs / name, rulebook.page(game, lang))


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
