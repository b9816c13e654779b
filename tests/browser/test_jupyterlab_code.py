"""Code in JupyterLab: folded in a lesson and open where one tries it; and what was played at a table, explained."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS, ROOT
from tests.browser.jupyter import READY, RUN_ALL, SECRET, Lab, at_most, laboratory, put
from tutor.hosts.notebook.running import run

MOST_S = 300
LESSON, TRY = "first-trick.ipynb", "try-it-yourself.ipynb"
#: Run the cell that is current, as Shift + Enter does.
RUN = "() => void window.jupyterapp.commands.execute('notebook:run-cell')"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab with a lesson as ``tutor learn`` lays it out."""
    home = tmp_path_factory.mktemp("home")
    (home / "notebooks").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))  # where JupyterLab looks for who has signed a notebook
        put(home / "notebooks" / LESSON, run(ROOT / "notebooks" / LESSON))
    with laboratory(home) as running:
        yield running


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A window of its own, in which no script fails."""
    context = chromium.new_context(viewport={"width": 1280, "height": 1_000}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    one = context.new_page()
    one.add_init_script(AT_ONCE)
    faults: list[str] = []
    one.on("pageerror", lambda error: faults.append(str(error)))
    with at_most(MOST_S):
        yield one
    context.close()
    assert faults == []


def lines_to_try(lab: Lab) -> str:
    """A notebook with the lines to try, which nobody has opened before: no cell has an output yet."""
    copies = len([*lab.folder.glob(f"*-{TRY}")])
    name = f"{copies}-{TRY}"
    (lab.folder / name).write_bytes((ROOT / "notebooks" / TRY).read_bytes())
    return name


def opened(page: Page, lab: Lab, notebook: str) -> None:
    """Open a notebook and no other."""
    page.goto(f"{lab.address}/lab/tree/{notebook}?token={SECRET}&reset")
    page.wait_for_function(READY)


def test_a_learner_sees_the_tables_of_a_lesson_and_no_code_until_they_unfold_a_line(lab: Lab, page: Page) -> None:
    opened(page, lab, LESSON)
    expect(page.locator(".tutor-table").first).to_be_visible()
    expect(page.locator(".jp-CodeCell .cm-content")).to_have_count(0)
    folded = page.locator(".jp-InputPlaceholder")
    assert set(folded.all_inner_texts()) == {""}
    folded.nth(1).click()
    expect(page.locator(".jp-CodeCell .cm-content")).to_have_text("lesson.hook()")


def test_what_is_played_at_a_table_stands_in_its_record_and_is_explained_in_a_cell(lab: Lab, page: Page) -> None:
    opened(page, lab, lines_to_try(lab))
    page.evaluate(RUN_ALL)
    cells = page.locator(".jp-CodeCell")
    table, record, explained = cells.nth(1), cells.nth(5), cells.nth(6)
    expect(explained.locator("tbody tr").first).to_be_visible()
    expect(record).to_contain_text("'moves': []")
    table.locator('button[data-move="garde"]').click()
    expect(table.locator(".tray")).to_contain_text("0 of 6 cards set aside")
    for cell in (record, explained):
        cell.locator(".cm-content").click()
        page.evaluate(RUN)
    expect(record).to_contain_text("'moves': ['garde', 'pass', 'pass', 'pass']")
    rows = explained.locator("tbody tr")
    expect(rows.filter(has_text="A king may never be set aside").locator("td").first).to_contain_text("K♠")
    expect(explained.get_by_role("img")).to_have_count(1)
    assert explained.locator("td > div").first.evaluate("cell => getComputedStyle(cell).textAlign").endswith("left")


def test_a_score_pad_in_a_notebook_keeps_its_evening_beside_it(lab: Lab, page: Page) -> None:
    opened(page, lab, lines_to_try(lab))
    page.evaluate(RUN_ALL)
    pad = page.locator(".tutor-scoring")
    pad.locator("[name=evening]").fill("Thursday")
    pad.get_by_role("button", name="Begin", exact=True).click()
    for name, value in (("taker", "0"), ("contract", "garde"), ("bouts", "2")):
        pad.locator(f"input[name='{name}'][value='{value}']").check()
    pad.locator("input[name=points]").fill("49")
    expect(pad.locator("[data-part=preview]")).to_contain_text("198")
    page.keyboard.press("Enter")
    expect(pad.locator("tfoot")).to_contain_text("+198")
    kept = json.loads((lab.folder / "evenings" / "thursday.json").read_text("utf-8"))
    assert len(kept["scoring"]["deals"]) == 1
