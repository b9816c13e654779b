"""The files of the built site: what no browser would complain about, and a reader would."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from tests.browser.conftest import ROOT

LESSONS = sorted({path.name.split(".")[0] for path in (ROOT / "notebooks").glob("*.ipynb")})


class Links(HTMLParser):
    """The addresses that a page names, the anchors that it offers, and the states of its live tables."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.states: list[dict[str, object]] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of one tag."""
        given = {name: value for name, value in attrs if value is not None}
        if "data-state" in given:
            self.states.append(json.loads(given["data-state"]))
        if "id" in given:
            self.ids.append(given["id"])
        if "src" in given:
            self.fetched.append(given["src"])
        if "href" in given:
            (self.linked if tag == "a" else self.fetched).append(given["href"])


@cache
def read(path: Path) -> Links:
    return Links(path)


def target(site: Path, page: Path, url: str) -> tuple[Path, str]:
    """Return the file that a page's link means, and the anchor in it."""
    address, anchor = urldefrag(url)
    path = unquote(address.partition("?")[0])
    file = (site / path.lstrip("/") if path.startswith("/") else page.parent / path) if path else page
    return (file / "index.html" if file.is_dir() else file).resolve(), anchor


def test_every_link_leads_somewhere_on_this_site(site: Path) -> None:
    lost = []
    for page in site.rglob("index.html"):
        links = read(page)
        for url in links.fetched + links.linked:
            file, anchor = target(site, page, url)
            if not file.is_file() or (anchor and anchor not in read(file).ids):
                lost.append(f"{page.relative_to(site)}: {url}")
    assert lost == []


@pytest.mark.parametrize("lang", ["", "fr"])
def test_every_page_stands_in_the_navigation(site: Path, lang: str) -> None:
    home = site / lang
    pages = [page for page in home.rglob("index.html") if lang or page.relative_to(site).parts[0] != "fr"]
    navigation = set.intersection(*({target(site, page, url)[0] for url in read(page).linked} for page in pages))
    assert [page for page in pages if page.resolve() not in navigation] == []


def test_an_anchor_means_one_place(site: Path) -> None:
    for page in site.rglob("index.html"):
        ids = read(page).ids
        assert [one for one in set(ids) if ids.count(one) > 1] == [], page


@pytest.mark.parametrize("lang", ["", "fr"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_a_page_with_a_table(site: Path, lang: str, lesson: str) -> None:
    text = (site / lang / "lessons" / lesson / "index.html").read_text(encoding="utf-8")
    assert 'class="tutor-live"' in text.partition("<article")[2]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_keeps_its_code_folded_away_in_one_place(site: Path, lesson: str) -> None:
    text = (site / "lessons" / lesson / "index.html").read_text(encoding="utf-8")
    assert text.count('class="lesson-code"') == 1
    assert text.index('class="lesson-code"') > text.rindex('class="tutor-live"')


def test_only_pages_with_cards_carry_their_files(site: Path) -> None:
    for page in site.rglob("index.html"):
        head, _, content = page.read_text(encoding="utf-8").partition("<article")
        assert ("live/page.js" in head) == ('class="tutor-live"' in content), page
        assert head.count('class="tutor-sheet"') == ("<use " in content), page


def tables(page: Path) -> list[dict[str, object]]:
    """The states of the live tables on a page, in order."""
    return read(page).states


def test_every_live_table_has_a_name_of_its_own_the_same_in_both_languages(site: Path) -> None:
    names: list[object] = []
    for page in site.rglob("index.html"):
        path = page.relative_to(site)
        if path.parts[0] == "fr":
            continue
        here, there = ([state["name"] for state in tables(at)] for at in (page, site / "fr" / path))
        assert here == there, path
        names += here
    assert "" not in names
    assert len(set(names)) == len(names) > len(LESSONS)


def test_a_match_that_was_kept_before_tables_had_names_is_looked_for_where_it_was(site: Path) -> None:
    source = (site / "assets" / "live" / "memory.js").read_text(encoding="utf-8")
    places = {
        name: (page, int(number))
        for name, page, number in re.findall(r'^  "([a-z-]+)": \["([^"]+)", (\d+)\],$', source, re.MULTILINE)
    }
    # The tables of matches as they stood when their places were their names; none of them may lose its name.
    for page in sorted({page for page, _ in places.values()}):
        named = {str(state["name"]) for state in tables(site / page / "index.html") if "game" in state}
        assert {name for name, (at, _) in places.items() if at == page} <= named
    assert sorted(places.values()) == [("lessons/02-a-whole-deal/", number) for number in range(3)] + [
        ("lessons/03-barbu/", number) for number in range(9)
    ]
