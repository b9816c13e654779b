"""The rulebook's pages, written from the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.show import barbu_rulebook, rulebook

if TYPE_CHECKING:
    from pathlib import Path

PAGES = {"tarot": rulebook.page, "barbu": barbu_rulebook.page}


def write(docs: Path) -> None:
    """Write every page that changed; an untouched file does not wake `mkdocs serve` again."""
    for game, page in PAGES.items():
        for lang, end in (("en", ".md"), ("fr", ".fr.md")):
            _write_if_changed(docs / "rulebook" / f"{game}{end}", page(lang))


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
