"""The last cards of a contract, solved once more in lists of codes: every player tries all that makes a difference.

It knows from the deal who holds what, what lies and who has led.  Everybody plays for their own
score; what is all the same to them they play so that the learner, in seat 0, comes out worst, then seat 0, 1, 2, 3.
"""

from __future__ import annotations

import json
from functools import cache

from tests.barbu import plain
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

LEARNER = 0

Hands = tuple[frozenset[str], ...]
Scores = tuple[int, ...]


def better(scores: Scores, turn: int) -> tuple[int, ...]:
    """What a player prefers: more for themselves, then less for the learner, then less for the others in turn."""
    return scores[turn], -scores[LEARNER], *(-score for score in scores)


def price(call: str, trick: tuple[str, ...], left: int) -> int:
    """What a trick is worth to its winner, when so many tricks are left with it."""
    name = call.split(maxsplit=1)[0]
    last = {1: -20, 2: -10}.get(left, 0) if name == "no-last-two" else 0
    return last + {"no-tricks": -2, "trumps": 5}.get(name, 0) + sum(plain.penalty(name, card) for card in trick)


def different(cards: list[str], others: set[str], name: str) -> list[str]:
    """The cards without those that come to the same as the one above: it costs the same, and nothing lies between."""
    found: list[str] = []
    for card in sorted(cards, key=lambda card: (plain.suit(card), plain.height(card)), reverse=True):
        last = found[-1] if found and plain.suit(found[-1]) == plain.suit(card) else None
        between = last and {
            one
            for one in plain.of([*others], plain.suit(card))
            if plain.height(card) < plain.height(one) < plain.height(last)
        }
        if last is None or between or plain.penalty(name, last) != plain.penalty(name, card):
            found.append(card)
    return found


def in_tricks(call: str, hands: Hands, leader: int, trick: tuple[str, ...]) -> dict[str, Scores]:
    """What everybody scores from here on after each card of the player to move."""
    name, _, trumps = call.partition(" ")

    @cache
    def led(hands: Hands, leader: int) -> Scores:
        return to_come(hands, leader, ())

    def to_come(hands: Hands, leader: int, trick: tuple[str, ...]) -> Scores:
        if len(trick) == 4:
            by = plain.winner(trick, leader, trumps or None)
            left = len(hands[by]) + 1
            rest = led(hands, by) if any(hands) else (0, 0, 0, 0)
            return tuple(score + price(call, trick, left) * (seat == by) for seat, score in enumerate(rest))
        turn = (leader + len(trick)) % 4
        cards = plain.legal(call, sorted(hands[turn]), trick)
        if len(cards) > 1:
            cards = different(cards, {*trick}.union(*hands) - hands[turn], name)
        tried = (after(hands, leader, trick, card) for card in cards)
        return max(tried, key=lambda scores: better(scores, turn))

    def after(hands: Hands, leader: int, trick: tuple[str, ...], card: str) -> Scores:
        return to_come(tuple(hand - {card} for hand in hands), leader, (*trick, card))

    cards = plain.legal(call, sorted(hands[(leader + len(trick)) % 4]), trick)
    return {card: after(hands, leader, trick, card) for card in cards}


def in_domino(start: str, hands: Hands, turn: int, lying: frozenset[str]) -> dict[str, Scores]:
    """What everybody scores from here on after each card of the player to move, or after a pass."""

    @cache
    def to_come(hands: Hands, turn: int, lying: frozenset[str], place: int) -> Scores:
        if not any(hands):
            return (0, 0, 0, 0)
        if not hands[turn]:
            return to_come(hands, (turn + 1) % 4, lying, place)
        return max(each(hands, turn, lying, place).values(), key=lambda scores: better(scores, turn))

    def each(hands: Hands, turn: int, lying: frozenset[str], place: int) -> dict[str, Scores]:
        found = {}
        for move in [card for card in sorted(hands[turn]) if plain.fits(card, sorted(lying), start)] or ["pass"]:
            after = tuple(hand - {move} for hand in hands)
            out = move != "pass" and not after[turn]
            rest = to_come(after, (turn + 1) % 4, lying | ({move} - {"pass"}), place + out)
            gained = plain.PLACES[place] if out else 0
            found[move] = tuple(score + gained * (seat == turn) for seat, score in enumerate(rest))
        return found

    return each(hands, turn, lying, sum(not hand for hand in hands))


@cache
def solved(told: str) -> dict[str, Scores]:
    """What comes of each card in a deal with all hands open, a record as JSON writes it."""
    deal = json.loads(told)
    call, played = deal["from"]["contract"], deal["moves"]
    hands = tuple(frozenset(hand) - {*played} for _, hand in sorted(deal["hands"].items()))
    if call.startswith("domino"):
        return in_domino(call.split()[1], hands, LEARNER, frozenset(played) - {"pass"})
    leader, trick = deal["from"]["leader"], tuple[str, ...]()
    for card in played:
        trick = (*trick, card)
        if len(trick) == 4:
            leader, trick = plain.winner(trick, leader, call.partition(" ")[2] or None), ()
    assert (leader + len(trick)) % 4 == LEARNER, "the learner is to play"
    return in_tricks(call, hands, leader, trick)


def puzzle(asked: Json, answer: Answer) -> bool:
    """Whether the card is better for the learner than any other."""
    found = {card: scores[LEARNER] for card, scores in solved(json.dumps(asked["facts"]["deal"])).items()}
    assert {option["id"] for option in asked["options"]} == {*found}
    best, second, *_ = sorted(found.values(), reverse=True)
    assert best > second, "not clear"
    return len(answer) == 1 and found[answer[0]] == best


JUDGES = {"puzzle": puzzle}
