"""The course: its lessons one after the other, each with exercises on what has been taught, asked by its notebooks."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.every import every
from tests.hosts import lessons as notebooks
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.show.exercises.course import as_json, as_text
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.earlier import before, brought_back
from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS, untaught
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS
from tutor.teach.topics import TOPICS

EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
#: Every rule and all advice of every game, by id.
RULES = {name: rule for game in GAMES.values() for name, rule in {**game.RULES, **game.ADVICE}.items()}


@EVERY_LESSON
def test_a_lesson_stands_after_those_that_it_needs(lesson: Lesson) -> None:
    assert {*lesson.needs} <= {earlier.id for earlier in before(lesson)}


@EVERY_LESSON
def test_a_lesson_has_a_name_that_can_be_typed_and_a_length_that_can_be_sat_through(lesson: Lesson) -> None:
    assert LESSONS[lesson.id] is lesson
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", lesson.id)
    assert lesson.game in GAMES
    assert 5 <= lesson.minutes <= 30


@EVERY_LESSON
def test_a_lesson_asks_from_six_to_twenty_exercises_each_only_once(lesson: Lesson) -> None:
    names = [step.exercise for step in lesson.asked]
    assert 6 <= len(lesson.steps) <= 20
    assert len({*names}) == len(names)


@EVERY_LESSON
def test_every_exercise_of_a_lesson_has_exactly_one_right_answer(lesson: Lesson) -> None:
    for step in lesson.asked:
        assert KINDS[step.exercise.kind.id] is step.exercise.kind
        assert step.exercise.seed in SEEDS
        assert step.exercise.question.unique, step.exercise


@EVERY_LESSON
def test_help_fades_and_a_check_is_without_any(lesson: Lesson) -> None:
    """A worked example comes before its half-worked one, and at last one is alone."""
    assert {step.help for step in lesson.check} == {"none"}
    assert "none" not in {step.help for step in lesson.steps}
    assert lesson.steps[-1].help == ""
    held = [step.help for step in lesson.steps]
    assert all(held[number - 1] == "worked" for number, hold in enumerate(held) if hold == "half")


@EVERY_LESSON
def test_a_lesson_asks_for_no_rule_that_has_not_been_taught(lesson: Lesson) -> None:
    taught = {rule for one in (*before(lesson), lesson) for rule in one.rules}
    for step in lesson.asked:
        assert {*step.exercise.rules} <= taught, step.exercise
        told = {saying.rule for saying in step.exercise.question.because if saying.rule}
        assert told <= taught, step.exercise


def test_every_lesson_has_rules_to_look_up_its_own_if_it_teaches_some() -> None:
    assert [lesson.id for lesson in LESSONS.values() if not lesson.to_look_up] == []
    assert {lesson.to_look_up == lesson.rules for lesson in LESSONS.values() if lesson.rules} == {True}


@EVERY_LESSON
def test_the_tables_of_a_lesson_can_be_opened(lesson: Lesson) -> None:
    for table in lesson.tables:
        assert Session({**table, "live": True}).state.table.record().hands


#: The topics that are told more than asked: the game, its past, and boxed games.
MOSTLY_READ = {"T01", "T02", "B30"}


def test_lessons_ask_three_exercises_or_more_about_nearly_every_topic() -> None:
    asked = Counter(topic.id for lesson in LESSONS.values() for step in lesson.asked for topic in step.exercise.topics)
    assert {name for name in TOPICS if asked[name] < 3} <= MOSTLY_READ


def test_a_rule_is_taught_by_one_lesson_or_it_is_said_why_by_none() -> None:
    taught = Counter(rule.id for lesson in LESSONS.values() for rule in lesson.rules)
    left = {rule.id: why for rule, why in untaught()}
    assert [rule for rule, lessons in taught.items() if lessons > 1] == []
    assert taught.keys() & left.keys() == set()
    assert taught.keys() | left.keys() == RULES.keys()
    assert all(why.strip().endswith(".") for why in left.values())


@every(LANGUAGES)
def test_the_course_as_data_and_to_read_names_every_lesson_exercise_kind_and_rule(lang: str) -> None:
    words = Words(lang)
    told, text = as_json(words), as_text(words)
    assert [*told] == ["lessons", "kinds", "untaught", "unasked", "beliefs", "topics", "families", "slips"]
    lessons, kinds, left = ([*told[name]] for name in ("lessons", "kinds", "untaught"))  # type: ignore[misc] # JSON
    for lesson, found in zip(LESSONS.values(), lessons, strict=True):
        asked = [(step.name, *step.exercise) for step in lesson.asked]
        exercises = [{"step": name, "kind": kind.id, "level": level, "seed": seed} for name, kind, level, seed in asked]
        assert found["exercises"] == exercises
        assert found["rules"] == [rule.id for rule in lesson.rules]
        assert found["brings_back"] == [*dict.fromkeys(step.kind for step in brought_back(lesson))]
        assert found["fights"] == [belief.id for belief in lesson.fights]
        assert {found["title"], found["goal"]} == {words.say(lesson.title), words.say(lesson.goal)}
        assert all(
            part in text for part in (found["title"], found["goal"], *(str(step.exercise) for step in lesson.asked))
        )
    for kind, found in zip(KINDS.values(), kinds, strict=True):
        assert found == {
            "id": kind.id,
            "edition": kind.edition,
            "title": words.say(kind.title),
            "pad": kind.pad,
            "family": kind.family.id,
            "rules": [rule.id for rule in kind.rules],
            "topics": [topic.id for topic in kind.topics],
        }
        assert {kind.id, found["title"]} <= {*re.split(r"\n| {2,}", text)}
    assert {*RULES} == {row["rule"] for row in left} | {name for lesson in lessons for name in lesson["rules"]}


@pytest.mark.parametrize(
    ("kind", "about", "says"),
    [("alowed", "", "'alowed', which there is not: allowed"), ("may", "dominoes", "it asks about auction, dog, ")],
)
def test_a_step_that_asks_for_what_there_is_not_says_its_name_and_what_there_is(
    kind: str, about: str, says: str
) -> None:
    with pytest.raises(LookupError, match=f"the step 'first-lie' asks .*{says}"):
        str(Step("first-lie", kind, 1, 1, about=about).exercise)


# The notebooks of the lessons


def asked_in(notebook: str, lang: str) -> Iterator[tuple[str, str | None]]:
    """The tables and exercises that a notebook asks its lesson for, cell by cell, each exercise with its name."""
    for source in notebooks.code(notebook, lang):
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("lesson"), attr=name), args=[ast.Constant(str(step))]):
                    yield name, step
                case ast.Call(func=ast.Attribute(value=ast.Name("lesson"), attr=name)):
                    yield name, None


def opens(notebook: str, lang: str) -> str | None:
    """The lesson of the course that a notebook opens in a language, if it opens one."""
    found = re.search(rf'Lesson\("([a-z-]+)", lang="{lang}"\)', notebooks.code(notebook, lang)[0])
    return found and found[1]


def test_there_is_a_notebook_for_every_lesson_and_every_table_in_every_language_and_no_other() -> None:
    named = {notebooks.file_of(name, lang).name for name in notebooks.LESSONS for lang in LANGUAGES}
    stored = {path.name for path in notebooks.NOTEBOOKS.glob("*.ipynb")}
    assert not named - stored, f"write in notebooks/: {', '.join(sorted(named - stored))}"
    assert not stored - named, f"no lesson opens {', '.join(sorted(stored - named))}"


@EVERY_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notebook_asks_what_its_lesson_asks_all_of_it_in_order(lesson: Lesson, lang: str) -> None:
    if not notebooks.file_of(lesson.id, lang).exists():
        pytest.skip("it is not written yet: one test says which notebooks are missing")
    assert opens(lesson.id, lang) == lesson.id
    asks = [one for one in asked_in(lesson.id, lang) if one[0] in {"hook", "exercise", "play_on"}]
    assert asks == [("hook", None), *(("exercise", step.name) for step in lesson.asked), ("play_on", None)]
