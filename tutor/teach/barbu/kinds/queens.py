"""The queens in No Queens: which of them are still out, what beats them, and how long one’s own can wait."""

from __future__ import annotations

import random

from tutor.barbu.contracts.no_queens import FACE_UP, QUEEN, NoQueens
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.moments import found_at
from tutor.teach.barbu.plays import CHAIR, board
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

CALL = NoQueens.name
QUEENS = BARBU.all.of_rank(QUEEN)

# Which queens are still out?

WHICH_OUT = N_("Mark every queen that another player still holds.")
LOOK_AROUND = N_("Look at the queens that lie face up before the players, at the trick, and at your own hand.")
STILL_OUT = N_("You do not hold {card:card}, and nobody has played it yet: another player has it.")
IN_YOUR_HAND = N_("You hold {card:card} yourself.")
IN_THIS_TRICK = N_("{card:card} lies in the trick that is being played.")
LIES_OPEN = N_("{card:card} has been won: it lies face up before {by:player}.")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment when a queen has been won, and one is out; then one is in hand too; then one lies in the trick."""

    def fits(at: Play) -> bool:
        out = QUEENS - at.hand - at.played
        wanted = (at.gone & QUEENS, out, at.hand & QUEENS, QUEENS & BARBU.set(at.trick.cards))
        return all(wanted[: level + 1])

    return (board(found_at(CALL, rng, fits)),)


def _ask_out(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at = rulings.moment(boards[0])
    if not isinstance(at, Play) or at.contract.name != CALL:
        return None
    options = tuple(_queen(at, card) for card in BARBU.cards if card in QUEENS)
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(LOOK_AROUND),), (_rule(FACE_UP),), (at.hand & QUEENS,))
    return Question("mark", boards, WHICH_OUT, because, hints, options=options)


def _queen(at: Play, card: Card) -> Option:
    """A queen, and where she is."""
    winner = next((trick.winner for trick in at.taken if card in trick.cards), None)
    facts: Facts = {"card": card, "by": winner}
    if winner is not None:
        says, rule = LIES_OPEN, FACE_UP
    else:
        says, rule = IN_YOUR_HAND if card in at.hand else IN_THIS_TRICK if card in at.played else STILL_OUT, None
    return Option(card.code, card, says is STILL_OUT, Saying(rule, ((says, facts),), CHAIR))


def _rule(rule: Rule) -> Saying:
    return Saying.plain(rule.statement, rule)


NO_QUEENS_OUT = Kind(
    "no-queens-out",
    N_("Which queens are still out?"),
    "mark",
    (FACE_UP,),
    _draw_out,
    _ask_out,
    of_a_deal=False,
)
