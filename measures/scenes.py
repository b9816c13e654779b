"""The beginnings of the deals in which ``measures/endings.py`` looks for ends: taker, leader, and defenders' signals.

A defender may signal in the first tricks, truthfully, as all other signals are.  The players hold some cards back that
make an interesting end, and play any others that are allowed, without skill.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.tarot.advice.signals import lies
from tutor.tarot.advice.told import told
from tutor.tarot.dog import PLAIN
from tutor.tarot.play import Play
from tutor.tarot.score.count import LOW, points
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.endgames import SIZE
from tutor.teach.tarot.plays import PLAYERS


class Scene(NamedTuple):
    """The beginning of a deal: the seats of the taker and the first leader, and cards by seats.

    Some cards are ``dealt`` to a seat and some to any but that one (``kept_from``); some are ``played`` to the first
    tricks, one after another, and some are held back for the end.
    """

    taker: int
    leader: int
    dealt: Mapping[int, Cards] = {}
    kept_from: Mapping[int, Cards] = {}
    played: Mapping[int, tuple[Card, ...]] = {}
    held_back: Mapping[int, Cards] = {}
    teller: int | None = None

    @property
    def tricks(self) -> int:
        """The number of tricks at whose end the defender has signalled."""
        return max(map(len, self.played.values()), default=0)


def lived(scene: Scene, left: int, rng: random.Random) -> Play | None:
    """A deal that begins with this scene, ``left`` tricks from its end, if the learner leads then; else ``None``.

    All signals of the first tricks are true, and nobody but the teller and perhaps the learner has signalled.
    """
    hands, aside = _dealt(scene, rng)
    play = Play(SIZE, scene.taker, "garde", hands, Trick(scene.leader, PLAYERS), aside=aside)
    for number in range(scene.tricks):
        for _ in range(PLAYERS):
            seat = play.trick.turn
            wished = scene.played.get(seat, ())[number : number + 1]
            legal = play.duty().legal()
            if any(card not in legal for card in wished):
                return None
            play = play.after(*(wished or [_any(play, legal, rng)]))
    heard = told(play)
    tellers = {one.seat for one in heard if one.trick == scene.tricks}
    lied = any(one.signal.true is False for one in heard)
    if scene.teller is not None and (lied or tellers - {LEARNER} != {scene.teller}):
        return None
    back = [
        _held_back(hand or TAROT.none, scene.held_back.get(seat), left, rng) for seat, hand in enumerate(play.hands)
    ]
    soon = {THE_EXCUSE, PETIT} - {card for cards in scene.held_back.values() for card in cards}
    while len(play.tricks) < SIZE - left:
        legal = play.duty().legal()
        free = [card for card in legal if card not in back[play.trick.turn]]
        spent = [card for card in soon if card in legal]
        play = play.after(spent[0] if spent else _any(play, free or legal, rng))
    if play.turn != LEARNER or any(THE_EXCUSE in (hand or ()) for hand in play.hands):
        return None
    return play


def _dealt(scene: Scene, rng: random.Random) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of a scene, and plain cards that the taker has set aside."""
    taken = TAROT.set(card for cards in scene.dealt.values() for card in cards)
    left = rng.sample([*(TAROT.all - taken)], len(TAROT) - len(taken))
    aside = TAROT.set(islice((card for card in left if card in PLAIN), len(TAROT) - PLAYERS * SIZE))
    left = [card for card in left if card not in aside]
    hands = {}
    for seat in sorted(range(PLAYERS), key=lambda seat: -len(scene.kept_from.get(seat, ()))):
        own, barred = scene.dealt.get(seat, TAROT.none), scene.kept_from.get(seat, TAROT.none)
        more = [*islice((card for card in left if card not in barred), SIZE - len(own))]
        hands[seat] = own | TAROT.set(more)
        left = [card for card in left if card not in more]
    return tuple(hands[seat] for seat in range(PLAYERS)), aside


def _any(play: Play, cards: Iterable[Card], rng: random.Random) -> Card:
    """A card at random that gives no false signal, or any card if all do."""
    shuffled = [*cards]
    rng.shuffle(shuffled)
    return next((card for card in shuffled if not lies(play, play.trick.turn, card)), shuffled[0])


def _held_back(hand: Cards, first: Cards | None, left: int, rng: random.Random) -> Cards:
    """The cards that a player keeps for the end: some cards ``first``, then honours and trumps rather than others."""
    hand -= TAROT.set([THE_EXCUSE, PETIT]) - (first or TAROT.none)
    wanted = sorted(hand, key=lambda card: rng.random() * (3 if card.suit == TRUMP or points(card) > LOW else 1))
    return TAROT.set([*(hand & (first or TAROT.none)), *reversed(wanted)][:left])


# What may have been told


def plain(rng: random.Random) -> Scene:
    """A scene without a signal, in which the learner defends."""
    return Scene(rng.randrange(1, PLAYERS), rng.randrange(PLAYERS))


