"""Every message that has parts, said in every language: pages for a native to read once, and to see what has changed.

A deal brings only some messages, and only some values.  Here each part is filled by its manner, and a message is said
as often as its words change: of you and of somebody else, of one thing and of several.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from catalogues.marked import marked
from tutor.core.cards import BARBU, TAROT, Cards, Pack
from tutor.core.message import Fact, Message
from tutor.show.languages import LANGUAGES, LOCALE, parts
from tutor.show.words import COUNTED, YOU, Words

PAGES = Path(__file__).with_name("messages")


def cards(pack: Pack, *codes: str) -> Cards:
    """A set of cards of a pack."""
    return pack.set(map(pack.__getitem__, codes))


#: What fills a part: by its manner, by its name if it is a term or a list, or by both with a colon between them.
IN_TAROT: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys(("", COUNTED, "count"), (0, 1, 5, 2, 21)),
    "times": (1, 2, 3),
    "place": (1, 2, 3, 4),
    "card": tuple(TAROT[code] for code in ("EX", "T17", "HQ", "T1", "T21", "S1", "D10", "CN")),
    "half": (0.5, 1.0, 40.5, 0.0, 2.0),
    "level": (1, 2),
    "move": ("garde", "call HK", "throw-in", "pass", "discard T5", "poignee double", "slam"),
    **dict.fromkeys(("rank", "the-rank"), ("8", "Q", "A", "K", "J", "N")),
    **dict.fromkeys(("suit", "Suit"), ("H", "S", "T", "D", "C")),
    **dict.fromkeys(("player", "Player", YOU), (0, 1, 2, 3)),
    **dict.fromkeys(("signed", "opposite"), (0, 1, -20, 2, 21)),
    **dict.fromkeys(
        ("and", "or"),
        (
            cards(TAROT, "T17"),
            cards(TAROT, "EX", "HQ"),
            cards(TAROT, "T16", "T20", "SK"),
            cards(TAROT, "T1", "T2", "T21"),
            cards(TAROT, "D1", "D10", "DJ", "DN"),
        ),
    ),
    **dict.fromkeys(("received", "others", "losers", "tied"), ((0,), (1, 2), (0, 1, 2), (3,))),
    **dict.fromkeys(("first", "also"), ((1,), (1, 2), (3,))),
    **dict.fromkeys(
        ("contract", "bid", "highest", "top", "worth", "played", "other"),
        ("prise", "garde", "garde-sans", "garde-contre", "pousse"),
    ),
    **dict.fromkeys(("size", "poignee"), ("simple", "double", "triple")),
    "outcome": ("contract-made", "contract-lost"),
    **dict.fromkeys(("side", "owner", "winner"), ("the-attack", "the-defence")),
    "slam": ("made", "announced", "failed", "defence"),
}
CONTRACTS = ("no-tricks", "barbu", "domino", "no-hearts", "no-queens", "no-last-two", "trumps")
IN_BARBU: dict[str, tuple[Fact, ...]] = IN_TAROT | {
    "card": tuple(BARBU[code] for code in ("HA", "S10", "HQ", "DK", "C2")),
    "move": ("no-tricks", "trumps H", "domino Q", "double 1 2", "double max"),
    "row": ("back", "middle", "front"),
    "place:": (1, 2, 3, 4),
    **dict.fromkeys(("rank", "the-rank"), ("8", "Q", "A", "K", "J")),
    **dict.fromkeys(("suit", "Suit"), ("H", "S", "C", "D")),
    **dict.fromkeys(
        ("and", "or", "front:and"),
        (cards(BARBU, "HA"), cards(BARBU, "S10", "HQ"), cards(BARBU, "C2", "DJ", "HK")),
    ),
    **dict.fromkeys(("called", "left"), (("no-tricks",), ("barbu", "domino"), ("no-queens", "trumps", "domino"))),
    **dict.fromkeys(("contract", "kept", "next", "best", "first:term", "second:term"), CONTRACTS),
    **dict.fromkeys(
        ("hand", "better", "worse", "other", "back", "middle", "front"),
        ("pair", "two-pairs", "full-house", "high-card", "three-of-a-kind", "straight", "flush", "straight-flush"),
    ),
}
#: Parts are first filled so many times all anew; then each by which words are chosen, so many times more.
ALL_ANEW, CHOSEN = 2, 2
#: Texts that are put into messages as they are, unless a grid has something else for them.
TEXTS = {
    **dict.fromkeys(("names", "pieces", "scores"), "a, b, c"),
    **dict.fromkeys(("found", "detail", "example", "text", "typed", "value", "expected", "doubt"), "…"),
    "rule": "T-PLAY-FOLLOW",
    "game": "barbu",
    "place": "moves[3]",
    "other": "hands.0",
    "option": "dead_player",
    "title": "T",
    "page": "page.html",
    "code": "C",
    "base": "25",
    "sources": "FFT",
}


def fillings(name: str, manner: str, grid: Mapping[str, tuple[Fact, ...]]) -> tuple[Fact, ...]:
    """What fills a part of a message, one after another."""
    if f"{name}:{manner}" in grid:
        return grid[f"{name}:{manner}"]
    if manner == "" and name in TEXTS:
        return (TEXTS[name],)
    by_name = manner in {"and", "or", "term"} and name in grid
    return grid[name if by_name else manner]


def rows(message: Message, grid: Mapping[str, tuple[Fact, ...]]) -> Iterator[dict[str, Fact]]:
    """The facts with which a message is said: all parts change at first, then those by which it chooses its words."""
    named = [(part.name, part) for part in parts(message.rpartition("\4")[2]) if part.name]
    shown = {name: part.manner for name, part in named if not part.choices}
    chosen = {name for name, part in named if part.choices}
    # A part that only chooses is filled by what it chooses by.
    shown |= {name: part.manner for name, part in named if name not in shown}
    filled = {name: fillings(name, manner, grid) for name, manner in shown.items()}
    for row in range(ALL_ANEW):
        yield {name: values[row % len(values)] for name, values in filled.items()}
    first = {name: values[0] for name, values in filled.items()}
    for name in sorted(chosen):
        for value in filled[name][ALL_ANEW : ALL_ANEW + CHOSEN]:
            yield first | {name: value}


def said(message: Message, words: Words, grid: Mapping[str, tuple[Fact, ...]]) -> Iterator[str]:
    """A message as it is said with every row of the grid, and each text only once."""
    yield from dict.fromkeys(words.tell(message, facts) for facts in rows(message, grid))


def rooms() -> dict[str, list[tuple[Message, bool]]]:
    """Every message with parts, by the room that says it first; whether only modules of Barbu say it.

    What has no parts stands in the source, and in the catalogue, as it is said.
    """
    found: dict[Message, tuple[str, bool]] = {}
    for one in marked():
        if one.plural is None and any(part.name for part in parts(one.text)):
            room, barbu = found.get(one.message, (room_of(one.file), True))
            found[one.message] = room, barbu and (of_barbu(one.file) or names_barbu(one.text))
    told: dict[str, list[tuple[Message, bool]]] = {}
    for message, (room, barbu) in sorted(found.items()):
        told.setdefault(room, []).append((message, barbu))
    return told


def names_barbu(text: str) -> bool:
    """Whether a message has a term that Tarot knows nothing of, such as a hand of poker."""
    return any(part.manner == "term" and part.name not in IN_TAROT for part in parts(text))


@cache
def of_barbu(file: str) -> bool:
    """Whether a module is one of Barbu: it lies in a folder of that game, or knows no other one."""
    source = (LOCALE.parents[1] / file).read_text("utf-8")
    return "barbu" in file or ("tutor.barbu" in source and "tutor.tarot" not in source)


def room_of(file: str) -> str:
    """The page on which what a module says stands: its room, or its folder where a room has several."""
    _, room, *inner = Path(file).with_suffix("").parts
    return "-".join((room, *inner[:-1][:2]))


def pages() -> dict[str, str]:
    """A page a room: its messages in the order of the alphabet, so that none moves with its code."""
    return {f"{room}.txt": "\n\n".join(map(_told, messages)) + "\n" for room, messages in sorted(rooms().items())}


def _told(one: tuple[Message, bool]) -> str:
    message, barbu = one
    grid = IN_BARBU if barbu else IN_TAROT
    return "\n".join(f"{lang}  {text}" for lang in LANGUAGES for text in said(message, Words(lang, seat=0), grid))


def write() -> None:
    """Write all pages anew, and leave none that no room has any more."""
    PAGES.mkdir(exist_ok=True)
    for path in PAGES.glob("*.txt"):
        path.unlink()
    for name, text in pages().items():
        (PAGES / name).write_text(text, "utf-8")
