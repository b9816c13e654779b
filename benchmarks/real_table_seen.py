"""The time from a press at a table of one’s own until its answer is drawn, in Chromium, on each of the five pages.

The engine is there by then, and each press is answered by it: a card that is put down, a deal that is opened or written
down, one of ten evenings of 28 deals, a house rule, another sheet of paper.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.in_chromium import SITE, in_chromium
from benchmarks.real_table import DEALS, EVENING, GARDE
from tutor.core.errors import Json
from tutor.hosts.intents import ask

#: The longest time in ms that a change is to take, and how often each is measured.
AIM, ROUNDS = 100, 5
EVENINGS = 10
PATIENCE_MS = 120_000
PHONE = {"width": 360, "height": 740}
#: Somebody presses an element, or chooses a value of it; the milliseconds until the answer is drawn. A form that waits
#: until nobody chooses any more is measured from there on.
ANSWERED = """async ([where, value, rests]) => {
    const el = document.querySelector(where), table = el.closest(".tutor-table")
    let begun = performance.now()
    const rested = new Promise((done) => new MutationObserver((_, watch) => {
        if (table.hasAttribute("aria-busy")) {
            if (rests) begun = performance.now()
            return
        }
        watch.disconnect()
        done()
    }).observe(table, { attributes: true, attributeFilter: ["aria-busy"] }))
    if (value === null) el.click()
    else {
        el.value = value
        for (const name of ["input", "change"]) el.dispatchEvent(new Event(name, { bubbles: true }))
    }
    await rested
    await new Promise((drawn) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = drawn
        port2.postMessage("")
    }))
    return performance.now() - begun
}"""
FILL = """deal => {
    const form = document.querySelector("form[data-part=entry]")
    for (const [name, value] of Object.entries(deal)) {
        const field = form.elements.namedItem(name)
        if (field instanceof RadioNodeList) field.value = value
        else field.value = value
    }
}"""


class Press(NamedTuple):
    """A press, by what it does: where it is, the value chosen there, if it is a list, and if the form ``rests``."""

    what: str
    where: str
    value: str | None = None
    rests: bool = False


def _cards(*codes: str) -> list[Press]:
    return [Press("a card put down", f".tutor-table [data-put={code}]") for code in codes]


#: What is pressed on each page but the pad’s, again and again: it ends as it began.
PAGES: dict[str, list[Press]] = {
    "explain": [
        *_cards("S4", "H4", "H8", "T1", "T21"),
        Press("another place", "button[data-place=trick]"),
        *_cards("HK", "H6"),
        Press("another table", "select[name=scene]", "tarot-4-auction"),
        Press("a bid", "[data-say='2 prise']"),
        Press("another table", "select[name=scene]", "doubling"),
        Press("another table", "select[name=scene]", "tarot-4"),
        Press("all taken off", "[data-intent=clear]"),
    ],
    "count": [
        *_cards("T21", "T20", "T1", "SK", "SQ"),
        *_cards("T21", "T20", "T1", "SK", "SQ"),
        Press("a number", ".tutor-chance [data-missing='6']"),
        Press("a number", ".tutor-chance [data-missing='5']"),
    ],
    "table": [
        Press("a house rule", "[name='tarot.poignee_values']", '"seed"', rests=True),
        Press("a house rule", "[name='barbu.hearts_ban']", '"none"', rests=True),
        Press("a house rule", "[name='barbu.hearts_ban']", '"strict"', rests=True),
    ],
    "crib": [
        Press("another game", "select[name=crib]", "barbu"),
        Press("another size", "select[name=paper]", "a5"),
        Press("another size", "select[name=paper]", "a4"),
    ],
}


def main(site: Path = SITE) -> None:
    """Print for each page the median and the longest time of its changes, in ms, and those that take too long."""
    in_chromium("changes at a table of one’s own", site, _print_pages)


def _print_pages(browser: Browser, address: str) -> None:
    for name, presses in PAGES.items():
        _print(name, _page(browser, f"{address}/{name}/", presses))
    _print(f"score, {EVENINGS} evenings of {DEALS} deals", _pad(browser, f"{address}/score/"))


def _print(page: str, taken: Iterator[tuple[str, float]]) -> None:
    by_what = {what: [ms for _, ms in some] for what, some in groupby(sorted(taken), key=lambda one: one[0])}
    medians = {what: statistics.median(some) for what, some in by_what.items()}
    told = ", ".join(f"{what} {median:.0f} ({max(by_what[what]):.0f} at worst)" for what, median in medians.items())
    print(f"seen after a press on {page}, in ms: {told} (aim {AIM})")


def _page(browser: Browser, address: str, presses: list[Press]) -> Iterator[tuple[str, float]]:
    page = _opened(browser, address, [])
    for number in range(ROUNDS + 1):
        for press in presses:
            taken = _answered(page, press)
            # In the first round the engine comes, and all of it is run for the first time.
            if number:
                yield press.what, taken
    page.context.close()


def _pad(browser: Browser, address: str) -> Iterator[tuple[str, float]]:
    """Every evening opened in turn, a deal of it opened, left, put right, taken back and written down again."""
    page = _opened(browser, address, [("tutor-evenings", json.dumps(_evenings()))])
    page.locator("form[data-part=entry]").wait_for(timeout=PATIENCE_MS)
    another = Press("another evening", "[data-intent=another]")
    for number in range(EVENINGS):
        yield another.what, _answered(page, another)
        yield "an evening opened", _opened_evening(page, f"Thursday {number}")
        for press in (
            Press("a deal opened", "[data-edit='2']"),
            Press("a deal put right", "form[data-part=entry] button.main"),
            Press("the last one taken back", "[data-intent=back]"),
        ):
            yield press.what, _answered(page, press)
        page.evaluate(FILL, GARDE)
        yield "a deal written down", _answered(page, Press("", "form[data-part=entry] button.main"))
    page.context.close()


def _opened_evening(page: Page, name: str) -> float:
    """The milliseconds until an evening stands there, which no press on the pad itself asks for."""
    return float(
        page.evaluate(
            """async (name) => {
                const el = document.querySelector(`[data-evening="${name}"]`)
                const table = el.closest(".tutor-table")
                const begun = performance.now()
                const shown = new Promise((done) => new MutationObserver((_, watch) => {
                    if (!table.querySelector("table.evening")) return
                    watch.disconnect()
                    requestAnimationFrame(() => setTimeout(done))
                }).observe(table, { childList: true }))
                el.click()
                await shown
                return performance.now() - begun
            }""",
            name,
        )
    )


def _opened(browser: Browser, address: str, kept: list[tuple[str, str]]) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block")  # type: ignore[arg-type]
    for name, text in kept:
        named, written = json.dumps(name), json.dumps(text)
        context.add_init_script(f"localStorage.getItem({named}) ?? localStorage.setItem({named}, {written})")
    page = context.new_page()
    page.goto(address)
    page.set_default_timeout(PATIENCE_MS)
    page.locator(".tutor-aid .tutor-table").first.wait_for()
    return page


def _answered(page: Page, press: Press) -> float:
    page.locator(press.where).first.wait_for()
    return float(page.evaluate(ANSWERED, [press.where, press.value, press.rests]))


def _evenings() -> dict[str, Json]:
    """Ten evenings, as a browser keeps them."""
    state: Any = {"scoring": None, "lang": "en", "rulebook": "../rulebook/"}
    for intent in EVENING:
        state = json.loads(ask(json.dumps(state), json.dumps(intent)))["state"]
    kept = {f"Thursday {number}": {**state, "evening": f"Thursday {number}"} for number in range(EVENINGS)}
    return {"v": 1, "last": "Thursday 0", "evenings": kept}


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
