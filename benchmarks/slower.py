"""A browser as on a slower processor: all its processes, workers too, are stopped most of the time.

Chromium's own way to do so slows the main thread of a page alone, and the engine runs in a worker.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser

#: The seconds that the browser works between two stops.
WORKS_S = 0.01


@contextmanager
def slower(browser: Browser, times: int) -> Iterator[None]:
    """Slow a browser down ``times`` times, by stopping the process group of its first process again and again."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    group = os.getpgid(next(process["id"] for process in processes if process["type"] == "browser"))
    over = threading.Event()

    def beat() -> None:
        begun = time.monotonic()
        while not over.wait(WORKS_S):
            os.killpg(group, signal.SIGSTOP)
            over.wait((time.monotonic() - begun) * (times - 1))
            os.killpg(group, signal.SIGCONT)
            begun = time.monotonic()

    beating = threading.Thread(target=beat, daemon=True)
    beating.start()
    try:
        yield
    finally:
        over.set()
        beating.join()
