"""A deal at a table of any game, played through intents as the page sends them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeVar

from tests.page import Table
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import Deal

Match = TypeVar("Match")

#: The seed with which the learner at a table of so many becomes the taker by bidding, and holds a poignée.
TAKER = {3: 21, 4: 14, 5: 44}
#: A call of each of Barbu's seven contracts.
CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 8")


def match_of(session: Session, game: type[Match]) -> Match:
    """The match of a game that a table plays, before its running deal."""
    assert isinstance(session.state.table, Deal)
    assert isinstance(session.state.table.match, game)
    return session.state.table.match


def moves(session: Session, *, legal: bool = True) -> list[str]:
    """The moves whose verdict stands ready in the page, those that are allowed or the others."""
    return [move for move, allowed in Table(session.html).verdicts.items() if allowed is legal]


def play(session: Session, rng: random.Random | None = None) -> Iterator[str]:
    """Play a deal through intents, by random legal moves or as the tutor would, and tell the phase before each."""
    assert isinstance(session.state.table, Deal)
    game = GAMES[session.state.table.game]
    while session.at.turn is not None:
        yield session.at.phase
        move = rng.choice(moves(session)) if rng else game.choose(session.at)
        assert set(session.answer({"play": move})) == {"html", "state"}, move
