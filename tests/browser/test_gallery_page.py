"""The pages of the gallery on the built site: real tables, as wide as somebody chooses, without a script."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.gallery import WIDTHS

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor


@pytest.mark.parametrize("path", ["reference/gallery/tarot-5/", "fr/reference/gallery/barbu-variants/"])
def test_all_tables_are_as_wide_as_somebody_chooses(visit: Visitor, path: str) -> None:
    page = visit(path, java_script_enabled=False).page
    frames = page.locator(".gallery-frame > .tutor-live")
    for width in WIDTHS:
        page.get_by_label(f"{width} px", exact=True).check()
        assert {round(box["width"]) for one in frames.all() if (box := one.bounding_box())} == {width}


def test_a_table_of_the_gallery_answers(visit: Visitor) -> None:
    one = visit("reference/gallery/tarot-4/").page.locator("[id=tarot-4-auction-last]")
    one.locator("button.choice[data-forbidden]").first.click()
    expect(one.locator(".verdict")).to_contain_text("Not allowed")
