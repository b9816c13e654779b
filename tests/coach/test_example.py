"""A world as an example: the tricks that are told are tricks of the game, and end as the coach has counted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from tutor import barbu, tarot
from tutor.barbu.play import Play as BarbuPlay
from tutor.coach.coaches import TURNS
from tutor.coach.example import example
from tutor.games import GAMES
from tutor.tarot.play import Play
from tutor.teach.positions import seen, walk

#: The moves after which a turn is looked for, and the turns that are tried at least.
LATE, ENOUGH = 30, 4


def middle(game: str, seed: int) -> Sequence[Any]:
    """The positions of a deal, as the player to move knows it, up to a choice among cards."""
    record = (tarot.Match(4, seed) if game == "tarot" else barbu.Match(seed=seed)).record()
    for at, here in walk(record, random.Random(seed)):
        if isinstance(at, Play | BarbuPlay) and len(here.moves) > LATE and len(at.obligation().legal()) > 1:
            return GAMES[game].positions(seen(here, at.trick.turn))
    return ()


@pytest.mark.parametrize("game", ["tarot", "barbu"])
def test_tricks_begin_with_what_lies_there_and_whoever_wins_one_leads_the_next(game: str) -> None:
    tried = 0
    for passed in filter(None, (middle(game, seed) for seed in range(1, 14))):
        at, turn = passed[-1], TURNS[game](passed)
        if turn is None:
            continue
        move = turn.groups[-1][0]
        went = [*example(turn, 1, 3).went(move)]
        lies = [card.code for card in at.trick.cards]
        assert [*went[0].cards[: len(lies) + 1]] == [*lies, move]
        assert all(before.winner == after.leader for before, after in pairwise(went))
        cards = [card for trick in went for card in trick.cards]
        assert len({*cards}) == len(cards)
        for code in went[0].cards[len(lies) :]:
            at = at.after(at.read(code, "moves"))
        assert at.turn is None or at.trick.leader == went[0].winner
        tried += 1
    assert tried > ENOUGH
