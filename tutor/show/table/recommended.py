"""The move of the tutor’s players with one's hand, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tutor.core.advice import Advice
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.show.advice import Counsel, credit, panel, tell, told
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words, capital

CHOICE = N_("Advice, not a rule: what the tutor’s players would do with your hand.")


class Recommended(Counsel):
    """The recommended move, its reason and sources, and perhaps a note beside it."""

    def __init__(self, found: Advice) -> None:
        """Keep the advice."""
        self.found = found

    def html(self, words: Html) -> str:
        """The advice as a panel."""
        reason, note = self.found.reason, self.found.note
        said = element("p", element("strong", self._move(words))) + element("p", tell(reason, words))
        sources = (words.link(reason.rule), credit(reason.rule, words))
        said += element("p", " · ".join(filter(None, sources)), class_="tutor-source")
        return panel(
            CHOICE, said + (element("p", tell(note, words), " ", words.link(note.rule)) if note else ""), words
        )

    def lines(self, words: Words) -> Iterator[str]:
        """The move, then its reason."""
        rule, note = self.found.reason.rule, self.found.note
        yield words.say(CHOICE)
        yield f"  {self._move(words)}"
        yield f"      {tell(self.found.reason, words)} [{rule.id}]"
        yield from [f"      {said}"] if (said := credit(rule, words)) else []
        if note:
            yield f"      {tell(note, words)} [{note.rule.id}]"

    def as_json(self, words: Words) -> JsonObject:
        """The move, its reason, and the sources."""
        sources = [words.source(one) for one in self.found.reason.rule.sources]
        said = {"move": self.found.move, **told(self.found.reason, words), "sources": sources}
        return {"choice": {**said, "note": told(self.found.note, words)} if self.found.note else said}

    def _move(self, words: Words) -> str:
        """The move that the advice is for; a card is named as it stands in the reason."""
        card, move = self.found.reason.facts.get("card"), self.found.move
        return words.card(card) if isinstance(card, Card) and card.code == move else capital(words.move(move))


def recommended(at: Position[Any], advised: Callable[[Any], Advice | None]) -> Recommended | None:
    """The advice of a game to the player to move; nothing where there is no choice, or no advice.

    Raise ``RecordError`` if the hand is not known.
    """
    has_choice = at.turn is not None and len(at.obligation().legal()) > 1
    found = advised(at) if has_choice else None
    return Recommended(found) if found else None
