"""A run of the tests says at its end how long its folders took, and what it has left to ``make certify``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from tests.seconds import per_folder

ROOT = Path(__file__).parents[1]
TWO_CASES = "import pytest\ndef test_always(): pass\n@pytest.mark.certify\ndef test_certified(): pass\n"


def report(nodeid: str, duration: float, when: Literal["setup", "call"] = "call") -> pytest.TestReport:
    return pytest.TestReport(nodeid, ("", 0, ""), {}, "passed", None, when, duration=duration)


def test_a_folder_counts_with_its_own_folders_and_the_slowest_comes_first() -> None:
    reports = [
        report("tests/test_cards.py::test_a_pack", 1),
        report("tests/show/test_words.py::test_a_word", 2, "setup"),
        report("tests/show/test_words.py::test_a_word", 3),
        report("tests/show/tarot/test_inferences.py::test_a_promise[tests/3]", 4),
    ]
    assert [line.split() for line in per_folder(reports)] == [
        ["9.0", "s", "2", "cases", "tests/show"],
        ["1.0", "s", "1", "cases", "tests"],
        ["10.0", "s", "3", "cases", "all"],
    ]


@pytest.mark.parametrize("processes", [(), ("--numprocesses=1",)], ids=["alone", "through another process"])
@pytest.mark.parametrize("certify", ["0", "500"])
def test_what_only_certify_tries_is_left_out_and_a_line_says_so(
    tmp_path: Path, processes: tuple[str, ...], certify: str
) -> None:
    (tmp_path / "test_two.py").write_text(TWO_CASES, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest", *processes]
    env = {**os.environ, "CERTIFY": certify}
    ran = subprocess.run(
        [*command, str(tmp_path)], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    ).stdout
    assert ("2 passed" if certify == "500" else "1 passed") in ran
    assert ("1 cases are deselected: only `make certify` tries them." in ran) is (certify == "0")
