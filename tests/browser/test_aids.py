"""What helps at a real table lies on it: on a telephone nothing is cut off, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import PHONE
from tutor.show.languages import LANGUAGES

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

PATHS = ("explain/", "score/", "count/", "table/", "crib/")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_no_page_for_a_real_table_is_wider_than_a_telephone(visit: Visitor, path: str, lang: str) -> None:
    page = visit(path if lang == "en" else f"{lang}/{path}", width=PHONE, has_touch=True, is_mobile=True).page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


@pytest.mark.parametrize("path", PATHS)
def test_on_paper_there_is_nothing_to_press(visit: Visitor, path: str) -> None:
    page = visit(path).page
    page.emulate_media(media="print")
    expect(page.locator(".tutor-aid").first).to_be_visible()
    expect(page.locator(".tutor-aid :is(button, select, input, textarea):visible")).to_have_count(0)
