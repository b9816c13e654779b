"""Boards that show what everybody at a table has seen: tricks with who played what, bets, the trumps after a poignée.

Two show a dealer's contracts, with what hands promise in them; one how often each of several things happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

from tutor.barbu.doubling import Doubling
from tutor.core.cards import TAROT, Card, Cards
from tutor.core.errors import Json
from tutor.core.record import Record
from tutor.core.trick import Trick as AnyTrick
from tutor.tarot.announce import TRUMPS, Declaration
from tutor.tarot.auction import PASS
from tutor.tarot.dog import UNKNOWN
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.tarot.slam import NO_SLAM_MOVE
from tutor.tarot.trick import Trick
from tutor.teach.saying import Chair, Saying

#: The state of a trump: it was shown and is still held, is one's own, was played, lay in the dog, or is not known.
Whereabouts = Literal["shown", "mine", "gone", "dog", "open"]


def _hands(seat: int | None, players: int, hand: Cards | None) -> tuple[Cards | None, ...]:
    """The hands of a table of which only that of one seat is known, if any is."""
    return tuple(hand if at == seat else None for at in range(players))


def _moves(tricks: tuple[AnyTrick, ...]) -> tuple[str, ...]:
    return tuple(card.code for trick in tricks for card in trick.cards)


def _before(hand: Cards | None, seat: int | None, tricks: tuple[AnyTrick, ...]) -> Cards | None:
    """The cards of a hand before these tricks, of which its player holds the rest."""
    if hand is None or seat is None:
        return None
    for trick in tricks:
        if trick.has_card_of(seat):
            hand = hand.with_card(trick.card_of(seat))
    return hand


class Played(NamedTuple):
    """The first tricks of a deal of Tarot as everybody saw them, the last one perhaps not complete.

    The learner sits on ``chair``, and holds ``hand`` by now where that is shown too; ``taker`` plays alone, or with the
    holder of the card that was ``called``.  The tricks are numbered from ``first`` on.
    """

    tricks: tuple[Trick, ...]
    taker: int
    chair: Chair
    hand: Cards | None = None
    first: int = 1
    called: Card | None = None

    @property
    def record(self) -> Record:
        """The deal from its first lead on, as the learner knows it."""
        seat, players = self.chair.seat, self.chair.players
        start = {"phase": "play", "taker": self.taker, "contract": "garde", "leader": self.tricks[0].leader}
        called = {"called": self.called.code} if self.called else {}
        hands = _hands(seat, players, _before(self.hand, seat, self.tricks))
        return Record("tarot", players, hands, start={**start, **called}, moves=_moves(self.tricks))

    def play(self, hand: Cards = TAROT.none) -> Play:
        """The play after these tricks, as the learner knows it, who holds ``hand``."""
        *complete, last = self.tricks
        if len(last.cards) == last.players:
            complete, last = [*self.tricks], Trick(last.seat_of(last.best or last.cards[0]), last.players)
        hands = tuple(hand if seat == self.chair.seat else None for seat in range(self.chair.players))
        size = HAND_SIZES[self.chair.players]
        return Play(size, self.taker, "garde", hands, last, tuple(complete), called=self.called)


class Tricks(NamedTuple):
    """The first tricks of a deal of Barbu as everybody saw them, the last one perhaps not complete.

    The ``contract`` is written as records call it, ``trumps H``, and so are the house ``rules``.  The learner sits on
    ``chair``, and holds ``hand`` by now where that is shown too.  The tricks are numbered from ``first`` on.
    """

    tricks: tuple[AnyTrick, ...]
    chair: Chair
    contract: str
    hand: Cards | None = None
    rules: Mapping[str, Json] = {}
    first: int = 1

    @property
    def record(self) -> Record:
        """The deal from its first lead on, as the learner knows it."""
        seat, players = self.chair.seat, self.chair.players
        start = {"phase": "play", "contract": self.contract, "leader": self.tricks[0].leader}
        hands = _hands(seat, players, _before(self.hand, seat, self.tricks))
        return Record("barbu", players, hands, rules=self.rules, start=start, moves=_moves(self.tricks))


class Threads(NamedTuple):
    """The four chairs of a table of Barbu, with a thread between every two who have a bet, for the doubling so far.

    What was ``said`` since then is only told: nobody has drawn its threads yet.  ``base`` is what the contract is worth
    to each seat, if that is known or reckoned.  The learner sits on ``chair``.
    """

    at: Doubling
    chair: Chair
    said: tuple[tuple[int, str], ...] = ()
    base: tuple[int, ...] = ()

    @property
    def game(self) -> str:
        """The game whose stage shows it."""
        return "barbu"

    @property
    def record(self) -> Record:
        """The deal up to what was said last."""
        setting = self.at.setting
        history = {"called": [*setting.called], "doubled": {str(at): n for at, n in setting.doubled.items()}}
        moves = (self.at.contract.code, *(word for _, word in (*self.at.said, *self.said)))
        hands = _hands(None, setting.players, None)
        return Record("barbu", setting.players, hands, dealer=setting.dealer, history=history, moves=moves)

    @property
    def then(self) -> Doubling:
        """The doubling after all that was said."""
        at = self.at
        for _, word in self.said:
            at = at.after(word)
        return at


class ContractOffer(NamedTuple):
    """A contract of a dealer's set: what it has ``made`` when it was called, or what can be said of calling it now.

    That is what the hand ``promises``, in points beside an average one, and the ``price``: what it is worth to keep.
    What is ``None`` is not said.
    """

    contract: str
    made: int | None = None
    promises: int | None = None
    price: int | None = None


class ContractOffers(NamedTuple):
    """A dealer's set on one screen: each contract with what it has made, or with what a hand promises and its price."""

    offers: tuple[ContractOffer, ...]


