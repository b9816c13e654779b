"""The plans for teachers: made from the course, with the minutes that they say, the same in every language."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from site_hooks import plans as pages
from tests.every import every
from tutor.show.languages import LANGUAGES
from tutor.show.paper.deal import AT_TABLE
from tutor.show.words import Words
from tutor.teach.beliefs import BELIEFS
from tutor.teach.classroom.deals import dealt
from tutor.teach.classroom.plan import Plan
from tutor.teach.classroom.plans import EVENINGS, HOURS, PLANS
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS

FOLDER = Path(__file__).parents[3] / "docs" / "teach"
EVERY_PLAN = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
FIRST, *_ = LANGUAGES
MARKS = re.compile(r"<!-- (?:board|belief|deal) [a-z0-9 -]+ -->")
#: What the words of the plans say of a deal: the cards of a suit, or some cards, that a player holds.
CLAIMED = {
    8372: ("2 S:0", "3 S:0", "4 S:6", "1 S:8", "3 EX", "2 T20"),
    173: ("2 T:7", "2 T21 T1 SK SQ HK", "2 C:3", "2 D:2", "dog DN"),
    389: ("2 T:6", "2 T21 T1 CK HK", "3 EX"),
    2121: ("2 T:8", "2 T21 T18", "1 T:4", "1 T1", "3 EX"),
    872: ("1 S:5", "1 SQ", "2 S:1", "4 SK"),
    267: ("1 D:6", "2 D:0", "3 D:6", "4 D:0", "4 T7 T20"),
    12: ("4 T21 EX DK", "4 S:1", "4 H:3", "dog S7 S8"),
    52: ("4 T:6", "4 EX", "dog T9 T11 T14"),
    476: ("4 T:10", "dog T5", "3 EX"),
    75: ("1 DK D3 D6 D7 D10", "3 D:5", "3 DQ"),
    460: ("1 T:7", "1 T3"),
}
CLAIMED_OF_BARBU = {
    15: ("1 H:1", "1 HA"),
    726: ("1 H:4", "1 HA", "2 D:0", "2 HQ"),
    798: ("1 S:6", "1 SA SK SQ"),
    96: ("1 S7 C7",),
}


def file_of(plan: Plan, lang: str) -> Path:
    return FOLDER / (f"{plan.id}.md" if lang == FIRST else f"{plan.id}.{lang}.md")


def title(text: str) -> str:
    found = re.search(r'^title: "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


@EVERY_PLAN
def test_a_plan_has_the_minutes_of_its_parts_and_goes_through_lessons_for_which_people_are_ready(plan: Plan) -> None:
    assert sum(plan.moments.values()) == plan.minutes
    known = {*plan.knows}
    for lesson in plan.teaches:
        assert {*lesson.needs} <= known, lesson.id
        known.add(lesson.id)
    assert not {*plan.knows} & {*plan.lessons}


@pytest.mark.parametrize("series", [EVENINGS, HOURS])
def test_what_people_know_before_an_evening_was_taught_in_those_before_it(series: tuple[Plan, ...]) -> None:
    taught: set[str] = set()
    for plan in series:
        assert {*plan.knows} <= taught, plan.id
        taught |= {*plan.lessons}


@EVERY_PLAN
def test_the_task_of_a_plan_opens_and_asks_what_its_lessons_ask(plan: Plan) -> None:
    assert Task.linked(plan.task("Tarot").link) == plan.task("Tarot")
    assert {one.lesson for one in plan.exercises} <= {*plan.lessons}
    assert all(one.step.help != "worked" for one in plan.exercises)


def test_every_plan_has_a_page_in_every_language_and_no_page_has_no_plan() -> None:
    assert {*FOLDER.iterdir()} == {file_of(plan, lang) for plan in PLANS.values() for lang in LANGUAGES}


@EVERY_PLAN
def test_the_pages_of_a_plan_have_its_parts_and_name_only_what_is_in_its_lessons(plan: Plan) -> None:
    texts = [file_of(plan, lang).read_text("utf-8") for lang in LANGUAGES]
    for text in texts:
        assert [part["moment"] for part in pages.PART.finditer(text)] == [*plan.moments]
        assert MARKS.findall(text) == MARKS.findall(texts[0]), "a plan says the same in every language"
        assert f"<!-- plan {plan.id} -->" in text
    for board in pages.BOARD.finditer(texts[0]):
        assert board["lesson"] in plan.lessons
        assert LESSONS[board["lesson"]].step(board["name"]).help != "worked", "its answer is shown from the beginning"
        assert (board["lesson"], board["name"]) not in plan.exercises, "one does not see twice what one is asked"
    said = {BELIEFS[belief["id"]] for belief in pages.BELIEF.finditer(texts[0])}
    assert said
    assert said <= {belief for name in (*plan.lessons, *plan.knows) for belief in LESSONS[name].fights}
    assert [(one["game"], int(one["number"])) for one in pages.DEAL.finditer(texts[0])] == [*plan.deals]


@every(LANGUAGES)
def test_on_the_site_a_plan_leads_to_its_task_its_lessons_and_its_deals(lang: str) -> None:
    for plan in PLANS.values():
        text = file_of(plan, lang).read_text("utf-8")
        page = SimpleNamespace(
            url=f"{'' if lang == FIRST else f'{lang}/'}teach/{plan.id}/", meta={"title": title(text)}
        )
        made = pages.embed(text, cast("Any", page), lang)
        assert "<!--" not in made
        linked = re.findall(r'href="\.\./\.\./((?:class/)?task/)(#task=[^"]+)"', made)
        assert [place for place, _ in linked] == ["task/", "class/task/"]
        assert {Task.linked(link) for _, link in linked} == {plan.task(title(text))}
        for lesson in (*plan.lessons, *plan.knows):
            assert f'href="../../lessons/{lesson}/"' in made
        for game, number in plan.deals:
            assert f'href="../../teach/deals/{game}-{number}.html"' in made
        assert made.count('class="plan-clock"') == len(plan.moments)


def test_the_slips_of_the_deals_are_written_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PLANS", {"poignees": PLANS["poignees"]})
    pages.publish(tmp_path)
    for lang in LANGUAGES:
        folder = tmp_path / ("" if lang == FIRST else lang) / "teach" / "deals"
        assert {file.name for file in folder.iterdir()} == {"tarot-52.html", "tarot-476.html"}
        assert Words(lang).say(AT_TABLE, number=8) in (folder / "tarot-52.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "number", "claims"),
    [("tarot", *one) for one in CLAIMED.items()] + [("barbu", *one) for one in CLAIMED_OF_BARBU.items()],
)
def test_the_cards_of_which_a_plan_speaks_are_there(game: str, number: int, claims: tuple[str, ...]) -> None:
    record = dealt(game, number)
    for claim in claims:
        who, *cards = claim.split()
        held = [card.code for card in (record.dog if who == "dog" else record.hands[int(who) - 1]) or ()]
        suit, counted, many = cards[0].partition(":")
        if counted:
            assert sum(code.startswith(suit) for code in held) == int(many), claim
        else:
            assert {*cards} <= {*held}, claim
