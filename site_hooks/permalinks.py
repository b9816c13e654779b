"""What the link beside a heading is called, in the language of its page; Python-Markdown knows English only."""

from __future__ import annotations

ENGLISH = 'title="Permanent link"'
CALLED = {"fr": 'title="Lien permanent"'}


def named(html: str, lang: str) -> str:
    """Return a page on which such links are called as its language calls them."""
    return html.replace(ENGLISH, CALLED.get(lang, ENGLISH))
