"""``tutor sheet``: exercises on paper with their key and others for the neighbour, a deal for real cards, bad input."""

from __future__ import annotations

import re
import sys
from html import escape, unescape
from pathlib import Path

import pytest

from tests.command import Output, refused, said
from tests.every import every
from tutor.cli import main
from tutor.cli.chosen import chosen
from tutor.core.cards import TAROT
from tutor.games import GAMES
from tutor.show.exercises.called import name
from tutor.show.exercises.said import seated
from tutor.show.languages import LANGUAGES
from tutor.show.paper.sheet import sheets
from tutor.show.picture.inks import INKS
from tutor.show.words import Words, capital
from tutor.teach.classroom.deals import dealt
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS

RECORD = str(Path(__file__).parents[1] / "docs" / "examples" / "overtrump.json")
#: The parts of a sheet: each section, each exercise in it, and the name in its corner.
SECTION = re.compile(r'<section class="(\w+)">(.*?)</section>', re.DOTALL)
ARTICLE, CODE = re.compile(r"<article>(.*?)</article>", re.DOTALL), re.compile(r"<code>([^<]+)</code>")
#: Whatever would run, or be fetched.
OUTSIDE = re.compile(r"<script|<link|<img|https?://(?!www\.w3\.org/2000/svg)|url\(|@import|javascript:")

pytestmark = pytest.mark.usefixtures("english")


def sections(html: str, sort: str) -> list[str]:
    """The sections of one sort of a page."""
    return [content for name_, content in SECTION.findall(html) if name_ == sort]


@every(LESSONS.values(), LANGUAGES)
def test_a_lesson_is_a_page_that_stands_alone_with_every_exercise_and_its_answer(lesson: object, lang: str) -> None:
    (found,) = (one for one in LESSONS.values() if one is lesson)
    html = sheets(chosen([found.id]), [1], Words(lang), INKS["bw"]).html
    assert not OUTSIDE.search(html)
    assert "var(--" not in html
    (sheet,), (key,) = sections(html, "sheet"), sections(html, "key")
    assert html.index('<section class="key">') > html.index('<section class="sheet">')
    names = [str(step.exercise) for step in found.to_answer]
    assert CODE.findall(sheet) == CODE.findall(key) == names
    assert "qr-code" in key
    assert "✓" not in sheet
    for step, article in zip(found.to_answer, ARTICLE.findall(sheet), strict=True):
        question, words = step.exercise.question, Words(lang)
        assert escape(words.tell(question.prompt, question.facts)) in article
        for option in question.options:
            assert escape(capital(name(option.shows, seated(option.says, words)))) in article


def test_a_neighbour_has_other_exercises_of_the_same_kinds_and_all_answers_are_in_one_key(capsys: Output) -> None:
    html = said(capsys, "sheet", "first-trick", "--seeds", "1-3")
    versions = [CODE.findall(sheet) for sheet in sections(html, "sheet")]
    assert len(versions) == 3
    assert len({*versions[0], *versions[1], *versions[2]}) == len(versions[0]) * 3
    assert len({tuple(one.rsplit(".", 1)[0] for one in names) for names in versions}) == 1
    (key,) = sections(html, "key")
    assert CODE.findall(key) == [one for names in versions for one in names]
    assert [f"sheet {letter}</h1>" in html for letter in "ABCD"] == [True, True, True, False]
    second = sections(said(capsys, "sheet", "first-trick", "--seeds", "2"), "sheet")
    assert CODE.findall(second[0]) == versions[1]


def test_a_task_keeps_its_title_as_the_teachers_and_a_deal_of_ones_own_is_drawn(capsys: Output) -> None:
    link = said(capsys, "task", "beats.1.1.3", f"allowed={RECORD}", "--title", "<b>Monday</b>").strip()
    (sheet,) = sections(said(capsys, "sheet", link), "sheet")
    assert "The teacher’s title: “&lt;b&gt;Monday&lt;/b&gt;”" in sheet
    assert CODE.findall(sheet) == ["beats.1.1.3", "allowed.1"]
    assert sheet.count("data-card=") > 5


