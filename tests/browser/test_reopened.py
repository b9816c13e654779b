"""A lesson that is opened in JupyterLab before any of its cells has run, the first time and on another day."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.conftest import AT_ONCE, PATIENCE_MS
from tests.browser.exercises import Mouse, found
from tests.browser.jupyter import READY, RUN_ALL, SECRET, Lab, at_most, laboratory, put
from tests.browser.test_deals import eager, finish, legal, make, menu, press
from tutor.hosts.notebook.kept_match import GOES_ON
from tutor.hosts.notebook.making import lessons, made_of
from tutor.hosts.notebook.mark import content_print
from tutor.hosts.notebook.packed import packed
from tutor.hosts.notebook.script import CODE, VERSION
from tutor.hosts.notebook.stored import STATES, WIDGETS, Stored
from tutor.hosts.scripts import scoped
from tutor.show.table.table import GONE
from tutor.show.words import Words
from tutor.teach.course.tarot.the_trick import WHICH_CARDS

LONG_S = 400
#: A lesson, how many tables and exercises it shows, and what the first says to a move that is allowed.
LESSONS = [
    ("which-cards.ipynb", len(WHICH_CARDS.asked) + 2, "Allowed"),
    ("whole-deal.ipynb", 3, "You"),
    ("barbu.ipynb", 12, "You"),
    ("whole-deal.fr.ipynb", 3, "Vous"),
]
FIRST, WHOLE_DEAL, BARBU, FRENCH = (name for name, *_ in LESSONS)
#: The first lesson as an older package has stored it, and as one that is still installed: the version of its script,
#: and the colour of its tables.
OLD_LESSON, STILL_OLD_LESSON, OLD_VERSION, OLD_COLOUR = "old.ipynb", "still-old.ipynb", "0" * 32, "rgb(1, 2, 3)"
#: As much of a deal as somebody plays before they leave: the bid, the écart, some tricks.
SOME_MOVES = 14
#: What a table stands in.
PLACE = "div:has(> .tutor-table)"
PANEL = "window.jupyterapp.shell.currentWidget"
SAVE = "() => void window.jupyterapp.commands.execute('docmanager:save')"
SAVED = f"() => !{PANEL}.context.model.dirty"
OPEN = "path => void window.jupyterapp.commands.execute('docmanager:open', { path })"
END_KERNEL = f"() => void {PANEL}.sessionContext.shutdown()"
ENDED = f"() => !{PANEL}.sessionContext.session"
RESTART = f"() => void {PANEL}.sessionContext.restartKernel()"
#: What somebody sees of a table, whichever of its elements have the focus.
SEEN = "place => [...place.querySelectorAll('[data-part=head], [data-part=felt], .hand')].map((part) => part.innerText)"

#: A machine on which thirty learners begin at once: what is packed is unpacked in three seconds.
BUSY = """() => {
    const { text } = Response.prototype
    Response.prototype.text = async function () {
        await new Promise((resolve) => setTimeout(resolve, 3000))
        return text.call(this)
    }
}"""

Opener = Callable[[Lab, str], Page]


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somebody's home, and in it some lessons as ``tutor learn`` lays them out."""
    home = tmp_path_factory.mktemp("home")
    folder = home / "notebooks"
    folder.mkdir()
    stored = {path.name: path for lang in ("en", "fr") for path in lessons(lang)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        for name, *_ in LESSONS:
            put(folder / name, made_of(stored[name]).notebook)
        for name, code in ((OLD_LESSON, CODE), (STILL_OLD_LESSON, CODE.replace('"newest"', '"unknown"'))):
            put(folder / name, aged(json.loads((folder / FIRST).read_bytes()), code))
    return home


def aged(notebook: Stored, code: str) -> Stored:
    """A notebook with its tables, as if a package with another script, of this ``code``, had stored them."""
    states = notebook["metadata"][WIDGETS][STATES]["state"]
    script = states.pop(VERSION)
    style = scoped(f".tutor-table {{ background: {OLD_COLOUR} !important }}", OLD_VERSION)
    script["state"] |= {"code": packed(code), "style": packed(style)}
    for widget in states.values():
        if "script" in widget["state"]:
            widget["state"] |= {"script": OLD_VERSION, "_esm": widget["state"]["_esm"].replace(VERSION, OLD_VERSION)}
    states[OLD_VERSION] = script
    return notebook


@pytest.fixture(scope="module")
def server(laid_out: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One JupyterLab for all who need no other day than that on which it runs, in a home that trusts the lessons."""
    with laboratory(Path(shutil.copytree(laid_out, tmp_path_factory.mktemp("server") / "home"))) as lab:
        yield lab


@pytest.fixture
def lab(server: Lab, laid_out: Path) -> Iterator[Lab]:
    """The same, with a folder of its own for each test: the lessons lie there, and nobody has done anything yet."""
    folder = Path(tempfile.mkdtemp(dir=server.folder))
    shutil.copytree(laid_out / "notebooks", folder, dirs_exist_ok=True)
    yield replace(server, folder=folder, path=f"{folder.name}/")
    server.end_kernels()


@pytest.fixture
def home(laid_out: Path, tmp_path: Path) -> Path:
    """Somebody's home with the lessons, for a JupyterLab that is started there on one day and on another."""
    return Path(shutil.copytree(laid_out, tmp_path / "home"))


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Opener]:
    """What opens a lesson in a window of its own, as far as it comes by itself: no cell is run."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    faults: list[str] = []

    def opened(lab: Lab, lesson: str) -> Page:
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{lab.address}/lab/tree/{quote(lab.path + lesson)}?token={SECRET}&reset")
        page.wait_for_function(READY)
        return page

    with at_most(LONG_S):
        yield opened
    context.close()
    assert faults == []


def table(page: Page, number: int = 0) -> Locator:
    one = page.locator(PLACE).nth(number)
    expect(one).to_be_visible()
    one.evaluate("place => place.scrollIntoView({ block: 'center' })")  # at once: JupyterLab may yet show the cell anew
    return one


def store(page: Page) -> None:
    """Save the notebook, as JupyterLab does it by itself every two minutes."""
    page.evaluate(SAVE)
    page.wait_for_function(SAVED)


def some_moves(one: Locator) -> None:
    """Play a deal until some of its tricks are over."""
    for _ in range(SOME_MOVES):
        make(one, eager(legal(one)))


def seen(one: Locator) -> list[str]:
    expect(one.locator(".tutor-table[aria-busy]")).to_have_count(0)
    parts: list[str] = one.evaluate(SEEN)
    return parts


def note(one: Locator) -> Locator:
    """What is said of the match that is kept."""
    return one.locator(".tutor-note")


def no_new_one(route: Route) -> None:
    """No kernel is to be had, though the server still says which there are: if it did not, JupyterLab would say so."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def shows_its_tables(page: Page, count: int) -> None:
    expect(page.locator(".tutor-table")).to_have_count(count)
    expect(page.get_by_text("model not found")).to_have_count(0)
    expect(page.locator("svg.tutor-sheet")).to_have_count(1)  # the cards are drawn


# --- the first time -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lesson", "count", "said"), LESSONS)
def test_a_lesson_that_nobody_has_run_shows_its_tables_is_saved_whole_and_answers_before_any_cell_has_run(
    lab: Lab, opened: Opener, lesson: str, count: int, said: str
) -> None:
    page = opened(lab, lesson)
    shows_its_tables(page, count)
    expect(note(table(page))).to_be_hidden()
    laid_out = (lab.folder / lesson).read_bytes()
    store(page)
    saved = (lab.folder / lesson).read_bytes()
    assert len(saved) < len(laid_out) * 1.05
    assert content_print(json.loads(saved)) == content_print(json.loads(laid_out)), "it is known not to be changed"
    page.close()
    lab.end_kernels()
    page = opened(lab, lesson)
    shows_its_tables(page, count)
    one = table(page)
    expect(note(one)).to_be_hidden()
    press(one, eager(legal(one)))
    expect(one.locator(".verdict")).to_contain_text(said)


def test_a_table_that_a_busy_machine_makes_ready_late_hears_its_kernel(lab: Lab, opened: Opener) -> None:
    page = opened(lab, WHOLE_DEAL)
    page.add_init_script(f"({BUSY})()")
    page.reload()
    page.wait_for_function(READY)
    page.evaluate(RUN_ALL)
    page.wait_for_function(READY)
    one = table(page)
    make(one, eager(legal(one)))


def test_an_exercise_is_answered_and_another_one_comes(lab: Lab, opened: Opener) -> None:
    page = opened(lab, FIRST)
    exercise = next(step.exercise for step in WHICH_CARDS.steps if not step.help)
    asked = found(page, exercise)
    Mouse().answer_right(asked, exercise)
    expect(asked.locator(".praise")).to_be_visible()
    asked.locator("[data-intent=deal]").click()
    expect(found(page, exercise.twin)).to_be_visible()


def test_a_lesson_that_is_exported_shows_pictures_of_its_boards_and_folds_the_answers(lab: Lab) -> None:
    exported = lab.ask(f"nbconvert/html/{quote(lab.path + FIRST)}").decode()
    assert exported.count("data:image/svg+xml,") >= len(WHICH_CARDS.asked) + 2
    assert exported.count("<details>") > len(WHICH_CARDS.asked)
    assert '<script type="application/vnd.jupyter.widget-view+json">' not in exported


# --- on another day -----------------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was_left_before_its_cell_has_run_and_after(home: Path, opened: Opener) -> None:
    with laboratory(home) as lab:
        page = opened(lab, WHOLE_DEAL)
        some_moves(table(page))
        left = seen(table(page))
        store(page)
    with laboratory(home) as lab:
        page = opened(lab, WHOLE_DEAL)
        shows_its_tables(page, 3)
        one = table(page)
        assert seen(one) == left
        make(one, eager(legal(one)))
        further = seen(one)
        assert further != left
        page.evaluate(RUN_ALL)
        expect(note(one)).to_have_text(Words("en").say(GOES_ON))
        assert seen(one) == further
        make(one, eager(legal(one)))
        expect(note(one)).to_be_hidden()
        finish(one)
        expect(one.locator(".score table.match")).to_be_visible()
        one.locator("[data-intent=next]").click()
        expect(one.locator("[data-part=head]")).to_contain_text("deal 2")
        store(page)
        page.close()
        shows_its_tables(opened(lab, WHOLE_DEAL), 3)  # those of the cells that have run, and no others


def test_it_goes_on_too_where_the_notebook_was_not_saved(home: Path, opened: Opener) -> None:
    notebook = home / "notebooks" / FRENCH
    before = notebook.read_bytes()
    with laboratory(home) as lab:
        one = table(opened(lab, FRENCH))
        some_moves(one)
        left = seen(one)
    notebook.write_bytes(before)  # JupyterLab may have saved it by itself
    with laboratory(home) as lab:
        one = table(opened(lab, FRENCH))
        expect(note(one)).to_have_text(Words("fr").say(GOES_ON))
        assert seen(one) == left


def test_a_new_match_begins_anew_and_puts_the_one_before_aside(lab: Lab, opened: Opener) -> None:
    one = table(opened(lab, WHOLE_DEAL))
    finish(one)
    one.locator("[data-intent=next]").click()
    expect(one.locator("[data-part=head]")).to_contain_text("deal 2")
    menu(one).get_by_role("button", name="New match", exact=True).click()
    expect(one.locator("[data-part=head]")).to_contain_text("deal 1")
    expect(note(one)).to_contain_text("is put aside, in the file matches/tarot-four (1).json")
    make(one, eager(legal(one)))
    aside = json.loads((lab.folder / "matches" / "tarot-four (1).json").read_text("utf-8"))
    assert len(aside["deals"]) == 1


def test_a_match_that_cannot_be_opened_is_told_and_is_not_lost(lab: Lab, opened: Opener) -> None:
    damaged = lab.folder / "matches" / "tarot-four.json"
    damaged.parent.mkdir()
    damaged.write_text("half a ma", "utf-8")
    one = table(opened(lab, WHOLE_DEAL))
    expect(note(one)).to_contain_text("cannot be opened. It is not erased")
    make(one, eager(legal(one)))
    assert damaged.with_name("tarot-four (1).json").read_text("utf-8") == "half a ma"


# --- another package ----------------------------------------------------------------------------------------------


def test_a_notebook_that_an_older_package_has_stored_runs_the_script_of_now_and_is_stored_with_it(
    lab: Lab, opened: Opener
) -> None:
    page = opened(lab, OLD_LESSON)
    expect(page.locator(f'[data-tutor-version="{VERSION}"] > .tutor-table')).to_have_count(len(WHICH_CARDS.asked) + 2)
    one = table(page)
    expect(one.locator(".tutor-table")).not_to_have_css("background-color", OLD_COLOUR)
    press(one, eager(legal(one)))
    expect(one.locator(".verdict")).to_contain_text("Allowed")
    store(page)
    states = json.loads((lab.folder / OLD_LESSON).read_bytes())["metadata"][WIDGETS][STATES]["state"]
    assert [name for name, widget in states.items() if "code" in widget["state"]] == [VERSION]


def test_two_notebooks_of_different_versions_that_stand_open_have_each_its_own_styles(lab: Lab, opened: Opener) -> None:
    page = opened(lab, WHOLE_DEAL)
    page.evaluate(OPEN, lab.path + STILL_OLD_LESSON)
    old = page.locator(f'[data-tutor-version="{OLD_VERSION}"] > .tutor-table')
    expect(old.first).to_have_css("background-color", OLD_COLOUR)
    new = page.locator(f'[data-tutor-version="{VERSION}"] > .tutor-table')
    expect(new).to_have_count(3)
    expect(new.first).not_to_have_css("background-color", OLD_COLOUR)


# --- another kernel -----------------------------------------------------------------------------------------------


def test_a_table_answers_though_its_kernel_was_started_anew_or_ended(lab: Lab, opened: Opener) -> None:
    page = opened(lab, WHOLE_DEAL)
    page.evaluate(RUN_ALL)
    page.wait_for_function(READY)
    one = table(page)
    make(one, eager(legal(one)))
    page.evaluate(RESTART)
    page.wait_for_function(READY)
    make(one, eager(legal(one)))
    page.evaluate(END_KERNEL)
    page.wait_for_function(ENDED)
    make(one, eager(legal(one)))
    store(page)
    left = seen(one)
    page.close()
    assert seen(table(opened(lab, WHOLE_DEAL))) == left


def test_where_no_kernel_can_be_had_it_says_at_once_what_to_press_in_words_that_stand_there(
    lab: Lab, opened: Opener
) -> None:
    page = opened(lab, WHOLE_DEAL)
    shows_its_tables(page, 3)
    page.evaluate(END_KERNEL)
    page.wait_for_function(ENDED)
    page.route("**/api/sessions*", no_new_one)
    one = table(page)
    expect(one.get_by_role("alert")).to_be_hidden()  # nobody has asked for anything
    press(one, legal(one)[0])
    expect(one.get_by_role("alert")).to_have_text(Words("en").say(GONE))
    expect(one.locator(".progress")).to_be_hidden()
    named = str(Words("en").say(GONE)).partition("“")[2].partition("”")[0]
    expect(page.get_by_title(named).or_(page.get_by_label(named)).first).to_be_visible()
