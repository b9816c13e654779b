"""``tutor export``: the whole course in every format, read back by readers that share no code with the writers."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests import exported
from tests.command import Output, said
from tests.exported import Read
from tutor.cli import main
from tutor.cli.paper_arguments import FORMATS as NAMED
from tutor.show.exercises.asked import as_json
from tutor.show.export.formats import FORMATS
from tutor.show.export.moodle import shares_of
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise

RECORD = str(Path(__file__).parents[1] / "docs" / "examples" / "overtrump.json")
#: The exercises of the course, each once, by their names.
COURSE = {str(step.exercise): step.exercise for lesson in LESSONS.values() for step in lesson.to_answer}
#: The part of them that every format with pictures holds at least.
MOST = 0.9
SVG = "{http://www.w3.org/2000/svg}"

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The whole course in every format."""
    folder = tmp_path_factory.mktemp("exported")
    files = {name: folder / f"course.{name}" for name in FORMATS}
    for name, file in files.items():
        assert main(["export", name, *LESSONS, "--to", str(file), "--lang", "en"]) == 0
    return files


@cache
def asked(exercise: Exercise) -> dict[str, Any]:
    """An exercise with its key, as ``tutor exercise --json --key`` prints it."""
    words, name = Words("en"), {"level": exercise.level, "seed": exercise.seed}
    return dict(as_json(exercise.kind, exercise.question, words, {**name}, key=True))


def alike(read: str, text: str) -> bool:
    """Whether a text is read as it was written; it may begin with a capital, and with the name of its table."""
    return " ".join(read.split()).casefold().endswith(" ".join(text.split()).casefold())


def check(read: Read, exercise: Exercise) -> None:
    """Check that what is read asks what the exercise asks, and takes its right answer and no other."""
    told = asked(exercise)
    assert " ".join(told["prompt"].split()) in " ".join(read.asks.split())
    key = told["key"]
    if told["pad"] == "number":
        assert (read.number, read.within) == (float(key[0][0]), told.get("within", 0))
        return
    texts = {one["id"]: one["text"] for one in told["options"]}
    if told["pad"] in {"mark", "choose"}:
        right = {one for answer in key for one in answer}
        assert len(read.options) == len(texts)
        assert read.several is (told["pad"] == "mark")
        for option, (name, text) in zip(read.options, texts.items(), strict=True):
            assert alike(option, text), option
            assert (option in read.right) is (name in right), option
        return
    sign, places = ("=", told["states"]) if told["pad"] == "pairs" else ("@", told["places"])
    titles = {one["id"]: one["text"] for one in places}
    given = dict(part.rsplit(sign, 1) for part in key[0])
    assert len(key) == 1
    assert len(read.rows) == len(texts)
    for (row, state), (name, text) in zip(read.rows, texts.items(), strict=True):
        assert alike(row, text)
        assert state == (titles[given[name]].rstrip(":").strip() if name in given else "left out")


def check_pictures(pictures: tuple[bytes, ...], exercise: Exercise) -> None:
    """Check that every board is a picture that stands alone."""
    assert len(pictures) == len(exercise.question.boards)
    for picture in pictures:
        assert ET.XML(picture).findtext(f"{SVG}title")
        assert b"var(" not in picture


@pytest.mark.parametrize("name", ["moodle", "qti"])
def test_a_system_that_marks_reads_the_course_with_pictures_and_a_reason_for_everything(
    course: dict[str, Path], name: str
) -> None:
    read = exported.moodle(course[name].read_bytes()) if name == "moodle" else exported.qti(course[name])
    assert len(read) >= MOST * len(COURSE)
    for one, found in read.items():
        check(found, COURSE[one])
        check_pictures(found.pictures, COURSE[one])
        assert found.remarks
        assert all(found.remarks) or COURSE[one].kind.pad == "arrange"
        assert len(found.remarks) >= len(found.options)


def test_gift_is_read_with_its_boards_in_words(course: dict[str, Path]) -> None:
    read = exported.gift(course["gift"].read_bytes())
    assert len(read) >= MOST * len(COURSE)
    for one, found in read.items():
        check(found, COURSE[one])
        for board in asked(COURSE[one])["boards"]:
            assert all(line.strip().casefold() in found.asks.casefold() for line in board["text"].splitlines())


def test_a_card_of_anki_shows_its_boards_and_turned_over_its_answer(course: dict[str, Path]) -> None:
    read = exported.anki(course["anki"])
    assert {*read} == {*COURSE}
    for one, note in read.items():
        told = asked(COURSE[one])
        check_pictures(tuple(svg.encode() for svg in re.findall(r"<svg.*?</svg>", note.front)), COURSE[one])
        asks, back = exported.plain(re.sub(r"<svg.*?</svg>", "", note.front)), exported.plain(note.back)
        assert " ".join(told["prompt"].split()) in asks
        if told["pad"] in {"mark", "choose"}:
            texts = {option["id"]: " ".join(option["text"].split()).casefold() for option in told["options"]}
            assert all(texts[name] in back.casefold() for name in told["key"][0])
        elif told["pad"] == "number":
            assert re.search(r"The answer: ", back)
        assert len(back) > len("The answer: 0")


