"""The results of units of work that have been counted already, kept in a file so that an interrupted run can go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
#: All that a result follows from; the banks in ``tutor/teach`` are not among it, since units are given their lines.
CODE = ("measures/*.py", "tutor/**/*.py", "tutor/**/*.toml", "tutor/**/advice/*.txt")


@cache
def code_version() -> str:
    """A short digest of the code, as it was when the process first asked."""
    digest = sha256()
    for path in sorted(path for pattern in CODE for path in ROOT.glob(pattern)):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class Counted:
    """The results of a measure in a file, one a line: ``[[unit, argument], result]`` as JSON.

    Lines are only ever added.  One that was cut short, when the run was killed, is passed over.
    """

    def __init__(self, measure: str, folder: Path) -> None:
        """Read what has been counted of a measure by this very code."""
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{measure}-{code_version()}.jsonl"
        before = self._path.read_text("utf-8") if self._path.exists() else ""
        self._results = dict(filter(None, map(_read, before.splitlines())))
        if before and not before.endswith("\n"):
            self._write("\n")

    def result(self, unit: Callable[..., Any], argument: object) -> str | None:
        """The result of a unit as JSON; ``None`` if it has not been counted."""
        return self._results.get(_key(unit, argument))

    def add(self, unit: Callable[..., Any], argument: object, result: str) -> None:
        """Add the result of a unit, which is given as JSON."""
        self._write(f"[{_key(unit, argument)}, {result}]\n")

    def remove(self) -> None:
        """Remove the file, when all is done and no run has to go on."""
        self._path.unlink(missing_ok=True)

    def _write(self, line: str) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line)


def _key(unit: Callable[..., Any], argument: object) -> str:
    return json.dumps([f"{unit.__module__}.{unit.__qualname__}", argument])


def _read(line: str) -> tuple[str, str] | None:
    """The key and the result in a line, each as JSON; ``None`` if it was cut short."""
    try:
        key, result = json.loads(line)
    except ValueError:
        return None
    return json.dumps(key), json.dumps(result)
