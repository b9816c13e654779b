"""Deals of Barbu for tests of the coach: positions passed, with all hands known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tests.barbu.table import RULES
from tutor import barbu
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.play import Play
from tutor.coach.barbu.line import Line
from tutor.coach.barbu.terms import Terms, terms

#: House rules that between them turn every option of the play on, and the tables with other contracts, packs or seats.
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    *((4, rules) for rules in RULES),
    (4, {"ravage_city": True, "play_undoubled": True}),
    (4, {"pack": 32}),
    (3, {"salade": True}),
    (4, {"salade": True}),
    (5, {"salade": True}),
    (6, {"salade": True}),
)

#: The contracts that are played at tables with these house rules, since nowhere else there is anything to see of them.
SPECIAL = {"ravage-city": "ravage_city", "barbu": "no_wait"}


def random_deals(count: int) -> Iterator[list[Any]]:
    """The positions of deals in tricks played by chance, at these tables and in their contracts in turn, with bets."""
    for seed in range(count):
        rng, (players, rules) = random.Random(seed), TABLES[seed % len(TABLES)]
        match = barbu.Match.of({"game": "barbu", "players": players, "rules": rules, "seed": seed, "deals": []})
        order = fixed_order(match.options) or ()
        called = list(order[: seed // len(TABLES) % len(order)]) if order else []
        record = replace(match.record(), history={"called": called, "doubled": {}})
        passed: list[Any] = [barbu.position(record)]
        while (at := passed[-1]).turn is not None:
            legal = at.obligation().legal()
            wanted = [move for move in legal if str(move) in SPECIAL and rules.get(SPECIAL[str(move)])]
            moves = wanted if wanted and seed % 4 else [move for move in legal if not str(move).startswith("domino")]
            passed.append(barbu.onwards(at.after(rng.choice(moves))))
        yield passed


def cards_played(passed: list[Any]) -> Iterator[tuple[Play, int]]:
    """The moments of a deal at which somebody plays a card to a trick, and the number of that card."""
    for at, after in pairwise(passed):
        if isinstance(at, Play):
            trick = after.trick if after.trick.cards else after.taken[-1].trick
            yield at, trick.cards[-1].bit.bit_length() - 1


def terms_of(at: Play) -> Terms:
    """The contract of a deal on whole numbers."""
    return terms(at.contract, at.options, at.pack, len(at.hands))


def line_of(at: Play) -> Line:
    """A deal before its first card, as it lies in truth."""
    of = terms_of(at)
    hands = [hand.bits if hand else 0 for hand in at.hands]
    return Line(of, hands, [0] * of.players, out=of.all, leader=at.trick.leader, left=at.size)
