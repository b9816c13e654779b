"""A table’s house rules are chosen once: they stay over a reload, every page follows them, a friend takes them over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_deals import PHONE
from tutor.rulebook.our_table import OurTable
from tutor.show.languages import LANGUAGES
from tutor.show.our_table.page import FORGET, PLAY_BY_THEM
from tutor.show.our_table.told import PAGES
from tutor.show.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

PATH = "table/"
OTHER = OurTable.of({"v": 1, "name": "<img src=x>", "rules": {"barbu": {"no_wait": True}}})
READY = 90_000


def chosen(page: Page) -> None:
    page.locator("[name=name]").fill("Thursday club")
    page.locator("[name='tarot.poignee_values']").select_option('"seed"')
    page.locator("[name='barbu.hearts_ban']").select_option('"none"')
    expect(page.locator("[data-part=told] li")).to_have_count(2, timeout=READY)


def words(lang: str, name: str) -> str:
    return Words(lang).say(PAGES[name], name="Thursday club")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_follows_a_table_that_was_chosen_on_a_phone(visit: Visitor, lang: str) -> None:
    root = "" if lang == "en" else f"{lang}/"
    page = visit(f"{root}{PATH}", width=PHONE, has_touch=True, is_mobile=True).page
    site = page.url.removesuffix(PATH)
    chosen(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.reload()
    expect(page.locator("[name='tarot.poignee_values']")).to_have_value('"seed"', timeout=READY)
    said = Words(lang).say(PAGES["at"], name="Thursday club")
    page.goto(f"{site}rulebook/tarot/the-score/")
    expect(page.locator("#t-poignee-value + .tutor-at-our-table")).to_contain_text(said)
    page.goto(f"{site}lessons/handful-pays/")
    asked = page.locator(".tutor-question[data-rules~=t-poignee-value] .tutor-at-our-table")
    expect(asked.first).to_contain_text(said)
    expect(page.locator("h1 + .tutor-at-our-table")).to_contain_text(words(lang, "asks"))
    page.goto(f"{site}explain/")
    page.locator("select[name=scene]").select_option("no-hearts")
    for code in ("H4", "S4"):
        page.locator(f"[data-put={code}]").click()
    expect(page.locator(".verdicts [data-legal=no]")).to_have_count(0)
    page.locator(".by-rules [data-intent=usual]").click()
    expect(page.locator(".verdicts [data-legal=no]")).to_have_count(1)
    page.goto(f"{site}score/")
    expect(page.locator("option[value=ours-tarot]")).to_have_count(1, timeout=READY)


def test_by_keys_alone_a_table_is_chosen_and_the_focus_stays_where_it_was(visit: Visitor) -> None:
    page = visit(PATH).page
    chosen_by_keys = page.locator("[name='barbu.hearts_ban']")
    page.locator("[name=name]").focus()
    page.keyboard.type("Club")
    chosen_by_keys.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-part=told] li")).not_to_have_count(0, timeout=READY)
    expect(chosen_by_keys).to_be_focused()
    # From there on, every control comes in its turn, and none holds the focus.
    passed = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        passed.add(page.evaluate("document.activeElement?.name || document.activeElement?.textContent || ''"))
    assert len(passed) > 20
    assert page.evaluate("JSON.parse(localStorage.getItem('tutor-our-table')).table.name") == "Club"


def test_the_tables_go_by_our_rules_until_one_takes_the_usual_ones(visit: Visitor) -> None:
    page = visit(PATH).page
    chosen(page)
    page.goto(page.url.replace(PATH, "lessons/barbu/"))
    line = page.locator(".tutor-at-our-table").first
    expect(line).to_contain_text(words("en", "follows"))
    match = page.locator("[data-table=barbu-match] .tutor-game")
    expect(match.locator("form[data-sends=new]")).to_have_attribute(
        "data-rules", '{"hearts_ban": "\\"none\\""}', timeout=READY
    )
    assert not page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('tutor match'))")
    line.get_by_role("button").click()
    expect(page.locator(".tutor-at-our-table").first).to_contain_text(words("en", "usual"))
    page.goto(page.url.replace("lessons/barbu/", "lessons/house/"))
    expect(page.locator(".tutor-at-our-table")).to_have_count(1)


def test_a_friends_table_is_only_shown_before_one_wants_it_and_goes_out_as_a_file(visit: Visitor) -> None:
    page = visit(PATH).page
    chosen(page)
    page.goto(f"{page.url}{OTHER.link}")
    page.reload()
    sent = page.locator("[data-part=sent]")
    expect(sent).to_contain_text("<img src=x>", timeout=READY)
    expect(page.locator("[name=name]")).to_have_value("Thursday club")
    sent.get_by_role("button", name=Words("en").say(PLAY_BY_THEM, name=OTHER.name)).click()
    expect(page.locator("[name=name]")).to_have_value(OTHER.name)
    with page.expect_download() as kept:
        page.locator("[data-intent=file]").click()
    assert json.loads(Path(kept.value.path()).read_text("utf-8")) == OTHER.to_json()
    page.locator("[name=table-file]").set_input_files(
        {"name": "new.json", "mimeType": "application/json", "buffer": b'{"v": 9, "name": "New"}'}
    )
    expect(page.locator(".tutor-our-table > .problem")).to_contain_text("newer tutor")
    page.get_by_role("button", name=Words("en").say(FORGET)).click()
    expect(page.locator("[data-part=told] li")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('tutor-our-table')") is None


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    seen = visit(PATH)
    chosen(seen.page)
    assert seen.axe_light_and_dark() == []
