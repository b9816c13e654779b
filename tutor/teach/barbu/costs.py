"""Piles of cards and tricks won by everybody, as points of a contract; a ``Slip`` is somebody’s wrong count."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.values import STANDARD, Values
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying

ONE_COSTS = N_("{cards:and} costs {worth}.")
EACH_COSTS = N_("{cards:and} cost {worth} each: that makes {points}.")
NOTHING_COUNTS = N_("None of these cards counts in this contract, so they cost nothing.")
TOGETHER = N_("Together they cost {points} points.")
PER_TRICK = N_("{count} {count:n|trick|tricks} at {worth} points: that makes {points}.")
TRICKS_WON = N_("{by:Player}: {count} {count:n|trick|tricks}")
TRICKS_UNKNOWN = N_("{by:Player}: the other tricks")
SCORED = N_("{by:Player}: {points:signed}")
SCORE_UNKNOWN = N_("{by:Player}: ?")

#: The cards of some tricks that one player has won.
Pile = tuple[Card, ...]


class Slip(NamedTuple):
    """A wrong belief: what somebody counts who has it, in points below or above zero, and what to tell them."""

    counts: Callable[[Pile], int]
    says: Message


# What is counted


def worth_of(pile: Pile, contract: PenaltyCards, values: Values = STANDARD) -> int:
    """The points of the cards of a pile, below zero."""
    return sum(contract.penalty(card, values) for card in pile)


def worked_out(pile: Pile, contract: PenaltyCards, values: Values = STANDARD) -> Iterator[Saying]:
    """The sum of a pile step by step: the dearest cards first, then all of them together."""
    rule = contract.score_rule
    costs = sorted({worth for card in pile if (worth := contract.penalty(card, values))})
    if not costs:
        yield Saying.plain(NOTHING_COUNTS, rule)
    for worth in costs:
        cards = BARBU.set(card for card in pile if contract.penalty(card, values) == worth)
        says = EACH_COSTS if len(cards) > 1 else ONE_COSTS
        yield Saying.plain(says, rule, cards=cards, worth=-worth, points=-worth * len(cards))
    if len(costs) > 1:
        yield Saying.plain(TOGETHER, rule, points=-worth_of(pile, contract, values))


def shared_tricks(rng: random.Random) -> list[int]:
    """The numbers of tricks that the players have won: all of a deal, and everybody has some."""
    cuts = sorted(rng.sample(range(1, WHOLE), PLAYERS - 1))
    return [after - before for before, after in zip([0, *cuts], [*cuts, WHOLE], strict=True)]


def told_tricks(counts: Sequence[int], price: int, level: int) -> Iterator[Saying]:
    """The sentences about the tricks: all of them, all but the learner’s, or what the others’ were worth."""
    for by, count in enumerate(counts):
        match level, by == LEARNER:
            case (1, _) | (2, False):
                yield of_player(TRICKS_WON, by, count=count)
            case 2, True:
                yield of_player(TRICKS_UNKNOWN, by)
            case _, True:
                yield of_player(SCORE_UNKNOWN, by)
            case _:
                yield of_player(SCORED, by, points=count * price)


def of_player(message: Message, by: int, **facts: int) -> Saying:
    """Something said of a player, seen from the learner’s chair."""
    return Saying(None, ((message, {"by": by, **facts}),), CHAIR)
