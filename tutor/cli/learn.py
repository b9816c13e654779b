"""``tutor learn``: the lessons laid out in a folder of the learner's own, and a page to begin with in JupyterLab."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tutor.cli.streams import flush
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.saving import replace as write_whole
from tutor.hosts.notebook.folder import file_name, lying
from tutor.hosts.notebook.start_page import TITLE, start_page
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import BESIDE, LESSONS

HERE = Path(__file__).parents[1]
#: The folder of the stored lessons and of JupyterLab's settings: in a wheel within the package, else beside it.
STORED = HERE / "lessons" if (HERE / "lessons").is_dir() else HERE.parent / "notebooks"
#: The folder of a learner's lessons, if they name no other.
FOLDER = Path("~/Tarot & Barbu")
#: The number of the page to begin with, before all lessons.
FIRST = "00"

NO_JUPYTER = N_("JupyterLab, which is not installed here: pip install tarot-barbu-tutor[notebook] brings it")
NO_LESSONS = N_("the lessons, which come with the project’s wheel and with its source")
PREPARING = N_("Preparing {count} {count:n|lesson|lessons}…")
KEPT = N_("Your lessons are in {folder}. What you have done there stays as it is.")
A_LESSON_THAT_RUNS = N_("a lesson that runs ({detail})")
A_FOLDER = N_("a folder for your lessons, which can be written to ({detail})")


def learn(options: argparse.Namespace, words: Words) -> None:
    """Lay out the lessons and open the page to begin with; raise ``RecordError``."""
    if find_spec("jupyterlab") is None:
        raise RecordError("learn", None, NO_JUPYTER)
    if not lessons(words.lang):
        raise RecordError("learn", str(STORED), NO_LESSONS)
    folder = Path(options.folder or FOLDER).expanduser()
    try:
        laid_out(folder, words, run, _tell)
        first = started(folder, words, run)
    except OSError as error:
        raise RecordError("folder", str(folder), A_FOLDER, detail=error.strerror or str(error)) from error
    _tell(words.say(KEPT, folder=str(folder)))
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    opened = f"--LabApp.default_url=/lab/tree/{quote(first)}"
    _jupyterlab(f"--ServerApp.root_dir={folder}", opened, *as_root)


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    flush()


def laid_out(folder: Path, words: Words, run: Callable[[Path], bytes], tell: Callable[[str], None]) -> list[str]:
    """Lay out the lessons of a language in a folder, and return their names there; raise ``OSError``.

    Each is ``run`` once, so that its tables are there when it is opened.  A lesson that is already in the folder is
    left as it is and keeps its name, even if its place in the course has changed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    there = lying(folder)
    stored = lessons(words.lang)
    called = [file_name(title(path)) for path in stored]
    names = [there.get(name, f"{number:02} {name}") for number, name in enumerate(called, 1)]
    missing = [(path, name) for path, name in zip(stored, names, strict=True) if not (folder / name).exists()]
    if missing:
        tell(words.say(PREPARING, count=len(missing)))
    for path, name in missing:
        write_whole(folder / name, run(path))
    return names


def lessons(lang: str) -> list[Path]:
    """The notebooks of a language as they are stored: the lessons in the order of the course, then the tables."""
    ending = "" if lang == LANGUAGES[0] else f".{lang}"
    return [path for name in (*LESSONS, *BESIDE) if (path := STORED / f"{name}{ending}.ipynb").exists()]


def title(lesson: Path) -> str:
    """The title of a lesson: its heading."""
    heading: str = json.loads(lesson.read_text("utf-8"))["cells"][0]["source"][0]
    return heading.removeprefix("# ").strip()


def started(folder: Path, words: Words, run: Callable[[Path, Path], bytes]) -> str:
    """Lay out the page to begin with, which says how far the learner is by now, and return its name; raise ``OSError``.

    It is ``run`` in the folder, where the learner's answers are.  A page that somebody has changed stays as it is.
    """
    page, file = start_page(words), folder / f"{FIRST} {file_name(words.say(TITLE))}"
    if not file.exists() or _sources(file.read_bytes()) == _sources(json.dumps(page)):
        write_whole(file, json.dumps(page).encode())
        write_whole(file, run(file, folder))
    return file.name


def _sources(notebook: str | bytes) -> list[str]:
    """The texts of the cells, which somebody writes, without what has come of them; none of what is no notebook."""
    try:
        return ["".join(cell["source"]) for cell in json.loads(notebook)["cells"]]
    except (ValueError, LookupError, TypeError):
        return []


def run(lesson: Path, folder: Path | None = None) -> bytes:
    """The notebook after all its cells have run in a folder, else in an empty one; raise ``RecordError``.

    It is signed as run on this machine, since Jupyter shows no scripts of a notebook that comes from elsewhere.
    """
    from tutor.hosts.notebook import running  # noqa: PLC0415 - only who has JupyterLab has what it needs

    try:
        return signed(running.run(lesson, folder))
    except running.CellError as error:
        raise RecordError("learn", lesson.name, A_LESSON_THAT_RUNS, detail=str(error)) from error


def signed(notebook: dict[str, Any]) -> bytes:
    """A notebook as its file holds it, signed as one that this user has run on this machine."""
    import nbformat  # noqa: PLC0415 - only who has JupyterLab has what it needs
    from nbformat.sign import NotebookNotary  # noqa: PLC0415

    ran = json.dumps(notebook, ensure_ascii=False)
    NotebookNotary().sign(nbformat.reads(ran, as_version=4))  # type: ignore[no-untyped-call] # Jupyter's
    return ran.encode()


def _jupyterlab(*arguments: str) -> None:
    """Start JupyterLab with the lessons' settings, and wait for its end."""
    env = {**os.environ, "JUPYTER_CONFIG_PATH": str(STORED / ".config")}
    subprocess.run([sys.executable, "-m", "jupyterlab", *arguments], env=env, check=False)  # noqa: S603 - our own arguments
