"""One turn at the cards of a contract in tricks: the worlds that the player may think of, and what each card brings."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache, partial

from tutor.barbu.play import Play
from tutor.barbu.unseen import GONE
from tutor.coach.barbu import losing, winning
from tutor.coach.barbu.ending import SHORT, Search, different
from tutor.coach.barbu.line import Line, Player, play_on, play_out
from tutor.coach.barbu.terms import Terms, stands, terms, weights
from tutor.coach.example import Went
from tutor.coach.judging import Assumption
from tutor.coach.numbers import grouped, numbers
from tutor.coach.worlds import NoWorldError, World, Worlds, likely
from tutor.core.cards import Cards
from tutor.core.possible import Whereabouts

#: The part of an even share of the contract's points by which a card has to lead.
LEAST = 0.1
#: The number of tricks that are searched to their end when a line has come to them from further away.
LAST = 2
#: The most cards in all hands with which that begins earlier, in the last tricks: more take too long.
MOST = 20
#: How likely a world is in which somebody still holds a card that custom would have given away, beside one without it.
KEPT = 0.3
#: What the second way to play on in a losing contract weighs otherwise: it is more afraid of the trick that lies, and
#: relies more on low cards.
FEAR, COVER = 3.0, 0.3


@lru_cache(maxsize=16)
def styles(of: Terms) -> tuple[Player, Player]:
    """The ways to play on: that of the tutor's own players first."""
    if of.trumps:
        return winning.Club(of), winning.Bold(of)
    return losing.Club(of), losing.Club(of, FEAR, COVER)


