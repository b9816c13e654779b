"""The command as tests run it, in their own process."""

from __future__ import annotations

import pytest

from tutor.cli import main

Output = pytest.CaptureFixture[str]


def said(output: Output, *arguments: str) -> str:
    """The answer of a command in English when all is well."""
    assert main([*arguments, "--lang", "en"]) == 0
    told = output.readouterr()
    assert told.err == ""
    return told.out
