"""The HTML of a board as a tree of its parts, without those that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import NamedTuple

#: The elements without an end tag.
VOID = {"br", "input"}
#: The classes of what is only heard, is said a second time for narrow pages, or is no part of a still picture.
UNSEEN = {"tutor-said", "spread", "short", "pointed", "face", "told", "state", "heads"}
#: The elements that are folded, or that one can only press.
FOLDED = {"details", "template", "select"}


class Part(NamedTuple):
    """An element with its classes, what else is ``given`` of it, and its parts; or plain ``text``, without a tag."""

    tag: str
    classes: frozenset[str]
    given: Mapping[str, str]
    parts: list[Part]
    text: str = ""

    @property
    def card(self) -> str:
        """The code of the card that it is; ``""`` of all else."""
        return self.given.get("data-card", "")

    def within(self, name: str) -> Iterator[Part]:
        """Every part in it of a class or a tag, the outermost ones only, in their order."""
        for part in self.parts:
            if name == part.tag or name in part.classes:
                yield part
            else:
                yield from part.within(name)

    def cards(self) -> Iterator[str]:
        """The codes of all cards in it."""
        if self.card:
            yield self.card
        for part in self.parts:
            yield from part.cards()


class _Reader(HTMLParser):
    """The tree of some HTML, as it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.root = _part("div", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element within the one that is open."""
        part = _part(tag, {name: value or "" for name, value in attrs})
        if not _is_unseen(part):
            self._open[-1].parts.append(part)
        if tag not in VOID:
            self._open.append(part)

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        if tag not in VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        """Take up some text."""
        self._open[-1].parts.append(Part("", frozenset(), {}, [], data))


def _part(tag: str, given: Mapping[str, str]) -> Part:
    return Part(tag, frozenset(given.get("class", "").split()), given, [])


def _is_unseen(part: Part) -> bool:
    return bool(part.classes & UNSEEN) or "hidden" in part.given or part.tag in FOLDED


def parts_of(html: str) -> Part:
    """Read some HTML: one part with all others in it."""
    reader = _Reader()
    reader.feed(html)
    return reader.root
