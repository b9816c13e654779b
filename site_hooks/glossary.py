"""The glossary in the site's pages: its own page, and a note at the first use of a word on any other.

``<!-- glossary -->`` stands for the glossary itself.  In finished pages the first use of each word in the prose becomes
a button that opens a note; headings, links, buttons, tables of cards and code are left alone, and the HTML around the
words stays as it is, character by character.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import accumulate

from site_hooks.stored import stored
from site_hooks.tables import rulebook, upwards
from tutor.games import GAMES
from tutor.show.glossary import Said, noted, page, replaced
from tutor.show.html import Html

MARK = "<!-- glossary -->"
PAGE = "glossary/"
#: The elements in which no word is explained: controls, other things than prose, and titles.
SILENT = {
    "a",
    "button",
    "code",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "label",
    "pre",
    "script",
    "style",
    "summary",
    "svg",
    "th",
}
#: The classes of elements in which no word is explained: cards and drawings of them, sources, names.
SILENT_CLASSES = {
    "term-names",
    "tutor-chip",
    "tutor-example",
    "tutor-live",
    "tutor-odds",
    "tutor-source",
    "tutor-table",
}
#: The elements without an end tag.
EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the glossary where a page asks for it."""
    if MARK not in markdown:
        return markdown
    rules = (rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values()))
    return markdown.replace(MARK, page(rules, Html(lang, rulebook=rulebook(lang, url))))


def explain(html: str, lang: str, url: str) -> str:
    """Put a note at the first use of each word in a page; in a rulebook, at the first use in each chapter."""
    place = url.removeprefix(f"{lang}/")
    if place == PAGE:
        return html
    notes = Notes(lang, f"{upwards(lang, url)}{PAGE}", game_of(place))
    pieces = notes.annotated(html, afresh="h2" if place.startswith("rulebook/") else None)
    return stored("noted", html, lang, url, make=lambda: "".join(pieces).encode()).decode()


def game_of(place: str) -> str | None:
    """The game that a page is about; ``None`` for pages about both."""
    if "barbu" in place:
        return "barbu"
    return "tarot" if place.startswith(("lessons/", "rulebook/", "advice/")) else None


class Notes:
    """The notes of one page, each at the first use of its word."""

    def __init__(self, lang: str, glossary: str, game: str | None) -> None:
        """Begin the notes of a page; ``glossary`` is the address of the glossary seen from it."""
        self.words = Html(lang)
        self.glossary = glossary
        self.game = game
        self.met: set[str] = set()
        self.marks: Counter[str] = Counter()

    def annotated(self, html: str, afresh: str | None) -> Iterator[str]:
        """The pieces of the page; each element named ``afresh`` begins a part in which words get their notes again."""
        end = 0
        for start, text, heading in Prose(html, afresh).pieces:
            if heading:
                self.met.clear()
                continue
            yield html[end:start]
            yield replaced(text, self.words.lang, self.game, self._note)
            end = start + len(text)
        yield html[end:]

    def _note(self, said: Said) -> str | None:
        word = said.term.id
        if word in self.met:
            return None
        self.met.add(word)
        self.marks[word] += 1
        return noted(said, f"term-{word}-{self.marks[word]}", self.glossary, self.words)


class Prose(HTMLParser):
    """A parser for the prose of a page: it finds the texts that may be explained, and the beginnings of parts."""

    def __init__(self, html: str, afresh: str | None) -> None:
        """Read ``html``."""
        super().__init__(convert_charrefs=False)
        self.pieces: list[tuple[int, str, bool]] = []
        self._afresh = afresh
        self._open: list[tuple[str, bool]] = []
        self._lines = [0, *accumulate(map(len, html.splitlines(keepends=True)))]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Enter an element, in which nothing is explained if that holds for it or for the one around it."""
        if tag == self._afresh:
            self.pieces.append((0, "", True))
        if tag not in EMPTY:
            classes = set((dict(attrs).get("class") or "").split())
            silent = tag in SILENT or bool(classes & SILENT_CLASSES) or self._silent
            self._open.append((tag, silent))

    def handle_endtag(self, tag: str) -> None:
        """Leave an element, and those in it that were left open."""
        if any(name == tag for name, _ in self._open):
            while self._open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Keep a piece of text that may be explained."""
        if not self._silent and data.strip():
            line, column = self.getpos()
            self.pieces.append((self._lines[line - 1] + column, data, False))

    @property
    def _silent(self) -> bool:
        return bool(self._open) and self._open[-1][1]
