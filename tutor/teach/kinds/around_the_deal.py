"""Around the deal: who does what."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.cut import CUT, MISDEAL, ROTATE, cutter, misdeal, next_dealer
from tutor.tarot.deal import PACKETS
from tutor.tarot.draw import DIRECTION
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting
from tutor.teach.boards import undrawn
from tutor.teach.kinds.dealing import AT_TABLES
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Notes, Option, Question
from tutor.teach.saying import Chair, Saying

# Who does what


class Task(NamedTuple):
    """A task of one player at a table: its name, the words that ask for it, the rule, and whose it is."""

    id: str
    asks: Message
    rule: Rule
    seat: Callable[[int, int], int]


def _first(players: int, dealer: int) -> int:
    return Setting(players, dealer, Options(), (None,) * players).first


def _last(players: int, dealer: int) -> int:
    return (_first(players, dealer) - 1) % players


def _again(_players: int, dealer: int) -> int:
    return int(str(misdeal(dealer, Options()).facts["seat"]))


#: The first of them in every deal, the others now and then.
TASKS = (
    Task("cut", N_("{dealer:Player} {dealer:you|deal|deals}. Who cuts the pack?"), CUT, cutter),
    Task("first-packet", N_("{dealer:Player} {dealer:you|deal|deals}. Who gets the first packet?"), PACKETS, _first),
    Task("last-packet", N_("{dealer:Player} {dealer:you|deal|deals}. Who gets the last packet?"), PACKETS, _last),
    Task(
        "next-deal",
        N_("{dealer:Player} {dealer:you|have|has} dealt, and the deal is over. Who deals next?"),
        ROTATE,
        next_dealer,
    ),
    Task(
        "misdeal",
        N_("{dealer:Player} {dealer:you|have|has} dealt, and somebody has a card too many. Who deals now?"),
        MISDEAL,
        _again,
    ),
    Task(
        "petit-alone",
        N_(
            "{dealer:Player} {dealer:you|have|has} dealt, and a hand has the Petit as its only trump, without the"
            " Excuse. Who deals now?"
        ),
        ROTATE,
        next_dealer,
    ),
)
#: How many of them are asked, by level.
ASKED = {1: 4, 2: 6, 3: 6}
WHO_IS_IT = N_("There are {players} of you at the table, and everything goes to the right. Who is it?")
WHICH_WAY = N_("On which side of the dealer does it begin, and which way does it go?")
THE_PLAYER = N_("{seat:Player}")


def _ask_task(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    players = rng.choice(AT_TABLES[1] if level == 1 else AT_TABLES[3])
    task, dealer = rng.choice(TASKS[: ASKED[level]]), rng.randrange(players)
    learner = Chair(rng.randrange(players), players, clockwise=False)
    found = task.seat(players, dealer)
    says = Saying.plain(task.rule.statement, task.rule)
    options = tuple(
        Option(f"player-{seat}", Saying(None, ((THE_PLAYER, {"seat": seat}),), learner), seat == found, says)
        for seat in range(players)
    )
    asks = Saying(None, ((task.asks, {"dealer": dealer}),), learner)
    boards = (Notes((), {"task": task.id, "dealer": dealer}, asks),)
    hints = Hints((Saying.plain(WHICH_WAY),), (Saying.plain(DIRECTION.statement, DIRECTION),))
    facts: Facts = {"players": players}
    return Question("choose", boards, WHO_IS_IT, (says,), hints, facts=facts, options=options)


DEAL_TASKS = Kind(
    "deal-tasks",
    N_("Who is it?"),
    "choose",
    (DIRECTION, CUT, PACKETS, ROTATE, MISDEAL),
    undrawn,
    _ask_task,
    of_a_deal=False,
)
