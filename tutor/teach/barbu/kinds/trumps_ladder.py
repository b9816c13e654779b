"""The ladder of duties in Trumps: every card that is allowed, and the rule that decides."""

from __future__ import annotations

import random
from typing import Any

from tutor.barbu.contracts.ladder import LED_BEAT, LED_LOW, NO_UNDERRUFF_DUTY, OVERRUFF
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.rungs import RUNGS, TEMPTING
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

WHICH_RULE = N_("You would like to play {card:card}. Which rule decides whether you may?")
ANOTHER_CASE = N_("This rule speaks of another case.")
NOT_THIS_ONE = N_("You can rule this one out:")

#: The rules between which one chooses: those of the ladder.
LADDER = tuple(dict.fromkeys(rung.rule for rung in RUNGS))


#: Each of these rules steps in where another one asks for what the player does not have.
INSTEAD_OF = {LED_LOW: LED_BEAT, NO_UNDERRUFF_DUTY: OVERRUFF}


def _draw_rule(level: int, seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A board on the rung that follows from the seed, on any rung, on one that tempts."""
    rungs = (RUNGS[(seed - 1) % len(RUNGS)],) if level == 1 else RUNGS if level == 2 else TEMPTING  # noqa: PLR2004
    return (rng.choice(rungs).record(rng),)


def _ask_rule(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    ruled = [(move, ruling) for ruling in rulings.asked(rulings.moment(boards[0])) for move in ruling.moves]
    about = [(move, ruling) for move, ruling in ruled if isinstance(move, Card) and ruling.rule in LADDER]
    if not about:
        return None
    card, ruling = rng.choice(about)
    others = _others(ruling, 2 + level, rng)
    right = Option(ruling.rule.id, ruling.rule, right=True, says=Saying.of(ruling, rulings.chair(boards[0])))
    options = [right, *(Option(rule.id, rule, right=False, says=_elsewhere(rule)) for rule in others)]
    rng.shuffle(options)
    out = Saying(others[0], ((NOT_THIS_ONE, {}), (others[0].statement, {})))
    hints: Hints = rulings.hints(ruling)._replace(rules=(out,))
    return Question("choose", boards, WHICH_RULE, (right.says,), hints, facts={"card": card}, options=tuple(options))


def _others(ruling: Ruling[Any], count: int, rng: random.Random) -> list[Rule]:
    """Some rules that neither decide, nor lead to the one that does: none is half right."""
    near = {reason.rule for reason in (*ruling.chain, *ruling.notes)} | {INSTEAD_OF.get(ruling.rule)}
    return rng.sample([rule for rule in LADDER if rule not in near], count)


def _elsewhere(rule: Rule) -> Saying:
    return Saying(rule, ((ANOTHER_CASE, {}), (rule.statement, {})))


TRUMPS_RULE = Kind(
    "trumps-rule", N_("Trumps: which rule decides?"), "choose", LADDER, _draw_rule, _ask_rule, twins=len(RUNGS)
)
