"""What may be played, and why: every card that is allowed, the one card that a rule leaves, the rule that decides."""

from __future__ import annotations

import random
from typing import Any

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.legal_cards import FOLLOW_BEATS_TRUMP, OVERTRUMP, TRUMP_LED_OVER, UNDERTRUMP
from tutor.teach import rulings
from tutor.teach.boards import of_rung
from tutor.teach.legacy import Kind
from tutor.teach.positions import SEEDS
from tutor.teach.question import Board, Option, Question
from tutor.teach.rulings import moment
from tutor.teach.rungs import RUNGS
from tutor.teach.saying import Saying

WHICH_RULE = N_("You would like to play {card:card}. Which rule decides whether you may?")
ANOTHER_CASE = N_("This rule speaks of another case.")
NOT_THIS_ONE = N_("You can rule this one out:")

#: The rules between which one chooses: those of the ladder.
LADDER = tuple(dict.fromkeys(rung.rule for rung in RUNGS))
#: Rungs that are easily taken for one another.
NEAR = tuple(rung for rung in RUNGS if rung.rule not in {FOLLOW_BEATS_TRUMP, TRUMP_LED_OVER} and rung.id != "lead")


def _draw_rule(level: int, seed: int, rng: random.Random) -> tuple[Record]:
    """A board on the rung that follows from the seed, on any rung, on one that is easily taken for another."""
    rungs = (RUNGS[(seed - 1) % len(RUNGS)],) if level == 1 else RUNGS if level == 2 else NEAR  # noqa: PLR2004
    return (of_rung(rng.choice(rungs), rng.choice(SEEDS)),)


def _ask_rule(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    ruled = [(move, ruling) for ruling in moment(boards[0]).obligation().rulings for move in ruling.moves]
    about = [(move, ruling) for move, ruling in ruled if isinstance(move, Card) and ruling.rule in LADDER]
    if not about:
        return None
    card, ruling = rng.choice(about)
    others = _others(ruling, 2 + level, rng)
    right = Option(ruling.rule.id, ruling.rule, right=True, says=Saying.of(ruling, rulings.chair(boards[0])))
    options = [right, *(Option(rule.id, rule, right=False, says=_elsewhere(rule)) for rule in others)]
    rng.shuffle(options)
    out = Saying(others[0], ((NOT_THIS_ONE, {}), (others[0].statement, {})))
    hints = rulings.hints(ruling)._replace(rules=(out,))
    return Question("choose", boards, WHICH_RULE, (right.says,), hints, facts={"card": card}, options=tuple(options))


def _others(ruling: Ruling[Any], count: int, rng: random.Random) -> list[Rule]:
    """Some rules that neither decide, nor lead to the one that does, nor are noted beside it: none is half right."""
    near = {reason.rule for reason in (*ruling.chain, *ruling.notes)}
    if ruling.rule is UNDERTRUMP:  # who must go higher, and cannot
        near |= {OVERTRUMP, TRUMP_LED_OVER}
    return rng.sample([rule for rule in LADDER if rule not in near], count)


def _elsewhere(rule: Rule) -> Saying:
    return Saying(rule, ((ANOTHER_CASE, {}), (rule.statement, {})))


DECIDING_RULE = Kind(
    "deciding-rule", N_("Which rule decides?"), "choose", LADDER, _draw_rule, _ask_rule, twins=len(RUNGS)
)
