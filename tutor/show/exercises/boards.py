"""A board of a question on which somebody is to move: the deal as that player knows it, as HTML and in plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.games import reached
from tutor.show.answer import to_move
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.table.felt import Felt
from tutor.show.table.hand import drawn, fan, in_order
from tutor.show.table.stage import OnTable
from tutor.show.words import Words

YOU_HOLD = N_("You hold {cards:and}.")

W = TypeVar("W", bound=Words)


class Dealt(NamedTuple):
    """A deal on a board, and the position that it has reached."""

    record: Record
    at: Position[Any]

    @classmethod
    def of(cls, record: Record) -> Dealt:
        """Take up the deal of a board."""
        return cls(record, reached(record))

    def words(self, words: W) -> W:
        """The words, said to the player to move."""
        return to_move(self.record, self.at, words)

    @property
    def shown(self) -> OnTable[Any, Any]:
        """The board as it stands on the table."""
        return STAGES[self.record.game].on_table(self.at, live=False, asked=True)

    def felt(self, words: Html) -> Felt:
        """The things on the table, for words that are said to the player to move."""
        return self.shown.felt(self.at.turn, words)

    def card_of(self, move: Card | str) -> Card | None:
        """The card of the hand with which a move is made."""
        return self.shown.card_of(move)

    def lines(self, words: Words) -> Iterator[str]:
        """The phase, what has been played or said, and the hand, in plain text."""
        words = self.words(words)
        yield self.shown.title(words)
        yield from self.shown.so_far(words)
        hand = self.felt(self.words(Html(words.lang))).hand
        if hand:
            yield words.say(YOU_HOLD, cards=hand)

    def still(self, words: Html) -> str:
        """The felt, and the hand, on which nothing can be pressed."""
        return "".join(self.html(lambda _: None, self.words(words)))

    def html(self, toggle: Callable[[Card], str | None], words: Html) -> Iterator[str]:
        """The felt, and the hand, in which a ``toggle`` may stand for a card; said to the player to move."""
        felt = self.felt(words)
        about = " · ".join(felt.about)
        yield element("p", about, class_="about") if about else ""
        yield element("p", felt.role, class_="about") if felt.role else ""
        yield felt.html(self.at.turn, words, self.record.dealer)
        yield from (row.said(words) for row in felt.lying)
        held = in_order(felt.hand)
        toggles = [toggle(card) for card in held]
        cards = [toggled or drawn(card, words) for toggled, card in zip(toggles, held, strict=True)]
        if cards:
            # Where only some cards are offered, they stand out.
            yield element(
                "div", *cards, **fan(cards), role="presentation", data_offered=any(toggles) and not all(toggles)
            )
