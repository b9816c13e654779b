"""What a page may do: it runs and loads what lies on its own site, and nothing that was put into it by hand."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.policy import HEAD, guard
from tutor.show.languages import LANGUAGES
from tutor.show.paper.page import POLICY
from tutor.teach.classroom.plans import PLANS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

LESSON = "lessons/which-cards/"
#: What a page may weigh before the engine, with all that it loads by itself.
PAGE_WEIGHT = 341_000
#: The same of a page for people at a table of their own.
AID_WEIGHT = 300_000
#: What people meet who have come from elsewhere, but for what they do there.
KINDS = (
    "",
    "fr/",
    "lessons/barbu/",
    "rulebook/barbu/",
    "glossary/",
    "exercise/",
    "explain/",
    "count/",
    "score/",
    "class/task/",
    "class/map/",
    "advice/hand-value/",
    "advice/pocket/",
    "reference/gallery/tarot-3/",
    "licenses/",
    "nothing/",
)

#: Whatever the policy stops on a page is told to it.
WATCH = """
    window.stopped = []
    document.addEventListener("securitypolicyviolation", ({effectiveDirective, blockedURI, sample, sourceFile}) =>
        window.stopped.push(`${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`))
"""
STOPPED = "window.stopped"

ALL_LAID_OUT = """[...document.querySelectorAll(".tutor-table")].every(
    (one) => one.checkVisibility({contentVisibilityAuto: true}))"""

BY_HAND = """() => {
    window.ran = []
    const put = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more))
    put("script", {textContent: "window.ran.push('script')"})
    put("div", {innerHTML: '<img alt="" src="data:," onerror="window.ran.push(`handler`)">'})
    put("style", {textContent: "body { color: red }"})
    return Promise.allSettled([
        fetch("http://127.0.0.1:9/elsewhere"),
        new Promise((done) => put("img", {alt: "", src: "http://127.0.0.1:9/elsewhere.png", onerror: done})),
        new Promise((done) => setTimeout(done, 200)),
    ])
}"""


class Inline(HTMLParser):
    """What stands in a page itself that only a file may say."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.loaded: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of one tag."""
        given = {name: value or "" for name, value in attrs}
        self.found += [f"<{tag} {name}>" for name in given if name == "style" or name.startswith("on")]
        self.found += [
            f"<{tag}> {value}" for value in given.values() if value.strip().lower().startswith("javascript:")
        ]
        if tag == "script" and "src" in given:
            self.loaded.append(given["src"])
        if tag == "link" and given.get("rel") in {"stylesheet", "modulepreload", "icon"}:
            self.loaded.append(given["href"])


def pages(site: Path) -> Iterator[tuple[str, str]]:
    """The pages of the site, but for JupyterLab's own; and for deals on paper, which have their own style."""
    for file in sorted(site.rglob("*.html")):
        if not {"playground", "deals"} & {*file.relative_to(site).parts}:
            yield str(file.relative_to(site)), file.read_text("utf-8")


def test_no_page_has_a_style_or_a_handler_in_it(site: Path) -> None:
    assert {name: found for name, html in pages(site) if (found := Inline(html).found)} == {}


def test_a_deal_on_paper_runs_and_fetches_nothing(site: Path) -> None:
    papers = [file.read_text("utf-8") for file in sorted(site.rglob("deals/*.html"))]
    assert len(papers) == len(LANGUAGES) * len({deal for plan in PLANS.values() for deal in plan.deals})
    for html in papers:
        paper = Inline(html)
        assert f'content="{POLICY}"' in html
        assert [*paper.loaded, *(found for found in paper.found if " on" in found)] == []
        assert "<script" not in html


def test_every_page_has_the_policy_of_what_stands_in_it(site: Path) -> None:
    policy = re.compile(r'\n<meta http-equiv="Content-Security-Policy" content="[^"]*">')
    told = dict(pages(site))
    assert [name for name, html in told.items() if html != guard(policy.sub("", html), name)] == []
    assert all(
        html.index(HEAD) < html.index("Content-Security-Policy") < html.index("<title") for html in told.values()
    )


def test_every_page_is_light_before_the_engine(site: Path) -> None:
    sizes: dict[Path, int] = {}

    def size(file: Path) -> int:
        if file not in sizes:
            sizes[file] = len(gzip.compress(file.read_bytes()))
        return sizes[file]

    heavy = {}
    for name, html in pages(site):
        page = site / name
        loaded = {(page.parent / url.partition("?")[0]).resolve() for url in Inline(html).loaded}
        weight = sum(map(size, {page, *loaded}))
        if weight > PAGE_WEIGHT:
            heavy[name] = weight
    assert heavy == {}