def with_the_petit(rng: random.Random) -> Scene:
    """A scene in which somebody holds the Petit back; the learner takes or defends."""
    return Scene(rng.randrange(PLAYERS), rng.randrange(PLAYERS), held_back={rng.randrange(PLAYERS): TAROT.set([PETIT])})


def no_more(taker: int, rng: random.Random) -> Scene:
    """A defender has played high and then low in a suit of which another one has led the king first.

    The taker keeps the queen of that suit.
    """
    teller, opener = _defenders(taker, rng)
    suit = rng.choice(SUITS)
    cards = [*TAROT.all.of(suit)]
    pips, queen, king = rng.sample(cards[:10], 9), cards[-2], cards[-1]
    low, high = sorted(pips[:2], key=lambda card: card.height)
    trump, taker_trump = (TAROT[f"T{number}"] for number in rng.sample(range(2, 22), 2))
    dealt = {teller: [low, high, trump], opener: [king, *pips[2:5]], taker: [queen, *pips[5:7], taker_trump]}
    back = {teller: [trump], opener: pips[3:4], taker: [queen, taker_trump]}
    if LEARNER not in dealt:
        dealt[LEARNER], back[LEARNER] = pips[7:9], pips[7:8]
    played = {opener: (king, pips[2]), teller: (high, low)}
    return Scene(taker, opener, _sets(dealt), {teller: TAROT.all.of(suit)}, played, _sets(back), teller)


def petit_here(taker: int, rng: random.Random) -> Scene:
    """A defender has played two trumps that fall under the taker's, or the Excuse in the first round of trumps."""
    teller, other = _defenders(taker, rng)
    trumps = [TAROT[f"T{number}"] for number in rng.sample(range(2, 17), 6)]
    big = tuple(TAROT[f"T{number}"] for number in (21, 20, *rng.sample(range(17, 20), 2)))
    low, high = sorted(trumps[:2], key=lambda card: card.height)
    barred = {teller: TAROT.all.above(TAROT["T16"])}
    back = _sets({teller: [PETIT], other: trumps[2:3], taker: big[2:3]})
    if rng.random() < 1 / 2:
        leader = rng.choice((taker, other))
        dealt = {teller: [PETIT, THE_EXCUSE, trumps[0]], other: trumps[2:4], taker: [*big[2:], trumps[4]]}
        first = trumps[4] if leader == taker else trumps[3]
        return Scene(taker, leader, _sets(dealt), barred, {leader: (first,), teller: (THE_EXCUSE,)}, back, teller)
    dealt = {teller: [PETIT, low, high], taker: [*big], other: trumps[2:4]}
    return Scene(taker, taker, _sets(dealt), barred, {taker: big[:2], teller: (high, low)}, back, teller)


def many_trumps(taker: int, rng: random.Random) -> Scene:
    """A defender has led an odd trump from seven or more; the taker may have the Petit."""
    teller, other = _defenders(taker, rng)
    odd = rng.choice(range(3, 16, 2))
    numbers = rng.sample([number for number in range(2, 22) if number != odd], 9)
    trumps = [TAROT[f"T{number}"] for number in (odd, *numbers)]
    dealt = {teller: trumps[:7], other: trumps[7:9], taker: [PETIT] if rng.random() < _YOU else trumps[9:]}
    back = {teller: trumps[1:7], other: trumps[7:8], taker: dealt[taker]}
    return Scene(taker, teller, _sets(dealt), {}, {teller: (trumps[0],)}, _sets(back), teller)


def honour(taker: int, rng: random.Random) -> Scene:
    """A defender has led a low card of a suit with the king or the queen; the taker keeps cards of it too."""
    teller, other = _defenders(taker, rng)
    suit = rng.choice(SUITS)
    cards = [*TAROT.all.of(suit)]
    top, second = rng.choice((cards[:-3:-1], cards[-2:-4:-1]))
    low, *pips = rng.sample(cards[:5], 3) + rng.sample(cards[5:10], 3)
    dealt = {teller: [low, top, pips[0]], other: pips[1:3], taker: [second, *pips[3:]]}
    back = {teller: [top], other: pips[1:2], taker: [second]}
    return Scene(taker, teller, _sets(dealt), {}, {teller: (low,)}, _sets(back), teller)


def _sets(cards: Mapping[int, Iterable[Card]]) -> dict[int, Cards]:
    return {seat: TAROT.set(some) for seat, some in cards.items()}


#: The scenes with a signal of the learner's partner, and those with one that may help a taker.
Word = Callable[[int, random.Random], Scene]
TO_PARTNERS: tuple[Word, ...] = (no_more, petit_here, many_trumps, honour)
TO_THE_TAKER: tuple[Word, ...] = (no_more, petit_here, honour)


def _defenders(taker: int, rng: random.Random) -> tuple[int, int]:
    """The seat of the defender who signals, and that of another one: mostly the learner, if they defend."""
    others = [seat for seat in range(PLAYERS) if seat not in {taker, LEARNER}]
    rng.shuffle(others)
    return others[0], LEARNER if taker != LEARNER and rng.random() < _YOU else others[1]


#: The probability that the learner, if they defend, is the second of the two defenders of a scene.
_YOU = 0.7
