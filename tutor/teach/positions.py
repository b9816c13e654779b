"""Positions to exercise on: a fresh one of a given sort for any seed, and deals seen by the player to move.

A sort of position is recognised by what the rules say of it, so an exercise cannot drift away from the rule it trains.
Nobody's skill goes into a position: the others play any card that they may.  So the tutor's players can learn to play
better, and the exercises that lessons, links and worksheets name by their numbers stay what they were.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Protocol

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import Message
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.games import GAMES, reached
from tutor.tarot.midway import resumed
from tutor.tarot.play import Play
from tutor.teach.draw import first_found

PLAYERS = 4
#: The learner's seat in every situation.
LEARNER = 0
#: Seeds are numbers that one can read aloud.
SEEDS = range(1, 10_000)
#: The number of cards that the learner holds: enough for a choice, few enough to see at a glance.
HELD = range(5, 10)


class Situation(Protocol):
    """A sort of position at which a table can begin; with a seed it is one of them."""

    @property
    def game(self) -> str:
        """The game that is played."""

    @property
    def id(self) -> str:
        """Its name, in links and lessons."""

    @property
    def title(self) -> Message:
        """The title above the table."""

    @property
    def players(self) -> int:
        """The number of players."""

    def record(self, seed: int, /) -> Record:
        """A deal that has reached such a position, all hands known; the same for the same seed."""


@dataclass(frozen=True, slots=True)
class TrickSituation:
    """A situation in a trick of French Tarot: the rule that it trains, and how to recognise it.

    ``fits`` looks at the play with the learner to move.  Where a situation is too rare to wait for it, ``holds`` are
    cards that the learner is dealt, and ``led`` a card that another player is dealt and leads.

    A little table deals ``among`` a few cards only, of which each of its ``players`` has as many as ``sizes`` say.

    The ``id`` and the seed choose the cards: with another ``id`` every position is another.
    """

    game: ClassVar[str] = "tarot"

    id: str
    title: Message
    rule: Rule
    fits: Callable[[Play], bool]
    holds: Cards = TAROT.none
    led: Card | None = None
    among: Cards = TAROT.all
    players: int = PLAYERS
    sizes: Sequence[int] = HELD

    def record(self, seed: int) -> Record:
        """A deal near its end that has reached such a position."""
        return position(self, seed)


@lru_cache(maxsize=256)
def position(situation: TrickSituation, seed: int) -> Record:
    """A deal near its end that has reached a ``situation`` with the learner to move; the same for the same seed.

    All hands are known: ``seen`` is what the learner knows of it.
    """
    rng = random.Random(f"{situation.id} {seed}")

    def played() -> Record | None:
        spent = rng.choice(SUITS)
        record = _begun(situation, spent, rng)
        play = resumed(record)
        moves: list[str] = []
        while play.turn not in {None, LEARNER}:
            card = _choose(situation, spent, play, rng)
            moves.append(card.code)
            play = play.after(card)
        return replace(record, moves=tuple(moves)) if situation.fits(play) else None

    return first_found(played, f"{situation.id} {seed}")


def _begun(situation: TrickSituation, spent: str, rng: random.Random) -> Record:
    """The last few cards of a deal, contract garde.

    Late in a deal one suit is ``spent``: most players have none of it left, and it is the one that is trumped.  At a
    little table chance deals, and the learner plays alone against the others.
    """
    little = situation.among != TAROT.all
    size = rng.choice(situation.sizes)
    leader = rng.randrange(1 if situation.led else 0, situation.players)
    others = [*(situation.among - situation.holds - TAROT.set([situation.led] if situation.led else ()))]
    rng.shuffle(others)
    hands = []
    for seat in range(situation.players):
        hand = [*situation.holds] if seat == LEARNER else [situation.led] if situation.led and seat == leader else []
        without = not little and seat != leader and rng.random() < _SPENT
        left: list[Card] = []
        for card in others:
            fits = len(hand) < size and not (without and card.suit == spent)
            (hand if fits else left).append(card)
        hands.append(TAROT.set(hand))
        others = left
    taker = LEARNER if little else max(range(situation.players), key=lambda seat: len(hands[seat].of(TRUMP)))
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": leader}
    return Record(TrickSituation.game, situation.players, tuple(hands), start=start)


def _choose(situation: TrickSituation, spent: str, play: Play, rng: random.Random) -> Card:
    """The card that a player on the way to a position plays."""
    legal = play.duty().legal()
    if play.trick.cards:
        return rng.choice(legal)
    if situation.led:
        return situation.led
    wished = [card for card in legal if card.suit == spent]
    return rng.choice(wished if wished and rng.random() < _SPENT else legal)


#: The chance that a player has nothing of the suit that is spent, and that it is led.
_SPENT = 0.6


def seen(record: Record, seat: int) -> Record:
    """A deal as the player at ``seat`` knows it: of the others neither their cards nor what they did in secret.

    A dog that somebody has picked up was turned over first, for everybody to see.
    """
    game = GAMES[record.game]
    passed = game.positions(record)
    public = (
        move if at.turn == seat else game.public(at, move) for at, move in zip(passed, record.moves, strict=False)
    )
    hands = tuple(hand if at == seat else None for at, hand in enumerate(record.hands))
    turned_up = any(at.phase == "dog" for at in passed)
    return replace(record, hands=hands, dog=record.dog if turned_up else None, moves=tuple(public))


def walk(record: Record, rng: random.Random) -> Iterator[tuple[Position[Any], Record]]:
    """Live through a deal with any moves that are allowed: each position at which somebody has to move, and its record.

    Most players pass: a deal that everybody raises and doubles is soon over, and always the same.
    """
    game = GAMES[record.game]
    at = reached(record)
    while at.turn is not None:
        yield at, record
        legal = at.obligation().legal()
        move = "pass" if "pass" in legal and rng.random() < _PASSING else rng.choice(legal)
        written = game.written(at, move)
        record = replace(record, moves=(*record.moves, written))
        at = game.onwards(at.after(at.read(written, "moves")))


#: The chance that a player who may pass does.
_PASSING = 0.6
