"""Every question of every kind: one right answer, proved twice, another question like it, and deals of one's own."""

from __future__ import annotations

import random
from collections import Counter
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tests.teach import naive
from tests.teach.asked import bare, moments, otherwise_dealt, questions
from tests.teach.judges import second
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.play import Play
from tutor.teach.barbu.trumps_situations import TRUMPS_SITUATIONS
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import LEARNER, SEEDS, position, seen
from tutor.teach.tarot.situations import TRICK_SITUATIONS

# The right answers


@pytest.mark.parametrize("level", LEVELS)
def test_what_may_be_played_is_what_the_tutor_calls_legal_on_the_same_board(level: int) -> None:
    for asked, question in questions(KINDS["allowed"], level).items():
        for number, board, at in moments(question):
            verdicts = answer(board, Words())["verdicts"]
            assert isinstance(verdicts, list)
            told = {verdict["move"]: verdict["legal"] for verdict in verdicts}
            if at.phase == "play" and board.game == "tarot":
                told = {move: legal for move, legal in told.items() if naive.CARD.fullmatch(move)}
            told.pop("pousse", None)  # a bid that no table without it knows of
            assert told == {bare(option): option.right for option in question.options if option.board == number}, asked


def test_every_phase_that_the_hard_questions_promise_comes() -> None:
    phases = Counter(
        (board.game, at.phase)
        for question in questions(KINDS["allowed"], 3).values()
        for _, board, at in moments(question)
    )
    assert {"auction", "dog", "play"} <= {phase for game, phase in phases if game == "tarot"}
    assert {"doubling", "play"} <= {phase for game, phase in phases if game == "barbu"}


# Answers


@given(st.sampled_from([kind for kind in KINDS.values() if kind.pad == "number"]), st.sampled_from(LEVELS), st.data())
def test_a_number_is_right_however_it_is_written(kind: Kind, level: int, data: st.DataObject) -> None:
    question = kind.question(level, data.draw(st.sampled_from(SEEDS[:3])))
    assert question.number
    right, near = question.number.right, question.number.within
    number = data.draw(st.just(right) | st.integers(-99, 199).map(lambda doubled: Decimal(doubled) / 2))
    sign, zeros = data.draw(st.sampled_from(["", "+"])), data.draw(st.sampled_from(["", "0", "00"]))
    text = f"{sign if number >= 0 else ''}{number:.1f}{zeros}"
    assert question.reply([text]).right is (abs(number - right) <= near)


def test_a_slip_that_is_often_made_is_told_from_others() -> None:
    question = next(
        question
        for question in questions(KINDS["trick-points"], 1).values()
        if question.number and question.number.slips
    )
    assert question.number
    for slip, says in question.number.slips.items():
        assert question.reply([str(slip)]).because == (says,)
    assert question.reply(["999"]).because == question.because


# Names


@every(KINDS.values(), LEVELS)
def test_there_is_another_question_like_each(kind: Kind, level: int) -> None:
    """One may go on from question to question, and round again, and does not meet the same one soon."""
    for seed in (SEEDS[0], 500, SEEDS[-1]):
        asked = [Exercise(kind, level, seed)]
        while len(asked) < 20:
            asked.append(asked[-1].twin)
        assert len({exercise.seed for exercise in asked}) == 20
        assert {exercise.seed for exercise in asked} <= {*SEEDS}


@pytest.mark.parametrize("kind", [KINDS["allowed"], KINDS["deciding-rule"]], ids=lambda kind: kind.id)
def test_another_question_about_the_ladder_is_about_the_same_situation(kind: Kind) -> None:
    for seed, situation in enumerate(TRICK_SITUATIONS, 1):
        twin = Exercise(kind, 1, seed).twin
        [(_, _, at)] = moments(twin.question)
        assert isinstance(at, Play)
        assert situation.fits(at), twin


# About a deal of one's own


@pytest.mark.parametrize("kind", [KINDS["allowed"], KINDS["deciding-rule"]], ids=lambda kind: kind.id)
def test_one_can_be_asked_about_a_deal_of_ones_own_as_its_player_sees_it(kind: Kind) -> None:
    for situation in TRICK_SITUATIONS:
        deal = position(situation, 1)
        question = kind.about_deal(deal)
        assert question.boards == (seen(deal, LEARNER),)
        assert second(kind, question)(question.key[0])
        assert kind.about_deal(otherwise_dealt(deal, LEARNER)) == question


def test_which_rule_decides_can_be_asked_about_a_deal_of_trumps_too() -> None:
    kind = KINDS["deciding-rule"]
    for situation in TRUMPS_SITUATIONS:
        question = kind.about_deal(situation.record(random.Random(1)))
        assert second(kind, question)(question.key[0])


@pytest.mark.parametrize(
    ("kind", "moves", "place", "said"),
    [
        (
            KINDS["beats"],
            (),
            "kind",
            "found “beats”, expected a kind that asks about a deal; this one makes its own cards",
        ),
        (KINDS["allowed"], ("H2", "H3", "H4", "H5"), "moves", "found 4, expected a deal in which somebody is to move"),
        (
            KINDS["forced-card"],
            (),
            "record",
            "found 2, expected a position in which “forced-card” has exactly one right answer",
        ),
        (KINDS["forced-card"], ("H2",), "hands.1", "found null, expected the hand of the player to move"),
    ],
)
def test_what_nobody_can_be_asked_is_refused_in_one_sentence(
    kind: Kind, moves: tuple[str, ...], place: str, said: str
) -> None:
    hands = (TAROT.read("H2 H9"), *[None] * 3) if len(moves) < 4 else tuple(map(TAROT.read, ("H2", "H3", "H4", "H5")))
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}
    with pytest.raises(RecordError) as caught:
        kind.about_deal(Record("tarot", 4, hands, start=start, moves=moves))
    assert caught.value.place == place
    assert Words().error(caught.value).startswith(f"{place}: {said}")
