"""A spread: a row in which cards of the hand are laid out one by one, to be shown.  It knows no game.

They are judged, like any move, only when they are shown.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.table.hand import in_order, toggle

NOTHING_YET = N_("Press each card that you want to show. Press it again to put it back.")
SO_MANY = N_("{count} {count:n|card|cards} laid out")
PUT_BACK = N_("Show none", "a button: the cards that are laid out go back into the hand")


class Spread(NamedTuple):
    """The declarations that can be made with the cards that are laid out.

    ``opens`` is the label of the button that opens it.  ``shows`` are the beginnings of the moves in records, before
    the cards, each with its label and its full name.  ``others`` are cards that may be laid out though they are not
    in the hand.  All texts are HTML.
    """

    opens: str
    title: str
    shows: Mapping[str, tuple[str, str]]
    others: Cards = TAROT.none

    def button(self) -> str:
        """The button that opens the spread."""
        return element("button", self.opens, type="button", class_="choice", data_lays=True)

    def html(self, most: int, words: Html) -> str:
        """The spread, for a hand of ``most`` cards; it is hidden until its button is pressed."""
        counts = [words.say(NOTHING_YET), *(words.say(SO_MANY, count=n + 1) for n in range(most + len(self.others)))]
        shows = (
            element("button", label, type="button", data_shows=move, aria_label=name)
            for move, (label, name) in self.shows.items()
        )
        leave = element("button", words.say(PUT_BACK), type="button", data_leaves=True)
        others = [toggle(card, words, "") for card in in_order(self.others)]
        return element(
            "div",
            element("p", counts[0], class_="count", role="status", data_counts=json.dumps(counts, ensure_ascii=False)),
            element("div", *others, class_="others") if others else "",
            element("div", class_="laid", data_pad="spread"),
            element("div", element("p", self.title), *shows, leave, class_="acts"),
            class_="spread",
            role="group",
            aria_label=self.opens,
            hidden=True,
        )
