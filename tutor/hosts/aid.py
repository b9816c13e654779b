"""What helps people at a table of their own, on a page of the site: it stands there with its state."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod

from tutor.core.errors import Json, RecordError
from tutor.show.html import element
from tutor.show.words import Words


class Aid(ABC):
    """A position to set up, a hand to count, a score pad and the like; ``aids.js`` makes it answer."""

    lang: str

    @property
    @abstractmethod
    def html(self) -> str:
        """All of it as HTML."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes."""
        try:
            self._change(intent)
        except RecordError as error:
            return {"error": Words(self.lang).error(error)}
        return {"html": self.html, "state": self.to_json()}

    @abstractmethod
    def _change(self, intent: Json) -> None:
        """Do what an intent asks for; raise ``RecordError``, and then change nothing."""

    @property
    def page_html(self) -> str:
        """The same as HTML together with its state, for a page whose script makes it answer."""
        return element("div", self.html, class_="tutor-live tutor-aid", data_state=json.dumps(self.to_json()))
