"""The sheet of signals for the pocket: its state, and its answers to intents."""

from __future__ import annotations

from tutor.core.errors import Json, RecordError
from tutor.core.reading import an_object, one_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.rulebook.our_table import OurTable
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.pocket import sheet


class Signals(Aid):
    """The signals of a table on one sheet, as a ``Session`` is a table.

    >>> ours = {"v": 1, "name": "Thursday club", "rules": {"tarot": {"conventions": "boulogne"}}}
    >>> "Thursday club" in Signals({"signals": True}).answer({"ours": ours})["html"]
    True
    """

    def __init__(self, state: Json) -> None:
        """Take up a sheet where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"signals": true}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        self.ours = None if known.get("ours") is None else OurTable.of(known["ours"])
        self.usual = known.get("usual") is True

    @property
    def html(self) -> str:
        """All of it as HTML."""
        words = Html(self.lang, 0, rulebook=self.rulebook)
        return sheet(None if self.usual else self.ours, self.ours, words)

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        ours = self.ours.to_json() if self.ours else None
        chosen: dict[str, Json] = {"signals": True, "ours": ours, "usual": self.usual}
        return {**chosen, "lang": self.lang, "rulebook": self.rulebook, "name": "signals"}

    def _change(self, intent: Json) -> None:
        """Do what an intent asks for.

        ``{"ours": {…}}`` says by which house rules our table plays; ``{"usual": true}`` takes the federation’s signals
        all the same, and ``{"by_ours": true}`` ours again.
        """
        match intent:
            case {"ours": table}:
                self.ours = None if table is None else OurTable.of(table)
            case {"usual": True} | {"by_ours": True}:
                self.usual = "usual" in an_object(intent, "intent", "{}")
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"usual": true}')
