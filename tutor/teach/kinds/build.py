"""Questions answered by making something: here the one card that a rule leaves."""

from __future__ import annotations

import random

from tutor.cards import Card
from tutor.message import N_
from tutor.record import Record
from tutor.teach import rulings
from tutor.teach.boards import SEVEN, Sort, of_any, of_rung
from tutor.teach.kind import Kind
from tutor.teach.positions import SEEDS
from tutor.teach.question import Board, Question
from tutor.teach.rungs import RUNGS

ONE_CARD = N_("The rules leave you one card only. Mark it.")

#: The rungs on which somebody may be left with one card: without the Excuse, which may always be played.
FORCING = tuple(rung for rung in RUNGS if rung.id in {"follow", "follow-trumped", "trump", "overtrump", "petit-forced"})
FORCING_TRUMPS = tuple(rung for rung in RUNGS if rung.id in {"overtrump", "overtrump-partner", "trumps-led"})
#: Where cards are played, in both games.
PLAYS = (*(Sort("tarot", players, "play") for players in (3, 4, 5)), Sort("barbu", 4, "play", SEVEN))


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """A board on one of the first rungs, on those where trumps go over trumps, in any play of both games."""
    if level > 2:  # noqa: PLR2004 - levels are counted
        return (of_any(PLAYS, rng),)
    return (of_rung(rng.choice(FORCING if level == 1 else FORCING_TRUMPS), rng.choice(SEEDS)),)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    options = rulings.options(boards)
    if not all(isinstance(option.shows, Card) for option in options):
        return None
    hints = rulings.hints(*map(rulings.decides, boards))
    return Question("choose", boards, ONE_CARD, rulings.because(boards), hints, options=options)


FORCED_CARD = Kind(
    "forced-card",
    N_("Which card must you play?"),
    "choose",
    tuple(dict.fromkeys(rung.rule for rung in (*FORCING, *FORCING_TRUMPS))),
    _draw,
    _ask,
)
