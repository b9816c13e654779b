"""The import of the tutor's modules in the browser, from one archive of compiled code that `packing.py` has made.

Python's own finder would look for each of four hundred files in a file system of JavaScript's, which is slow.
"""

from __future__ import annotations

import collections
import dataclasses
import marshal
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

#: The archive's name; it lies beside this module, as do the files that its modules read.
MODULES = "modules"
PACKAGE = "/__init__.py"


class Packed:
    """A finder and loader of modules, by their names: the path of each one's source, and its marshalled code."""

    def __init__(self, place: Path, modules: dict[str, tuple[str, bytes]]) -> None:
        """Keep the modules, and the folder in which their sources would be."""
        self.place = place
        self.modules = modules

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """The spec of a module; ``None`` if the archive does not have it."""
        if name not in self.modules:
            return None
        path = str(self.place / self.modules[name][0])
        # Python asks a loader for no more than the two methods below.
        spec = ModuleSpec(name, self, origin=path, is_package=path.endswith(PACKAGE))  # type: ignore[arg-type]
        spec.has_location = True
        return spec

    def create_module(self, _: ModuleSpec) -> None:
        """Return ``None``, so that Python makes the module itself."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code in it."""
        exec(marshal.loads(self.modules[module.__name__][1]), module.__dict__)  # noqa: S102, S302 - ours


def install() -> None:
    """Put this archive's finder first, and give `dataclass` and `NamedTuple` the compiled code of the texts they write.

    They write Python for every class, and compiling that took a fifth of the tutor's import.
    """
    place = Path(__file__).parent
    modules, written = marshal.loads((place / MODULES).read_bytes())  # noqa: S302 - ours
    sys.meta_path.insert(0, Packed(place, modules))
    vars(dataclasses)["exec"] = _compiled_already(exec, written)
    vars(collections)["eval"] = _compiled_already(eval, written)


def _compiled_already(run: Callable[..., object], codes: dict[str, bytes]) -> Callable[..., object]:
    """A function that runs texts as ``run`` does, but takes those in ``codes`` as compiled there."""

    def ran(text: str, *places: object) -> object:
        return run(marshal.loads(codes[text]) if text in codes else text, *places)  # noqa: S302 - ours

    return ran
