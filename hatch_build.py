"""What a wheel needs: the catalogues of messages, compiled out of those that translators edit, and the lessons."""

from __future__ import annotations

import atexit
import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Catalogues(BuildHookInterface[Any]):
    """Puts a ``.mo`` into the wheel for every ``.po``, and the notebooks; an editable install reads the source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues into a folder of their own, and tell Hatch where in the wheel all of it belongs."""
        if version == "editable":
            return
        build_data["force_include"][f"{self.root}/notebooks"] = "tutor/lessons"
        compiled = runpy.run_path(f"{self.root}/tutor/show/catalogue.py")["compiled"]
        folder = Path(tempfile.mkdtemp())
        atexit.register(shutil.rmtree, folder)
        for number, edited in enumerate(sorted(Path(self.root, "tutor", "locale").glob("*/*/*.po"))):
            made = folder / f"{number}.mo"
            made.write_bytes(compiled(edited.read_text("utf-8")))
            build_data["force_include"][str(made)] = edited.relative_to(self.root).with_suffix(".mo").as_posix()
