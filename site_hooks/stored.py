"""A store in `.cache/site/` for parts of a build that take long, made anew when anything they depend on has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tutor.core.saving import replace

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".cache" / "site"
#: The sources that any page may depend on: the engine with its texts, the build of the pages, the pinned versions.
SOURCES = ("tutor", "site_hooks", "mkdocs.yml", "requirements/test.txt", "package-lock.json")
LEFT_OUT = {".pyc", ".mo", ".js", ".css"}

_used: set[Path] = set()


def stored(what: str, *follows_from: str | bytes, make: Callable[[], bytes]) -> bytes:
    """Return the result of ``make``, from the store if all that it ``follows_from`` is still the same.

    The sources of the engine and of this folder need not be named.  ``what`` begins the name of the stored file.
    """
    file = _file(what, *follows_from)
    _used.add(file)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file, make())
    return file.read_bytes()


def is_stored(what: str, *follows_from: str | bytes) -> bool:
    """Whether the result with this name is stored and up to date."""
    return _file(what, *follows_from).exists()


def tidy() -> None:
    """Delete the stored files that this build has not asked for."""
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
    """A hash of all ``SOURCES``, on which any page may depend: 32 bytes."""
    whole = hashlib.sha256()
    for name in SOURCES:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix not in LEFT_OUT:
                whole.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.digest()
