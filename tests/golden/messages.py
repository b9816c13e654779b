"""Every message of the catalogues, said in every language with a grid of values: one page for a native to read once.

A deal brings only some messages, and only some values.  Here each part of a message is filled by its manner, and each
message is said as often as that makes a difference: of you and of each other player; of the Excuse, the Petit, other
trumps, aces, courts and numbers; of each suit; of 0, 1, 2, 5 and 21; of every term that fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from catalogues.marked import marked
from tutor.core.cards import BARBU, TAROT, Cards, Pack
from tutor.core.message import Fact, Message
from tutor.show.languages import LANGUAGES, parts
from tutor.show.words import COUNTED, YOU, Words

PAGE = Path(__file__).with_name("messages.txt")


def cards(pack: Pack, *codes: str) -> Cards:
    """A set of cards of a pack."""
    return pack.set(map(pack.__getitem__, codes))


#: What fills a part: by its manner, or by its name if it is a term or a list.
IN_TAROT: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys(("", COUNTED), (0, 1, 5, 2, 21)),
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
        ("contract", "bid", "highest", "worth", "played", "other"),
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
        ("and", "or"),
        (cards(BARBU, "HA"), cards(BARBU, "S10", "HQ"), cards(BARBU, "C2", "DJ", "HK")),
    ),
    **dict.fromkeys(("called", "left"), (("no-tricks",), ("barbu", "domino"), ("no-queens", "trumps", "domino"))),
    **dict.fromkeys(("contract", "kept", "next", "best"), CONTRACTS),
    **dict.fromkeys(
        ("hand", "better", "worse", "other", "back", "middle", "front"),
        ("pair", "two-pairs", "full-house", "high-card", "three-of-a-kind", "straight", "flush", "straight-flush"),
    ),
}
#: Parts are first filled so many times all anew, then one by one.
ALL_ANEW = 3
#: Texts that are put into messages as they are, unless a grid has something else under the name and a colon.
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
    if manner == "" and name in TEXTS:
        return grid.get(f"{name}:", (TEXTS[name],))
    by_name = manner in {"and", "or", "term"} and name in grid
    return grid[name if by_name else manner]


def rows(message: Message, grid: Mapping[str, tuple[Fact, ...]]) -> Iterator[dict[str, Fact]]:
    """The facts with which a message is said: all parts change at first, and then each of them by itself."""
    named = [(part.name, part) for part in parts(message.rpartition("\4")[2]) if part.name]
    shown = {name: part.manner for name, part in named if not part.choices}
    # A part that only chooses is filled by what it chooses by.
    shown |= {name: part.manner for name, part in named if name not in shown}
    filled = {name: fillings(name, manner, grid) for name, manner in shown.items()}
    for row in range(ALL_ANEW):
        yield {name: values[row % len(values)] for name, values in filled.items()}
    first = {name: values[0] for name, values in filled.items()}
    for name, values in filled.items():
        for value in values[ALL_ANEW:]:
            yield first | {name: value}


def said(message: Message, words: Words, grid: Mapping[str, tuple[Fact, ...]]) -> Iterator[str]:
    """A message as it is said with every row of the grid, and each text only once."""
    yield from dict.fromkeys(words.tell(message, facts) for facts in rows(message, grid))


def messages() -> dict[Message, bool]:
    """Every message that stands by itself, in the order of the catalogues; whether only modules of Barbu say it."""
    found: dict[Message, bool] = {}
    for one in marked():
        if one.plural is None:
            found[one.message] = found.get(one.message, True) and "barbu" in one.file
    return found


def page() -> str:
    """All messages in all languages, one below the other."""
    told = []
    for message, barbu in messages().items():
        grid = IN_BARBU if barbu else IN_TAROT
        lines = [f"{lang}  {text}" for lang in LANGUAGES for text in said(message, Words(lang, seat=0), grid)]
        told.append("\n".join(lines))
    return "\n\n".join(told) + "\n"