class Turn:
    """A turn at the cards, as the player to move may know it; whatever else the position knows changes nothing."""

    def __init__(self, play: Play) -> None:
        """The turn of a position; raise ``RecordError`` if the hand is unknown.

        Raise ``NoWorldError`` if no other hands fit all that is known.
        """
        players = len(play.hands)
        self.play, self.seat, self.hand = play, play.trick.turn, play.hand.bits
        self._terms = terms(play.contract, play.options, play.pack, players)
        self._out = self._terms.all & ~play.played.bits
        self.weights = weights(play.bets, players)
        known = Whereabouts.of(play.pack, self._rooms(players)).lying(play.hand | play.played, GONE)
        for seat, lacked in enumerate(self._void):
            if seat != self.seat:
                known = known.missing(Cards(play.pack, lacked), seat)
        if not known.possible:
            raise NoWorldError
        self._worlds = Worlds(known)

    def _rooms(self, players: int) -> dict[Hashable, int]:
        """The number of cards in each other hand, and in none."""
        play = self.play
        rooms: dict[Hashable, int] = {
            seat: play.size - len(play.taken) - play.trick.has_card_of(seat)
            for seat in range(players)
            if seat != self.seat
        }
        return {**rooms, GONE: len(play.pack) - sum(rooms.values())}

    @cached_property
    def _void(self) -> list[int]:
        """By seat the cards that its play has shown it not to hold."""
        of, out = self._terms, self._terms.all
        void = [0] * of.players
        for trick in (*self.play.tricks, self.play.trick):
            led, top = 0, -1
            for place, one in enumerate(trick.cards):
                card = one.bit.bit_length() - 1
                void[(trick.leader + place) % of.players] |= of.lacked(card, led, top, out)
                led = led or of.suit_of[card]
                if one.bit & of.trumps:
                    top = max(top, card)
                out &= ~one.bit
        return void

    def every(self, most: int) -> Sequence[World] | None:
        """All worlds, if there are no more than that; else ``None``."""
        return self._worlds.every(most)

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The cards that may be played, as records write them, those that come to the same together."""
        of = self._terms
        legal = sum(card.bit for card in self.play.obligation().legal())
        between = self._out & ~self.hand | sum(card.bit for card in self.play.trick.cards)
        groups = grouped(legal, different(legal, between, of))
        return tuple(tuple(of.codes[card] for card in group) for group in groups)

    @cached_property
    def _given(self) -> list[int]:
        """By seat the cards that custom would have given away before what was played: those that cost more."""
        of = self._terms
        given = [0] * of.players
        for trick in (*self.play.tricks, self.play.trick) if of.costly else ():
            cards = [card.bit.bit_length() - 1 for card in trick.cards]
            for place, card in enumerate(cards[1:], start=1):
                best = stands(cards[:place], trick.leader, of)[2]
                follows = 1 << card & of.suit_of[best]
                if not 1 << card & of.above[best]:
                    free = of.suit_of[best] & ((1 << best) - 1) if follows else of.all
                    dearer = (one for one in numbers(free & of.costly) if of.cost[one] < of.cost[card])
                    given[(trick.leader + place) % of.players] |= sum(1 << one for one in dearer)
        return given

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """That what was not given away is not held, or that this tells nothing; and two styles."""
        read = any(given & self._out for seat, given in enumerate(self._given) if seat != self.seat)
        plain = (Assumption(read=False, style=0),) if read else ()
        return Assumption(read, 0), Assumption(read, 1), *plain

    @property
    def least(self) -> float:
        """A part of an even share of what the contract costs or brings, the more, the more is bet on it."""
        of = self._terms
        total = abs(of.contract.total(of.options.table, of.pack, of.players))
        return LEAST * total / of.players * max(map(abs, self.weights[self.seat]))

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:
        """Worlds without end; ``read`` weighs them by what everybody would have given away."""
        draw = partial(self._worlds.draw, rng)
        while True:
            yield likely(draw, self._weight, rng) if read else draw()

    def _weight(self, world: World) -> float:
        """How likely a world is by what was not given away."""
        kept = sum((world.get(seat, 0) & given).bit_count() for seat, given in enumerate(self._given))
        return KEPT**kept

    def line(self, world: World) -> Line:
        """The deal in a world, where it stands."""
        play, of = self.play, self._terms
        hands = [world.get(seat, 0) for seat in range(of.players)]
        hands[self.seat] = self.hand
        scores, piles = self._so_far
        return Line(
            of,
            hands,
            self._void,
            out=self._out,
            leader=play.trick.leader,
            left=play.size - len(play.taken),
            trick=[card.bit.bit_length() - 1 for card in play.trick.cards],
            scores=scores,
            piles=piles,
        )

    @cached_property
    def _so_far(self) -> tuple[list[int], list[int]]:
        """Everybody's points of the tricks so far, and the cards that they have won."""
        of, play = self._terms, self.play
        scores, piles = [0] * of.players, [0] * of.players
        for number, (_, winner, cards) in enumerate(play.taken):
            scores[winner] += of.stakes[play.size - number] + sum(of.cost[card] for card in numbers(cards.bits))
            piles[winner] |= cards.bits
        return scores, piles

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points in a world for each of some groups of cards, if everybody plays on in that style.

        In the first of them the last tricks are played as well as everybody can for themselves.
        """
        line, own, of = self.line(world), self.weights[self.seat], self._terms
        lines = [line.with_card(self._firsts[number]) for number in among]
        player, search = styles(of)[style], Search(line, self.weights, self.seat) if style == 0 else None
        until = SHORT if line.left <= SHORT + 1 and line.left * of.players <= MOST else LAST
        ends = []
        for after in lines:
            if search is None:
                ends.append(play_out(after, player))
            elif play_on(after, player, until):
                ends.append(after.end())
            else:
                ends.append(search.solved(after))
        return [float(sum(map(int.__mul__, own, end))) for end in ends]

    def went(self, world: World, move: str) -> Iterator[Went]:
        """The tricks that follow in a world after a move, this one first, as all play on in the usual style."""
        of = self._terms
        line, over = self.line(world).with_card(of.codes.index(move)), False
        while not over:
            leader, begun, before = line.leader, [*line.trick], [*line.hands]
            over = play_on(line, styles(of)[0], line.left - 1) or not line.left
            seats = [(leader + place) % of.players for place in range(len(begun), of.players)]
            begun += [(before[seat] ^ line.hands[seat]).bit_length() - 1 for seat in seats]
            yield Went(leader, tuple(of.codes[card] for card in begun), line.leader)

    @cached_property
    def _firsts(self) -> tuple[int, ...]:
        """The first card of each group."""
        return tuple(self._terms.codes.index(group[0]) for group in self.groups)
