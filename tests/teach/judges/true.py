"""What is true, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tests.teach.second.barbu.plain import legal, suit
from tutor.teach.question import Answer

#: What the federation's rules say of the Excuse and of slams.
TRUE = {
    "no-trump",
    "any-time",
    "led-then-any-card",
    "below-all",
    "stays",
    "given-later",
    "last-changes-sides",
    "wins-after-all-others",
    "every-trick",
    "announced-before-the-lead",
    "announcer-leads",
    "excuse-last",
    "defenders-too",
    "petit-before",
}


def true(asked: Json, answer: Answer) -> bool:
    """Whether just the claims are marked that the rules make."""
    return {*answer} == {option["id"] for option in asked["options"]} & TRUE


def no_hearts_true(asked: Json, answer: Answer) -> bool:
    """Whether the sentence says what all the cards that may be played have in common."""
    [board] = asked["boards"]
    hand, trick = naive.hand_of(board), naive.trick_of(board)
    if sorted(legal("no-hearts", hand, trick)) == sorted(hand):
        right = "any"
    elif not trick:
        right = "no-heart"
    else:
        right = "heart" if suit(trick[0]) == "H" else "suit"
    return [*answer] == [right]


JUDGES = {"true": true, "no-hearts-true": no_hearts_true}
