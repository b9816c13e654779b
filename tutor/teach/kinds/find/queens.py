"""The queens that another player still holds in No Queens."""

from __future__ import annotations

from tutor.barbu.contracts.no_queens import FACE_UP, QUEEN, NoQueens
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts
from tutor.teach.barbu.moments import moment
from tutor.teach.barbu.plays import CHAIR, board
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

QUEENS = BARBU.all.of_rank(QUEEN)
WHICH_OUT = N_("Mark every queen that another player still holds.")
LOOK_AROUND = N_("Look at the queens that lie face up before the players, at the trick, and at your own hand.")
STILL_OUT = N_("You do not hold {card:card}, and nobody has played it yet: another player has it.")
IN_YOUR_HAND = N_("You hold {card:card} yourself.")
IN_THIS_TRICK = N_("{card:card} lies in the trick that is being played.")
LIES_OPEN = N_("{card:card} has been won: it lies face up before {by:player}.")


@kind(FIND, FACE_UP)
def no_queens_out(draw: Draw) -> Posed:
    """A moment when a queen has been won, and one is out; then one is in hand too; then one lies in the trick."""

    def fits(at: Play) -> bool:
        out = QUEENS - at.hand - at.played
        wanted = (at.gone & QUEENS, out, at.hand & QUEENS, QUEENS & BARBU.set(at.trick.cards))
        return all(wanted[: draw.level + 1])

    at, record = moment(NoQueens.name, draw, fits)
    asked = Asked((board(record),), WHICH_OUT, tuple(Offer(card.code, card) for card in QUEENS))

    def verdicts(_: Judge) -> Verdicts:
        on = {card.code: (card not in at.hand | at.played, _where(card, at)) for card in QUEENS}
        return marked(on, Hints.plain(LOOK_AROUND, FACE_UP, at.hand & QUEENS))

    return Posed(asked, verdicts)


def _where(card: Card, at: Play) -> Saying:
    """The place of a queen, as far as the learner knows it."""
    winner = next((trick.winner for trick in at.taken if card in trick.cards), None)
    facts: Facts = {"card": card, "by": winner}
    if winner is not None:
        return Saying(FACE_UP, ((LIES_OPEN, facts),), CHAIR)
    says = IN_YOUR_HAND if card in at.hand else IN_THIS_TRICK if card in at.played else STILL_OUT
    return Saying(None, ((says, facts),), CHAIR)
