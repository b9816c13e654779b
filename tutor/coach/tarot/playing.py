"""One turn at the cards of French Tarot: the worlds that the player may think of, and what each card brings there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from tutor.coach.example import Went
from tutor.coach.judging import Assumption
from tutor.coach.numbers import grouped, numbers
from tutor.coach.tarot import reading
from tutor.coach.tarot.bits import (
    ALL,
    CODES,
    EXCUSE_BIT,
    PETIT_BIT,
    PLAIN,
    SUIT_OF,
)
from tutor.coach.tarot.bold import Bold
from tutor.coach.tarot.club import Club
from tutor.coach.tarot.ending import SHORT, Search, different
from tutor.coach.tarot.line import End, Line, Seats, finished, play_out, play_trick
from tutor.coach.tarot.score import CardPoints, Points
from tutor.coach.worlds import NoWorldError, World, Worlds, likely
from tutor.core.cards import TAROT, Cards
from tutor.core.hands import changed
from tutor.tarot.advice.told import gone_before, told
from tutor.tarot.auction import Auction
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.conventions.claims import Claim
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.unseen import LEFT_OUT, Unseen

#: The points by which a card has to lead, from each player with whom one settles; and those of the cards alone.
LEAST, LEAST_OF_CARDS = 3.0, 1.0
#: The ways to play on.
STYLES = (Club(), Bold())


class PlayTurn:
    """A turn at the cards, as the player to move may know it; whatever else the positions know changes nothing."""

    def __init__(self, passed: Sequence[Any]) -> None:
        """The turn at the last of the positions that a deal has passed; raise ``RecordError`` if the hand is unknown.

        Raise ``NoWorldError`` if no other hands fit all that is known.
        """
        play: Play = passed[-1]
        self.seat = seat = play.trick.turn
        own = play.hand
        self.play = seen = play.seen_by(seat)
        self.hand = own.bits
        self._said = self._heard(passed)
        self._promises = [*_promises(seen, seat)] if seen.whole else []
        self._played = [0] * len(seen.hands)
        self._taken = [0] * len(seen.hands)
        for trick in (*seen.tricks, seen.trick):
            for card in trick.cards:
                self._played[trick.seat_of(card)] |= card.bit
        for trick, winner in zip(seen.tricks, seen.winners, strict=True):
            self._taken[winner] |= TAROT.set(trick.cards).bits
        before = Cards(TAROT, own.bits | self._played[seat])
        unseen = Unseen(changed((None,) * len(seen.hands), seat, before), seen.dog, seen.options, seen.size, seen)
        self._worlds = [Worlds(way) for way in unseen.worlds if way.possible]
        if not self._worlds:
            raise NoWorldError
        self.points = (Points if seen.whole else CardPoints).of_play(seen, seat)

    def every(self, most: int) -> list[World] | None:
        """All worlds, if there are few; what was said makes none of them likelier."""
        found: dict[tuple[int, ...], World] = {}
        for worlds in self._worlds:
            each = worlds.every(most)
            if each is None:
                return None
            found |= {tuple(world.values()): world for world in each}
        return [*found.values()] if len(found) <= most else None

    @cached_property
    def candidates(self) -> tuple[tuple[int, ...], ...]:
        """The cards that may be played, those together that come to the same: neighbours that are worth as much."""
        legal = sum(card.bit for card in self.play.duty().legal())
        between = (ALL & ~self.hand & ~sum(self._played)) | sum(card.bit for card in self.play.trick.cards)
        return grouped(legal, different(legal, between))

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:
        """Worlds without end; ``read`` weighs them by what has been said, and makes the écart that custom asks for."""
        draw = partial(self._drawn, rng)
        while True:
            yield self._with_ecart(likely(draw, self._weight, rng)) if read else draw()

    def _drawn(self, rng: random.Random) -> World:
        """A world, each as likely as any other."""
        return (self._worlds[0] if len(self._worlds) == 1 else rng.choice(self._worlds)).draw(rng)

    def _weight(self, world: World) -> float:
        """How likely a world is by what was said, and by what the defenders' cards have promised."""
        play, weight = self.play, 1.0
        for said in self._said:
            held = world[said.seat]
            if said.seat == play.taker and play.contract in WITH_DOG:
                held = (held | world[LEFT_OUT]) & ~(play.dog or TAROT.none).bits
            weight *= reading.weight(said, held, len(play.hands))
        for seat, gone, claim in self._promises:
            if not claim.kept(Cards(TAROT, world[seat] & ~gone)):
                weight *= reading.PROMISE_BROKEN
        return weight

    def _with_ecart(self, world: World) -> World:
        """The same world with the écart that its taker would make by custom, as far as it can be."""
        play, taker = self.play, self.play.taker
        if self.seat == taker or play.contract not in WITH_DOG or not play.dog:
            return world
        held, out = world[taker] | world[LEFT_OUT], world[LEFT_OUT]
        room = out.bit_count()
        free = held & ~self._played[taker]
        aside = play.aside.bits | out & play.excluded_from(taker).bits
        for source in (reading.custom_aside(held, room) & free, out):
            for card in numbers(source & ~aside):
                if aside.bit_count() < room:
                    aside |= 1 << card
        return {**world, taker: held & ~aside, LEFT_OUT: aside}

    def line(self, world: World) -> Line:
        """The deal in a world, where it stands."""
        play = self.play
        hands = [world[seat] & ~self._played[seat] for seat in range(len(play.hands))]
        hands[self.seat] = self.hand
        attack = self.attack(world)
        won, moved, taken = self._so_far(attack)
        if play.whole:
            won |= 0 if play.contract == "garde-contre" else world.get(LEFT_OUT, 0)
        free, returning = self._free(world)
        return Line(
            Seats(play.taker, attack, free, returning, play.whole),
            hands,
            self._void,
            unseen=ALL & ~sum(self._played),
            leader=play.trick.leader,
            trick=[card.bit.bit_length() - 1 for card in play.trick.cards],
            suits=[suit for leader, suit in self._led if not attack[leader]],
            before=self._before,
            done=len(play.tricks),
            taken=taken,
            won=won,
            moved=moved,
        )

    def attack(self, world: World) -> tuple[bool, ...]:
        """By seat whether it plays with the taker in a world."""
        play, partner = self.play, None
        if play.called is not None:
            partner = play.partner
            if partner is None:
                partner = next((seat for seat in range(len(play.hands)) if world[seat] & play.called.bit), None)
        return tuple(seat in {play.taker, partner} for seat in range(len(play.hands)))

    def _so_far(self, attack: tuple[bool, ...]) -> tuple[int, int, int]:
        """The cards of the attack's tricks so far, the bouts that have changed sides, and the number of its tricks."""
        play = self.play
        won = sum(cards for seat, cards in enumerate(self._taken) if attack[seat])
        moved = 0
        for trick, winner in zip(play.tricks, play.winners, strict=True):
            for card in trick.cards:
                if card.bit == EXCUSE_BIT or (card.bit == PETIT_BIT and trick.seat_of(card) == play.petit_returns_to):
                    moved += attack[trick.seat_of(card)] - attack[winner]
        return won, moved, sum(attack[winner] for winner in play.winners)

    def _free(self, world: World) -> tuple[tuple[int, ...], int | None]:
        """By seat the cards that are bound by no duty, and whose Petit cannot be taken (T-DEAL-PETIT-IMPRENABLE)."""
        play, free = self.play, [EXCUSE_BIT] * len(self.play.hands)
        if not (play.options.petit_imprenable and play.whole):
            return tuple(free), None
        dog = play.dog.bits if play.dog is not None and play.contract in WITH_DOG else 0
        for seat in range(len(free)):
            held = self.hand | self._played[seat] if seat == self.seat else world[seat]
            dealt = (held | play.aside.bits if seat == self.seat else held | world[LEFT_OUT]) & ~dog
            if lone_petit(Cards(TAROT, dealt if seat == play.taker else held)):
                free[seat] |= PETIT_BIT
                return tuple(free), seat
        return tuple(free), None

    @cached_property
    def _void(self) -> list[int]:
        return [self.play.excluded_from(seat).bits for seat in range(len(self.play.hands))]

    @cached_property
    def _led(self) -> list[tuple[int, int]]:
        """Who has led which plain suit, in order."""
        tricks = (trick for trick in (*self.play.tricks, self.play.trick) if trick.cards)
        led = ((trick.leader, trick.cards[0].bit.bit_length() - 1) for trick in tricks)
        return [(leader, SUIT_OF[card]) for leader, card in led if 1 << card & PLAIN]

    @cached_property
    def _before(self) -> tuple[tuple[int, ...], int]:
        """The cards of the trick before this one, and its leader."""
        if not self.play.tricks:
            return (), 0
        trick = self.play.tricks[-1]
        return tuple(card.bit.bit_length() - 1 for card in trick.cards), trick.leader

    def _heard(self, passed: Sequence[Any]) -> tuple[reading.Said, ...]:
        """What the others have said in the auction of a deal that was recorded from there on."""
        auctions = [at for at in passed if isinstance(at, Auction)]
        said = auctions[-1].said if auctions and self.play.whole else ()
        return tuple(one for one in reading.heard(said) if one.seat != self.seat)

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The cards that may be played, as records write them, those that come to the same together."""
        return tuple(tuple(CODES[card] for card in cards) for cards in self.candidates)

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """Reading bids and écart or not, and two styles.

        In the last tricks nobody has a style, and what was said long ago is the last thing that one goes by.
        """
        read = (Assumption(read=True, style=0),) if self._said or self._promises else ()
        plain = Assumption(read=False, style=0)
        if self.hand.bit_count() <= SHORT + 1:
            return (plain, *read)
        return (*read, Assumption(bool(read), 1), plain) if read else (plain, Assumption(read=False, style=1))

    @property
    def least(self) -> float:
        """Three points for every player with whom one settles; one point of the cards, if nobody knows the score."""
        if not self.play.whole:
            return LEAST_OF_CARDS
        paid = len(self.play.hands) - 1 - (self.play.called is not None)
        return LEAST * (paid if self.seat == self.play.taker else 1)

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points in a world for some of the candidates, if everybody plays on in that style.

        The last tricks are played as well as can be.
        """
        line = self.line(world)
        attack = line.seats.attack
        partner = next((seat for seat, ours in enumerate(attack) if ours and seat != self.play.taker), None)
        lines = [line.with_card(self.candidates[number][0]) for number in among]

        def value(end: End) -> float:
            return self.points.of(end, partner)

        if self.hand.bit_count() <= SHORT + 1:
            search = Search(line, value, attacks=attack[self.seat])
            return [search.solved(after) for after in lines]
        return [value(play_out(after, STYLES[style])) for after in lines]

    def went(self, world: World, move: str) -> Iterator[Went]:
        """The tricks that follow in a world after a move, this one first, as all play on in the usual style."""
        line = self.line(world).with_card(CODES.index(move))
        over = False
        while not over:
            holder = play_trick(line, STYLES[0])
            yield Went(line.leader, tuple(CODES[card] for card in line.trick), holder)
            over = finished(line, holder)


def _promises(seen: Play, seat: int) -> Iterator[tuple[int, int, Claim]]:
    """The promises of the others' cards: by whom, the cards that were gone from that hand then, and the claim."""
    for one in told(seen.seen_by(None)):
        if one.signal.claim is not None and one.seat != seat:
            yield one.seat, gone_before(one).bits, one.signal.claim
