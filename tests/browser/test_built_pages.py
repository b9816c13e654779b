"""The files of the built site: what no browser would complain about, and a reader would."""

from __future__ import annotations

import json
import re
import shutil
import threading
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Browser, expect

from site_hooks.live import pyodide
from site_hooks.serve import server
from tests.browser.conftest import pages
from tutor.games import GAMES
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import BESIDE, LESSONS, PARTS, TRY
from tutor.teach.topics import TOPICS

NOTEBOOKS = [name for name in (*LESSONS, *BESIDE) if name != TRY]


class Links(HTMLParser):
    """The addresses that a page names, the anchors that it offers, its live tables, and whether one practises there."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.states: list[dict[str, object]] = []
        self.practises = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of one tag."""
        given = {name: value for name, value in attrs if value is not None}
        if given.get("class") == "tutor-live" and "data-state" in given:
            self.states.append(json.loads(given["data-state"]))
        self.practises = self.practises or given.get("class") == "tutor-drill"
        if "id" in given:
            self.ids.append(given["id"])
        if "src" in given:
            self.fetched.append(given["src"])
        if "href" in given:
            (self.linked if tag == "a" else self.fetched).append(given["href"])


@cache
def read(path: Path) -> Links:
    return Links(path.read_text(encoding="utf-8"))


def target(site: Path, page: Path, url: str) -> tuple[Path, str]:
    """Return the file that a page's link means, and the anchor in it."""
    address, anchor = urldefrag(url)
    path = unquote(address.partition("?")[0])
    file = (site / path.lstrip("/") if path.startswith("/") else page.parent / path) if path else page
    return (file / "index.html" if file.is_dir() else file).resolve(), anchor


def leads(anchor: str, page: Links) -> bool:
    """Whether an anchor leads somewhere on a page: to a place in it, to a task, or to practice on what there is."""
    what, _, wish = anchor.partition("=")
    if what == "task":
        return bool(Task.linked(f"#{anchor}").exercises)
    if what != "drill":
        return anchor in page.ids
    return page.practises and wish.removeprefix("lesson.") in {"due", "missed", *TOPICS, *LESSONS}


def test_every_link_leads_somewhere_on_this_site(site: Path) -> None:
    lost = []
    for page in pages(site):
        links = read(page)
        for url in links.fetched + links.linked:
            file, anchor = target(site, page, url)
            if not file.is_file() or (anchor and not leads(anchor, read(file))):
                lost.append(f"{page.relative_to(site)}: {url}")
    assert lost == []


#: The first presses of somebody who looks for a page: a word of the menu, a part of it, the page.
PRESSES = 3


@pytest.mark.parametrize("lang", ["", "fr"])
def test_every_page_is_a_few_presses_from_the_first(site: Path, lang: str) -> None:
    home = site / lang
    reached = {(home / "index.html").resolve()}
    for _ in range(PRESSES):
        known = [page for page in reached if page.suffix == ".html"]
        reached |= {target(site, page, url)[0] for page in known for url in read(page).linked}
    own = {page.resolve() for page in pages(home) if lang or page.relative_to(site).parts[0] != "fr"}
    assert own - reached == set()


@pytest.mark.parametrize("lang", ["", "fr"])
def test_the_menu_unfolds_the_part_of_the_course_where_one_is_and_no_other(site: Path, lang: str) -> None:
    lessons = site / lang / "lessons"
    for part in PARTS:
        page = lessons / part.lessons[-1].id / "index.html"
        menu = Links(
            page.read_text("utf-8").partition('<div class="md-sidebar md-sidebar--primary"')[2].partition("<article")[0]
        )
        linked = [target(site, page, url)[0] for url in menu.linked if "#" not in url]
        own = [(lessons / lesson.id / "index.html").resolve() for lesson in part.lessons]
        others = {(lessons / one.lessons[0].id / "index.html").resolve() for one in PARTS}
        met = [
            file
            for file in dict.fromkeys(linked)
            if file.parent.parent == lessons.resolve() and file.parent.name in LESSONS
        ]
        assert [file for file in met if file in own] == own
        assert set(met) - {*own} <= others


@pytest.mark.parametrize("lang", ["", "fr"])
def test_a_chapter_is_a_light_page(site: Path, lang: str) -> None:
    chapters = [*(site / lang / "rulebook").glob("*/*/index.html")]
    assert len(chapters) == sum(len(game.CHAPTERS) + 1 for game in GAMES.values())
    assert [page for page in chapters if page.stat().st_size > 200_000] == []
    assert [page for page in chapters if page.read_text("utf-8").count("</") > 3_000] == []


def test_an_anchor_means_one_place(site: Path) -> None:
    for page in pages(site):
        ids = read(page).ids
        assert [one for one in set(ids) if ids.count(one) > 1] == [], page


@pytest.mark.parametrize("lang", ["", "fr"])
@pytest.mark.parametrize("lesson", NOTEBOOKS)
def test_every_lesson_is_a_page_with_a_table(site: Path, lang: str, lesson: str) -> None:
    text = (site / lang / "lessons" / lesson / "index.html").read_text(encoding="utf-8")
    assert 'class="tutor-live"' in text.partition("<article")[2]


@pytest.mark.parametrize("lesson", NOTEBOOKS)
def test_a_lesson_keeps_its_code_folded_away_in_one_place(site: Path, lesson: str) -> None:
    text = (site / "lessons" / lesson / "index.html").read_text(encoding="utf-8")
    assert text.count('class="lesson-code"') == 1
    assert text.index('class="lesson-code"') > text.rindex('class="tutor-live"')
    assert text.partition('class="lesson-code"')[2].count("<pre>") == 1