def test_a_table_has_a_row_for_each_exercise(course: dict[str, Path]) -> None:
    read = {row["id"]: row for row in exported.table(course["csv"].read_bytes())}
    assert {*read} == {*COURSE}
    for one, row in read.items():
        told = asked(COURSE[one])
        assert " ".join(row["prompt"].split()).removeprefix("'") == " ".join(told["prompt"].split())
        assert row["reasons"]
        if told["pad"] == "number":
            assert float(row["right"]) == float(told["key"][0][0])
        if told["pad"] in {"mark", "choose"}:
            assert len(row["options"].split("\n")) == len(told["options"])
        assert not row["title"].startswith(("=", "+", "@"))


def test_ids_stay_and_the_same_exercises_make_the_same_file(tmp_path: Path, capsys: Output) -> None:
    for name in FORMATS:
        one, other = tmp_path / f"one.{name}", tmp_path / f"other.{name}"
        for file in (one, other):
            assert main(["export", name, "first-trick", "--to", str(file), "--lang", "en"]) == 0
        if name == "anki":
            assert exported.anki(one) == exported.anki(other)
        else:
            assert one.read_bytes() == other.read_bytes()
    french = tmp_path / "fr.anki"
    assert main(["export", "anki", "first-trick", "--to", str(french), "--lang", "fr"]) == 0
    guids = [
        {name: note.guid for name, note in exported.anki(file).items()} for file in (french, tmp_path / "one.anki")
    ]
    assert guids[0] == guids[1]
    capsys.readouterr()


def test_a_task_and_a_position_of_ones_own_are_exported_each_exercise_once(tmp_path: Path, capsys: Output) -> None:
    link = said(capsys, "task", "beats.1.1.3", "beats.1.1.3", f"allowed={RECORD}", "--title", "Monday").strip()
    file = tmp_path / "task.xml"
    assert said(capsys, "export", "moodle", link, "--to", str(file)) == ""
    drawn, own = exported.moodle(file.read_bytes())
    assert drawn == "beats.1.1.3"
    assert re.fullmatch(r"allowed\.1\.[0-9a-f]{10}", own)
    assert "$course$/top/Monday" in file.read_text("utf-8")


def test_what_a_format_cannot_hold_is_named_with_the_reason(tmp_path: Path, capsys: Output) -> None:
    file = str(tmp_path / "file")
    assert main(["export", "gift", "handful-may", "--to", file, "--lang", "en"]) == 0
    told = capsys.readouterr().err.splitlines()
    why = "is not in the file: many answers are right, and this format can know one only."
    assert told[0] == f"handful-show.1.1.1 {why}"
    assert told[-1] == "This format holds no pictures: the boards are in words."
    assert main(["export", "moodle", "handful-show.1.1.1", "--to", file, "--lang", "en"]) == 2
    assert (
        capsys.readouterr().err.splitlines()[-1].startswith("spec: found “handful-show.1.1.1”, expected exercises of")
    )


@pytest.mark.parametrize("count", range(1, 21))
def test_shares_come_to_the_whole_mark(count: int) -> None:
    shares = [float(share) for share in shares_of(count)]
    assert len(shares) == count
    assert abs(sum(shares) - 100) < 0.001


def test_the_formats_are_those_that_the_command_offers() -> None:
    assert [*FORMATS] == [*NAMED]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("moodle nonsense --to {file}", "spec[0]: found “nonsense”, expected a lesson"),
        ("moodle beats.1.1.3 --to {folder}", "--to: found “"),
        ("moodle beats.1.1.3 --to {folder}/no/file", "--to: found “"),
        ("qti #task=x --to {file}", "task: found “x”"),
        ("csv allowed=nowhere.json --to {file}", "FILE: found “nowhere.json”"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_sentence(
    tmp_path: Path, capsys: Output, arguments: str, told: str
) -> None:
    given = arguments.format(file=tmp_path / "file", folder=tmp_path).split()
    assert main(["export", *given, "--lang", "en"]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith(told)
    assert errors.count("\n") == 1
    assert not (tmp_path / "file").exists()


def test_without_what_writes_decks_a_sentence_says_what_brings_it(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    assert main(["export", "anki", "beats.1.1.3", "--to", str(tmp_path / "deck"), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("format: found “anki”, expected another format: Anki’s needs what pip install")
    assert told.count("\n") == 1
