"""The last tricks solved: what comes of each card, tried once more without leaving anything out."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tarot import naive
from tutor.core.cards import TAROT, Card
from tutor.tarot.advice.endings import solve
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.play import Play
from tutor.tarot.score.count import count
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.tarot import plays

SIZE = HAND_SIZES[4]
NEEDED = (56, 51, 41, 36)


def left(*hands: str, taker: int) -> Play:
    """The end of a deal with these hands and seat 0 on lead, who has won whatever was played before."""
    held = tuple(map(TAROT.read, hands))
    gone = [card for card in TAROT.cards if not any(card in hand for hand in held)]
    tricks: list[Trick] = []
    while len(tricks) < SIZE - len(held[0]):
        leader = tricks[-1].seat_of(tricks[-1].best or tricks[-1].cards[0]) if tricks else 3  # who leads the Excuse
        tricks.append(Trick(leader, 4, tuple(gone.pop() for _ in range(4))))
    return Play(SIZE, taker, "garde", held, Trick(0, 4), tuple(tricks))


def worth(play: Play) -> int:
    """What a deal that is over is worth to the attack, by a count that knows lists and codes only."""
    tricks = [{trick.card_of(seat).code: seat for seat in order(trick)} for trick in play.tricks]
    played = [{seat: code for code, seat in trick.items()} for trick in tricks]
    out = [card.code for card in TAROT.all - play.played]
    points, bouts = naive.count(played, {play.taker}, out, 0)[0]
    last = play.tricks[-1]
    petit = 10 if TAROT["T1"] in last.cards else 0
    side = 1 if play.winners[-1] == play.taker else -1
    return round(2 * (points - NEEDED[bouts] + side * petit))


def order(trick: Trick) -> list[int]:
    """Who plays to a trick, one after another."""
    return [(trick.leader + place) % 4 for place in range(4)]


def tried(play: Play) -> int:
    """The worth of a position to the attack, every card of every player tried."""
    if play.over:
        return worth(play)
    all_of_them = [tried(play.after(card)) for card in play.duty().legal()]
    return max(all_of_them) if play.trick.turn == play.taker else min(all_of_them)


def test_a_king_is_cashed_before_the_lead_is_lost() -> None:
    """The other card gives the lead away, and the king never gets in again."""
    found = solve(left("HK S1", "S5 D9", "H3 S2", "D1 D2", taker=0))
    king, one = found[TAROT["HK"]], found[TAROT["S1"]]
    assert king.worth - one.worth == 2 * 6  # the king, and three low cards with it
    assert king.end.winners[-2] == 0
    assert 0 not in one.end.winners[-2:]


def test_a_partner_trumps_what_the_taker_cannot_save() -> None:
    """With a diamond the partner’s trump takes the king; after the heart it has to fall beneath a higher one."""
    found = solve(left("D2 H5", "DK T9", "T7 S1", "D3 S2", taker=1))
    end = found[TAROT["D2"]].end
    assert end.winners[-2] == 2, "the partner"
    assert found[TAROT["D2"]].worth > found[TAROT["H5"]].worth


def test_the_petit_counts_ten_points_more_in_the_last_trick() -> None:
    """The taker catches it now, or gives a spade first and catches it then: the same cards, and petit au bout."""
    found = solve(left("T5 S1", "T1 S2", "D1 D2", "C1 C2", taker=0))
    now, then = (found[TAROT[code]] for code in ("T5", "S1"))
    assert [outcome.end.winners[-2:] for outcome in (now, then)] == [(0, 1), (1, 0)]
    assert then.worth - now.worth == 2 * 10


def test_the_petit_is_kept_for_the_last_trick_though_the_21_would_win_it_too() -> None:
    found = solve(left("T1 T21 CK", "S1 S2 S3", "D1 D2 D3", "H1 H2 H3", taker=1))
    assert found[TAROT["CK"]].worth == found[TAROT["T21"]].worth == found[TAROT["T1"]].worth + 2 * 10


def test_a_bout_counts_with_what_the_taker_needs_less() -> None:
    """The taker catches the Petit at once; with two bouts 41 points are needed, and not 51."""
    worth_it, end = solve(left("T5 S3 H1", "T1 H2 C3", "S1 D1 D2", "T4 C1 C2", taker=0))[TAROT["T5"]]
    assert PETIT in end.tricks[-3].cards
    assert end.winners[-3] == 0
    counted = count(end)
    assert (counted.bouts, counted.needed) == (2, 41)
    assert worth_it == counted.points - 2 * 41


@given(st.integers(0, 10**6), st.integers(1, 2))
@settings(max_examples=25)
def test_it_finds_what_trying_everything_finds(seed: int, tricks: int) -> None:
    play = plays.after(random.Random(seed), SIZE - tricks)
    sign = 1 if play.trick.turn == play.taker else -1
    assert {card: outcome.worth for card, outcome in solve(play).items()} == {
        card: sign * tried(play.after(card)) for card in play.duty().legal()
    }


@pytest.mark.parametrize("seed", [3, 8])
def test_it_finds_the_same_of_three_tricks(seed: int) -> None:
    play = plays.after(random.Random(seed), SIZE - 3)
    sign = 1 if play.trick.turn == play.taker else -1
    assert {card: outcome.worth for card, outcome in solve(play).items()} == {
        card: sign * tried(play.after(card)) for card in play.duty().legal()
    }


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_the_line_that_it_tells_comes_to_what_it_says(seed: int) -> None:
    play = plays.after(random.Random(seed), SIZE - 3)
    sign = 1 if play.trick.turn == play.taker else -1
    for card, outcome in solve(play).items():
        assert outcome.end.over
        assert outcome.end.tricks[len(play.tricks)].card_of(play.trick.turn) is card
        assert outcome.worth == sign * worth(outcome.end)


def as_advised(play: Play) -> Card:
    """What the tutor's players do, who see their own cards."""
    return TAROT[card_to_play(play.seen_by(play.trick.turn)).move]


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_against_players_who_do_as_they_are_told_only_the_first_player_chooses(seed: int) -> None:
    play = plays.after(random.Random(seed), SIZE - 2)
    seat = play.trick.turn
    for outcome in solve(play, as_advised).values():
        at = play
        while not at.over:
            trick = outcome.end.tricks[len(at.tricks)]
            card = trick.card_of(at.trick.turn)
            assert at.trick.turn == seat or card is as_advised(at)
            at = at.after(card)
