"""Boards as pictures: opened as a file they fetch nothing, hold all that is drawn, and look like the page.

``make walk`` looks at those of all lessons.
"""

from __future__ import annotations

import os
import re
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.exercises import found
from tutor.show.exercises.pictures import pictures
from tutor.show.html import Html
from tutor.show.picture.inks import INKS
from tutor.show.picture.svg import standalone
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.conftest import Visitor
    from tutor.teach.kind import Exercise

#: Lessons whose boards differ: tricks with a hand, the suits of Domino, threads, tables of tricks, bars.
SAMPLE = ("which-cards", "b-domino", "doubling", "planning", "signal-read")
ALL = os.environ.get("WALK") == "all"
#: Some cards, each with the middle of its place in the window.
PLACED = """(cards) => cards.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return [card.dataset.card, left + width / 2, top + height / 2]
})"""
CARD = re.compile(r'data-card="(\w+)"')
#: How far apart two cards are at least of which one lies farther to the right or farther down, or in another row.
APART, ROW = 12, 30
#: Texts and cards that stick out of the picture, drawings that are not there, and texts that lie on each other.
AMISS = """(svg) => {
    const { width, height } = svg.viewBox.baseVal, faults = []
    const box = (one) => {
        const at = one.getBoundingClientRect(), from = svg.getBoundingClientRect(), scale = width / from.width
        return { l: (at.left - from.left) * scale, t: (at.top - from.top) * scale,
                 r: (at.right - from.left) * scale, b: (at.bottom - from.top) * scale }
    }
    const texts = [...svg.querySelectorAll("text")].map((text) => [text.textContent, box(text)])
    const cards = [...svg.querySelectorAll("[data-card]")].map((card) => [card.dataset.card, box(card)])
    for (const [name, { l, t, r, b }] of [...texts, ...cards])
        if (l < -1 || t < -1 || r > width + 1 || b > height + 1) faults.push(`outside: ${name}`)
    for (const use of svg.querySelectorAll("use"))
        if (!document.querySelector(use.getAttribute("href"))) faults.push(`not drawn: ${use.getAttribute("href")}`)
    for (const [name, { r, l }] of cards) if (r - l < 20) faults.push(`empty: ${name}`)
    texts.forEach(([one, a], at) => texts.slice(at + 1).forEach(([other, b]) => {
        if (Math.min(a.r, b.r) - Math.max(a.l, b.l) > 2 && Math.min(a.b, b.b) - Math.max(a.t, b.t) > 6)
            faults.push(`overlap: ${one} / ${other}`)
    }))
    return faults
}"""


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Page]:
    """Return a window that may open files and nothing else."""
    context = chromium.new_context(viewport={"width": 700, "height": 900}, offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    context.close()
    assert [url for url in asked if not url.startswith("file:")] == []


def exercises(lesson: str) -> list[Exercise]:
    """The exercises of a lesson."""
    return [step.exercise for step in LESSONS[lesson].asked]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lesson", LESSONS if ALL else SAMPLE)
def test_all_of_a_picture_is_drawn_in_it_and_nothing_lies_on_anything_else(
    opened: Page, tmp_path: Path, lesson: str, lang: str
) -> None:
    file, amiss = tmp_path / "board.svg", {}
    for exercise in exercises(lesson):
        for number, one in enumerate(pictures(exercise.question, Html(lang))):
            file.write_text(standalone(one.drawn(Words(lang)), INKS["bw"], one.alternative), "utf-8")
            opened.goto(file.as_uri())
            amiss[f"{exercise} {number}"] = opened.locator("svg").first.evaluate(AMISS)
    assert {name: faults for name, faults in amiss.items() if faults} == {}


@pytest.mark.parametrize("lesson", LESSONS if ALL else ["which-cards", "b-no-tricks"])
def test_a_picture_shows_the_cards_of_the_page_where_they_lie_there(
    visit: Visitor, opened: Page, tmp_path: Path, lesson: str
) -> None:
    page = visit(f"lessons/{lesson}/").page
    file, tricks = tmp_path / "board.svg", 0
    for exercise in exercises(lesson):
        boards = found(page, exercise).locator(".board").all()
        for board, one in zip(boards, pictures(exercise.question, Html("en")), strict=False):
            file.write_text(standalone(one.drawn(Words("en"))), "utf-8")
            opened.goto(file.as_uri())
            drawn = placed(opened.locator("[data-card]"))
            trick, hand = placed(board.locator(".felt .seat > .card")), placed(board.locator(".hand .card"))
            assert {*drawn} == {*trick, *hand} or not trick, exercise
            assert directions(trick, trick) == directions(trick, drawn), exercise
            assert reads_on([*hand.values()]), exercise
            assert reads_on([drawn[code] for code in hand]), exercise
            tricks += len(trick) > 1
    assert tricks or ALL


def test_a_press_saves_the_picture_of_the_command_and_that_of_a_table(visit: Visitor) -> None:
    page = visit("lessons/which-cards/").page
    exercise = next(one for one in exercises("which-cards") if one.question.boards)
    with page.expect_download() as saving:
        found(page, exercise).get_by_role("button", name="Save as a picture").click()
    assert saving.value.suggested_filename == f"{exercise}.svg"
    board, *_ = pictures(exercise.question, Html("en"))
    assert saving.value.path().read_text("utf-8") == standalone(board.drawn(Words("en")), around=board.alternative)
    expect(found(page, exercise)).not_to_have_attribute("aria-busy", "true")

    table = page.locator(".tutor-game").first
    table.locator("[data-opens=menu]").click()
    with page.expect_download() as saving:
        table.get_by_role("button", name="Save as a picture").click()
    hand = table.locator(".hand .card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert [*CARD.findall(saving.value.path().read_text("utf-8"))][-len(hand) :] == hand


Places = dict[str, tuple[float, float]]


def placed(cards: Locator) -> Places:
    """Some cards by their codes, each with its place in the window."""
    found_there: list[tuple[str, float, float]] = cards.evaluate_all(PLACED)
    return {code: (x, y) for code, x, y in found_there}


def directions(codes: Iterable[str], places: Places) -> dict[tuple[str, str], tuple[str, str]]:
    """Where each of some cards lies, seen from each other one."""
    return {
        (one, other): (_direction(places[one][0], places[other][0]), _direction(places[one][1], places[other][1]))
        for one, other in combinations(codes, 2)
    }


def _direction(here: float, there: float) -> str:
    return "before" if there < here - APART else "behind" if there > here + APART else "beside"


def reads_on(places: list[tuple[float, float]]) -> bool:
    """Whether each card lies farther to the right than the one before it, or in a row below that."""
    return all(x > before or y > above + ROW for (before, above), (x, y) in pairwise(places))
