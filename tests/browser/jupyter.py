"""A JupyterLab of its own, set up as `tutor learn` sets it up, and a page in it that has run the first lesson."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from urllib.error import URLError
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.conftest import ROOT
from tutor.hosts.notebook.stored import Stored
from tutor.hosts.notebook.trust import trust

SECRET = "only-for-this-test"  # noqa: S105 (the server lives for a minute, on this machine alone)
LESSON = "which-cards.ipynb"
START_S, STOP_S = 90, 30
HEARTBEAT_S = 0.1

# JupyterLab says "idle" long before it can run a cell; this is true when it really can.
READY = """() => {
    const app = window.jupyterapp
    const panel = app?.shell.currentWidget
    const session = panel?.sessionContext
    const kernel = session?.session?.kernel
    return Boolean(session?.isReady && panel.context.isReady && panel.content.widgets.length
        && kernel?.connectionStatus === "connected" && kernel.status === "idle")
}"""
# Its promise must not come back: a page has no timeout for one.
RUN_ALL = "() => void window.jupyterapp.commands.execute('notebook:run-all-cells')"


@dataclass(frozen=True, slots=True)
class Lab:
    """A running JupyterLab: its address, the folder with copies of the notebooks, and its path on the server."""

    address: str
    folder: Path
    path: str = ""

    def ask(self, path: str, method: str = "GET") -> bytes:
        """Send the server a request, and return its answer; raise ``URLError`` if it does not like it."""
        request = Request(f"{self.address}/{path}", method=method, headers={"Authorization": f"token {SECRET}"})  # noqa: S310
        with urlopen(request, timeout=STOP_S) as answer:  # noqa: S310 (our own server)
            return bytes(answer.read())

    def end_kernels(self) -> None:
        """End all kernels, as the server does itself when it ends."""
        for kernel in json.loads(self.ask("api/kernels")):
            self.ask(f"api/kernels/{kernel['id']}", "DELETE")

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + START_S
        while time.monotonic() < end and process.poll() is None:
            with suppress(URLError, OSError):
                self.ask("api/status")
                return
            time.sleep(HEARTBEAT_S)
        raise TimeoutError((self.folder.parent / "lab.log").read_text(encoding="utf-8"))


def put(file: Path, notebook: Stored) -> None:
    """Put a notebook there as one that the user of this home has run."""
    trust([notebook])
    file.write_text(json.dumps(notebook, ensure_ascii=False), "utf-8")


@contextmanager
def laboratory(home: Path, *lessons: Path) -> Iterator[Lab]:
    """Serve copies of some notebooks, of all if none is named, with nobody's settings but the project's.

    What lies there from an earlier time stays as it was left.
    """
    folder = home / "notebooks"
    if not folder.exists():
        folder.mkdir()
        for notebook in lessons or (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(notebook, folder)
    lab = Lab(f"http://127.0.0.1:{_free_port()}", folder)
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser"),
        *("--ip=127.0.0.1", f"--port={lab.address.rpartition(':')[2]}", "--ServerApp.port_retries=0"),
        f"--ServerApp.root_dir={folder}",
    ]
    with (home / "lab.log").open("wb") as log:
        process = subprocess.Popen(command, env=_settings(home), stdout=log, stderr=log, start_new_session=True)
    try:
        lab.wait(process)
        yield lab
    finally:
        _stop(lab, process)


def _settings(home: Path) -> dict[str, str]:
    """The environment without a trace of the user's Jupyter; `tutor learn` adds the project's settings likewise."""
    theirs = ("JUPYTER", "IPYTHON", "XDG_", "TUTOR_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    settings = str(ROOT / "notebooks" / ".config")
    return env | {"HOME": str(home), "JUPYTER_CONFIG_PATH": settings, "JUPYTER_TOKEN": SECRET}


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _stop(lab: Lab, process: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, with its kernels; if it does not, end all that it has started."""
    with suppress(URLError, OSError):
        lab.ask("api/shutdown", "POST")
    with suppress(subprocess.TimeoutExpired):
        process.wait(STOP_S)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(STOP_S)


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Break off what takes longer: a page that never answers would stop the tests for ever."""

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"The page has not answered for {seconds} seconds.")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def open_lesson(page: Page, lab: Lab, lesson: str = LESSON) -> None:
    """Open a lesson, the first one, and run all its cells, as its reader does."""
    page.goto(f"{lab.address}/lab/tree/{lesson}?token={SECRET}")
    page.wait_for_function(READY)
    page.evaluate(RUN_ALL)
