"""A teacher reads what a class has handed in, on a page of the site: codes, files, the camera; and no network."""

from __future__ import annotations

import csv
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from qrcodegen import QrCode

from tests.browser.conftest import CHROMIUM_FLAGS, PATIENCE_MS, READY, again, go, program
from tests.browser.offline.keeping import opened, settled
from tests.browser.test_deals import PHONE
from tests.classes import right_answers, slipping, task_of
from tests.command import Output, said
from tutor.show.classroom.answers_page import WORDS
from tutor.show.classroom.frame import SENTENCES
from tutor.show.words import Words
from tutor.teach.classroom.code import code
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import LARGEST
from tutor.teach.classroom.task import Task

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visitor

PATH = "class/map/"
TASK = task_of("which-cards")
NAMES = [f"Learner {number}" for number in range(1, 31)]
MARKUP = '<img src=x onerror="document.title=1">'
OTHER = task_of("excuse")
RIGHT = HandedIn("Ada", right_answers(TASK))
#: What a page of thirty codes may take, and its reading of a file that is far too large.
QUICK_S = 10

#: The table as it is seen: the name, how many answers are right, and the sign of each topic.
TABLE = """() => [...document.querySelectorAll(".class-table tbody tr")].map((row) =>
    [row.querySelector("summary").textContent, ...[...row.querySelectorAll("td")].map((cell) =>
        (cell.querySelector("[aria-hidden]") ?? cell).textContent)])"""

#: Files that are dropped on the page, by their names and texts.
DROP = """(files) => {
    const dataTransfer = new DataTransfer()
    for (const [name, text] of files) dataTransfer.items.add(new File([text], name))
    const dropped = { bubbles: true, cancelable: true, dataTransfer }
    for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, dropped))
}"""


def says(word: str, lang: str = "en") -> str:
    return Words(lang).say((SENTENCES | WORDS)[word])


