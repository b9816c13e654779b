"""Every signal is read a second time, by a naive statement of the federation's system."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot.advice.defender import deal
from tests.tarot.advice.naive_signals import says
from tutor.core.cards import Card
from tutor.tarot.advice.signals import signals
from tutor.tarot.play import Play

SEEDS, TABLES = st.integers(0, 2**32), st.sampled_from([3, 4])


def seated(play: Play) -> list[list[tuple[int, str]]]:
    """The tricks of a play, each card with its player's seat; the last may be under way."""
    return [
        [((trick.leader + place) % trick.players, card.code) for place, card in enumerate(trick.cards)]
        for trick in (*play.tricks, play.trick)
    ]


def read(play: Play, card: Card) -> tuple[set[str], set[str]]:
    """What a card tells, by the tutor and by the naive statement."""
    *tricks, now = seated(play)
    seat = play.trick.turn
    ours = {signal.rule.id.removeprefix("T-SIG-") for signal in signals(play, seat, card)}
    return ours, says(tricks, now, play.taker, seat, card.code)


@given(SEEDS, TABLES)
@deals
def test_every_card_that_may_be_played_is_read_the_same_twice(seed: int, players: int) -> None:
    for play, _ in deal(seed, players):
        for card in play.duty().legal():
            ours, naive = read(play, card)
            assert ours == naive


def test_in_some_deals_every_convention_comes_up() -> None:
    plays = (play for seed in range(40) for play, _ in deal(seed, 4))
    found = Counter(name for play in plays for card in play.duty().legal() for name in read(play, card)[1])
    assert len(found) == 11, found
