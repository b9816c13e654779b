"""The cost of a pile of cards in a contract of Barbu in which certain cards are penalties."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.barbu.contracts.barbu import KING, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_queens import QUEEN, NoQueens
from tutor.barbu.values import STANDARD
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Message
from tutor.teach.barbu.costs import Pile, Slip, worked_out, worth_of
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kinds.worth.points import lost_or_won
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

YOUR_PILE = N_("The contract is {contract:term}, and you have won these cards. How many points do they cost you?")
WHAT_COUNTS = N_("Begin with {cards:and}: does either of them cost anything in {contract:term}?")

#: The number of piles that are tried with a number of costly cards before another number.
TRIES = 300


class Costly(NamedTuple):
    """A contract, what counts in it, which piles it is asked about, and what those count who believe something else."""

    contract: PenaltyCards
    counts: Message
    fits: Callable[[int, Pile], bool]
    slips: tuple[Slip, ...]


def pile_cost(costly: Costly, draw: Draw) -> Posed:
    """One complete trick that the learner has won, then two, then three."""
    contract = costly.contract
    counting = [card for card in BARBU.cards if contract.costly(card)]
    others = [card for card in BARBU.cards if card not in counting]
    size = draw.of(1, 2, 3) * PLAYERS

    def attempt() -> Pile | None:
        # Any number of costly cards is as likely as any other, or most piles would cost the same.
        count = draw.rng.randint(0, min(len(counting), size))
        return next(filter(lambda pile: costly.fits(draw.level, pile), piles(count)), None)

    def piles(count: int) -> Iterator[Pile]:
        for _ in range(TRIES):
            drawn: list[Card] = [*draw.rng.sample(counting, count), *draw.rng.sample(others, size - count)]
            draw.rng.shuffle(drawn)
            yield tuple(drawn)

    pile = draw.until(attempt)
    first, *others = pile
    two = BARBU.set((first, max(others, key=lambda card: card.height)))
    asked = Asked((Laid(pile, data={"of": "you"}),), YOUR_PILE, facts={"contract": contract.name})

    def verdicts(judge: Judge) -> Verdicts:
        lit = BARBU.set(filter(contract.costly, pile)) or None
        rule = contract.score_rule
        begin = Saying.plain(WHAT_COUNTS, cards=two, contract=contract.name)
        hints = Hints((begin,), (Saying.plain(costly.counts, rule),), (lit,))
        believed = [(slip.counts(pile), Saying.plain(slip.says, rule)) for slip in costly.slips]
        number = lost_or_won(worth_of(pile, contract, judge.values), rule, believed)
        return Verdicts((*worked_out(pile, contract, judge.values),), hints, number=number)

    return Posed(asked, verdicts)


# No Hearts

HEARTS_COUNT = N_("Every heart costs points, whoever played it, and the ace costs most. No other card costs any.")
ACE_LIKE_OTHERS = N_("You have counted the ace of hearts like the others. It costs 6, not 2.")
ALL_CARDS = N_("You have counted every card. Only the hearts cost points.")


def _hearts(pile: Pile) -> int:
    return sum(card.suit == HEARTS for card in pile)


def _with_hearts(level: int, pile: Pile) -> bool:
    """Some hearts, and from the second level on the ace among them."""
    ace = BARBU["HA"] in pile
    return _hearts(pile) >= min(level, 2) + 1 and ace is (level > 1)


ACE_AS_A_HEART = Slip(lambda pile: STANDARD.heart * _hearts(pile), ACE_LIKE_OTHERS)
ANY_CARD = Slip(lambda pile: STANDARD.heart * len(pile), ALL_CARDS)

# No Queens

QUEENS_COUNT = N_("Every queen costs points, each of them the same. No other card costs any, kings and hearts neither.")
EACH_COSTS_SIX = N_("That is how many queens there are. Each of them costs 6 points.")
KINGS_COST_NOTHING = N_("You have counted kings as well. Only queens cost points.")
HEARTS_COST_NOTHING = N_("You have counted hearts as well. Here they cost nothing, except for the queen of hearts.")


def _of_ranks(pile: Pile, *ranks: str) -> int:
    return sum(card.rank in ranks for card in pile)


def _with_queens(level: int, pile: Pile) -> bool:
    """One queen at least, then two, with a king that costs nothing."""
    return _of_ranks(pile, QUEEN) >= min(level, 2) and (level == 1 or _of_ranks(pile, KING) > 0)


QUEENS_AND_KINGS = Slip(lambda pile: STANDARD.queen * _of_ranks(pile, QUEEN, KING), KINGS_COST_NOTHING)
ONE_A_QUEEN = Slip(lambda pile: -_of_ranks(pile, QUEEN), EACH_COSTS_SIX)
QUEENS_AND_HEARTS = Slip(
    lambda pile: STANDARD.queen * _of_ranks(pile, QUEEN) + STANDARD.heart * _hearts(pile), HEARTS_COST_NOTHING
)

# Barbu

KING_COUNTS = N_("One card costs points, the king of hearts. Is he among these?")
OTHER_HEARTS = N_("You have counted other hearts, as in No Hearts. In Barbu only their king costs points.")
OTHER_KINGS = N_("You have counted other kings as well. Only the king of hearts costs points.")
NOT_HERE = N_("The king of hearts costs 20, but look again: he is not among these cards.")
KING_OF_HEARTS = BARBU[HEARTS + KING]


def _as_in_no_hearts(pile: Pile) -> int:
    """The other hearts, and the king of hearts for what he costs."""
    king = STANDARD.king_of_hearts - STANDARD.heart if KING_OF_HEARTS in pile else 0
    return STANDARD.heart * _hearts(pile) + king


def _with_the_king(_level: int, pile: Pile) -> bool:
    """Whether a pile has the king of hearts and a heart, or the ace or queen of hearts and another king."""
    tempting = any(card.suit == HEARTS and card.rank != KING for card in pile) and _of_ranks(pile, KING) > 0
    return tempting and not {KING_OF_HEARTS, BARBU["HA"], BARBU["HQ"]}.isdisjoint(pile)


ANY_KING = Slip(lambda pile: STANDARD.king_of_hearts * _of_ranks(pile, KING), OTHER_KINGS)
HEARTS_TOO = Slip(_as_in_no_hearts, OTHER_HEARTS)
THE_KING_ANYWAY = Slip(lambda _pile: STANDARD.king_of_hearts, NOT_HERE)

IN_NO_HEARTS = Costly(NoHearts(), HEARTS_COUNT, _with_hearts, (ACE_AS_A_HEART, ANY_CARD))
IN_NO_QUEENS = Costly(NoQueens(), QUEENS_COUNT, _with_queens, (QUEENS_AND_KINGS, ONE_A_QUEEN, QUEENS_AND_HEARTS))
IN_BARBU = Costly(Barbu(), KING_COUNTS, _with_the_king, (ANY_KING, HEARTS_TOO, THE_KING_ANYWAY))
