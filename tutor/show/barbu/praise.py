"""What is praised in a deal of Barbu: a costly trick ducked, the first to be out in Domino, a double that paid."""

from __future__ import annotations

from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.barbu.settlement import DIFFERENCE, TWICE
from tutor.cards import Card
from tutor.rule import N_, Facts, Sheet
from tutor.show.praise import Praise, Trick
from tutor.show.story import Step

KING_DUCKED: Praise = (
    N_("Well ducked: the king of hearts goes to somebody else."),
    N_("You could have gone higher and did not: the king of hearts passes you by."),
)
QUEEN_DUCKED: Praise = (
    N_("Well ducked: that queen is not for you."),
    N_("You stayed low, and the queen goes to somebody else."),
)
LAST_DUCKED: Praise = (
    N_("Well ducked: somebody else has to take this costly trick."),
    N_("You stayed low, and this costly trick passes you by."),
)
FIRST_OUT: Praise = (N_("First out: bravo!"), N_("You have laid your last card before anybody else. Well done!"))

DOUBLE_PAID: Praise = (
    N_("Your doubling has paid: {points:signed}."),
    N_("Well doubled: it brings you {points:signed}."),
)

#: The lines of a settlement that belong to whoever has doubled.
BETS = (DIFFERENCE, TWICE)


def of_card_laid(own: Step, step: Step, seat: int) -> Praise | None:
    """What the player at ``seat`` is praised for in Domino, ``own`` being their last step."""
    before, move = step
    return FIRST_OUT if step is own and not before.out and before.after(move).out == (seat,) else None


def of_trick(own: Step, step: Step, seat: int) -> Praise | None:
    """What the player at ``seat`` is praised for in a trick that a card completes, ``own`` being their last step."""
    if not step.before.trick.with_card(step.move).complete:
        return None
    return next((kind for costly, kind in DUCKED if _ducked(Trick(own, step, seat), costly)), None)


def of_deal(sheet: Sheet, seat: int) -> tuple[Praise, Facts] | None:
    """What the player at ``seat`` is praised for in a deal that is over: their own doubles, if they have paid."""
    won = sum(line.value for line in sheet.lines if line.reason.rule in BETS and line.reason.facts["by"] == seat)
    return (DOUBLE_PAID, {"points": won}) if won > 0 else None


def _ducked(trick: Trick[Play], costly: Callable[[Trick[Play]], bool]) -> bool:
    """Whether the learner could have gone over a costly trick, stayed below, and somebody else has it."""
    before, card = trick.own.before, trick.own.move
    if not before.trick.cards or trick.winner == trick.seat or not costly(trick):
        return False
    best: Card = before.trick.best
    higher = (other.suit == best.suit and other.height > best.height for other in before.obligation().legal())
    return card.suit == best.suit and card.height < best.height and any(higher)


def _king(trick: Trick[Play]) -> bool:
    return trick.last.before.contract.name in {"barbu", "salade"} and any(card.code == "HK" for card in trick.cards)


def _queen(trick: Trick[Play]) -> bool:
    return trick.last.before.contract.name in {"no-queens", "salade"} and any(card.rank == "Q" for card in trick.cards)


def _last(trick: Trick[Play]) -> bool:
    play: Play = trick.last.before
    counted = {"no-last-two": 2, "no-last-trick": 1, "salade": 1}.get(play.contract.name, 0)
    return play.size - len(play.tricks) <= counted


#: What is said of a trick that was ducked, by what makes it costly; the first that is true.
DUCKED: tuple[tuple[Callable[[Trick[Play]], bool], Praise], ...] = (
    (_king, KING_DUCKED),
    (_queen, QUEEN_DUCKED),
    (_last, LAST_DUCKED),
)
