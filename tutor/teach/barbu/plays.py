"""Deals of Barbu that have been played for a while in a contract: any cards that are allowed, whoever plays them.

Nobody has doubled in them, for they begin with the play.  The dealer leads to the first trick, and the learner sits in
seat 0.  Nobody's skill goes into them, so they stay what they are when the tutor's players learn something.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from tutor import barbu
from tutor.barbu.bets import NO_BETS
from tutor.barbu.contracts import TrickContract
from tutor.barbu.house import FOUR
from tutor.barbu.options import Options
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.barbu.setting import Setting
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.hands import changed
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.core.replay import moved
from tutor.teach.positions import LEARNER, seen
from tutor.teach.saying import Chair, Saying

PLAYERS = FOUR
#: All but the learner, by their seats.
OTHERS = range(1, PLAYERS)
#: The seat of the player who comes just before the learner.
BEFORE = PLAYERS - 1
#: The usual house rules.
USUAL = Options()
#: The number of cards that everybody is dealt.
WHOLE = len(BARBU) // PLAYERS
#: The learner's chair at a table of Barbu.
CHAIR = Chair(LEARNER, PLAYERS, clockwise=True)
#: A seat alone, in which nothing is to be translated.
A_PLAYER = Message("{by:Player}")


def player(seat: int) -> Saying:
    """Somebody at the table, by where they sit."""
    return Saying(None, ((A_PLAYER, {"by": seat}),), CHAIR)


def dealt(
    contract: str,
    rng: random.Random,
    *,
    cards: int = WHOLE,
    leader: int | None = None,
    holds: Cards = BARBU.none,
) -> Record:
    """A deal before its first card, all hands known: everybody has so many ``cards``.

    ``contract`` is the call as records write it, ``trumps H``.  The learner has the cards that they ``hold``, and
    whoever the ``leader`` is, is the dealer; chance says who, if it is not said.
    """
    first = rng.randrange(PLAYERS) if leader is None else leader
    return _begun(contract, first, _hands(rng, cards, holds, {}))


def dealt_short(contract: str, rng: random.Random, cards: int, lacking: Mapping[int, str]) -> Record:
    """The same where some seats, if any, are ``lacking`` a suit."""
    first = rng.randrange(PLAYERS)
    return _begun(contract, first, _hands(rng, cards, BARBU.none, lacking))


def _hands(rng: random.Random, cards: int, holds: Cards, lacking: Mapping[int, str]) -> tuple[Cards, ...]:
    """A hand of so many cards for everybody, from a pack in any order; who lacks a suit is dealt to first."""
    left = [card for card in BARBU.cards if card not in holds]
    rng.shuffle(left)
    hands = {LEARNER: holds}
    for seat in sorted(range(PLAYERS), key=lambda seat: seat not in lacking):
        held = hands.get(seat, BARBU.none)
        more = [card for card in left if card.suit != lacking.get(seat)][: cards - len(held)]
        hands[seat] = held | BARBU.set(more)
        left = [card for card in left if card not in hands[seat]]
    return tuple(hands[seat] for seat in range(PLAYERS))


def _begun(contract: str, leader: int, hands: tuple[Cards, ...]) -> Record:
    start = {"phase": "play", "contract": contract, "leader": leader}
    return Record("barbu", PLAYERS, hands, dealer=leader, start=start)


def lived(record: Record, rng: random.Random) -> Iterator[tuple[Phase, Record]]:
    """Each moment of a deal at which the learner is to move, everybody playing any card that is allowed."""
    return onwards(barbu.position(record), record, rng)


def onwards(start: Phase, record: Record, rng: random.Random) -> Iterator[tuple[Phase, Record]]:
    """The same from a position on that a record has reached."""
    at: Any = start
    moves = [*record.moves]
    while at.turn is not None:
        if at.turn == LEARNER:
            yield at, replace(record, moves=tuple(moves))
        move = rng.choice(at.obligation().legal())
        moves.append(str(move))
        at = at.after(move)


def in_tricks(record: Record, rng: random.Random) -> Iterator[tuple[Play, Record]]:
    """The same in a contract that is played in tricks."""
    return ((at, so_far) for at, so_far in lived(record, rng) if isinstance(at, Play))


def until(record: Record, rng: random.Random, fits: Callable[[Phase], bool]) -> Record | None:
    """The deal up to the first moment that ``fits``, the learner to move; ``None`` if there is none."""
    return next((so_far for at, so_far in lived(record, rng) if fits(at)), None)


def board(record: Record) -> Record:
    """The deal as the learner sees it."""
    return seen(record, LEARNER)


def opened(contract: TrickContract, options: Options = USUAL) -> Play:
    """The beginning of a play in which no hand is known."""
    return Play.begin(contract, Setting(PLAYERS, 0, options, (None,) * PLAYERS), 0, WHOLE, NO_BETS)


def holding(at: Play, trick: Trick, *cards: Card) -> Play:
    """A play at the moment when the player to move to a trick holds just these cards."""
    hands = changed(at.hands, trick.turn, BARBU.set(cards))
    return moved(at, hands=hands, trick=trick, turn=trick.turn)
