"""The score of a deal that was played, or not: from the record to the sheet."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.barbu.table import play, record
from tutor import barbu
from tutor.barbu.doubling import Doubling
from tutor.barbu.settlement import by_seat
from tutor.show import text
from tutor.show.answer import answer
from tutor.show.words import Words

#: What is said before the cards in a deal that seat 0 deals.
PASSES = ("pass",) * 4


def test_a_negative_contract_that_nobody_doubles_ends_by_itself_with_its_points_shared() -> None:
    start = replace(record(1, contract="no-tricks"), dealer=2, moves=("no-tricks", *PASSES))
    said = answer(start, Words())
    assert (said["phase"], said["over"], said["turn"], said["verdicts"]) == ("doubling", True, None, [])
    assert (said["ended"], said["scores"]) == ("B-UND-SKIP", [-9, -9, 1, -9])
    assert text.explain(start, Words()).splitlines()[2:] == [
        "Seat 0: −9, a third of −26 to the nearest point",
        "Seat 1: −9, a third of −26 to the nearest point",
        "Seat 2, as dealer: +1, what cannot be shared",
        "Seat 3: −9, a third of −26 to the nearest point",
    ]


@pytest.mark.parametrize(
    ("contract", "moves", "rules"),
    [
        ("no-tricks", ("pass", "double flanks", "pass", "pass"), {}),
        ("no-tricks", PASSES, {"play_undoubled": True}),
        ("trumps H", PASSES, {}),
        ("domino 8", PASSES, {}),
    ],
)
def test_any_other_deal_is_played(contract: str, moves: tuple[str, ...], rules: dict[str, object]) -> None:
    start = replace(record(1, rules), dealer=0, moves=(contract, *moves))
    assert barbu.position(start).turn == 0


@pytest.mark.parametrize("seed", range(12))
def test_the_bets_of_a_deal_are_settled_when_it_has_been_played(seed: int) -> None:
    steps = list(play(record(seed), random.Random(seed)))
    last = steps[-1].at
    sheet = barbu.result(last)
    spoken = [step for step in steps if isinstance(step.at, Doubling)][-1]
    if isinstance(last, Doubling):
        assert sheet.ended is not None
        return
    base = by_seat(last.base, 4)
    level = spoken.at.after(spoken.move).bets.level
    assert sheet.scores == tuple(
        base[me] + sum(level(me, other) * (base[me] - base[other]) for other in range(4)) for me in range(4)
    )
    assert sum(sheet.scores) == sum(base)
