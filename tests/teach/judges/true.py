"""What is true, said again."""

from __future__ import annotations

from tests.barbu import naive as barbu
from tests.barbu import plain
from tests.barbu.plain import legal, suit
from tests.teach import naive
from tests.teach.judges.asked import Json
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
    "not-again",
    "as-they-are",
    "mend",
    "dog-seen",
    "for-you",
    "trumps-shown",
}
#: What they say of five players, of the call and of the secret partner.
OF_FIVE = {
    "before-the-dog",
    "own-may-be-called",
    "alone-with-the-dog",
    "queen-with-all-kings",
    "first-lead-only",
    "three-in-the-dog",
    "eight-are-enough",
    "two-and-one",
    "sits-out",
    "says-nothing",
    "king-kept",
    "king-may-be-led",
    "over-the-taker",
    "may-show",
    "given-at-the-count",
    "half-of-the-taker",
}
#: What they say of three players, of deals that are not played, and of conduct.
AT_THE_TABLE = {
    "dog-of-six-at-three",
    "packets-of-four",
    "twelve-are-too-few",
    "alone-against-two",
    "needs-as-much",
    "half-to-the-defence",
    "half-to-the-taker",
    "twice-each",
    "over-the-other-defender",
    "low-lead-promises",
    "same-dealer-again",
    "dealer-barred",
    "hands-go-back",
    "nobody-scores",
    "passed-on",
    "lone-petit-told",
    "hands-lie",
    "shuffled-each-time",
    "one-trick-back",
    "not-two-back",
    "by-oversight",
    "piles-opened",
    "arbiter-called",
    "trumping-revokes",
    "sparing-revokes",
    "card-stays-in-hand",
}


def true(asked: Json, answer: Answer) -> bool:
    """Whether just the claims are marked that the rules make."""
    return {*answer} == {option["id"] for option in asked["options"]} & (TRUE | OF_FIVE | AT_THE_TABLE)


def no_hearts_true(asked: Json, answer: Answer) -> bool:
    """Whether the sentence says what all the cards that may be played have in common."""
    *_, board = asked["boards"]
    hand, trick = naive.hand_of(board), naive.trick_of(board)
    if sorted(legal("no-hearts", hand, trick)) == sorted(hand):
        right = "any"
    elif not trick:
        right = "no-heart"
    else:
        right = "heart" if suit(trick[0]) == "H" else "suit"
    return [*answer] == [right]


#: What is always true in Domino, and what never.
ALWAYS = {"hold": False, "lack": True, "ace": False, "both": False, "over": False, "free": True, "four": False}


def domino_claims(asked: Json, answer: Answer) -> bool:
    """Whether just those are marked that are always true, or true now: a card fits, or none of the hand does."""
    [board] = asked["boards"]
    lying, start = naive.cards_of(board["moves"]), board["from"]["contract"].split()[1]
    holds = {card: barbu.layable([card], lying, start) == {card} for card in plain.DECK}
    holds["pass"] = not any(holds[card] for card in naive.hand_of(board))
    return {*answer} == {option["id"] for option in asked["options"] if (ALWAYS | holds)[option["id"]]}


JUDGES = {"true": true, "no-hearts-true": no_hearts_true, "domino-claims": domino_claims}
