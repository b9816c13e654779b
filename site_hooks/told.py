"""A page's metadata for search engines and others: its description, and the addresses of its translations."""

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
#: The greatest length of a description in characters, but for one that is a single sentence.
LONGEST = 220


def describe(page: Page, lang: str) -> None:
    """Give a page without a description one: the goal of its lesson, or its first sentences."""
    lesson = LESSONS.get(page.file.name.partition(".")[0]) if page.file.src_uri.endswith(".ipynb") else None
    text = Words(lang).say(lesson.goal) if lesson else _beginning(page.content or "")
    if text:
        page.meta.setdefault("description", text)


def lead_on(alternates: list[dict[str, Any]]) -> None:
    """Make the links between the first pages relative, so that they work in any folder of a host."""
    for one in alternates:
        one["link"] = one["link"].lstrip("/") or "."


def in_full(html: str, page: Page) -> str:
    """Make the addresses of a page's translations absolute, if the site's address is known."""
    if not page.canonical_url:
        return html
    return ALTERNATE.sub(lambda found: found[1] + urljoin(str(page.canonical_url), found[2]), html)


def _beginning(content: str) -> str:
    """The first sentences of a page, up to about ``LONGEST`` characters; ``""`` if no paragraph follows its title."""
    found = FIRST.search(content)
    words = " ".join(unescape(TAG.sub("", found[1])).split()) if found else ""
    told = ""
    for sentence in SENTENCE.split(words):
        if told and len(told) + len(sentence) >= LONGEST:
            break
        told = f"{told} {sentence}".strip()
    return told
