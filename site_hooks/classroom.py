"""The pages for teachers, which a script brings to life: ``<!-- make a task -->`` and ``<!-- class answers -->``."""

from __future__ import annotations

from site_hooks.tables import rulebook
from tutor.show.classroom import answers_page, making_page
from tutor.show.html import Html

MARKS = {
    "<!-- make a task -->": making_page.making_page,
    "<!-- class answers -->": answers_page.answers_page,
}


def embed(markdown: str, lang: str, url: str) -> str:
    """Put what a mark stands for into the page at ``url``, in its language."""
    for mark, drawn in MARKS.items():
        if mark in markdown:
            markdown = markdown.replace(mark, drawn(Html(lang, rulebook=rulebook(lang, url))))
    return markdown
