"""Everything that a learner can read, paragraph by paragraph: messages, lessons and pages; and patterns to look for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from catalogues.marked import marked
from catalogues.update import edited, strings
from tutor.show.catalogue import EDITED
from tutor.show.languages import LANGUAGES, LOCALE

ROOT = LOCALE.parent.parent
BLANK_LINE = re.compile(r"\n\s*\n")
CODE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


class Text(NamedTuple):
    """A message or a paragraph, and the file that it is in."""

    file: str
    said: str


class Pattern(NamedTuple):
    """A way of speaking to avoid.

    ``rule`` finds it, as in ``wrong``, an example of it; ``instead`` is what to write.  ``allowed`` are the passages in
    which the same words are right.
    """

    id: str
    rule: str
    wrong: str
    instead: str
    allowed: tuple[str, ...] = ()

    def finds(self, said: str) -> bool:
        """Whether a text has it anywhere but in the passages that are allowed."""
        for passage in self.allowed:
            said = said.replace(passage, "…")
        return re.search(self.rule, said) is not None


@cache
def texts(lang: str) -> tuple[Text, ...]:
    """All that is said in a language."""
    return (*messages(lang), *lessons(lang), *pages(lang))


def messages(lang: str) -> Iterator[Text]:
    """The messages of the package."""
    if lang == LANGUAGES[0]:
        for one in marked():
            yield from (Text(one.file, text) for text in (one.text, one.plural) if text)
    else:
        for said in edited(LOCALE / lang / EDITED, lang):
            yield from (Text("tutor.po", text) for text in strings(said) if said.id and text)


def lessons(lang: str) -> Iterator[Text]:
    """The paragraphs of the lessons."""
    for path in written_in(lang, ROOT / "notebooks", "ipynb"):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        for cell in cells:
            if cell["cell_type"] == "markdown":
                yield from paragraphs(path, "".join(cell["source"]))


def pages(lang: str) -> Iterator[Text]:
    """The paragraphs of the other pages, without the code in them; the README is one in English.

    The rulebook's pages are made of messages whenever the site is built, and may still be those of an earlier day.
    """
    readme = [ROOT / "README.md"] if lang == LANGUAGES[0] else []
    written = [path for path in written_in(lang, ROOT / "docs", "md") if ROOT / "docs" / "rulebook" not in path.parents]
    for path in (*written, *readme):
        yield from paragraphs(path, CODE.sub("", path.read_text("utf-8")))


def written_in(lang: str, folder: Path, ending: str) -> list[Path]:
    """The files in a folder that are written in a language: French ones say so in their names, English ones do not."""
    found = sorted(folder.rglob(f"*.{ending}"))
    marks = {other: f".{other}.{ending}" for other in LANGUAGES[1:]}
    if lang in marks:
        return [path for path in found if path.name.endswith(marks[lang])]
    return [path for path in found if not path.name.endswith(tuple(marks.values()))]


def paragraphs(path: Path, text: str) -> Iterator[Text]:
    """The paragraphs of a text, each on one line."""
    for paragraph in BLANK_LINE.split(text):
        yield Text(path.relative_to(ROOT).as_posix(), " ".join(paragraph.split(" \n")).replace("\n", " "))
