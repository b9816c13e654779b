"""Every lesson of the course on the site, from its first card to its last: one by mouse, the next with keys alone.

``make walk`` takes them all; each time that the tests run it is a few, spread over the course.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.exercises import Hand, Keys, Mouse, found, wrong
from tests.browser.test_deals import PHONE, fits, legal
from tests.browser.test_site import DESKTOP, engine_urls
from tutor.teach.course.parts import LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator

    from tests.browser.conftest import Visit, Visitor
    from tutor.teach.kind import Exercise

#: Every second lesson is taken by mouse, at a desk, the others with keys alone, in a window as narrow as a phone's.
WALKS = {name: ((DESKTOP, Mouse()), (PHONE, Keys()))[number % 2] for number, name in enumerate(LESSONS)}
#: Two pairs of neighbours, one early and one late: two lessons by mouse and two with keys.
SAMPLE = dict.fromkeys(name for begins in (1, 3) for name in [*LESSONS][len(LESSONS) * begins // 4 :][:2])


@pytest.mark.parametrize("name", LESSONS if os.environ.get("WALK") == "all" else SAMPLE)
def test_a_lesson_is_walked_from_its_first_card_to_its_last(visit: Visitor, name: str) -> None:
    (width, hand), lesson = WALKS[name], LESSONS[name]
    seen = visit(f"lessons/{name}/", width=width, reduced_motion="reduce")
    complaints = heard(seen)
    played = touch_the_hook(seen, hand)
    *before, hinted = lesson.steps
    mistaken = next(step for step in lesson.steps if not step.help)
    for step in before:
        one = found(seen.page, step.exercise)
        if step.help == "worked":
            expect(one.locator('.verdict [data-say="answer"]')).to_be_visible()
            continue
        if step == mistaken:
            make_a_mistake(one, step.exercise, hand)
        hand.answer_right(one, step.exercise)
    take_every_hint(found(seen.page, hinted.exercise), hand)
    # All this the page knows by itself, unless it began with a deal to be played.
    assert played or engine_urls(seen) == []
    ask_for_another(seen, hinted.exercise, hand)
    for step in lesson.check:
        one = found(seen.page, step.exercise)
        expect(one.locator("[data-hint]")).to_have_count(0)
        hand.answer_right(one, step.exercise)
    hand.play_out(seen.page.locator(".tutor-live").last)
    assert fits(seen.page)
    assert complaints == []


def heard(seen: Visit) -> list[str]:
    """All errors that the page writes to the browser's console from now on."""
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    seen.page.on("console", note)
    return complaints


def touch_the_hook(seen: Visit, hand: Hand) -> bool:
    """Make a move at the first table, which is in sight as soon as the page has come; return whether it is played."""
    hook = seen.page.locator(".tutor-live").first
    expect(hook.locator("[data-part=felt]").first).to_be_in_viewport()
    if played := hook.locator(".tutor-table[data-live]").count() > 0:
        assert hand.make(hook)
    else:
        hand.play(hook, legal(hook)[0])
        expect(hook.locator(".verdict")).to_contain_text("Allowed")
    return played


def make_a_mistake(one: Locator, exercise: Exercise, hand: Hand) -> None:
    """Answer wrong, read why, and clear it all away to try again."""
    answer = wrong(exercise)
    hand.answer(one, answer)
    expect(one.locator(".verdict .outcome")).to_be_visible()
    expect(one.locator('.verdict [data-say="right"]')).to_have_count(0)
    if exercise.question.options:
        expect(one.locator(".options li")).not_to_have_count(0)
        missed = [each.id for each in exercise.question.options if each.right and each.id not in answer]
        expect(one.locator('[data-mark="missed"]')).to_have_count(len(missed))
    hand.press(one.locator("button[data-again]"))
    expect(one.locator("[data-mark]")).to_have_count(0)
    expect(one.locator(".options li:visible")).to_have_count(0)


def take_every_hint(one: Locator, hand: Hand) -> None:
    """Ask for help until the answer stands there: first a question, then the rule, and the answer only at last."""
    hand.watch(one)
    for number in (1, 2):
        hand.press(one.locator(f'[data-hint="{number}"]'))
        expect(one.locator(f'.hints [data-say="hint-{number}"]')).to_be_visible()
    expect(one.locator('[data-mark="right"], [data-mark="missed"]')).to_have_count(0)
    hand.press(one.locator('[data-hint="3"]'))
    expect(one.locator('.verdict [data-say="answer"]')).to_be_visible()


def ask_for_another(seen: Visit, exercise: Exercise, hand: Hand) -> None:
    """Go on to the twin of an exercise, and answer it."""
    hand.press(found(seen.page, exercise).locator('[data-intent="deal"]'))
    twin = found(seen.page, exercise.twin)
    expect(twin).to_be_visible()
    hand.answer_right(twin, exercise.twin)
