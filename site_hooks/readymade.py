"""Answers that need no engine, made when the site is built, for each exercise and each match that stands on a page.

Every exercise has a file with Python's answers to *Another like this*, ten times one after the other, and every match
one with the answers to each first move, so that a card is played before the engine has come (``readymade.js`` reads
them).  They are compressed here, for hosts that do not.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import unescape
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from site_hooks.progress import together
from site_hooks.stored import fingerprint, stored
from tutor.core.errors import Json
from tutor.games import GAMES
from tutor.hosts.exercise.task import Task, TaskState
from tutor.hosts.table.session import Session

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


def first_place(state: Mapping[str, Any]) -> str:
    """The path in that folder of the first moves of a match, ``en/2/first-tarot-four.gz``."""
    return f"{state['lang']}/{state['rulebook'].count('../')}/first-{state['name']}.gz"


def publish(site: Path) -> None:
    """Make the files for all pages of a built site, with as many processes as there are cores."""
    pages = [page.read_text("utf-8") for page in site.rglob("*.html")]
    _publish_exercises(site, pages)
    _publish_matches(site, pages)


def _publish_exercises(site: Path, pages: Sequence[str]) -> None:
    standing = {state for page in pages for state in exercises(page)}
    kinds = [
        [state.to_json() for state in states]
        for _, states in groupby(sorted(standing, key=_in_order), lambda state: state.exercise.kind)
    ]
    together("Exercises made ahead, by their kinds", _made, kinds)
    for states in kinds:
        with ZipFile(BytesIO(_made(states))) as archive:
            archive.extractall(site / "assets" / folder())


def _publish_matches(site: Path, pages: Sequence[str]) -> None:
    standing = {first_place(state): state for page in pages for state in matches(page)}
    together("First moves of matches", _begun, [*standing.values()])
    for at, state in standing.items():
        file = site / "assets" / folder() / at
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_begun(state))


def matches(html: str) -> Iterator[dict[str, Any]]:
    """The states of the matches on a page that a browser keeps: those with a name."""
    for quoted in STATE.findall(html):
        data = json.loads(unescape("".join(quoted)))
        if "game" in data and data["name"]:
            yield data


def first_moves(state: Mapping[str, Json]) -> dict[str, dict[str, Json]]:
    """Python's answer to every move that the learner may make first at a table, by the move."""
    session = Session(state)
    written = GAMES[session.state.table.game].written
    moves = [written(session.at, move) for move in session.at.obligation().legal()]
    return {move: Session(state).answer({"play": move}) for move in moves}


def _begun(state: Mapping[str, Json]) -> bytes:
    """The file with the first moves of a match, stored, so that it is made only once."""

    def make() -> bytes:
        return gzip.compress(json.dumps(first_moves(state), ensure_ascii=False).encode(), mtime=0)

    return stored(f"first-{state['name']}", json.dumps(state), make=make)


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
