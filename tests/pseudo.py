"""A language that nobody speaks, made out of the messages: whatever is said in it is marked, and nothing else is.

Every message stands in ⟦brackets⟧ with its parts in another order, numbers choose between three forms, and names have
six cases.  It is written as any catalogue is, into a folder of its own beside a copy of the package.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from catalogues.marked import Marked, marked
from catalogues.update import split
from tutor.core.message import contextual
from tutor.show.catalogue import EDITED
from tutor.show.forms import NAMES, SIGN
from tutor.show.languages import LOCALE, Part, parts
from tutor.show.words import COUNTED, YOU

LANG = "xx"
CASES = ("nom", "gen", "dat", "acc", "ins", "prep")
#: As in Russian: one, a few, many; for 1, 21, 31; for 2 to 4, 22 to 24; for all others.
PLURAL = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
#: What it says where a part chooses.
FORMS = {COUNTED: ("⟦one⟧", "⟦few⟧", "⟦many⟧"), YOU: ("⟦you⟧", "⟦they⟧")}


def package_with(folder: Path) -> Path:
    """A copy of the package in ``folder`` that has one more language: a folder with a catalogue, and nothing else."""
    shutil.copytree(LOCALE.parent, folder / "tutor", ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "tutor" / "locale" / LANG / EDITED
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_po(file, catalogue(), width=0)
    # Babel knows no language of this name, and so no plural for it.
    text = path.read_text("utf-8").replace('"Language-Team:', f'"Plural-Forms: {PLURAL}\\n"\n"Language-Team:')
    path.write_text(text, "utf-8")
    return folder


def catalogue() -> Catalog:
    """All messages, said in this language, and its names in all cases."""
    said = Catalog()
    for one in marked():
        if one.plural:
            said.add((one.text, one.plural), (translated(one),) * 3)
        else:
            said.add(one.text, translated(one), context=one.context)
    for name in {name for names in NAMES.values() for name in names}:
        for case in CASES:
            context, text = split(contextual(name, case))
            said.add(text, in_case(text, case), context=context)
    return said


def translated(one: Marked) -> str:
    """A message with its parts behind it, the last one first, and every name in a case."""
    if one.message == SIGN:
        return one.text
    if "%" in one.text or " | " in one.text:
        return " | ".join(f"⟦{piece}⟧" for piece in one.text.split(" | "))
    pieces = parts(one.text)
    shown = [shape(part, CASES[number % len(CASES)]) for number, part in enumerate(pieces) if part.name]
    return f"⟦{' '.join(part.before.strip() for part in pieces)}{' '.join(reversed(shown))}⟧"


def shape(part: Part, case: str) -> str:
    """A part as this language writes it."""
    if part.choices:
        return f"{{{part.name}:{part.manner}|{'|'.join(FORMS[part.manner])}}}"
    if part.manner in NAMES:
        return f"{{{part.name}:{part.manner}.{case}}}"
    return f"{{{part.name}:{part.manner}}}" if part.manner else f"{{{part.name}}}"


def in_case(name: str, case: str) -> str:
    """A name in a case, which says which it is."""
    return name if name == SIGN else " | ".join(f"⟦{piece}·{case}⟧" for piece in name.split(" | "))
