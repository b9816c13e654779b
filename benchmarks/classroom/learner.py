"""A learner of the class: the lessons in a home of their own, one of them open, and presses at its tables."""

from __future__ import annotations

import json
import os
import subprocess
import time
from itertools import chain
from pathlib import Path
from random import Random
from urllib.parse import quote

from benchmarks.classroom.http import ask
from benchmarks.classroom.hub import PYTHON, ROOT, Hub, HubError
from benchmarks.classroom.kernel import Kernel
from tutor.core.errors import Json
from tutor.hosts.notebook.folder import file_name
from tutor.hosts.notebook.making import title
from tutor.hosts.table.session import Session
from tutor.teach.course.parts import LESSONS

#: The folder of the lessons in a home, and the lesson that is opened: where it is stored, and its file there.
FOLDER, LESSON, LANG = "tarot-barbu", "which-cards", "en"
STORED = ROOT / "notebooks" / f"{LESSON}.ipynb"
FILE = file_name(title(STORED))


class Learner:
    """A learner whom the hub knows by name; one who has opened the lesson has a kernel there."""

    def __init__(self, hub: Hub, name: str) -> None:
        """Enter the class; raise ``HubError``."""
        self.hub, self.name = hub, name
        self.token = hub.add(name)
        self.folder = hub.home(name) / FOLDER

    def lay_out(self) -> None:
        """Lay the lessons out in the learner's home, as the image for a hub does; raise ``HubError``."""
        command: list[str | Path] = [PYTHON, "-m", "tutor", "learn", "--lay-out", self.folder, "--lang", LANG]
        environment = {"HOME": str(self.hub.home(self.name)), "PATH": os.environ["PATH"]}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise HubError(f"The lessons are not laid out: {ran.stderr.strip()}")

    @property
    def lesson(self) -> Path:
        """The file of the lesson."""
        return next(self.folder.glob(f"* {FILE}"))

    def play(self) -> None:
        """Open the lesson and run all its cells; raise ``HubError`` or ``KernelError``.

        The lesson is fetched and its kernel started as JupyterLab does it.
        """
        server = f"{self.hub.address}/user/{self.name}/api"
        path = f"{FOLDER}/{self.lesson.name}"
        wished = {"path": path, "name": "", "type": "notebook", "kernel": {"name": "python3"}}
        try:
            content = ask(f"{server}/contents/{quote(path)}", self.token)
            session = json.loads(ask(f"{server}/sessions", self.token, "POST", wished))
            self.kernel = Kernel(f"{server}/kernels/{session['kernel']['id']}/channels", self.token)
        except OSError as error:
            raise HubError(f"The server of {self.name} does not open the lesson: {error}") from error
        cells = [cell for cell in json.loads(content)["content"]["cells"] if cell["cell_type"] == "code"]
        self.shown = self.kernel.run(["".join(cell["source"]) for cell in cells])
        self.bytes = len(content) + self.kernel.received
        self._session = f"{server}/sessions/{session['id']}"

    def close(self) -> None:
        """Close the lesson and end its kernel."""
        self.kernel.close()
        ask(self._session, self.token, "DELETE")

    def press(self, intents: list[dict[str, Json]], every: float) -> list[float]:
        """The seconds that each of some presses takes at the lesson's last table, one ``every`` so many seconds.

        Learners do not press in step: each begins at another moment of the first of these times.
        """
        begun, taken = time.monotonic() + every * Random(self.name).random(), []
        for number, intent in enumerate(intents):
            time.sleep(max(0.0, begun + number * every - time.monotonic()))
            taken.append(self.kernel.press(self.shown[-1], intent))
        return taken


def presses(deals: int) -> list[dict[str, Json]]:
    """The presses of somebody who has a number of deals dealt at the lesson's last table, and plays a card of each."""
    return [*chain.from_iterable(_of_deal(seed) for seed in range(1, deals + 1))]


def _of_deal(seed: int) -> tuple[dict[str, Json], dict[str, Json]]:
    table = Session({**LESSONS[LESSON].tables[-1], "seed": seed, "live": True})
    return {"deal": seed}, {"play": table.at.duty().legal()[0].code}
