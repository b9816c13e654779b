"""Whether the cards that a record does not tell can lie as all that it tells asks.

What players could do shows what they held: the cards played, a king called, a poignée shown, a suit not followed.
None of that need be wrong alone; together it may leave no way to deal the other cards.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.possible import Whereabouts
from tutor.tarot.announce import TRUMPS
from tutor.tarot.auction import Auction
from tutor.tarot.before_bidding import COURTS, HOUSE_MALDONNE
from tutor.tarot.call import ranks_above
from tutor.tarot.dog import KEPT, PLAIN, Dog
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, WITH_DOG, Ended, dog_size
from tutor.tarot.slam import Slam
from tutor.tarot.trick import PETIT, THE_EXCUSE

#: The places of cards in no hand: left out of the play, as the écart or the dog; or played before the record begins, by
#: the taker or by others.  A hand has its seat's number, and the cards it plays later still belong to it.
LEFT_OUT, TAKERS, OTHERS = "left out", "the taker's", "others'"

_TRUMPS = TAROT.all.of(TRUMP)
_COURTS = TAROT.set(card for card in TAROT.cards if card.rank in COURTS)
_EXCUSE, _PETIT = TAROT.set([THE_EXCUSE]), TAROT.set([PETIT])
#: The cards beside which the Petit is not a lone one (T-DEAL-PETIT-SEC).
_GUARDS = TRUMPS - _PETIT


def possible(passed: Sequence[Any]) -> bool:
    """Whether the unknown cards can lie as the positions passed so far ask."""
    begun = next((at for at in passed if isinstance(at, Auction | Play)), None)
    if begun is None:
        return True  # the cards come out of a pack, or none has been dealt yet
    at, thrown_in = passed[-1], None
    if isinstance(at, Ended):
        thrown_in = passed[-2].turn if at.rule is HOUSE_MALDONNE else None
        at = passed[-2]
    if isinstance(begun, Play):
        if not (any(begun.hands) or at.over):
            return True  # how many cards everybody held is not known before the end
        return Unseen(begun.hands, begun.dog, begun.options, begun.size, at).possible
    known = begun.setting
    if None not in (*known.hands, known.dog):
        return True  # then every move is judged by the cards
    return Unseen(known.hands, known.dog, known.options, HAND_SIZES[known.players], at, thrown_in, dealt=True).possible


@dataclass(frozen=True, slots=True)
class Unseen:
    """The data of a record: the ``hands`` of so many cards and the ``dog`` as it begins, and its last position ``at``.

    The hands are those that were ``dealt``, if it begins with the auction.  ``thrown_in`` is whose was thrown in.
    """

    hands: tuple[Cards | None, ...]
    dog: Cards | None
    options: Options
    size: int
    at: Any
    thrown_in: int | None = None
    dealt: bool = False

    @property
    def possible(self) -> bool:
        """Whether the cards can lie like that in any of the ways in which it may have been."""
        return any(way.possible for world in self.worlds for way in self._guarded(world))

    @property
    def worlds(self) -> list[Whereabouts]:
        """The ways in which it may have been, by all that is proved: the cards lie as one of these tells, or several.

        A Petit that was dealt with no other trump, which makes a deal void (T-DEAL-PETIT-SEC), is not left out of them.
        """
        worlds = [self._known()]
        for ways in (self._set_aside, self._without, self._poor):
            worlds = [way for world in worlds for way in ways(world)]
        return worlds

    @property
    def _picked_up(self) -> bool:
        """Whether the taker has picked the dog up, so that what is left out is the écart."""
        return isinstance(self.at, Dog | Slam | Play) and self.at.contract in WITH_DOG

    def _owned(self, seat: int) -> tuple[int | str, ...]:
        """The places of a player's cards: the hand, and a taker's perhaps in the écart as well."""
        if not self._picked_up or seat != self.at.taker:
            return (seat,)
        return (seat, LEFT_OUT)

    def _known(self) -> Whereabouts:
        """The certain knowledge of where the cards lie."""
        players = len(self.hands)
        earlier = HAND_SIZES[players] - self.size
        rooms: dict[Hashable, int] = dict.fromkeys(range(players), self.size)
        rooms |= {LEFT_OUT: dog_size(players), TAKERS: earlier, OTHERS: earlier * (players - 1)}
        world = Whereabouts.of(TAROT, rooms)
        for seat, hand in enumerate(self.hands):
            if hand is not None:
                world = world.lying(hand, *(self._owned(seat) if self.dealt else (seat,)))
        if self.dog is not None:
            world = world.lying(self.dog, *(self._of_taker() if self._picked_up else (LEFT_OUT,)))
        world = world.lying(getattr(self.at, "aside", TAROT.none), LEFT_OUT)
        world = self._called(world)
        return self._played(world) if isinstance(self.at, Play) else world

    def _of_taker(self) -> tuple[int | str, ...]:
        """The places of the cards that the taker has had at any time."""
        return (*self._owned(self.at.taker), TAKERS)

    def _called(self, world: Whereabouts) -> Whereabouts:
        """The same world, with all higher ranks dealt to a taker who calls a lower one (T-CALL-FALLBACK)."""
        called = getattr(self.at, "called", None)
        if called is None:
            return world
        held, dog = ranks_above(called), self.dog or TAROT.none
        return world.lying(held - dog, *self._of_taker()).lying(held & dog)

    def _played(self, world: Whereabouts) -> Whereabouts:
        """The same world, with the cards played and shown, and all that those prove."""
        at = self.at
        tricks = (*at.tricks, at.trick)
        for seat, hand in enumerate(at.hands):
            played = TAROT.set(trick.card_of(seat) for trick in tricks if trick.has_card_of(seat))
            world = world.lying(played, seat)
            if hand is None:
                world = world.missing(at.excluded_from(seat) - played, seat)
        for seat, said in at.shown:
            world = world.lying(said.shown - _EXCUSE, *self._owned(seat)).lying(said.shown & _EXCUSE, seat)
            if THE_EXCUSE in said.shown:  # T-POIGNEE-EXCUSE-IMPLIES
                world = world.missing(_TRUMPS - said.shown, *self._owned(seat))
        return world

    def _set_aside(self, world: Whereabouts) -> Iterator[Whereabouts]:
        """The worlds with an écart of plain cards below the king; or of trumps too, if the taker kept no such card."""
        if not self._picked_up:
            yield world
            return
        world = world.missing(KEPT, LEFT_OUT)
        yield world.missing(_TRUMPS, LEFT_OUT)
        yield world.missing(PLAIN, self.at.taker, TAKERS)

    def _without(self, world: Whereabouts) -> Iterator[Whereabouts]:
        """The worlds in which a player who declared misère has no trumps, or no court cards (T-MISERE)."""
        worlds = [world]
        for seat, said in getattr(self.at, "shown", ()):
            if not said.size:
                worlds = [way.missing(cards, seat) for way in worlds for cards in (_TRUMPS, _COURTS)]
        yield from worlds

    def _poor(self, world: Whereabouts) -> Iterator[Whereabouts]:
        """The worlds in which a hand thrown in has no trumps, or few trumps and court cards (T-DEAL-HOUSE-MALDONNE)."""
        if self.thrown_in is None:
            yield world
            return
        yield world.missing(_TRUMPS, self.thrown_in)
        if least := self.options.maldonne_below:
            yield world.holding(TAROT.all - _TRUMPS - _COURTS, self.thrown_in, self.size - least + 1)

    def _guarded(self, world: Whereabouts) -> Iterator[Whereabouts]:
        """The worlds in which the Petit was dealt with another trump, or the Excuse (T-DEAL-PETIT-SEC)."""
        whole = self.size == HAND_SIZES[len(self.hands)]
        if self.options.petit_imprenable or not whole or (isinstance(self.at, Auction) and not self.at.said):
            yield world  # a hand that nobody has seen yet may make the deal void
            return
        yield world.lying(_PETIT, LEFT_OUT)
        for seat, hand in enumerate(self.hands):
            held, owned = world.lying(_PETIT, seat), self._owned(seat)
            if owned == (seat,):
                yield held.holding(_GUARDS, seat)
            elif self.dog is None or PETIT in self.dog or (self.dealt and hand is not None):
                yield held  # it may have come with the dog, or the hand was looked at when it was dealt
            else:
                yield from (held.holding(_GUARDS - self.dog, where) for where in owned)
