"""The beginnings of deals in which a partner’s card speaks in a trick that the learner wins, who then leads.

They may come out otherwise, if somebody trumps what was to be won: whoever asks for one looks at what has been told.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.tarot.conventions.moments import PIPS
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.positions import LEARNER
from tutor.teach.signals import honest_deals as spoken

TRUMPS = TAROT.all.of(TRUMP)
#: The two highest trumps: whoever holds them wins trumps.
HIGHEST = TAROT.read("T20 T21")
ODD = TAROT.set(card for card in TRUMPS if int(card.rank) % 2)


def honour(rng: random.Random) -> Play:
    """A partner leads low, and the learner has the other honour."""
    taker, partner, _ = spoken.seats(rng)
    suit = rng.choice(SUITS)
    king, queen = TAROT[f"{suit}K"], TAROT[f"{suit}Q"]
    holds = {LEARNER: TAROT.set([king]), partner: TAROT.set([queen, rng.choice([*spoken.LOW.of(suit)])])}
    play = _dealt(rng, taker, partner, holds)
    return spoken.after(play, rng, 1, lambda _: spoken.LOW.of(suit).with_card(king))


def many_trumps(rng: random.Random) -> Play:
    """A partner leads an odd trump, and the learner has the highest ones."""
    taker, partner, _ = spoken.seats(rng)
    theirs = TAROT.set(rng.sample([*(TRUMPS - HIGHEST)], 7))
    play = _dealt(rng, taker, partner, {LEARNER: HIGHEST, partner: theirs})
    return spoken.after(play, rng, 1, lambda play: ODD if play.turn == partner else HIGHEST)


def no_more(rng: random.Random) -> Play:
    """The learner leads a suit twice, of which a partner has two small cards."""
    taker, partner, _ = spoken.seats(rng)
    suit = rng.choice(SUITS)
    low, high = sorted(rng.sample(_pips(suit), 2), key=lambda card: card.height)
    mine = TAROT.read(f"{suit}K {suit}Q")
    more = rng.choice([card for card in _pips(suit) if card not in {low, high}])
    holds = {LEARNER: mine.with_card(more), partner: TAROT.set([low, high])}
    play = _dealt(rng, taker, LEARNER, holds, {partner: TAROT.all.of(suit)})
    return spoken.after(play, rng, 2, lambda _: mine.with_card(high))


def stop_trumps(rng: random.Random) -> Play:
    """Trumps are led for the first time, and a partner plays the Excuse."""
    taker, partner, other = spoken.seats(rng)
    holds = {LEARNER: HIGHEST, partner: TAROT.set([PETIT, THE_EXCUSE])}
    play = _dealt(rng, taker, rng.choice((taker, other)), holds)
    wishes = {partner: TAROT.set([THE_EXCUSE]), LEARNER: HIGHEST}
    return spoken.after(play, rng, 1, lambda play: wishes.get(play.trick.turn, TRUMPS))


def tenue(rng: random.Random) -> Play:
    """The taker leads a suit twice, a partner has five cards of it with the queen, and the learner trumps."""
    taker, partner, _ = spoken.seats(rng)
    suit = rng.choice(SUITS)
    king, queen, own = TAROT[f"{suit}K"], TAROT[f"{suit}Q"], TAROT.all.of(suit)
    pips = rng.sample(_pips(suit), 8)
    high = max(pips[:4], key=lambda card: card.height)
    holds = {
        taker: TAROT.set([king, *pips[4:7]]),
        partner: TAROT.set([queen, *pips[:4]]),
        LEARNER: HIGHEST.with_card(pips[7]),
    }
    play = _dealt(rng, taker, taker, holds, {LEARNER: own})
    first = spoken.after(play, rng, 1, lambda _: TAROT.set([king, high]))
    return spoken.after(first, rng, 2, lambda play: own.without(queen) if play.trick.turn != LEARNER else HIGHEST)


#: A way to each of the meanings, by its name.
STORIES: dict[str, Callable[[random.Random], Play]] = {
    "honour": honour,
    "many-trumps": many_trumps,
    "no-more": no_more,
    "stop-trumps": stop_trumps,
    "tenue": tenue,
}


def _pips(suit: str) -> list[Card]:
    return [card for card in TAROT.all.of(suit) if card.rank in PIPS]


def _dealt(
    rng: random.Random, taker: int, leader: int, holds: Mapping[int, Cards], lacks: Mapping[int, Cards] | None = None
) -> Play:
    """A deal in which the learner has no Petit, and neither has anybody the cards that they lack."""
    without = {**(lacks or {})}
    without[LEARNER] = without.get(LEARNER, TAROT.none).with_card(PETIT)
    return spoken.dealt(rng, taker, leader, holds, without)
