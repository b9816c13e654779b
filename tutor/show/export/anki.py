"""Anki: a deck of cards, the exercise in front and its answer behind, with pictures; ``genanki`` writes the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.show.export.item import Item
from tutor.show.html import element

NO_GENANKI = N_("another format: Anki’s needs what pip install tarot-barbu-tutor[class] brings")
#: The number of our sort of cards, which must never change, and its fields.
MODEL, FIELDS = 1_780_243_907, ("Exercise", "Front", "Back")
STYLE = ".card{font-family:sans-serif;font-size:18px;text-align:left}svg{max-width:100%;height:auto}"


def anki(items: Sequence[Item], title: str) -> bytes:
    """The deck as a file; raise ``RecordError`` if ``genanki`` is not installed.

    An exercise keeps its card, and so what Anki knows of it, however often it is exported.
    """
    try:
        import genanki  # noqa: PLC0415 - only who makes a deck needs it
    except ImportError as error:
        raise RecordError("format", "anki", NO_GENANKI) from error
    sides = {"name": "Tarot & Barbu", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}
    model = genanki.Model(MODEL, "Tarot & Barbu", [{"name": name} for name in FIELDS], [sides], STYLE)
    deck = genanki.Deck(_number(title), title)
    for item in items:
        fields = [escape(item.id), "".join(_front(item)), "".join(_back(item))]
        deck.add_note(genanki.Note(model, fields, tags=[item.kind], guid=genanki.guid_for(item.id)))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deck.apkg"
        genanki.Package(deck).write_to_file(file)
        return file.read_bytes()


def _number(title: str) -> int:
    """The number of a deck, which follows from its title."""
    return int.from_bytes(sha256(title.encode()).digest()[:4]) | 1 << 31


def _front(item: Item) -> Iterator[str]:
    yield from (board.svg for board in item.boards)
    yield element("p", element("b", escape(item.prompt)))
    states = " / ".join(item.states)
    texts = [choice.text for choice in item.choices] or [f"{row.text}: {states}" for row in item.rows]
    yield element("ul", *(element("li", escape(text)) for text in texts)) if texts else ""


def _back(item: Item) -> Iterator[str]:
    right = item.right or tuple(f"{row.text}: {row.right}" for row in item.rows)
    yield from (element("p", element("b", escape(text))) for text in right)
    yield from (element("p", escape(line)) for line in item.answer)
