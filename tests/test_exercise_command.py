"""A teacher’s commands: what the course teaches, an exercise asked, an answer marked, alone or line by line."""

from __future__ import annotations

import io
import json
import shlex
import sys
from typing import Any

import pytest

from tests.command import A_KIND, Output, nearest, refused, said
from tutor import __version__
from tutor.cli import main
from tutor.show.exercises.course import as_json as course_as_json
from tutor.show.words import Words
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS

#: Two cards lie in a trick; which of six others would be the highest?
BEATS = {"kind": "beats", "level": 1, "seed": 3}


def each(
    command: list[str], lines: list[object], monkeypatch: pytest.MonkeyPatch, output: Output
) -> list[dict[str, Any]]:
    """What line mode answers to some lines, each in JSON unless it is a text already."""
    stdin = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8"))
    return [json.loads(line) for line in said(output, *command, "-", "--json").splitlines()]


# The course


def test_the_course_can_be_read_and_has_the_same_as_data(capsys: Output) -> None:
    text = said(capsys, "course")
    assert text.startswith("The trick\n\nfirst-trick: Your first trick")
    told = json.loads(said(capsys, "course", "--json"))
    assert told == json.loads(json.dumps(course_as_json(Words("en"))))
    assert [kind["id"] for kind in told["kinds"]] == list(KINDS)


# Exercises


def test_an_exercise_is_asked_in_words(capsys: Output) -> None:
    text = said(capsys, "exercise", "beats", "--seed", "3")
    assert text == (
        "Which cards win? (beats.1.1.3)\n\n  C♠  7♠\n\n"
        "These cards are in the trick; the first of them was led. Mark every card below that would be winning the trick"
        " if it were played next.\n"
        "  S8   8♠\n  C2   2♣\n  D7   7♦\n  H10  10♥\n  SJ   J♠\n  SQ   Q♠\n"
        "Answer with the names, on the left, of everything that is right.\n"
    )
    with_key = said(capsys, "exercise", "beats", "--seed", "3", "--key")
    assert with_key.startswith(text)
    assert with_key.removeprefix(text).startswith("\nThe answer: SQ\n✓ Q♠: ")


def test_an_exercise_is_asked_as_data(capsys: Output) -> None:
    told = json.loads(said(capsys, "exercise", "beats", "--seed", "3", "--json"))
    names = ["kind", "edition", "level", "seed", "title", "prompt", "facts", "pad", "boards", "options", "hints"]
    assert [*told] == names
    assert (told["kind"], told["edition"], told["level"], told["seed"], told["pad"]) == ("beats", 1, 1, 3, "mark")
    assert told["boards"] == [{"cards": ["SN", "S7"], "title": "", "text": ""}]
    assert told["options"][:2] == [{"id": "S8", "text": "8♠"}, {"id": "C2", "text": "2♣"}]
    assert len(told["hints"]) == 2
    with_key = json.loads(said(capsys, "exercise", "beats", "--seed", "3", "--json", "--key"))
    assert with_key["key"] == [["SQ"]]
    assert with_key["slips"]["S8"] == "overlooked-a-higher-card"
    assert with_key["hints"][:2] == told["hints"]
    assert with_key["hints"][2].startswith("The answer: SQ ")


def test_without_a_level_or_a_seed_it_is_the_first(capsys: Output) -> None:
    assert said(capsys, "exercise", "allowed") == said(capsys, "exercise", "allowed", "--level", "1", "--seed", "1")


