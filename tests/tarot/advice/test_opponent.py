"""The tutor's players: in every phase legal, honest, the same every time, and not quite foolish."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import PLAYERS, deals, hidden, position, records
from tutor import tarot
from tutor.core.cards import TAROT, TRUMP
from tutor.core.record import Record
from tutor.tarot.advice.opponent import choose
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.match import Match
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG, Setting
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick


def play(hand: str, trick: str, *, taker: int) -> Play:
    """A position with seat 0 to play from ``hand`` to ``trick``; nobody else's cards are known."""
    hands = (TAROT.read(hand), *(None,) * (PLAYERS - 1))
    moves = tuple(trick.split())
    leader = -len(moves) % PLAYERS
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": leader}
    return position(Record("tarot", PLAYERS, hands, start=start, moves=moves))


@pytest.mark.parametrize(
    ("hand", "trick", "taker", "card"),
    [
        ("S4 S9 SK H2 T21", "", 1, "S4"),
        ("T5 T6", "", 1, "T5"),
        ("H2 HQ S3", "H7 HK H8", 2, "H2"),
        ("H2 HQ S3", "H7 HK H8", 3, "HQ"),
        ("H2 HQ HK", "H7 H8 HN", 3, "HK"),
        ("H2 HQ HK", "H7", 3, "HK"),
        ("H2 H5 S3", "HK", 3, "H2"),
        ("H2 H5 EX", "HK", 3, "H2"),
        ("HQ EX", "H7", 3, "EX"),
        ("EX", "H7", 3, "EX"),
    ],
    ids=[
        "leads low from the longest suit",
        "leads a trump only if there is nothing else",
        "gives nothing to the other side",
        "gives points to a partner who is winning",
        "brings its king home from the last seat",
        "wins as surely as it can before others",
        "plays low when it cannot win",
        "keeps the Excuse",
        "plays the Excuse before the last trick takes it away",
        "plays the Excuse when it is the last card",
    ],
)
def test_an_opponent(hand: str, trick: str, taker: int, card: str) -> None:
    assert card_to_play(play(hand, trick, taker=taker)).move == card


@given(records())
@deals
def test_an_opponent_plays_a_legal_card(record: Record) -> None:
    at = position(record)
    assert TAROT[choose(at)] in at.duty()


@given(records())
@deals
def test_an_opponent_does_not_look_into_other_hands(record: Record) -> None:
    at = position(record)
    assert choose(position(hidden(record, at.turn))) == choose(at)


# --- the other phases -------------------------------------------------------------------------------------------


def setting(hand: str, players: int = 4, **rules: object) -> Setting:
    """A table at which seat 0, who speaks first, holds ``hand``; nobody else's cards are known."""
    return Setting(players, players - 1, Options.of(rules), (TAROT.read(hand), *(None,) * (players - 1)))


STRONG = "T21 T20 T19 T18 T14 T9 T5 T1 EX SK SQ HK H9 H4 D8 D3 C7 C2"
WEAK = "T5 T3 S9 S7 S4 S2 H10 H8 H6 H3 D9 D6 D4 D2 CJ C8 C5 C1"


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert choose(Auction(setting(STRONG))) != "pass"
    assert choose(Auction(setting(WEAK))) == "pass"


def test_a_bid_that_somebody_has_reached_is_not_made_again() -> None:
    others = Setting(4, 2, Options(), (TAROT.read(STRONG), None, None, None))
    assert choose(Auction(others, ((3, "garde-contre"),))) == "pass"


def test_a_king_is_called_that_somebody_else_holds_in_the_longest_suit() -> None:
    hand = setting("SK HQ H9 H8 H2 D4 D3 C2 T21 T19 T15 T9 T5 T3 T2", 5)
    assert choose(Call(hand, 0, "garde")) == "call HK"


def test_with_all_kings_a_queen_is_called_that_somebody_else_holds() -> None:
    hand = setting("SK HK DK CK HQ H8 H2 D4 D3 C2 T21 T19 T15 T9 T5", 5)
    assert choose(Call(hand, 0, "garde")) in {"call SQ", "call DQ", "call CQ"}


