"""The script and the styles of the tables in a notebook: one widget holds them for all, and each table loads them."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import ClassVar

import anywidget
import traitlets

from tutor.core.errors import Json
from tutor.hosts.notebook.answer import Answer
from tutor.hosts.notebook.packed import packed
from tutor.hosts.scripts import STYLES, joined, scoped, style_sheet
from tutor.show.faces import card_sheet

#: A comment between the lines of our scripts.
COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|// [^\n]*)\n", re.MULTILINE | re.DOTALL)
CODE = COMMENT.sub("", joined("notebook/widget"))
STYLE = style_sheet((*STYLES, "scoring"))
#: The name of this script with these styles: another package has another one, unless it has the same.
VERSION = sha256((CODE + STYLE).encode()).hexdigest()[:32]
#: The script of every table, without comments.  It loads the rest.  With another version it is another text: anywidget
#: loads it again.
LOADER = f"{COMMENT.sub('', joined('notebook/loader'))}// {VERSION}\n"


PACKED = {"code": packed(CODE), "style": packed(scoped(STYLE, VERSION))}

#: The script of a widget that does nothing itself.
NOTHING = "export default {}"


class Script(anywidget.AnyWidget):
    """The script, the styles and the drawings of cards that the tables of a notebook share.

    No cell shows it; its id is its version.
    """

    _esm = NOTHING
    code = traitlets.Unicode(PACKED["code"]).tag(sync=True)
    style = traitlets.Unicode(PACKED["style"]).tag(sync=True)
    #: The drawings of all cards, by languages.
    cards = traitlets.Dict().tag(sync=True)

    _open: ClassVar[Script | None] = None

    @classmethod
    def shared(cls, lang: str) -> Script:
        """The one of this kernel, which opens with its first table; it has the cards of a table's language."""
        if cls._open is None or cls._open.comm is None:
            cls._open = cls(model_id=VERSION, cards=_cards(lang))
        elif lang not in cls._open.cards:
            cls._open.cards = {**cls._open.cards, **_cards(lang)}
        return cls._open


def _cards(lang: str) -> dict[str, str]:
    return {lang: packed(card_sheet(lang))}


def newest(version: str, lang: str) -> Answer:
    """The script of this package for tables that run another ``version``; nothing for those that run it already.

    Both are JSON texts, as the page sends them.  So a notebook that an older package has stored runs what is installed
    now (``newest.js``).
    """
    if json.loads(version) == VERSION:
        return Answer()
    state: dict[str, Json] = {"_esm": NOTHING, **PACKED, "cards": {**_cards(json.loads(lang))}}
    return Answer(script=VERSION, loader=LOADER, state=state)
