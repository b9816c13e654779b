"""A task on its learner’s page: what is drawn of it, what is handed in, and a sentence for every link that is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.classes import right_answers, task_of
from tests.command import said
from tests.hosts.test_session import JSON
from tests.page import Element, page
from tutor.core.fragment import LONGEST, packed
from tutor.games import read_record, record_of
from tutor.hosts.classroom.given_task import GivenTask
from tutor.hosts.intents import ask, taken_up
from tutor.rulebook.our_table import OurTable
from tutor.show.languages import LANGUAGES
from tutor.teach.classroom.code import code
from tutor.teach.classroom.exercises import Drawn, Own
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.task import Task
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked
from tutor.teach.question import Answer

if TYPE_CHECKING:
    from tests.command import Output

RECORD = read_record((Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json").read_text("utf-8"))
OWN = Own.about(KINDS["allowed"], RECORD)
#: What may be played, what five cards are worth, and a position of the teacher’s own.
EXERCISES = (Drawn(linked("allowed.1.1.15")), Drawn(linked("trick-points.1.1.2")), OWN)
TASK = Task(EXERCISES, "Monday, <b>early</b>")
TEST = Task(EXERCISES, hints=False, at_end=True)
#: Only the first answer is right, and there is no third one.
ANSWERS: tuple[Answer | None, ...] = (TASK.questions[0].key[0], ("8",), None)


def answer(task: Task | str, intent: object, lang: str = "en") -> Any:  # noqa: ANN401 - parsed JSON
    """What Python says about a task, by way of the worker’s JSON."""
    link = task if isinstance(task, str) else task.link
    return json.loads(
        ask(json.dumps({"name": "", "lang": lang, "rulebook": "../rulebook/", "task": link}), json.dumps(intent))
    )


def opened(task: Task, lang: str = "en") -> Element:
    return page(answer(task, {"open": None}, lang)["html"])


def drawn(task: Task, number: int) -> Element:
    return page(answer(task, {"exercise": number})["html"])


def handed_in(task: Task, answers: object, name: str = "Ada", lang: str = "en") -> Any:  # noqa: ANN401 - parsed JSON
    return answer(task, {"hand_in": answers, "name": name}, lang)


def test_an_exercise_says_what_is_otherwise_at_the_table_of_the_task_and_a_position_by_which_rules_it_is() -> None:
    ours = OurTable.of({"v": 1, "name": "Thursday <b>", "rules": {"tarot": {"poignee_values": "seed"}}})
    barbu = {
        "game": "barbu",
        "hands": {"0": ["H4", "S4"]},
        "from": {"phase": "play", "contract": "no-hearts", "leader": 0},
        "rules": {"hearts_ban": "none"},
    }
    own = Own.about(KINDS["allowed"], record_of(barbu))
    lesson = (one for one in task_of("handful-pays").exercises if isinstance(one, Drawn))
    poignee = next(one for one in lesson if any(rule.id == "T-POIGNEE-VALUE" for rule in one.exercise.rules))
    task = Task((Drawn(linked("beats.1.1.3")), poignee, own), table=ours)
    assert Task.linked(task.link) == task
    assert "say what is otherwise at Thursday <b>" in opened(task).text
    said = [[line.text for line in drawn(task, number).all(".tutor-at-our-table")] for number in range(3)]
    assert said[0] == []
    assert said[1][0].startswith("At Thursday <b>: ")
    assert said[2][0].startswith("By house rules: ")


# --- the page ---------------------------------------------------------------------------------------------------------


def test_a_task_is_a_path_with_a_step_for_each_exercise_between_what_it_is_and_handing_in() -> None:
    html = opened(TASK)
    end = TASK.link.removeprefix("#")
    steps = [step["data-step"] for step in html.all(".lesson-step")]
    assert steps == [end, *(f"{end}&step={step}" for step in (1, 2, 3, "end"))]
    titles = [title.text for title in html.all(".lesson-titles a")]
    assert titles == [
        "A task from your teacher",
        "What may you do?",
        "What is it worth?",
        "What may you do?",
        "Hand in",
    ]
    assert json.loads(html.one("[data-names]")["data-names"]) == ["allowed.1.1.15", "trick-points.1.1.2", "allowed.1"]


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Your teacher calls it: “{}”"), ("fr", "Votre professeur l’appelle : « {} »")]
)
def test_the_title_is_plain_text_and_the_teachers_own(lang: str, says: str) -> None:
    html = opened(TASK, lang)
    assert html.one(".task-title").text.replace("\xa0", " ") == says.format(TASK.title)
    assert html.all("b") == []
    assert opened(TEST, lang).all(".task-title") == []


def test_the_page_says_before_one_begins_what_there_will_be() -> None:
    assert [line.text for line in opened(TASK).all("ul li")][:3] == [
        "3 exercises, one after the other.",
        "Hints may be opened.",
        "The right answer is shown at once.",
    ]
    assert [line.text for line in opened(TEST).all("ul li")][1:3] == [
        "No hints.",
        "The right answers are shown at the end.",
    ]


def test_answers_kept_from_before_are_judged_and_what_are_no_answers_to_it_is_told() -> None:
    assert answer(TASK, {"open": None})["right"] == [None, None, None]
    assert answer(TASK, {"open": ANSWERS})["right"] == [True, False, None]
    others: list[object] = [[["H10"], None], [["nothing"], None, None], "H10", [None, None, None, None], {}]
    for other in others:
        assert answer(TASK, {"open": other})["right"] is None


# --- its exercises ----------------------------------------------------------------------------------------------------


def test_an_exercise_is_checked_at_once_and_not_given_again() -> None:
    one = drawn(TASK, 0)
    assert one.one(".tutor-question")["data-name"] == "allowed.1.1.15"
    assert len(one.all("[data-check]")) == 1
    assert len(one.all("[data-hint]")) == 3
    assert one.all("[data-again]") == one.all('[data-intent="deal"]') == []


def test_where_answers_are_shown_at_the_end_nothing_checks_one_and_no_hint_shows_it() -> None:
    one = drawn(Task(EXERCISES, at_end=True), 0)
    assert "data-withholds" in one.one(".tutor-question")
    assert one.all("[data-check]") == []
    assert [hint["data-hint"] for hint in one.all("[data-hint]")] == ["1", "2"]
    assert drawn(TEST, 0).all("[data-hint]") == []


def test_a_position_of_the_teachers_own_is_asked_like_any_other() -> None:
    one = drawn(TASK, 2)
    assert one.one(".tutor-question")["data-name"] == "allowed.1"
    assert {option["data-option"] for option in one.all("[data-option]")} == {
        option.id for option in OWN.question().options
    }


# --- handing in -------------------------------------------------------------------------------------------------------


def test_the_code_and_the_file_are_those_of_the_command(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "answers.json"
    file.write_text(json.dumps(ANSWERS), "utf-8")
    given_in = handed_in(TASK, ANSWERS)
    text = said(capsys, "hand-in", TASK.link, str(file), "--name", "Ada").strip()
    html = page(given_in["html"])
    assert html.one("[data-copy]")["data-copy"] == text
    assert html.one(".hand-in-code").text.replace(" ", "") == text
    assert {len(group) for group in html.one(".hand-in-code").text.split()[:-1]} == {4}
    assert html.one(".qr-code")["aria-label"] == "Your code as a QR code"
    assert given_in["file"] == json.loads(said(capsys, "hand-in", TASK.link, str(file), "--name", "Ada", "--json"))


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "✓ right, ✗ wrong, – not answered"), ("fr", "✓ juste, ✗ faux, – pas de réponse")]
)
def test_one_sees_how_each_answer_came_out_and_goes_back_to_it(lang: str, words: str) -> None:
    given_in = handed_in(TASK, ANSWERS, lang=lang)
    assert given_in["right"] == [True, False, None]
    html = page(given_in["html"])
    assert ", ".join(line.text for line in html.all("ol b")) == words
    assert html.all("ol a")[1]["href"] == f"{TASK.link}&step=2"


def test_a_name_without_room_in_the_code_stands_before_it() -> None:
    task = task_of("which-cards")
    name = "Maximilienne-Éléonore de la Rochefoucauld"
    text = code(task, HandedIn("", right_answers(task))).text
    html = page(handed_in(task, right_answers(task), name)["html"])
    assert html.one("[data-copy]")["data-copy"] == f"{name}={text}"
    assert html.one(".hand-in-code").text.startswith(f"{name} = {text[:4]} ")


def test_answers_without_room_in_a_code_are_handed_in_as_a_file() -> None:
    task = Task(tuple(Drawn(linked(f"trick-points.1.1.{seed}")) for seed in range(1, 12)))
    given_in = handed_in(task, [["123456789.12345"]] * 11)
    assert page(given_in["html"]).all("[data-copy]") == []
    assert len(page(given_in["html"]).all("[data-save]")) == 1
    assert given_in["file"]["code"] is None
    assert len(given_in["file"]["answers"]) == 11


def test_markup_in_a_name_is_text() -> None:
    name = "<img src=x onerror=alert(1)> of the class of 5b, who sits by the door"[:60]
    task = task_of("which-cards")
    html = page(handed_in(task, right_answers(task), name)["html"])
    assert html.one(".hand-in-code").text.startswith(name)
    assert html.all("img") == []


# --- what is no task --------------------------------------------------------------------------------------------------


def link_of(**data: object) -> str:
    return packed("task", {"v": 1, "exercises": ["allowed.1.1.15"], **data})


#: Links that cannot be opened, and how the sentence about them begins.
BAD = {
    "cut": (TASK.link[:-6], "This link has been cut off or changed"),
    "changed": (TASK.link[:20] + "x" + TASK.link[21:], "This link has been cut off or changed"),
    "empty": ("#task=", "This link has been cut off or changed"),
    "large": (link_of(title="x" * 100_000), "This link has been cut off or changed"),
    "long": ("#task=" + "A" * LONGEST, "This link is longer than any task is"),
    "newer": (link_of(v=2), "A newer version of this site has made this task"),
    "unknown": (link_of(exercises=["bridge.1.1.15"]), "There is something in this task that this site does not know"),
    "edition": (link_of(exercises=["allowed.9.1.15"]), "Exercises of this task have changed"),
}


@pytest.mark.parametrize("fault", BAD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_that_is_none_is_told_in_one_sentence(fault: str, lang: str) -> None:
    link, begins = BAD[fault]
    told = answer(link, {"open": None}, lang)
    assert set(told) == {"error"}
    assert told["error"].count(". ") == 0
    assert told["error"].endswith(".")
    assert lang == "fr" or told["error"].startswith(begins)


def test_a_name_that_is_none_is_refused() -> None:
    assert handed_in(TASK, ANSWERS, "a\nb")["error"].startswith("name: ")
    assert handed_in(TASK, ANSWERS, "x" * 61)["error"].startswith("name: ")


def test_a_state_that_names_a_task_is_one() -> None:
    assert isinstance(taken_up({"task": TASK.link}), GivenTask)


@given(JSON | st.fixed_dictionaries({"hand_in": JSON, "name": JSON}) | st.fixed_dictionaries({"exercise": JSON}))
@settings(max_examples=100)
def test_nothing_strange_breaks_it(intent: object) -> None:
    told = answer(TASK, intent)
    assert "html" in told or set(told) == {"error"}
