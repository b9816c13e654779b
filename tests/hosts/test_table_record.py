"""What has been played at a table as a record: all that the learner knows, nothing hidden, and explained alike."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.hosts.test_deals import EVERY_DEAL
from tests.hosts.widgets import send
from tutor import explain, record
from tutor.core.record import Record
from tutor.games import GAMES
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.table.session import Session
from tutor.show.errors import WordedError
from tutor.teach.course.parts import LESSONS
from tutor.teach.positions import LEARNER


def explained(deal: Record) -> dict[str, Any]:
    """The answer about a deal that has been away in a file, as somebody else reads it."""
    answer: dict[str, Any] = json.loads(json.dumps(explain(json.loads(json.dumps(deal.to_json())))))
    return answer


@EVERY_DEAL
def test_at_every_turn_of_a_deal_its_record_is_explained_as_the_table_judges(start: dict[str, Any]) -> None:
    session, phases = Session(start), set()
    while not session.over:
        found = explained(session.record)
        verdicts = [(verdict["move"], verdict["legal"]) for verdict in found["verdicts"]]
        assert (found["turn"], found["phase"]) == (LEARNER, session.at.phase)
        assert verdicts == [(str(one.move), one.legal) for one in session.at.obligation()]
        phases.add(session.at.phase)
        session.answer({"play": GAMES[session.record.game].choose(session.at)})
    assert "play" in phases or session.record.game == "barbu"


@EVERY_DEAL
def test_until_the_deal_is_over_it_holds_no_hand_of_another_player_and_then_all(start: dict[str, Any]) -> None:
    session = Session(start)
    others = [hand for seat, hand in enumerate(session.record.hands) if seat != LEARNER]
    assert session.record.hands[LEARNER]
    assert others == [None] * len(others)
    session.answer({"finish": True})
    assert None not in session.record.hands
    assert [move for move in session.record.moves if "?" in move] == []
    assert explain(session.record)["scores"] == list(GAMES[session.record.game].result(session.at).scores or ())


def test_a_dog_that_nobody_has_turned_over_is_not_in_it() -> None:
    assert Session({"game": "tarot", "seed": 8}).record.dog is None


def test_what_one_plays_at_a_table_in_a_notebook_stands_in_its_record() -> None:
    table = Lesson(lang="en").table("follow", seed=3)
    before = record(table.record).moves
    send(table, {"play": "S9"})
    assert record(table.record).moves[: len(before) + 1] == (*before, "S9")


def test_the_record_of_an_exercise_is_the_deal_that_it_shows() -> None:
    table = Lesson("which-cards", lang="en").exercise("trump-shown")
    legal = {verdict["move"] for verdict in explained(record(table.record))["verdicts"] if verdict["legal"]}
    assert legal == set(LESSONS["which-cards"].step("trump-shown").exercise.question.key[0])


@pytest.mark.parametrize(("lang", "told"), [("en", "an exercise that shows a deal"), ("fr", "montre une donne")])
def test_an_exercise_without_a_deal_says_so_in_the_language_of_the_lesson(lang: str, told: str) -> None:
    table = Lesson(lang=lang).exercise("beats.1.1.3")
    with pytest.raises(WordedError, match=told):
        table.record  # noqa: B018 - to ask is the fault