def test_who_must_call_a_card_of_their_own_calls_one() -> None:
    cards = " ".join(suit + rank for rank in "KQN" for suit in "SHDC")
    hand = setting(f"{cards} T21 T20 T19", 5, call_jack=False)
    assert choose(Call(hand, 0, "garde")) in {f"call {card}" for card in cards.split()}


def discards(held: str, left: int) -> list[str]:
    """What is set aside, in order."""
    at = Dog(setting(STRONG), 0, "garde", None, TAROT.read(held), count=6 - left)
    moves = []
    while at.turn is not None:
        moves.append(choose(at).removeprefix("discard "))
        at = at.after(f"discard {moves[-1]}")
    return moves


def test_short_suits_are_set_aside_whole_and_their_points_are_saved() -> None:
    assert sorted(discards("SK SQ S9 S7 S4 S2 HQ H3 D9 D8 D6 D5 D4 T20 T1", 2)) == ["H3", "HQ"]


def test_a_king_keeps_his_suit() -> None:
    assert not {"SQ", "S2"} & set(discards("SK SQ S2 HQ H3 D9 D8 T20 T1", 4))


def test_trumps_go_only_when_nothing_else_is_left_and_then_the_lowest() -> None:
    assert discards("SK S2 T3 T9 T20 T21 T1 EX", 2) == ["S2", "T3"]


def test_a_slam_is_announced_only_with_every_trick_in_hand() -> None:
    trumps = " ".join(f"T{rank}" for rank in range(8, 22))
    for rest, said in (("SK SQ HK DK", "slam"), ("SK SQ HK D2", "no-slam")):
        at = Slam(setting(WEAK), 0, "garde", None, TAROT.read(f"{trumps} {rest}"))
        assert choose(at) == said


@pytest.mark.parametrize(
    ("trumps", "move"),
    [
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10", "S2"),
        ("T1 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12", "poignee simple T12 T11 T10 T9 T8 T7 T6 T5 T4 T3"),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 EX", "poignee simple EX T10 T9 T8 T7 T6 T5 T4 T3 T2"),
    ],
    ids=["too few", "the Petit stays hidden", "the Excuse stands in"],
)
def test_a_poignee_is_shown_when_it_is_held(trumps: str, move: str) -> None:
    rest = ["S2", "S5", "S8", "H3", "H6", "H9", "DJ", "CJ", "CQ"]
    cards = TAROT.read(" ".join([*trumps.split(), *rest][:18]))
    at = Play(18, 1, "garde", (cards, None, None, None), Trick(0, 4), announcing=True)
    said = choose(at)
    assert said == move if move.startswith("poignee") else not said.startswith("poignee")
    assert at.after(at.read(said, "here")) != at


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_deal_is_played_legally_the_same_every_time_and_without_looking(players: int) -> None:
    for seed in range(12):
        at: Any = tarot.position(Match(players, seed).record())
        while at.turn is not None:
            move = choose(at)
            assert move == choose(at)
            assert move == choose(known_to(at, at.turn))
            at = tarot.onwards(at.after(at.read(move, "here")))


def known_to(at: Any, seat: int) -> Any:  # noqa: ANN401 - any phase
    """The same position, with all cards hidden that the player at ``seat`` may not know."""
    if isinstance(at, Play):
        hands = tuple(hand if number == seat else None for number, hand in enumerate(at.hands))
        turned = at.contract in WITH_DOG
        aside = at.aside if seat == at.taker else at.aside.of(TRUMP)
        return replace(at, hands=hands, dog=at.dog if turned else None, aside=aside)
    hands = tuple(hand if number == seat else None for number, hand in enumerate(at.setting.hands))
    return replace(at, setting=replace(at.setting, hands=hands, dog=None))


def test_a_defender_does_not_know_who_the_partner_is_before_the_called_card_is_played() -> None:
    hands = tuple(map(TAROT.read, ("H2 HQ", "S1 S2", "H3 H4", "HK H5", "S3 S4")))
    at = Play(2, 1, "garde", hands, Trick(3, 5), called=TAROT["HK"])
    led = at.after(TAROT["H5"]).after(TAROT["S3"])
    assert led.partner == 3
    assert led.seen_by(0).partner is None
    assert led.seen_by(3).partner == 3
    assert at.after(TAROT["HK"]).seen_by(0).partner == 3
