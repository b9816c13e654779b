"""The contracts: what becomes of the dog in each of them, what it then counts, and what they multiply a score by."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.tarot.dog import DOG_BY_CONTRACT
from tutor.tarot.score.sheet import CONTRACT_FACTORS, MULTIPLIER
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.judge import RULES
from tutor.teach.kinds.bidding import PLAYED
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
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

SAME_DEAL = N_(
    "A contract of {played:term} has brought its taker {points} points from each defender, and nobody had earned a"
    " bonus. What would just the same deal have brought at {other:term}?"
)
TIMES = N_("Prise counts once, garde twice, garde sans four times and garde contre six times.")
WORKED_OUT = N_(
    "Counted once, as at prise, this deal is worth {once} points. At {other:term} it counts {to} {to:n|time|times}:"
    " {to} × {once} = {value}."
)
EVEN_STEPS = N_("That adds one more for every contract. They count once, twice, four times and six times.")
ONCE_FIRST = N_("What would the deal have brought at prise, where everything counts once?")


def _ask_factor(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """From prise to a higher contract; from any to a higher one; from any to any."""
    played, other = rng.sample(PLAYED, 2)
    if level == 1:
        played, other = PLAYED[0], rng.choice(PLAYED[1:])
    elif level == 2:  # noqa: PLR2004 - levels are counted
        played, other = sorted((played, other), key=PLAYED.index)
    once, times, to = rng.randrange(25, 56), CONTRACT_FACTORS[played], CONTRACT_FACTORS[other]
    facts: Facts = {"played": played, "other": other, "points": once * times}
    worked = Saying.plain(WORKED_OUT, other=other, to=to, once=once, value=once * to)
    # As if the contracts counted once, twice, three times and four times.
    steps = Fraction(once * times * (PLAYED.index(other) + 1), PLAYED.index(played) + 1)
    slips = {Decimal(int(steps)): Saying.plain(EVEN_STEPS, MULTIPLIER)} if steps.denominator == 1 else {}
    slips.pop(Decimal(once * to), None)
    hints = Hints((Saying.plain(ONCE_FIRST),), (Saying.plain(TIMES, MULTIPLIER),))
    number = Number(Decimal(once * to), slips)
    return Question("number", (), SAME_DEAL, (worked,), hints, facts=facts, number=number)


CONTRACT_FACTOR = Kind(
    "contract-factor",
    N_("What does a contract multiply?"),
    "number",
    (MULTIPLIER,),
    undrawn,
    _ask_factor,
    of_a_deal=False,
)
