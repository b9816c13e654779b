"""A hand that somebody lays out to have it counted: its state, and its answers to intents."""

from __future__ import annotations

from tutor.core.draft import Draft
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.reading import an_object, card, one_of
from tutor.hosts.aid import Aid
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.setup.typed import draft_of
from tutor.show.tarot.reckoning.hand import TABLES, page
from tutor.show.words import Words


class CountedHand(Aid):
    """A hand in the making, as a ``Setup`` is a position.

    >>> hand = CountedHand({"counting": {}})
    >>> hand.answer({"put": "T21"})["state"]["counting"]
    {'scene': 'tarot-4', 'hand': ['T21']}
    """

    def __init__(self, state: Json) -> None:
        """Take up a hand where ``state`` left it; raise ``RecordError``."""
        known = an_object(state, "state", '{"counting": {}}')
        self.lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.rulebook = an_address(known.get("rulebook", ""))
        said = an_object(known.get("counting"), "counting", "{}")
        try:
            self.draft = Draft.of(said, TABLES)
        except RefusedError as refused:
            raise RecordError("counting", said, refused.expected, **refused.facts) from refused

    @property
    def html(self) -> str:
        """All of it as HTML."""
        return page(self.draft, Html(self.lang, rulebook=self.rulebook))

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        return {"counting": self.draft.to_json(), "lang": self.lang, "rulebook": self.rulebook, "name": "count"}

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"put": "T21"}`` takes a card into the hand or out of it, ``{"scene": "tarot-5"}`` changes the table,
        ``{"text": "21t Ks 8h"}`` lays out what was typed, and ``{"clear": true}`` takes all cards off.
        """
        try:
            self._change(intent)
        except RecordError as error:
            return {"error": Words(self.lang).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.lang).tell(refused.expected, refused.facts)}
        return {"html": self.html, "state": self.to_json()}

    def _change(self, intent: Json) -> None:
        match intent:
            case {"put": code}:
                self.draft = self.draft.put(card(code, "put", self.draft.scene.pack), "hand")
            case {"scene": scene}:
                self.draft = self.draft.in_scene(TABLES[one_of(scene, "scene", tuple(TABLES))])
            case {"text": str(text)}:
                typed = draft_of(text.strip(), self.draft, self.lang)
                self.draft = Draft.of({**typed.to_json(), "scene": self.draft.scene.id}, TABLES)
            case {"clear": True}:
                self.draft = Draft(self.draft.scene)
            case {"lang": lang}:
                self.lang = one_of(lang, "lang", LANGUAGES)
            case _:
                raise RecordError("intent", intent, AN_INTENT, example='{"put": "T21"}')
