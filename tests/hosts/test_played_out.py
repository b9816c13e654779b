"""The deals behind an estimate, played out in a notebook while one looks on."""

from __future__ import annotations

import io

import pytest

from tutor.core.errors import RecordError
from tutor.hosts.exercise.played_out import STEP, played_out
from tutor.hosts.notebook.lesson import Lesson
from tutor.show.errors import WordedError
from tutor.show.exercises.estimate import came_out
from tutor.show.words import Words
from tutor.tarot.advice.chances import DEALS
from tutor.teach.kinds.choice.poignee import weigh_show
from tutor.teach.kinds.line.stakes import weigh_worth


def test_the_deals_come_out_as_the_bank_says_and_one_hears_how_far_they_are() -> None:
    question, words, heard = weigh_show.question(1, 1), Words("en"), io.StringIO()
    assert question.estimate
    assert played_out(question, words, heard) == came_out(question.estimate, words)
    steps = heard.getvalue().strip().split("\r")
    assert len(steps) == DEALS // STEP
    assert steps[0].startswith(f"{STEP} of {DEALS} deals are played")
    assert steps[-1].endswith(f"and {question.estimate.chance.won} of them are won.")


def test_where_no_chance_is_asked_for_there_are_no_deals() -> None:
    with pytest.raises(RecordError):
        played_out(weigh_worth.question(1, 1), Words("en"), io.StringIO())
    with pytest.raises(WordedError, match="an exercise in which a chance may be estimated"):
        Lesson("handful-should", lang="en").deals("weigh-worth")
