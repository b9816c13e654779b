"""The works of others that the site ships: only the parts that it uses, with their licences in `licenses/`.

The texts come out of the packages that are installed; nothing is fetched.  A package without one gets a notice with its
name, its version and its licence.
"""

from __future__ import annotations

import json
import re
import sysconfig
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution, version
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import qrcodegen

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "node_modules" / "pyodide"
#: The reader of QR codes, and what the search finds with.
QR_READER = ROOT / "node_modules" / "qr"
MINISEARCH = ROOT / "node_modules" / "minisearch"
STEMMERS = ROOT / "node_modules" / "@orama" / "stemmers"
MARK = "<!-- licences -->"
MATERIAL = "mkdocs-material"

#: The parts compiled into Pyodide beside Python, with their licences, of which its package has no text.
COMPILED = {
    "Emscripten's runtime, with musl and LLVM's libraries": "MIT; Apache-2.0 WITH LLVM-exception",
    "libffi": "MIT",
    "Expat": "MIT",
    "HACL*": "MIT",
    "libmpdec": "BSD-2-Clause",
    "zstd": "BSD-3-Clause",
    "zlib": "Zlib",
    "liblzma": "0BSD",
    "bzip2": "bzip2-1.0.6",
    "SQLite": "public domain",
}
#: The packages bundled into Material's scripts and styles, with their licences; the maps beside them have the sources.
BUNDLED = {
    "clipboard": "MIT",
    "escape-html": "MIT",
    "focus-visible": "W3C-20150513",
    "material-design-color": "MIT",
    "rxjs": "Apache-2.0",
    "tslib": "0BSD",
}
HEADER = re.compile(r"/\*(?:[^*]|\*(?!/))*(?:licen[cs]e|copyright)(?:[^*]|\*(?!/))*\*/", re.IGNORECASE)
LICENCE = re.compile(r"\.dist-info/(?:.*/)?LICEN[CS]E(?:\.\w+)?$")
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


class Work(NamedTuple):
    """A work that the site ships: its name, its licence's name, its file in `licenses/`, and that file's text."""

    name: str
    licence: str
    file: str
    text: str


def embed(markdown: str, url: str) -> str:
    """Put a row for every work in place of the mark, into the page at ``url``."""
    if MARK not in markdown:
        return markdown
    folder = "../" * url.count("/") + "licenses/"
    rows = (f'| <a href="{folder}{work.file}">{work.name}</a> | {work.licence} |' for work in works())
    return markdown.replace(MARK, "\n".join(rows))


def publish(site: Path) -> None:
    """Write the licences of all works."""
    folder = site / "licenses"
    folder.mkdir(exist_ok=True)
    for work in works():
        (folder / work.file).write_text(work.text, encoding="utf-8")


@cache
def works() -> tuple[Work, ...]:
    """All works that the site ships, our own engine first."""
    package = _package(PYODIDE)
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    pyodide, material = f"Pyodide {package['version']}", f"Material for MkDocs {version(MATERIAL)}"
    icons = (_templates() / ".icons" / "material" / "LICENSE").read_text("utf-8")
    return (
        Work("Tarot & Barbu Tutor", "MIT", "tutor.txt", _text(ROOT / "LICENSE")),
        Work(pyodide, str(package["license"]), "pyodide.txt", _pyodide(pyodide, python, package["homepage"])),
        Work(f"Python {python}", "PSF-2.0", "python.txt", _python(python)),
        Work(material, "MIT", "material.txt", "\n\n".join((material, _licence(MATERIAL), *_bundled())) + "\n"),
        Work(f"QR Code generator {version('qrcodegen')}", "MIT", "qrcodegen.txt", _qr_codes()),
        Work(f"qr {_package(QR_READER)['version']}", "MIT", "qr.txt", _text(QR_READER / "LICENSE-MIT")),
        Work(
            f"MiniSearch {_package(MINISEARCH)['version']}", "MIT", "minisearch.txt", _text(MINISEARCH / "LICENSE.txt")
        ),
        Work(
            f"Stemmers of Orama {_package(STEMMERS)['version']}",
            "Apache-2.0",
            "stemmers.txt",
            f"{_text(STEMMERS / 'LICENSE.md')}\n{_licence('watchdog')}",
        ),
        Work("Material Design Icons", "Apache-2.0", "icons.txt", f"{icons}\n{_licence('watchdog')}"),
    )


def _text(file: Path) -> str:
    return file.read_text("utf-8")


def _package(folder: Path) -> dict[str, Any]:
    """The facts that a package of npm says of itself."""
    return dict(json.loads((folder / "package.json").read_text("utf-8")))


def _pyodide(name: str, python: str, source: str) -> str:
    """The notice for Pyodide with the full text of its licence, taken from another package with the same one."""
    parts = "".join(f"  {part}: {licence}\n" for part, licence in COMPILED.items())
    return (
        f"{name}, by the Pyodide contributors, shipped here as it was published.\nIts source code: {source}\n\n"
        f"It has in it, beside Python {python} (python.txt):\n{parts}\n{_licence('pathspec')}"
    )


def _python(number: str) -> str:
    """The licence of Python, from the installed Python."""
    head = f"Python {number}, its interpreter and standard library: (c) Python Software Foundation\n\n"
    text = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    return head + (text.read_text("utf-8") if text.exists() else "Licence: PSF-2.0\n")


def _qr_codes() -> str:
    """The licence of what makes QR codes, from the head of its only module."""
    head = takewhile(lambda line: line.startswith("#"), Path(qrcodegen.__file__).read_text("utf-8").splitlines())
    return "\n".join(line.removeprefix("#").strip() for line in head).strip() + "\n"


def _licence(package: str) -> str:
    """The licence text that an installed package brings."""
    files = distribution(package).files or []
    return next(file for file in files if LICENCE.search(str(file))).read_text("utf-8")


def _bundled() -> Iterator[str]:
    """The notices for the packages bundled into Material: the licence of each, and the heading of its source."""
    headers: dict[str, str] = {}
    # Its search has a worker, which this site does not ship.
    for path in sorted(file for file in (_templates() / "assets").rglob("*.map") if file.parent.name != "workers"):
        told: dict[str, Any] = json.loads(path.read_text("utf-8"))
        for source, text in zip(told["sources"], told.get("sourcesContent", ()), strict=False):
            if package := PACKAGE.search(source):
                header = HEADER.search(text or "")
                headers[package[1]] = headers.get(package[1]) or (header[0] if header else "")
    for name, heading in sorted(headers.items()):
        yield f"Bundled into it, {name}: {BUNDLED[name]}\n{heading}".rstrip()


def _templates() -> Path:
    """The folder of Material's installed theme."""
    return Path(str(distribution(MATERIAL).locate_file("material/templates")))
