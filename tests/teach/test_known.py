"""What a learner knows, by the log of their answers: the boxes of topics, and what comes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tutor.core.errors import RecordError
from tutor.show.exercises.progress import TRAINED
from tutor.teach.course.lesson import Step
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.known.boxes import DAYS, LAST, day_of, standings
from tutor.teach.known.due import FIRST, bringing_back, waiting
from tutor.teach.known.log import Answer, Log
from tutor.teach.topics import TOPICS, Topic, rules_of, topic_of

#: The cases that hold this and the scripts of the site together (``learner.test.mjs``).
TABLE = json.loads((Path(__file__).parent / "known_cases.json").read_text("utf-8"))
LINE = [1763760000, "allowed", 1, 3, 17, ["T16", "T20"], 1, 0]
A_DAY = 86400

answers = st.builds(
    Answer,
    st.integers(0, 400 * A_DAY),
    st.sampled_from(["allowed", "beats", "may", "deal-tarot"]),
    st.just(1),
    st.sampled_from([*LEVELS]),
    st.integers(1, 300),
    st.lists(st.sampled_from(["T04", "T16", "T19", "T20"]), max_size=3, unique=True).map(tuple),
    st.booleans(),
    st.integers(0, 3),
)
logs = st.lists(answers, max_size=12).map(lambda found: Log(tuple(sorted({*found}))))


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["name"])
def test_the_table_of_cases(case: dict[str, Any]) -> None:
    log = Log.of({"v": 1, "log": case["log"]})
    met, today = standings(log.answers, TABLE["trained"], case["at"]), day_of(case["at"])
    found = {name: {"state": one.state(today), "box": one.box, "due": one.due} for name, one in met.items()}
    assert found == case["topics"]
    due = bringing_back(log.answers, waiting(met, today), TABLE["trained"])
    assert [[one.kind, one.level, one.seed, [*one.topics]] for one in due] == case["due"]


# The topics


@every(KINDS.values())
def test_every_question_trains_topics_and_every_rule_in_it_belongs_to_one(kind: Kind) -> None:
    assert all(kind.topics_in_turn)
    assert {rule.id for rule in kind.rules if topic_of(rule) is None} == set()


def test_every_topic_is_asked_about() -> None:
    asked = {topic.id for kind in KINDS.values() for topic in kind.topics}
    assert len(TOPICS) == 92
    assert {*TOPICS} == asked


@every([(topic, begin) for topic in TOPICS.values() for begin in topic.rules])
def test_every_beginning_of_a_name_finds_rules_of_its_topic(one: tuple[Topic, str]) -> None:
    topic, begin = one
    assert any(rule.id.startswith(begin) for rule in rules_of(topic))


@every([kind for kind in KINDS.values() if kind.about and not kind.trains])
def test_a_seed_decides_the_topics_where_a_kind_asks_about_several_things(kind: Kind) -> None:
    for place, one in enumerate(kind.about, 1):
        named = {*one.trains} if one.trains else {topic_of(rule) for rule in one.rules}
        assert {*Exercise(kind, 1, place).topics} == named
        assert Exercise(kind, 1, place).rules == one.rules


@every([step for lesson in LESSONS.values() for step in lesson.asked])
def test_the_questions_that_come_back_are_none_of_a_lesson(step: Step) -> None:
    assert step.exercise.seed <= (FIRST - 1) * max(len(KINDS[step.kind].about), 1)


# The log


def test_a_log_is_written_as_it_is_read() -> None:
    data = {"v": 1, "log": [LINE], "said": [[1763760100, "spare-partner", "no"]]}
    assert Log.of(data).to_json() == data
    assert Log.read(json.dumps(data)) == Log.of(data)


@pytest.mark.parametrize("given", [[], ["0:H10", "1:T4"], ["-20"], ["40.5"], ["DQ@taker"], ["0,0=yes"], ["<b>"]])
def test_whatever_one_answers_an_exercise_with_can_stand_in_a_log(given: list[str]) -> None:
    data = {"v": 1, "log": [[*LINE[:5], given, 0, 0]], "said": []}
    assert Log.of(data).to_json() == data


def test_what_was_answered_does_not_decide_what_it_counts_for() -> None:
    for kind, counts_for in (("may", ["T16", "T17"]), ("deal-tarot", ["T16"]), ("gone", [])):
        answer = Answer(0, kind, 1, 1, 2, ("T16",), right=True, hints=0)
        assert [*answer.topics(TABLE["trained"])] == counts_for


@pytest.mark.parametrize(
    ("data", "place", "found"),
    [
        ([], "log", []),
        ({"v": 2, "log": []}, "v", 2),
        ({"log": []}, "v", None),
        ({"v": 1, "log": {}}, "log", {}),
        ({"v": 1, "logs": []}, "logs", "logs"),
        ({"v": 1, "log": [LINE, LINE[:7]]}, "log[1]", LINE[:7]),
        ({"v": 1, "log": [[-1, *LINE[1:]]]}, "log[0][0]", -1),
        ({"v": 1, "log": [[True, *LINE[1:]]]}, "log[0][0]", True),
        ({"v": 1, "log": [[0, "<img src=x>", *LINE[2:]]]}, "log[0][1]", "<img src=x>"),
        ({"v": 1, "log": [[*LINE[:3], 4, *LINE[4:]]]}, "log[0][3]", 4),
        ({"v": 1, "log": [[*LINE[:5], "T16", 1, 0]]}, "log[0][5]", "T16"),
        ({"v": 1, "log": [[*LINE[:5], [16], 1, 0]]}, "log[0][5]", [16]),
        ({"v": 1, "log": [[*LINE[:5], ["x" * 201], 1, 0]]}, "log[0][5]", ["x" * 201]),
        ({"v": 1, "log": [[*LINE[:6], "yes", 0]]}, "log[0][6]", "yes"),
        ({"v": 1, "log": [], "said": [[0, "ace-high"]]}, "said[0]", [0, "ace-high"]),
    ],
)
def test_what_is_wrong_in_a_log_is_said_with_its_place(data: object, place: str, found: object) -> None:
    with pytest.raises(RecordError) as raised:
        Log.of(data)
    assert (raised.value.place, raised.value.found) == (place, found)


@given(logs, logs, logs)
def test_logs_are_merged_in_any_order_and_however_often(one: Log, other: Log, third: Log) -> None:
    assert one.merged(other) == other.merged(one)
    assert one.merged(other).merged(third) == one.merged(other.merged(third))
    assert one.merged(other).merged(other) == one.merged(other)
    assert {*one.answers} | {*other.answers} == {*one.merged(other).answers}
    assert Log.of(one.to_json()) == one


@given(logs, st.integers(0, 500 * A_DAY))
def test_every_topic_that_was_met_comes_back_within_its_days(log: Log, at: int) -> None:
    today = day_of(at)
    for standing in standings(log.answers, TRAINED, at).values():
        assert standing.due is not None
        assert 1 <= standing.box <= LAST
        assert standing.due <= today + DAYS[standing.box]
        assert len(standing.last) <= 3


@given(logs, st.integers(0, 500 * A_DAY))
def test_what_comes_back_is_new_and_brings_back_each_due_topic_once(log: Log, at: int) -> None:
    wanted = waiting(standings(log.answers, TRAINED, at), day_of(at))
    due = bringing_back(log.answers, wanted, TRAINED)
    brought = [topic for one in due for topic in one.topics]
    assert sorted(brought) == sorted(wanted)
    seen = {(answer.kind, answer.level, answer.seed) for answer in log.answers}
    for one in due:
        assert (one.kind, one.level, one.seed) not in seen
        exercise = Exercise(KINDS[one.kind], one.level, one.seed)
        assert {*one.topics} <= {topic.id for topic in exercise.topics}
