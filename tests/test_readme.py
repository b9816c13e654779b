"""What the README shows of the terminal is what the terminal shows."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```console\n\$ python (.*)\n((?:.*\n)*?)```$", re.MULTILINE)
SHOWN = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))


def test_the_readme_shows_the_terminal() -> None:
    assert SHOWN


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_of_the_readme_prints_what_the_readme_says(command: str, output: str) -> None:
    ran = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=ROOT,
        env={**os.environ, "TUTOR_LANG": "en", "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
    )
    assert ran.stdout.decode() == output
