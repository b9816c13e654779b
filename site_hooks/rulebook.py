"""The rulebook's pages, written from the rules themselves."""

from __future__ import annotations

from pathlib import Path

from tutor.rulebook.book import BOOKS
from tutor.show import rulebook

PAGES = {f"rulebook/{game}{suffix}.md": (game, lang) for game in BOOKS for lang, suffix in (("en", ""), ("fr", ".fr"))}


def write(docs: Path) -> None:
    """Write every page that changed; an untouched file does not wake `mkdocs serve` again."""
    for name, (game, lang) in PAGES.items():
        _write_if_changed(docs / name, rulebook.page(game, lang))


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
