"""Which cards may be played in a contract: every one of them is marked."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.phases import Phase
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.plays import board, dealt, until
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Question

MARK_CARDS = N_("Mark every card that you may play.")
MARK_CARDS_OF_BOTH = N_("Here are two tables. At each of them, mark every card that you may play.")

#: Moments by level: those that a rule makes plain, any of the contract, and those where many answer otherwise.
Moments = tuple[Callable[[Phase], bool], ...]


def allowed(name: str, title: Message, call: str, rules: tuple[Rule, ...], moments: Moments) -> Kind:
    """The kind that asks for the cards that may be played in a contract, ``call`` as records write it.

    ``moments`` say for each of the three levels which positions it asks about; from the second level on there are two
    tables. A fourth, if there is one, says where every card may be played: then one of the two tables is such a one.
    """

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
        if level == 1:
            return (_found(call, moments[0], rng),)
        free = moments[LEVELS.stop - 1 :]
        found = [_found(call, moments[level - 1], rng), *(_any_goes(call, fits, rng) for fits in free)]
        if free:
            rng.shuffle(found)
            return tuple(found)
        return found[0], _found(call, moments[level - 1], rng)

    return Kind(name, title, "mark", rules, draw, ask)


def _found(call: str, fits: Callable[[Phase], bool], rng: random.Random) -> Record:
    """A deal at a moment that fits, as the learner sees it, with something allowed and something not."""

    def asks(at: Phase) -> bool:
        ruled = [ruling.legal for ruling in rulings.asked(at)]
        return any(ruled) and not all(ruled) and fits(at)

    while True:
        found = until(dealt(call, rng), rng, asks)
        if found is not None:
            return board(found)


def _any_goes(call: str, fits: Callable[[Phase], bool], rng: random.Random) -> Record:
    """A deal at a moment that fits, as the learner sees it; whoever answers has to see that nothing binds them."""
    while True:
        found = until(dealt(call, rng), rng, fits)
        if found is not None:
            return board(found)


def ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    """Which cards may be played on these boards, all of them to be marked."""
    prompt = MARK_CARDS_OF_BOTH if len(boards) > 1 else MARK_CARDS
    hints = rulings.hints(*map(rulings.decides, boards))
    return Question("mark", boards, prompt, rulings.because(boards), hints, options=rulings.options(boards))
