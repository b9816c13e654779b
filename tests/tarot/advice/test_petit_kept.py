"""The tutor's players do not throw the Petit away: they play it to a trick that is sure, or because they must."""

from __future__ import annotations

import pytest

from tests.certify import seeds
from tests.tarot.table import tutored
from tutor.tarot.advice.sight import Sight
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_plays_the_petit_to_a_trick_that_may_be_lost_while_another_card_may_be_played(players: int) -> None:
    played = 0
    for seed in seeds(range(100), many=400):
        for at, move in tutored(players, seed):
            if isinstance(at, Play) and move is PETIT:
                played += 1
                assert at.duty().legal() == [PETIT] or is_safe(at), (players, seed, str(at.trick))
    assert played > 0


def is_safe(play: Play) -> bool:
    """Whether, as far as its player knows, the trick stays with their side when the Petit falls."""
    sight = Sight.of(play.seen_by(play.trick.turn))
    after = play.trick.with_card(PETIT)
    best = after.best
    assert best is not None
    return after.seat_of(best) not in sight.foes and sight.sure(best)
