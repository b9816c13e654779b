"""What a page tells those who only pass by, such as search engines: what it is about, and where its translation is."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from mkdocs.structure.pages import Page

#: The paragraph with which a page begins, if it begins with one.
FIRST = re.compile(r"</h1>\s*<p>(.*?)</p>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
SENTENCE = re.compile(r"(?<=[.!?…»])\s+(?=\S)")
ALTERNATE = re.compile(r'(<link rel="alternate ?" href=")([^"]*)')
#: As much as is shown of it.
LONGEST = 220


def describe(page: Page, lang: str) -> None:
    """Say what a page is about, where it does not say so itself: the goal of its lesson, or the way it begins."""
    lesson = LESSONS.get(page.file.name.partition(".")[0]) if page.file.src_uri.endswith(".ipynb") else None
    text = Words(lang).say(lesson.goal) if lesson else _beginning(page.content or "")
    if text:
        page.meta.setdefault("description", text)


def lead_on(alternates: list[dict[str, Any]]) -> None:
    """Let the first pages lead to each other wherever the site lies, not only at the top of a host."""
    for one in alternates:
        one["link"] = one["link"].lstrip("/") or "."


def in_full(html: str, page: Page) -> str:
    """Give the page in other languages its whole address, if one knows where the site lies."""
    if not page.canonical_url:
        return html
    return ALTERNATE.sub(lambda found: found[1] + urljoin(str(page.canonical_url), found[2]), html)


def _beginning(content: str) -> str:
    """The first sentences of a page, no more than are shown; none where it begins with something else."""
    found = FIRST.search(content)
    words = " ".join(unescape(TAG.sub("", found[1])).split()) if found else ""
    told = ""
    for sentence in SENTENCE.split(words):
        if told and len(told) + len(sentence) >= LONGEST:
            break
        told = f"{told} {sentence}".strip()
    return told
