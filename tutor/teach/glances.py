"""Answers at a glance: those that somebody finds by the looks of the options, without a thought for the rules.

A kind names the glances with which its answer would be found too often, and of each its counterpart: with the lowest
card the highest one.  ``Kind.question`` then draws so that three in five of them lead astray.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.teach.question import Answer, Question

#: What somebody answers at a glance; nothing, where there is nothing of that sort.
Glance = Callable[[Question], Answer]
#: Some cards of a question, out of all that can be answered with.
Some = Callable[[Sequence[Card]], Sequence[Card]]


def astray(glances: Sequence[Glance], name: str) -> list[Glance]:
    """Three in five of the glances, which lead astray in the question of this name, always the same ones."""
    rng = random.Random(f"{name} at a glance")
    return rng.sample(glances, min(len(glances), len(glances) * 3 // 5 + rng.randint(0, 1)))


def finds(glance: Glance, question: Question) -> bool:
    """Whether an answer at a glance is right."""
    return {*glance(question)} in map(set, question.key)


def usual(*answer: str) -> Glance:
    """The same answer every time."""
    return lambda _: answer


def place(number: int) -> Glance:
    """The option at a place, counted from 0, if there are so many."""
    return lambda question: tuple(option.id for option in question.options[number : number + 1])


def by_height(number: int, some: Some = tuple) -> Glance:
    """The card at a place in the order of height, from 0, the lowest, or from -1, the highest; among some of them."""

    def glance(question: Question) -> Answer:
        named = _cards(question)
        order = sorted(some([*named]), key=_height)
        return (named[order[number]],) if -len(order) <= number < len(order) else ()

    return glance


def middle(question: Question) -> Answer:
    """The card in the middle of the order of height."""
    return by_height(len(question.options) // 2)(question)


def numbered(cards: Sequence[Card]) -> Sequence[Card]:
    """Those with a number on them: trumps, and low cards of suits."""
    return [card for card in cards if card.rank.isdigit()]


def by_number(number: int) -> Glance:
    """The card at a place in the order of the numbers on the cards."""

    def glance(question: Question) -> Answer:
        named = _cards(question)
        order = sorted(numbered([*named]), key=lambda card: int(card.rank))
        return (named[order[number]],) if order else ()

    return glance


def trumps(cards: Sequence[Card]) -> Sequence[Card]:
    """Trumps of French Tarot."""
    return [card for card in cards if card.suit == TRUMP]


def but_hearts(cards: Sequence[Card]) -> Sequence[Card]:
    """All cards but hearts."""
    return [card for card in cards if card.suit != "H"]


def longest_suit(cards: Sequence[Card]) -> Sequence[Card]:
    """Those of a suit of which there are most."""
    length = Counter(card.suit for card in cards)
    return [card for card in cards if length[card.suit] == max(length.values())]


def shortest_suit(cards: Sequence[Card]) -> Sequence[Card]:
    """Those of a suit of which there are fewest."""
    length = Counter(card.suit for card in cards)
    return [card for card in cards if length[card.suit] == min(length.values())]


def _cards(question: Question) -> dict[Card, str]:
    """The cards that can be answered, each with its id."""
    return {option.shows: option.id for option in question.options if isinstance(option.shows, Card)}


def _height(card: Card) -> tuple[bool, bool, int]:
    """Trumps above all suits, the Excuse below."""
    return card.suit == TRUMP, card.code != EXCUSE, card.height
