"""Lines on whole numbers go by the rules of the engine, and are settled as the engine settles them."""

from __future__ import annotations

import random

from tests.coach.deals import cards_only, random_deals, truth, turns
from tutor import tarot
from tutor.coach.numbers import numbers
from tutor.coach.tarot.bits import CODES
from tutor.coach.tarot.line import Line, legal, play_out, standing
from tutor.coach.tarot.playing import PlayTurn
from tutor.games import record_of


class Recorded:
    """A player who plays cards as they were played."""

    def __init__(self, cards: list[int]) -> None:
        """Take over the cards, in order."""
        self._left = cards

    def lead(self, line: Line, _seat: int, can: int) -> int:
        """The card that was led."""
        return self._next(line, can)

    def follow(self, line: Line, _seat: int, can: int, _best: int, _holder: int) -> int:
        """The card that followed."""
        return self._next(line, can)

    def _next(self, line: Line, can: int) -> int:
        card = next(card for card in self._left if line.unseen >> card & 1)
        assert can >> card & 1
        return card


def test_the_cards_that_may_be_played_are_those_of_the_engine() -> None:
    for passed in random_deals(24):
        for number, at in turns(passed):
            if at.called is not None and not at.tricks and not at.trick.cards:
                continue  # the first lead spares the called suit, which a line is not asked about
            turn = PlayTurn(passed[: number + 1])
            line = turn.line(truth(at))
            led, top, _, _ = standing(line.trick, line.leader, len(line.hands))
            own = legal(line.hands[turn.seat], led, top, line.seats.free[turn.seat])
            assert {CODES[card] for card in numbers(own)} == cards_only([*at.obligation().legal()]), at


def test_the_end_of_a_line_brings_what_the_score_sheet_says() -> None:
    rng = random.Random(1)
    for passed in random_deals(60):
        end = passed[-1]
        cards = [card.bit.bit_length() - 1 for trick in end.tricks for card in trick.cards]
        moments = [(number, at) for number, at in turns(passed) if at.tricks]  # when all is shown that will be
        for number, at in [moments[0], *rng.sample(moments, 3)]:
            turn = PlayTurn(passed[: number + 1])
            scores = tarot.result(end).scores or ()
            partner = end.partner if end.partner != end.taker else None
            found = play_out(turn.line(truth(at)), Recorded(cards))
            assert turn.points.of(found, partner) == scores[turn.seat], (number, found)


def test_cards_come_to_the_same_where_nothing_lies_between_them() -> None:
    record = {
        "game": "tarot",
        "hands": {"0": ["H2", "H3", "H5", "H9", "HJ", "T4", "T6"]},
        "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 3},
        "moves": ["H4"],
    }
    turn = PlayTurn(tarot.positions(record_of(record)))
    assert turn.groups == (("H2", "H3"), ("H5",), ("H9",), ("HJ",))
