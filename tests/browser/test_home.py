"""The first page: a table that somebody touches who has never seen the cards, three ways in, and where one stopped."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_REST, go
from tutor.hosts.site.strings import strings
from tutor.teach.course.parts import LESSONS, PARTS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"
NARROW, PHONE, TABLET, DESKTOP, PROJECTOR = 320, 360, 768, 1280, 1920
#: A browser whose storage is full.
#: The steps of each lesson that are not shown solved, by their names.
STEPS = {name: [step.name for step in one.asked if step.help != "worked"] for name, one in LESSONS.items()}
FULL = 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }'
#: How many cards do not stand whole in the window as it opened.
BELOW = "cards => cards.filter(card => card.getBoundingClientRect().bottom > innerHeight).length"


def say(lang: str, name: str, **parts: object) -> str:
    """A sentence of the scripts with its parts."""
    return strings(lang)[name].format(**parts)


def answer_first(page: Page, number: int) -> None:
    """Answer the exercise of a lesson with this number, right or wrong."""
    exercise = page.locator("[id^=step-]").nth(number - 1)
    exercise.locator("[data-part=asked] [data-option]").first.click()
    exercise.get_by_role("button", name="Check").click()
    expect(exercise.locator(".done")).to_be_visible()


@pytest.mark.parametrize("start", ["", "fr/"])
def test_a_phone_shows_the_whole_hand_at_once_and_a_press_on_a_card_is_answered(visit: Visitor, start: str) -> None:
    page = visit(start, width=PHONE).page
    page.set_viewport_size({"width": PHONE, "height": 640})
    hand = page.locator(".tutor-live .hand button.card")
    expect(hand).to_have_count(5)  # as the sentence above the table says
    assert hand.evaluate_all(BELOW) == 0
    hand.filter(has_text="21").click()
    expect(page.locator(".verdict .outcome[data-legal=no]")).to_be_visible()
    hand.filter(has_text="8").click()
    expect(page.locator(".verdict .outcome[data-legal=yes]")).to_be_visible()


def test_the_first_page_and_the_course_are_fit_for_everybody_at_every_width(visit: Visitor) -> None:
    seen = visit(LESSON)
    answer_first(seen.page, 1)
    address = seen.page.url.removesuffix(LESSON)
    for path in ("", "fr/", "course/", "fr/course/", "teach/", "lookup/"):
        go(seen.page, address + path)
        for width in (NARROW, PHONE, TABLET, DESKTOP, PROJECTOR):
            seen.page.set_viewport_size({"width": width, "height": 800})
            seen.page.evaluate(AT_REST)  # the theme's search moves to its place
            assert seen.page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
        assert seen.axe_light_and_dark() == [], path


def test_the_three_ways_stand_beside_the_table_on_a_screen_and_the_menu_opens_on_a_phone(visit: Visitor) -> None:
    page = visit("").page
    table, ways = page.locator(".tutor-live"), page.locator(".tutor-ways .way")
    expect(ways).to_have_count(3)
    assert page.evaluate(
        "() => { const at = (one) => document.querySelector(one).getBoundingClientRect();"
        " return at('.tutor-ways').left >= at('.tutor-live').right && at('.tutor-ways').top === at('.tutor-live').top }"
    )
    expect(table).to_be_in_viewport()
    page.set_viewport_size({"width": PHONE, "height": 640})
    page.locator("label.md-header__button[for=__drawer]").click()
    expect(page.locator(".md-nav--primary").get_by_role("link", name="For teachers and clubs")).to_be_in_viewport()


def test_the_first_page_leads_back_to_where_one_stopped_in_either_language(visit: Visitor) -> None:
    page = visit("").page
    address = page.url
    begin = page.locator("a.tutor-begin")
    expect(begin).to_have_text("Start with your first trick")
    go(page, address + LESSON)
    for number in (1, 2):
        answer_first(page, number)
    many = page.locator(".lesson-step").count()
    at = page.locator(".lesson-step:has([id^=step-])").nth(1)
    number = 1 + at.evaluate("step => [...document.querySelectorAll('.lesson-step')].indexOf(step)")

    go(page, address + "fr/")
    expect(begin).to_have_text(say("fr", "go_on", lesson="Quelles cartes puis-je jouer\u00a0?"))
    go(page, address)
    expect(page.locator(".tutor-stopped")).to_have_text(say("en", "stopped", number=number, count=many))
    begin.click()
    second = STEPS["which-cards"][1]
    page.wait_for_url(f"{address}{LESSON}#step-{second}")
    expect(page.locator(f"#step-{second}")).to_be_in_viewport()

    go(page, address + "course/")
    mark = page.locator("[data-lesson=which-cards] .tutor-told")
    assert (mark.bounding_box() or {"height": 0})["height"] > 10, "what is said is also seen"
    expect(mark).to_have_text(
        f"{say('en', 'answered_some', number=2, count=len(STEPS['which-cards']))} {say('en', 'here')}"
    )


def test_the_course_names_every_part_and_every_lesson_with_its_goal(visit: Visitor) -> None:
    page = visit("course/", java_script_enabled=False).page
    expect(page.locator(".tutor-course h2")).to_have_count(len(PARTS))
    lessons = page.locator(".tutor-course [data-lesson]")
    assert lessons.evaluate_all("all => all.map(one => one.dataset.lesson)") == list(LESSONS)
    for lesson in LESSONS.values():
        line = page.locator(f".tutor-course [data-lesson={lesson.id}]")
        expect(line).to_contain_text(f"{lesson.minutes} minutes")


def test_a_browser_that_keeps_nothing_is_at_its_first_visit(visit: Visitor) -> None:
    seen = visit("")
    page = seen.page
    page.context.add_init_script(FULL)
    address = page.url
    go(page, address + LESSON)
    answer_first(page, 1)
    go(page, address)
    expect(page.locator("a.tutor-begin")).to_have_text("Start with your first trick")
    page.locator(".hand button.card").first.click()
    expect(page.locator(".verdict .outcome")).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_has_a_place_for_each_step_that_it_asks(site: Path, lesson: str) -> None:
    text = (site / "lessons" / lesson / "index.html").read_text("utf-8")
    assert re.findall(r'id="step-([a-z0-9-]+)"', text) == STEPS[lesson]


@pytest.mark.parametrize("lang", ["", "fr"])
def test_the_pictures_show_cards_of_the_page_and_are_read_to_nobody(site: Path, lang: str) -> None:
    text = (site / lang / "index.html").read_text("utf-8")
    pictures = re.findall(r'<div class="tutor-picture">(<svg .*?</svg>)</div>', text, re.DOTALL)
    assert len(pictures) == 3
    assert all('aria-hidden="true"' in picture for picture in pictures)
    cards = set(re.findall(r'href="#(card-[^"]+)"', "".join(pictures)))
    assert len(cards) > 3
    assert [card for card in cards if f'<symbol id="{card}"' not in text] == []