#: A card that is drawn, and the places in which the engine draws some.
PLACES_OF_CARDS = ("<use ", 'class="tutor-live', 'class="tutor-task"')


def test_every_page_has_its_scripts_and_only_pages_with_cards_their_symbols(site: Path) -> None:
    for page in pages(site):
        head, _, content = page.read_text(encoding="utf-8").partition("<article")
        comes_back = page == site / "index.html" or page == site / "fr" / "index.html"
        assert head.count('rel="modulepreload"') == (2 if comes_back else 1), page
        cards = any(mark in content for mark in PLACES_OF_CARDS)
        assert head.count('class="tutor-sheet"') == cards, page


# --- what is not ours -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["", "fr"])
def test_a_page_names_all_that_is_shipped_of_others_and_links_to_each_licence(site: Path, lang: str) -> None:
    page = site / lang / "licenses" / "index.html"
    linked = {target(site, page, url)[0] for url in read(page).linked if url.endswith(".txt")}
    shipped = [*(site / "licenses").glob("*.txt"), site / "playground" / "licenses.txt"]
    assert linked == {file.resolve() for file in shipped}
    text = page.read_text(encoding="utf-8")
    assert all(
        name in text for name in (f"Pyodide {pyodide()}", "Python 3.", "Material for MkDocs", "MPL-2.0", "PSF-2.0")
    )


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("tutor.txt", ["MIT License", "Permission is hereby granted"]),
        (
            "pyodide.txt",
            ["Mozilla Public License Version 2.0", "3.2. Distribution of Executable Form", "github.com/pyodide"],
        ),
        ("python.txt", ["PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"]),
        (
            "material.txt",
            ["Martin Donath", "Permission is hereby granted", "Zeno Rocha", "rxjs: Apache-2.0"],
        ),
        ("minisearch.txt", ["Luca Ongaro", "Permission is hereby granted"]),
        ("stemmers.txt", ["OramaSearch Inc", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"]),
        ("qr.txt", ["Paul Miller", "Permission is hereby granted"]),
        ("qrcodegen.txt", ["Project Nayuki", "Permission is hereby granted"]),
        ("icons.txt", ["Pictogrammers", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"]),
    ],
)
def test_the_licences_are_there_in_full(file: str, words: list[str], site: Path) -> None:
    text = (site / "licenses" / file).read_text(encoding="utf-8")
    assert [word for word in words if word not in text] == []


def test_nothing_of_others_is_shipped_that_the_site_does_not_use(site: Path) -> None:
    shipped = {path.name.partition(".")[0] for path in (site / "assets" / "javascripts").rglob("*.js")}
    assert shipped == {"bundle"}


def test_the_files_of_the_engine_have_their_version_in_their_address_and_pages_say_how_much_comes(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    version, size = re.search(r"start\.js\?([0-9a-f-]+)", page), re.search(r'"bytes": ?(\d+)', page)
    assert version
    assert size
    _, library, tutor = version[1].split("-")
    folders = {*(site / "assets").glob("pyodide-*"), *(site / "assets").glob("tutor-*")}
    assert {folder.name for folder in folders} == {f"pyodide-{library}", f"tutor-{tutor}"}
    files = {path.name: path.stat().st_size for folder in folders for path in folder.iterdir()}
    assert int(size[1]) == sum(files.values()) - files["pyodide.mjs"] < 8_000_000


# --- no such page -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("below", ["", "some/where/"])
@pytest.mark.parametrize("address", ["nothing", "fr/lessons/nothing/"])
def test_where_there_is_no_page_one_says_so_and_leads_to_the_first_wherever_the_site_lies(
    below: str, address: str, site: Path, tmp_path: Path, chromium: Browser
) -> None:
    place = tmp_path / below
    if below:
        place.parent.mkdir(parents=True)
        shutil.copyfile(site / "404.html", tmp_path / "404.html")  # what such a host answers with
        place.symlink_to(site)
    with server(tmp_path if below else site) as web:
        thread = threading.Thread(target=web.serve_forever, daemon=True)
        thread.start()
        start = f"http://127.0.0.1:{web.server_address[1]}/{below}"
        page = chromium.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        answer = page.goto(start + address, wait_until="networkidle")
        assert answer
        assert answer.status == 404
        assert page.locator("h1").evaluate("one => getComputedStyle(one).borderBottomColor") == "rgb(0, 148, 133)"
        links = page.get_by_role("link")
        assert [link.get_attribute("href") for link in links.all()] == [start, f"{start}fr/"]
        assert all(url.startswith(f"http://127.0.0.1:{web.server_address[1]}/") for url in asked)
        links.first.click()
        expect(page.locator("h1").first).to_be_visible()
        assert page.url == start
        page.close()
        web.shutdown()
        thread.join()


def tables(page: Path) -> list[dict[str, object]]:
    """The states of the card tables on a page, in order; an exercise is named by its question."""
    return [state for state in read(page).states if "exercise" not in state]


def test_every_live_table_has_a_name_of_its_own_the_same_in_both_languages(site: Path) -> None:
    names: list[object] = []
    for page in pages(site):
        path = page.relative_to(site)
        if path.parts[0] == "fr" or "gallery" in path.parts:  # what is played in the gallery is not kept
            continue
        here, there = ([state["name"] for state in tables(at)] for at in (page, site / "fr" / path))
        assert here == there, path
        names += here
    assert "" not in names
    assert len(set(names)) == len(names) > len(NOTEBOOKS)
