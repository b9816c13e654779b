"""Exercises that need no engine: the ten that follow each one that stands on a page, made when the site is built.

Every exercise on a page has a file with Python's answers to *Another like this*, ten times one after the other
(``readymade.js`` reads it).  It is compressed here, for hosts that do not.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from html import unescape
from io import BytesIO
from itertools import groupby
from pathlib import Path
from zipfile import ZipFile

from site_hooks.progress import together
from site_hooks.stored import fingerprint, stored
from tutor.core.errors import Json
from tutor.hosts.exercise.task import Task, TaskState

#: The number of exercises after each one on a page that need no engine.
AHEAD = 10
#: The state of a table or an exercise in a page's HTML, in double quotation marks, or in single ones as in notebooks.
STATE = re.compile(r"""data-state=(?:"(\{[^"]*)"|'(\{[^']*)')""")


def folder() -> str:
    """The folder of the files among the site's assets, with a new name whenever Python's answers may have changed."""
    return f"ready-{fingerprint().hex()[:12]}"


def place(state: TaskState) -> str:
    """The path in that folder of the exercises after this one, ``en/2/allowed.1.1.2.gz``; `readymade.js` knows it too.

    The number of folders up to the rulebook decides the links in it; checks (``-check``) and exercises that are free to
    choose (``-free``) have other buttons.
    """
    kind = ("-check" if state.help == "none" else "") + ("-free" if state.free else "")
    return f"{state.lang}/{state.rulebook.count('../')}/{state.exercise}{kind}.gz"


def publish(site: Path) -> None:
    """Make the files for all exercises on the pages of a built site, with as many processes as there are cores."""
    standing = {state for page in site.rglob("*.html") for state in exercises(page.read_text("utf-8"))}
    kinds = [
        [state.to_json() for state in states]
        for _, states in groupby(sorted(standing, key=_in_order), lambda state: state.exercise.kind)
    ]
    together("Exercises made ahead, by their kinds", _made, kinds)
    for states in kinds:
        with ZipFile(BytesIO(_made(states))) as archive:
            archive.extractall(site / "assets" / folder())


def exercises(html: str) -> Iterator[TaskState]:
    """The states of the exercises on a page, without the name of a step and without help but for that of a check."""
    for quoted in STATE.findall(html):
        data = json.loads(unescape("".join(quoted)))
        if "exercise" in data:
            state = TaskState.of(data)
            yield replace(state, help="none" if state.help == "none" else "", name="")


def following(state: TaskState) -> list[dict[str, Json]]:
    """Python's answers to ``AHEAD`` requests in a row for another exercise like this one."""
    task = Task(state.to_json())
    return [task.answer({"deal": None}) for _ in range(AHEAD)]


def _in_order(state: TaskState) -> tuple[str, int, int, str]:
    """A sort key by kinds, with the languages of one exercise together, so that its questions are made once."""
    kind, level, seed = state.exercise
    return kind.id, level, seed, place(state)


def _made(states: Sequence[Json]) -> bytes:
    """A zip archive of the files for exercises of one kind, stored, so that it is made only once."""
    name = TaskState.of(states[0]).exercise.kind.id
    return stored(f"ready-{name}", json.dumps(states), make=partial(_packed, states))


def _packed(states: Sequence[Json]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for state in map(TaskState.of, states):
            told = json.dumps(following(state), ensure_ascii=False).encode()
            archive.writestr(place(state), gzip.compress(told, mtime=0))
    return packed.getvalue()
