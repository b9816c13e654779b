"""What comes back, one topic, and what is known by now, in a notebook: all by the log that lies beside it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.every import every
from tests.hosts.widgets import send, shown
from tests.page import Element, page
from tutor.hosts.notebook import kept_log
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.notebook.practice import TOPICS, Practice
from tutor.hosts.notebook.texts import Said
from tutor.hosts.notebook.widget import Table
from tutor.show.errors import WordedError
from tutor.show.exercises.exercise import ANOTHER
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS
from tutor.teach.kinds import KINDS
from tutor.teach.known.log import Answer

if TYPE_CHECKING:
    from tutor.core.errors import Json

A_DAY = 86400
RIGHT: dict[str, Json] = {"answered": {"given": ["H1"], "right": True, "hints": 0}}


def answer(days: int, kind: str, *given: str, right: bool = True, seed: int = 1) -> None:
    """Somebody has answered, so many days ago."""
    edition = KINDS[kind].edition
    KeptLog().add(Answer(int(time.time()) - days * A_DAY, kind, edition, 1, seed, given, right, 0))


def asked(table: Table | Said) -> str:
    """The exercise that a table shows, without its level and number."""
    assert isinstance(table, Table)
    return str(shown(table)["exercise"]).partition(".")[0]


def screen(lang: str = "en") -> Element:
    """What somebody sees of all that they know."""
    return page(Lesson(lang=lang).progress()._repr_html_())


# --- what comes back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_comes_back_a_sentence_says_what_will(lang: str) -> None:
    found = Lesson(lang=lang).due()
    assert isinstance(found, Said)
    assert (
        page(found).one("p").text
        == {
            "en": "What you answer in the lessons comes back here on later days, so that it stays with you.",
            "fr": "Ce à quoi vous répondez dans les leçons revient ici les jours suivants, pour que vous le reteniez.",
        }[lang]
    )


def test_what_comes_back_is_asked_one_after_the_other_until_nothing_is_left() -> None:
    answer(9, "beats")
    answer(9, "find")
    table = Lesson(lang="en").due()
    assert isinstance(table, Table)
    seen = []
    for _ in range(2):
        seen.append(asked(table))
        assert table.note.startswith("This comes back today: ")
        send(table, RIGHT)
        assert "This comes back today" in table.note  # an answer that is kept says nothing
        send(table, {"deal": None})
    assert len({*seen}) == len(seen)
    assert table.note == "You have come back to everything for today. Here is one more like the last."
    assert asked(table) == seen[-1]


def test_an_answer_that_cannot_be_kept_keeps_nobody_from_the_next_exercise() -> None:
    answer(9, "beats")
    table = Lesson(lang="en").due()
    assert isinstance(table, Table)
    before = shown(table)["exercise"]
    send(table, {"deal": None})
    assert shown(table)["exercise"] != before


def test_its_button_says_that_the_next_one_comes() -> None:
    answer(9, "beats")
    table = Lesson(lang="en").due()
    assert isinstance(table, Table)
    assert page(table.html).one('[data-intent="deal"]').text == "The next one"
    other = page(KeptTask({"exercise": "allowed.1.1.2"}, Path()).html).one('[data-intent="deal"]')
    assert other.text == Words("en").say(ANOTHER)


# --- one topic --------------------------------------------------------------------------------------------------------


@every([*TOPICS])
def test_a_drill_asks_of_its_topic(name: str) -> None:
    topic = TOPICS[name]
    task = taken_up(Lesson(lang="en").drill(topic.id).session.state.to_json())
    assert isinstance(task, Practice)
    assert topic in task.state.exercise.topics


def test_a_drill_names_the_mistake_that_was_made_last() -> None:
    answer(9, "beats", "0", right=False)  # a mistake without a name
    assert Lesson(lang="en").drill("T04").note == "Two minutes on this: Which card wins."
    answer(2, "allowed", "S5", right=False, seed=2)
    assert Lesson(lang="en").drill("T20").note == (
        "Two minutes on this: Trumping when you cannot follow. The last time, one like this went wrong. You held the"
        " suit that was led, and chose a card of another."
    )


def test_a_drill_goes_on_with_new_questions_of_its_topic() -> None:
    table = Lesson(lang="en").drill("T20")
    assert table.note == "Two minutes on this: Trumping when you cannot follow."
    seen = []
    for _ in range(4):
        seen.append(shown(table)["exercise"])
        send(table, RIGHT)
        send(table, {"deal": None})
    assert len({*seen}) == len(seen)
    assert len(KeptLog().read().answers) == len(seen)


@every(["T99", "t20", "", "<b>", 7])
def test_what_is_no_topic_is_refused(topic: str) -> None:
    with pytest.raises(WordedError, match="topic: found"):
        Lesson(lang="en").drill(topic)


# --- the screen -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_is_led_to_the_first_lesson_and_sees_the_map(lang: str) -> None:
    found = screen(lang)
    first = Words(lang).say(next(iter(LESSONS.values())).title)
    assert found.one(".tutor-lesson p b").text == first
    assert found.values("data-lesson") == [*LESSONS]
    assert found.all(".tutor-note") == []


def test_it_leads_on_to_the_notebook_that_lies_in_the_folder_whatever_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "77 Your first trick.ipynb").touch()
    found = screen()
    assert found.one(".tutor-lesson a")["href"] == "77%20Your%20first%20trick.ipynb"
    assert [link["href"] for link in found.all("a.name")] == ["77%20Your%20first%20trick.ipynb"]


def test_a_topic_says_what_to_run_for_two_minutes_on_it() -> None:
    assert 'lesson.drill("T20")' in screen().one('tr[data-topic="T20"]').text


@every(["{", '{"v": 2, "log": []}', '{"v": 1, "log": [["<img src=x>"]]}'])
def test_a_log_that_cannot_be_read_is_said_and_left_as_it_is(text: str) -> None:
    Path(kept_log.FILE).write_text(text, "utf-8")
    found = screen()
    assert "cannot be read" in found.one(".tutor-note").text
    assert found.all("img") == []
    assert isinstance(Lesson(lang="en").due(), Said)
    assert Path(kept_log.FILE).read_text("utf-8") == text
    Path(kept_log.FILE).unlink()


def test_what_the_site_gives_out_is_read_here() -> None:
    lines = [[int(time.time()) - 9 * A_DAY, "beats", 1, 1, 1, ["T04"], 1, 0]]
    Path(kept_log.FILE).write_text(json.dumps({"v": 1, "log": lines, "said": []}), "utf-8")
    assert screen().one('tr[data-topic="T04"]')["data-state"] == "due"
    assert asked(Lesson(lang="en").due()) == "beats"
