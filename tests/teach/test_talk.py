"""Leads that speak: what each card of a hand would tell, and deals whose defenders have told no lie."""

from __future__ import annotations

import random

import pytest

from tests.teach.asked import questions
from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.tarot.advice.told import told
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.odds.leads import of_partner
from tutor.teach.kinds.say.leads import say_by_lead
from tutor.teach.kinds.tells.leads import lead_tells
from tutor.teach.open_boards import Played
from tutor.teach.positions import LEARNER
from tutor.teach.signals import leads as talk
from tutor.teach.signals.leads import lead
from tutor.teach.signals.readings import SILENT

#: The king of hearts, no other honour that counts but the queen of clubs, and five trumps.
HAND = TAROT.read("S4 S6 SJ H1 H3 HK D2 D9 C2 C7 CJ CN CQ T6 T14 T15 T18 T19")

TOLD = {
    "S4": ("honour", False),
    "S6": ("no-honour", True),
    "H3": ("honour", True),
    "HK": ("strong-hand", None),
    "C2": ("honour", True),
    "CN": ("no-honour", False),
    "CQ": ("nothing", None),
    "T14": ("few-trumps", True),
    "T15": ("many-trumps", False),
}


@pytest.mark.parametrize(("code", "tells"), TOLD.items(), ids=TOLD)
def test_what_a_card_would_tell_as_the_first_lead_of_the_deal(code: str, tells: tuple[str, bool | None]) -> None:
    """An ace to a 5 promises the king or the queen, a 6 to a knight denies both, a queen speaks for itself."""
    found = lead(talk.opening(HAND), TAROT[code])
    assert (found.tells, found.true) == tells


def test_two_more_trumps_make_the_truth_a_lie_and_the_lie_the_truth() -> None:
    seven = talk.opening(HAND - TAROT.read("S4 S6") | TAROT.read("T2 T4"))
    assert [lead(seven, TAROT[code]).true for code in ("T14", "T15")] == [False, True]


@pytest.mark.parametrize("seed", range(40))
def test_before_the_learner_leads_nobody_has_told_a_lie_and_no_trump_has_been_led(seed: int) -> None:
    play = talk.on_lead(random.Random(seed), level=3)
    assert [one.card for one in told(play) if one.signal.true is False] == []
    assert {trick.cards[0].suit for trick in play.tricks} <= {*SUITS}
    assert play.turn == LEARNER
    assert play.taker != LEARNER
    assert not {PETIT, THE_EXCUSE} & {*play.hand}
    assert {lead(play, card).tells for card in play.hand} & {"nothing"}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_leads_the_petit_to_tell_something(level: int) -> None:
    for question in questions(lead_tells, level).values():
        [seen] = question.boards
        assert isinstance(seen, Played)
        assert seen.tricks[-1].cards != (PETIT,)


@pytest.mark.parametrize("level", LEVELS)
def test_a_right_answer_hears_what_partners_make_of_a_lead_that_tells_something(level: int) -> None:
    for question in questions(lead_tells, level).values():
        [right] = [option for option in question.options if option.right]
        why, *after = question.because
        assert why == right.says
        assert bool(after) == (right.id != SILENT)


def test_only_a_strong_hand_is_to_say_that_it_is_strong() -> None:
    wished = [say_by_lead.question(3, seed) for seed in range(1, 60)]
    strong = [
        question for question in wished if any(option.right for option in question.options if option.id[1] == "K")
    ]
    assert strong
    for question in strong:
        assert sum(option.id[0] == TRUMP for option in question.options) >= 7


#: The king and the queen lie among so many unseen cards: with one player of three, and perhaps in the dog.
SHARES = [
    ("", "C", 51.4),
    ("S1 S2 S3 H6 H7 H8", "C", 56.0),
    ("", "H", 30.0),
    ("S1 S2 S3 H6 H7 H8", "H", 33.3),
]


@pytest.mark.parametrize(("dog", "led", "share"), SHARES)
def test_how_often_a_partner_holds_an_honour_before_anybody_has_led(dog: str, led: str, share: float) -> None:
    hand = TAROT.read("S4 S6 SJ H1 H3 HK D2 D9 DQ C2 C7 CJ CN T6 T14 T15 T18 T19")
    assert round(100 * float(of_partner(hand, TAROT.read(dog), led)), 1) == share
