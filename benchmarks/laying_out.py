"""The lessons of a language laid out: from what is ready, and beside that by running each of them here and now."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.hosts.notebook.making import made
from tutor.hosts.notebook.ready import ready

LANG = "en"


def seconds() -> tuple[float, float]:
    """The processors' seconds of ``tutor learn --lay-out`` in a process of its own, and of running the lessons."""
    ready(LANG, made)
    with TemporaryDirectory() as home:
        before = _of_children()
        command = [sys.executable, "-m", "tutor", "learn", "--lay-out", str(Path(home, "L")), "--lang", LANG]
        environment = {**os.environ, "HOME": home, "JUPYTER_DATA_DIR": home}
        subprocess.run(command, env=environment, check=True, capture_output=True)
        laid_out = _of_children() - before
    start = time.process_time()
    made(LANG)
    return laid_out, time.process_time() - start


def _of_children() -> float:
    """The seconds that all processes that were started from here, and have ended, have taken."""
    times = os.times()
    return times.children_user + times.children_system
