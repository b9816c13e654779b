"""A host of the site whose line can be cut, and on which a new version can be put in place."""

from __future__ import annotations

import os
import re
import shutil
import threading
from functools import partial
from pathlib import Path

from site_hooks import offline
from site_hooks.serve import HOST, SiteHandler, SiteServer
from tests.browser.conftest import PATIENCE_MS

#: Where the copy of the site lies below its host: no address of it may begin at the host's root.
BELOW = "some/where/"


class Cable(SiteHandler):
    """A line that can be cut, or be very slow, for some files or for all."""

    def do_GET(self) -> None:  # noqa: N802 - the base class's name
        """Answer, unless the line is cut there."""
        host: Host = self.server.host  # type: ignore[attr-defined]
        if host.slow and re.search(host.slow, self.path):
            host.quick.wait(PATIENCE_MS / 1_000)
        if host.broken and re.search(host.broken, self.path):
            self.close_connection = True
        else:
            super().do_GET()


class Host:
    """A host with a copy of the site, whose files can be changed, below a folder."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.site = folder / BELOW
        shutil.copytree(site, self.site, copy_function=os.link)
        self.web = SiteServer((HOST, 0), partial(Cable, directory=str(folder)))
        self.web.host = self  # type: ignore[attr-defined]
        self.address = f"http://{HOST}:{self.web.server_address[1]}/{BELOW}"
        self.broken = self.slow = ""
        self.quick = threading.Event()
        self.version = self.publish()
        threading.Thread(target=self.web.serve_forever, daemon=True).start()

    def cut(self, where: str = ".") -> None:
        """Cut the line for all addresses in which an expression is found, or mend it by ""."""
        self.broken = where

    def publish(self) -> str:
        """Write table and worker for the files as they are."""
        for path in (self.site / "sw.js", *self.site.rglob(offline.MANIFEST)):
            path.unlink()  # the copy shares them with the site
        return offline.publish(self.site)

    def change(self, *paths: str) -> str:
        """Put a new version in place: scripts of another query, and a word more on every page, or on the ``paths``."""
        for path in self.site.rglob("index.html"):
            text = path.read_text("utf-8")
            path.unlink()
            path.write_text(
                re.sub(r"\?[0-9a-f]+(?=-[0-9a-f]+-)", "?newer", text).replace("</h1>", " (newer)</h1>"), "utf-8"
            )
        for path in (self.site / name for name in paths):
            text = path.read_text("utf-8")
            path.unlink()
            path.write_text(f"{text}\n/* newer */\n", "utf-8")
        self.version = self.publish()
        return self.version
