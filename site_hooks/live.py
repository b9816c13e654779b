"""The live engine as files of the site: front end, Pyodide, our own wheel; and the parts that a page needs."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import deflate
import qrcodegen

from site_hooks import readymade
from site_hooks.stored import stored
from tutor.hosts.scripts import AIDS, MAP, joined, style_sheet
from tutor.hosts.site.strings import strings
from tutor.hosts.table.state import VERSION
from tutor.show import faces
from tutor.show.languages import LANGUAGES

HERE = Path(__file__).parent
ROOT = HERE.parent
FRONT = [ROOT / "tutor" / "hosts" / "site" / name for name in ("start.js", "worker.js", "mute.css")]
#: The page's own script and those that some pages fetch besides, each joined from the modules that its entry needs.
JOINED = {
    "page.js": "site/page",
    "coming_back.js": "site/coming_back",
    "own_pages.js": "site/own_pages",
    "aids.js": "site/aids",
    "following.js": "our_table/following",
    "teacher.js": "classroom/teacher",
}
#: The reader of QR codes, of others; and what the search asks, which has others' works in it.
QR_READER = ROOT / "node_modules" / "qr" / "decode.js"
FINDER = ROOT / "tutor" / "hosts" / "search" / "finder_worker.js"
STYLES = ROOT / "docs" / "stylesheets"
PACKAGE = ROOT / "node_modules" / "pyodide"
#: Pyodide's small loader, and its large files, which the site stores compressed.
LOADER = PACKAGE / "pyodide.mjs"
LARGE = [PACKAGE / "pyodide.asm.mjs", PACKAGE / "pyodide.asm.wasm"]
TUTOR = "tutor.tar.gz"
#: The highest level of compression, for files are fetched far more often than packed.
SMALLEST = 12

CARDS = re.compile(r'<use |class="tutor-(table|live|task)\b')
LIVE = re.compile(r'class="tutor-live\b')
AID = 'class="tutor-live tutor-aid"'
MAPPED = 'class="tutor-map"'


@dataclass(frozen=True)
class Needs:
    """The additions that the theme makes to a page for its tables."""

    sheet: str
    """The cards' symbols, to which every card of the page refers; empty where there are no cards."""

    live: bool
    """Whether anything on the page answers."""

    aid: bool
    """Whether the page helps people at a table of their own: it has styles of its own then."""

    map: bool
    """Whether the page shows the map of the course, which has styles of its own."""

    settings: dict[str, object]
    """The settings that the page's scripts read.

    The language, its words, the size of what the engine fetches, the version of states that the engine reads, and the
    folder of the exercises that need no engine.
    """

    version: str
    """The version of the engine, so that a browser never mixes old cached files with new ones."""


def needs(content: str, lang: str) -> Needs:
    """Return the additions that a page with this content needs."""
    sheet = faces.card_sheet(lang) if CARDS.search(content) else ""
    ready = readymade.folder()
    settings = {"lang": lang, "words": strings(lang), "bytes": engine_size(), "version": VERSION, "ready": ready}
    return Needs(sheet, bool(LIVE.search(content)), AID in content, MAPPED in content, settings, version())


def publish(site: Path) -> None:
    """Copy the live engine into a built site, and minify the site's style sheets."""
    live = site / "assets" / "live"
    _copy(FRONT, live)
    for name, entry in JOINED.items():
        (live / name).write_text(small(joined(entry), "js"), encoding="utf-8")
    (live / "qr_reader.js").write_text(_bundled(QR_READER), encoding="utf-8")
    (live / "finder.js").write_text(_bundled(FINDER), encoding="utf-8")
    (live / "table.css").write_text(small(style_sheet(), "css"), encoding="utf-8")
    (live / "aids.css").write_text(small(style_sheet(AIDS), "css"), encoding="utf-8")
    (live / "map.css").write_text(small(style_sheet(MAP), "css"), encoding="utf-8")
    styles = site / STYLES.name
    styles.mkdir(exist_ok=True)
    for sheet in STYLES.glob("*.css"):
        (styles / sheet.name).write_text(small(sheet.read_text("utf-8"), "css"), encoding="utf-8")
    for name, content in _engine().items():
        path = site / "assets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@cache
