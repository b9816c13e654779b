"""The page that lies on the table: its state, and its answers to intents."""

from __future__ import annotations

from tutor.core.errors import Json, RecordError
from tutor.core.reading import an_object, one_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.rulebook.our_table import OurTable
from tutor.show.crib.leaf import PAPERS
from tutor.show.crib.page import PRINTS, Choice, page, seatings
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES


class Crib(Aid):
    """The page that lies on the table, as a ``Session`` is a table.

    >>> Crib({"crib": "barbu-4"}).answer({"paper": "a5"})["state"]["paper"]
    'a5'
    """

    def __init__(self, state: Json) -> None:
        """Take up a page where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"crib": "tarot-4"}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        self.ours = None if known.get("ours") is None else OurTable.of(known["ours"])
        self.usual = known.get("usual") is True
        self.crib = one_of(known.get("crib"), "crib", tuple(seatings()))
        self.paper = one_of(known.get("paper", PAPERS[0]), "paper", PAPERS)
        self.prints = one_of(known.get("print", PRINTS[0]), "print", PRINTS)

    @property
    def html(self) -> str:
        """All of it as HTML."""
        chosen = Choice(self.crib, self.paper, self.prints)
        return page(chosen, None if self.usual else self.ours, self.ours, Html(self.lang, rulebook=self.rulebook))

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        ours = self.ours.to_json() if self.ours else None
        chosen: dict[str, Json] = {"crib": self.crib, "paper": self.paper, "print": self.prints}
        return {
            **chosen,
            "ours": ours,
            "usual": self.usual,
            "lang": self.lang,
            "rulebook": self.rulebook,
            "name": "crib",
        }

    def _change(self, intent: Json) -> None:
        """Do what an intent asks for.

        ``{"crib": "tarot-5"}`` chooses the game and how many play, ``{"paper": "a5"}`` the paper, ``{"print":
        "large"}`` the letters.  ``{"ours": {…}}`` says by which house rules our table plays; ``{"usual": true}`` takes
        the usual ones all the same, and ``{"by_ours": true}`` ours again.
        """
        match intent:
            case {"crib": name}:
                self.crib = one_of(name, "crib", tuple(seatings()))
            case {"paper": name}:
                self.paper = one_of(name, "paper", PAPERS)
            case {"print": name}:
                self.prints = one_of(name, "print", PRINTS)
            case {"ours": table}:
                self.ours = None if table is None else OurTable.of(table)
            case {"usual": True} | {"by_ours": True}:
                self.usual = "usual" in an_object(intent, "intent", "{}")
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"paper": "a5"}')
