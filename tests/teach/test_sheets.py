"""Deals that are over and their sheets: such as can be, and with mistakes that make a difference."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.tarot.naive_score import shares
from tests.teach.asked import questions
from tutor.core.reading import an_object
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import PETIT_LAST
from tutor.tarot.score.count import HALF, THRESHOLD
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.score.summary import Summary
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.question import Scored
from tutor.teach.tarot.finished import finished
from tutor.teach.tarot.scored import working
from tutor.teach.tarot.sheets import adding, mistaken, slips, total, with_slip

#: A garde made by 8, in which the defence has won the Petit in the last trick.
DEAL = Summary(4, 0, "garde", 98, 2, petit_au_bout="defence")
WORKED = Path(__file__).parents[1] / "tarot" / "score" / "scores.jsonl"


#: The kinds that ask about a deal of Tarot that is over.
ON_SHEETS = [
    kind
    for kind in KINDS.values()
    if any(isinstance(board, Scored) and isinstance(board.deal, Summary) for board in kind.question(1, 1).boards)
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ON_SHEETS, ids=lambda kind: kind.id)
def test_a_deal_that_is_asked_about_can_be_played(kind: Kind, level: int) -> None:
    """Nobody is asked about points, bouts and bonuses that contradict each other."""
    for asked, question in questions(kind, level).items():
        rules = Options.of(an_object(question.data.get("rules", {}), "rules", "{}"))
        for board in question.boards:
            if isinstance(board, Scored) and isinstance(board.deal, Summary):
                assert [*doubts(board.deal, rules)] == [], asked


def test_a_sheet_is_added_up_line_by_line() -> None:
    assert [line.value for line in adding(DEAL)] == [33, 33, -20]
    assert total(adding(DEAL)) == 46


def test_a_mistake_stands_in_its_line_and_what_is_multiplied_follows_it() -> None:
    by_words = {slip.says: [line.value for line in with_slip(DEAL, slip)] for slip in slips(DEAL)}
    assert by_words == {
        "The 25 points that every contract is worth are missing.": [8, 8, -20],
        "The difference is missing.": [25, 25, -20],
        "The multiplier of the contract is missing.": [33, 0, -20],
        "The contract multiplies the difference as well, not only the 25.": [33, 25, -20],
        "The contract multiplies the 25 as well, not only the difference.": [33, 8, -20],
        "The Petit in the last trick is multiplied by the contract.": [33, 33, -10],
        "The Petit is for the side that wins the last trick, and not always for the winner of the contract.": [
            33,
            33,
            20,
        ],
    }


@pytest.mark.parametrize("side", ["attack", "defence"])
def test_only_who_shows_a_poignee_and_loses_can_be_thought_to_be_paid(side: str) -> None:
    deal = Summary(4, 0, "prise", 98, 2, poignees=("simple",))
    wrong = [slip.value for slip in slips(deal, side) if slip.rule not in {BASE, MULTIPLIER}]
    assert wrong == ([] if side == "attack" else [-20])


def test_no_mistake_comes_to_the_right_number() -> None:
    draw = Draw(1, 1, random.Random(1))
    for _ in range(300):
        deal = finished(draw, (3, 4, 5))
        assert total(adding(deal)) not in mistaken(deal)
        assert all(slip.value != adding(deal)[slip.at].value for slip in slips(deal))


WORKED_ALONE = [
    deal
    for deal in map(json.loads, WORKED.read_text("utf-8").splitlines())
    if "rules" not in deal and deal["summary"]["contract"] != "pousse"
]


def test_the_naive_formula_comes_to_the_worked_scores_of_the_sources() -> None:
    """It judges every answer, so somebody else has to judge the formula."""
    assert len(WORKED_ALONE) > 50
    for worked in WORKED_ALONE:
        scores = dict(enumerate(worked["scores"]))
        said = shares(worked["summary"])
        taker, partner = worked["summary"]["taker"], worked["summary"]["partner"]
        assert scores.pop(taker) == said["taker"], worked
        assert partner is None or scores.pop(partner) == said["partner"], worked
        assert {*scores.values()} == {said["defender"]}, worked


def test_what_a_deal_comes_to_is_explained_from_the_points_that_were_needed() -> None:
    """Without them nobody could see where the difference comes from, least of all where half a point is rounded."""
    assert [said.rule for said in working(DEAL)] == [THRESHOLD, BASE, MULTIPLIER, PETIT_LAST, DISTRIBUTION]
    half_a_point_more = Summary(3, 0, "prise", 119, 0)
    assert [said.rule for said in working(half_a_point_more)] == [THRESHOLD, HALF, BASE, DISTRIBUTION]
