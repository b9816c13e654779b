"""A teacher makes a task by picking, on a page of the site: by mouse, by keys alone, on a phone, in either language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import go
from tests.browser.test_crib import followed
from tests.browser.test_deals import PHONE
from tutor.core.errors import Json
from tutor.core.fragment import packed
from tutor.hosts.classroom.making import about
from tutor.hosts.site.strings import strings
from tutor.rulebook.our_table import OurTable
from tutor.show.classroom.frame import SENTENCES
from tutor.show.classroom.making_page import WORDS
from tutor.show.our_table.told import PAGES
from tutor.show.words import Words
from tutor.teach.classroom.task import VERSION, Task

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

PATH = "class/task/"
LESSON = "details[data-lesson=which-cards]"
MARKUP = '<img src=x onerror="document.title=1">'
RECORD = Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json"

#: What a phone reads in the QR code, by the site's own reader.
READS = """async (reader) => {
    const { default: decode } = await import(reader)
    const drawing = document.querySelector("[data-part=qr] svg").cloneNode(true)
    drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg")
    for (const side of ["width", "height"]) drawing.setAttribute(side, "600")
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
    await picture.decode()
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 600 })
    const context = canvas.getContext("2d")
    context.drawImage(picture, 0, 0, 600, 600)
    return decode(context.getImageData(0, 0, 600, 600))
}"""


def says(word: str, lang: str = "en", **facts: int) -> str:
    return Words(lang).say((SENTENCES | WORDS)[word], **facts)


def ready(page: Page, lang: str = "en") -> Page:
    """Wait until the tutor has come to this page: the one before it says the same."""
    expect(page.locator(".tutor-making [data-part=state]")).to_have_text(says("ready", lang))
    return page


def look(page: Page, kind: str) -> Locator:
    """Open the board of a kind of exercise in the lesson, and return what stands around it."""
    page.locator(f"{LESSON} [data-looks^='{kind}.']").click()
    expect(page.locator(f".looked-at .tutor-question[data-name^='{kind}.']")).to_be_visible()
    return page.locator(".looked-at")


def link(page: Page, *names: str, **beside: Json) -> str:
    """The link that Python makes of these exercises, once the page shows it."""
    made = Task.of({"v": VERSION, **beside, "exercises": [*names]}).link
    expect(page.locator("[data-part=link]")).to_have_text(re.compile(f"{re.escape(made)}$"))
    return made


def names(page: Page) -> list[str]:
    return page.locator(".picked code").all_inner_texts()


def test_a_task_says_what_is_otherwise_at_our_table_where_a_teacher_has_ticked_that(visit: Visitor) -> None:
    ours = OurTable.of({"v": 1, "name": MARKUP, "rules": {"tarot": {"poignee_values": "seed"}}})
    page = visit(PATH).page
    tick = page.locator("[data-part=our-table]")
    expect(tick).to_be_hidden()
    followed(page, ours)
    expect(ready(page).locator("[data-part=our-table]")).to_contain_text(MARKUP)
    page.locator("details:has([data-looks^='poignee-table.']) > summary").first.click()
    page.locator("[data-looks^='poignee-table.']").first.click()
    page.locator(".looked-at [data-part=take]").click()
    link(page, *names(page))
    tick.locator("input").check()
    made = link(page, *names(page), table=ours.to_json())
    # Nobody who opens the task has chosen a table; a teacher who opens it again finds the tick.
    page.evaluate("localStorage.clear()")
    page.goto(f"{page.url.partition('#')[0]}{made}")
    page.reload()
    expect(tick.locator("input")).to_be_checked()
    page.goto(page.url.replace(PATH, "task/"))
    said = Words("en").say(PAGES["at"], name=MARKUP)
    expect(page.locator(".tutor-question .tutor-at-our-table")).to_contain_text(said)
    assert page.title() != "1"


def test_six_exercises_are_picked_put_in_order_and_come_out_as_one_link_and_one_qr_code(
    visit: Visitor, address: str
) -> None:
    seen = visit(PATH)
    page = ready(seen.page)
    page.locator(f"{LESSON} summary").click()
    board = look(page, "allowed")
    for number in range(1, 4):
        board.locator("[data-part=take]").click()
        expect(board.locator("[data-part=said]")).to_have_text(says("added", number=number))
        before = board.locator(".tutor-question").get_attribute("data-name")
        board.locator("[data-part=another]").click()
        expect(board.locator(".tutor-question")).not_to_have_attribute("data-name", str(before))
    board = look(page, "forced-card")
    board.get_by_label("How hard").select_option("3")
    expect(board.locator(".tutor-question")).to_have_attribute("data-name", re.compile(r"^forced-card\.\d+\.3\."))
    for _ in range(3):
        board.locator("[data-part=take]").click()
    first, second, third, *others = names(page)
    assert len({first, second, third}) == 3
    assert len({*others}) == 1
    page.get_by_role("button", name=f"Move down: What may you do?, {first}").click()
    expect(page.locator(".picked button:focus")).to_have_attribute("data-does", "down")
    page.locator(".picked li").nth(2).locator("[data-does=remove]").click()
    picked = [second, first, *others]
    assert names(page) == picked
    made = link(page, *picked)
    page.get_by_label("A title").fill(MARKUP)
    page.get_by_label("Hints may be opened").uncheck()
    page.get_by_label("when all are given").check()
    made = link(page, *picked, title=MARKUP, hints=False, answers="end")
    assert page.title() != "1"
    expect(page.locator("[data-part=link]")).to_have_attribute("href", f"{address}/task/{made}")
    expect(page.locator("[data-part=command]")).to_contain_text(f"tutor task {second} ")
    reader = page.evaluate("document.querySelector('script[src*=start]').src.replace('start.js', 'qr_reader.js')")
    assert page.evaluate(READS, reader) == f"{address}/task/{made}"
    page.get_by_role("button", name="Show the QR code large").click()
    expect(page.locator(".tutor-making dialog .qr-code")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(".tutor-making dialog")).to_be_hidden()


def test_a_task_is_copied_and_taken_up_again_from_its_address(visit: Visitor) -> None:
    page = ready(visit(PATH, permissions=["clipboard-read", "clipboard-write"]).page)
    page.locator(f"{LESSON} summary").click()
    page.locator(f"{LESSON} [data-takes]").click()
    expect(page.locator("[data-part=command]")).to_have_text("tutor task which-cards")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("[data-part=copied]")).to_have_text(says("copied"))
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == page.locator("[data-part=link]").get_attribute("href")
    before = names(page)
    page.reload()
    expect(page.locator(".picked li")).to_have_count(len(before))
    assert names(page) == before
    page.get_by_role("link", name="Read what comes back").click()
    expect(page.locator("[name=task]")).to_have_value(f"#{address.partition('#')[2]}")


def test_a_position_of_ones_own_is_looked_at_and_picked(visit: Visitor) -> None:
    page = ready(visit(PATH).page)
    page.locator("[name=record-file]").set_input_files(RECORD)
    page.locator("[data-part=positions] button").first.click()
    expect(page.locator(".looked-at .tutor-question")).to_be_visible()
    expect(page.locator(".looked-at [data-part=another]")).to_be_hidden()
    page.locator(".looked-at [data-part=take]").click()
    expect(page.locator(".picked li")).to_contain_text(says("position"))
    expect(page.locator("[data-part=link]")).to_contain_text("#task=")
    made = page.locator("[data-part=link]").inner_text()
    (own,) = Task.linked(made).exercises
    assert own == about(RECORD.read_text("utf-8"))[0]
    page.locator("[name=record]").fill(MARKUP)
    page.get_by_role("button", name="What can be asked about it?").click()
    expect(page.locator("[data-part=positions] .problem")).to_have_count(1)
    expect(page.locator("[data-part=positions] img")).to_have_count(0)
    assert names(page) == ["allowed.1"]


@pytest.mark.parametrize(
    ("fragment", "says"),
    [
        ("#task=eNpdztEK", "the whole end of a link"),
        (f"#task={'e' * 9000}", "at most 8000 letters"),
        ("#task=", "the whole end of a link"),
        (packed("task", {"v": 1, "exercises": ["nothing.1.1.1"]}), "exercises[0]"),
        (packed("task", {"v": 1, "exercises": ["allowed.9.1.1"]}), "exercises[0]"),
        (packed("task", {"v": 9, "exercises": ["allowed.1.1.1"]}), "a newer tutor"),
    ],
    ids=["cut", "too long", "empty", "an unknown kind", "another edition", "newer"],
)
def test_a_link_that_cannot_be_taken_up_is_one_sentence_and_exercises_can_be_picked(
    visit: Visitor, fragment: str, says: str
) -> None:
    page = visit(PATH + fragment).page
    problem = page.locator(".tutor-making > .problem")
    expect(problem).to_contain_text(says)
    expect(problem).to_be_visible()
    page.locator(f"{LESSON} summary").click()
    page.locator(f"{LESSON} [data-takes]").click()
    expect(page.locator("[data-part=link]")).to_be_visible()
    expect(problem).to_be_hidden()


def test_a_task_is_made_by_keys_alone_on_a_phone_in_french(visit: Visitor) -> None:
    page = ready(visit(f"fr/{PATH}", width=PHONE).page, "fr")
    page.locator(f"{LESSON} summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")  # the whole lesson
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".looked-at .tutor-question")).to_be_visible()
    for _ in range(3):  # how hard, another like this, into the task
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".looked-at [data-part=said]")).to_have_text(says("added", "fr", number=1))
    (name,) = names(page)
    link(page, name)
    bar = page.locator("[data-part=to-task]")
    expect(bar).to_have_text(says("count", "fr", count=1))
    bar.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=link]")).to_be_in_viewport()
    page.locator(".picked [data-does=remove]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".picked li")).to_have_count(0)
    expect(page.locator("[data-part=made]")).to_be_hidden()


@pytest.mark.parametrize("width", [1280, PHONE])
@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_page_is_fit_for_everybody(visit: Visitor, lang: str, width: int) -> None:
    seen = visit(lang + PATH, width=width)
    page = ready(seen.page, lang.strip("/") or "en")
    page.locator(f"{LESSON} summary").click()
    page.locator(f"{LESSON} [data-takes]").click()
    look(page, "allowed")
    expect(page.locator("[data-part=made]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert seen.axe_light_and_dark() == []
    small = page.locator(".tutor-making button:visible").evaluate_all(
        "all => all.filter(one => one.offsetHeight < 44).length"
    )
    assert small == 0


def test_where_the_engine_does_not_come_the_page_says_so(visit: Visitor) -> None:
    page = visit("class/map/").page
    page.route("**/*.wasm.gz", lambda route: route.abort())
    go(page, page.url.replace("map", "task"))
    page.locator(f"{LESSON} summary").click()
    page.locator(f"{LESSON} [data-takes]").click()
    expect(page.locator(".tutor-making > .problem")).to_have_text(strings("en")["broken"])
