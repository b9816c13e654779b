"""Who can have the Petit, by what the tricks prove."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.advice.knowledge import known
from tutor.tarot.legal_cards import MUST_TRUMP
from tutor.tarot.trick import PETIT
from tutor.teach import plays
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kinds.proofs import DUTIES, says
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

TRUMPS = TAROT.all.of(TRUMP)


# Who can have the Petit?

WHO_HAS_PETIT = N_("Nobody has set a trump aside. By what these tricks prove, who can still have the Petit?")
OF_PLAYER = N_("{by:player}", "a player, in a question")
HAS, MAY, CANNOT = N_("must have it"), N_("may have it"), N_("cannot have it")
WHO_HAS_NO_TRUMP = N_("Who has shown that they have no trump at all?")
NOT_EXCLUDED = N_("Nothing that {by:player} {by:you|have|has} played rules it out.")
ONLY_ONE_LEFT = N_("Neither of the others can have it, and it has not been played: so it is here.")


def _draw_petit(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Three to five tricks, and the learner's hand."""
    play = plays.after(rng, level + 2)
    return plays.board(play), plays.in_hand(play.hands[CHAIR.seat or 0] or TAROT.none, Saying.plain(plays.YOUR_HAND))


def _ask_petit(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    play = seen.play(TAROT.set(held.cards))
    unseen = TAROT.all - TAROT.set(held.cards) - play.played
    can = [seat for seat in range(1, PLAYERS) if PETIT in play.may_hold(seat, unseen)]
    if PETIT not in unseen or len(can) == PLAYERS - 1:
        return None
    cells = []
    for seat in range(1, PLAYERS):
        proof = next((one.reason for one in known(play) if one.seat == seat and PETIT in one.missing), None)
        if proof:
            right, why = "cannot", says(proof)
        elif len(can) == 1:
            right, why = "has", Saying.plain(ONLY_ONE_LEFT)
        else:
            right, why = "may", Saying(None, ((NOT_EXCLUDED, {"by": seat}),), CHAIR)
        cells.append(Cell(str(seat), Saying(None, ((OF_PLAYER, {"by": seat}),), CHAIR), right, why))
    because = tuple(cell.says for cell in cells if cell.right != "may")
    hints = Hints((Saying.plain(WHO_HAS_NO_TRUMP),), (Saying.plain(MUST_TRUMP.statement, MUST_TRUMP),))
    return Question("pairs", boards, WHO_HAS_PETIT, because, hints, grid=Grid(tuple(cells), HAVING))


#: What can be known of a player and the Petit.
HAVING = tuple(State(name, Saying.plain(title)) for name, title in (("has", HAS), ("may", MAY), ("cannot", CANNOT)))
PETIT_WHERE = Kind(
    "petit-where", N_("Who can have the Petit?"), "pairs", DUTIES, _draw_petit, _ask_petit, of_a_deal=False
)
