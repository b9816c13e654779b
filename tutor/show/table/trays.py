"""Trays: places with room for so many cards, from which cards can be taken back.  They know no game.

Empty places are shown, so that the number of missing cards is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.table.hand import drawn, in_order, toggle

TAKE_BACK = N_("take it back into your hand", "what a press on a card does that was set aside")

#: No move, for cards that stay where they are.
STAY: Mapping[Card, str] = MappingProxyType({})


class Tray(NamedTuple):
    """A place for ``room`` cards with a ``title`` (HTML).

    ``moves`` are the moves that brought cards here and can be taken back, as records write them.
    """

    title: str
    room: int
    cards: tuple[Card, ...] = ()
    moves: Mapping[Card, str] = STAY

    def html(self, words: Html) -> str:
        """The tray with its cards and its empty places."""
        held = in_order(self.cards)
        first = next((card for card in held if card in self.moves), None)
        cards = [
            _button(card, self.moves[card], 0 if card is first else -1, words)
            if card in self.moves
            else drawn(card, words)
            for card in held
        ]
        empty = [element("span", class_="empty", aria_hidden="true")] * (self.room - len(held))
        places = element("div", *cards, *empty, class_="places", data_room=self.room)
        return element(
            "div", element("p", self.title), places, class_="tray", role="group", data_pad="tray", aria_label=self.title
        )


def _button(card: Card, move: str, tabindex: int, words: Html) -> str:
    return toggle(card, words, f", {words.say(TAKE_BACK)}", data_back=move, tabindex=tabindex)
