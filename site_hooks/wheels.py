"""The playground's Python: Pyodide and the wheels beside it, with the list by which Pyodide finds them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sysconfig
from collections.abc import Iterable
from email.message import Message
from email.parser import HeaderParser
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from site_hooks.live import PACKAGE, wheel

ROOT = Path(__file__).parent.parent
#: The folder into which `make build-site` puts the wheels of `requirements/playground.txt`.
FETCHED = ROOT / ".cache" / "playground"
EXTENSIONS = Path(sysconfig.get_path("data"), "share", "jupyter", "labextensions")
KERNEL = EXTENSIONS / "@jupyterlite" / "pyodide-kernel-extension"
#: The published files of Pyodide that JupyterLite starts; the list of packages is ours.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
#: Wheels that JupyterLite's kernel brings.
BROUGHT = ("ipykernel", "piplite", "pyodide_kernel")
#: The browser's environment for the markers of requirements, by which packages for other systems are left out.
BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "python_version": "3.14", "extra": ""}
LICENCE = re.compile(r"\.dist-info/(?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*$")


class Wheel(NamedTuple):
    """A package as one file."""

    file: str
    content: bytes

    @property
    def named(self) -> Message:
        """The wheel's metadata."""
        return HeaderParser().parsestr(self._text(r"\.dist-info/METADATA$"))

    @property
    def id(self) -> str:
        """The package's name in its normal form, by which Pyodide asks for it."""
        return canonicalize_name(self.named["Name"])

    @property
    def licence(self) -> str:
        """The package's name, version and licence, and the texts of its licence."""
        said = self.named["License-Expression"] or self.named["License"] or "see its source"
        head = f"{self.named['Name']} {self.named['Version']}: {said.strip().partition(chr(10))[0]}"
        return f"{head}\n\n{self._text(LICENCE)}".strip()

    def _text(self, names: str | re.Pattern[str]) -> str:
        """The texts of its files whose names match."""
        with ZipFile(BytesIO(self.content)) as packed:
            files = [name for name in packed.namelist() if re.search(names, name)]
            return "\n\n".join(packed.read(name).decode() for name in files)

    def entry(self, beside: Iterable[str]) -> dict[str, object]:
        """The package's entry in Pyodide's list, which names those packages ``beside`` it that it needs."""
        needs = map(Requirement, self.named.get_all("Requires-Dist", []))
        needed = {canonicalize_name(one.name) for one in needs if not one.marker or one.marker.evaluate(BROWSER)}
        return {
            "name": self.id,
            "version": self.named["Version"],
            "file_name": self.file,
            "install_dir": "site",
            "sha256": hashlib.sha256(self.content).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": sorted(needed & set(beside)),
            "unvendored_tests": False,
        }


def wheels() -> list[Wheel]:
    """All wheels, the tutor's own last; raise ``FileNotFoundError`` if pip has not fetched the others."""
    fetched = sorted(FETCHED.glob("*.whl"))
    if not fetched:
        raise FileNotFoundError(f"The playground's packages are missing in {FETCHED}: make build-site fetches them.")
    brought = [path for name in BROUGHT for path in (KERNEL / "static" / "pypi").glob(f"{name}-*.whl")]
    ours = Wheel("tarot_barbu_tutor-0-py3-none-any.whl", wheel())
    return [*(Wheel(path.name, path.read_bytes()) for path in (*fetched, *brought)), ours]


def lay_out(folder: Path) -> None:
    """Write Pyodide, the wheels and the list of them into a new folder."""
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copyfile(PACKAGE / name, folder / name)
    found = {each.id: each for each in wheels()}
    for each in found.values():
        (folder / each.file).write_bytes(each.content)
    pyodide = json.loads((PACKAGE / "pyodide-lock.json").read_text("utf-8"))
    own = {"info": pyodide["info"], "packages": {name: each.entry(found) for name, each in found.items()}}
    (folder / "pyodide-lock.json").write_text(json.dumps(own, indent=1), "utf-8")
