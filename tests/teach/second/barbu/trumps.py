"""The ladder of Trumps, its proofs and its counts, said again from the rules’ own words."""

from __future__ import annotations

from typing import Any

from tests.teach import naive
from tests.teach.asked import codes, moments
from tests.teach.second.barbu import plain
from tutor.show.laid import told
from tutor.teach.question import Answer, Question

Trick = tuple[int, list[str]]


def trumps_of(question: Question) -> str:
    """The trumps of which the question speaks."""
    return str(question.facts["suit"])


def tricks_of(shown: dict[str, Any]) -> list[Trick]:
    """The tricks on a board: who has led, and the cards from there on."""
    return [(trick["leader"], trick["cards"]) for trick in shown["tricks"]]


def deciding(question: Question, answer: Answer) -> bool:
    """Whether the rule is the rung of the ladder on which the card stands."""
    [(_, board, _)] = moments(question)
    shown: Any = board.to_json()
    trumps = shown["from"]["contract"].split()[1]
    hand, trick = naive.hand_of(shown), naive.trick_of(shown)
    return answer == (rung(hand, trick, trumps),)


def rung(hand: list[str], trick: list[str], trumps: str) -> str:
    """The rung of the ladder on which a player stands."""
    if not trick:
        return "B-TR-SUIT"
    own, ruffs, led = plain.of(hand, trumps), plain.of(trick, trumps), trick[0][0]
    higher = [card for card in own if all(plain.height(card) > plain.height(other) for other in ruffs)]
    if led == trumps:
        return "B-TR-TRUMPLED-BEAT" if higher else "B-TR-TRUMPLED-LOW" if own else "B-TR-TRUMPLED-VOID"
    if plain.of(hand, led):
        return "B-TR-PLAIN-FOLLOW"
    if not own:
        return "B-TR-VOID-ALL"
    if not ruffs:
        return "B-TR-MUST-RUFF"
    return "B-TR-OVERRUFF" if higher else "B-TR-NO-UNDERRUFF-DUTY"


def proves(question: Question, answer: Answer) -> bool:
    """Whether just those are marked with which the last card could not have been played."""
    ((_, cards),) = tricks_of(told(question.boards[1]))
    call, (*before, last) = f"trumps {trumps_of(question)}", cards
    barred = {one.id for one in question.options if last not in plain.legal(call, [last, one.id], before)}
    return {*answer} == barred


def revoke(question: Question, answer: Answer) -> bool:
    """Whether it is the one card that a later one of the same player shows to have been against the rules."""
    call, tricks = f"trumps {trumps_of(question)}", tricks_of(told(question.boards[1]))
    broken = []
    for number, (leader, cards) in enumerate(tricks):
        assert number + 1 == len(tricks) or plain.winner(cards, leader, call[-1]) == tricks[number + 1][0]
        for place, card in enumerate(cards):
            by = (leader + place) % 4
            later = [other[(by - first) % 4] for first, other in tricks[number + 1 :]]
            if any(card not in plain.legal(call, [card, had], cards[:place]) for had in later):
                broken.append(card)
    return [*answer] == broken


def longest(question: Question, answer: Answer) -> bool:
    """Whether it is the suit with more cards than each of the others."""
    counts = {suit: len(plain.of(codes(question.boards[0]), suit)) for suit in plain.SUITS}
    return len(answer) == 1 and all(counts[answer[0]] > counts[other] for other in counts if other != answer[0])


JUDGES = {
    "trumps-rule": deciding,
    "trumps-proves": proves,
    "trumps-revoke": revoke,
    "trumps-suit": longest,
}
