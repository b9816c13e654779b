"""The lines of Python to change and to run: each with a comment, each shows something, in the reader’s language."""

from __future__ import annotations

import pytest

from tests.hosts.lessons import file_of
from tests.page import page
from tutor.hosts.notebook.running import run
from tutor.hosts.notebook.stored import STATES, WIDGETS, Stored
from tutor.show.explained import WHY
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import TRY

HTML, PLAIN = "text/html", "text/plain"


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """A language."""
    return str(request.param)


@pytest.fixture(scope="module")
def notebook(lang: str) -> Stored:
    """The notebook of a language after its cells have run."""
    return run(file_of(TRY, lang))


def lines(notebook: Stored) -> list[Stored]:
    """Its cells of code, but for the one that opens the tutor."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"][1:]


def outputs(notebook: Stored, mime: str) -> list[str]:
    """What each of them shows."""
    return [cell["outputs"][0]["data"].get(mime, "") for cell in lines(notebook)]


def test_each_line_begins_with_a_comment_and_shows_something(notebook: Stored) -> None:
    assert [cell["source"] for cell in lines(notebook) if not cell["outputs"]] == []
    assert [cell["source"] for cell in lines(notebook) if not cell["source"].startswith("# ")] == []


def test_three_of_them_open_tables_in_the_language_and_one_a_score_pad(notebook: Stored, lang: str) -> None:
    stored = notebook["metadata"][WIDGETS][STATES]["state"].values()
    opened = [one["state"]["state"] for one in stored if "me" in one["state"]]
    assert [state["lang"] for state in opened] == [lang] * 4
    assert ["scoring" in state for state in opened].count(True) == 1


def test_a_position_of_ones_own_and_the_deal_on_the_table_are_explained_in_the_language(
    notebook: Stored, lang: str
) -> None:
    *_, position, record, explained, _ = outputs(notebook, HTML)
    assert [row.text[0] for row in page(position).all("tbody tr")] == ["✓", "✗", "✗"]
    assert record == ""
    assert len(page(explained).all("tbody tr")) > 0
    assert all(Words(lang).say(WHY) in page(one).text for one in (position, explained))


def test_the_record_is_that_of_the_deal_to_order(notebook: Stored) -> None:
    record = outputs(notebook, PLAIN)[-3]
    assert record.startswith("{'game': 'tarot',\n")
    assert [king for king in ("SK", "HK", "DK", "CK") if king not in record] == []
