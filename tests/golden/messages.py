"""Every message of the catalogues, said in every language with a grid of values: one page for a native to read once.

A deal brings only some messages, and only some values.  Here each part of a message is filled by its manner, and each
message is said as often as that makes a difference: of you and of others, of the Excuse, a trump and a suit card, of
nothing, one and many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from tutor.cards import BARBU, TAROT, Cards, Pack
from tutor.rule import Fact, Message
from tutor.show.languages import LANGUAGES, LOCALE
from tutor.show.words import Words

PAGE = Path(__file__).with_name("messages.txt")


def cards(pack: Pack, *codes: str) -> Cards:
    """A set of cards of a pack."""
    return pack.set(map(pack.__getitem__, codes))


#: What fills a part, once for each row of the grid: by its manner, or by its name if it is a term or a list.
IN_TAROT: dict[str, tuple[Fact, ...]] = {
    "": (0, 1, 5),
    "card": (TAROT["EX"], TAROT["T17"], TAROT["HQ"]),
    "half": (0.5, 1.0, 40.5),
    "level": (1, 2, 2),
    "move": ("garde", "call HK", "throw-in"),
    **dict.fromkeys(("rank", "the-rank"), ("8", "Q", "A")),
    **dict.fromkeys(("suit", "Suit", "void", "neither"), ("H", "S", "T")),
    **dict.fromkeys(("player", "Player"), (0, 1, 2)),
    **dict.fromkeys(("signed", "opposite"), (0, 1, -20)),
    **dict.fromkeys(("and", "or"), (cards(TAROT, "T17"), cards(TAROT, "EX", "HQ"), cards(TAROT, "T16", "T20", "SK"))),
    **dict.fromkeys(("received", "others", "losers", "tied", "first"), ((0,), (1, 2), (0, 1, 2))),
    **dict.fromkeys(("contract", "bid", "highest", "worth"), ("prise", "garde", "garde-sans")),
    **dict.fromkeys(("size", "poignee"), ("simple", "double", "triple")),
    "outcome": ("contract-made", "contract-lost", "contract-made"),
    "side": ("the-attack", "the-defence", "the-attack"),
    "slam": ("made", "announced", "failed"),
}
IN_BARBU: dict[str, tuple[Fact, ...]] = IN_TAROT | {
    "card": (BARBU["HA"], BARBU["S10"], BARBU["HQ"]),
    "move": ("no-tricks", "trumps H", "domino Q"),
    "row": ("back", "middle", "front"),
    **dict.fromkeys(("suit", "Suit", "void", "neither"), ("H", "S", "C")),
    **dict.fromkeys(("and", "or"), (cards(BARBU, "HA"), cards(BARBU, "S10", "HQ"), cards(BARBU, "C2", "DJ", "HK"))),
    **dict.fromkeys(("called", "left"), (("no-tricks",), ("barbu", "domino"), ("no-queens", "trumps", "domino"))),
    **dict.fromkeys(("contract", "kept", "next"), ("no-tricks", "barbu", "domino")),
    **dict.fromkeys(("hand", "better", "worse", "other"), ("pair", "two-pairs", "full-house")),
}
#: Texts that are put into messages as they are.
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


def filling(name: str, manner: str, row: int, grid: Mapping[str, tuple[Fact, ...]]) -> Fact:
    """What fills a part of a message in a row of the grid."""
    if manner == "" and name in TEXTS:
        return TEXTS[name]
    by_name = manner in {"and", "or", "term"} and name in grid
    return grid[name if by_name else manner][row]


def said(message: Message, words: Words, grid: Mapping[str, tuple[Fact, ...]]) -> Iterator[str]:
    """A message as it is said with every row of the grid that makes a difference, and each text only once."""
    parts = [(name, manner or "") for _, name, manner, _ in Formatter().parse(message) if name is not None]
    rows = ({name: filling(name, manner, row, grid) for name, manner in parts} for row in range(3))
    yield from dict.fromkeys(words.tell(message, facts) for facts in rows)


def messages() -> list[Message]:
    """Every message that stands by itself, in the order of the catalogues."""
    with (LOCALE / LANGUAGES[-1] / "LC_MESSAGES" / "tutor.po").open("rb") as file:
        return [Message(one.id) for one in read_po(file) if one.id and isinstance(one.id, str)]


def only_of_barbu() -> set[str]:
    """The messages that only the modules of Barbu say."""
    found = extract_from_dir(LOCALE.parent, [("**.py", "python")], keywords={"N_": None})
    places = [("barbu" in file, text) for file, _, text, _, _ in found if isinstance(text, str)]
    return {text for barbu, text in places if barbu} - {text for barbu, text in places if not barbu}


def page() -> str:
    """All messages in all languages, one below the other."""
    told = []
    barbu = only_of_barbu()
    for message in messages():
        grid = IN_BARBU if message in barbu else IN_TAROT
        lines = [f"{lang}  {text}" for lang in LANGUAGES for text in said(message, Words(lang, seat=0), grid)]
        told.append("\n".join(lines))
    return "\n\n".join(told) + "\n"
