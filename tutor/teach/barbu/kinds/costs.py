"""What a deal costs or brings a player, contract by contract.

Each factory makes one kind of question about one contract, without doubles and with the usual values.  What things
are worth is the contract’s own; a ``Slip`` says what somebody counts who believes something else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from tutor.barbu.contracts.kinds import EveryTrick, PenaltyCards
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

YOUR_PILE = N_("The contract is {contract:term}, and you have won these cards. How many points do they cost you?")
YOUR_TRICKS = N_("The contract is {contract:term}. How many points does the deal cost you?")
YOUR_GAIN = N_("The contract is {contract:term}. How many points does the deal bring you?")
WHAT_COUNTS = N_("Which of these cards count in this contract?")
HOW_MANY_TRICKS = N_("How many tricks are yours, and what is each of them worth?")
ADD_UP = N_("What must the four scores come to together?")

ONE_COSTS = N_("{cards:and} costs {worth}.")
EACH_COSTS = N_("{cards:and} cost {worth} each: that makes {points}.")
NOTHING_COUNTS = N_("None of these cards counts in this contract, so they cost nothing.")
TOGETHER = N_("Together they cost {points} points.")
THE_REST = N_("There are {all} tricks, and the others have won {others} of them: you have won {count}.")
PER_TRICK = N_("{count} {count:n|trick|tricks} at {worth} points: that makes {points}.")
FROM_TOTAL = N_(
    "The four scores come to {total:signed}, and the others have {others:signed}: that leaves {points:signed}."
)
WITHOUT_MINUS = N_("That is what is written down, {points:signed}. The question asks only how many points it is.")
ONLY_TRICKS = N_("So many tricks you have won, but each of them counts {worth} points.")
THE_OTHERS = N_("That is what the others have together. The rest of {total:signed} is yours.")

TRICKS_WON = N_("{by:Player}: {count} {count:n|trick|tricks}")
TRICKS_UNKNOWN = N_("{by:Player}: the other tricks")
SCORED = N_("{by:Player}: {points:signed}")
SCORE_UNKNOWN = N_("{by:Player}: ?")

#: How many tricks lie in the learner’s pile, by level.
PILES = (1, 2, 3)
#: How many piles are tried with a number of costly cards before another number.
TRIES = 300

#: The cards of some tricks that one player has won.
Pile = tuple[Card, ...]


class Slip(NamedTuple):
    """A wrong belief: what somebody counts who has it, in points below or above zero, and what to tell them."""

    counts: Callable[[Pile], int]
    says: Message


def of_cards(
    name: str,
    title: Message,
    contract: PenaltyCards,
    fits: Callable[[int, Pile], bool],
    slips: Sequence[Slip] = (),
) -> Kind:
    """The kind that asks what a pile of cards costs in ``contract``: some complete tricks, more from level to level.

    ``fits`` says by the level which piles it asks about.
    """
    costly = [card for card in BARBU.cards if contract.costly(card)]
    others = [card for card in BARBU.cards if card not in costly]

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
        size = PILES[level - 1] * PLAYERS
        while True:  # every number of costly cards is as likely as any other, or most piles would cost the same
            count = rng.randint(0, min(len(costly), size))
            for _ in range(TRIES):
                pile = [*rng.sample(costly, count), *rng.sample(others, size - count)]
                rng.shuffle(pile)
                if fits(level, tuple(pile)):
                    return (Laid(tuple(pile)),)

    def ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
        pile = boards[0].cards if isinstance(boards[0], Laid) else ()
        counts = BARBU.set(card for card in pile if contract.costly(card))
        hints = hints_of(WHAT_COUNTS, contract)._replace(lit=(counts or None,))
        believed = [(slip.counts(pile), Saying.plain(slip.says, contract.score_rule)) for slip in slips]
        because = tuple(worked_out(pile, contract))
        return _points(boards, YOUR_PILE, contract, worth_of(pile, contract), because, hints, believed)

    return Kind(name, title, "number", (contract.score_rule,), draw, ask, of_a_deal=False)


def of_tricks(name: str, title: Message, contract: EveryTrick) -> Kind:
    """The kind that asks what a deal costs or brings in which all tricks count alike.

    All tricks are told at first; then those of the learner are left out; at last only the others’ points are told.
    """
    price, rule = contract.price(STANDARD), contract.score_rule
    total = WHOLE * price

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
        return (Laid((), written=tuple(told_tricks(shared_tricks(rng), price, level))),)

    def ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
        others = read_tricks(boards[0], price)[1:]
        count = WHOLE - sum(others)
        worked = (PER_TRICK, {"count": count, "worth": abs(price), "points": abs(count * price)})
        rest = (THE_REST, {"all": WHOLE, "others": sum(others), "count": count})
        left = (FROM_TOTAL, {"total": total, "others": sum(others) * price, "points": count * price})
        because = Saying(rule, ((worked,), (rest, worked), (left,))[level - 1])
        slips = [
            (count, Saying.plain(ONLY_TRICKS, rule, worth=abs(price))),
            (sum(others) * price, Saying.plain(THE_OTHERS, rule, total=total)),
        ]
        prompt = YOUR_GAIN if contract.positive else YOUR_TRICKS
        hints = hints_of(ADD_UP if level > 2 else HOW_MANY_TRICKS, contract)  # noqa: PLR2004 - levels are counted
        return _points(boards, prompt, contract, count * price, (because,), hints, slips)

    return Kind(name, title, "number", (rule,), draw, ask, of_a_deal=False)


# What is counted


def worth_of(pile: Pile, contract: PenaltyCards) -> int:
    """What the cards of a pile come to, below zero."""
    return sum(contract.penalty(card, STANDARD) for card in pile)


def worked_out(pile: Pile, contract: PenaltyCards) -> Iterator[Saying]:
    """What the cards of a pile cost, the dearest first, and together."""
    rule = contract.score_rule
    costs = sorted({worth for card in pile if (worth := contract.penalty(card, STANDARD))})
    if not costs:
        yield Saying.plain(NOTHING_COUNTS, rule)
    for worth in costs:
        cards = BARBU.set(card for card in pile if contract.penalty(card, STANDARD) == worth)
        says = EACH_COSTS if len(cards) > 1 else ONE_COSTS
        yield Saying.plain(says, rule, cards=cards, worth=-worth, points=-worth * len(cards))
    if len(costs) > 1:
        yield Saying.plain(TOGETHER, rule, points=-worth_of(pile, contract))


def shared_tricks(rng: random.Random) -> list[int]:
    """How many tricks everybody has won: all of a deal, and everybody has some."""
    cuts = sorted(rng.sample(range(1, WHOLE), PLAYERS - 1))
    return [after - before for before, after in zip([0, *cuts], [*cuts, WHOLE], strict=True)]


def told_tricks(counts: Sequence[int], price: int, level: int) -> Iterator[Saying]:
    """What is told of the tricks: all of them, all but the learner’s, or what the others’ were worth."""
    for by, count in enumerate(counts):
        if level == 1:
            yield of_player(TRICKS_WON, by, count=count)
        elif level == 2:  # noqa: PLR2004 - levels are counted
            yield of_player(TRICKS_UNKNOWN, by) if by == LEARNER else of_player(TRICKS_WON, by, count=count)
        else:
            yield of_player(SCORE_UNKNOWN, by) if by == LEARNER else of_player(SCORED, by, points=count * price)


def read_tricks(board: Board, price: int) -> list[int]:
    """The tricks of all players by what is told of them; where those of the learner are not told, 0."""
    told = [line.sentences[0][1] for line in board.written] if isinstance(board, Laid) else []
    return [int(str(facts.get("count", 0))) or int(str(facts.get("points", 0))) // price for facts in told]


def of_player(message: Message, by: int, **facts: int) -> Saying:
    """Something said of a player, seen from the learner’s chair."""
    return Saying(None, ((message, {"by": by, **facts}),), CHAIR)


# What is asked


def _points(  # noqa: PLR0913, PLR0917 - all that makes up a question
    boards: tuple[Board, ...],
    prompt: Message,
    contract: PenaltyCards | EveryTrick,
    points: int,
    because: tuple[Saying, ...],
    hints: Hints,
    slips: Sequence[tuple[int, Saying]],
) -> Question:
    """How many points it is, won or lost; of those that are lost one may have written the minus."""
    said = {Decimal(abs(slip)): says for slip, says in slips if abs(slip) != abs(points)}
    if points < 0:
        said[Decimal(points)] = Saying.plain(WITHOUT_MINUS, contract.score_rule, points=points)
    facts: Facts = {"contract": contract.name}
    return Question("number", boards, prompt, because, hints, facts, number=Number(Decimal(abs(points)), said))


def hints_of(nudge: Message, contract: PenaltyCards | EveryTrick) -> Hints:
    """A question back, then what counts in the contract."""
    return Hints((Saying.plain(nudge),), (Saying.plain(contract.score_rule.statement, contract.score_rule),))
