"""The contracts: what becomes of the dog in each of them."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.dog import DOG_BY_CONTRACT
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.judge import RULES
from tutor.teach.kinds.bidding import PLAYED
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

A_DOG = N_("You may look for once: these cards lie face down in the dog.")
WHAT_BECOMES = N_("What becomes of this dog? Answer for each contract.")
PICKED_UP, FOR_TAKER, FOR_DEFENCE = (
    N_("shown, and picked up"),
    N_("unseen, for the taker"),
    N_("unseen, for the defence"),
)
THEN_AS_MANY = N_("Everybody sees it first. Then the taker picks it up and sets as many cards aside, face down.")
LEFT_TO_TAKER = N_("“Sans” means “without”: the taker never looks at it, and is given its points at the end.")
LEFT_TO_DEFENCE = N_("“Contre” means “against”: its points are given to the taker’s opponents at the end.")
NAMES_SAY = N_(
    "“Sans” is French for “without”, and “contre” for “against”. Which contract does without the dog, and which has"
    " it against it?"
)


def _draw_dog(_level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A dog with six cards of all sorts."""
    return (Laid(tuple(rng.sample(TAROT.cards, 6)), Saying.plain(A_DOG)),)


def _ask_dog(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    contracts = PLAYED if level == 1 else rng.sample(PLAYED, len(PLAYED))
    states = {"taken": PICKED_UP, "taker": FOR_TAKER, "defence": FOR_DEFENCE}
    says = {"taken": THEN_AS_MANY, "taker": LEFT_TO_TAKER, "defence": LEFT_TO_DEFENCE}
    cells = [
        Cell(contract, contract, fate, Saying.plain(says[fate], DOG_BY_CONTRACT))
        for contract, fate in ((contract, RULES.dog(contract)) for contract in contracts)
    ]
    grid = Grid(tuple(cells), tuple(State(name, Saying.plain(title)) for name, title in states.items()))
    rule = Saying.plain(DOG_BY_CONTRACT.statement, DOG_BY_CONTRACT)
    return Question("pairs", boards, WHAT_BECOMES, (rule,), Hints((Saying.plain(NAMES_SAY),), (rule,)), grid=grid)


DOG_FATE = Kind(
    "dog-fate",
    N_("What becomes of the dog?"),
    "pairs",
    (DOG_BY_CONTRACT,),
    _draw_dog,
    _ask_dog,
    of_a_deal=False,
)
