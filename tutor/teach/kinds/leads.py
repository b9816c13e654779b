"""Who leads: the winner of a trick leads the next one."""

from __future__ import annotations

import random

from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.tarot.play import WINNER_LEADS, Play
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON
from tutor.teach import rulings
from tutor.teach.boards import of_rung
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.tricks import a_little_table
from tutor.teach.legacy import Kind
from tutor.teach.positions import SEEDS
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.rungs import RUNGS
from tutor.teach.saying import Saying

WHO_LEADS = N_("You play {card:card}. Who leads the next trick?")
WHO_WINS_THIS = N_("Your card completes the trick. Which of its cards wins?")
SOMEBODY = N_("{by:player}", "an answer: who leads")
THEY_LEAD = N_("The trick is won with {top:card}, and the player of the winning card leads the next trick.")
THEY_DO_NOT = N_("{by:Player} {by:you|play|played} {other:card}, but the trick is won with {top:card}.")


def _draw_leader(level: int, seed: int, rng: random.Random) -> tuple[Record]:
    """A little table of one suit or two; the end of a deal."""
    return a_little_table(level, seed, rng) if level < LEVELS[-1] else (of_rung(rng.choice(RUNGS), rng.choice(SEEDS)),)


def _ask_leader(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    play = rulings.moment(boards[0])
    if not isinstance(play, Play) or len(play.trick.cards) < play.trick.players - 1:
        return None
    card = rng.choice(play.duty().legal())
    trick = play.trick.with_card(card)
    best, leads = trick.best, play.after(card).turn
    if best is None or THE_EXCUSE in trick.cards:
        return None
    to_move = rulings.chair(boards[0])
    options = []
    for seat in range(trick.players):
        why = THEY_LEAD if seat == leads else THEY_DO_NOT
        facts: Facts = {"top": best, "other": trick.card_of(seat), "by": seat}
        says = Saying(WINNER_LEADS, ((why, facts),), to_move)
        options.append(Option(str(seat), Saying(None, ((SOMEBODY, {"by": seat}),), to_move), seat == leads, says))
    hints = Hints(
        (Saying.plain(WHO_WINS_THIS),),
        (Saying.plain(WINNER_LEADS.statement, WINNER_LEADS),),
    )
    (because,) = (option.says for option in options if option.right)
    return Question("choose", boards, WHO_LEADS, (because,), hints, facts={"card": card}, options=tuple(options))


NEXT_LEADER = Kind(
    "next-leader",
    N_("Who leads next?"),
    "choose",
    (TRICK_WON, WINNER_LEADS),
    _draw_leader,
    _ask_leader,
    of_a_deal=False,
)
