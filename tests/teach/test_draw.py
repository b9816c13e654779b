"""A draw that comes to nothing ends, and names what it was drawn for."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

import tutor.teach
from tutor.teach import draw
from tutor.teach.draw import Draw, NothingFoundError, first_found
from tutor.teach.kinds import KINDS
from tutor.teach.positions import position
from tutor.teach.tarot.situations import TRICK_SITUATIONS

MODULES = sorted(Path(*tutor.teach.__path__).rglob("*.py"))


@pytest.fixture(autouse=True)
def _few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "TRIES", 3)


def test_the_first_attempt_that_comes_to_something_is_taken() -> None:
    attempts = iter([None, 7, 8])
    assert first_found(lambda: next(attempts), "a number") == 7
    assert next(attempts) == 8


def test_attempts_that_come_to_nothing_end_with_the_name_of_what_was_looked_for() -> None:
    attempts = iter([None, None, None, 7])
    with pytest.raises(NothingFoundError, match=r"^a number: 3 draws, and none of them can be asked$"):
        first_found(lambda: next(attempts), "a number")
    with pytest.raises(NothingFoundError, match="level 2, number 5"):
        Draw(2, 5, random.Random(0)).until(lambda: None)


def test_a_position_that_never_comes_about_names_its_situation_and_seed() -> None:
    with pytest.raises(NothingFoundError, match=r"^never 12: "):
        position(replace(TRICK_SITUATIONS[0], id="never", fits=lambda _: False), 12)


def test_a_kind_that_can_make_no_question_names_the_exercise() -> None:
    kind = replace(KINDS["allowed"], id="never", pose=lambda _: None)
    with pytest.raises(NothingFoundError, match=rf"^never\.{kind.edition}\.1\.12: "):
        kind.question(1, 12)


def test_no_module_of_teaching_has_a_loop_that_only_luck_ends() -> None:
    loops = [
        f"{path.name}, line {node.lineno}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant)
    ]
    assert MODULES
    assert not loops, "draw.first_found ends, and says what it has not found"
