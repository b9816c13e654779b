"""No lesson’s prose uses a word of the game that neither it nor one before it explains, in bold or in italics."""

from __future__ import annotations

import re

import pytest

from tests.every import every
from tests.hosts import lessons as notebooks
from tutor.rulebook.glossary import TERMS
from tutor.show.languages import LANGUAGES
from tutor.show.vocabulary import find
from tutor.teach.course.earlier import before
from tutor.teach.course.parts import LESSONS

#: What stands out in a text: a heading, and what stands between stars.
STANDS_OUT = re.compile(r"^#+ .*$|\*\*[^*]+\*\*|\*[^*]+\*", re.MULTILINE)


def prose(lesson: str, lang: str) -> str:
    """All that the notebook of a lesson says itself."""
    cells = notebooks.cells(lesson, lang)
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def words_of(text: str, lang: str, game: str = "tarot") -> tuple[set[str], set[str]]:
    """The words of a game in a text, and those among them that stand out somewhere in it."""
    plain, spans = "", []
    last = 0
    for out in STANDS_OUT.finditer(text):
        plain += text[last : out.start()]
        spans.append((len(plain), len(plain) + len(out[0].replace("*", ""))))
        plain += out[0].replace("*", "")
        last = out.end()
    found = [*find(plain + text[last:], lang, game)]
    standing_out = {one.term.id for one in found if any(one.start < end and start < one.end for start, end in spans)}
    return {one.term.id for one in found}, standing_out


def test_a_word_stands_out_in_a_heading_in_bold_and_in_italics() -> None:
    used, explained = words_of("# The dog\n\nA **trick**, the *taker* and the Petit.", "en")
    assert used == {"dog", "trick", "taker", "petit"}
    assert explained == {"dog", "trick", "taker"}


@every(LESSONS, LANGUAGES)
def test_a_lesson_uses_no_word_that_neither_it_nor_one_before_it_has_explained(lesson: str, lang: str) -> None:
    this = LESSONS[lesson]
    so_far = [*(one.id for one in before(this)), lesson]
    explained = set[str]().union(*(words_of(prose(one, lang), lang, this.game)[1] for one in so_far))
    used, _ = words_of(prose(lesson, lang), lang, this.game)
    assert used - explained == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_poignee_are_explained_on_the_way_to_it(lang: str) -> None:
    explained = set[str]().union(*(words_of(prose(one, lang), lang)[1] for one in LESSONS))
    assert {"taker", "dog", "ecart", "bout", "poignee", "petit-au-bout", "slam"} <= explained <= {*TERMS}
