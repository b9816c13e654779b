"""Domino from its middle: the cards that lie, who holds how many, and what cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.barbu.table import DOMINO_CALLS, at_play, play
from tutor import barbu
from tutor.barbu.layout import Layout
from tutor.core.cards import BARBU
from tutor.core.errors import RecordError
from tutor.core.reading import codes
from tutor.core.record import Record
from tutor.games import record_of

LYING = ["S8", "S9", "S10", "S7", "H8", "H7", "D8", "C8"]
REST = [card.code for card in BARBU.cards if card.code not in LYING]
FROM: dict[str, Any] = {"phase": "play", "contract": "domino 8", "leader": 1, "lying": LYING, "left": [10, 12, 11, 11]}


def begun(*moves: str, hands: dict[str, list[str]] | None = None, **start: object) -> Layout:
    """A deal of Domino that begins in its middle, after some moves."""
    known = {**FROM, **start}
    known = {name: value for name, value in known.items() if value is not None}
    data = {"game": "barbu", "hands": {"1": REST[:12]} if hands is None else hands, "from": known, "moves": list(moves)}
    at = barbu.position(record_of(data))
    assert isinstance(at, Layout)
    return at


def whole(seed: int, contract: str) -> tuple[list[Any], Record]:
    """A whole deal of Domino with random moves, and its record."""
    start = at_play(seed, contract)
    return list(play(start, random.Random(seed))), start


@pytest.mark.parametrize("seed", range(6))
def test_a_deal_that_is_taken_up_in_its_middle_goes_on_as_it_would_have(seed: int) -> None:
    steps, start = whole(seed, random.Random(seed).choice(DOMINO_CALLS))
    for step in random.Random(seed).sample(steps[:-1], 8):
        at = step.at
        data = start.to_json() | {
            "hands": {str(seat): codes(hand) for seat, hand in enumerate(at.hands)},
            "from": {
                "phase": "play",
                "contract": str(at.contract),
                "leader": at.turn,
                "lying": codes(at.lying),
                "out": list(at.out),
            },
            "moves": [],
        }
        taken_up = barbu.position(record_of(data))
        assert taken_up == at
        assert barbu.position(record_of({**data, "moves": [one.move for one in steps[steps.index(step) : -1]]})) == (
            steps[-1].at
        )


def test_one_unknown_hand_holds_whatever_is_left() -> None:
    hands = {"0": REST[:10], "1": REST[10:21], "2": REST[21:33]}
    assert begun(hands=hands, left=None).left == (10, 11, 12, 11)


def test_of_several_unknown_hands_it_must_be_said_how_many_cards_they_hold() -> None:
    assert begun().left == (10, 12, 11, 11)
    refused("from.left", None, left=None)
    refused("from.left", [10, 12, 11, 12], left=[10, 12, 11, 12])
    refused("from.left[1]", 11, left=[11, 11, 11, 11])
    refused("from.left", [14, 12, 11, 7], left=[14, 12, 11, 7])
    refused("from.left", [32, 12], left=[32, 12])


def test_what_lies_is_in_one_row_with_the_card_that_starts_its_suit() -> None:
    refused("from.lying[8]", "SQ", lying=[*LYING, "SQ"])
    refused("from.lying[0]", "D9", lying=["D9", "S8"])
    refused("from.lying[2]", "SA", lying=["S8", "S9", "SA"])
    refused("from.lying[1]", "S8", lying=["S8", "S8"])
    refused("from.lying[0]", "X", lying=["X"])
    refused("from.lying", "S8", lying="S8")


def test_what_lies_is_in_nobodys_hand() -> None:
    refused("from.lying[1]", "S9", hands={"1": ["S9"]}, lying=["S8", "S9"])


def test_every_card_lies_or_is_held() -> None:
    hands = {str(seat): REST[11 * seat :][:11] for seat in range(4)}
    assert begun(hands=hands, left=None).left == (11, 11, 11, 11)
    refused("from.lying", 8, hands={**hands, "0": hands["0"][1:]}, left=None)


def test_who_leads_holds_cards_and_the_order_of_those_who_are_out_is_said() -> None:
    lying = [card.code for card in BARBU.cards if card.code[1:] not in {"A", "K", "Q", "J"}]
    hands = {"0": [], "1": ["SA", "SK", "SQ", "SJ", "HA", "HK"], "2": []}
    assert begun(hands=hands, left=None, lying=lying, out=[2, 0]).out == (2, 0)
    refused("from.out", None, hands=hands, left=None, lying=lying)
    refused("from.out", [2, 1], hands=hands, left=None, lying=lying, out=[2, 1])
    refused("from.leader", 0, hands=hands, left=None, lying=lying, out=[2, 0], leader=0)


def test_only_domino_begins_in_its_middle() -> None:
    refused("from.lying", LYING, contract="trumps H")
    refused("from.left", [10, 12, 11, 11], lying=None)


def refused(place: str, found: object, **start: Any) -> None:  # noqa: ANN401 - JSON
    """What cannot be is said with its place."""
    with pytest.raises(RecordError) as caught:
        begun(**start)
    assert (caught.value.place, caught.value.found) == (place, found)
