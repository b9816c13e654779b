"""``tutor task``, ``tutor hand-in`` and ``tutor map``: a class from its task to its map, and all that can go wrong."""

from __future__ import annotations

import csv
import json
import random
import shlex
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.classes import any_answers, right_answers, slipping, task_of
from tests.command import Output, refused, said
from tutor.cli import main
from tutor.show.classroom.task import command
from tutor.teach.classroom.code import code
from tutor.teach.classroom.fixed import LONGEST_CODE
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import MOST_LINES
from tutor.teach.classroom.task import Task
from tutor.teach.slips import SLIPS
from tutor.teach.topics import TOPICS

RECORD = str(Path(__file__).parents[1] / "docs" / "examples" / "overtrump.json")
TASK = task_of("which-cards")
RIGHT = code(TASK, HandedIn("Ada", right_answers(TASK))).text

pytestmark = pytest.mark.usefixtures("english")


def data(output: Output, *arguments: str) -> Any:  # noqa: ANN401 - parsed JSON
    return json.loads(said(output, *arguments, "--json"))


def warned(output: Output, *arguments: str) -> tuple[str, list[str]]:
    """The answer of a command that has read something, and the sentences about the rest."""
    assert main([*arguments, "--lang", "en"]) == 0
    told = output.readouterr()
    return told.out, told.err.splitlines()


def codes(*names: str, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [code(TASK, HandedIn(name, slipping(TASK, rng, 0.3))).text for name in names]


def test_a_lesson_is_a_task_the_same_in_every_language(capsys: Output) -> None:
    link = said(capsys, "task", "which-cards").strip()
    assert main(["task", "which-cards", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.strip() == link == TASK.link


def test_a_task_is_lessons_exercises_and_deals_of_ones_own_in_the_order_given(capsys: Output) -> None:
    arguments = ("task", "beats.1.1.3", "signal-deal", f"allowed={RECORD}", "--title", "Monday", "--hints", "no")
    made = data(capsys, *arguments, "--answers", "end")
    assert [*made] == ["link", "title", "hints", "answers", "exercises"]
    assert (made["title"], made["hints"], made["answers"]) == ("Monday", False, "end")
    assert made["exercises"][0] == {"kind": "beats", "edition": 1, "level": 1, "seed": 3}
    assert len(made["exercises"]) == 2 + len(task_of("signal-deal").exercises)
    assert [*made["exercises"][-1]] == ["kind", "edition", "record"]
    assert data(capsys, "task", made["link"]) == made


def test_a_task_says_at_whose_table_it_is_and_the_command_that_makes_it_again(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"v": 1, "name": "Thursday club", "rules": {"tarot": {"misere": true}}}', "utf-8")
    link = said(capsys, "task", "beats.1.1.3", "--table", str(file)).strip()
    assert "say what is otherwise at Thursday club" in said(capsys, "task", link)
    assert data(capsys, "task", link)["table"]["rules"] == {"tarot": {"misere": True}}
    again = command(Task.linked(link))
    assert said(capsys, *shlex.split(again)[1:]).strip() == link


def test_a_link_is_said_to_read_with_the_title_as_the_teachers_own(capsys: Output) -> None:
    link = said(capsys, "task", "beats.1.1.3", "--title", "<b>Quick!</b>").strip()
    assert said(capsys, "task", link).splitlines() == [
        link,
        "The teacher’s title: “<b>Quick!</b>”",
        "Hints may be opened.",
        "The right answer is shown at once.",
        "1 exercise:",
        "  beats.1.1.3  Which cards win?",
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "spec[0]: found “nonsense”, expected a lesson"),
        (["beats.1.1.3", "nonsense.1.1.3"], "kind: found “nonsense”"),
        (["beats.99.1.3"], "edition: found 99"),
        (["beats.1.1.3", "--title", "x" * 101], "title: found"),
        ([TASK.link, "--title", "x"], "title: found “x”, expected nothing: the link says it"),
        ([TASK.link, "beats.1.1.3"], "spec: found"),
        ([TASK.link[:-2]], "task: found"),
        (["allowed=nowhere.json"], "FILE: found “nowhere.json”"),
        (["trick-points=" + RECORD], "kind: found “trick-points”"),
    ],
)
def test_what_is_no_task_is_said_in_a_sentence(capsys: Output, arguments: list[str], told: str) -> None:
    assert refused(capsys, "task", *arguments).startswith(told)


def kept(path: Path, answers: object) -> str:
    path.write_text(json.dumps(answers), "utf-8")
    return str(path)


def test_answers_are_handed_in_as_a_code_and_as_a_file_and_both_come_out_the_same(
    tmp_path: Path, capsys: Output
) -> None:
    answers = any_answers(TASK, random.Random(2))
    file = kept(tmp_path / "answers.json", answers)
    text = said(capsys, "hand-in", TASK.link, file, "--name", "Zoé").strip()
    assert text.isalnum()
    assert len(text) <= LONGEST_CODE
    handed_in = data(capsys, "hand-in", TASK.link, file, "--name", "Zoé")
    assert handed_in["code"] == text
    whole = kept(tmp_path / "zoe.json", handed_in)
    by_code, by_file = data(capsys, "map", TASK.link, text), data(capsys, "map", TASK.link, whole)
    assert by_code == by_file
    assert by_code["learners"][0]["name"] == "Zoé"
    marks = by_code["learners"][0]["answers"]
    assert [one["answer"] for one in marks] == [answer if answer is None else [*answer] for answer in answers]


def test_a_name_for_which_a_code_has_no_room_is_to_be_written_beside_it(tmp_path: Path, capsys: Output) -> None:
    file = kept(tmp_path / "answers.json", right_answers(TASK))
    name = "Wilhelmina Carolina Alexandrina Montmorency-Beauregard"
    text, told = warned(capsys, "hand-in", TASK.link, file, "--name", name)
    assert told == [f"The code had no room for the name: hand it in as {name}=CODE."]
    found = data(capsys, "map", TASK.link, f"{name}={text.strip()}")
    assert found["learners"][0]["name"] == name


def test_answers_too_odd_for_a_code_are_handed_in_as_a_file(tmp_path: Path, capsys: Output) -> None:
    link = said(capsys, "task", *(f"score-taker.1.1.{seed}" for seed in range(1, 8))).strip()
    file = kept(tmp_path / "odd.json", [["-1234567890123456.78"]] * 7)
    assert "hand these in as a file, which --json prints" in refused(capsys, "hand-in", link, file)
    handed_in = data(capsys, "hand-in", link, file, "--name", "Max")
    assert handed_in["code"] is None
    found = data(capsys, "map", link, kept(tmp_path / "max.json", handed_in))
    assert found["learners"][0]["answers"][0]["answer"] == ["-1234567890123456.78"]


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ([], "answers: found 0, expected a list of 16 answers"),
        ([["nonsense"]] + [None] * 15, "answers[0][0]: found “nonsense”"),
        (["C7"] + [None] * 15, "answers[0]: found “C7”"),
        ({"v": 9, "answers": []}, "v: found 9"),
        ({"v": 1, "task": task_of("excuse").link, "answers": []}, "task: found"),
    ],
)
def test_answers_that_are_none_are_said_with_their_place(
    tmp_path: Path, capsys: Output, answers: object, told: str
) -> None:
    assert refused(capsys, "hand-in", TASK.link, kept(tmp_path / "answers.json", answers)).startswith(told)


