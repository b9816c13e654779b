"""The plans for teachers, in a real browser: one page of A4 each, good on a phone, and the task opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import go
from tests.browser.test_paper import sheets
from tutor.show.languages import LANGUAGES
from tutor.teach.classroom.plans import PLANS

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

PHONE = 360
FIRST, *_ = LANGUAGES


def test_every_plan_is_one_page_of_paper_and_no_wider_than_a_phone(visit: Visitor) -> None:
    seen = visit("teach/", width=PHONE)
    address = seen.page.url.removesuffix("teach/")
    longer: list[str] = []
    for name in PLANS:
        for lang in LANGUAGES:
            path = f"{'' if lang == FIRST else f'{lang}/'}teach/{name}/"
            go(seen.page, address + path)
            assert seen.page.evaluate("document.documentElement.scrollWidth") <= PHONE, path
            if sheets(seen.page) != 1:
                longer.append(path)
    assert longer == []
    assert seen.axe_light_and_dark() == []


def test_a_plan_leads_to_the_task_to_the_boards_for_the_wall_and_to_the_slips(visit: Visitor) -> None:
    page = visit("teach/evening-2/", steps=True).page
    plan, address = PLANS["evening-2"], page.url
    page.locator(".plan-facts a[href^='../../task/']").click()
    expect(page.locator(".task-title")).to_contain_text("Evening 2: which cards may I play?")
    go(page, address)
    page.get_by_role("link", name="exercise 5 of “Which cards may I play?”").click()
    expect(page.locator("#step-overtrump-partner")).to_be_in_viewport()
    go(page, address)
    with page.expect_popup() as slips:
        page.locator(".plan-facts a[target=_blank]").click()
    expect(slips.value.locator("section.table")).to_have_count(8)
    assert slips.value.url.endswith(f"teach/deals/tarot-{plan.deals[0].number}.html")
