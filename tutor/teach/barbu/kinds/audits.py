"""Four scores of a deal, one of which is wrong: what things are worth finds it, and so does the sum of all four.

Each factory makes one kind of question about one contract, as those in ``costs`` do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain

from tutor.barbu.contracts.kinds import EveryTrick, PenaltyCards
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.kinds.costs import (
    ADD_UP,
    PER_TRICK,
    SCORED,
    Slip,
    hints_of,
    of_player,
    read_tricks,
    shared_tricks,
    told_tricks,
    worked_out,
    worth_of,
)
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Laid, Option, Question
from tutor.teach.saying import Saying

WHOSE_WRONG = N_("The contract is {contract:term}. One of these four scores is wrong. Which one?")
RIGHT_SCORE = N_("So the score of {points:signed} is right.")
SHOULD_BE = N_("It should be {points:signed}.")
SUM_SAYS = N_("The scores must come to {total:signed}, and with this one they come to {summed:signed}.")
WON = N_("{by:Player}:")
NOTHING_WON = N_("{by:Player}: nothing")

#: How often a score is wrong by something that people believe, where that can be.
_BELIEVED = 2 / 3


def audit_of_cards(name: str, title: Message, contract: PenaltyCards, slips: Sequence[Slip], at_most: int = 10) -> Kind:
    """The kind that shows who has won which of the cards that cost, and four scores of which one is wrong.

    It is wrong by the price of a card, and from the second level on often by one of the ``slips``.  Nobody has won
    more than ``at_most`` such cards.
    """

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Laid, ...]:
        costly = [card for card in BARBU.cards if contract.costly(card)]
        while True:
            if level > 1:
                rng.shuffle(costly)
            seats = [rng.randrange(PLAYERS) for _ in costly]
            piles = [tuple(card for card, by in zip(costly, seats, strict=True) if by == at) for at in range(PLAYERS)]
            if sum(map(bool, piles)) > 1 and max(map(len, piles)) <= at_most:
                return tuple(
                    Laid(pile, of_player(WON if pile else NOTHING_WON, by), small=True) for by, pile in enumerate(piles)
                )

    def ask(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
        piles = [board.cards for board in boards if isinstance(board, Laid)]
        scores = [worth_of(pile, contract) for pile in piles]
        believed = [
            (by, slip.counts(pile), slip.says)
            for by, pile in enumerate(piles)
            for slip in slips
            if slip.counts(pile) != scores[by]
        ]
        workings = [[*chain.from_iterable(says.sentences for says in worked_out(pile, contract))] for pile in piles]
        return _audited(boards, contract, scores, workings, believed, level, rng)

    return Kind(name, title, "choose", (contract.score_rule,), draw, ask, of_a_deal=False)


def audit_of_tricks(name: str, title: Message, contract: EveryTrick) -> Kind:
    """The kind that tells how many tricks everybody has won, and four scores of which one is wrong."""
    price = contract.price(STANDARD)

    def draw(_level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
        return (Laid((), written=tuple(told_tricks(shared_tricks(rng), price, 1))),)

    def ask(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
        counts = read_tricks(boards[0], price)
        scores = [count * price for count in counts]
        workings = [
            [(PER_TRICK, {"count": count, "worth": abs(price), "points": abs(count * price)})] for count in counts
        ]
        return _audited(boards, contract, scores, workings, [], level, rng)

    return Kind(name, title, "choose", (contract.score_rule,), draw, ask, of_a_deal=False)


def _audited(  # noqa: PLR0913, PLR0917 - all that makes up a question
    boards: tuple[Board, ...],
    contract: PenaltyCards | EveryTrick,
    scores: Sequence[int],
    workings: Sequence[Sequence[tuple[Message, Facts]]],
    believed: Sequence[tuple[int, int, Message]],
    level: int,
    rng: random.Random,
) -> Question:
    """Four scores of which one is wrong: by one of the things ``believed``, or by one price too much or too little."""
    rule, total = contract.score_rule, contract.total(STANDARD, BARBU, PLAYERS)
    price = abs(contract.pieces(STANDARD, BARBU, PLAYERS)[-1])
    plain = [(by, score + off) for by, score in enumerate(scores) if score for off in (price, -price) if score + off]
    wrong, value = rng.choice(plain)
    why: tuple[tuple[Message, Facts], ...] = ()
    if believed and level > 1 and rng.random() < _BELIEVED:
        wrong, value, says = rng.choice(believed)
        why = ((says, {}),)
    summed = sum(scores) - scores[wrong] + value
    should = (SHOULD_BE, {"points": scores[wrong]}), (SUM_SAYS, {"total": total, "summed": summed})
    options = tuple(
        Option(
            str(by),
            of_player(SCORED, by, points=value if by == wrong else score),
            by == wrong,
            Saying(rule, (*(why or workings[by]), *should))
            if by == wrong
            else Saying(rule, (*workings[by], (RIGHT_SCORE, {"points": score}))),
        )
        for by, score in enumerate(scores)
    )
    hints = hints_of(ADD_UP, contract)
    return Question("choose", boards, WHOSE_WRONG, (options[wrong].says,), hints, {"contract": contract.name}, options)
