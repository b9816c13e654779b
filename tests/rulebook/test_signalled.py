"""An example for every convention that a single card can follow, judged by the engine."""

from __future__ import annotations

import pytest

from tests.tarot.advice.defender import BY_A_CARD
from tutor.rulebook.tarot.signalled import SEAT, SIGNALLED
from tutor.tarot.setting import HAND_SIZES

EVERY_EXAMPLE = pytest.mark.parametrize("code", SIGNALLED)


def test_every_convention_that_a_card_can_follow_has_an_example() -> None:
    assert set(SIGNALLED) == {f"T-SIG-{name}" for name in BY_A_CARD}


@EVERY_EXAMPLE
def test_the_card_may_be_played_and_tells_the_truth(code: str) -> None:
    example = SIGNALLED[code]
    assert len(example.held.split()) == HAND_SIZES[4]
    assert example.play.turn == SEAT
    assert example.card in example.play.duty()
    assert example.signal.true in {True, None}
