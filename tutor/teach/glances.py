"""Answers at a glance: those that somebody finds by the looks of the options, without a thought for the rules.

A kind names the glances with which its answer would be found too often, and of each its counterpart: with the lowest
card the highest one.  ``Kind.question`` then draws so that three in five of them lead astray.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.core.rule import Rule
from tutor.tarot.score.count import points
from tutor.tarot.trick import BOUTS
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

#: What somebody answers at a glance; nothing, where there is nothing of that sort.
Glance = Callable[[Question], Answer]
#: Some cards of a question, out of all that can be answered with.
Some = Callable[[Sequence[Card]], Sequence[Card]]
#: A count of some cards.
Count = Callable[[Collection[Card]], int]


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


def marked(some: Some) -> Glance:
    """Some of the cards, all of them."""

    def glance(question: Question) -> Answer:
        named = _cards(question)
        return tuple(named[card] for card in some([*named]))

    return glance


def _cards(question: Question) -> dict[Card, str]:
    """The cards that can be answered, each with its id."""
    return {option.shows: option.id for option in question.options if isinstance(option.shows, Card)}


def _height(card: Card) -> tuple[bool, bool, int]:
    """Trumps above all suits, the Excuse below."""
    return card.suit == TRUMP, card.code != EXCUSE, card.height


def by_value(number: int) -> Glance:
    """The line at a place in the order of the biggest number in it."""

    def glance(question: Question) -> Answer:
        lines = {option.id: option.shows for option in question.options if isinstance(option.shows, Saying)}
        order = sorted(lines, key=lambda name: max(_numbers(lines[name]), default=0))
        return (order[number],) if order else ()

    return glance


def _numbers(line: Saying) -> list[float]:
    """The numbers in a line, without their signs."""
    return [abs(fact) for _, facts in line.sentences for fact in facts.values() if isinstance(fact, float | int)]


def most(count: Count) -> Glance:
    """The option with most cards of a sort, if there is one alone."""

    def glance(question: Question) -> Answer:
        counted = _counted(count, question)
        found = tuple(name for name in counted if counted[name] == max(counted.values()))
        return found if len(found) == 1 else ()

    return glance


def fewest(count: Count) -> Glance:
    """The option with fewest cards of a sort."""
    return most(lambda cards: -count(cards))


def _counted(count: Count, question: Question) -> dict[str, int]:
    """A count for each option that is some cards."""
    return {
        option.id: count(option.shows)
        for option in question.options
        if not isinstance(option.shows, Card | Rule | Saying | str)
    }


def worth(cards: Collection[Card]) -> int:
    """The points of some cards of French Tarot, doubled."""
    return sum(map(points, cards))


def bouts(cards: Collection[Card]) -> int:
    """The number of bouts among some cards."""
    return sum(card in BOUTS for card in cards)
