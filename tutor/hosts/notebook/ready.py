"""The lessons ready to be laid out: they come run with the wheel; from the source they are run once, and kept."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from tutor.core.saving import replace
from tutor.hosts.notebook.stored import Stored

#: The package, and the folder of the lessons in a wheel; beside the source they lie in ``notebooks``.
PACKAGE = Path(__file__).parents[2]
IN_WHEEL = PACKAGE / "lessons"
#: The folder of the lessons as they are stored, none of which has run, and of JupyterLab's settings.
STORED = IN_WHEEL if IN_WHEEL.is_dir() else PACKAGE.parent / "notebooks"
#: The folders of all from which the lessons of a source are made, and the one in which they are kept once they are.
SOURCES, KEPT = (PACKAGE, STORED), PACKAGE.parent / ".cache" / "lessons"
#: The files of the source of which no lesson is made.
LEFT_OUT = {".pyc", ".mo"}
#: The packages with which they are made.
MAKERS = ("anywidget", "ipywidgets", "ipython")


class Ready(NamedTuple):
    """A notebook that has run: the name of its file, without its number in the course, and all that stands in it."""

    name: str
    notebook: Stored

    @property
    def file(self) -> bytes:
        """The notebook as its file has it."""
        return json.dumps(self.notebook, ensure_ascii=False).encode()


def ready(lang: str, make: Callable[[str], list[Ready]]) -> list[Ready]:
    """The page to begin with and the lessons of a language, in their order; they are made if there is no archive."""
    return unpacked(archived(lang, make))


def archived(lang: str, make: Callable[[str], list[Ready]]) -> bytes:
    """The same as an archive."""
    archive = archive_of(lang)
    if archive.exists():
        return archive.read_bytes()
    content = packed(make(lang))
    with suppress(OSError):  # where nothing can be kept, they are made again the next time
        _keep(archive, content)
    return content


def archive_of(lang: str) -> Path:
    """The file in which the notebooks of a language are kept: of a source that was changed, it is another one."""
    if STORED == IN_WHEEL:
        return IN_WHEEL / "ready" / f"{lang}.json.xz"
    return KEPT / f"{lang}-{_source_print()}.json.xz"


def packed(notebooks: list[Ready]) -> bytes:
    """Notebooks as an archive; their script, which is the same in all, weighs once."""
    return lzma.compress(json.dumps(notebooks, ensure_ascii=False).encode())


def unpacked(archive: bytes) -> list[Ready]:
    """The notebooks of an archive."""
    return [Ready(*one) for one in json.loads(lzma.decompress(archive))]


def _keep(archive: Path, content: bytes) -> None:
    """Keep an archive in place of those of the same language from before."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    for before in archive.parent.glob(f"{archive.name.partition('-')[0]}-*"):
        before.unlink()
    replace(archive, content)


def _source_print() -> str:
    """The print of the source, and of the packages that make the widgets of its lessons."""
    whole = sha256("".join(map(version, MAKERS)).encode())
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT:
                whole.update(f"{path.relative_to(folder)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()[:32]