def test_ids_and_answers_are_the_same_in_every_language(capsys: Output) -> None:
    command = ["exercise", "deciding-rule", "--level", "2", "--seed", "3", "--json", "--key"]
    english = json.loads(said(capsys, *command))
    assert main([*command, "--lang", "fr"]) == 0
    french = json.loads(capsys.readouterr().out)
    assert french["key"] == english["key"] == [["T-PLAY-FOLLOW"]]
    assert [option["id"] for option in french["options"]] == [option["id"] for option in english["options"]]
    assert french["prompt"] != english["prompt"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_that_is_printed_is_right_when_it_is_typed(kind: str, level: int, capsys: Output) -> None:
    """Names of moves that have a space in them too: they are printed as a terminal takes them."""
    for seed in ("2", "4"):
        name = [kind, "--level", str(level), "--seed", seed]
        [printed] = [
            line.removeprefix("The answer: ")
            for line in said(capsys, "exercise", *name, "--key").splitlines()
            if line.startswith("The answer: ")
        ]
        assert said(capsys, "mark", *name, "--answer", *shlex.split(printed)).startswith("That is right.\n")


def test_line_by_line_each_exercise_is_asked_as_it_is_alone(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    names: list[object] = [{"kind": kind, "level": level, "seed": 7} for kind in KINDS for level in LEVELS]
    told = each(["exercise", "--key"], names, monkeypatch, capsys)
    for one in told:
        name = [one["kind"], "--level", str(one["level"]), "--seed", str(one["seed"])]
        assert json.loads(said(capsys, "exercise", *name, "--json", "--key")) == one
    assert [{name: one[name] for name in ("kind", "level", "seed")} for one in told] == names


# Answers


def test_a_right_answer_is_told_so_and_why(capsys: Output) -> None:
    assert said(capsys, "mark", "beats", "--seed", "3", "--answer", "SQ") == (
        "That is right.\nThe suit is right, and C♠ is lower.\n"
    )
    told = json.loads(said(capsys, "mark", "beats", "--seed", "3", "--json", "--answer", "SQ"))
    assert [*told] == ["right", "because", "on", "as_if"]
    assert (told["right"], told["as_if"]) == (True, None)
    assert [one | {"slip": None} for one in told["because"]] == [told["on"]["SQ"]]
    assert told["on"]["D7"]["rule"] == "T-PLAY-WIN"
    assert told["on"]["D7"]["slip"] == "another-suit-cannot-win"


def test_a_wrong_answer_is_told_in_short_what_is_amiss_in_it(capsys: Output) -> None:
    told = said(capsys, "mark", "beats", "--seed", "3", "--answer", "SJ").splitlines()
    assert told[0] == "That is not right."
    assert [line[0] for line in told[1:3]] == ["✗", "✓"]
    assert told[3:] == ["The answer: SQ", "Add --why to read all the reasons."]


def test_whoever_asks_why_reads_the_reasons_of_all_options(capsys: Output) -> None:
    told = said(capsys, "mark", "beats", "--seed", "3", "--answer", "SQ", "SJ", "--why").splitlines()
    assert told[0] == "That is not right."
    assert "The answer: SQ" in told
    assert [line[0] for line in told[-3:]] == ["✓", "✗", "✗"]


@pytest.mark.parametrize("answer", [[], ["SJ"], ["SQ", "SJ"]], ids=str)
def test_an_answer_that_is_incomplete_is_wrong_and_no_error(answer: list[str], capsys: Output) -> None:
    told = said(capsys, "mark", "beats", "--seed", "3", "--json", "--answer", *answer)
    assert json.loads(told)["right"] is False


def test_a_number_may_be_typed_as_one_writes_it_on_paper(capsys: Output) -> None:
    for typed in ("9.5", "9,5", "9½"):
        assert said(capsys, "mark", "trick-points", "--seed", "2", "--answer", typed).startswith("That is right.\n")


def test_answers_are_marked_line_by_line_in_any_order(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    [asked] = each(["exercise", "--key"], [{"kind": "allowed", "level": 2, "seed": 3}], monkeypatch, capsys)
    [key] = asked["key"]
    name = {"kind": "allowed", "level": 2, "seed": 3}
    answers = [key, key[::-1], key[1:], [], [option["id"] for option in asked["options"]]]
    told = each(["mark"], [{**name, "answer": answer} for answer in answers], monkeypatch, capsys)
    assert [one["right"] for one in told] == [True, True, False, False, False]
    assert all([*one["on"]] == [option["id"] for option in asked["options"]] for one in told)


# What is wrong with a line, or with an option

AN_EXERCISE = 'the name of an exercise, one JSON object such as {"kind": "allowed", "level": 1, "seed": 3}'
AN_OPTION = "an option of this question, one of S8, C2, D7, H10, SJ, SQ"
A_LIST = 'a list of texts, such as ["H10", "T4"]'
THE_FIRST = "1, the edition that this tutor asks: the questions of another one were different"
POINTS = {"kind": "trick-points", "level": 1, "seed": 3}
WRONG: list[tuple[object, str, object, str]] = [
    ([], "exercise", [], AN_EXERCISE),
    ("3", "exercise", 3, AN_EXERCISE),
    ("{", "column 2", "", "JSON: here a name in double quotes"),
    ('{"kind": "beats", "kind": "beats"}', "kind", "kind", "each name only once in an object"),
    ({**BEATS, "kind": "bets"}, "kind", "bets", A_KIND + nearest("bets")),
    ({**BEATS, "kind": ["beats"]}, "kind", ["beats"], A_KIND + nearest("['beats']")),
    ({"level": 1, "seed": 3}, "kind", None, A_KIND + nearest("None")),
    ({**BEATS, "level": 0}, "level", 0, "a whole number from 1 to 3"),
    ({**BEATS, "level": 4}, "level", 4, "a whole number from 1 to 3"),
    ({**BEATS, "level": True}, "level", True, "a whole number from 1 to 3"),
    ({**BEATS, "level": "1"}, "level", "1", "a whole number from 1 to 3"),
    ({"kind": "beats", "seed": 3}, "level", None, "a whole number from 1 to 3"),
    ({**BEATS, "seed": 0}, "seed", 0, "a whole number from 1 to 9999"),
    ({**BEATS, "seed": 10_000}, "seed", 10_000, "a whole number from 1 to 9999"),
    ({**BEATS, "seed": 3.0}, "seed", 3.0, "a whole number from 1 to 9999"),
    ({**BEATS, "edition": 2}, "edition", 2, THE_FIRST),
    ({**BEATS, "edition": None}, "edition", None, THE_FIRST),
    ({**BEATS, "edition": True}, "edition", True, THE_FIRST),
]
WRONG_ANSWERS: list[tuple[object, str, object, str]] = [
    ({**BEATS, "answr": ["SQ"]}, "answr", "answr", "one of kind, level, seed, edition, answer"),
    (BEATS, "answer", None, A_LIST),
    ({**BEATS, "answer": "SQ"}, "answer", "SQ", A_LIST),
    ({**BEATS, "answer": {"SQ": True}}, "answer", {"SQ": True}, A_LIST),
    ({**BEATS, "answer": ["SQ", "CK"]}, "answer[1]", "CK", AN_OPTION),
    ({**BEATS, "answer": [["SQ"]]}, "answer[0]", ["SQ"], AN_OPTION),
    ({**BEATS, "answer": [3]}, "answer[0]", 3, AN_OPTION),
    ({**BEATS, "answer": ["SQ", "SQ"]}, "answer[1]", "SQ", "each option once"),
    ({**POINTS, "answer": ["4½"]}, "answer[0]", "4½", "one number, such as 40.5"),
    ({**POINTS, "answer": [4.5]}, "answer[0]", 4.5, "one number, such as 40.5"),
    ({**POINTS, "answer": ["4", "5"]}, "answer[1]", "5", "one number, such as 40.5"),
    ({**POINTS, "answer": ["1e3"]}, "answer[0]", "1e3", "one number, such as 40.5"),
    ({**POINTS, "answer": ["NaN"]}, "answer[0]", "NaN", "one number, such as 40.5"),
    ({**POINTS, "answer": ["٤"]}, "answer[0]", "٤", "one number, such as 40.5"),
]


@pytest.mark.parametrize(
    ("command", "wrong"), [("exercise", WRONG), ("mark", [*WRONG, *WRONG_ANSWERS])], ids=["exercise", "mark"]
)
def test_what_is_wrong_with_a_line_is_said_on_its_line_and_harms_no_other(
    command: str, wrong: list[tuple[object, str, object, str]], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    good = {**BEATS, "answer": ["SQ"]} if command == "mark" else BEATS
    lines = [line for bad, *_ in wrong for line in (bad, good)]
    told = each([command], [good, *lines], monkeypatch, capsys)
    assert all(one == told[0] for one in told[::2])
    assert "error" not in told[0]
    errors = [one["error"] for one in told[1::2]]
    assert [(error["place"], error["found"], error["expected"]) for error in errors] == [
        (place, found, expected) for _, place, found, expected in wrong
    ]
    assert all(error["text"].startswith(f"{error['place']}: found ") for error in errors)


def test_an_exercise_takes_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    [told] = each(["exercise"], [{**BEATS, "answer": ["SQ"]}], monkeypatch, capsys)
    assert (told["error"]["place"], told["error"]["expected"]) == ("answer", "one of kind, level, seed, edition")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("exercise bets", f"kind: found “bets”, expected {A_KIND}{nearest('bets')}"),
        ("exercise beats --level 4", "level: found 4, expected a whole number from 1 to 3"),
        ("exercise beats --level x", "level: found “x”, expected a whole number from 1 to 3"),
        ("exercise beats --seed 0", "seed: found 0, expected a whole number from 1 to 9999"),
        ("exercise beats --seed 1.5", "seed: found “1.5”, expected a whole number from 1 to 9999"),
        ("exercise beats --seed true", "seed: found “true”, expected a whole number from 1 to 9999"),
        ("mark -", "kind: found “-”, expected --json beside it: standard input is read, and answered, in JSON alone"),
        ("mark beats --seed 3 --answer CK", f"answer[0]: found “CK”, expected {AN_OPTION}"),
        ("mark beats --seed 3 --answer SQ SQ", "answer[1]: found “SQ”, expected each option once"),
        ("exercise beats --seed \uff19", "seed: found “\uff19”, expected a whole number from 1 to 9999"),
        ("mark beats --seed 3", "answer: found null, expected a list of texts, such as --answer H10 T4"),
        ("mark trick-points --answer four", "answer[0]: found “four”, expected one number, such as 40.5"),
        ("mark trick-points --answer 4 5", "answer[1]: found “5”, expected one number, such as 40.5"),
    ],
)
def test_what_is_wrong_with_an_option_is_told_in_one_sentence(arguments: str, told: str, capsys: Output) -> None:
    assert refused(capsys, *arguments.split()) == told


@pytest.mark.parametrize("seed", [SEEDS[0], SEEDS[-1]])
def test_the_first_and_the_last_seed_are_asked(seed: int, capsys: Output) -> None:
    assert f"(beats.1.3.{seed})" in said(capsys, "exercise", "beats", "--level", "3", "--seed", str(seed))


def test_a_whole_name_is_an_exercise_as_the_course_prints_it(capsys: Output) -> None:
    named = said(capsys, "exercise", "beats.1.2.3")
    assert named == said(capsys, "exercise", "beats", "--level", "2", "--seed", "3")
    key = json.loads(said(capsys, "exercise", "beats.1.2.3", "--json", "--key"))["key"][0]
    assert said(capsys, "mark", "beats.1.2.3", "--answer", *key).startswith("That is right.")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("exercise beats.1.2.3 --level 1", "level: found “1”, expected nothing: the name of the exercise says it"),
        ("exercise beats.1.2", "kind: found “beats.1.2”, expected the name of an exercise, such as allowed.1.2.17"),
        (
            "exercise beats.2.1.3",
            "edition: found 2, expected 1, the edition that this tutor asks: the questions of another one",
        ),
        ("mark beat.1.1.3 --answer H2", "kind: found “beat”, expected one of"),
    ],
)
def test_what_is_wrong_with_a_whole_name_is_told_in_one_line(arguments: str, told: str, capsys: Output) -> None:
    refusal = refused(capsys, *arguments.split())
    assert refusal.startswith(told)
    assert "\n" not in refusal


def test_line_by_line_exercises_are_asked_to_read_too(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    lines = 'beats.1.2.3\n{"kind": "beats", "level": 1, "seed": 4}\nbet.1.1.1\n'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode()), "utf-8"))
    told = said(capsys, "exercise", "-")
    first, second = (said(capsys, "exercise", name) for name in ("beats.1.2.3", "beats.1.1.4"))
    assert told.startswith(f"{first}\n{second}\nkind: found “bet”, expected one of")


def test_the_command_says_its_version(capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"tutor {__version__}\n"
