"""The last tricks are played as well as can be: as a search without any short cut finds it."""

from __future__ import annotations

import random

from tests.coach.deals import random_deals, truth, turns
from tutor import tarot
from tutor.coach.tarot.ending import Search
from tutor.coach.tarot.line import End
from tutor.coach.tarot.playing import PlayTurn
from tutor.tarot.play import Play


def best(at: Play, seat: int) -> float:
    """The points of a seat if both sides play as well as can be, by the engine's own positions."""
    if at.turn is None:
        return float((tarot.result(at).scores or ())[seat])
    values = [best(at.after(card), seat) for card in at.duty().legal()]
    side = at.side(seat)
    return max(values) if at.turn in side else min(values)


def test_the_last_tricks_bring_what_a_search_over_every_card_finds() -> None:
    tried = 0
    for passed in random_deals(24):
        short = [(number, at) for number, at in turns(passed) if len(at.tricks) == at.size - 2]
        number, at = random.Random(1).choice(short)
        turn = PlayTurn(passed[: number + 1])
        line = turn.line(truth(at))
        partner = at.partner if at.partner != at.taker else None

        def value(end: End, turn: PlayTurn = turn, partner: int | None = partner) -> float:
            return turn.points.of(end, partner)

        search = Search(line, value, attacks=line.seats.attack[turn.seat])
        assert search.solved(line) == best(at, turn.seat), (number, at)
        tried += 1
    assert tried > 10
