"""What holds of every card that a defender may play in any deal: what it tells, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot.advice.defender import BY_A_CARD, deal
from tutor.core.cards import TAROT, Card
from tutor.show.words import Words
from tutor.tarot.advice.signals import Signal, lies, signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, LEAD_HIGH, LEAD_LOW
from tutor.tarot.play import Play

plays = st.builds(deal, st.integers(0, 2**32), st.sampled_from([3, 4, 5]))


def every(steps: Iterator[tuple[Play, Card]]) -> Iterator[tuple[Play, int, Card, tuple[Signal, ...]]]:
    """What each legal card of a deal tells, by the position and the seat."""
    for play, _ in steps:
        for card in play.duty().legal():
            yield play, play.trick.turn, card, signals(play, play.trick.turn, card)


@given(plays)
@deals
def test_every_legal_card_has_an_answer_that_can_be_said(steps: Iterator[tuple[Play, Card]]) -> None:
    words = Words("en")
    for play, seat, _, found in every(steps):
        assert seat != play.taker or not found
        for signal in found:
            assert signal.rule.id.removeprefix("T-SIG-") in BY_A_CARD
            assert words.tell(signal.reason.shows, signal.facts)
            assert words.tell(signal.reason.hint, signal.facts)


@given(plays)
@deals
def test_hidden_hands_never_change_a_signal(steps: Iterator[tuple[Play, Card]]) -> None:
    for play, seat, card, found in every(steps):
        own = tuple(hand if at == seat else None for at, hand in enumerate(play.hands))
        assert signals(replace(play, hands=own, dog=None), seat, card) == found


@given(plays)
@deals
def test_what_a_card_tells_is_the_same_for_those_who_do_not_see_the_hand(steps: Iterator[tuple[Play, Card]]) -> None:
    for play, seat, card, found in every(steps):
        if play.called is None:
            hidden = signals(replace(play, hands=(None,) * len(play.hands)), seat, card)
            assert hidden == tuple(signal._replace(true=None) for signal in found)


@given(plays)
@deals
def test_a_low_and_a_higher_lead_of_a_suit_contradict_each_other(steps: Iterator[tuple[Play, Card]]) -> None:
    promises: dict[tuple[int, int, str], set[bool]] = {}
    for play, seat, card, found in every(steps):
        for signal in found:
            if signal.rule in {LEAD_LOW, LEAD_HIGH}:
                honour = signal.true == (signal.rule is LEAD_LOW)
                promises.setdefault((seat, len(play.tricks), card.suit), set()).add(honour)
    assert all(len(answers) == 1 for answers in promises.values())


@given(plays)
@deals
def test_only_a_small_card_that_was_beaten_already_begins_a_falling_signal(steps: Iterator[tuple[Play, Card]]) -> None:
    for play, seat, card, found in every(steps):
        assert lies(play, seat, card) == (False in {signal.true for signal in found})
        for signal in found:
            if signal.rule not in {HIGH_LOW_TAKER, HIGH_LOW_DEF, HIGH_LOW_TRUMP}:
                continue
            first = signal.facts["first"]
            assert isinstance(first, Card)
            (trick,) = (trick for trick in play.tricks if first in trick.cards)
            before = trick.cards[: trick.cards.index(first)]
            assert first.rank.isdigit()
            assert any(other.suit == "T" != first.suit or other in TAROT.all.above(first) for other in before)
            assert card.height < first.height
