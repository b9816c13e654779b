"""The command as tests run it, in their own process."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import pytest

from tutor.cli import main
from tutor.teach.kinds import KINDS

Output = pytest.CaptureFixture[str]
#: A deal of one's own, in a file.
EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "overtrump.json"
#: What is expected in place of a kind that there is not, and which of the many are told.
A_KIND = f"one of {len(KINDS)} names; nearest to it are "


def said(output: Output, *arguments: str) -> str:
    """The answer of a command in English when all is well."""
    assert main([*arguments, "--lang", "en"]) == 0
    told = output.readouterr()
    assert told.err == ""
    return told.out


def refused(output: Output, *arguments: str) -> str:
    """The one sentence with which a command is refused."""
    assert main([*arguments, "--lang", "en"]) == 2
    told = output.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err.rstrip("\n")


def nearest(found: str) -> str:
    """The kinds whose names look most like some text."""
    return ", ".join(get_close_matches(found, KINDS, n=5, cutoff=0))
