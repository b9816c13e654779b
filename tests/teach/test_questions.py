"""Every question of every kind: one right answer, proved twice, another question like it, and deals of one's own."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tests.teach import naive
from tests.teach.asked import ASKED, EVERY_LEVEL, bare, moments, otherwise_dealt, questions, some
from tests.teach.given import answers
from tests.teach.judges import JUDGES, second, shown
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.record import KEYS, Record
from tutor.games import reached, record_of
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.play import Play
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE, FORCED_CARD
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.positions import LEARNER, SEEDS, position, seen
from tutor.teach.question import Question
from tutor.teach.rungs import RUNGS

# The right answers


@EVERY_LEVEL
def test_a_question_has_exactly_one_right_answer(kind: Kind, level: int) -> None:
    for question in questions(kind, level).values():
        assert question.unique
        assert len(question.key) == 1 or question.any_of or question.arrangement
        assert question.pad == kind.pad
        names = answered_with(question)
        assert len(set(names)) == len(names)


@EVERY_LEVEL
def test_a_question_is_the_same_again_from_its_seed(kind: Kind, level: int) -> None:
    """The edition is no part of what is asked, so another one asks it anew; other seeds ask something else.

    Where there are few questions, the seeds go round.
    """
    anew = replace(kind, edition=kind.edition + 1)
    position.cache_clear()
    for asked, question in questions(kind, level).items():
        assert anew.question(level, asked.seed) == question
    shown = {
        str((question.boards, question.facts, question.grid, answered_with(question)))
        for question in questions(kind, level).values()
    }
    assert len(shown) > min(len(ASKED), kind.stock or len(ASKED)) / 2


@EVERY_LEVEL
def test_a_naive_judge_agrees_on_every_answer(kind: Kind, level: int) -> None:
    """On right answers, and on many that are nearly right."""
    for asked, question in questions(kind, level).items():
        judge = second(kind, question)
        for one in answers(question):
            assert question.reply(one).right is judge(one), (asked, one)


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.id in JUDGES], ids=lambda kind: kind.id)
def test_a_question_says_all_of_itself(kind: Kind) -> None:
    """Nothing that decides stands in words alone: the same JSON without its words has the same key."""
    keys: dict[str, set[str]] = {}
    for level in LEVELS:
        for question in questions(kind, level).values():
            keys.setdefault(json.dumps(shown(kind, question)), set()).add(str(question.key))
    assert all(len(found) == 1 for found in keys.values())


#: In a trick of these somebody has played against the rules, which is what is asked.
REVOKED = {"trumps-revoke"}


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.id not in REVOKED], ids=lambda kind: kind.id)
def test_a_board_that_shows_a_deal_is_a_record(kind: Kind) -> None:
    """So anybody can ask what may be done on it, and no impossible deal is drawn."""
    for level in LEVELS:
        for question in questions(kind, level).values():
            for board in shown(kind, question)["boards"]:
                if "game" in board and "hands" in board:
                    record = {name: value for name, value in board.items() if name in KEYS}
                    reached(record_of(record))


@pytest.mark.parametrize("level", LEVELS)
def test_what_may_be_played_is_what_the_tutor_calls_legal_on_the_same_board(level: int) -> None:
    for asked, question in questions(ALLOWED, level).items():
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
        (board.game, at.phase) for question in questions(ALLOWED, 3).values() for _, board, at in moments(question)
    )
    assert {"auction", "dog", "play"} <= {phase for game, phase in phases if game == "tarot"}
    assert {"doubling", "play"} <= {phase for game, phase in phases if game == "barbu"}


# Answers


@EVERY_LEVEL
def test_the_answers_that_are_told_are_right_in_any_order_and_no_answer_is_wrong(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        for key in question.key:
            assert question.reply(key).right, asked
            assert question.reply(key[::-1]).right, asked
            assert not question.number or not question.number.slips.get(Decimal(key[0])), asked
        assert question.arrangement or not question.reply([]).right, asked


@EVERY_LEVEL
def test_of_marks_cells_and_numbers_no_other_answer_is_right(kind: Kind, level: int) -> None:
    for asked, question in questions(kind, level).items():
        right = {frozenset(key) for key in question.key}
        if question.arrangement:
            continue  # many are right, and the naive judge says which
        for one in answers(question):
            near_enough = (
                question.number and one and abs(Decimal(one[0]) - question.number.right) <= question.number.within
            )
            assert question.reply(one).right is (bool(near_enough) if question.number else frozenset(one) in right), (
                asked
            )


@given(st.sampled_from(some()), st.randoms())
def test_an_answer_says_something_of_all_that_can_be_answered_with(question: Question, rng: random.Random) -> None:
    one = rng.choice([*answers(question)])
    reply = question.reply(one)
    assert {*reply.on} <= {*answered_with(question)}
    assert question.arrangement or question.number or [*reply.on] == answered_with(question)
    assert reply.because


@given(st.sampled_from([question for question in some() if question.number]), st.data())
def test_a_number_is_right_however_it_is_written(question: Question, data: st.DataObject) -> None:
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


def answered_with(question: Question) -> list[str]:
    """The names of the options, the things or the cells of a question."""
    if question.arrangement:
        return [thing.id for thing in question.arrangement.things]
    return [one.id for one in (question.grid.cells if question.grid else question.options)]


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


@pytest.mark.parametrize("kind", [ALLOWED, DECIDING_RULE], ids=lambda kind: kind.id)
def test_another_question_about_the_ladder_is_about_the_same_rung(kind: Kind) -> None:
    for seed, rung in enumerate(RUNGS, 1):
        twin = Exercise(kind, 1, seed).twin
        [(_, _, at)] = moments(twin.question)
        assert isinstance(at, Play)
        assert rung.fits(at), twin


# About a deal of one's own


@pytest.mark.parametrize("kind", [ALLOWED, DECIDING_RULE], ids=lambda kind: kind.id)
def test_one_can_be_asked_about_a_deal_of_ones_own_as_its_player_sees_it(kind: Kind) -> None:
    for rung in RUNGS:
        deal = position(rung, 1)
        question = kind.about_deal(deal)
        assert question.boards == (seen(deal, LEARNER),)
        assert second(kind, question)(question.key[0])
        assert kind.about_deal(otherwise_dealt(deal, LEARNER)) == question


@pytest.mark.parametrize(
    ("kind", "moves", "place", "said"),
    [
        (BEATS, (), "kind", "found “beats”, expected a kind that asks about a deal; this one makes its own cards"),
        (ALLOWED, ("H2", "H3", "H4", "H5"), "moves", "found 4, expected a deal in which somebody is to move"),
        (FORCED_CARD, (), "record", "found 2, expected a position in which “forced-card” has exactly one right answer"),
        (FORCED_CARD, ("H2",), "hands.1", "found null, expected the hand of the player to move"),
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