class Promises(NamedTuple):
    """The promises of several hands in some contracts: a row a hand, in the order of the ``contracts``."""

    contracts: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]


class Shares(NamedTuple):
    """The shares of all deals in which each of several things happens, by a number, under a ``title``.

    >>> from tutor.core.message import N_
    >>> Shares(Saying.plain(N_("In the dog")), {0: Fraction(9, 10), 1: Fraction(1, 10), 2: Fraction(0)}).hundredths
    {0: 90, 1: 10}
    """

    title: Saying
    odds: Mapping[int, Fraction]

    @property
    def hundredths(self) -> dict[int, int]:
        """The shares in hundredths, without those that come to nothing."""
        found = {number: round(100 * share) for number, share in self.odds.items()}
        return {number: share for number, share in found.items() if share}


class StillOut(NamedTuple):
    """The cards that a learner has not seen, and ``voids``: who is known to have none of a suit, seat and suit.

    It is what a player would remember at a table; the learner sits on ``chair``.
    """

    cards: Cards
    voids: tuple[tuple[int, str], ...]
    chair: Chair


class Strip(NamedTuple):
    """The trumps and the Excuse when ``shower`` has just shown a poignée, before a card of their own is played.

    The learner sits on ``chair`` and holds ``hand``.  Of what lay in the ``dog``, which was turned over and which the
    ``taker`` has picked up, there are only the trumps, as in the hand.
    """

    hand: Cards
    taker: int
    shower: int
    shown: Declaration
    dog: Cards
    trick: Trick
    chair: Chair

    @property
    def trumps(self) -> Cards:
        """All the cards of the strip: the trumps, and the Excuse, which counts as one in a poignée."""
        return TRUMPS

    def where(self, card: Card, *, own: bool = True) -> Whereabouts:
        """The knowledge that the learner has of a card; without their ``own`` hand, what everybody does.

        >>> ten = Declaration("poignee simple", TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"))
        >>> strip = Strip(TAROT.read("T21"), 1, 1, ten, TAROT.read("T12"), Trick(1, 4), Chair(0, 4, False))
        >>> [strip.where(TAROT[code], own=own) for code in ("T2", "T21", "T12") for own in (True, False)]
        ['shown', 'shown', 'mine', 'open', 'dog', 'dog']
        """
        if card in self.trick.cards:
            return "gone"
        if card in self.shown.shown:
            return "shown"
        if card in self.dog:
            return "dog"
        return "mine" if own and card in self.hand else "open"

    def play(self) -> Play:
        """The play at this moment, as the learner knows it."""
        hands = tuple(self.hand if seat == self.chair.seat else None for seat in range(self.chair.players))
        size = HAND_SIZES[self.chair.players]
        return Play(size, self.taker, "garde", hands, self.trick, dog=self.dog, shown=((self.shower, self.shown),))

    @property
    def record(self) -> Record:
        """The deal from the auction on; a record has no place for a part of a hand, or of the dog."""
        players, leader = self.chair.players, self.trick.leader
        bids = ("garde" if (leader + place) % players == self.taker else PASS for place in range(players))
        moves = (*bids, *[UNKNOWN] * dog_size(players), NO_SLAM_MOVE, *_moves((self.trick,)), self.shown.written)
        return Record("tarot", players, _hands(None, players, None), dealer=(leader - 1) % players, moves=moves)
