"""The draw and the cut as records have them, and the pack that comes out of a finished deal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals, position, records
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.obligation import Obligation
from tutor.core.record import Record
from tutor.games import record_of
from tutor.show.answer import answer
from tutor.show.text import explain
from tutor.show.words import Words
from tutor.tarot.cut import next_pack
from tutor.tarot.options import Options
from tutor.tarot.score.count import piles

PACK = [card.code for card in TAROT.cards]
DRAWN = ["draw H10", "draw C3", "draw S3", "draw T2"]


def dealt(*moves: str, **parts: Any) -> Record:  # noqa: ANN401 - what a record holds
    """A record with a pack, which begins with the draw if nothing else is said."""
    data = {"game": "tarot", "pack": PACK, "from": {"phase": "draw"}, "moves": list(moves), **parts}
    return record_of(data)


def told(start: Record, move: str) -> tuple[bool, str, str]:
    at = tarot.position(start)
    duty: Obligation[Any] = at.obligation()
    found = duty.verdict(move)
    return found.legal, found.rule.id, Words(seat=at.turn).verdict(found.ruling)


def error(**parts: Any) -> tuple[str, str]:  # noqa: ANN401 - what a record holds
    with pytest.raises(RecordError) as caught:
        tarot.position(dealt(**parts))
    return caught.value.place, Words().error(caught.value)


def test_the_whole_way_from_the_draw_to_the_auction() -> None:
    ways = ("packet", "dog") * 6 + ("packet",) * 18
    passed = tarot.positions(dealt(*DRAWN, "cut 31", *ways))
    assert [at.phase for at in passed] == ["draw"] * 4 + ["cut"] + ["deal"] * 30 + ["auction"]
    assert passed[-1].turn == 2  # seat 1 has drawn the lowest card and deals
    assert passed[4].turn == 0  # and its left neighbour cuts
    hand = passed[-1].setting.hands[2]  # type: ignore[union-attr] # the auction has a setting
    assert hand is not None
    assert TAROT["D4"] in hand  # the 32nd card of the pack, the first after the cut


def test_a_record_without_a_pack_goes_from_the_draw_to_the_auction() -> None:
    start = record_of({"game": "tarot", "from": {"phase": "draw"}, "moves": DRAWN})
    assert (tarot.position(start).phase, tarot.position(start).turn) == ("auction", 2)
    assert record_of(start.to_json()) == start


def test_every_card_may_be_drawn_once() -> None:
    assert told(dealt("draw H10"), "draw C5")[:2] == (True, "T-DEAL-DRAW")
    assert told(dealt("draw H10"), "draw H10") == (
        False,
        "T-DECK-78",
        "This card has been drawn already, and the pack has each card only once.",
    )


def test_a_card_as_low_as_the_lowest_is_told_apart_by_suit() -> None:
    assert told(dealt("draw HK", "draw H10"), "draw C10") == (
        True,
        "T-DEAL-DRAW-TIE",
        (
            "This is as low as 10♥, the lowest card so far, so the suits decide: spades are highest, then hearts,"
            " diamonds and clubs."
        ),
    )
    assert told(dealt("draw HK", "draw H10"), "draw CK")[1] == "T-DEAL-DRAW"


def test_whoever_draws_the_excuse_draws_again_at_once() -> None:
    assert told(dealt("draw H10"), "draw EX")[:2] == (True, "T-DEAL-DRAW-EXCUSE")
    assert tarot.position(dealt("draw H10", "draw EX")).turn == 1
    assert tarot.position(dealt("draw H10", "draw EX", "draw C3")).turn == 2


def test_the_cut_says_who_deals_and_whether_the_pack_was_shuffled() -> None:
    assert told(dealt(*DRAWN), "cut 31")[2] == (
        "Both parts of the cut hold more than three cards. The lowest card is 3♣, so the player on your right"
        " deals first. 3♠ and 3♣ are equally high, so the suits decide: spades are highest, then hearts, diamonds and"
        " clubs. The pack has been shuffled."
    )
    soft = dealt(dealer=1, rules={"shuffle": "soft"}, **{"from": {"phase": "cut"}})
    assert told(soft, "cut 31")[2].endswith("only gathered: nothing but the cut mixes it.")


def test_a_cut_is_judged_by_its_rule() -> None:
    assert told(dealt(*DRAWN), "cut 3")[:2] == (False, "T-DEAL-CUT-MIN")
    assert error(moves=[*DRAWN, "cut 75"]) == (
        "moves[4]",
        "moves[4]: found “cut 75”, expected a number of cards to lift, from 4 to 74 (T-DEAL-CUT-MIN)",
    )


@pytest.mark.parametrize(
    ("parts", "place", "expected"),
    [
        ({"moves": ["H10"]}, "moves[0]", "a card to draw, such as draw H10"),
        ({"moves": ["draw H99"]}, "moves[0]", "one of the 78 cards"),
        ({"moves": ["draw H10", "draw H10"]}, "moves[1]", "nobody has drawn yet (T-DECK-78)"),
        ({"moves": [*DRAWN, "packet"]}, "moves[4]", "a cut such as cut 31"),
        ({"moves": [*DRAWN, "cut -4"]}, "moves[4]", "a cut such as cut 31"),
        ({"moves": [*DRAWN, "cut \u0664"]}, "moves[4]", "a cut such as cut 31"),
        ({"dealer": 2}, "dealer", "nothing: the draw decides who deals"),
        ({"from": {"phase": "cut"}}, "dealer", "the dealer’s seat"),
        ({"from": {"phase": "auction"}}, "from.phase", "one of draw, cut, deal"),
        ({"from": {}}, "from.phase", "one of draw, cut, deal"),
        ({"from": {"phase": "draw", "redeal": True}}, "from.redeal", "one of phase"),
        ({"from": {"phase": "cut", "redeal": 1}}, "from.redeal", "true or false"),
        ({"from": {"phase": "deal", "leader": 1}}, "from.leader", "one of phase, redeal"),
        (
            {"from": {"phase": "cut"}, "dealer": 1, "moves": ["cut 31", "packet", "misdeal", "packet"]},
            "moves[3]",
            "over",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_with_its_place(parts: dict[str, Any], place: str, expected: str) -> None:
    found, said = error(**parts)
    assert found == place
    assert expected in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_draw_and_the_cut_can_be_told(lang: str) -> None:
    for moves in ([], ["draw EX"], DRAWN):
        start = dealt(*moves)
        said = answer(start, Words(lang))
        assert said["verdicts"]
        assert explain(start, Words(lang))
        assert record_of(start.to_json()) == start


@given(records(over=True, whole=True), st.integers(4, 74))
@deals
def test_the_piles_of_a_deal_make_the_next_pack_and_nothing_but_the_cut_moves_them(start: Record, at: int) -> None:
    play = position(start)
    collected = [card for pile in piles(play) for card in pile]
    soft = next_pack(piles(play), Options(shuffle="soft"), random.Random(1), at)
    assert soft == (*collected[at:], *collected[:at])
    full = next_pack(piles(play), Options(), random.Random(1), at)
    assert TAROT.set(full) == TAROT.all
    assert full != soft


@pytest.mark.parametrize(("players", "told"), [(3, True), (4, False), (5, False)])
def test_the_sources_differ_about_packets_at_a_table_of_three_only(players: int, *, told: bool) -> None:
    start = record_of({"game": "tarot", "players": players, "dealer": 0, "pack": PACK})
    verdicts: Any = answer(start, Words())["verdicts"]
    assert [("differs" in said) for said in verdicts if said["move"] == "packet"] == [told]
