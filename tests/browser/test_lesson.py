"""The exercises of a lesson on the site, as eyes, ears and fingers meet them, on paper, and by their links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.exercises import Mouse, found, wrong
from tests.browser.test_deals import PHONE, THUMB, fits
from tests.browser.test_site import engine_urls
from tutor.teach.course.tarot.the_trick import WHICH_CARDS
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit, Visitor

LESSON, ANY_EXERCISE = "lessons/which-cards/", "exercise/"
LINKED = Exercise(KINDS["allowed"], 2, 17)


#: All in an exercise that a finger may press, and of a fan of cards how much of each one shows.
TARGETS = """one => [...one.querySelectorAll("button, summary, select, input.number, label.option")]
    .filter((target) => target.checkVisibility())
    .map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect()
        const next = target.matches("label.card") && target.nextElementSibling?.getBoundingClientRect()
        const shown = next && next.top === top ? next.left - left : width
        return [target.textContent.trim() || target.className, Math.round(shown), Math.round(height)]
    })"""


# --- as eyes, ears and fingers meet it --------------------------------------------------------------------------------


def in_every_state(page: Page) -> None:
    """Leave exercises of the lesson answered right and wrong, on every pad, and with hints; some are untouched."""
    mouse, pads = Mouse(), set()
    open_ones = [step.exercise for step in WHICH_CARDS.steps if not step.help]
    for exercise in open_ones:
        one = found(page, exercise)
        if exercise.kind.pad not in pads:
            pads.add(exercise.kind.pad)
            mouse.answer(one, wrong(exercise))
        elif len(exercise.question.boards) == 1:
            mouse.answer_right(one, exercise)
    last = next(one for one in reversed(open_ones) if len(one.question.boards) > 1)
    two_boards = found(page, last)
    for number in (1, 2):
        two_boards.locator(f'[data-hint="{number}"]').click()
    two_boards.locator(f'[data-option="{last.question.options[0].id}"]').click()


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_axe_finds_nothing_serious_whatever_state_an_exercise_is_in(visit: Visitor, lang: str) -> None:
    seen = visit(lang + LESSON, width=PHONE, reduced_motion="reduce")
    in_every_state(seen.page)
    assert seen.axe_light_and_dark() == []
    assert fits(seen.page)


@pytest.mark.parametrize(("lang", "written"), [("", "0.5"), ("fr/", "0,5")])
def test_a_number_is_written_as_its_language_writes_it(visit: Visitor, lang: str, written: str) -> None:
    page = visit(lang + LESSON).page
    exercise = next(step.exercise for step in WHICH_CARDS.steps if step.exercise.kind.pad == "number")
    one = found(page, exercise)
    one.locator('[data-step="0.5"]').click()
    expect(one.locator("input.number")).to_have_value(written)
    for number in (1, 2, 3):
        one.locator(f'[data-hint="{number}"]').click()
    (right,) = exercise.question.key[0]
    expect(one.locator("input.number")).to_have_value(right.replace(".", written[1]))


@pytest.mark.parametrize("path", [LESSON, f"fr/{LESSON}", ANY_EXERCISE])
def test_all_that_one_presses_has_room_for_a_thumb(visit: Visitor, path: str) -> None:
    page = visit(path, width=PHONE, reduced_motion="reduce", has_touch=True, is_mobile=True).page
    small = too_small(page)
    if path.endswith(LESSON):
        in_every_state(page)
        small += too_small(page)
    assert small == []
    assert fits(page)


def too_small(page: Page) -> list[tuple[str, int, int]]:
    """All in the exercises of a page that a thumb would miss, with its width and its height."""
    exercises = page.locator(".tutor-question").all()
    targets: list[tuple[str, int, int]] = [target for one in exercises for target in one.evaluate(TARGETS)]
    assert targets
    return [(name, width, height) for name, width, height in targets if min(width, height) < THUMB]


# --- on paper ---------------------------------------------------------------------------------------------------------


def test_on_paper_the_answers_stand_at_the_end_and_no_reason_beside_its_question(visit: Visitor) -> None:
    page = visit(LESSON).page
    in_every_state(page)
    keys = page.locator("body > .tutor-keys")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    asked = [str(step.exercise) for step in WHICH_CARDS.asked if step.help != "worked"]
    assert keys.locator("h4 code").all_inner_texts() == asked
    assert keys.evaluate("one => one === document.body.lastElementChild")
    assert keys.evaluate("one => getComputedStyle(one).breakBefore") == "page"
    beside = page.locator(".tutor-question:not([data-help=worked])")
    expect(beside.locator(".options:visible, .verdict:visible")).to_have_count(0)
    expect(page.locator(".tutor-question:not([data-help=half]) .hints:visible")).to_have_count(0)
    expect(page.locator(".tutor-question[data-help=worked] .options:visible")).not_to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(keys).to_have_count(0)


#: No style that is put into the page would hold there.
WITHOUT_KEYS = """() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(".tutor-keys { display: none !important }")
    document.adoptedStyleSheets.push(sheet)
}"""


def test_a_browser_that_prints_asks_for_the_answers_and_puts_them_away_again(visit: Visitor) -> None:
    page = visit(LESSON).page
    with_answers = pages(page)
    assert page.locator(".tutor-keys").count() == 0
    page.evaluate(WITHOUT_KEYS)
    assert with_answers > pages(page)


def pages(page: Page) -> int:
    """How many pages there are when a page is printed."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [ANY_EXERCISE, LESSON, f"fr/{ANY_EXERCISE}"])
def test_a_link_shows_just_the_exercise_that_it_names(visit: Visitor, path: str) -> None:
    page = visit(f"{path}#exercise={LINKED}", reduced_motion="reduce").page
    one = found(page, LINKED)
    expect(one).to_be_in_viewport()
    Mouse().answer_right(one, LINKED)


def test_a_link_to_an_exercise_of_the_lesson_leads_there_without_the_engine(visit: Visitor) -> None:
    last = WHICH_CARDS.check[-1].exercise
    seen = visit(f"{LESSON}#exercise={last}", quiet=True)
    expect(found(seen.page, last)).to_be_in_viewport()
    assert engine_urls(seen) == []


@pytest.mark.parametrize("path", [ANY_EXERCISE, LESSON])
def test_a_link_to_another_edition_says_that_its_questions_were_different(visit: Visitor, path: str) -> None:
    seen: Visit = visit(f"{path}#exercise={KINDS['allowed'].id}.9.2.17")
    problem = seen.page.locator(".problem:visible")
    expect(problem).to_have_count(1)
    expect(problem).to_contain_text("the questions of another one were different")
