"""A week with a class, from the task to the sheet: three pupils on phones, one with keys alone, one without a network.

``make walk`` has thirty of them.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import go
from tests.browser.exercises import Keys, Mouse, wrong
from tests.browser.test_class_map import QUICK_S, paste, rows
from tests.browser.test_class_map import ready as map_ready
from tests.browser.test_making import LESSON, look, names, ready
from tests.browser.test_sheets import counted
from tests.browser.test_task_page import handed_in, opened, turn
from tests.browser.test_wall import CARDS, FAULTS, LETTERS, on_wall
from tests.command import said
from tutor.teach.classroom.task import Task
from tutor.teach.naming import linked

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor
    from tests.browser.exercises import Hand
    from tests.command import Output

#: How many more than three there are.
MORE = 27 if os.environ.get("WALK") == "all" else 0


def test_a_task_is_made_answered_read_shown_on_the_wall_and_printed(
    visit: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    seen = visit("class/task/")
    teacher = ready(seen.page)
    task = made(teacher)
    mistaken = wrong(linked(names(teacher)[0]))
    answers = (mistaken, *(question.key[0] for question in task.questions[1:]))

    codes = [by_code(opened(visit, task), answers, "Ada", Keys())]
    file = tmp_path / "zoé.json"
    by_file(opened(visit, task, "fr/"), answers, "Zoé", file)
    offline = opened(visit, task)
    turn(offline)
    offline.context.set_offline(True)
    codes.append(by_code(offline, answers, "Bo", Mouse(), begun=True))
    for number in range(MORE):
        pupil = opened(visit, task)
        codes.append(by_code(pupil, answers, f"Pupil {number}", Mouse()))
        pupil.context.close()

    teacher.get_by_role("link", name="Read what comes back").click()
    map_ready(teacher).context.set_offline(True)
    asked, begin = len(seen.requests), time.monotonic()
    teacher.locator("[name=files]").set_input_files(file)
    paste(teacher, *codes)
    found = rows(teacher, 3 + MORE)
    assert time.monotonic() - begin < QUICK_S
    assert [url for url in seen.urls()[asked:] if not url.startswith(("data:", "blob:"))] == []
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    printed = said(capsys, "map", task.link, str(file), *codes).splitlines()
    table = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in printed]
    assert [row for row in table if row and row[0] in {name for name, *_ in found}] == found
    assert [right for _, right, *_ in found] == ["2/3"] * len(found)

    teacher.context.set_offline(False)
    teacher.set_viewport_size({"width": 1280, "height": 720})
    line = teacher.locator(".class-lines > li").first
    expect(line).to_contain_text(f"{len(found)} of {len(found)}")
    for number in range(2):
        line.locator(".wall > details > summary").nth(number).click()
        expect(line.locator(".tutor-question").nth(number)).to_be_visible()
    teacher.locator(".wall-open").click()
    boards = [projected(teacher)]
    teacher.keyboard.press("PageDown")
    assert projected(teacher) not in boards
    teacher.keyboard.press("Escape")

    go(teacher, teacher.url.replace("map/", "task/"))
    with ready(teacher).expect_popup() as opening:
        teacher.get_by_role("button", name="Print the sheet").click()
    sheet = opening.value
    expect(sheet.locator(".sheet article")).to_have_count(3)
    expect(sheet.locator(".key article")).to_have_count(3)
    expect(sheet.locator(".given")).to_have_text("The teacher’s title: “Monday”")
    assert [counted(sheet, "A4", hidden) for hidden in ("", "key", "sheet")] == [2, 1, 1]


def made(page: Page) -> Task:
    """The task that a teacher makes of three exercises: one, another like it, and one of another kind."""
    page.locator(f"{LESSON} summary").click()
    board = look(page, "allowed")
    board.locator("[data-part=take]").click()
    before = str(board.locator(".tutor-question").get_attribute("data-name"))
    board.locator("[data-part=another]").click()
    expect(board.locator(".tutor-question")).not_to_have_attribute("data-name", before)
    board.locator("[data-part=take]").click()
    look(page, "forced-card").locator("[data-part=take]").click()
    page.get_by_label("A title").fill("Monday")
    expect(page.locator("[data-part=command]")).to_contain_text("Monday")
    return Task.linked(page.locator("[data-part=link]").inner_text())


def answered(page: Page, answers: tuple[tuple[str, ...], ...], hand: Hand, *, begun: bool = False) -> None:
    """Answer a task on a phone to its end; of one that was ``begun`` the first exercise stands there."""
    one = page.locator(".lesson-step:visible .tutor-question") if begun else turn(page, hand)
    for number, answer in enumerate(answers):
        hand.answer(one, answer)
        if number < len(answers) - 1:
            one = turn(page, hand)
    hand.press(page.locator("[data-turn=next]"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def by_code(page: Page, answers: tuple[tuple[str, ...], ...], name: str, hand: Hand, *, begun: bool = False) -> str:
    answered(page, answers, hand, begun=begun)
    return handed_in(page, name, hand)


def by_file(page: Page, answers: tuple[tuple[str, ...], ...], name: str, file: Path) -> None:
    answered(page, answers, Mouse())
    handed_in(page, name)
    with page.expect_download() as saving:
        page.locator("[data-save]").click()
    saving.value.save_as(file)


def projected(page: Page) -> str:
    """The exercise on the wall, which is whole and large there."""
    expect(on_wall(page)).to_be_visible()
    assert page.evaluate(FAULTS, [LETTERS, CARDS]) == []
    return str(on_wall(page).get_attribute("data-name"))
