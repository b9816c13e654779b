"""The praise in a deal of Barbu: a costly trick ducked, the first to be out in Domino, a double that paid."""

from __future__ import annotations

from tutor.barbu.play import Play
from tutor.barbu.settlement import DIFFERENCE, TWICE
from tutor.core.cards import Card
from tutor.core.message import N_, Facts
from tutor.core.sheet import Sheet
from tutor.show.table.praise import CompletedTrick, Praise
from tutor.show.table.story import Step

FIRST_OUT: Praise = (N_("First out: bravo!"), N_("You have played your last card before anybody else. Well done!"))

DOUBLE_PAID: Praise = (
    N_("Your doubling has paid: {points:signed}."),
    N_("Well doubled: it brings you {points:signed}."),
)

#: The lines of a settlement that belong to the player who has doubled.
BETS = (DIFFERENCE, TWICE)


def of_card_laid(own: Step, step: Step, seat: int) -> Praise | None:
    """The praise of the player at ``seat`` in Domino, ``own`` being their last step."""
    before, move = step
    return FIRST_OUT if step is own and not before.out and before.after(move).out == (seat,) else None


def of_trick(own: Step, step: Step, seat: int) -> Praise | None:
    """The praise of the player at ``seat`` for a trick that a card completes, ``own`` being their last step."""
    before: Play = step.before
    if not before.trick.with_card(step.move).complete:
        return None
    trick = CompletedTrick[Play](own, step, seat)
    if not _stayed_below(trick):
        return None
    return before.contract.ducked(trick.cards, before.size - len(before.taken), before.options.table)


def of_deal(sheet: Sheet, seat: int) -> tuple[Praise, Facts] | None:
    """The praise of the player at ``seat`` for a deal that is over: their own doubles, if they have paid."""
    won = sum(line.value for line in sheet.lines if line.reason.rule in BETS and line.reason.facts["by"] == seat)
    return (DOUBLE_PAID, {"points": won}) if won > 0 else None


def _stayed_below(trick: CompletedTrick[Play]) -> bool:
    """Whether the learner could have won a trick, played below it, and somebody else has won it."""
    before, card = trick.own.before, trick.own.move
    if not before.trick.cards or trick.winner == trick.seat:
        return False
    best: Card = before.trick.best
    higher = (other.suit == best.suit and other.height > best.height for other in before.obligation().legal())
    return card.suit == best.suit and card.height < best.height and any(higher)
