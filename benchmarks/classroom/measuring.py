"""The costs of a class: of each step that its learners take, beside what is aimed at."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.classroom.browser import sizes_when_saved
from benchmarks.classroom.hub import Hub
from benchmarks.classroom.learner import LANG, Learner, presses
from benchmarks.classroom.processes import cpu_seconds, own_memory
from benchmarks.classroom.together import at_once
from measures.progress import Progress
from tutor.hosts.notebook.making import made
from tutor.hosts.notebook.ready import ready

MEGABYTE = 1e6
#: The deals of which everybody plays a card, and the seconds from one press of a learner to the next.
DEALS, PACE_S = 10, 1.0
#: The words for the times that the lesson is run and saved in a browser.
SAVED = ("run and saved", "run and saved again")


class Figure(NamedTuple):
    """A cost that was measured, and the most that is aimed at; ``None`` where that is not for the lessons to decide."""

    what: str
    measured: float
    aim: float | None = None

    def __str__(self) -> str:
        """The figure as a line of the table."""
        aim = "" if self.aim is None else f"{self.aim:g}"
        missed = "  missed" if self.aim is not None and self.measured > self.aim else ""
        return f"{self.what:72}{self.measured:9.2f}{aim:>7}{missed}"


def figures(hub: Hub, count: int) -> Iterator[Figure]:
    """The costs of a class of so many learners, one after the other, as they are measured."""
    learners = [Learner(hub, f"learner-{number:02}") for number in range(1, count + 1)]
    yield from _laid_out(learners)
    yield from _started(hub, learners)
    yield from _opened(hub, learners)
    yield from _pressed(learners)
    yield from _saved(learners[0])


def _laid_out(learners: list[Learner]) -> Iterator[Figure]:
    """The lessons are laid out in every home, one after another; a source that has changed makes them before that."""
    print("The lessons are made ready ...", file=sys.stderr)
    ready(LANG, made)
    progress = Progress("The lessons are laid out in the homes", len(learners))
    seconds = []
    for learner in learners:
        before = os.times()
        learner.lay_out()
        after = os.times()
        seconds.append(after.children_user + after.children_system - before.children_user - before.children_system)
        progress.add(counted=False)
    progress.end()
    sizes = [lesson.stat().st_size / MEGABYTE for lesson in learners[0].folder.glob("*.ipynb")]
    yield Figure("the heaviest lesson laid out, MB", max(sizes), 0.6)
    yield Figure("the whole course of one learner, MB", sum(sizes), 20)
    yield Figure("CPU seconds to lay it out", statistics.median(seconds), 1)


def _started(hub: Hub, learners: list[Learner]) -> Iterator[Figure]:
    before, begun = cpu_seconds(hub.pid), time.monotonic()
    at_once("Servers that are up", lambda learner: hub.start_server(learner.name), learners)
    yield Figure("seconds until all servers were up, asked for at once", time.monotonic() - begun)
    yield Figure("CPU seconds of a server’s own start", (cpu_seconds(hub.pid) - before) / len(learners))


def _opened(hub: Hub, learners: list[Learner]) -> Iterator[Figure]:
    """One learner opens the lesson and runs it while the others wait; then all do so at once."""
    before = cpu_seconds(hub.pid)
    learners[0].play()
    yield Figure("CPU seconds to open and run a lesson, alone", cpu_seconds(hub.pid) - before, 1)
    learners[0].close()
    before, begun = cpu_seconds(hub.pid), time.monotonic()
    at_once("Learners who have opened and run the lesson", Learner.play, learners)
    seconds, cpu = time.monotonic() - begun, cpu_seconds(hub.pid) - before
    yield Figure("CPU seconds to open and run a lesson, all at once", cpu / len(learners), 1)
    yield Figure("seconds until all have opened and run it, at once", seconds, 25)
    yield Figure("MB to a browser for it, beyond JupyterLab’s own", learners[0].bytes / MEGABYTE, 1)
    yield Figure("MB of memory for a learner, server and kernel", own_memory(hub.pid) / len(learners) / MEGABYTE)


def _pressed(learners: list[Learner]) -> Iterator[Figure]:
    intents = presses(DEALS)
    seconds = at_once("Learners who have pressed", lambda learner: learner.press(intents, PACE_S), learners)
    milliseconds = sorted(1000 * one for each in seconds for one in each)
    yield Figure("ms until a press is answered, half of them", statistics.median(milliseconds))
    yield Figure("ms until a press is answered, 95 of 100", milliseconds[int(0.95 * len(milliseconds))], 40)


def _saved(learner: Learner) -> Iterator[Figure]:
    if shutil.which("chromium") is None:
        print("The saved lesson is not measured: Chromium is missing.", file=sys.stderr)
        return
    laid_out = learner.lesson.stat().st_size
    print("A learner runs the lesson in a browser, saves it, and does so again ...", file=sys.stderr)
    for words, size in zip(SAVED, sizes_when_saved(learner, len(SAVED)), strict=True):
        yield Figure(f"the lesson’s size {words}, beside laid out", size / laid_out, 1.05)
