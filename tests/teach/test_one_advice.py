"""What a lesson teaches, an exercise keys, the table advises and the tutor's players do in Barbu is one thing.

Each piece of advice that an exercise trains is asked of the table in the same position, a few hands in an ordinary run
and a few hundred with ``make certify``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.certify import CERTIFY
from tests.every import every
from tutor import barbu
from tutor.barbu import ADVICE, contracts
from tutor.barbu.advice import advised
from tutor.barbu.advice.prospects import edge
from tutor.barbu.call import Call
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.advice import Advice
from tutor.core.cards import BARBU, Cards
from tutor.core.record import Record
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.open_boards import ContractOffers
from tutor.teach.question import Laid, Question

#: How many questions of each level are compared.
NUMBERS = range(1, (200 if CERTIFY else 8) + 1)


def at_the_table(question: Question) -> Advice:
    """What the table advises on the board of a question."""
    (record,) = [board for board in question.boards if isinstance(board, Record)]
    return advised(barbu.position(record))


def the_card(question: Question, *rules: str) -> bool:
    """Whether the table advises a right card, by one of the rules if they are named."""
    advice = at_the_table(question)
    return (advice.move,) in question.key and (not rules or advice.reason.rule.id in rules)


def hand_of(question: Question) -> Cards:
    """The hand on the board of a question."""
    (laid,) = [board for board in question.boards if isinstance(board, Laid)]
    return BARBU.set(laid.cards)


def best_offered(question: Question) -> bool:
    """Whether of the suits or ranks that are offered the right one promises the hand most."""
    hand = hand_of(question)
    calls, table = contracts.calls(USUAL), Setting(4, 0, USUAL, (hand, None, None, None))
    promised = {one.id: edge(hand, calls[f"{question.data['call']} {one.id}"], table) for one in question.options}
    return (max(promised, key=promised.__getitem__),) in question.key


def the_call(question: Question) -> bool:
    """Whether the table calls what is right, with the same contracts left."""
    (offers,) = [board for board in question.boards if isinstance(board, ContractOffers)]
    called = tuple(offer.contract for offer in offers.offers if offer.promises is None)
    hands = hand_of(question), None, None, None
    advice = advised(Call(Setting(4, 0, USUAL, hands, called)))
    return (advice.move.partition(" ")[0],) in question.key


class Compared(NamedTuple):
    """A kind of exercise, what it is asked about, and whether the table agrees with the key of a question."""

    kind: str
    about: str
    agrees: Callable[[Question], bool]

    def question(self, level: int, number: int) -> Question:
        """A numbered question."""
        kind = KINDS[self.kind]
        return kind.question(level, kind.seed(number, self.about))


COMPARED = (
    Compared("domino-way", "own", lambda question: the_card(question, "B-STR-WAY")),
    Compared("domino-way", "others", lambda question: the_card(question, "B-STR-BLOCK", "B-STR-NOBODY")),
    Compared("call", "domino", best_offered),
    Compared("call", "trumps", best_offered),
    Compared("call", "contract", the_call),
    Compared("no-tricks-shed", "", the_card),
    Compared("no-tricks-below", "", the_card),
)
#: Kinds that train advice on which no table can be asked for the same answer, and why.
ELSEWHERE: Mapping[str, str] = {
    "trumps-sure": "several cards are right, and the rules of the trick decide",
    "out": "a count",
    "order": "some cards of no hand; their heights decide",
    "coach-deals": "what a coach says of a set",
    "coach-parts": "what a coach says of a set",
    "coach-missing": "what a coach says of a set",
    "coach-most": "what a coach says of a set",
    "coach-call": "a difference of prices, which the call shares",
    "planning-above": "a difference of prices, which the call shares",
    "planning-price": "a difference of prices, which the call shares",
    "planning-slip": "a difference of prices, which the call shares",
    "planning-assign": "hands to come, which nobody knows at the table",
    "audit": "sums that are checked",
    "hand": "hands that were played out by the tutor’s players themselves",
    **dict.fromkeys(("who-played", "watched-ranks", "watched-count", "watched-voids"), "cards that have gone by"),
    "barbu-advice": "the advice on single cards itself, before the last ones are counted",
    "doubling-say": "scores that stand beside the players, which nobody knows at the table",
    "doubling-whom": "who had to double, which the rules decide",
    **dict.fromkeys(("your-card", "your-call", "your-double"), "what the coach counts, against custom too"),
    "poker-set": "several ways to set a hand are right",
}


@every(COMPARED, LEVELS)
def test_the_table_advises_what_the_exercise_keys(compared: Compared, level: int) -> None:
    differ = [number for number in NUMBERS if not compared.agrees(compared.question(level, number))]
    assert not differ, f"{compared.kind} about {compared.about!r}, level {level}: {differ}"


def test_every_kind_that_trains_advice_on_barbu_is_compared_or_says_why_not() -> None:
    training = {kind.id for kind in KINDS.values() if not {rule.id for rule in kind.rules}.isdisjoint(ADVICE)}
    assert training == {one.kind for one in COMPARED} | {*ELSEWHERE}