def codes(*names: str, task: Task = TASK, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [code(task, HandedIn(name, slipping(task, rng, 0.3))).text for name in names]


def ready(page: Page, lang: str = "en") -> Page:
    """Wait until the tutor has come to this page: the one before it says the same."""
    expect(page.locator(".tutor-answers [data-part=state]")).to_have_text(says("ready", lang))
    return page


def paste(page: Page, *lines: str) -> None:
    page.locator("[name=codes]").fill("\n".join(lines))
    page.locator("[data-part=read]").click()


def rows(page: Page, count: int) -> list[list[str]]:
    """The rows of the table, once there are so many."""
    expect(page.locator(".class-table tbody tr")).to_have_count(count)
    found: list[list[str]] = page.evaluate(TABLE)
    return found


def unread(page: Page, count: int) -> list[str]:
    """What could not be read, once there are so many sentences."""
    expect(page.locator(".class-unread li")).to_have_count(count)
    return page.locator(".class-unread li").all_inner_texts()


def test_thirty_codes_are_read_without_a_network_and_are_the_map_of_the_command(
    visit: Visitor, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    seen = visit(f"{PATH}{TASK.link}", quiet=True)
    page = ready(seen.page)
    page.context.set_offline(True)
    asked, begin = len(seen.requests), time.monotonic()
    handed_in = codes(*NAMES)
    paste(page, *handed_in)
    found = rows(page, 30)
    assert time.monotonic() - begin < QUICK_S

    told: dict[str, Any] = json.loads(said(capsys, "map", TASK.link, *handed_in, "--json"))
    right = [f"{sum(one['right'] for one in learner['answers'])}/16" for learner in told["learners"]]
    assert [row[:2] for row in found] == [list(both) for both in zip(NAMES, right, strict=True)]
    printed = said(capsys, "map", TASK.link, *handed_in).splitlines()
    assert found == [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in printed[3:33]]
    sentences = page.locator(".class-lines > li > p:first-child").all_inner_texts()
    assert [sentence.partition(" of ")[0] for sentence in sentences] == [
        str(line["learners"]) for line in told["lines"]
    ]
    assert sentences == [line for line in printed if " of 30 " in line]

    line = page.locator(".class-lines > li").first
    for number in range(2):
        line.locator(".wall > details > summary").nth(number).click()
        expect(line.locator(".tutor-question").nth(number)).to_be_visible()
    assert [url for url in seen.urls()[asked:] if not url.startswith(("data:", "blob:"))] == []


def test_each_line_leads_to_its_boards_and_to_the_next_task(visit: Visitor, address: str) -> None:
    page = ready(visit(f"{PATH}{TASK.link}", permissions=["clipboard-read", "clipboard-write"]).page)
    paste(page, *codes(*NAMES))
    rows(page, 30)
    line = page.locator(".class-lines > li").first
    line.get_by_role("button", name="Copy its link").click()
    expect(page.locator("[data-part=said]")).to_have_text(says("copied"))
    following = page.evaluate("navigator.clipboard.readText()")
    assert following.startswith(f"{address}/task/#task=")
    assert len(Task.linked(following).exercises) == 4
    line.locator("summary").first.click()
    name = str(line.locator(".tutor-question").get_attribute("data-name"))
    expect(line.get_by_role("link", name="on a page of its own").first).to_have_attribute(
        "href", f"../../exercise/#exercise={name}"
    )
    line.get_by_role("link", name="Change it first").click()
    expect(page.locator(".picked li")).to_have_count(4)


def test_a_class_is_kept_through_a_reload_and_removed_when_that_is_wished(visit: Visitor) -> None:
    page = ready(visit(f"{PATH}{TASK.link}").page)
    paste(page, *codes("Ada", "Bo"))
    before = rows(page, 2)
    expect(page.locator("[data-part=kept]")).to_be_visible()
    go(page, page.url.partition("#")[0])  # without the task: the last one is taken up
    assert rows(page, 2) == before
    remove = page.locator("[data-part=forget]")
    remove.click()
    expect(remove).to_have_text(says("sure"))
    remove.click()
    expect(page.locator("[data-part=said]")).to_have_text(says("forgotten"))
    assert page.evaluate("localStorage.getItem('tutor-classes')").count("Ada") == 0
    again(page)
    ready(page)
    expect(page.locator("[data-part=found]")).to_be_hidden()


def test_a_class_goes_out_as_a_file_and_comes_back_next_week_with_another(visit: Visitor, tmp_path: Path) -> None:
    page = ready(visit(f"{PATH}{TASK.link}").page)
    paste(page, *codes(*NAMES[:3]))
    before = rows(page, 3)
    with page.expect_download() as waiting:
        page.locator("[data-part=save]").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    with page.expect_download() as waiting:
        page.locator("[data-part=table]").click()
    waiting.value.save_as(tmp_path / "class.csv")
    table = [*csv.reader((tmp_path / "class.csv").read_text("utf-8-sig").splitlines())]
    assert [row[0] for row in table] == ["name", *NAMES[:3]]
    another = tmp_path / "another.txt"
    another.write_text("\n".join(codes(*NAMES[3:5], seed=2)), "utf-8")
    pupil = tmp_path / "zoe.json"
    pupil.write_text(json.dumps(RIGHT.to_json(TASK)), "utf-8")

    elsewhere = ready(visit(PATH).page)  # another machine, which knows nothing
    elsewhere.locator("[name=files]").set_input_files([file, another, pupil])
    assert rows(elsewhere, 6)[:3] == before
    assert [row[0] for row in elsewhere.evaluate(TABLE)] == [*NAMES[:5], "Ada"]
    expect(elsewhere.locator("[name=task]")).to_have_value(TASK.link)


def test_files_are_dropped_several_at_once_and_a_bad_one_harms_no_other(visit: Visitor) -> None:
    page = ready(visit(f"{PATH}{TASK.link}").page)
    half = json.dumps(RIGHT.to_json(TASK))[:-40]
    zoe = codes("Zoe")[0]
    files = [
        ["good.txt", "\n".join(codes("Ada", "Bo"))],
        ["half.json", half],
        ["other.txt", codes("Cy", task=OTHER)[0]],
        ["lines.txt", "\n".join(["XXXX"] * 10_000)],
        ["twice.txt", f"{zoe}\n{zoe}"],
        ["empty.txt", ""],
    ]
    page.evaluate(DROP, files)
    assert [row[0] for row in rows(page, 3)] == ["Ada", "Bo", "Zoe"]
    sentences = unread(page, 5)
    assert [sentence.partition(":")[0] for sentence in sentences] == [
        "half.json",
        "other.txt",
        "lines.txt",
        "twice.txt",
        "empty.txt",
    ]
    page.evaluate(DROP, [["late.txt", codes("Di")[0]]])
    assert [row[0] for row in rows(page, 4)] == ["Ada", "Bo", "Zoe", "Di"]


def test_a_file_of_forty_megabytes_is_refused_at_once_and_what_was_read_stays(visit: Visitor, tmp_path: Path) -> None:
    page = ready(visit(f"{PATH}{TASK.link}").page)
    paste(page, *codes("Ada"))
    rows(page, 1)
    large = tmp_path / "large.txt"
    large.write_bytes(b"0123456789ABCDE\n" * (40 * LARGEST // 16))
    begin = time.monotonic()
    page.locator("[name=files]").set_input_files(large)
    assert unread(page, 1) == ["large.txt: found “…”, expected at most 1 megabyte of codes or answers"]
    assert time.monotonic() - begin < QUICK_S
    rows(page, 1)


def test_names_and_titles_and_what_cannot_be_read_are_text_and_nothing_else(visit: Visitor) -> None:
    task = Task(TASK.exercises, title=MARKUP)
    page = ready(visit(f"{PATH}{task.link}").page)
    page.evaluate(DROP, [[f"{MARKUP}.txt", f"{MARKUP}=XXXXX"]])
    assert MARKUP in unread(page, 1)[0]
    paste(page, f"{MARKUP}={codes('', task=task)[0]}")
    assert [row[0] for row in rows(page, 1)] == [MARKUP]
    expect(page.locator(".task-title")).to_have_text(f"The teacher’s title: “{MARKUP}”")
    page.locator("tbody summary").click()
    page.get_by_role("button", name=f"Leave out {MARKUP}").click()
    expect(page.locator(".class-table")).to_have_count(0)
    expect(page.locator(".tutor-answers img")).to_have_count(0)
    assert page.title() != "1"


def test_without_a_task_or_with_a_broken_one_the_page_says_so(visit: Visitor) -> None:
    page = ready(visit(PATH).page)
    paste(page, *codes("Ada"))
    assert "the link of the task first" in unread(page, 1)[0]
    page.locator("[name=task]").fill(TASK.link[:-6])
    page.locator("[name=task]").press("Enter")
    page.locator("[name=task]").blur()
    expect(page.locator(".class-unread li")).to_contain_text("has been cut off or changed")
    page.locator("[name=task]").fill(f"https://example.org/task/{TASK.link}")
    page.locator("[name=task]").blur()
    expect(page.locator("[data-part=map]")).to_contain_text("0 learners, 16 exercises")
    page.locator("[data-part=read]").click()  # the codes are still there
    rows(page, 1)


@pytest.mark.parametrize("width", [1280, PHONE])
@pytest.mark.parametrize("lang", ["", "fr/"])
def test_the_page_is_fit_for_everybody(visit: Visitor, lang: str, width: int) -> None:
    seen = visit(f"{lang}{PATH}{TASK.link}", width=width)
    page = ready(seen.page, lang.strip("/") or "en")
    paste(page, *codes(*NAMES), "?")
    rows(page, 30)
    unread(page, 1)
    page.locator("tbody summary").first.click()
    page.locator(".class-lines summary").first.click()
    expect(page.locator(".class-lines .tutor-question")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert seen.axe_light_and_dark() == []


def test_the_map_is_read_by_keys_alone(visit: Visitor) -> None:
    page = ready(visit(f"{PATH}{TASK.link}").page)
    page.locator("[name=codes]").focus()
    page.keyboard.type("\n".join(codes(*NAMES[:8])))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rows(page, 8)
    page.locator(".class-table").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("tbody details[open]")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rows(page, 7)


def test_the_page_opens_and_reads_again_where_there_is_no_network_any_more(chromium: Browser, address: str) -> None:
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE_MS)
    page = ready(settled(opened(context, f"{address}/{PATH}{TASK.link}"), "index.html"))
    context.set_offline(True)
    page.reload()
    page.evaluate(READY)
    ready(page)
    paste(page, *codes(*NAMES))
    rows(page, 30)
    context.close()


# --- the camera -------------------------------------------------------------------------------------------------------


def video(text: str, file: Path, scale: int = 6) -> Path:
    """A film of a QR code that a camera sees, as Chromium plays it: the same grey picture, again and again."""
    made = QrCode.encode_text(text, QrCode.Ecc.LOW)
    size = (made.get_size() + 8) * scale
    size += size % 2
    picture = bytearray()
    for y in range(size):
        squares = (made.get_module(x // scale - 4, y // scale - 4) for x in range(size))
        picture += bytes(16 if dark else 235 for dark in squares)
    frame = b"FRAME\n" + bytes(picture) + bytes([128]) * (size * size // 2)
    file.write_bytes(f"YUV4MPEG2 W{size} H{size} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * 4)
    return file


@pytest.fixture
def camera(chromium: Browser, address: str, tmp_path: Path) -> Iterator[Callable[[str], Page]]:
    """Return a function that starts the camera of a browser, before which Ada holds her code.

    What somebody answers whom the browser asks about the camera is a flag of Chromium: ``""`` or ``"=deny"``.
    """
    film = video(code(TASK, RIGHT).text, tmp_path / "code.y4m")
    browsers: list[Browser] = []

    def start(answer: str) -> Page:
        asked = f"--use-fake-ui-for-media-stream{answer}"
        flags = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}", asked]
        args = [*CHROMIUM_FLAGS, *flags]
        browsers.append(chromium.browser_type.launch(executable_path=program(), headless=True, args=args))
        page = browsers[-1].new_context(service_workers="block").new_page()
        page.set_default_timeout(PATIENCE_MS)
        go(page, f"{address}/{PATH}{TASK.link}")
        ready(page).locator("[data-part=camera]").click()
        return page

    yield start
    for browser in browsers:
        browser.close()


def test_a_code_is_read_with_the_camera(camera: Callable[[str], Page]) -> None:
    page = camera("")
    assert [row[:2] for row in rows(page, 1)] == [["Ada", "16/16"]]
    expect(page.locator(".class-unread li")).to_have_count(0)
    page.get_by_role("button", name="Stop the camera").click()
    expect(page.locator("video")).to_have_count(0)
    expect(page.get_by_role("button", name="Read QR codes with the camera")).to_be_visible()


def test_a_camera_that_is_refused_is_one_sentence_and_codes_can_be_pasted(camera: Callable[[str], Page]) -> None:
    page = camera("=deny")
    expect(page.locator("[data-part=said]")).to_have_text(says("refused"))
    paste(page, *codes("Bo"))
    rows(page, 1)


def test_where_there_is_no_camera_the_page_says_so(visit: Visitor) -> None:
    page = ready(visit(PATH, permissions=["camera"]).page)
    page.locator("[data-part=camera]").click()
    expect(page.locator("[data-part=said]")).to_have_text(says("no_camera"))
