"""How long each folder of tests took."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import PurePosixPath

import pytest


def per_folder(reports: Iterable[pytest.TestReport]) -> list[str]:
    """Return a line for each folder, the slowest first, and one for all: seconds (of all processes together) and cases.

    A folder's own folders count with it; what lies beside the folders is ``tests``.
    """
    seconds: defaultdict[str, float] = defaultdict(float)
    cases: Counter[str] = Counter()
    for report in reports:
        folder = _folder(report.nodeid)
        seconds[folder] += report.duration
        cases[folder] += report.when == "call"
    rows = sorted(seconds.items(), key=lambda row: -row[1])
    lines = [_line(time, cases[folder], folder) for folder, time in rows]
    return [*lines, _line(sum(seconds.values()), cases.total(), "all")]


def _line(seconds: float, cases: int, folder: str) -> str:
    return f"{seconds:8.1f} s {cases:7} cases  {folder}"


def _folder(nodeid: str) -> str:
    """The folder of a test: ``tests``, or one directly in it."""
    file = PurePosixPath(nodeid.partition("::")[0])
    return str(PurePosixPath(*file.parts[:-1][:2]))
