"""A score sheet with a poignée, and a slip in it."""

from __future__ import annotations

import random
from dataclasses import replace

from tutor.core.message import N_, Message
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, POIGNEE_WINNER
from tutor.tarot.score.sheet import MULTIPLIER
from tutor.tarot.score.summary import SIDES
from tutor.teach.draw import Draw
from tutor.teach.finished import TERMS, with_poignees
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Question, Scored
from tutor.teach.scored import wrong_line


def _draw_shown(level: int, seed: int, rng: random.Random) -> tuple[Scored]:
    """A deal with a simple poignée; with any; at the last with two, one on either side."""
    return (Scored(with_poignees(Draw(level, seed, rng))),)


#: What is asked, with one poignée or with two.
SHOWN_AUDIT, TWO_AUDIT = (
    N_(
        "The poignée was shown by {side:term}. There is one mistake in this sheet, and the lines after it may only"
        " follow from that. In which line was it made?"
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. There is one mistake in this sheet, and the lines"
        " after it may only follow from that. In which line was it made?"
    ),
)


def _asked(question: Question, one: Message, two: Message, side: str | None) -> Question:
    """A question in the words that tell who has shown."""
    return replace(question, prompt=one, facts={"side": TERMS[side]}) if side else replace(question, prompt=two)


def _ask_audit(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    side = rng.choice(SIDES) if level < 3 else None  # noqa: PLR2004 - the last level
    return _asked(wrong_line(board.deal, rng, (POIGNEE, MULTIPLIER), side), SHOWN_AUDIT, TWO_AUDIT, side)


POIGNEE_AUDIT = Kind(
    "poignee-audit",
    N_("Which line is wrong, with a poignée?"),
    "choose",
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    _draw_shown,
    _ask_audit,
    of_a_deal=False,
)
