"""``tutor learn``: the lessons laid out in a folder of the learner's own, and a page to begin with in JupyterLab."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from urllib.parse import quote

from tutor.cli.pace import Pace
from tutor.cli.streams import flush
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import cause
from tutor.hosts.notebook.laying_out import lay_out, lay_out_page
from tutor.hosts.notebook.mark import marked
from tutor.hosts.notebook.ready import STORED, Ready, ready
from tutor.show.words import QUOTED, Words

#: The folder of a learner's lessons, if they name no other.
FOLDER = Path("~/Tarot & Barbu")

NO_JUPYTER = N_("JupyterLab, which is not installed here: pip install tarot-barbu-tutor[notebook] brings it")
NO_LESSONS = N_("the lessons, which come with the project’s wheel and with its source")
PREPARING = N_("Preparing the lessons, which takes a few seconds the first time…")
HOW_FAR = N_("{done} of {count} lessons…")
LOOKING_UP = N_("Looking up how far you are…")
KEPT = N_("Your lessons are in {folder}. What you have done there stays as it is.")
NEW = N_("new", "in the name of a lesson’s file, beside one that the learner has changed")
BESIDE = N_(
    "You have changed {lessons}, which {count:n|stays as it is|stay as they are}: today’s"
    " {count:n|lesson is beside it|lessons are beside them}, with “({new})” in the name."
)
UNTRUSTED = N_(
    "The lessons could not be marked as trusted ({detail}): JupyterLab shows their tables as pictures until you press"
    " Ctrl + Shift + C and choose “Trust Notebook”."
)
A_LESSON_THAT_RUNS = N_("a lesson that runs ({detail})")
A_FOLDER = N_("a folder for your lessons, which can be written to ({detail})")


def learn(options: argparse.Namespace, words: Words) -> None:
    """Lay out the lessons and, if that is not all that is wished, open JupyterLab; raise ``RecordError``."""
    if find_spec("jupyterlab") is None:
        raise RecordError("learn", None, NO_JUPYTER)
    notebooks = ready(words.lang, lambda lang: _made(lang, words))
    folder = _at_home(Path(options.lay_out or options.folder or FOLDER))
    try:
        first = _laid_out(folder, notebooks, words)
    except OSError as error:
        raise RecordError("folder", str(folder), A_FOLDER, detail=cause(error)) from error
    _tell(words.say(KEPT, folder=str(folder)))
    if options.lay_out is None:
        _jupyterlab(folder, first)


def _at_home(folder: Path) -> Path:
    """A folder whose name may begin with somebody's home; raise ``RecordError`` if there is no such home."""
    try:
        return folder.expanduser()
    except RuntimeError as error:
        raise RecordError("folder", str(folder), A_FOLDER, detail=str(error)) from error


def _laid_out(folder: Path, notebooks: list[Ready], words: Words) -> str:
    """Lay out the page to begin with and the lessons, and return the page's name; raise ``OSError``."""
    page, *lessons = notebooks
    new = words.say(NEW)
    _trust(notebooks, words)
    changed = lay_out(folder, lessons, new, Pace(_saying_how_far(words)))
    if changed:
        listed = words.list((words.say(QUOTED, text=Path(name).stem) for name in changed), "and")
        _tell(words.say(BESIDE, lessons=listed, count=len(changed), new=new))
    return lay_out_page(folder, page, lessons, lambda: _page_now(folder, page.name, words))


def _page_now(folder: Path, name: str, words: Words) -> Ready:
    """The page to begin with, run in the folder, where the learner's answers are; raise ``RecordError``."""
    _tell(words.say(LOOKING_UP))
    with _making() as making:
        page = Ready(name, marked(making.page_now(words.lang, folder)))
    _trust([page], words)
    return page


def _made(lang: str, words: Words) -> list[Ready]:
    """The notebooks of a language, run here and now; raise ``RecordError``."""
    with _making() as making:
        if not making.lessons(lang):
            raise RecordError("learn", str(STORED), NO_LESSONS)
        _tell(words.say(PREPARING))
        made: list[Ready] = making.made(lang, Pace(_saying_how_far(words)))
        return made


@contextmanager
def _making() -> Iterator[ModuleType]:
    """The module that runs lessons; raise ``RecordError`` for one that cannot be run."""
    from tutor.hosts.notebook import making, running  # noqa: PLC0415 - it takes a second, and most need it never

    try:
        yield making
    except running.CellError as error:
        raise RecordError("learn", str(STORED), A_LESSON_THAT_RUNS, detail=str(error)) from error


def _trust(notebooks: Iterable[Ready], words: Words) -> None:
    """Sign notebooks for this user, or say why that cannot be done."""
    from tutor.hosts.notebook.trust import trust  # noqa: PLC0415 - only who has JupyterLab has what it needs

    try:
        trust(one.notebook for one in notebooks)
    except OSError as error:
        _tell(words.say(UNTRUSTED, detail=cause(error)))


def _saying_how_far(words: Words) -> Callable[[int, int], None]:
    return lambda done, count: _tell(words.say(HOW_FAR, done=done, count=count))


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    flush()


def _jupyterlab(folder: Path, first: str) -> None:
    """Start JupyterLab in a folder, with the lessons' settings, at its page to begin with; wait for its end."""
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    opened = f"--LabApp.default_url=/lab/tree/{quote(first)}"
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}", opened, *as_root]
    env = {**os.environ, "JUPYTER_CONFIG_PATH": str(STORED / ".config")}
    subprocess.run(command, env=env, check=False)  # noqa: S603 - our own arguments
