"""The tally: the cards and tricks that a contract counts, as things that move to the places of those who take them.

It is the score in pictures, with the number beside it.  The contract gives the things and their values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tutor.barbu.contracts import TrickContract
from tutor.barbu.play import Play
from tutor.barbu.values import Values
from tutor.core.cards import Card, Pack
from tutor.core.message import N_
from tutor.show.forms import SUIT_SIGNS
from tutor.show.html import Html, element
from tutor.show.languages import COMMA
from tutor.show.numbers import signed
from tutor.show.table.felt import seat_name
from tutor.show.table.hand import in_order
from tutor.show.words import Words, capital

FACE_UP = N_("face up:")
NOT_YET_TAKEN, STILL_TO_COME = N_("Not yet taken:"), N_("Still to come:")
ALL_TAKEN = N_("All taken")
HAS = N_("{who} {count}")
HAS_POINTS = N_("{who} {count} ({points:signed})")
ALL_SAID = N_("{things}: {taken}.")
OUT_SAID = N_("{things}: {taken}; {count} not yet taken.")
TO_COME_SAID = N_("{things}: {taken}; {count} still to come.")

#: The greatest number of things of the same value that are each shown by name.
FEW = 4
#: The greatest number of things that are shown singly; more are put together by sorts, and as a sum for a player.
MOST = 13


class Thing(NamedTuple):
    """A thing that counts: a card, or a trick by its number; what it brings or costs, and the seat that has it."""

    what: Card | int
    points: float
    taker: int | None


class Tally(NamedTuple):
    """The things of a contract at one moment of the play; ``taken`` and those still ``out``.

    Where ``every_trick`` counts, and nothing else, the tally shows the number of tricks of each player.

    Where a record begins in the middle of a deal the cards gone are not known: then no cards are ``out``, but the
    tricks that are left are.
    """

    contract: TrickContract
    taken: tuple[Thing, ...]
    out: tuple[Thing, ...]
    told: frozenset[Card | int]
    every_trick: bool = False

    @classmethod
    def of(cls, at: Play) -> Tally:
        """The tally of a position, which is empty where a contract counts nothing one by one."""
        contract, values = at.contract, at.options.table
        if contract.things is None:
            return cls(contract, (), (), frozenset())
        whole = len(at.pack) // len(at.hands)
        takers: dict[Card | int, int] = {}
        gone = whole - at.size
        for number, taken in enumerate(at.taken, gone + 1):
            takers |= dict.fromkeys((number, *taken.cards), taken.winner)
        counts = _counts(contract, at.pack, values, whole)
        things = [Thing(what, points, takers.get(what)) for what, points in counts.items()]
        left = (thing for thing in things if thing.taker is None)
        out = (thing for thing in left if (thing.what > gone if isinstance(thing.what, int) else at.whole))
        took = tuple(thing for thing in things if thing.taker is not None)
        every = sum(isinstance(what, int) for what in counts) == len(counts) == whole
        return cls(contract, took, tuple(out), _told(counts), every)

    @property
    def many(self) -> bool:
        """Whether so much counts that things of a sort stand together."""
        return len(self.taken) + len(self.out) > MOST

    def of_seat(self, seat: int) -> tuple[Thing, ...]:
        """The things that somebody has taken."""
        return tuple(thing for thing in self.taken if thing.taker == seat)

    def row(self, words: Html) -> str:
        """The things not yet taken, in one row, and for the ear who has how many."""
        if not self.taken and not self.out:
            return ""
        label = words.say(ALL_TAKEN if not self.out else STILL_TO_COME if _tricks(self.out) else NOT_YET_TAKEN)
        shown = ("" if self.many else label, " ", self._drawn(self.out, words)) if self.out else (label,)
        said = element("span", self.said(words), class_="tutor-said")
        return element("p", said, element("span", *shown, aria_hidden="true"), class_="tally")

    def before(self, seat: int, words: Html, face_up: Iterable[Card] = ()) -> str:
        """The things that somebody has taken, as they lie before them; face-up cards also for the ear."""
        if not (things := self.of_seat(seat)):
            return ""
        cards = in_order(face_up)
        shown = _points(things) if self.many else self._drawn(things, words, cards)
        drawn = element("span", shown, aria_hidden="true")
        names = words.say(COMMA).join(words.name(card, "") for card in cards)
        return (element("span", words.say(FACE_UP), " ", names, class_="tutor-said") if names else "") + drawn

    def said(self, words: Words) -> str:
        """The numbers of them by player, and how many nobody has: *Queens: You 1 (−6), Left 0; 1 not yet taken*."""
        taken = words.say(COMMA).join(self._has(seat, words) for seat in words.chairs.order())
        things = capital(words.say(self.contract.things)) if self.contract.things else ""
        says = ALL_SAID if not self.out else TO_COME_SAID if _tricks(self.out) else OUT_SAID
        return words.say(says, things=things, taken=taken, count=len(self.out))

    def _has(self, seat: int, words: Words) -> str:
        things = self.of_seat(seat)
        says = HAS_POINTS if things else HAS
        return words.say(says, who=seat_name(seat, words), count=len(things), points=_sum(things))

    def _drawn(self, things: Sequence[Thing], words: Html, open_cards: Iterable[Card] = ()) -> str:
        """The things, drawn, and their sum in points."""
        told = self.told.union(open_cards)
        signs = [_sign(thing.what, words, alone=thing.what in told) for thing in things]
        counted = Counter(signs).items() if self.many else ((sign, 1) for sign in signs)
        drawn = [sign + (f"×{number}" if number > 1 else "") for sign, number in counted]
        return "".join(drawn) + _points(things)


def _sign(what: Card | int, words: Html, *, alone: bool) -> str:
    """A thing, drawn: one that stands ``alone`` with its index or number, others with their suit, or blank."""
    if isinstance(what, int):
        return element("i", str(what) if alone else "")
    return element("i", words.rank(what.rank) if alone else "", SUIT_SIGNS[what.suit], data_suit=what.suit)


def _points(things: Iterable[Thing]) -> str:
    """The points that things come to, drawn."""
    return element("b", signed(int(_sum(things))))


def _sum(things: Iterable[Thing]) -> float:
    return sum(thing.points for thing in things)


def _tricks(things: Iterable[Thing]) -> bool:
    """Whether tricks are among them."""
    return any(isinstance(thing.what, int) for thing in things)


@cache
def _counts(contract: TrickContract, pack: Pack, values: Values, tricks: int) -> dict[Card | int, float]:
    """The things that count, with their points: tricks by their numbers, then cards as in a hand."""
    found: dict[Card | int, float] = {}
    for number in range(1, tricks + 1):
        found[number] = contract.stake(tricks - number + 1, values)
    for card in in_order(pack.cards):
        found[card] = contract.penalty(card, values)
    return {what: points for what, points in found.items() if points}


def _told(counts: dict[Card | int, float]) -> frozenset[Card | int]:
    """The things that one tells apart: of tricks and of cards, those that are worth what only few are."""
    told = set[Card | int]()
    for sort in (int, Card):
        alike = [what for what in counts if isinstance(what, sort)]
        worth = Counter(counts[what] for what in alike)
        told.update(what for what in alike if worth[counts[what]] <= FEW)
    return frozenset(told)
