"""The map of the course: every lesson and topic by shape and word, in either language."""

from __future__ import annotations

import json

import pytest

from tests.every import every
from tests.page import Element, page
from tutor.core.message import Message
from tutor.show.days import from_today
from tutor.show.exercises.course_map import STATES, Ways, course_map
from tutor.show.exercises.progress import Progress
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.course.taught import asked_about, taught
from tutor.teach.known.log import Answer, Log
from tutor.teach.topics import TOPICS, rules_of

A_DAY = 86400
NOW = 1763760000
LINK = Ways(lambda lesson: f"../{lesson.id}/", lambda topic: element("a", "practise", href=f"#drill={topic.id}"))
NO_LINK = Ways(lambda _: "", lambda topic: element("code", topic.id))


def answer(days: int, *topics: str, right: bool = True, hints: int = 0) -> Answer:
    """An answer that counts for some topics, so many days ago."""
    return Answer(NOW - days * A_DAY, "deal-tarot", 1, 1, 1, topics, right, hints)


def drawn(*answers: Answer, lang: str = "en", ways: Ways = LINK) -> Element:
    """The map of somebody who has given these answers."""
    found = Progress(Log(tuple(sorted(answers))), NOW)
    return page(course_map(found, Html(lang, rulebook="../rulebook/"), ways)).one(".tutor-map")


def row(found: Element, topic: str) -> Element:
    return found.one(f'tr[data-topic="{topic}"]')


def told(message: Message, lang: str = "en") -> str:
    return Words(lang).say(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_sees_every_lesson_and_every_topic_that_is_asked_about(lang: str) -> None:
    found = drawn(lang=lang)
    assert found.values("data-lesson") == [*LESSONS]
    assert [one["data-topic"] for one in found.all("tr[data-topic]")] == [topic.id for topic in asked_about()]
    assert {one["data-state"] for one in found if "data-topic" in one} == {"new"}
    assert {row(found, topic.id).one("summary").text for topic in asked_about()} == {
        told(topic.title, lang) for topic in asked_about()
    }
    assert not found.all('div[data-part="last"] li')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_state_is_a_word_beside_each_shape_and_the_key_has_them_all(lang: str) -> None:
    found = drawn(answer(0, "T04"), answer(0, "T20", right=False), answer(5, "T05"), lang=lang)
    assert {one["data-state"]: one.text for one in found.all(".key li")} == {
        state: told(says, lang) for state, says in STATES.items()
    }
    for sign in (one for one in found if "data-topic" in one):
        assert told(STATES[sign["data-state"]], lang) == sign.one('[data-part="state"]').text  # type: ignore[index]
        assert sign.one(".shape")["aria-hidden"] == "true"
    states = [row(found, topic)["data-state"] for topic in ("T04", "T20", "T05", "T06")]
    assert states == ["met", "shaky", "due", "new"]
    assert json.loads(found["data-words"])["due"] == told(STATES["due"], lang)


def test_a_sign_says_its_topic_and_leads_to_its_row() -> None:
    found = drawn(answer(0, "T04"))
    sign = found.one('[data-lesson="first-trick"]').one('[data-topic="T04"]')
    assert sign.text == "Which card wins: met"
    assert sign["href"] == f"#{row(found, 'T04')['id']}"


def test_a_topic_says_when_it_was_met_when_it_comes_back_and_how_the_last_answers_were() -> None:
    found = drawn(answer(9, "T04"), answer(8, "T04"), answer(1, "T04", hints=2), answer(0, "T04", right=False))
    topic = row(found, "T04")
    assert topic.texts('div[data-part="last"] li') == [
        "wrong, today",
        "right, with help, yesterday",
        "right, 8 days ago",
    ]
    assert topic.one('[data-part="back"]').text == "comes back tomorrow"
    assert topic.one('td[data-part="met"]').text == "today"


def test_an_answer_of_a_clock_that_was_ahead_is_one_of_today() -> None:
    assert row(drawn(answer(-30, "T04")), "T04").one('td[data-part="met"]').text == "today"


def test_a_topic_leads_to_its_rules_and_to_its_practice() -> None:
    topic = row(drawn(), "T20")
    assert topic.rules == [rule.anchor for rule in rules_of(TOPICS["T20"])]
    assert topic.one('[href="#drill=T20"]').text == "practise"
    assert row(drawn(ways=NO_LINK), "T20").one("code").text == "T20"


def test_where_there_is_no_rulebook_a_topic_says_its_rules() -> None:
    found = page(course_map(Progress(Log(), NOW), Html("en"), NO_LINK)).one('tr[data-topic="T20"]')
    assert found.rules == []
    for rule in rules_of(TOPICS["T20"]):
        assert told(rule.title) in found.text
    assert not page(course_map(Progress(Log(), NOW), Html("en"), NO_LINK)).all("a.rule")


def test_a_lesson_says_how_far_it_was_taken_and_is_done_without_its_worked_examples() -> None:
    lesson = LESSONS["first-trick"]
    steps = lesson.to_answer
    answers = [
        Answer(NOW, one.kind.id, 1, one.level, one.seed, (), right=True, hints=0) for one in (s.exercise for s in steps)
    ]
    of = len(steps)
    assert of < len(lesson.asked)
    for given, says in (
        ([], f"{of} exercises"),
        (answers[:1], f"1 of {of} exercises"),
        (answers, f"all {of} exercises done"),
    ):
        found = drawn(*given).one('[data-lesson="first-trick"]')
        assert (found["data-done"], found["data-of"]) == (str(len(given)), str(of))
        assert found.one('[data-part="how-far"]').text == says


def test_a_lesson_is_a_link_where_it_has_an_address() -> None:
    assert drawn().one('[data-lesson="pack"]').one("a.name")["href"] == "../pack/"
    assert drawn(ways=NO_LINK).one('[data-lesson="pack"]').one("b.name").text == "What beats what, and what counts"


def test_what_a_log_names_that_the_course_does_not_know_is_not_shown() -> None:
    assert drawn(answer(0, "T99", "x-img")).values("data-topic") == drawn().values("data-topic")


@every(LESSONS.values())
def test_every_lesson_teaches_topics(lesson: Lesson) -> None:
    assert taught(lesson)
    assert {*taught(lesson)} <= {*asked_about()}


def test_every_topic_is_on_the_map() -> None:
    assert {*asked_about()} == {*TOPICS.values()}


@pytest.mark.parametrize(("lang", "said"), [("en", ["2 days ago", "tomorrow"]), ("fr", ["il y a 2 jours", "demain"])])
def test_days_are_seen_from_today(lang: str, said: list[str]) -> None:
    assert [from_today(days, Words(lang)) for days in (-2, 1)] == said