def test_every_mark_of_the_map_is_that_of_tutor_mark(capsys: Output) -> None:
    exercises = data(capsys, "task", TASK.link)["exercises"]
    for learner in data(capsys, "map", TASK.link, *codes("Ada", "Bo", "Cy"))["learners"]:
        for exercise, one in zip(exercises, learner["answers"], strict=True):
            name = ".".join(str(exercise[part]) for part in ("kind", "edition", "level", "seed"))
            marks = data(capsys, "mark", name, "--answer", *one["answer"])
            named = {marks["on"][part]["slip"] for part in one["answer"] if part in marks["on"]} - {None}
            assert marks["right"] is one["right"]
            assert one["slip"] in (named or {None})


def test_a_map_has_its_lines_with_topics_slips_and_exercises_of_the_task(capsys: Output) -> None:
    found = data(capsys, "map", TASK.link, *codes(*"ABCDEFGHIJ", seed=4))
    assert [*found] == ["title", "learners", "lines"]
    counts = [line["learners"] for line in found["lines"]]
    assert counts == sorted(counts, reverse=True)
    assert counts
    exercises = data(capsys, "task", TASK.link)["exercises"]
    for line in found["lines"]:
        assert [*line] == ["topic", "slip", "learners", "exercises"]
        assert line["topic"] in TOPICS
        assert line["slip"] is None or line["slip"] in SLIPS
        assert all(exercise in exercises for exercise in line["exercises"])


def test_a_map_is_read_in_a_terminal_with_two_boards_for_the_wall_and_a_next_task(capsys: Output) -> None:
    text = said(capsys, "map", TASK.link, *codes(*"ABCDEFGHIJ", seed=4), RIGHT)
    assert text.startswith("11 learners, 16 exercises\n\n")
    row = next(line for line in text.splitlines() if line.startswith("Ada"))
    assert row.split()[:3] == ["Ada", "16/16", "✓"]
    assert "of 11 made this mistake: “You " in text
    assert text.count("  On the wall: ") == text.count("  The next task: ") >= 1
    following = text.partition("  The next task: ")[2].splitlines()[0]
    assert not {*Task.linked(following).exercises} & {*TASK.exercises}
    assert main(["map", TASK.link, RIGHT, "--lang", "fr"]) == 0
    assert "1 élève, 16 exercices" in capsys.readouterr().out


def test_a_map_is_a_table_for_a_spreadsheet_that_reckons_with_no_name(capsys: Output) -> None:
    learners = ["=1+1", "<b>Bo</b>", "C,D"]
    rows = [*csv.reader(StringIO(said(capsys, "map", TASK.link, *codes(*learners), "--csv")))]
    assert rows[0] == ["name", "right", *(exercise.name for exercise in TASK.exercises)]
    assert [row[0] for row in rows[1:]] == ["'=1+1", "<b>Bo</b>", "C,D"]
    assert all(row[1] == str(row[2:].count("right")) for row in rows[1:])
    assert "--csv: found" in refused(capsys, "map", TASK.link, RIGHT, "--csv", "--json")


