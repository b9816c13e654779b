"""Catalogues of messages: those that translators edit (``.po``), and those compiled from them for a wheel (``.mo``).

In a source tree the edited one is read, so that a changed translation counts at once and nothing has to be compiled; a
wheel has the compiled ones from its build.  The build runs this module alone, so it imports nothing else of the tutor.
"""

from __future__ import annotations

import gettext
import io
import re
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

EDITED, COMPILED = Path("LC_MESSAGES", "tutor.po"), Path("LC_MESSAGES", "tutor.mo")
#: A keyword of an entry with its string, which may go on over several lines.
FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d\])? ("[^\n]*"(?:\n"[^\n]*")*)', re.MULTILINE)
FUZZY = re.compile(r"^#,.*\bfuzzy\b", re.MULTILINE)
ESCAPED = re.compile(r"\\(.)")
ESCAPES = {"n": "\n", "t": "\t"}
#: The file begins with this number, by which a reader knows it, and with seven numbers in all.
MAGIC, HEAD = 0x950412DE, 28


def holds_one(folder: Path) -> bool:
    """Whether a folder holds the catalogue of a language."""
    return (folder / EDITED).exists() or (folder / COMPILED).exists()


def opened(folder: Path) -> gettext.GNUTranslations:
    """The catalogue of the language in this folder; raise ``FileNotFoundError`` if it has none."""
    if (edited := folder / EDITED).exists():
        return gettext.GNUTranslations(io.BytesIO(compiled(edited.read_text("utf-8"))))
    with (folder / COMPILED).open("rb") as file:
        return gettext.GNUTranslations(file)


def compiled(edited: str) -> bytes:
    """The bytes of a ``.mo`` file, made from the text of a ``.po`` file; the same text gives the same bytes."""
    entries = sorted((key.encode(), said.encode()) for key, said in _entries(edited))
    ids = b"".join(key + b"\0" for key, _ in entries)
    at_id, at_said = HEAD + 16 * len(entries), HEAD + 16 * len(entries) + len(ids)
    places: list[int] = []
    further: list[int] = []
    for key, said in entries:
        places += (len(key), at_id)
        further += (len(said), at_said)
        at_id, at_said = at_id + len(key) + 1, at_said + len(said) + 1
    head = (MAGIC, 0, len(entries), HEAD, HEAD + 8 * len(entries), 0, HEAD + 16 * len(entries))
    numbers = (*head, *places, *further)
    return struct.pack(f"<{len(numbers)}I", *numbers) + ids + b"".join(said + b"\0" for _, said in entries)


def _entries(edited: str) -> Iterator[tuple[str, str]]:
    """The messages that are translated, by the keys under which ``gettext`` looks for them.

    A key is the message, with its context before it and its plural behind it; the forms of a translation are joined so.
    """
    for entry in edited.split("\n\n"):
        fields: dict[str, list[str]] = {}
        for name, quoted in FIELD.findall(entry):
            fields.setdefault(name, []).append(_unquoted(quoted))
        head = fields.get("msgid") == [""]  # tools call the head of a new catalogue fuzzy
        if all(fields.get("msgstr", [""])) and (head or not FUZZY.search(entry)):
            yield _key(fields), "\0".join(fields["msgstr"])


def _key(fields: Mapping[str, list[str]]) -> str:
    context = "".join(f"{one}\4" for one in fields.get("msgctxt", ()))
    return context + "\0".join(fields["msgid"] + fields.get("msgid_plural", []))


def _unquoted(quoted: str) -> str:
    """The value of a quoted string, which may be in several pieces."""
    text = "".join(line[1:-1] for line in quoted.split("\n"))
    return ESCAPED.sub(lambda found: ESCAPES.get(found[1], found[1]), text) if "\\" in text else text
