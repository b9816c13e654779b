"""The bank of hands with which a poignée may be shown: each is what it says it is, and clear."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.every import every
from tests.teach.habits import guessed
from tests.teach.test_guessed import TOO_OFTEN
from tutor.games import reached
from tutor.tarot.advice.chances import DEALS, Chance, chance
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.choice.poignee import weigh_show
from tutor.teach.positions import seen
from tutor.teach.tarot.weighed import FILE, SORTS, Weighed, bank, clear, hands, in_order, levels_of, weighed

#: How many trumps, the Excuse counted, a simple and a double poignée take at a table of four.
SIMPLE, DOUBLE = 10, 13
#: How many hands of each sort there are at each level; those of the last two are the same at all levels.
WANTED = {"taker": (31, 17, 42), "defender": (15, 15, 15), "double": (17, 17, 17)}


@every(bank())
def test_a_hand_stands_at_the_moment_when_its_holder_has_to_decide(hand: Weighed) -> None:
    at = reached(hand.board)
    assert isinstance(at, Play)
    assert (at.turn, at.tricks, at.shown) == (hand.seat, (), ())
    assert (hand.seat == at.taker) is (hand.sort != "defender")
    offered = [str(move) for move in at.obligation().legal() if isinstance(move, Declaration)]
    assert "poignee simple" in offered
    assert ("poignee double" in offered) is (hand.trumps >= DOUBLE)
    assert hand.held == at.hand
    assert hand.trumps >= (DOUBLE if hand.sort == "double" else SIMPLE)


@every(bank())
def test_a_hand_holds_nothing_that_its_holder_has_not_seen(hand: Weighed) -> None:
    assert seen(hand.board, hand.seat) == hand.board
    assert sum(cards is not None for cards in hand.board.hands) == 1
    assert hand.board.dog, "everybody has seen the dog"
    assert bool(hand.aside) is (hand.sort != "defender")


@every(bank())
def test_a_chance_is_so_far_from_even_that_chance_alone_does_not_explain_it(hand: Weighed) -> None:
    share = hand.chance.won / DEALS
    reach = 1.96 * sqrt(share * (1 - share) / DEALS)  # as if figures strayed evenly to both sides
    assert share + reach < 0.455 or share - reach > 0.545
    assert clear(hand.chance)
    assert hand.sort != "double" or not hand.shows or share > 0.9


def test_what_is_near_to_even_is_not_clear() -> None:
    assert [clear(Chance(won)) for won in (120, 150, 170, 200, 230, 250, 280)] == [
        True,
        True,
        False,
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_there_are_as_many_hands_as_the_kinds_say_both_to_show_and_to_keep(sort: str, level: int) -> None:
    found = hands(sort, level)
    assert len({hand.line for hand in found}) == WANTED[sort][level - 1]
    assert weigh_show.stock == min(map(min, WANTED.values()))
    assert {hand.shows for hand in found} == {True, False}


def test_levels_that_share_their_hands_begin_each_at_another_one() -> None:
    orders = [in_order("double", level) for level in LEVELS]
    assert len({order[0].line for order in orders}) == len(LEVELS)
    assert {frozenset(hand.line for hand in order) for order in orders} == {
        frozenset(hand.line for hand in hands("double", 1))
    }
    assert in_order("taker", 3) == hands("taker", 3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_no_habit_and_no_single_count_of_a_hand_tells_often_whether_to_show(sort: str, level: int) -> None:
    best = guessed(weigh_show, level, sort, len(hands(sort, level)))
    assert best.share < TOO_OFTEN, best


def test_a_taker_has_one_bout_since_with_more_or_fewer_there_is_nothing_to_weigh() -> None:
    assert {hand.bouts for level in LEVELS for hand in hands("taker", level)} == {1}


@every(bank())
def test_the_advice_at_a_table_is_the_same(hand: Weighed) -> None:
    assert hand.advised is hand.shows


def test_at_the_first_level_a_takers_hand_is_far_from_even_and_at_the_last_rather_near() -> None:
    assert all(hand.chance.hundredths <= 25 or hand.chance.hundredths >= 75 for hand in hands("taker", 1))
    assert all(25 < hand.chance.hundredths < 75 for hand in hands("taker", 3))


def test_every_line_is_read_as_it_is_written_and_no_hand_stands_there_twice() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [hand.line for hand in bank()] == lines
    assert len({str(hand.board) for hand in bank()}) == len(lines)
    assert all(weighed(hand.board) is hand for hand in bank())


@pytest.mark.parametrize("sort", SORTS)
def test_the_deals_come_out_as_they_did_when_they_were_measured(sort: str) -> None:
    """One hand of each sort, played out again; ``python -m measures weighing`` does so with all of them."""
    hand = hands(sort, levels_of(sort)[-1])[1]
    assert chance(hand.board) == hand.chance


@every(hand for hand in bank() if hand.sort == "defender" and not hand.shows)
def test_a_defender_who_does_better_to_keep_a_poignee_could_have_seen_why(hand: Weighed) -> None:
    """The lesson says so: look at the dog, and listen to the bid."""
    assert hand.bout_in_dog or "garde" in hand.board.moves
