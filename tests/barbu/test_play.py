"""The play of tricks: whose turn it is, when it stops, what is counted, and hands that nobody knows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from tests.barbu.table import TRICK_CALLS, at_play, play
from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.contract import TrickContract
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.barbu.trick import Taken
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.errors import RecordError
from tutor.core.hands import ALLOWED, HELD, NOT_EXCLUDED, POSSIBLE
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.core.rule import Reason


def position(hands: dict[int, str], moves: str, contract: str, **rules: object) -> Play:
    """A deal after some cards; seat 0 leads."""
    known = tuple(BARBU.read(hands[seat]) if seat in hands else None for seat in range(4))
    start = {"phase": "play", "contract": contract, "leader": 0}
    at = barbu.position(Record("barbu", 4, known, rules=rules, start=start, moves=tuple(moves.split())))
    assert isinstance(at, Play)
    return at


def refusal(hands: dict[int, str], moves: str, contract: str = "no-tricks") -> tuple[str, Message]:
    """Where the play stops, and why."""
    with pytest.raises(RecordError) as caught:
        position(hands, moves, contract)
    return caught.value.place, caught.value.expected


def taken(at: Play) -> list[int]:
    """Who has won the tricks."""
    return [trick.winner for trick in at.taken]


FOUR = {0: "S5 D2", 1: "S9 D3", 2: "HK D4", 3: "S2 D5"}


def test_the_winner_of_a_trick_leads_the_next() -> None:
    assert [position(FOUR, moves, "barbu").turn for moves in ("", "S5", "S5 S9", "S5 S9 HK")] == [0, 1, 2, 3]
    at = position(FOUR, "S5 S9 HK S2", "no-tricks")
    assert (taken(at), at.turn) == ([1], 1)


def test_barbu_ends_when_the_trick_with_the_king_of_hearts_is_complete() -> None:
    assert not position(FOUR, "S5 S9 HK", "barbu").over
    at = position(FOUR, "S5 S9 HK S2", "barbu")
    assert at.over
    assert at.decided == Reason(barbu.RULES["B-KH-END"], {})
    assert [(reason.facts["by"], value) for reason, value in at.base] == [(1, -20)]


QUEENS = {0: "SQ S2 D2", 1: "HQ S3 D3", 2: "DQ S4 D4", 3: "CQ S5 D5"}


def test_no_queens_ends_when_the_trick_with_the_fourth_queen_is_complete() -> None:
    assert not position(QUEENS, "SQ S3 S4 S5 D2 D3 DQ D5", "no-queens").over
    queens_out = {0: "SQ C9 D2", 1: "HQ D9 D3", 2: "DQ D8 D4", 3: "CQ D7 D5"}
    at = position(queens_out, "SQ HQ DQ CQ", "no-queens")
    assert at.over
    assert [(reason.facts["by"], value) for reason, value in at.base] == [(0, -24)]


def test_no_hearts_is_played_on_when_all_hearts_are_won_unless_the_house_stops() -> None:
    hands = {
        0: "HA HK HQ HJ S2 S3 S4 S5 S6 S7 S8 S9 S10",
        1: "H2 H3 H4 D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ",
        2: "H5 H6 H7 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ",
        3: "H8 H9 H10 SJ SQ SK SA DQ DK DA CQ CK CA",
    }
    hearts = "HA H2 H5 H8  HK H3 H6 H9  HQ H4 H7 H10  HJ D2 C2 SJ"
    assert not position(hands, hearts, "no-hearts", hearts_ban="none").over
    stopped = position(hands, hearts, "no-hearts", hearts_ban="none", hearts_early_end=True)
    assert stopped.over
    assert stopped.decided == Reason(barbu.RULES["B-NH-EARLY-END"], {})
    assert [(reason.facts["by"], value) for reason, value in stopped.base] == [(0, -30)]


def test_an_expert_deal_is_accepted_card_by_card_and_won_nine_to_four() -> None:
    hands = {
        0: "SQ SJ S10 S8 S2 DK DQ DJ D10 D7 D6 D3 CQ",
        1: "S5 S4 S3 H8 H3 H2 D8 D5 D4 CK C6 C5 C3",
        2: "S9 S6 HA HQ H10 H9 H6 H5 D2 C10 C8 C4 C2",
        3: "SA SK S7 HK HJ H7 H4 DA D9 CA CJ C9 C7",
    }
    recorded = (
        "DQ D8 D2 DA  D9 DJ D5 H5  DK D4 H6 C7  S8 S3 S6 SK  SA S2 S4 S9  S7 S10 S5 C2  CQ CK C4 CA"
        "  CJ D6 C3 C8  D3 C5 H9 C9  SQ C6 H10 H4  D10 H2 HQ H7"
    )
    at = position(hands, recorded, "trumps D")
    assert taken(at) == [3, 0, 0, 3, 3, 0, 3, 0, 0, 0, 0]
    rng = random.Random(1)
    while not at.over:
        mine = [card for card in at.obligation().legal() if at.trick.cards or card.code in {"SJ", "D7"}]
        at = at.after(rng.choice(mine))
    assert taken(at)[-2:] == [0, 0]
    assert barbu.result(at).scores == (45, 0, 0, 20)


@pytest.mark.parametrize("call", TRICK_CALLS)
def test_the_plain_scores_sum_to_the_total_of_the_contract(call: str) -> None:
    for seed in range(5):
        *_, last = play(at_play(seed, call), random.Random(seed))
        scores = barbu.result(last.at).scores
        assert scores is not None
        assert sum(scores) == last.at.contract.total(Options().table, BARBU, 4)


def test_the_last_two_tricks_are_counted_by_the_tricks_of_the_deal() -> None:
    *_, last = play(at_play(1, "no-last-two"), random.Random(1))
    lines = [(reason.facts["number"], reason.facts["by"], value) for reason, value in last.at.base]
    winners = taken(last.at)
    assert lines == [(12, winners[11], -10), (13, winners[12], -20)]


class NeverStops(TrickContract):
    """A contract that is played to the last card."""

    def decided(self, taken: Sequence[Taken], options: Options) -> Reason | None:  # noqa: ARG002 - never
        """Play on."""
        return None


@dataclass(frozen=True)
class WholeHearts(NeverStops, NoHearts):
    """No Hearts to the last card."""


@dataclass(frozen=True)
class WholeQueens(NeverStops, NoQueens):
    """No Queens to the last card."""


@dataclass(frozen=True)
class WholeBarbu(NeverStops, Barbu):
    """Barbu to the last card."""


@pytest.mark.parametrize("whole", [WholeHearts(), WholeQueens(), WholeBarbu()], ids=str)
def test_stopping_early_gives_the_score_of_playing_on(whole: TrickContract) -> None:
    stopped_early = 0
    for seed in range(30):
        rng = random.Random(seed)
        *_, last = play(at_play(seed, whole.name, {"hearts_early_end": True, "hearts_ban": "none"}), rng)
        stopped: Play = last.at
        turn = stopped.trick.leader if len(stopped.taken) < stopped.size else None
        on = replace(stopped, contract=whole, decided=None, turn=turn)
        stopped_early += not on.over
        while not on.over:
            on = on.after(rng.choice(on.obligation().legal()))
        assert len(on.taken) == 13
        assert on.base == stopped.base
    assert stopped_early


RELABELLED = {"S": "D", "D": "C", "C": "S", "H": "H"}


@pytest.mark.parametrize("call", TRICK_CALLS)
def test_the_black_suits_and_diamonds_are_alike(call: str) -> None:
    other = call[:-1] + RELABELLED[call[-1]] if call.startswith("trumps") else call
    for at in deals(call):
        contract = contracts.read(other, "here", at.options)
        assert isinstance(contract, TrickContract)
        trick = replace(at.trick, cards=tuple(map(relabelled, at.trick.cards)))
        hand, played = (BARBU.set(map(relabelled, cards)) for cards in (at.hand, at.played))
        duty = contract.duty(hand, trick, played, at.options)
        for move, ruling in at.obligation():
            found = duty.verdict(relabelled(move))
            assert (found.legal, found.rule.id) == (ruling.legal, ruling.rule.id)


def deals(call: str) -> Iterator[Play]:
    """The positions of a few random deals in which somebody is to move."""
    for seed in range(2):
        for step in play(at_play(seed, call), random.Random(seed)):
            if step.at.turn is not None:
                yield step.at


def relabelled(card: Card) -> Card:
    """The same card of another suit."""
    return BARBU[RELABELLED[card.suit] + card.rank]


def test_cards_of_an_unknown_hand_are_refused_if_they_are_elsewhere_or_the_play_has_excluded_them() -> None:
    assert refusal({0: "S5 S6"}, "S5 S6") == ("moves[1]", POSSIBLE)
    assert refusal({0: "S5 S6"}, "S5 S5") == ("moves[1]", POSSIBLE)
    assert refusal({0: "SA S6"}, "SA D2 S3 S4 S6 S7") == ("moves[5]", NOT_EXCLUDED)


def test_cards_of_a_known_hand_are_refused_if_they_are_not_there_or_not_allowed() -> None:
    assert refusal(FOUR, "S9") == ("moves[0]", HELD)
    assert refusal(FOUR, "S5 D3") == ("moves[1]", ALLOWED)
    assert refusal({0: "H5 S9"}, "H5", "barbu") == ("moves[0]", ALLOWED)


def test_a_heart_led_under_the_ban_proves_that_there_is_nothing_else() -> None:
    at = position({1: "S5 S6"}, "H5", "no-hearts")
    assert all(BARBU.all.of(suit).bits & ~at.excluded[0].bits == 0 for suit in SUITS if suit != "H")
