"""Random deals and positions for property tests.

A deal is made from a seed and played with random legal cards, which is fast; a position is a hand and a trick drawn
card by card, which Hypothesis can shrink to a small one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tutor import tarot
from tutor.core.cards import TAROT, Card, Cards
from tutor.core.record import Record
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.dog import Dog
from tutor.tarot.options import PROFILES, Options
from tutor.tarot.play import Play
from tutor.tarot.setting import CONTRACTS, HAND_SIZES, WITH_DOG, Setting
from tutor.tarot.trick import Trick

PLAYERS = 4
SIZE = HAND_SIZES[PLAYERS]

#: Deals are slow to make beside what Hypothesis is used to; how many are tried says each test.
deals = settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])


def position(record: Record) -> Play:
    """The card play that a record has reached."""
    at = tarot.position(record)
    assert isinstance(at, Play)
    return at


def deal(rng: random.Random, size: int = SIZE) -> Record:
    """A deal before its first card, all cards known; with a smaller ``size``, the end of one."""
    pack = list(TAROT.cards)
    hands: list[Cards] = []
    while not hands or any(map(lone_petit, hands)):
        rng.shuffle(pack)
        hands = [TAROT.set(pack[SIZE * seat : SIZE * (seat + 1)]) for seat in range(PLAYERS)]
    taker, dealer, contract = rng.randrange(PLAYERS), rng.randrange(PLAYERS), rng.choice(CONTRACTS)
    dog = TAROT.set(pack[PLAYERS * SIZE :])
    if contract in WITH_DOG:
        held = Dog(Setting(PLAYERS, dealer, Options(), tuple(hands)), taker, contract, None, hands[taker] | dog)
        while held.turn is not None:
            held = held.after(rng.choice(held.obligation().legal()))
        hands[taker] = held.held or TAROT.none
    leader = (dealer + 1) % PLAYERS
    if size < SIZE:
        hands = [TAROT.set(rng.sample(list(hand), size)) for hand in hands]
        leader = rng.randrange(PLAYERS)
    start = {"phase": "play", "taker": taker, "contract": contract, "leader": leader}
    rules = {"profile": rng.choice(tuple(PROFILES)), "pousse": contract == "pousse"}
    return Record("tarot", PLAYERS, tuple(hands), dealer, rules, dog if size == SIZE else None, start)


def steps(record: Record, rng: random.Random) -> Iterator[tuple[Play, Card]]:
    """Play a deal to its end with random legal cards: each position, and the card that was then played."""
    play = position(record)
    while not play.over:
        card = rng.choice(play.duty().legal())
        yield play, card
        play = play.after(card)


def played(record: Record, rng: random.Random, cards: int) -> Record:
    """The record after so many random legal cards, or at the end of the deal."""
    moves = [card.code for _, (_, card) in zip(range(cards), steps(record, rng), strict=False)]
    return replace(record, moves=tuple(moves))


def hidden(record: Record, seat: int | None) -> Record:
    """The record as the player at ``seat`` knows it: the other hands and the dog are not known."""
    hands = tuple(hand if at == seat else None for at, hand in enumerate(record.hands))
    return replace(record, hands=hands, dog=None)


@st.composite
def records(draw: st.DrawFn, *, over: bool = False, whole: bool = False) -> Record:
    """A deal that has been played up to some point, with a player to move; or to its end."""
    rng = random.Random(draw(st.integers(0, 2**32), label="seed"))
    size = SIZE if whole else draw(st.integers(1, SIZE), label="cards in a hand")
    cards = PLAYERS * size if over else draw(st.integers(0, PLAYERS * size - 1), label="cards played")
    return played(deal(rng, size), rng, cards)


#: Mostly two suits, trumps and the Excuse: so that hands and tricks have something to do with each other.
FEW_SUITS = st.one_of(*(st.sampled_from(list(TAROT.all.of(suit))) for suit in "HSTTE"), st.sampled_from(TAROT.cards))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Cards, Trick]:
    """A hand and a trick to which it is the holder's turn to play."""
    on_the_table = draw(st.integers(0, PLAYERS - 1), label="cards in the trick")
    cards = draw(st.lists(FEW_SUITS, unique=True, min_size=on_the_table + 1, max_size=on_the_table + 8))
    return TAROT.set(cards[on_the_table:]), Trick(PLAYERS - on_the_table, PLAYERS, tuple(cards[:on_the_table]))
