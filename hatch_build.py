"""What a wheel needs: the catalogues of messages, compiled out of those that translators edit, and the lessons."""

from __future__ import annotations

import atexit
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Set for a wheel that lays out no lessons, such as that of the playground in a browser.
WITHOUT_LESSONS = "TUTOR_WITHOUT_LESSONS"


class Catalogues(BuildHookInterface[Any]):
    """Puts a ``.mo`` into the wheel for every ``.po``, and the notebooks; an editable install reads the source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is made in a folder of its own, and tell Hatch where in the wheel all of it belongs."""
        if version == "editable":
            return
        folder = Path(tempfile.mkdtemp())
        atexit.register(shutil.rmtree, folder)
        included = build_data["force_include"]
        included.update(self._catalogues(folder))
        if WITHOUT_LESSONS not in os.environ:
            included[f"{self.root}/notebooks"] = "tutor/lessons"
            included.update(self._ready(folder))

    def _catalogues(self, folder: Path) -> dict[str, str]:
        """The compiled catalogues, by their files, with their places in the wheel."""
        compiled = runpy.run_path(f"{self.root}/tutor/show/catalogue.py")["compiled"]
        places = {}
        for number, edited in enumerate(sorted(Path(self.root, "tutor", "locale").glob("*/*/*.po"))):
            made = folder / f"{number}.mo"
            made.write_bytes(compiled(edited.read_text("utf-8")))
            places[str(made)] = edited.relative_to(self.root).with_suffix(".mo").as_posix()
        return places

    def _ready(self, folder: Path) -> dict[str, str]:
        """The archives of the lessons that have run, by their files, with their places in the wheel."""
        command = [sys.executable, "-m", "tutor.hosts.notebook.making", str(folder)]
        subprocess.run(command, cwd=self.root, env={**os.environ, "PYTHONPATH": self.root}, check=True)  # noqa: S603 - ours
        return {str(made): f"tutor/lessons/ready/{made.name}" for made in folder.glob("*.json.xz")}
