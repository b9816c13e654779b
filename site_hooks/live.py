"""The live engine as files of the site: front end, Pyodide, our own wheel; and what a page needs of them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tutor.hosts import page as host
from tutor.hosts.scripts import joined, style_sheet
from tutor.hosts.state import VERSION
from tutor.show import faces

ROOT = Path(__file__).parent.parent
FRONT = [ROOT / "tutor" / "hosts" / name for name in ("start.js", "worker.js", "mute.css")]
PACKAGE = ROOT / "node_modules" / "pyodide"
PYODIDE = [
    PACKAGE / name
    for name in (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    )
]

CARDS = re.compile(r'class="tutor-(table|live|example)\b')
LIVE = re.compile(r'class="tutor-live\b')


@dataclass(frozen=True)
class Needs:
    """What a page with cards adds to itself."""

    sheet: str
    """The cards' symbols, to which every card of the page refers."""

    settings: dict[str, object] | None
    """What the page's scripts read; None: nothing is live.

    The language, its words, the size of what the engine fetches, and the version of states that the engine reads.
    """

    version: str
    """Changes with the engine, so that a browser never mixes an old cached half with a new one."""


def needs(content: str, lang: str) -> Needs | None:
    """Return what the tables and examples in this content need, or None where there are no cards."""
    if not CARDS.search(content):
        return None
    words = host.strings(lang)
    settings = {"lang": lang, "words": words, "bytes": engine_size(), "version": VERSION}
    return Needs(faces.card_sheet(lang), settings if LIVE.search(content) else None, version())


def publish(site: Path) -> None:
    """Copy the live engine into a built site."""
    live = site / "assets" / "live"
    _copy(FRONT, live)
    (live / "page.js").write_text(joined("page"), encoding="utf-8")
    (live / "table.css").write_text(style_sheet(), encoding="utf-8")
    _copy(PYODIDE, site / "assets" / f"pyodide-{pyodide()}")
    (live / "tutor.whl").write_bytes(wheel())


@cache
def wheel() -> bytes:
    """Build our own wheel; the same sources give the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - our own command
        return next(Path(folder).glob("*.whl")).read_bytes()


@cache
def version() -> str:
    """Return a short fingerprint of the front end and the engine, then the version of Pyodide."""
    parts = [*(path.read_bytes() for path in FRONT), joined("page").encode(), style_sheet().encode(), wheel()]
    return f"{hashlib.sha256(b''.join(parts)).hexdigest()[:12]}-{pyodide()}"


@cache
def pyodide() -> str:
    """Return the version of Pyodide: its files have it in their address, and can be kept for ever."""
    return str(json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"])


@cache
def engine_size() -> int:
    """Return how many bytes the worker counts while it fetches: a module's import cannot be watched."""
    return len(wheel()) + sum(path.stat().st_size for path in PYODIDE if path.suffix != ".mjs")


def _copy(files: list[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        shutil.copyfile(path, folder / path.name)
