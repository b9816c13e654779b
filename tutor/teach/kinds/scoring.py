"""Slips in the score sheet of a deal: the line that is wrong, and the mistake behind a number."""

from __future__ import annotations

import random

from tutor.core.message import N_
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.finished import MULTIPLIED, finished
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question, Scored
from tutor.teach.saying import Saying
from tutor.teach.scored import wrong_line
from tutor.teach.sheets import adding, slips, total, with_slip


def _draw_multiplied(level: int, seed: int, rng: random.Random) -> tuple[Scored]:
    """A contract that is multiplied; the taker plays alone."""
    draw = Draw(level, seed, rng)
    return (Scored(finished(draw, draw.of((FOUR,), (3, FOUR), (3, FOUR)), MULTIPLIED)),)


def _ask_audit(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    among = (BASE, MULTIPLIER) if level == 1 else (BASE, MULTIPLIER, DISTRIBUTION)
    return wrong_line(board.deal, rng, among) if isinstance(board, Scored) else None


SCORE_AUDIT = Kind(
    "score-audit",
    N_("Which line is wrong?"),
    "choose",
    (BASE, MULTIPLIER, DISTRIBUTION),
    _draw_multiplied,
    _ask_audit,
    of_a_deal=False,
)

WHAT_IS_WRONG = N_("Somebody says that the attack wins {value:signed} from each defender. What is wrong with that?")
NOTHING = N_("Nothing is wrong: that is right")
IT_WOULD_BE = N_("With this mistake it would be {value:signed}.")
IT_DIFFERS = N_("It would have to be {value:signed}.")
DONE_RIGHT = N_("The right number is {value:signed}.")
#: Between how many mistakes one chooses.
_MISTAKES = 4
DO_IT_YOURSELF = N_("What do you come to yourself, and what lies between the two numbers?")


def _ask_mistake(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal, right = board.deal, total(adding(board.deal))
    found = {slip: total(with_slip(deal, slip)) for slip in slips(deal)}
    if len({*found.values(), right}) < len(found) + 1:
        return None  # two mistakes that come to the same
    chosen = rng.choice([None, *found] if level > 1 else [*found])
    said = right if chosen is None else found[chosen]
    others = rng.sample([slip for slip in found if slip is not chosen], _MISTAKES - (chosen is not None))
    found = {slip: value for slip, value in found.items() if slip is chosen or slip in others}
    options = [
        Option(
            f"slip-{number}",
            Saying.plain(slip.says, claim=f"line {slip.at + 1}: {slip.value}"),
            slip is chosen,
            Saying.plain(DONE_RIGHT, slip.rule, value=right)
            if slip is chosen
            else Saying.plain(IT_WOULD_BE, slip.rule, value=value),
        )
        for number, (slip, value) in enumerate(found.items(), 1)
    ]
    last = chosen.rule if chosen else BASE
    says = Saying.plain(DONE_RIGHT if chosen is None else IT_DIFFERS, last, value=right)
    options.append(Option("nothing", Saying.plain(NOTHING), chosen is None, says))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(DO_IT_YOURSELF),), (Saying.plain(last.statement, last),))
    facts = {"value": said}
    return Question("choose", boards, WHAT_IS_WRONG, because, hints, facts=facts, options=tuple(options))


MISTAKE = Kind(
    "score-mistake",
    N_("What went wrong?"),
    "choose",
    (BASE, MULTIPLIER),
    _draw_multiplied,
    _ask_mistake,
    of_a_deal=False,
)
