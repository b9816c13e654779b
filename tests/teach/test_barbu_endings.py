"""The bank of ends of contracts: each is a deal that can be played, in which one card is better than any other."""

from __future__ import annotations

import json

import pytest

from tests.every import every
from tests.teach.judges.puzzle import LEARNER, solved
from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import solve
from tutor.barbu.layout import Layout
from tutor.teach.barbu.endgames import FILE, SORTS, STOCK, Ending, bank, clear, endings, numbered
from tutor.teach.judge import RULES
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.puzzle.barbu import CONTRACTS, of_ending, puzzle

#: Solving them takes long for some: a part of the bank, another one a level.
SOME = bank()[::7]


@every(bank())
def test_the_deal_can_be_played_to_where_the_learner_is_to_move(ending: Ending) -> None:
    """It is replayed from its first card, and a card that may not be played is refused."""
    at = ending.at
    assert at.turn == LEARNER
    assert tuple(tuple(hand or ()) for hand in at.hands) == ending.hands
    assert len(at.hand) in SORTS[ending.sort][ending.level - 1]
    assert not isinstance(at, Layout) or not at.out


@every(SOME)
def test_a_second_solver_finds_the_same_scores(ending: Ending) -> None:
    assert {str(move): outcome.scores for move, outcome in ending.outcomes.items()} == solved(
        json.dumps(ending.record.to_json())
    )
    assert ending.clear


@every(bank()[::2])
def test_the_lines_are_those_that_the_search_finds(ending: Ending) -> None:
    assert ending.outcomes == solve(ending.at)


def test_the_best_card_is_mostly_the_best_against_the_tutors_players_too() -> None:
    """They see their own cards only.  When they have learned to play otherwise, ``make endings`` looks for others."""
    agree, some = 0, SOME[::3]
    for ending in some:
        found = solve(ending.at, choose)
        agree += clear(found) and max(found, key=lambda card: found[card].scores[LEARNER]) is ending.best
    assert agree >= 9 * len(some) / 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_there_are_as_many_as_the_kinds_say(sort: str, level: int) -> None:
    known = {ending.line for ending in endings(sort, level)}
    assert len(known) == len(endings(sort, level)) >= STOCK
    assert puzzle.stock is not None
    # Where hearts stay hearts there are six ways to exchange suits, and some hands lack a suit.
    assert len({numbered(sort, level, number).hands for number in range(1, 6 * len(known) + 1)}) >= puzzle.stock


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_with_other_suits_the_card_in_the_same_place_is_best_by_as_much(sort: str, level: int) -> None:
    known = len(endings(sort, level))
    for number in range(1, STOCK, 5):
        before, after = numbered(sort, level, number), numbered(sort, level, number + 3 * known)
        assert before == endings(sort, level)[number - 1]
        assert before.best.rank == after.best.rank
        assert sorted(map(str, scores(before))) == sorted(map(str, scores(after)))


def scores(ending: Ending) -> list[tuple[int, ...]]:
    """The scores that the cards of an end lead to."""
    return [outcome.scores for outcome in ending.outcomes.values()]


@every(SORTS, LEVELS[1:])
def test_from_the_second_level_on_the_obvious_card_is_mostly_wrong(sort: str, level: int) -> None:
    found = endings(sort, level)
    assert sum(ending.obvious is ending.best for ending in found) < len(found) / 2


def test_every_line_is_read_as_it_is_written_and_no_hands_stand_there_twice() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [ending.line for ending in bank()] == lines
    assert len({(ending.sort, ending.hands) for ending in bank()}) == len(lines)


def test_how_much_better_another_card_is_adds_up_with_what_is_told_of_both() -> None:
    """In the words of the reasons, a reader can count after it."""
    for level in LEVELS:
        for ending in endings("barbu", level):
            question = of_ending(ending, CONTRACTS["king"]).by(RULES, "choose")
            for option in question.options:
                said = {str(message): facts for message, facts in option.says.in_full}
                paid = [facts["points"] for message, facts in said.items() if message.startswith("In all")]
                best = ending.outcomes[ending.best].scores[LEARNER]
                worse = next((facts["worse"] for facts in said.values() if "worse" in facts), 0)
                assert sum(int(str(one)) for one in paid) == -best + int(str(worse))