def test_a_class_is_a_file_of_codes_and_two_files_are_one_class(tmp_path: Path, capsys: Output) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text("\n".join(codes("Ada", "Bo")) + "\n\n", "utf-8")
    unnamed = code(TASK, HandedIn("", right_answers(TASK))).text
    other.write_text(f"Cy={unnamed}\r\n{unnamed}\r\n{unnamed}\r\n", "utf-8-sig")
    found = data(capsys, "map", TASK.link, str(one), str(other))
    assert [learner["name"] for learner in found["learners"]] == ["Ada", "Bo", "Cy", "", ""]
    assert "\nlearner 4 " in said(capsys, "map", TASK.link, str(one), str(other))


def test_answers_in_json_may_be_on_one_line_or_on_many_and_half_of_them_is_one_mistake(
    tmp_path: Path, capsys: Output
) -> None:
    whole = json.dumps(HandedIn("Ada", right_answers(TASK)).to_json(TASK), indent=1)
    one, half, several = tmp_path / "ada.json", tmp_path / "half.json", tmp_path / "several.txt"
    one.write_text(whole, "utf-8")
    half.write_text(whole[: len(whole) // 2], "utf-8")
    bo = json.dumps(HandedIn("Bo", right_answers(TASK)).to_json(TASK))
    several.write_text(f"{bo}\n{RIGHT}\n[]\n", "utf-8")
    out, told = warned(capsys, "map", TASK.link, str(half), str(several), str(one), "--json")
    assert [learner["name"] for learner in json.loads(out)["learners"]] == ["Bo", "Ada"]
    assert [sentence.partition(": ")[0] for sentence in told] == ["half.json", "several.txt", "ada.json"]
    assert "more like this" not in told[0]
    assert told[1].startswith("several.txt: 3: answers: found 0, expected a list of 16 answers")


def test_what_cannot_be_read_is_said_in_a_sentence_each_and_what_was_read_stays(tmp_path: Path, capsys: Output) -> None:
    whole = json.dumps(HandedIn("Half", right_answers(TASK)).to_json(TASK))
    half, large, binary, empty = (tmp_path / name for name in ("half.json", "large.txt", "binary", "empty.txt"))
    half.write_text(whole[: len(whole) // 2], "utf-8")
    large.write_bytes(b"A" * (40 << 20))
    binary.write_bytes(b"\xff\xfe\x00")
    empty.write_text("", "utf-8")
    other_task = code(task_of("excuse"), HandedIn("Eve", right_answers(task_of("excuse")))).text
    wrong = RIGHT[:-1] + ("0" if RIGHT[-1] != "0" else "1")
    files = map(str, (half, large, binary, empty, tmp_path / "nowhere.txt"))
    out, told = warned(capsys, "map", TASK.link, RIGHT, RIGHT, other_task, wrong, *files, str(tmp_path), "--json")
    assert [learner["name"] for learner in json.loads(out)["learners"]] == ["Ada"]
    assert len(told) == 9
    for part in ("a learner once", "another task", "another task", "JSON", "megabyte", "UTF-8", "code", "can be read"):
        assert any(part in sentence for sentence in told), part


def test_a_file_of_ten_thousand_lines_is_read_as_far_as_a_class_goes(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "many.txt"
    file.write_text("\n".join([f"Pupil {number}={RIGHT}" for number in range(10_000)]), "utf-8")
    out, told = warned(capsys, "map", TASK.link, str(file), "--json")
    assert len(json.loads(out)["learners"]) == MOST_LINES
    assert told == [f"many.txt: found 10000, expected at most {MOST_LINES} lines; those after them were not read"]
    file.write_text("nonsense\n" * 10_000, "utf-8")
    told = refused(capsys, "map", TASK.link, str(file)).splitlines()
    assert told[0].startswith("many.txt: 1: found “nonsense”")


def test_markup_in_a_name_is_plain_text_and_what_is_unseen_is_no_name(tmp_path: Path, capsys: Output) -> None:
    found = data(capsys, "map", TASK.link, *codes("<script>alert(1)</script>"))
    assert found["learners"][0]["name"] == "<script>alert(1)</script>"
    answers = kept(tmp_path / "a.json", right_answers(TASK))
    assert "name: found" in refused(capsys, "hand-in", TASK.link, answers, "--name", "a\x1b[2J")


def test_thirty_learners_with_twelve_answers_are_mapped_in_three_seconds(capsys: Output) -> None:
    names = [exercise.name for exercise in TASK.exercises[:12]]
    task = Task.linked(said(capsys, "task", *names).strip())
    rng = random.Random(7)
    given = [code(task, HandedIn(f"Pupil {n}", slipping(task, rng, 0.3))).text for n in range(30)]
    start = time.process_time()
    said(capsys, "map", task.link, *given)
    assert time.process_time() - start < 3
