"""Slams: what each of them brings or costs, and what is true of them."""

from __future__ import annotations

import random
from typing import NamedTuple

from tutor.core.message import N_, Facts, Message
from tutor.tarot.score.bonuses import PETIT_SLAM, SLAM, SLAM_DEFENCE, SLAM_FLAT, SLAM_INDEPENDENT
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.tarot.slam import SLAM as ANNOUNCE
from tutor.tarot.slam import SLAM_DEF, SLAM_EXCUSE_LAST, SLAM_LEAD
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kinds.told import Told, which_true
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.sheets import CONTRACTS, adding


class Case(NamedTuple):
    """A deal in which a slam was made, announced or missed, by its name."""

    name: str
    says: Message
    slam: str
    points: int
    bouts: int


CASES = (
    Case("unsaid", N_("The taker wins every trick, without having announced it"), "made", 182, 3),
    Case("said", N_("The taker announces a slam and wins every trick"), "announced", 182, 3),
    Case("missed", N_("The taker announces a slam, loses one trick, and makes the contract"), "failed", 170, 3),
    Case("both", N_("The taker announces a slam, and loses the contract as well"), "failed", 80, 1),
    Case("swept", N_("The defence wins every trick"), "defence", 10, 0),
)
WHAT_FOR_SLAM = N_(
    "The contract was {contract:term}. What does the taker win from each defender for the slam alone? What the taker"
    " pays has a minus."
)
VALUE_STATES = tuple(
    State(f"{value:+d}", Saying.plain(N_("{value:signed}", "a cell"), value=value)) for value in (400, 200, -200, -400)
)
WAS_IT_SAID = N_("Was the slam announced, and did it succeed?")
ALWAYS_SO_MUCH = N_(
    "These points are the same in every contract, and come on top of what the contract brings or costs."
)


def _ask_slam(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    contract = rng.choice(CONTRACTS[: level + 1])
    cells = []
    for case in rng.sample(CASES, min(level + 2, len(CASES))):
        deal = Summary(FOUR, 0, contract, case.points, case.bouts, slam=case.slam)
        [line] = [line for line in adding(deal) if line.reason.rule in {SLAM, SLAM_DEFENCE}]
        rule = SLAM_INDEPENDENT if case.slam == "failed" else line.reason.rule
        says = Saying.plain(rule.statement, rule)
        cells.append(Cell(case.name, Saying.plain(case.says), f"{line.value:+d}", says))
    facts: Facts = {"contract": contract, "cases": " ".join(cell.id for cell in cells)}
    hints = Hints((Saying.plain(WAS_IT_SAID),), (Saying.plain(SLAM.statement, SLAM),))
    because = (Saying.plain(ALWAYS_SO_MUCH, SLAM_FLAT),)
    return Question("pairs", (), WHAT_FOR_SLAM, because, hints, facts, grid=Grid(tuple(cells), VALUE_STATES))


SLAM_PAYS = Kind(
    "slam-pays",
    N_("What does a slam bring?"),
    "pairs",
    (SLAM, SLAM_FLAT, SLAM_INDEPENDENT, SLAM_DEFENCE),
    undrawn,
    _ask_slam,
    of_a_deal=False,
)


TOLD = (
    Told(SLAM_DEF, N_("A slam is every trick of the deal."), N_("A slam is every trick of the deal but one.")),
    Told(
        ANNOUNCE,
        N_("The taker may announce a slam when the contract is settled, before the first lead."),
        N_("The taker may still announce a slam after the first trick."),
    ),
    Told(
        SLAM_LEAD,
        N_("Whoever announces a slam leads to the first trick."),
        N_("After a slam is announced, the player after the dealer leads as always."),
    ),
    Told(
        SLAM_EXCUSE_LAST,
        N_("A player who has announced a slam and holds the Excuse keeps it for the last trick."),
        N_("A player who has announced a slam plays the Excuse to the first trick."),
    ),
    Told(
        SLAM_DEFENCE,
        N_("The defenders can make a slam as well; each of them is then paid 200 points more."),
        N_("Only the taker’s side can make a slam."),
    ),
    Told(
        PETIT_SLAM,
        N_("If the Excuse is the last card of a slam, the Petit counts in the trick before."),
        N_("If the Excuse is the last card of a slam, there is no bonus for the Petit."),
    ),
)
WHICH_TRUE = N_("Mark every sentence about slams that is true.")
SLAM_TRUE = Kind(
    "slam-true",
    N_("What is true of a slam?"),
    "mark",
    (SLAM_DEF, ANNOUNCE, SLAM_LEAD, SLAM_EXCUSE_LAST, SLAM_DEFENCE, PETIT_SLAM),
    undrawn,
    which_true(TOLD, WHICH_TRUE),
    of_a_deal=False,
)
