"""House rules that change what may be said or played, and what a deal comes to."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot import naive
from tests.tarot.test_play import slam
from tutor import tarot
from tutor.core.cards import TAROT, Card
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.games import record_of
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.count import count
from tutor.tarot.score.summary import Summary, summary
from tutor.tarot.setting import HAND_SIZES, Ended
from tutor.tarot.trick import Trick

IMPRENABLE = {"petit_imprenable": True}
SPADES_AND_HEARTS = "S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 H6 H7 H8"
#: Seat 1 was dealt the Petit as only trump, without the Excuse.
LONE = f"T1 {SPADES_AND_HEARTS}"
NO_TRUMP = f"D1 {SPADES_AND_HEARTS}"


def record(hand: str, *moves: str, seat: int = 0, **rules: Any) -> Record:  # noqa: ANN401 - house rules by name
    """A deal by seat 3 in which one hand is known."""
    hands = tuple(TAROT.read(hand) if at == seat else None for at in range(4))
    return Record("tarot", 4, hands, dealer=3, rules=rules, moves=moves)


def verdict(start: Record, move: str) -> tuple[bool, str, str]:
    """Whether a move is legal, by which rule, and what is said of it."""
    at = tarot.position(start)
    found = next(one for one in at.obligation() if str(one.move) == move)
    return found.legal, found.rule.id, Words(seat=at.turn).verdict(found.ruling)


def error(start: Record) -> str:
    with pytest.raises(RecordError) as caught:
        tarot.position(start)
    return Words().error(caught.value)


# The Petit that cannot be taken


def free(*moves: str, hand: str = LONE) -> Record:
    """Seat 3 takes with garde sans; seat 1 has ``hand``."""
    said = ("pass", "pass", "pass", "garde-sans", "no-slam")
    return record(hand, *said, *moves, seat=1, **IMPRENABLE)


def test_a_lone_petit_does_not_end_the_deal_where_it_cannot_be_taken() -> None:
    assert isinstance(tarot.position(record(LONE)), Ended)
    assert tarot.position(record(LONE, **IMPRENABLE)).phase == "auction"


def test_a_free_petit_may_be_played_instead_of_following_suit() -> None:
    assert verdict(free("H9"), "T1") == (
        True,
        "T-DEAL-PETIT-IMPRENABLE",
        "You were dealt the Petit as your only trump: at this table it may be played to any trick, like the Excuse.",
    )
    assert verdict(free("H9"), "S1")[2].endswith("You may play 1♥, 2♥, 3♥, 4♥, 5♥, 6♥, 7♥, 8♥ or trump 1.")


def test_where_the_table_has_no_such_rule_a_lone_petit_is_like_any_trump() -> None:
    play = {"phase": "play", "taker": 3, "contract": "garde-sans", "leader": 0}
    start = replace(record(LONE, "H9", seat=1), start=play)
    assert verdict(replace(start, rules=IMPRENABLE), "T1")[0]
    assert error(start).startswith("hands.1: ")  # such a deal is void
    later = replace(record("T1 H1 S1", "H9", seat=1), start=play)
    assert verdict(later, "T1")[:2] == (False, "T-PLAY-FOLLOW-BEATS-TRUMP")


def test_a_free_petit_never_has_to_be_played() -> None:
    assert verdict(free("C9"), "S1")[:2] == (True, "T-PLAY-DISCARD")
    assert verdict(free("T9"), "H1")[:2] == (True, "T-PLAY-DISCARD")
    ordinary = replace(free("C9"), rules={})
    assert isinstance(tarot.positions(replace(ordinary, moves=()))[-1], Ended)


@pytest.mark.parametrize("hand", [f"EX T1 {SPADES_AND_HEARTS[3:]}", f"T2 T1 {SPADES_AND_HEARTS[3:]}"])
def test_beside_the_excuse_or_another_trump_the_petit_is_like_any_trump(hand: str) -> None:
    assert verdict(free("H9", hand=hand), "T1")[:2] == (False, "T-PLAY-FOLLOW-BEATS-TRUMP")


def test_a_petit_that_is_the_last_trump_left_is_not_free_for_that() -> None:
    start = free("T9", "T10", "T11", "T12", "H9", "H10", hand=f"T10 T1 {SPADES_AND_HEARTS[3:]}")
    assert verdict(start, "T1")[0] is False


@pytest.mark.parametrize(
    ("dog", "free"), [("C1 C2 C3 C4 C5 C6", True), ("C1 C2 C3 C4 C5 T5", True), (None, False)], ids=str
)
def test_the_taker_of_a_garde_keeps_a_petit_that_was_dealt_alone(dog: str | None, free: bool) -> None:  # noqa: FBT001
    start = record(LONE, seat=1, **IMPRENABLE)
    known = replace(start, dog=TAROT.read(dog) if dog else None)
    said = ("pass", "garde", "pass", "pass")
    if dog is None:  # the record begins with the play, and nobody knows what was dealt
        play = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}
        assert verdict(replace(known, start=play, moves=("H9",)), "T1")[0] is free
        return
    put_aside = [f"discard {code}" for code in ("S1", "S2", "S3", "S4", "S5", "S6")]
    assert verdict(replace(known, moves=(*said, *put_aside, "no-slam", "H9")), "T1")[0] is free


def test_a_free_petit_that_is_led_asks_for_trumps() -> None:
    moves = ("garde-sans", "pass", "pass", "pass", "no-slam", "T1")
    at = tarot.position(
        record("C1 T2 " + "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ DN DQ DK C2 C3", *moves, seat=1, **IMPRENABLE)
    )
    assert [str(move) for move in at.obligation().legal() if isinstance(move, Card)] == ["T2"]


def test_who_plays_a_petit_may_still_have_the_suit_led_where_it_may_be_free() -> None:
    moves = ("pass", "pass", "pass", "garde-sans", "no-slam", "H9", "T1", "H10", "HJ", "T2", "H1")
    blind = Record("tarot", 4, (None,) * 4, dealer=3, rules=IMPRENABLE, moves=moves[:-1])
    assert tarot.position(blind).turn == 2
    hearts_again = replace(blind, moves=(*moves[:-2], "S9", "S10", "SJ", "SQ"))
    assert tarot.position(hearts_again).turn is not None


@st.composite
def free_deals(draw: st.DrawFn) -> tuple[Record, random.Random]:
    """A deal in which one defender, or the taker of a garde sans, was dealt the Petit as only trump."""
    rng = random.Random(draw(st.integers(0, 2**32), label="seed"))
    plain = rng.sample([card for card in TAROT.cards if card.suit in "SHDC"], HAND_SIZES[4] - 1)
    lone = [TAROT["T1"], *plain]
    others = rng.sample([card for card in TAROT.cards if card not in lone], len(TAROT) - len(lone))
    seat = draw(st.integers(0, 3), label="holder")
    hands = [TAROT.set(others[18 * at : 18 * (at + 1)]) for at in range(3)]
    hands.insert(seat, TAROT.set(lone))
    taker, contract = draw(st.integers(0, 3)), draw(st.sampled_from(("garde-sans", "garde-contre")))
    start = {"phase": "play", "taker": taker, "contract": contract, "leader": 0}
    return Record("tarot", 4, tuple(hands), rules=IMPRENABLE, dog=TAROT.set(others[54:]), start=start), rng


@given(free_deals())
@deals
def test_a_free_petit_is_always_legal_and_nobody_elses_duty_changes(drawn: tuple[Record, random.Random]) -> None:
    start, rng = drawn
    at = tarot.position(start)
    assert isinstance(at, Play)
    while not at.over:
        hand, trick = list(map(str, at.hand)), list(map(str, at.trick.cards))
        own = "T1" in hand
        expected = naive.playable([code for code in hand if code != "T1"] if own and trick else hand, trick)
        legal = at.duty().legal()
        assert {card.code for card in legal} == expected | ({"T1"} if own else set())
        at = at.after(rng.choice(legal))
    assert sum(count_both(at)) == 91


def count_both(play: Play) -> tuple[float, float]:
    """The points of the attack and of the defence, the free Petit back with its side."""
    bits = [{trick.seat_of(card): card.code for card in trick.cards} for trick in play.tricks]
    aside = [card.code for card in TAROT.all - play.played]
    whose = naive.DEFENCE if play.contract == "garde-contre" else naive.ATTACK
    attack, defence = naive.count(bits, {play.taker}, aside, whose)
    trick, winner = next(
        (trick, winner) for trick, winner in zip(play.tricks, play.winners, strict=True) if TAROT["T1"] in trick.cards
    )
    owner = trick.seat_of(TAROT["T1"])
    moved = 4 * ((owner == play.taker) - (winner == play.taker))
    found = count(play)
    assert found.points / 2 == attack[0] + moved
    assert found.bouts == attack[1] + moved // 4
    return attack[0] + moved, defence[0] - moved


@given(free_deals())
@deals
def test_whoever_hides_the_other_hands_hears_the_same_of_a_free_petit(drawn: tuple[Record, random.Random]) -> None:
    start, rng = drawn
    at: Any = tarot.position(start)
    moves: tuple[str, ...] = ()
    for _ in range(rng.randrange(72)):
        moves = (*moves, str(rng.choice(at.duty().legal())))
        at = at.after(TAROT[moves[-1]])
    full = replace(start, moves=moves)
    own = tuple(hand if seat == at.turn else None for seat, hand in enumerate(start.hands))
    assert answer(replace(full, hands=own, dog=None), Words()) == answer(full, Words())


# Throwing a hand in


def test_a_hand_without_trumps_may_be_thrown_in_instead_of_bidding() -> None:
    start = record(NO_TRUMP, maldonne=True)
    assert verdict(start, "throw-in")[:2] == (True, "T-DEAL-HOUSE-MALDONNE")
    after = tarot.position(replace(start, moves=("throw-in",)))
    sheet = tarot.result(after)
    assert isinstance(after, Ended)
    assert sheet.scores == (0, 0, 0, 0)
    assert [line.reason.rule.id for line in sheet.lines] == ["T-DEAL-HOUSE-MALDONNE", "T-DEAL-ROTATE"]


def test_nobody_has_to_throw_a_hand_in() -> None:
    assert verdict(record(NO_TRUMP, maldonne=True), "garde")[0]


def test_a_better_hand_may_not_be_thrown_in_and_the_player_is_told_why() -> None:
    start = record(f"T2 T3 {SPADES_AND_HEARTS[3:]}", maldonne=True, maldonne_below=2)
    assert verdict(start, "throw-in")[:2] == (False, "T-DEAL-HOUSE-MALDONNE")
    assert "T-DEAL-HOUSE-MALDONNE" in error(replace(start, moves=("throw-in",)))


def test_where_no_hand_is_thrown_in_it_is_no_move() -> None:
    assert "throw-in" not in [one.move for one in tarot.position(record(NO_TRUMP)).obligation()]
    assert "no hand may be thrown in" in error(record(NO_TRUMP, "throw-in"))


def test_a_hand_is_thrown_in_before_ones_first_word_only() -> None:
    start = record(NO_TRUMP, "prise", "garde", "pass", "pass", maldonne=True, auction="multi")
    assert tarot.position(start).turn == 0
    assert "throw-in" not in [one.move for one in tarot.position(start).obligation()]


def test_a_hand_that_is_not_known_may_be_thrown_in() -> None:
    assert isinstance(tarot.position(record(NO_TRUMP, "throw-in", seat=2, maldonne=True)), Ended)


# A misdeal


def redealt(*moves: str, **rules: Any) -> Record:  # noqa: ANN401 - house rules by name
    return replace(record(NO_TRUMP, *moves, seat=3, **rules), start={"phase": "auction", "redeal": True})


def test_who_deals_again_after_a_misdeal_may_only_pass() -> None:
    start = redealt("pass", "pass", "pass")
    assert verdict(start, "garde") == (
        False,
        "T-DEAL-MISDEAL",
        "You deal again after your own misdeal, so you may not bid: you can only pass.",
    )
    assert tarot.position(start).obligation().legal() == ["pass"]
    assert "T-DEAL-MISDEAL" in error(replace(start, moves=(*start.moves, "garde")))


def test_the_others_may_bid_after_a_misdeal_and_so_may_the_dealer_where_nobody_is_barred() -> None:
    assert "garde" in tarot.position(redealt()).obligation().legal()
    assert "garde" in tarot.position(redealt("pass", "pass", "pass", profile="seed")).obligation().legal()


def test_a_misdeal_ends_the_deal_and_the_same_dealer_deals_again() -> None:
    pack = Record("tarot", 4, (None,) * 4, dealer=3, order=TAROT.cards, moves=("packet", "misdeal"))
    sheet = tarot.result(tarot.position(pack))
    assert sheet.ended is not None
    assert sheet.ended.id == "T-DEAL-MISDEAL"
    assert sheet.lines[0].reason.line == "A misdeal: the same dealer deals again, and may not bid."


def test_a_dealer_who_is_barred_stays_so_when_the_deal_itself_is_played() -> None:
    moves = ("packet", "dog") * 6 + ("packet",) * 18 + ("pass",) * 3
    dealt = Record(
        *("tarot", 4, (None,) * 4),
        dealer=3,
        order=tuple(random.Random(1).sample(TAROT.cards, 78)),
        start={"phase": "deal", "redeal": True},
        moves=moves,
    )
    assert tarot.position(dealt).obligation().legal() == ["pass"]
    assert record_of(dealt.to_json()) == dealt


# The small slam


def test_a_petit_slam_is_announced_only_where_the_table_plays_it() -> None:
    moves = ("pass", "pass", "pass", "garde-sans")
    with_it = record(NO_TRUMP, *moves, seat=3, petit_slam=True)
    assert verdict(with_it, "petit-slam") == (
        True,
        "T-SLAM-PETIT",
        (
            "You may announce a small slam: it brings 300 points if you lose at most 1 of the 18 tricks, and costs 150"
            " if not."
        ),
    )
    assert "does not play the small slam" in error(record(NO_TRUMP, *moves, "petit-slam", seat=3))
    assert tarot.position(replace(with_it, moves=(*moves, "petit-slam"))).turn == 0  # only a full slam gives the lead


@pytest.mark.parametrize(
    ("lost", "announced", "allowed", "name"),
    [
        (1, None, 1, "petit-made"),
        (2, None, 1, None),
        (2, None, 3, "petit-made"),
        (1, "petit-slam", 1, "petit-announced"),
        (0, "petit-slam", 1, "petit-announced"),
        (2, "petit-slam", 1, "petit-failed"),
        (1, "slam", 1, "failed"),
        (0, None, 1, "made"),
        (1, None, 0, None),
    ],
)
def test_what_is_written_down_of_a_petit_slam(lost: int, announced: str | None, allowed: int, name: str | None) -> None:
    options = Options(petit_slam=allowed > 0, petit_slam_allowed_losses=allowed)
    won = slam("SK")
    leaders = [
        replace(trick, leader=1) if number >= 18 - lost else trick for number, trick in enumerate(won.tricks, -1)
    ]
    last = Trick(1 if lost else 0, 4)
    at = replace(won, tricks=tuple(leaders), trick=last, options=options, slam=announced)
    assert at.winners.count(1) == lost
    assert summary(at).slam == name


def test_the_names_of_a_petit_slam_can_be_written_down() -> None:
    for name, value in (("petit-made", 150), ("petit-announced", 300), ("petit-failed", -150)):
        deal = {"taker": 0, "contract": "prise", "points": 56, "bouts": 1, "slam": name}
        table = {"rules": {"petit_slam": True}}
        assert tarot.settle(deal | table).scores == tuple((3 if seat == 0 else -1) * (30 + value) for seat in range(4))
        assert Summary.of(deal).slam == name


# Chips, a dead player, a rounded difference

DEAL: dict[str, Any] = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2}


@pytest.mark.parametrize(
    ("changed", "scores"),
    [
        ({}, (6, -2, -2, -2)),
        ({"points": 40}, (-6, 2, 2, 2)),
        ({"contract": "garde-contre"}, (18, -6, -6, -6)),
        ({"stacks": [9, 9, 1, 0]}, (3, -2, -1, 0)),  # nobody loses more than there is
        ({"stacks": [4, 9, 9, 9]}, (4, -2, -1, -1)),  # a short taker stakes equally, the first takes what is left
        ({"stacks": [3, 9, 9, 9], "points": 40}, (-3, 1, 1, 1)),
        ({"players": 5, "partner": 2}, (4, -2, 2, -2, -2)),
    ],
    ids=str,
)
def test_playing_for_chips(changed: dict[str, Any], scores: tuple[int, ...]) -> None:
    assert tarot.settle({**DEAL, **changed, "rules": {"base": "chips"}}).scores == scores


def test_partners_have_no_short_stacks() -> None:
    with pytest.raises(RecordError) as caught:
        tarot.settle({**DEAL, "players": 5, "partner": 2, "stacks": [1, 2, 3, 4, 5], "rules": {"base": "chips"}})
    assert caught.value.place == "stacks"


def test_a_dead_player_wins_and_pays_nothing() -> None:
    assert tarot.settle({**DEAL, "players": 5, "dead": 3}).scores == (198, -66, -66, 0, -66)
    misere = {"misere": [1], "rules": {"misere": True}}
    assert tarot.settle({**DEAL, "players": 5, "dead": 3, **misere}).scores == (188, -36, -76, 0, -76)


@pytest.mark.parametrize(
    ("points", "step", "unit"), [(43, 5, 25), (44, 5, 30), (45, 10, 25), (46, 10, 35), (44, 1, 28)]
)
def test_the_difference_may_be_rounded(points: int, step: int, unit: int) -> None:
    sheet = tarot.settle({**DEAL, "contract": "prise", "points": points, "rules": {"round_margin": step}})
    assert sheet.scores == (3 * unit, -unit, -unit, -unit)


# Garde at least


def test_where_garde_is_the_least_bid_there_is_no_pousse_either() -> None:
    start = record(NO_TRUMP, pousse=True, no_prise=True)
    assert verdict(start, "pousse") == (
        False,
        "T-BID-NO-PRISE",
        "At this table garde is the lowest bid. Still possible: pass, garde, garde sans or garde contre.",
    )


# Playing for chips


def test_where_bonuses_bring_no_chips_an_announcement_promises_none() -> None:
    moves = ("garde-sans", "pass", "pass", "pass")
    told = verdict(record(NO_TRUMP, *moves, base="chips", petit_slam=True), "petit-slam")[2]
    assert told.startswith("You may announce it or not: at this table, which plays for chips, it brings nothing")
    assert "400 points" not in verdict(record(NO_TRUMP, *moves, base="chips"), "slam")[2]
    assert "400 points" in verdict(record(NO_TRUMP, *moves), "slam")[2]
