"""Our table in the making: its state, and its answers to intents."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.rulebook.our_table import START, OurTable
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.our_table.choosing import OUR_TABLE, chosen
from tutor.show.our_table.page import page
from tutor.show.our_table.told import for_pages
from tutor.show.words import Words

NOBODY_SENT = N_("a table that somebody has sent")


class Choosing(Aid):
    """The choice of a table’s house rules, as a ``Session`` is a table.

    >>> said = {"choose": {"name": "Thursday club", "tarot.misere": "true"}}
    >>> Choosing({"our_table": None}).answer(said)["state"]["our_table"]["rules"]
    {'tarot': {'misere': True}}
    """

    def __init__(self, state: Json) -> None:
        """Take up a table where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"our_table": null}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        self.table, self.sent = (
            None if known.get(name) is None else OurTable.of(known[name]) for name in ("our_table", "sent")
        )

    @property
    def html(self) -> str:
        """All of it as HTML."""
        return page(self.table, self.sent, Html(self.lang, rulebook=self.rulebook))

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it, with all that other pages say of the table (``said``)."""
        tables: dict[str, Json] = {
            "our_table": self.table.to_json() if self.table else None,
            "sent": self.sent.to_json() if self.sent else None,
            "said": for_pages(self.table) if self.table else None,
        }
        return {**tables, "lang": self.lang, "rulebook": self.rulebook, "name": "table"}

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"choose": {…}}`` takes the fields of the form.  ``{"open": text}`` is another table’s file, or a link to it,
        as ``{"link": "#table=…"}`` is: it is shown beside ours, and changes nothing before ``{"adopt": true}``, after
        which ours stands there.  ``{"forget": true}`` goes back to the usual rules; ``{"file": true}`` is answered
        with the table’s file.
        """
        try:
            match intent:
                case {"file": True} if self.table:
                    return {"text": self.table.file, "file": f"{self.table.name}.json"}
            self._change(intent)
        except RecordError as error:
            return {"error": Words(self.lang).error(error)}
        return {"html": self.html, "state": self.to_json()}

    def _change(self, intent: Json) -> None:
        match intent:
            case {"choose": Mapping() as fields}:
                self.table = chosen(fields, Words(self.lang).say(OUR_TABLE))
            case {"open": str(text)}:
                self.sent = OurTable.linked(text) if START in text else OurTable.read(text)
            case {"link": str(link)}:
                self.sent = OurTable.linked(link)
            case {"adopt": True}:
                if self.sent is None:
                    raise RecordError("sent", None, NOBODY_SENT)
                self.table, self.sent = self.sent, self.table
            case {"forget": True}:
                self.table, self.sent = None, self.sent or self.table
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"forget": true}')
