"""What takes a build long, stored in `.cache/site/`: it is made anew when anything that it follows from has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tutor.core.saving import replace

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".cache" / "site"
#: Whatever a page can follow from, beside what is named: the engine with its texts, the way pages are made, the pins.
SOURCES = ("tutor", "site_hooks", "mkdocs.yml", "requirements/test.txt", "package-lock.json")
LEFT_OUT = {".pyc", ".mo", ".js", ".css"}

_used: set[Path] = set()


def stored(what: str, *follows_from: str | bytes, make: Callable[[], bytes]) -> bytes:
    """Return what ``make`` makes, as it was made before if all that it ``follows_from`` is still the same.

    The engine's source and this room's need not be named.  ``what`` is a word for people who look into the folder.
    """
    file = _file(what, *follows_from)
    _used.add(file)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file, make())
    return file.read_bytes()


def is_stored(what: str, *follows_from: str | bytes) -> bool:
    """Whether this lies there already."""
    return _file(what, *follows_from).exists()


def tidy() -> None:
    """Throw away what this build has not asked for."""
    for file in FOLDER.glob("*"):
        if file not in _used:
            file.unlink(missing_ok=True)


def _file(what: str, *follows_from: str | bytes) -> Path:
    whole = hashlib.sha256(fingerprint())
    for part in follows_from:
        whole.update(hashlib.sha256(part if isinstance(part, bytes) else part.encode()).digest())
    return FOLDER / f"{what}-{whole.hexdigest()[:32]}"


@cache
def fingerprint() -> bytes:
    """What changes with anything that every page can follow from."""
    whole = hashlib.sha256()
    for name in SOURCES:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix not in LEFT_OUT:
                whole.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.digest()
