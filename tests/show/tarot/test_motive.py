"""Why the tutor's players do what they do, in the story: what everybody could see, and at the end what they saw."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot.advice.test_opponent import setting
from tests.tarot.table import tutored
from tutor.core.cards import TAROT
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.show.table.story import Step
from tutor.show.words import Words
from tutor.tarot.dog import Dog
from tutor.tarot.play import Play
from tutor.tarot.trick import Trick

TAROT_STAGE = STAGES["tarot"]
#: Seat 2, opposite the reader, has taken and leads the king of hearts; everybody else has three cards.
HANDS = tuple(map(TAROT.read, ("H2 S3 S4", "H3 S5 S6", "HK S8 S9", "H5 D2 T3")))
KING_LED = Step(Play(3, 2, "garde", HANDS, Trick(2, 4)), TAROT["HK"])
#: Seat 1 leads low from its longest suit.
LOW_LED = Step(Play(3, 2, "garde", HANDS, Trick(1, 4)), TAROT["S5"])


def told(step: Step, *, over: bool | None, seat: int = 0, lang: str = "en") -> list[str]:
    """The story of a step, to the player at a seat."""
    return [*TAROT_STAGE.tell([step], Words(lang, seat), over=over)]


def test_while_a_deal_is_played_a_card_is_told_with_what_everybody_can_see_in_it() -> None:
    assert told(KING_LED, over=False) == [
        (
            "The player opposite plays K♥. A free lead. No higher card of hearts is left, and no opponent is known to"
            " trump the suit."
        )
    ]


def test_a_reason_that_lies_in_a_hidden_hand_waits_for_the_end_of_the_deal() -> None:
    """That spades are the longest suit of that hand, nobody else may know before."""
    assert told(LOW_LED, over=False) == ["The player on your right plays 5♠. A free lead."]
    assert told(LOW_LED, over=True) == [
        (
            "The player on your right plays 5♠. A free lead. No other lead promises more than the longest suit in their"
            " hand, spades: 5♠ is led first, and the rest may win tricks once the others have run out of them."
        )
    ]


def test_ones_own_moves_and_those_of_an_exercise_have_no_motive_of_the_tutors_players() -> None:
    assert told(KING_LED, over=False, seat=2) == told(KING_LED, over=True, seat=2) == ["You play K♥. A free lead."]
    assert told(KING_LED, over=None) == ["The player opposite plays K♥. A free lead."]


def test_a_move_that_is_not_the_advised_one_gets_no_motive() -> None:
    """A match may be older than the tutor's players are now."""
    assert told(LOW_LED._replace(move=TAROT["H3"]), over=True) == ["The player on your right plays 3♥. A free lead."]


def test_of_the_ecart_others_learn_card_by_card_why_when_all_hands_lie_open() -> None:
    at = Dog(setting("SK"), 2, "garde", None, TAROT.read("SK SQ S9 S7 HQ H3 T20 T1"), count=4)
    step = Step(at, "discard HQ")
    assert told(step, over=False) == []
    assert told(step, over=True) == [
        (
            "The player opposite sets Q♥ aside. The whole suit can go, 3♥ and Q♥: with no hearts left, they can trump"
            " them from the first round on."
        )
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_story_of_a_whole_deal_can_be_told_with_all_motives(players: int, lang: str) -> None:
    steps = [Step(at, move) for at, move in tutored(players, 11)]
    words = Words(lang, 0).to(0, players)
    during, after = (list(TAROT_STAGE.tell(steps, words, over=over)) for over in (False, True))
    assert len("".join(after)) > len("".join(during))


@given(st.integers(3, 5), st.integers(0, 2**32), st.sampled_from(LANGUAGES))
@settings(deals, max_examples=10)
def test_what_is_told_of_a_card_during_the_play_does_not_change_with_any_hidden_hand(
    players: int, seed: int, lang: str
) -> None:
    words = Words(lang).to(0, players)
    for at, move in tutored(players, seed):
        if isinstance(at, Play):
            assert motives(at, move, words) == motives(at.seen_by(None), move, words)


def motives(at: Any, move: Any, words: Words) -> list[str]:  # noqa: ANN401 - any phase and move
    """What is told of a move besides itself while the deal is played."""
    return [*TAROT_STAGE.on_table(at).motive(move, words, over=False)]
