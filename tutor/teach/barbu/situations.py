"""Moments at which tables of the lessons on Barbu begin: in the middle of a contract, without any double."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tutor.barbu.contracts import Domino, Trumps
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.layout import Layout
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.teach.barbu.plays import PLAYERS, WHOLE, dealt, until
from tutor.teach.barbu.trumps_situations import OVER
from tutor.teach.barbu.ways import behind
from tutor.teach.draw import first_found
from tutor.teach.positions import LEARNER


@dataclass(frozen=True, slots=True)
class ContractSituation:
    """A sort of moment in a contract: the learner is to move, and the deal ``fits``.

    ``contract`` is the call as records write it, ``size`` how many cards everybody has when the deal begins: all 13, so
    that it can be scored, or fewer.  The seed chooses the cards, with the ``id``, or with the name of the ``cards``:
    situations of the same name have the same cards in different contracts, and the learner leads.
    """

    game: ClassVar[str] = "barbu"
    players: ClassVar[int] = PLAYERS

    id: str
    title: Message
    contract: str
    fits: Callable[[Phase], bool]
    size: int = WHOLE
    cards: str = ""

    def record(self, seed: int) -> Record:
        """The deal up to that moment, all hands known; the same for the same seed."""
        return _record(self, seed)


@lru_cache(maxsize=64)
def _record(situation: ContractSituation, seed: int) -> Record:
    rng = random.Random(f"{situation.cards or situation.id} {seed}")
    leader = LEARNER if situation.cards else None

    def lived() -> Record | None:
        return until(dealt(situation.contract, rng, cards=situation.size, leader=leader), rng, situation.fits)

    return first_found(lived, f"{situation.id} {seed}")


def first_lead(at: Phase) -> bool:
    """Fits the learner's lead to the first trick."""
    return isinstance(at, Play) and not at.taken and not at.trick.cards


def with_cards_left(number: int) -> Callable[[Phase], bool]:
    """Fits a turn in Domino with so many cards in hand, of which more than one fits."""

    def fits(at: Phase) -> bool:
        return isinstance(at, Layout) and len(at.hand) == number and _a_choice(at)

    return fits


def at_trick(number: int) -> Callable[[Phase], bool]:
    """Fits the learner's turn to a trick, the first is 1, with more than one card to choose from."""

    def fits(at: Phase) -> bool:
        return isinstance(at, Play) and len(at.taken) + 1 == number and _a_choice(at)

    return fits


def void_with_high_cards(at: Phase) -> bool:
    """Fits a discard in the first half of a deal, with two aces or kings in hand."""
    if not isinstance(at, Play) or not at.trick.cards or at.hand.of(at.trick.cards[0].suit):
        return False
    return len(at.hand) > WHOLE // 2 and sum(card.rank in {"A", "K"} for card in at.hand) > 1


def lead_with_hearts(at: Phase) -> bool:
    """Fits a lead with some hearts and a few cards of one other suit, after hearts have been won."""
    if not isinstance(at, Play) or at.trick.cards or not at.gone.of(HEARTS):
        return False
    suits = {card.suit for card in at.hand}
    return HEARTS in suits and len(suits) == 2 and len(at.hand) > WHOLE // 3  # noqa: PLR2004 - hearts and another


def queen_with_one_card(at: Phase) -> bool:
    """Fits a third turn to a trick in which the learner must follow with a queen or with the only card beside her.

    A queen has been won before, and what lies in the trick is below the other card or close above it.
    """
    if not isinstance(at, Play) or len(at.trick.cards) != PLAYERS - 2 or not at.gone.of_rank("Q"):
        return False
    own = at.hand.of(at.trick.cards[0].suit)
    return len(own) == 2 and bool(own.of_rank("Q")) and at.trick.best.rank in set("56789")  # noqa: PLR2004 - a pair


