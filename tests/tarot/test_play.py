"""The play of a deal: whose turn it is, who leads next, and how a hand that nobody knows can be played from."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from tests.strategies import PLAYERS, deals, hidden, position, records
from tests.tarot import naive
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.hands import ALLOWED, HELD, NOT_EXCLUDED, POSSIBLE
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.tarot.play import Play

TRUMPS = "T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21"


def play(hands: dict[int, str], moves: str = "", *, taker: int = 0, leader: int = 0, dog: str = "") -> Play:
    """The play of a deal after some moves; a garde, with these hands and perhaps a dog."""
    known = tuple(TAROT.read(hands[seat]) if seat in hands else None for seat in range(PLAYERS))
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": leader}
    pile = TAROT.read(dog) if dog else None
    return position(Record("tarot", PLAYERS, known, dog=pile, start=start, moves=tuple(moves.split())))


def refusal(hands: dict[int, str], moves: str, *, taker: int = 0, dog: str = "") -> tuple[str, Message]:
    """Where the play stops, and why."""
    with pytest.raises(RecordError) as caught:
        play(hands, moves, taker=taker, dog=dog)
    return caught.value.place, caught.value.expected


FOUR = {0: "H7 S1 S2", 1: "T9 C1 C2", 2: "HK D1 D2", 3: "EX T12 S3"}


def test_the_turn_goes_round_from_the_leader() -> None:
    assert [play(FOUR, moves, leader=2).turn for moves in ("", "HK", "HK EX", "HK EX H7")] == [2, 3, 0, 1]


def test_who_wins_a_trick_leads_the_next() -> None:
    after = play(FOUR, "H7 T9 HK EX")
    assert (after.turn, after.winners, len(after.tricks)) == (1, (1,), 1)
    assert after.played == TAROT.read("H7 T9 HK EX")


def test_a_card_that_was_played_is_no_longer_held() -> None:
    assert play(FOUR, "H7").hands[0] == TAROT.read("S1 S2")


def test_a_deal_is_over_after_the_last_card() -> None:
    after = play({0: "H7", 1: "T9", 2: "HK", 3: "EX"}, "H7 T9 HK EX")
    assert after.over
    assert after.turn is None


def test_the_taker_plays_against_all_others() -> None:
    taken = play(FOUR, taker=2)
    assert taken.side(2) == {2}
    assert taken.side(0) == taken.side(3) == {0, 1, 3}


def test_one_must_overtrump_a_partner_too() -> None:
    partners = play({**FOUR, 1: "T6 T16 C1", 0: "H7 T9 S1"}, "HK EX H7", taker=2, leader=2)
    after_a_ruff = play({0: "T9 S1", 1: "T6 T16", 2: "HK D1", 3: "EX S3"}, "HK EX T9", taker=2, leader=2)
    assert partners.duty().verdict(TAROT["T6"]).rule.id == "T-PLAY-MUST-TRUMP"
    assert 0 in after_a_ruff.side(1)
    assert [card.code for card in after_a_ruff.duty().legal()] == ["T16"]


def test_the_excuse_wins_the_last_trick_of_a_slam() -> None:
    assert slam("EX").winners == (0,) * 18


def test_the_excuse_wins_the_last_trick_of_a_slam_by_the_defence_too() -> None:
    assert slam("EX", taker=1).winners == (0,) * 18


def test_the_excuse_wins_the_last_trick_if_its_side_has_all_the_others_whoever_leads() -> None:
    assert slam("SK", taker=1, excuse="last").winners == (*(0,) * 17, 3)


def test_the_excuse_does_not_win_the_last_trick_of_the_other_sides_slam() -> None:
    assert slam("SK", taker=0, excuse="last").winners == (0,) * 18


def test_the_excuse_does_not_win_the_last_trick_if_its_side_has_lost_one() -> None:
    hands = {0: "EX H1", 1: "H2 D2", 2: "H3 D3", 3: "H4 D4"}
    assert play(hands, "H1 H2 H3 H4 D4 EX D2 D3").winners == (3, 3)


def test_an_unknown_hand_may_play_any_card_that_is_nowhere_else() -> None:
    assert play({0: "H2 H3"}, "H2 H7").turn == 2
    assert refusal({0: "H2 H3"}, "H2 H3") == ("moves[1]", POSSIBLE)
    assert refusal({0: "H2 H3"}, "H2 H2") == ("moves[1]", POSSIBLE)


def test_a_defender_cannot_hold_a_card_of_the_dog_but_the_taker_can() -> None:
    dog = "H7 S1 S2 S3 S4 S5"
    assert refusal({0: "H2 H3"}, "H2 H7", taker=2, dog=dog) == ("moves[1]", POSSIBLE)
    assert play({0: "H2 H3"}, "H2 H7", taker=1, dog=dog).turn == 2


def test_who_did_not_follow_cannot_hold_the_suit_later() -> None:
    assert refusal({0: "HK HQ"}, "HK S7 H2 H3 HQ H7") == ("moves[5]", NOT_EXCLUDED)
    assert play({0: "HK HQ"}, "HK H6 H2 H3 HQ H7").turn == 2


def test_a_known_hand_plays_what_it_holds_and_what_the_rules_allow() -> None:
    assert refusal({0: "H2 H3", 1: "H7 S7"}, "H2 H8") == ("moves[1]", HELD)
    assert refusal({0: "H2 H3", 1: "H7 S7"}, "H2 S7") == ("moves[1]", ALLOWED)


def test_a_position_is_judged_once_and_the_next_one_anew() -> None:
    before = play(FOUR)
    after = before.after(TAROT["H7"])
    assert before.duty() is before.duty()
    assert [card.code for card in after.duty().legal()] == ["T9"]
    assert before.duty().legal() == list(TAROT.read("S1 S2 H7"))


@given(records(over=True, whole=True))
@deals
def test_the_winner_of_every_trick_is_the_one_the_rules_name(record: Record) -> None:
    over = position(record)
    for trick, winner in list(zip(over.tricks, over.winners, strict=True))[:-1]:
        assert trick.card_of(winner).code == naive.winning([card.code for card in trick.cards])


@given(records(over=True))
@deals
def test_every_card_of_every_hand_is_played_once(record: Record) -> None:
    over = position(record)
    dealt = TAROT.set(card for hand in record.hands for card in hand or ())
    assert over.played == dealt
    assert sum(len(trick.cards) for trick in over.tricks) == len(dealt)
    assert not any(over.hands)


@given(records())
@deals
def test_what_one_player_knows_is_enough_to_replay_the_deal(record: Record) -> None:
    full = position(record)
    known = position(hidden(record, full.turn))
    assert (known.trick, known.tricks, known.excluded) == (full.trick, full.tricks, full.excluded)


@given(records(over=True))
@deals
def test_a_deal_can_be_replayed_without_any_hand_if_its_size_is_known(record: Record) -> None:
    blind = replace(record, hands=(None,) * PLAYERS, dog=None)
    full = position(record)
    assert position(blind).tricks == full.tricks


def slam(last: str, *, taker: int = 0, excuse: str | None = None) -> Play:
    """A deal in which seat 0 leads all trumps from the 5 up, then ``last``, and wins every trick with them.

    The Excuse, if it is not that last lead, is in the dog; or seat 3 plays it to the ``first`` or the ``last`` trick.
    """
    low = "T1 T2 T3 T4 " + _suit("H")
    diamonds = _suit("D") + " C1 C2 C3 C4"
    spades = "S1 S2 S3 S4 S5 S6 S7 S8 C5 C6 C7 C8 C9 C10 CJ CN CQ CK"
    others = [held.split() for held in (low, diamonds, spades)]
    if excuse:
        others[2][0 if excuse == "first" else -1] = "EX"
    mine = [*TRUMPS.split(), last]
    moves = [code for trick in zip(mine, *others, strict=True) for code in trick]
    start = {"phase": "play", "taker": taker, "contract": "garde-sans", "leader": 0}
    return position(Record("tarot", PLAYERS, (None,) * PLAYERS, start=start, moves=tuple(moves)))


def _suit(suit: str) -> str:
    return " ".join(card.code for card in TAROT.all.of(suit))
