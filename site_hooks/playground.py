"""The playground: the lessons in JupyterLite, to be changed and run in the browser, as a folder of the site.

JupyterLite finds its Python packages in a list of Pyodide's (`pyodide-lock.json`).  Ours names only files beside it:
the wheels that pip has fetched by their hashes (`make build-site`), JupyterLite's own, and the tutor's.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, version
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile, ZipInfo

from site_hooks import third_party, wheels
from site_hooks.live import wheel
from site_hooks.stored import stored
from site_hooks.wheels import LICENCE
from tutor.hosts.notebook.making import lessons
from tutor.hosts.notebook.ready import STORED
from tutor.show.exercises.lesson import changed, tried
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.teach.course.parts import TRY

PINS = Path(__file__).parent.parent / "requirements" / "playground.txt"
#: The size of all that a lesson fetches here until its first table is shown, from a server that does not compress.
MEGABYTES = 30
NAME = "Tarot & Barbu Tutor"
#: The mark in whose place the link to the lines of Python comes.
TRY_HERE = "<!-- try it yourself -->"
#: The parts of JupyterLab that widgets need, and the kernel.
PARTS = (
    wheels.KERNEL,
    wheels.EXTENSIONS / "@jupyter-widgets" / "jupyterlab-manager",
    wheels.EXTENSIONS / "anywidget",
)
#: The file of JupyterLab's settings, which `tutor learn` uses too.
SETTINGS = STORED / ".config" / "labconfig" / "default_setting_overrides.json"
#: The packages that the kernel loads before the first cell, with those that they need.
AT_HAND = [
    "micropip",
    "piplite",
    "ipykernel",
    "comm",
    "pyodide-kernel",
    "jedi",
    "ipython",
    "ipywidgets",
    "anywidget",
    "tarot-barbu-tutor",
]
#: The policy by which neither a cell nor a part of JupyterLab can load anything from elsewhere.
POLICY = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' data: blob:; base-uri 'self';
      form-action 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'">"""
#: The files that nobody reads: maps of scripts, and fonts in formats that no browser with WebAssembly asks for.
UNREAD = re.compile(r"\.map$|/fa-[\w-]+\.(?:eot|svg|ttf|woff)$")
#: The date of all files, so that the same sources give the same bytes, and the setting that hides it.
LONG_AGO = {"SOURCE_DATE_EPOCH": "1000000000"}
UNDATED = {"@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False}}
RULE = "-" * 80
#: The licences of the site that are those of the playground too.
ALSO_HERE = {"tutor.txt", "pyodide.txt", "python.txt"}


def link(url: str, lang: str) -> str:
    """The link, as HTML, from a lesson's page at ``url`` to its notebook in the playground."""
    return changed(_address(url, lang, url.rstrip("/").rpartition("/")[2]), MEGABYTES, Html(lang))


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the link to the lines of Python that one may change into the page at ``url``, if it has the mark."""
    return markdown.replace(TRY_HERE, tried(_address(url, lang, TRY), MEGABYTES, Html(lang)))


def _address(url: str, lang: str, notebook: str) -> str:
    """The address of a notebook in the playground, seen from the page at ``url``."""
    return f"{'../' * url.count('/')}playground/lab/index.html?path={lang}/{notebook}.ipynb"


def publish(site: Path) -> None:
    """Put the playground into a built site."""
    notebooks = [path.read_bytes() for path in _notebooks().values()]
    files = stored("playground", wheel(), PINS.read_bytes(), *notebooks, make=_made)
    with ZipFile(BytesIO(files)) as archive:
        archive.extractall(site / "playground")


def _notebooks() -> dict[str, Path]:
    """The lessons' notebooks by the names of their files in the playground, which do not depend on their order."""
    return {f"{lang}/{path.name.partition('.')[0]}.ipynb": path for lang in LANGUAGES for path in lessons(lang)}


def _made() -> bytes:
    """All files of the playground, in one zip archive; raise ``RuntimeError`` if JupyterLite cannot be built."""
    with TemporaryDirectory() as folder:
        lite, out = Path(folder, "lite"), Path(folder, "out")
        _lay_out(lite)
        command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(lite), "--output-dir", str(out)]
        environment = os.environ | LONG_AGO
        built = subprocess.run(command, cwd=lite, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        if built.returncode:
            raise RuntimeError(f"JupyterLite cannot be built: {built.stdout[-3000:]}\n{built.stderr[-3000:]}")
        for page in out.rglob("*.html"):
            page.write_text(page.read_text("utf-8").replace("<head>", f"<head>{POLICY}", 1), "utf-8")
        (out / "licenses.txt").write_text("\n\n".join(_licences(out)), "utf-8")
        return _packed(out)


def _lay_out(lite: Path) -> None:
    """Write the sources of JupyterLite's build: the lessons, the settings, Pyodide with its wheels."""
    wheels.lay_out(lite / "static" / "pyodide")
    for name, path in _notebooks().items():
        (lite / "content" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, lite / "content" / name)
    _write(lite / "overrides.json", {**json.loads(SETTINGS.read_text("utf-8")), **UNDATED})
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": AT_HAND}}
    shown = {
        "appName": NAME,
        "exposeAppInBrowser": True,
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
    }
    told = {"jupyter-lite-schema-version": 0, "jupyter-config-data": shown}
    build = {
        "contents": ["content"],
        "apps": ["lab"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "ignore_sys_prefix": ["federated_extensions"],
        "federated_extensions": list(map(str, PARTS)),
    }
    _write(lite / "jupyter-lite.json", told)
    _write(lite / "jupyter_lite_config.json", {"LiteBuildConfig": build})


def _write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told), "utf-8")


def _licences(out: Path) -> Iterator[str]:
    """A text on each work in the playground: its name, its licence, and the licence's text."""
    for work in third_party.works():
        if work.file in ALSO_HERE:
            yield f"{RULE}\n{work.name}: {work.licence}\n\n{work.text}"
    for name in ("jupyterlite-core", "jupyterlite-pyodide-kernel"):
        texts = (file.read_text("utf-8") for file in distribution(name).files or () if LICENCE.search(str(file)))
        yield "\n".join((RULE, f"{name} {version(name)}: BSD-3-Clause", "", *texts))
    for package in wheels.wheels():
        yield f"{RULE}\n{package.licence}"
    for path in sorted(out.rglob("third-party-licenses.json")):
        for each in json.loads(path.read_text("utf-8"))["packages"]:
            yield f"{RULE}\n{each['name']} {each['versionInfo']}: {each['licenseId']}\n\n{each['extractedText']}"


def _packed(out: Path) -> bytes:
    """A folder as a zip archive without dates: the same files always give the same bytes."""
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        for path in sorted(path for path in out.rglob("*") if path.is_file()):
            if not UNREAD.search(path.as_posix()):
                archive.writestr(ZipInfo(path.relative_to(out).as_posix()), path.read_bytes())
    return whole.getvalue()
