"""The script and the styles of the tables in a notebook: one widget holds them for all, and each table loads them."""

from __future__ import annotations

from base64 import b64encode
from gzip import compress
from hashlib import sha256
from typing import ClassVar

import anywidget
import traitlets

from tutor.hosts.notebook.answer import Answer
from tutor.hosts.scripts import joined, scoped, style_sheet

CODE, STYLE = joined("notebook/widget"), style_sheet()
#: The name of this script with these styles: another package has another one, unless it has the same.
VERSION = sha256((CODE + STYLE).encode()).hexdigest()[:32]
#: The script of every table.  It loads the rest; with another version it is another text, so anywidget loads it again.
LOADER = f"{joined('notebook/loader')}\n// {VERSION}\n"


def packed(text: str) -> str:
    """A text compressed with gzip, in base64, as ``loader.js`` unpacks it."""
    return b64encode(compress(text.encode(), mtime=0)).decode()


PACKED = {"code": packed(CODE), "style": packed(scoped(STYLE, VERSION))}

#: The script of a widget that does nothing itself.
NOTHING = "export default {}"


class Script(anywidget.AnyWidget):
    """The script and the styles that the tables of a notebook share.  No cell shows it; its id is its version."""

    _esm = NOTHING
    code = traitlets.Unicode(PACKED["code"]).tag(sync=True)
    style = traitlets.Unicode(PACKED["style"]).tag(sync=True)

    _open: ClassVar[Script | None] = None

    @classmethod
    def shared(cls) -> Script:
        """The one of this kernel, which opens with its first table."""
        if cls._open is None or cls._open.comm is None:
            cls._open = cls(model_id=VERSION)
        return cls._open


def newest(version: str) -> Answer:
    """The script of this package for tables that run another ``version``; nothing for those that run it already.

    So a notebook that an older package has stored runs what is installed now (``newest.js``).
    """
    if version == VERSION:
        return Answer()
    return Answer(script=VERSION, loader=LOADER, state={"_esm": NOTHING, **PACKED})
