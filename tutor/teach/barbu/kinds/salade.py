"""Salade: the sum of all its penalties."""

from __future__ import annotations

import random

from tutor.barbu.contracts.salade import PENALTIES, TOTAL
from tutor.barbu.house import HOUSE
from tutor.barbu.options import SALADE
from tutor.core.message import N_
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# What all penalties come to

WHICH_LINE = N_(
    "With {players} players the Salade takes {cards} cards. Somebody reckons what it costs in all. One line is wrong,"
    " and the sum only follows from it. Which line is it?"
)
LINES = {
    "no-tricks": N_("Tricks, at 5 each: {points}"),
    "no-last-trick": N_("The last trick: {points}"),
    "no-hearts": N_("Hearts, at 10 each: {points}"),
    "no-queens": N_("Queens, at 20 each: {points}"),
    "barbu": N_("The king of hearts: {points}"),
}
SUM_LINE = N_("Together: {points}")
HOW_MANY_ARE_THERE = N_("How many tricks, hearts and queens are there with so many players?")
IT_IS = N_("It is {points}: there are {count} of them, at {each} each.")
RIGHT_LINE = N_("This line is right.")
SUM_FOLLOWS = N_("The sum follows from the lines above it.")
#: What is counted wrongly, by contract: as if there were so many of them.
MISCOUNTED = {"no-tricks": (-1, 1, 2), "no-hearts": (-1, -12), "no-queens": (-1, -3)}


def _ask_line(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    players = 4 if level == 1 else rng.choice((3, 4, 5, 6))
    pack = HOUSE.pack(players, {"salade": True})
    wrong = "no-hearts" if level == 1 else rng.choice([*MISCOUNTED])
    off = -12 if level == 1 else rng.choice(MISCOUNTED[wrong])
    pieces = {one.name: [piece for piece in one.pieces(SALADE, pack, players) if piece] for one in PENALTIES}
    totals = {name: -sum(costs) for name, costs in pieces.items()}
    each = -pieces[wrong][0]
    told = {**totals, wrong: totals[wrong] + off * each}
    right = Saying.plain(IT_IS, TOTAL, points=totals[wrong], count=len(pieces[wrong]), each=each)
    options = tuple(
        Option(name, Saying.plain(text, None, points=told[name]), name == wrong, right if name == wrong else _fine())
        for name, text in LINES.items()
    )
    together, follows = Saying.plain(SUM_LINE, None, points=sum(told.values())), Saying.plain(SUM_FOLLOWS, TOTAL)
    total = Option("sum", together, right=False, says=follows)
    hints = Hints((Saying.plain(HOW_MANY_ARE_THERE),), (Saying.plain(TOTAL.statement, TOTAL),))
    facts = {"players": players, "cards": len(pack)}
    return Question("choose", (), WHICH_LINE, (right,), hints, facts, (*options, total))


def _fine() -> Saying:
    return Saying.plain(RIGHT_LINE, TOTAL)


SALADE_LINE = Kind(
    "salade-line",
    N_("Where is the slip? Salade"),
    "choose",
    (TOTAL,),
    lambda *_: (),
    _ask_line,
    of_a_deal=False,
    stock=1,
)
