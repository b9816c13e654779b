"""Deals that somebody has watched for some tricks, in either game, before a question about what is gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tutor.barbu.advice.counting import COUNT
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.core.trick import Trick
from tutor.tarot.advice.strategy import WATCH
from tutor.tarot.play import Play
from tutor.teach.barbu.moments import moment, seen
from tutor.teach.draw import Draw
from tutor.teach.posed import Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Chair, Saying
from tutor.teach.tarot import plays

FIRST_LED = N_(
    "{by:Player} led {card:card} to the first trick. Say to yourself in every trick what has gone with it: what did you"
    " say in the last one?"
)
TAKE_NOTE = N_(
    "In every trick take note of what cannot come back: which queens have gone, whether the king of hearts has, and who"
    " did not follow suit."
)
PLAYED = N_("{by:Player} played {card:card} in trick {number}.")

#: The contracts of Barbu in which one watches for queens, or for the king of hearts.
QUEENS, KING = NoQueens.name, Barbu.name


class Watched(NamedTuple):
    """The tricks of a deal, as everybody has seen them, and the hand that the learner holds then."""

    boards: tuple[Board, ...]
    tricks: tuple[Trick, ...]
    hand: Cards
    chair: Chair
    rule: Rule
    note: Message

    def played(self) -> Iterator[tuple[int, int, Card]]:
        """Every card with the number of its trick and the seat that has played it, in order."""
        for number, trick in enumerate(self.tricks, 1):
            yield from ((number, trick.seat_of(card), card) for card in trick.cards)

    @property
    def gone(self) -> Cards:
        """All cards of the tricks."""
        return self.hand.pack.set(card for _, _, card in self.played())

    def went(self, card: Card) -> Saying | None:
        """The trick in which a card has been played, and by whom; ``None`` if it has not."""
        for number, by, one in self.played():
            if one is card:
                return Saying(self.rule, ((PLAYED, {"card": card, "number": number, "by": by}),), self.chair)
        return None

    @property
    def hints(self) -> Hints:
        """A question back about the first trick, and what to take note of."""
        first, *_ = self.tricks
        nudge = Saying(None, ((FIRST_LED, {"by": first.leader, "card": first.cards[0]}),), self.chair)
        return Hints((nudge,), (Saying.plain(self.note, self.rule),))


def tarot(draw: Draw) -> Watched:
    """Three tricks of Tarot, five or seven, of which the learner is a defender."""

    def played() -> Play | None:
        play = plays.after(draw.rng, _length(draw))
        return None if plays.void(play) else play

    play = draw.until(played)
    hand = play.hands[LEARNER] or play.hand
    boards = plays.board(play)._replace(hand=hand), plays.in_hand(hand, Saying.plain(plays.YOUR_HAND))
    return Watched(boards, play.tricks, hand, plays.CHAIR, WATCH, WATCH.statement)


def barbu(draw: Draw, contract: str) -> Watched:
    """The same in a contract of Barbu."""
    at, _ = moment(contract, draw, lambda at: len(at.taken) == _length(draw) and not at.trick.cards)
    tricks = seen(at)
    hand = Laid(tuple(at.hand), Saying.plain(plays.YOUR_HAND), data={"of": "you"})
    return Watched((tricks, hand), at.tricks, at.hand, tricks.chair, COUNT, TAKE_NOTE)


def _length(draw: Draw) -> int:
    return draw.of(3, 5, 7)


def fleeting(posed: Posed) -> Posed:
    """The same question, with tricks that come and go before it is asked."""
    return replace(posed, asked=replace(posed.asked, fleeting=True))
