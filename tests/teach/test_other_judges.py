"""Another judge is asked the same questions, and answers them as it believes: no kind knows of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tutor.barbu.options import BALANCED
from tutor.core.cards import Cards
from tutor.core.obligation import Obligation, Position, allow
from tutor.core.rule import Reason
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.tarot.score.count import total
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS


def whole_points(cards: Cards) -> int:
    """Somebody who counts a whole point for each low card, in half points."""
    return total(cards) + len(cards)


def anything_goes(at: Position[Any]) -> Obligation[Any]:
    """Somebody who knows no duty in a trick."""
    return Obligation(*(allow(ruling.moves, Reason(LEAD_FREE, {})) for ruling in at.obligation().rulings))


BELIEVERS = {
    "trick-points": replace(RULES, total=whole_points),
    "cost": replace(RULES, values=BALANCED),
    "allowed": replace(RULES, obligation=anything_goes),
    "may": replace(RULES, obligation=anything_goes),
}


@pytest.mark.parametrize(("name", "believer"), BELIEVERS.items(), ids=BELIEVERS)
def test_who_believes_otherwise_sees_the_same_question_and_answers_it_otherwise(name: str, believer: Judge) -> None:
    kind, answered_otherwise = KINDS[name], 0
    for level in LEVELS:
        for seed in range(1, 30):
            true, false = kind.question(level, seed), kind.question(level, seed, believer)
            assert (true.boards, true.prompt, true.facts, true.data) == (
                false.boards,
                false.prompt,
                false.facts,
                false.data,
            )
            assert [option.id for option in true.options] == [option.id for option in false.options]
            answered_otherwise += true.key != false.key
    assert answered_otherwise > 30