def small(text: str, kind: str) -> str:
    """Return a script (``kind`` ``"js"``) or a style sheet (``"css"``) without its comments and blanks."""
    command = [str(ROOT / "node_modules" / ".bin" / "esbuild"), "--minify", "--charset=utf8", f"--loader={kind}"]
    return subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own


@cache
def _bundled(script: Path) -> str:
    """Return a script and all that it imports, from packages too, as one module."""
    esbuild = [str(ROOT / "node_modules" / ".bin" / "esbuild"), str(script)]
    command = [*esbuild, "--bundle", "--minify", "--charset=utf8", "--format=esm", "--legal-comments=none"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own


@cache
def wheel() -> bytes:
    """Build our own wheel, without the lessons that `tutor learn` lays out; the same sources give the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
        _run(*command, TUTOR_WITHOUT_LESSONS="yes")
        return next(Path(folder).glob("*.whl")).read_bytes()


@cache
def version() -> str:
    """Return short fingerprints of the front end, of Python and of the tutor, as ``0f1e2d3c-4b5a6978-8796a5b4``.

    To the front end belongs all that stays in a document while the reader goes from page to page: scripts, their
    words, styles.
    """
    words = json.dumps([*map(strings, LANGUAGES), readymade.folder()])
    styles = [path.read_bytes() for path in sorted(STYLES.glob("*.css"))]
    scripts = [joined(entry) for entry in JOINED.values()]
    made = (*scripts, _bundled(QR_READER), _bundled(FINDER), style_sheet(), style_sheet((*AIDS, *MAP)), words)
    front = [*(path.read_bytes() for path in FRONT), *(text.encode() for text in made)]
    folders = dict.fromkeys(name.partition("/")[0] for name in _engine())
    return "-".join([_fingerprint(*front, *styles), *(folder.partition("-")[2] for folder in folders)])


@cache
def pyodide() -> str:
    """Return the version of Pyodide."""
    return str(json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"])


@cache
def engine_size() -> int:
    """Return the number of bytes that the worker counts while it fetches: those of all files but Pyodide's loader."""
    return sum(len(content) for name, content in _engine().items() if name.endswith(".gz"))


@cache
def _engine() -> dict[str, bytes]:
    """The engine's files by their paths below ``assets/``, in folders that name versions, so that browsers keep them.

    Pyodide with its standard library has a folder of its own: it changes more rarely than the tutor.
    """
    with zipfile.ZipFile(io.BytesIO(stored("engine", make=_packed))) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    tutor = packed.pop(TUTOR)
    packed[LOADER.name] = LOADER.read_bytes()
    python = f"pyodide-{_fingerprint(*packed.values())}"
    return {f"{python}/{name}": content for name, content in packed.items()} | {
        f"tutor-{_fingerprint(tutor)}/{TUTOR}": tutor
    }


def _packed() -> bytes:
    """An archive of Pyodide's large files and of the modules for it, compiled by that Python itself, each as `.gz`."""
    made = io.BytesIO()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "tutor.whl").write_bytes(wheel())
        with zipfile.ZipFile(folder / "tutor.whl", "a") as packages:
            packages.write(qrcodegen.__file__, Path(qrcodegen.__file__).name)
        _run(_node(), str(HERE / "packing.mjs"), str(folder / "tutor.whl"), name)
        files = [*LARGE, folder / "stdlib.zip", folder / TUTOR.removesuffix(".gz")]
        with zipfile.ZipFile(made, "w") as archive:
            for path in files:
                archive.writestr(f"{path.name}.gz", deflate.gzip_compress(path.read_bytes(), SMALLEST))
    return made.getvalue()


def _node() -> str:
    """The path of Node, in our environment or on this machine; raise ``FileNotFoundError`` if there is none."""
    program = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        raise FileNotFoundError("The site needs Node: `make site` installs it.")
    return program


def _run(*command: str, **environment: str) -> None:
    subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True, capture_output=True)  # noqa: S603 - our own commands


def _fingerprint(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]


def _copy(files: list[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        shutil.copyfile(path, folder / path.name)
