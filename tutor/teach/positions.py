"""Exercises: a fresh position of a given kind for any seed.

A kind is recognised by what the rules say of the position, so an exercise cannot drift away from the rule it trains.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.message import Message
from tutor.record import Record
from tutor.rule import Rule
from tutor.tarot.advice.tactics import choose_card
from tutor.tarot.before_bidding import void
from tutor.tarot.midway import resumed
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import THE_EXCUSE

PLAYERS = 4
#: The learner's seat in every exercise.
LEARNER = 0
#: Seeds are numbers that one can read aloud.
SEEDS = range(1, 10_000)

_SIZE = HAND_SIZES[PLAYERS]
_DOG = len(TAROT) - PLAYERS * _SIZE
#: How many cards the learner holds in an exercise: enough for a choice, few enough to see at a glance.
_FEW, _MANY = 4, 12
#: How often a player on the way to an exercise plays any legal card: sensible play alone never leads the Excuse.
_WHIM = 0.15


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of position: the rule that it trains, and how to recognise one.

    All are of one ``game``, French Tarot, whose play ``fits`` looks at, with the learner to move.  Where a kind is too
    rare to wait for it, ``holds`` are cards that the learner is dealt, and ``led`` a card that another player leads as
    soon as the learner's hand is small enough.

    The ``id`` and the seed choose the cards: with another ``id`` every exercise is another.
    """

    game: ClassVar[str] = "tarot"

    id: str
    title: Message
    rule: Rule
    fits: Callable[[Play], bool]
    holds: Cards = TAROT.none
    led: Card | None = None


@lru_cache(maxsize=64)
def exercise(kind: Kind, seed: int) -> Record:
    """A record that has reached a position of ``kind`` with the learner to move; the same for the same seed.

    Deals are played until one comes to such a position: of a kind that never comes, for ever.  Another way for the
    tutor's players to choose their cards makes other exercises of the same seeds.
    """
    rng = random.Random(f"{kind.id} {seed}")
    while True:
        record = _deal(kind.holds, rng)
        if record and (found := _reach(kind, record, rng)):
            return found


def _deal(holds: Cards, rng: random.Random) -> Record | None:
    """A deal at its first card, contract garde; ``None`` if it is void, or the taker's écart would need trumps."""
    cards = list(TAROT.all - holds)
    rng.shuffle(cards)
    cards = [*holds, *cards]
    hands = [TAROT.set(cards[_SIZE * seat : _SIZE * (seat + 1)]) for seat in range(PLAYERS)]
    dog = TAROT.set(cards[-_DOG:])
    taker = max(range(PLAYERS), key=lambda seat: len(hands[seat].of(TRUMP)))
    aside = _set_aside(hands[taker] | dog)
    if aside is None or void(hands, Options()):
        return None
    hands[taker] = (hands[taker] | dog) - aside
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": rng.randrange(PLAYERS)}
    return Record(Kind.game, PLAYERS, tuple(hands), dog=dog, start=start)


def _set_aside(cards: Cards) -> Cards | None:
    """The taker's écart: low cards of the shortest suits, no king, no trump, no bout; ``None`` if they are too few."""
    plain = [card for card in cards if card.suit != TRUMP and card.rank != "K" and card is not THE_EXCUSE]
    plain.sort(key=lambda card: (len(cards.of(card.suit)), card.height))
    return TAROT.set(plain[:_DOG]) if len(plain) >= _DOG else None


def _reach(kind: Kind, record: Record, rng: random.Random) -> Record | None:
    """Play the deal until the learner stands in a position of ``kind``."""
    play = resumed(record)
    moves: list[str] = []
    while play.turn is not None:
        if play.turn == LEARNER and _FEW <= len(play.hands[LEARNER] or ()) <= _MANY and kind.fits(play):
            return replace(record, moves=tuple(moves))
        card = _choose(kind, play, rng)
        moves.append(card.code)
        play = play.after(card)
    return None


def _choose(kind: Kind, play: Play, rng: random.Random) -> Card:
    """What a player on the way to an exercise plays."""
    legal = play.duty().legal()
    if kind.led in legal and not play.trick.cards and len(legal) <= _MANY:
        return kind.led
    return rng.choice(legal) if rng.random() < _WHIM else choose_card(play)
