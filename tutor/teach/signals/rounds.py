"""Rounds of a suit to which everybody follows: what the order of two cards can tell is seen in them.

Nobody plays what earlier tricks prove them not to hold, and the Petit is in none of the rounds.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.inference import proven
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.draw import first_found
from tutor.teach.open_boards import Played
from tutor.teach.tarot.plays import CHAIR, PLAYERS

#: The causes that keep two cards silent: the first is the lower one, a court card, or ahead in its trick; the second
#: is ahead in trumps, where one has to go higher; they are the taker's.
RISING, COURT, AHEAD, SECOND_AHEAD, TAKERS = "rising", "court", "ahead", "second-ahead", "takers"


class Followed(NamedTuple):
    """Two cards of one suit with which somebody has followed, and what lay in each trick before them.

    ``play`` is the position in which the second card was about to fall.
    """

    seat: int
    taker: int
    before: tuple[Trick, Trick]
    cards: tuple[Card, Card]
    play: Play

    @classmethod
    def on(cls, seen: Played) -> Followed:
        """The last card on a board, and the one that the same player has played to the trick before."""
        *_, then, now = seen.tricks
        card, seat = now.cards[-1], now.seat_of(now.cards[-1])
        first = then.card_of(seat)
        before = up_to(then, seat), up_to(now, seat)
        play = seen._replace(tricks=(*seen.tricks[:-1], before[1])).play()
        return cls(seat, seen.taker, before, (first, card), play)

    @property
    def suit(self) -> str:
        """The suit that was led twice."""
        return self.cards[0].suit

    @property
    def by_taker(self) -> bool:
        """Whether the taker has led it, and not the defence."""
        return self.before[0].leader == self.taker

    @property
    def causes(self) -> frozenset[str]:
        """All that keeps the two cards from telling anything."""
        first, card = self.cards
        found = {
            RISING: card.height > first.height,
            COURT: first.rank in COURTS,
            AHEAD: _ahead(self.before[0], first),
            SECOND_AHEAD: self.suit == TRUMP and _ahead(self.before[1], card),
            TAKERS: self.seat == self.taker,
        }
        return frozenset(cause for cause, holds in found.items() if holds)


def followed(
    rng: random.Random, suit: str, causes: AbstractSet[str], *, by_taker: bool, ranks: Sequence[str] = ()
) -> Played:
    """Two rounds of a suit, both led by the taker or both by the defence, up to the second card of who follows.

    That is anybody but the learner, the taker too.  What keeps the two cards from telling anything are just these
    ``causes``.  Two ``ranks`` are those of the cards, which are any others else.  Raise ``NothingFoundError``
    for what cannot be: where the taker leads both rounds, nobody else wins the first, nor follows as the taker.
    """
    pair = [TAROT[suit + rank] for rank in ranks]
    others = [card for card in TAROT.all.of(suit) if card is not PETIT and card not in pair]

    def played() -> Played | None:
        taker, seat = rng.randrange(1, PLAYERS), rng.randrange(1, PLAYERS)
        leader = taker if by_taker else rng.randrange(PLAYERS)
        then, now = dealt_out(rng, [suit, suit], leader, {suit: others}, {seat: pair})
        openers = {then.leader, now.leader}
        if seat in openers or (openers != {taker} if by_taker else taker in openers):
            return None
        seen = Played((then, up_to(now, seat, 1)), taker, CHAIR)
        found = Followed.on(seen)
        return seen if _plain(found) and possible(seen.tricks) and found.causes == causes else None

    return first_found(played, f"two rounds of {suit}: {', '.join(sorted(causes))}")


def _plain(one: Followed) -> bool:
    """Whether nobody could argue: a first trump that went higher had to, and no second card of a suit wins."""
    (then, now), (first, card) = one.before, one.cards
    if one.suit != TRUMP:
        return not _ahead(now, card)
    return not _ahead(then, first) or not _ahead(then, card)


def dealt_out(
    rng: random.Random,
    suits: Sequence[str],
    leader: int,
    among: Mapping[str, Sequence[Card]],
    held: Mapping[int, Sequence[Card]],
) -> list[Trick]:
    """Tricks in these suits one after the other, the winner of one leading the next, with any of some cards.

    Whoever has ``held`` cards plays those, in order.
    """
    left = {suit: rng.sample(cards, len(cards)) for suit, cards in among.items()}
    own = {seat: [*cards] for seat, cards in held.items()}
    tricks: list[Trick] = []
    for suit in suits:
        trick = Trick(leader, PLAYERS)
        while not trick.complete:
            trick = trick.with_card((own.get(trick.turn) or left[suit]).pop(0))
        tricks.append(trick)
        leader = trick.seat_of(trick.best or trick.cards[0])
    return tricks


def possible(tricks: Sequence[Trick]) -> bool:
    """Whether nobody plays a card that they have been proved not to hold."""
    return not any(
        trick.card_of(seat) in proven(seat, tricks[:number])
        for number, trick in enumerate(tricks)
        for seat in range(PLAYERS)
        if trick.has_card_of(seat)
    )


def up_to(trick: Trick, seat: int, more: int = 0) -> Trick:
    """A trick before the card of ``seat``, or with some ``more`` of its cards."""
    return Trick(trick.leader, trick.players, trick.cards[: (seat - trick.leader) % trick.players + more])


def _ahead(trick: Trick, card: Card) -> bool:
    """Whether a card is the best of a trick as it falls."""
    return trick.with_card(card).best is card
