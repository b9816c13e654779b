"""The file of what has been counted: only added to, and none the worse for a line that was cut short."""

from __future__ import annotations

from pathlib import Path

import pytest

from measures import counted
from measures.counted import Counted, code_version
from measures.progress import Progress
from tests.measures.units import square, square_in_turn


def test_a_result_is_that_of_one_unit_of_work_and_one_argument(tmp_path: Path) -> None:
    first = Counted("squares", tmp_path)
    first.add(square, [3, "H"], "9")
    again = Counted("squares", tmp_path)
    assert again.result(square, (3, "H")) == "9"
    assert again.result(square, (3, "S")) is None
    assert again.result(square_in_turn, (3, "H")) is None
    assert Counted("cubes", tmp_path).result(square, (3, "H")) is None
    again.remove()
    assert Counted("squares", tmp_path).result(square, (3, "H")) is None


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_line_that_was_cut_short_is_passed_over_and_hides_none_that_follows(tmp_path: Path, cut: int) -> None:
    first = Counted("squares", tmp_path)
    first.add(square, 11, "121")
    first.add(square, 12, "144")
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-cut])
    second = Counted("squares", tmp_path)
    second.add(square, 13, "169")
    third = Counted("squares", tmp_path)
    assert [third.result(square, number) for number in (11, 13)] == ["121", "169"]
    assert third.result(square, 12) == ("144" if cut == 1 else None)


def test_what_other_code_has_counted_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Counted("squares", tmp_path)
    first.add(square, 3, "8")
    monkeypatch.setattr(counted, "code_version", lambda: "of another day")
    assert Counted("squares", tmp_path).result(square, 3) is None


def test_the_version_follows_from_the_players_and_the_measures_and_not_from_the_banks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counted, "ROOT", tmp_path)
    written = ("measures/prices.py", "tutor/a/b.py", "tutor/x.toml", "tutor/barbu/advice/prices.txt")
    version = code_version.__wrapped__  # which reads the files anew
    versions = [version()]
    for name in (*written, "tutor/teach/tarot/weighed.txt", "docs/a.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x", "utf-8")
        versions.append(version())
    assert len(set(versions)) == 1 + len(written)
    assert versions[-3:] == [versions[-1]] * 3


def test_progress_says_how_much_is_done_and_how_long_it_takes_still(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("hands", 4)
    progress.add(counted=True)
    assert str(progress) == "hands: 1 of 4"
    progress.add(counted=False)
    assert str(progress) == "hands: 2 of 4, 0:00:00 left"
    progress.add(counted=False)
    progress.add(counted=False)
    progress.end()
    assert capsys.readouterr().err.split("\r")[-1].rstrip() == "hands: 4 of 4"