@pytest.mark.parametrize("lang", ["", "fr/"])
@pytest.mark.parametrize("name", ["explain", "score", "table", "crib", "count"])
def test_a_page_for_a_real_table_is_lighter_still_with_its_own_script(site: Path, lang: str, name: str) -> None:
    page = site / lang / name / "index.html"
    loaded = {(page.parent / url.partition("?")[0]).resolve() for url in Inline(page.read_text("utf-8")).loaded}
    files = {page, *loaded, site / "assets" / "live" / "aids.js"}
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= AID_WEIGHT


def test_every_page_says_in_its_language_what_it_is_about(site: Path) -> None:
    about = {
        name: found[1]
        for name, html in pages(site)
        if (found := re.search(r'name="description" content="([^"]*)', html))
    }
    assert len(about) == len(dict(pages(site))) - 1  # there is nothing to be said of a page that there is not
    lesson = "lessons/which-cards/index.html"
    assert "say which rule decides" in about[lesson]
    assert "dire quelle règle en décide" in about[f"fr/{lesson}"]


def test_a_first_page_leads_to_the_other_language_below_any_path(site: Path) -> None:
    assert '<a href="fr/" hreflang="fr"' in (site / "index.html").read_text("utf-8")
    assert re.search(r'<a href="\.\./?" hreflang="en"', (site / "fr" / "index.html").read_text("utf-8"))


def test_every_page_leads_to_the_licences(site: Path) -> None:
    missing = [name for name, html in pages(site) if not re.search(r"<footer.*>Licences</a>", html, re.DOTALL)]
    assert missing == ["404.html"]  # it can lead nowhere but to the first page


def at_a_table(page: Page) -> None:
    """Try a card, ask for another deal, and answer an exercise."""
    table = page.locator(".tutor-live").first
    table.locator("button.card[data-card]").first.click()
    expect(table.locator(".verdict a.rule").first).to_be_visible()
    before = table.locator(".hand").inner_html()
    table.locator("button[data-intent=deal]").click()
    page.wait_for_function(
        "(old) => document.querySelector('.tutor-live .hand').innerHTML !== old", arg=before, timeout=90_000
    )
    asked = page.locator(".tutor-live:has(.tutor-question)").last
    asked.scroll_into_view_if_needed()
    asked.locator("label.card").first.click()
    asked.locator("[data-check]").click()


def around_the_page(page: Page) -> None:
    """Switch the colours, search, copy a piece of code, open the menu, print."""
    page.locator("label[for^=__palette]:visible").click()
    page.keyboard.press("/")
    page.keyboard.type("excuse")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 360, "height": 800})
    page.locator(".md-header__button[for=__drawer]").click()


@pytest.mark.parametrize("lang", ["", "fr/"])
def test_nothing_that_somebody_does_in_a_lesson_is_against_its_policy(visit: Visitor, lang: str) -> None:
    page = visit("exercise/").page
    page.add_init_script(WATCH)
    page.goto(page.url.replace("exercise/", f"{lang}{LESSON}"))
    at_a_table(page)
    around_the_page(page)
    assert page.evaluate(STOPPED) == []


def test_no_kind_of_page_is_against_its_policy(visit: Visitor) -> None:
    page = visit("exercise/").page
    page.add_init_script(WATCH)
    home = page.url.removesuffix("exercise/")
    stopped = {}
    for path in KINDS:
        page.goto(home + path, wait_until="networkidle")
        if found := page.evaluate(STOPPED):
            stopped[path] = found
    assert stopped == {}


def test_what_is_put_in_by_hand_is_stopped(visit: Visitor) -> None:
    seen = visit(LESSON)
    page = seen.page
    page.evaluate(WATCH)
    colour = page.evaluate("getComputedStyle(document.body).color")
    page.evaluate(BY_HAND)
    kinds = {one.partition(":")[0] for one in page.evaluate(STOPPED)}
    assert kinds == {"script-src-elem", "script-src-attr", "style-src-elem", "connect-src", "img-src"}
    assert page.evaluate("window.ran") == []
    assert page.evaluate("getComputedStyle(document.body).color") == colour
    seen.requests[:] = [one for one in seen.requests if "elsewhere" not in one.url]  # it was asked for, and not sent


def test_what_lies_far_from_the_window_is_found_by_its_address_and_printed(visit: Visitor) -> None:
    page = visit(f"{LESSON}#play-on").page
    expect(page.locator("#play-on")).to_be_in_viewport()
    assert page.locator(".tutor-live:not(.tutor-near)").count() > 0
    page.emulate_media(media="print")
    page.wait_for_function(f"() => {ALL_LAID_OUT}")
