"""Things that a question shows and says: cards, moves, rules and sentences, before any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.message import Fact, Facts, Message
from tutor.core.obligation import Ruling
from tutor.core.rule import Rule


class Chair(NamedTuple):
    """The seat that is addressed: that of the player to move, at a table of so many that plays this way round."""

    seat: int | None
    players: int
    clockwise: bool


Sentence = tuple[Message, Facts]


class Step(NamedTuple):
    """A step on the way to what comes of an answer: its sentences, and the cards laid in it, each by a player's seat.

    In a step that is a whole trick, the last of its cards completes it, and the ``winner`` takes it.
    """

    sentences: tuple[Sentence, ...]
    laid: tuple[tuple[int, Card], ...] = ()
    winner: int | None = None


class Saying(NamedTuple):
    """Something said of an option or an answer: sentences with their facts, and the rule that they speak of.

    The first sentence can stand alone, where little is said.  It is said from a ``chair`` of one of the boards, if it
    speaks of players.  ``line`` are steps that lead to it, such as the tricks of an ending or the lines of a sum.
    """

    rule: Rule | None
    sentences: tuple[Sentence, ...]
    chair: Chair | None = None
    line: tuple[Step, ...] = ()

    @property
    def in_full(self) -> tuple[Sentence, ...]:
        """All sentences, those of the steps that lead to it first."""
        return (*(sentence for step in self.line for sentence in step.sentences), *self.sentences)

    @classmethod
    def of(cls, ruling: Ruling[object], chair: Chair | None = None) -> Saying:
        """The sentence of the reason that decides a ruling, then what is worth noting."""
        decides = ruling.reason.decides(legal=ruling.legal), ruling.reason.facts
        return cls(ruling.rule, (decides, *((note.note, note.facts) for note in ruling.notes)), chair)

    @classmethod
    def plain(cls, message: Message, rule: Rule | None = None, **facts: Fact) -> Saying:
        """One sentence."""
        return cls(rule, ((message, facts),))


def once(sayings: Iterable[Saying]) -> tuple[Saying, ...]:
    """Each of some sayings once, in the order in which they come."""
    found: list[Saying] = []
    for one in sayings:
        if one not in found:
            found.append(one)
    return tuple(found)


#: The material of an answer: a card, some cards, a rule by its name, a move as records write it, some words.
Shown = Card | tuple[Card, ...] | Rule | str | Saying


class Reply(NamedTuple):
    """The reply to an answer: whether it is right, why in short, and the same by what it was made with."""

    right: bool
    because: tuple[Saying, ...]
    on: Mapping[str, Saying] = {}
