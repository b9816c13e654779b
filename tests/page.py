"""A page as a person meets it, so that tests ask for a card, a button or a sentence and not for a piece of HTML.

>>> table = Table('<section><div data-part="verdict"><p class="hint">Your turn.</p></div></section>')
>>> table.part("verdict").one(".hint").text
'Your turn.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import NamedTuple

#: The elements that have no end.
VOID = {"br", "col", "hr", "img", "input", "link", "meta"}
#: The elements that stand within a line, with nothing between them and what is beside them.
WITHIN_A_LINE = {"a", "b", "code", "em", "i", "s", "span", "strong", "sup"}
#: The steps of a selector, and one step: a tag, classes, attributes.
STEPS = re.compile(r'(?:"[^"]*"|\S)+')
STEP = re.compile(r'([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:(\^?)="([^"]*)")?\]')


@dataclass(slots=True)
class Element:
    """An element of a page, with its elements and texts."""

    tag: str
    attributes: dict[str, str]
    content: list[Element | str] = field(default_factory=list)

    def __getitem__(self, attribute: str) -> str:
        """The value of an attribute; raise ``KeyError`` if it has none."""
        return self.attributes[attribute]

    def __contains__(self, attribute: str) -> bool:
        return attribute in self.attributes

    def __iter__(self) -> Iterator[Element]:
        """All elements within this one, as they come in the page."""
        for inner in self.content:
            if isinstance(inner, Element):
                yield inner
                yield from inner

    @property
    def text(self) -> str:
        """What somebody hears who does not see: no signs that are ``aria-hidden``."""
        return _plain(_texts(self, _for_the_eye))

    @property
    def seen(self) -> str:
        """What somebody reads who sees: no words that are for the ear alone."""
        return _plain(_texts(self, _for_the_ear))

    def all(self, selector: str) -> list[Element]:
        """The elements within this one that a simple selector means, as ``'li .card[data-card="H10"]'``."""
        first, *rest = STEPS.findall(selector)
        found = [inner for inner in self if inner.fits(first)]
        if not rest:
            return found
        return list({id(inner): inner for outer in found for inner in outer.all(" ".join(rest))}.values())

    def one(self, selector: str) -> Element:
        """The only element that a selector means; raise ``LookupError`` if there is none, or more than one."""
        found = self.all(selector)
        if len(found) != 1:
            raise LookupError(f"{selector}: {len(found)} in {self.tag} {self.attributes}")
        return found[0]

    def fits(self, step: str) -> bool:
        """Whether this element is of a tag, of classes and has attributes, as ``button.choice[data-forbidden]``."""
        matched = list(STEP.finditer(step))
        if "".join(part[0] for part in matched) != step:
            raise ValueError(f"no simple selector: {step}")
        return all(self._fits(*part.groups()) for part in matched)

    def _fits(self, tag: str | None, name: str | None, attribute: str, begins: str | None, value: str | None) -> bool:
        if tag:
            return self.tag == tag
        if name:
            return name in self.attributes.get("class", "").split()
        has = self.attributes.get(attribute)
        return has is not None and (value is None or (has.startswith(value) if begins else has == value))

    def texts(self, selector: str) -> list[str]:
        """What each of the elements says that a selector means."""
        return [inner.text for inner in self.all(selector)]

    def values(self, attribute: str) -> list[str]:
        """The values of an attribute, wherever it stands within this element."""
        return [inner[attribute] for inner in self if attribute in inner]

    @property
    def cards(self) -> list[str]:
        """The cards that are drawn here, by their codes."""
        return [card["data-card"] for card in self.all(".card[data-card]")]

    @property
    def moves(self) -> list[str]:
        """The moves of the buttons that stand here, as records write them."""
        return [button["data-move"] for button in self.all("button[data-move]")]

    @property
    def rules(self) -> list[str]:
        """The anchors of the rules that are linked here."""
        return [link["href"].partition("#")[2] for link in self.all("a.rule")]

    @property
    def columns(self) -> list[str]:
        """What stands above the columns of a table."""
        return self.texts('th[scope="col"]')

    @property
    def rows(self) -> dict[str, list[str]]:
        """The rows of a table by their heads, as they are seen."""
        rows = {}
        for row in self.all("tr"):
            if head := row.all('th[scope="row"]'):
                rows[head[0].text] = [cell.seen for cell in row.all("td")]
        return rows


class Chair(NamedTuple):
    """Somebody's place at the table: ``tags`` are their part in the deal, ``marks`` what one could see for oneself."""

    at: str
    who: str
    tags: tuple[str, ...]
    marks: tuple[str, ...]
    word: str | None
    cards: tuple[str, ...]


