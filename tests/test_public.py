"""The public names: all of them there, none of them dear, and what their page shows is what happens."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tutor
from tests.command import A_KIND
from tests.every import every
from tutor.show.errors import WordedError

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "reference").glob("python*.md"))


@every(tutor.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(tutor, name)
    assert found.__doc__
    assert name in dir(tutor)


def test_a_name_that_is_not_public_is_refused_as_ever() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        getattr(tutor, "nothing")  # noqa: B009 - types know that there is none


def test_type_checkers_know_just_the_public_names() -> None:
    stub = ast.parse((ROOT / "tutor" / "__init__.pyi").read_text("utf-8"))
    known = {alias.asname for node in stub.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert known | {"__version__"} == {*tutor.__all__}


def test_to_import_the_package_imports_nothing_else_of_it() -> None:
    program = "import sys, tutor; print([name for name in sys.modules if name.startswith('tutor.')])"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_page_on_them_names_all_and_shows_what_happens(page: Path) -> None:
    text = page.read_text("utf-8")
    assert all(name in text for name in tutor.__all__ if not name.startswith("_"))
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    assert example.examples
    doctest.DocTestRunner(verbose=False).run(example, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: tutor.explain({"game": "tarot", "hands": {"0": ["H99"]}}), "hands.0[0]: found “H99”, expected one of"),
        (lambda: tutor.explain({"game": "whist"}, "fr"), "game\xa0: trouvé «\xa0whist\xa0», attendu"),
        (lambda: tutor.explain({"game": "tarot"}, "de"), "lang: found “de”, expected one of en, fr"),
        (lambda: tutor.position({"game": "tarot", "hands": {}}), "dealer: found null, expected the dealer’s seat"),
        (lambda: tutor.record({"gane": "tarot"}), "gane: found “tarot”, expected one of game, players"),
        (lambda: tutor.score({"taker": 9}), "taker: found 9, expected a seat from 0 to 3"),
        (lambda: tutor.score({"deals": 3}), "deals: found 3, expected a list"),
        (
            lambda: tutor.question("beets.1.1.3"),
            f"kind: found “beets”, expected {A_KIND}beats",
        ),
    ],
)
def test_a_mistake_is_one_sentence_in_the_language_asked_for_which_a_notebook_shows_alone(
    ask: Callable[[], object], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_LANG", "en")
    with pytest.raises(WordedError) as caught:
        ask()
    assert str(caught.value).startswith(told)
    assert caught.value._render_traceback_() == [str(caught.value)]


def test_seats_may_be_numbers_and_cards_may_be_cards() -> None:
    start = {"phase": "play", "taker": 1, "contract": "garde", "leader": 3}
    deal = {"game": "tarot", "hands": {0: [tutor.TAROT["H2"], tutor.TAROT["SK"]]}, "from": start, "moves": ["H7"]}
    assert tutor.position(deal).obligation().legal() == [tutor.TAROT["H2"]]
