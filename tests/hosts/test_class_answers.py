"""The answers of a class on its teacher’s page: the map has the marks of ``tutor map``, and bad input harms nobody."""

from __future__ import annotations

import csv
import json
import random
from dataclasses import replace
from html import unescape
from io import StringIO
from typing import Any

import pytest

from tests.classes import right_answers, slipping, task_of, task_with
from tests.command import Output, said
from tests.page import Table
from tutor.core.fragment import LONGEST, packed
from tutor.hosts.intents import ask
from tutor.teach.classroom.code import code
from tutor.teach.classroom.exercises import Drawn
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import LARGEST, MOST_LINES
from tutor.teach.classroom.task import Task
from tutor.teach.kind import Exercise
from tutor.teach.naming import linked

TASK = task_of("which-cards")
NAMES = [f"Learner {number}" for number in range(1, 31)]
MARKUP = "<img src=x onerror=a()>"
EMPTY = {"task": TASK.link, "learners": ""}

pytestmark = pytest.mark.usefixtures("english")


def codes(*names: str, task: Task = TASK, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [code(task, HandedIn(name, slipping(task, rng, 0.3))).text for name in names]


def answer(kept: object, intent: object, lang: str = "en") -> dict[str, Any]:
    state = {"class": kept, "lang": lang, "rulebook": "../../rulebook/"}
    found: dict[str, Any] = json.loads(ask(json.dumps(state), json.dumps(intent)))
    return found


def read(*texts: str, kept: object = EMPTY, lang: str = "en") -> dict[str, Any]:
    given = [{"place": f"{number}.txt", "text": text} for number, text in enumerate(texts)]
    return answer(kept, {"read": given}, lang)


def rows(html: str) -> list[list[str]]:
    """The rows of the table as they are seen: the name, how many answers are right, and the sign of each topic."""
    found = Table(html).one("tbody").all("tr")
    return [[row.one("summary").seen, *(cell.seen for cell in row.all("td"))] for row in found]


def test_the_page_has_the_rows_and_the_lines_that_the_command_prints(capsys: Output) -> None:
    handed_in = codes(*NAMES)
    found = read("\n".join(handed_in))
    printed = said(capsys, "map", TASK.link, *handed_in).splitlines()
    table = [line.split("  ") for line in printed[3:33]]
    assert rows(found["html"]) == [[cell.strip() for cell in row if cell.strip()] for row in table]
    sentences = [line for line in printed if " of 30 " in line]
    page = Table(found["html"])
    assert [line.one("b").text for line in page.all(".class-lines li")] == sentences
    links = [line.rpartition(" ")[2] for line in printed if line.startswith("  The next task: ")]
    assert [button["data-copy"] for button in page.all(".following button")] == [f"../../task/{link}" for link in links]
    assert found["csv"] == said(capsys, "map", TASK.link, *handed_in, "--csv")


def test_a_sign_is_told_in_words_to_who_does_not_see_it() -> None:
    row = Table(read(*codes("Ada"))["html"]).one("tbody").one("tr")
    assert {cell.text for cell in row.all("td")[1:]} <= {
        "no mistake",
        "nothing answered",
        "1 mistake",
        "2 mistakes",
        "3 mistakes",
        "4 mistakes",
    }


def test_a_class_is_kept_and_goes_on_next_week() -> None:
    first, second = codes(*NAMES[:10]), codes(*NAMES[10:], seed=2)
    monday = read("\n".join(first))
    friday = read("\n".join(second), kept=monday["class"])
    assert friday["count"] == 30
    together = read("\n".join(first), "\n".join(second))
    assert friday == together
    assert (
        read(friday["class"]["learners"], kept={"task": "", "learners": ""}) == friday
    )  # its file alone says which task it is


def test_a_learner_can_be_left_out() -> None:
    found = read(*codes("Ada", "Bo", "Cy"))
    without = answer(found["class"], {"leave_out": 1})
    assert [row[0] for row in rows(without["html"])] == ["Ada", "Cy"]
    assert without["unread"] == []
    assert read(*codes("Bo"), kept=without["class"])["count"] == 3


def test_names_and_titles_are_text_and_nothing_else() -> None:
    task = Task(TASK.exercises, title=MARKUP)
    found = read(*codes(MARKUP, "=1+1", task=task), kept={"task": task.link, "learners": ""})
    assert "<img" not in found["html"]
    assert Table(found["html"]).one(".task-title").text == f"The teacher’s title: “{MARKUP}”"
    assert [row[0] for row in rows(found["html"])] == [MARKUP, "=1+1"]
    assert [row["name"] for row in csv.DictReader(StringIO(found["csv"]))] == [MARKUP, "'=1+1"]
    assert read(f"{MARKUP}=XX", kept=EMPTY)["unread"]


OTHER = task_with(linked("beats.1.1.3"))


def of_an_older_edition(task: Task) -> Task:
    """The same task, as it was made when a kind had another edition."""
    (kind, *rest), *others = (one.exercise for one in task.exercises if isinstance(one, Drawn))
    return task_with(Exercise(replace(kind, edition=kind.edition + 1), *rest), *others)


UNREADABLE = {
    "a code of another task": (codes("Ada", task=task_of("excuse"))[0], "0.txt: found “"),
    "a code of an older edition": (codes("Ada", task=of_an_older_edition(TASK))[0], "it belongs to another task"),
    "a code with a wrong letter": ("0" + codes("Ada")[0][1:], "a letter of it is wrong or missing"),
    "the same pupil twice": ("\n".join(codes("Zoe") * 2), "a learner once"),
    "half a file": (json.dumps(HandedIn("Ada", right_answers(TASK)).to_json(TASK))[:-40], "0.txt"),
    "a file of another task": (json.dumps(HandedIn("A", right_answers(OTHER)).to_json(OTHER)), "another one"),
    "something else": ("\x00\x01 what? <b>", "0.txt"),
    "nothing at all": ("", "0.txt"),
}


@pytest.mark.parametrize(("text", "says"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_one_sentence_and_what_was_read_stays(text: str, says: str) -> None:
    kept = read(*codes("Zoe", "Yan"))["class"]
    found = read(text, kept=kept)
    assert [row[0] for row in rows(found["html"])][:2] == ["Zoe", "Yan"]
    (sentence,) = found["unread"]
    assert says in sentence
    assert "\n" not in sentence


def test_of_ten_thousand_lines_a_thousand_are_read_and_it_is_said_once() -> None:
    found = read("\n".join(f"Pupil {number}={codes('')[0]}" for number in range(10_000)))
    assert found["count"] == MOST_LINES
    (sentence,) = found["unread"]
    assert sentence.startswith(f"0.txt: found 10000, expected at most {MOST_LINES} lines")


def test_of_forty_megabytes_nothing_is_read_and_what_was_there_stays() -> None:
    kept = read(*codes("Ada"))["class"]
    found = read("x" * (LARGEST + 1), kept=kept)
    assert found["count"] == 1
    assert found["unread"] == ["0.txt: found “…”, expected at most 1 megabyte of codes or answers"]


NO_TASK = {
    "no task yet": ({"task": "", "learners": ""}, "task"),
    "half a task": ({"task": OTHER.link[:-6], "learners": ""}, "task"),
    "a task of an older edition": (
        {"task": of_an_older_edition(TASK).link, "learners": ""},
        "exercises[0].edition: found 2, expected 1, the edition that this tutor asks",
    ),
    "a task of unknown kinds": ({"task": packed("task", {"v": 1, "exercises": ["no.1.1.1"]}), "learners": ""}, "exer"),
    "a link longer than browsers take": ({"task": f"#task={'A' * LONGEST}", "learners": ""}, "task"),
    "a class that is none": ({"task": 7}, "class"),
}


@pytest.mark.parametrize(("kept", "place"), NO_TASK.values(), ids=NO_TASK.keys())
def test_without_a_task_nothing_can_be_read_and_the_page_says_so(kept: object, place: str) -> None:
    found = read(*codes("Ada"), kept=kept)
    assert [*found] == ["error"]
    assert found["error"].startswith(place)


def test_it_is_said_in_the_language_of_the_page() -> None:
    found = read(*codes("Ada"), "?", lang="fr")
    assert "aucune faute" in unescape(found["html"])
    assert found["unread"][0].startswith("1.txt\xa0: ")