class Table(Element):
    """A card table, as anybody finds their way on it."""

    def __init__(self, html: str) -> None:
        """Read the HTML; raise ``ValueError`` where an element is not closed in its turn."""
        super().__init__("page", {}, read(html))

    def part(self, name: str) -> Element:
        """A part of the table: ``felt``, ``hand``, ``choices``, ``verdict``, ``score``, ``story`` and so on."""
        return self.one(f'[data-part="{name}"]')

    @property
    def title(self) -> str:
        """What is played here."""
        return self.one("h3").text

    @property
    def felt(self) -> Element:
        """What lies on the table now."""
        return self.part("felt").one(".felt")

    @property
    def chairs(self) -> list[Chair]:
        """Everybody's place, the learner's first."""
        return [_chair(seat) for seat in self.felt.all(".seat")]

    @property
    def hand(self) -> list[str]:
        """The learner's cards."""
        return self.part("hand").cards

    @property
    def prompt(self) -> str:
        """What the learner is asked to do."""
        return self.part("verdict").one(".hint").text

    @property
    def forbidden(self) -> list[str]:
        """The moves of the buttons that look forbidden."""
        return [button["data-move"] for button in self.part("choices").all("button[data-forbidden]")]

    @property
    def verdicts(self) -> dict[str, bool]:
        """Whether each move is allowed, as the ready panels say."""
        panels = self.part("rulings").all("[data-moves]")
        return {move: panel["data-legal"] == "yes" for panel in panels for move in panel["data-moves"].split("|")}

    def verdict(self, move: str) -> str:
        """What the ready panel says of a move."""
        panels = self.part("rulings").all("[data-moves]")
        return next(panel.text for panel in panels if move in panel["data-moves"].split("|"))

    @property
    def scores(self) -> dict[str, list[str]]:
        """The running score of the match: what everybody has won in each deal, and in all."""
        return self.part("score").all("table.match")[-1].rows

    @property
    def story(self) -> dict[str, list[str]]:
        """The lines of the story by their chapters."""
        return {chapter.one("strong").text: chapter.texts("ul li") for chapter in _chapters(self.part("story"))}


def _chapters(story: Element) -> list[Element]:
    return [inner for inner in story.one("ol").content if isinstance(inner, Element)]


def _chair(seat: Element) -> Chair:
    at = next(name.removeprefix("at-") for name in seat["class"].split() if name.startswith("at-"))
    tags, marks, words = seat.texts(".tag"), seat.texts(".mark"), seat.texts(".word")
    return Chair(at, seat.one(".who").text, tuple(tags), tuple(marks), words[0] if words else None, tuple(seat.cards))


def _for_the_eye(element: Element) -> bool:
    return element.attributes.get("aria-hidden") == "true"


def _for_the_ear(element: Element) -> bool:
    return element.fits(".tutor-said")


def _texts(element: Element, left_out: Callable[[Element], bool]) -> Iterator[str]:
    for inner in element.content:
        if isinstance(inner, str):
            yield inner
        elif not left_out(inner):
            apart = "" if inner.tag in WITHIN_A_LINE else " "
            yield from (apart, *_texts(inner, left_out), apart)


def _plain(texts: Iterator[str]) -> str:
    return re.sub(r"[ \t\n]+", " ", "".join(texts)).strip(" ")


def read(html: str) -> list[Element | str]:
    """The elements and texts of some HTML; raise ``ValueError`` where an element is not closed in its turn."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    if len(reader.open) != 1:
        raise ValueError(f"never closed: {[element.tag for element in reader.open[1:]]}")
    return reader.open[0].content


def page(html: str) -> Element:
    """Any piece of HTML, read."""
    return Element("page", {}, read(html))


class _Reader(HTMLParser):
    """Builds the elements as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("page", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if len(set(names)) < len(names):
            raise ValueError(f"an attribute twice: {tag} {names}")
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].content.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1].tag != tag:
            raise ValueError(f"</{tag}> within {self.open[-1].tag}")
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].content.append(data)
