"""A name for what is put aside: nothing that a learner has kept is overwritten or erased."""

from __future__ import annotations

from pathlib import Path


def free_name(file: Path) -> Path:
    """The name of a file with a number behind it, such as ``progress (1).json``, that no file has yet."""
    names = (file.with_name(f"{file.stem} ({number}).json") for number in range(1, 10_000))
    return next(name for name in names if not name.exists())
