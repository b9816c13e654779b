"""The trumps of the others: how many are still out, and who can have the Petit."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.advice.knowledge import known
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP, MUST_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach import plays
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kinds.proofs import DUTIES, says
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

TRUMPS = TAROT.all.of(TRUMP)


# How many trumps are still out?

HOW_MANY_OUT = N_(
    "Nobody has set a trump aside. How many trumps do the other three players still hold between them, after these"
    " tricks?"
)
COUNT_DOWN = N_("How many trumps did the others have at the start, when you had only seen your own hand?")
BEGIN_WITH = N_("There are 21 trumps, and you began with {own}. So {missing} were missing.")
GONE_SINCE = N_(
    "The others have played {gone} since, so {left} {left:n|trump is|trumps are} still out. Count down from what is"
    " missing: it is less work than counting up to 21."
)
COUNTED_OUT = N_("That is what remains if you forget the trumps that you hold or have played yourself.")
EXCUSE_COUNTED = N_("That counts the Excuse as a trump. There are 21 trumps without it.")
NONE_GONE = N_("That is what was missing at the start. The trumps that the others have played since come off it.")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two tricks, four or six, and the whole hand that is left."""
    play = plays.after(rng, 2 * level)
    return plays.board(play), plays.in_hand(play.hands[CHAIR.seat or 0] or TAROT.none, Saying.plain(plays.YOUR_HAND))


def _ask_out(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    played = TAROT.set(card for trick in seen.tricks for card in trick.cards)
    hand = TAROT.set(held.cards)
    mine = TAROT.set(trick.card_of(CHAIR.seat or 0) for trick in seen.tricks) & TRUMPS
    left, gone = len(TRUMPS - hand - played), len(played & TRUMPS - mine)
    own = len(hand & TRUMPS | mine)
    if not gone:
        return None
    slips = {
        left + len(hand & TRUMPS): Saying.plain(COUNTED_OUT),
        left + gone: Saying.plain(NONE_GONE),
        left - 1: Saying.plain(EXCUSE_COUNTED, EXCUSE_NOT_TRUMP),
    }
    if THE_EXCUSE not in hand | played:
        slips = {**slips, left + 1: slips.pop(left - 1)}
    because = (
        Saying.plain(BEGIN_WITH, own=own, missing=len(TRUMPS) - own),
        Saying.plain(GONE_SINCE, gone=gone, left=left),
    )
    number = Number(Decimal(left), {Decimal(n): slip for n, slip in slips.items() if n != left})
    hints = Hints((Saying.plain(COUNT_DOWN),), (because[0],), (hand & TRUMPS,))
    return Question("number", boards, HOW_MANY_OUT, because, hints, number=number)


TRUMPS_OUT = Kind(
    "trumps-out",
    N_("How many trumps are out?"),
    "number",
    (EXCUSE_NOT_TRUMP,),
    _draw_out,
    _ask_out,
    of_a_deal=False,
)


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