def king_beside_one_card(at: Phase) -> bool:
    """Fits a lead with the king of hearts and another heart in hand, and with a single card of some other suit."""
    if not isinstance(at, Play) or at.trick.cards or len(at.taken) < 2:  # noqa: PLR2004 - some play has been seen
        return False
    hearts, others = at.hand.of("H"), {card.suit for card in at.hand} - {"H"}
    return bool(hearts.of_rank("K")) and len(hearts) > 1 and any(len(at.hand.of(suit)) == 1 for suit in others)


def high_and_low_at_the_end(at: Phase) -> bool:
    """Fits the lead to the eleventh trick, the last that costs nothing in No Last Two, with a high and a low card."""
    if not isinstance(at, Play) or at.trick.cards or len(at.hand) != 3:  # noqa: PLR2004 - three tricks are left
        return False
    ranks = {card.rank for card in at.hand}
    return bool(ranks & {"A", "K"}) and bool(ranks & {"2", "3"}) and len({card.suit for card in at.hand}) > 1


def with_cards_lying(least: int) -> Callable[[Phase], bool]:
    """Fits a turn in Domino when so many cards lie, with more than one that fits."""

    def fits(at: Phase) -> bool:
        return isinstance(at, Layout) and len(at.lying) >= least and _a_choice(at)

    return fits


def at_a_parting(at: Phase) -> bool:
    """Fits a turn in Domino at which one card opens one's own way, and another one that of the others alone."""
    if not isinstance(at, Layout) or len(at.lying) < 8 or len(at.hand) < 7:  # noqa: PLR2004 - in the middle of it
        return False
    own = [bool(behind(card, at) & at.hand) for card in at.hand & at.fitting]
    return len(own) > 2 and sum(own) == 1  # noqa: PLR2004 - one of several


def _a_choice(at: Play | Layout) -> bool:
    return len(at.obligation().legal()) > 1


#: The first lesson plays the same few cards in one contract after another.
FEW = 5
#: The situations with which the lessons begin and go on: one a contract, by its lesson.
CONTRACT_SITUATIONS: tuple[ContractSituation, ...] = (
    ContractSituation("five-no-tricks", NoTricks.title, "no-tricks", first_lead, FEW, "five"),
    ContractSituation("five-no-queens", NoQueens.title, "no-queens", first_lead, FEW, "five"),
    ContractSituation("five-king", Barbu.title, "barbu", first_lead, FEW, "five"),
    ContractSituation("five-trumps", Trumps.title, "trumps S", first_lead, FEW, "five"),
    ContractSituation("five-domino", Domino.title, "domino 7", with_cards_left(FEW)),
    ContractSituation("b-no-tricks", NoTricks.title, "no-tricks", at_trick(1)),
    ContractSituation("no-tricks-void", NoTricks.title, "no-tricks", void_with_high_cards),
    ContractSituation("no-hearts-lead", NoHearts.title, "no-hearts", lead_with_hearts),
    ContractSituation("b-no-hearts", NoHearts.title, "no-hearts", at_trick(1)),
    ContractSituation("no-queens-guarded", NoQueens.title, "no-queens", queen_with_one_card),
    ContractSituation("b-no-queens", NoQueens.title, "no-queens", at_trick(1)),
    ContractSituation("king-single-card", Barbu.title, "barbu", king_beside_one_card),
    ContractSituation("b-king", Barbu.title, "barbu", at_trick(1)),
    ContractSituation("last-two-eleventh", NoLastTwo.title, "no-last-two", high_and_low_at_the_end),
    ContractSituation("b-last-two", NoLastTwo.title, "no-last-two", at_trick(1)),
    ContractSituation("b-trumps", Trumps.title, "trumps H", OVER.fits),
    ContractSituation("trumps-from-the-start", Trumps.title, "trumps H", at_trick(1)),
    ContractSituation("b-domino", Domino.title, "domino 7", at_a_parting),
    ContractSituation("domino-from-the-start", Domino.title, "domino 8", with_cards_lying(0)),
)