def test_the_codes_of_the_key_hold_the_task_and_lead_to_a_site_if_there_is_one(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[str] = []

    def kept(text: str, label: str) -> str:
        texts.append(text)
        return label

    monkeypatch.setattr("tutor.show.paper.sheet.qr_code", kept)
    said(capsys, "sheet", "beats.1.1.3", "--site", "https://example.org/tutor/")
    said(capsys, "sheet", "beats.1.1.3")
    assert main(["sheet", "beats.1.1.3", "--site", "https://example.org/tutor", "--lang", "fr"]) == 0
    assert texts[2] == f"https://example.org/tutor/fr/class/task/{texts[1]}"
    assert texts[0] == f"https://example.org/tutor/class/task/{texts[1]}"
    assert [one.name for one in Task.linked(texts[0]).exercises] == ["beats.1.1.3"]


def test_without_what_draws_codes_the_sheet_is_made_and_a_sentence_says_so(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "qrcodegen", None)
    assert main(["sheet", "beats.1.1.3", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert 'qr-code"' not in told.out
    assert (
        told.err == "There are no QR codes in the key: pip install tarot-barbu-tutor[class] brings what draws them.\n"
    )


def test_a_sheet_is_written_into_a_file_whole_or_not_at_all(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "sheet.html"
    assert said(capsys, "sheet", "beats.1.1.3", "--to", str(file)) == ""
    assert file.read_text("utf-8") == said(capsys, "sheet", "beats.1.1.3")
    for unwritable, why in ((tmp_path, "Is a directory"), (tmp_path / "no" / "x", "No such file or directory")):
        told = refused(capsys, "sheet", "beats.1.1.3", "--to", str(unwritable))
        assert told.startswith("--to: found “")
        assert told.endswith(f"expected a file that can be written; {why}")
    assert [*tmp_path.iterdir()] == [file]


def test_a_deal_lies_the_same_at_every_table_and_is_that_of_its_number(capsys: Output) -> None:
    html = said(capsys, "sheet", "deal", "tarot", "--seed", "7")
    tables = sections(html, "table")
    assert len(tables) == 8
    assert len({re.sub(r"Table \d", "", table) for table in tables}) == 1
    record, words = dealt("tarot", 7), Words("en")
    slips = re.findall(r"<h2>([^<]+)</h2>((?:<p>[^<]*</p>)+)", tables[0])
    assert len(slips) == 5
    for (_, lines), hand in zip(slips, (*record.hands, record.dog), strict=True):
        assert hand is not None
        written = unescape(re.sub(r"<[^>]+>", " ", lines)).replace("Trumps:", "").replace("The Excuse", "★").split()
        indices = [one for one in written if one not in "♠♥♦♣"]
        assert sorted(indices) == sorted("★" if card.code == "EX" else words.index(card) for card in hand)
    assert sum(len(hand or ()) for hand in (*record.hands, record.dog)) == len(TAROT.cards)
    (key,) = sections(html, "key")
    assert "Player 1: " in key


def test_a_deal_is_for_as_many_tables_as_there_are_and_of_any_game(capsys: Output) -> None:
    for game in GAMES:
        html = said(capsys, "sheet", "deal", game, "--tables", "2")
        assert len(sections(html, "table")) == 2
        points = re.findall(r"<p>Player \d: ([+−]?\d+)</p>", sections(html, "key")[0])
        assert len(points) in {0, 4}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("nonsense", "spec[0]: found “nonsense”, expected a lesson, such as handful-may"),
        ("beats.9.1.1", "edition: found 9"),
        ("#task=x", "task: found “x”"),
        ("beats.1.1.3 --seeds 0", "--seeds: found “0”, expected a number from 1 to 26, or the first and the last"),
        ("beats.1.1.3 --seeds 3-1", "--seeds: found “3-1”"),
        ("beats.1.1.3 --seeds 1-27", "--seeds: found “1-27”"),
        ("beats.1.1.3 --seeds x", "--seeds: found “x”"),
        ("beats.1.1.3 --seed 3", "--seed: found “3”, expected nothing: it is of a deal"),
        ("beats.1.1.3 --tables 3", "--tables: found “3”, expected nothing: it is of a deal"),
        ("beats.1.1.3 --site example", "--site: found “example”, expected the address of a site"),
        ("allowed=nowhere.json", "FILE: found “nowhere.json”"),
        ("deal", "spec[1]: found null, expected one of tarot, barbu"),
        ("deal whist", "spec[1]: found “whist”, expected one of tarot, barbu"),
        ("deal tarot --seed 0", "--seed: found 0, expected a whole number from 1 to 9999"),
        ("deal tarot --seed x", "--seed: found “x”, expected a whole number from 1 to 9999"),
        ("deal tarot --tables 21", "--tables: found 21, expected a whole number from 1 to 20"),
        ("deal tarot --seeds 1-2", "--seeds: found “1-2”, expected nothing: a deal has its number, --seed"),
    ],
)
def test_what_cannot_be_put_on_paper_is_said_in_one_sentence(arguments: str, told: str, capsys: Output) -> None:
    assert refused(capsys, "sheet", *arguments.split()).startswith(told)
