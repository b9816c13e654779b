"""Positions to exercise on: for any seed a fresh one, always the same, that really trains its rule; and boards."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import hidden
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.games import GAMES, reached, record_of
from tutor.hosts.table.session import Session
from tutor.rulebook.tarot.card_scenes import CARD_SCENES
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.positions import HELD, LEARNER, PLAYERS, SEEDS, TrickSituation, position, seen, walk
from tutor.teach.tarot.situations import LITTLE, TRICK_SITUATIONS

BY_ID = {situation.id: situation for situation in TRICK_SITUATIONS}
A_FEW = (SEEDS[0], 77, SEEDS[-1])
#: What the first forty positions of each situation come to.
SHARED = {
    "lead": "0eb24f777a4b",
    "follow": "06188da0b330",
    "follow-trumped": "c65e984cf377",
    "excuse": "891997450599",
    "excuse-led": "445f7ec70f7b",
    "trump": "b7b1c59305a3",
    "overtrump": "d2ff00ddcfcc",
    "overtrump-partner": "60109fe4ab35",
    "trumps-led": "b44d065b756c",
    "undertrump": "57f455a45626",
    "petit-forced": "da995d25b567",
    "discard": "5209b83cf850",
    "excuse-alone": "be9637f166cc",
}
EVERY_SITUATION = pytest.mark.parametrize("situation", TRICK_SITUATIONS, ids=BY_ID)
#: Where a deal begins: a game, and how many play it.
TABLES = [("tarot", 3), ("tarot", 4), ("tarot", 5), ("barbu", 4)]


def play(situation: TrickSituation | str, seed: int) -> Play:
    """The play that a position of a situation has reached."""
    at = reached(position(BY_ID[situation] if isinstance(situation, str) else situation, seed))
    assert isinstance(at, Play)
    return at


@EVERY_SITUATION
def test_a_position_is_the_same_for_the_same_seed(situation: TrickSituation) -> None:
    first = position(situation, A_FEW[0])
    position.cache_clear()
    assert position(situation, A_FEW[0]) == first
    assert len({position(situation, seed).hands for seed in A_FEW}) == len(A_FEW)


@EVERY_SITUATION
def test_a_position_is_the_same_as_it_was_when_somebody_shared_its_number(situation: TrickSituation) -> None:
    """A change that deals other cards under the same numbers has to be meant: links and lessons name them."""
    lines = (json.dumps(position(situation, seed).to_json(), sort_keys=True) for seed in SEEDS[:40])
    assert sha256("\n".join(lines).encode()).hexdigest()[:12] == SHARED[situation.id]


@EVERY_SITUATION
def test_the_learner_is_to_move_and_has_a_choice_to_make(situation: TrickSituation) -> None:
    for seed in A_FEW:
        at = play(situation, seed)
        assert at.turn == LEARNER
        assert len(at.hand) in HELD
        assert len(list(at.duty())) == len(at.hand)


@EVERY_SITUATION
def test_a_position_asks_for_the_rule_of_its_situation(situation: TrickSituation) -> None:
    for seed in A_FEW:
        at = play(situation, seed)
        assert situation.fits(at)
        assert situation.rule in {reason.rule for ruling in at.duty().rulings for reason in ruling.chain}


@EVERY_SITUATION
def test_a_position_is_the_end_of_a_deal_in_which_everybody_holds_as_many_cards(situation: TrickSituation) -> None:
    for seed in A_FEW:
        record = position(situation, seed)
        hands = [hand or TAROT.none for hand in record.hands]
        dealt = TAROT.set(card for hand in hands for card in hand)
        assert {len(hand) for hand in hands} == {len(play(situation, seed).hand)}
        assert len(dealt) == PLAYERS * len(hands[0])
        assert record_of(json.loads(json.dumps(record.to_json()))) == record


@EVERY_SITUATION
def test_a_position_needs_nothing_that_the_learner_cannot_see(situation: TrickSituation) -> None:
    for seed in A_FEW:
        record = position(situation, seed)
        assert seen(record, LEARNER) == hidden(record, LEARNER)
        assert answer(hidden(record, LEARNER), Words()) == answer(record, Words())


@pytest.mark.parametrize(
    ("situation", "allowed", "forbidden"),
    [
        ("lead", {"T-PLAY-LEAD-FREE"}, set()),
        ("follow", {"T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW", "T-PLAY-FOLLOW-BEATS-TRUMP"}),
        ("follow-trumped", {"T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW-BEATS-TRUMP"}),
        ("excuse", {"T-EXC-ANYTIME", "T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW"}),
        ("excuse-led", {"T-EXC-LED"}, set()),
        ("trump", {"T-PLAY-MUST-TRUMP"}, {"T-PLAY-MUST-TRUMP"}),
        ("overtrump", {"T-PLAY-OVERTRUMP"}, {"T-PLAY-OVERTRUMP"}),
        ("overtrump-partner", {"T-PLAY-OVERTRUMP"}, {"T-PLAY-OVERTRUMP"}),
        ("trumps-led", {"T-PLAY-TRUMP-LED-OVER"}, {"T-PLAY-TRUMP-LED-OVER"}),
        ("undertrump", {"T-PLAY-UNDERTRUMP"}, {"T-PLAY-MUST-TRUMP"}),
        ("petit-forced", set(), {"T-PLAY-MUST-TRUMP"}),
        ("discard", {"T-PLAY-DISCARD"}, set()),
        ("excuse-alone", {"T-PLAY-DISCARD", "T-EXC-ANYTIME"}, set()),
    ],
)
def test_what_a_situation_allows_and_forbids(situation: str, allowed: set[str], forbidden: set[str]) -> None:
    for seed in A_FEW:
        rulings = play(situation, seed).duty().rulings
        assert {ruling.rule.id for ruling in rulings if ruling.legal} >= allowed
        assert {ruling.rule.id for ruling in rulings if not ruling.legal} >= forbidden


def test_whom_one_has_to_overtrump() -> None:
    for situation, partner in (("overtrump", False), ("overtrump-partner", True)):
        for seed in A_FEW:
            at = play(situation, seed)
            assert at.trick.top
            assert (at.trick.seat_of(at.trick.top) in at.side(LEARNER)) is partner


def test_the_petit_is_forced_where_it_is_the_only_trump() -> None:
    for seed in A_FEW:
        assert play("petit-forced", seed).hand.of("T") == TAROT.set([PETIT])


def test_the_ladder_trains_every_rule_that_decides_a_card() -> None:
    decide = {rule.id for rule in CARD_SCENES if rule.allows or rule.forbids}
    assert {situation.rule.id for situation in TRICK_SITUATIONS} == decide


def test_no_two_situations_share_their_name() -> None:
    assert (
        len({situation.id for situation in TRICK_SITUATIONS})
        == len({situation.title for situation in TRICK_SITUATIONS})
        == len(TRICK_SITUATIONS)
    )


def test_everybody_takes_in_turn_and_everybody_leads() -> None:
    """A learner who always took, or always played last, would learn the seat and not the rule."""
    plays = [play(situation, seed) for situation in ("follow", "trump") for seed in range(1, 13)]
    assert {at.taker for at in plays} == set(range(PLAYERS))
    assert {at.trick.leader for at in plays} == {1, 2, 3}


def test_the_taker_has_the_most_trumps() -> None:
    for seed in range(1, 13):
        record = position(BY_ID["follow"], seed)
        trumps = [len((hand or TAROT.none).of("T")) for hand in record.hands]
        assert trumps[play("follow", seed).taker] == max(trumps)


def test_in_the_first_position_the_learner_leads_and_holds_every_suit() -> None:
    for seed in A_FEW:
        at = play("lead", seed)
        assert at.trick.cards == ()
        assert len({card.suit for card in at.hand}) > 3


def test_what_holds_a_rule_apart_from_its_neighbours() -> None:
    """Each situation asks one question: nothing in its position would answer another."""
    for seed in A_FEW:
        assert play("follow", seed).trick.top is None  # nobody has trumped
        assert play("follow-trumped", seed).trick.top is not None
        assert THE_EXCUSE not in play("discard", seed).hand
        alone = play("excuse-alone", seed)
        assert alone.trick.led != "T"
        assert not alone.hand.of("T")
        excuse = play("excuse", seed)
        assert excuse.trick.led in {card.suit for card in excuse.hand}


def test_a_position_is_small_enough_to_be_seen_at_a_glance_and_large_enough_for_a_choice() -> None:
    assert (
        {len(play(situation, seed).hand) for situation in TRICK_SITUATIONS for seed in range(1, 13)}
        == set(HELD)
        == set(range(5, 10))
    )


# Boards: deals that are lived through, and what a player has seen of them


def dealt(table: tuple[str, int], seed: int) -> Record:
    """A deal before its first move."""
    game, players = table
    return GAMES[game].Match.of({"game": game, "players": players, "dealer": 0, "seed": seed, "deals": []}).record()


#: Deals that somebody begins: one in which the Petit is somebody's only trump is void.
deals = st.builds(dealt, st.sampled_from(TABLES), st.integers(1, 999)).filter(
    lambda deal: reached(deal).turn is not None
)


@given(deals, st.integers(0, 999))
@settings(max_examples=20)
def test_one_lives_through_a_deal_move_by_move_to_its_end(deal: Record, seed: int) -> None:
    moments = list(walk(deal, random.Random(seed)))
    assert moments[0][1] == deal
    assert all(record == deal or after.moves[:-1] == record.moves for (_, record), (_, after) in pairwise(moments))
    passed = GAMES[deal.game].positions(moments[-1][1])
    assert [at for at, _ in moments] == list(passed)


@given(deals, st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_a_player_has_seen_their_own_cards_and_what_was_done_openly_and_needs_no_more(
    deal: Record, rng: random.Random
) -> None:
    at, record = rng.choice(list(walk(deal, random.Random(rng.random()))))
    assert at.turn is not None
    board = seen(record, at.turn)
    assert [seat for seat, hand in enumerate(board.hands) if hand is not None] == [at.turn]
    assert len(board.moves) == len(record.moves)
    assert seen(board, at.turn) == board
    assert answer(board, Words()) == answer(record, Words())


@pytest.mark.parametrize(("contract", "turned_over"), [("prise", True), ("garde", True), ("garde-sans", False)])
def test_a_dog_that_is_picked_up_is_turned_over_first_and_the_ecart_is_not(contract: str, turned_over: bool) -> None:  # noqa: FBT001 - a column
    deal = replace(dealt(("tarot", 4), 3), moves=("pass", contract, "pass", "pass"))
    record = next(record for at, record in walk(deal, random.Random(1)) if at.phase == "play")
    for seat in (0, 1, 3):  # the taker is seat 2
        board = seen(record, seat)
        assert board.dog == (deal.dog if turned_over else None)
        assert {move for move in board.moves if "discard" in move} == ({"discard ?"} if turned_over else set())
    assert "discard ?" not in seen(record, 2).moves


# Little tables: for a first evening


@pytest.mark.parametrize("table", [table for level in LITTLE for table in level], ids=lambda table: table.id)
def test_at_a_little_table_the_learner_plays_last_with_four_cards_and_wins_with_some_of_them(
    table: TrickSituation,
) -> None:
    for seed in A_FEW:
        at = play(table, seed)
        assert (at.turn, at.taker, len(at.hand)) == (LEARNER, LEARNER, 4)
        assert len(at.trick.cards) == table.players - 1
        winners = {card for card in at.hand if at.trick.with_card(card).best is card}
        assert 0 < len(winners) < 4
        assert winners <= {*at.duty().legal()}  # so nobody has to know yet that some cards may not be played


def test_little_tables_go_from_one_suit_to_two_and_to_trumps() -> None:
    assert [{len({card.suit for card in table.among}) for table in level} for level in LITTLE] == [{1}, {2}, {3}]
    assert [{"T" in {card.suit for card in table.among} for table in level} for level in LITTLE] == [
        {False},
        {False},
        {True},
    ]


def test_a_little_table_of_three_is_played_to_its_end() -> None:
    session = Session({"kind": "one-suit-h", "seed": 3, "live": True})
    while not session.over:
        assert "error" not in session.answer({"play": session.at.duty().legal()[0].code})
    assert session.html.count('data-seats="3"') >= 1
    assert len(session.at.tricks) == 4
