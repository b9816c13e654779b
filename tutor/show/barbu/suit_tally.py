"""The tally of Ravage City: the cards of each suit that everybody has won, and who would pay for the most of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tutor.barbu.contracts.kinds import captured
from tutor.barbu.contracts.ravage_city import Longest, longest
from tutor.barbu.play import Play
from tutor.core.cards import SUITS, Card, Cards
from tutor.core.message import N_
from tutor.show.forms import SUIT_SIGNS
from tutor.show.html import Html, element
from tutor.show.languages import COMMA
from tutor.show.numbers import signed
from tutor.show.table.felt import seat_name
from tutor.show.words import Words

MOST_SO_FAR = N_("Most of one suit so far:")
LONGEST = N_("{who} with {number} ({suit:suit})")
ALL_SAID = N_("Most cards of one suit: {longest}.")


class SuitTally(NamedTuple):
    """The cards that each seat has won, its ``longest`` suit, and the ``points`` of those who would pay now."""

    taken: Mapping[int, Cards]
    longest: Mapping[int, Longest]
    points: Mapping[int, int]
    every_trick: bool = False

    @classmethod
    def of(cls, at: Play) -> SuitTally:
        """The tally of a position, empty before the first trick has been won."""
        if not at.taken:
            return cls({}, {}, {})
        own = longest(at.taken)
        lines = at.contract.base(at.taken, at.options.table)
        pays = {seat: line.value for seat, line in zip(own, lines, strict=True) if line.value}
        return cls(dict(captured(at.taken)), own, pays)

    def row(self, words: Html) -> str:
        """Who would pay now, with the number of cards and their suit, and for the ear everybody's longest suit."""
        if not self.taken:
            return ""
        said = element("span", self.said(words), class_="tutor-said")
        most = [f"{seat_name(seat, words)} {_sign(*own)}" for seat, own in self._each(words) if seat in self.points]
        shown = (words.say(MOST_SO_FAR), " ", words.say(COMMA).join(most))
        return element("p", said, element("span", *shown, aria_hidden="true"), class_="tally")

    def before(self, seat: int, _words: Html, _face_up: Iterable[Card] = ()) -> str:
        """The numbers of cards by suit that somebody has won, and the points that they would pay now."""
        pile = self.taken.get(seat)
        if pile is None:
            return ""
        counts = [_sign(len(cards), suit) for suit in SUITS if (cards := pile.of(suit))]
        pays = element("b", signed(self.points[seat])) if seat in self.points else ""
        return element("span", *counts, pays, aria_hidden="true")

    def said(self, words: Words) -> str:
        """Everybody's longest suit, of whoever has won tricks: *Most cards of one suit: You with 4 (spades)*."""
        told = [words.say(LONGEST, who=seat_name(seat, words), **own._asdict()) for seat, own in self._each(words)]
        return words.say(ALL_SAID, longest=words.say(COMMA).join(told))

    def _each(self, words: Words) -> Iterator[tuple[int, Longest]]:
        """Everybody's longest suit, the learner's first, of whoever has won tricks."""
        return ((seat, self.longest[seat]) for seat in words.chairs.order() if seat in self.longest)


def _sign(number: int, suit: str) -> str:
    """So many cards of a suit, drawn."""
    return element("i", f"{number}{SUIT_SIGNS[suit]}", data_suit=suit)
