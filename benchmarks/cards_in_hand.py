"""The time from a press on *Play* until one has cards in the hand, by the ways that lead there from the first page.

A reader presses as soon as the page has come, while the engine is being started behind it, or when all is at rest.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.in_chromium import SITE, in_chromium
from benchmarks.press import SLOWER
from benchmarks.slower import slower
from tutor.show.games import STAGES

#: The longest time in ms until the cards are there.
AIM = 1000
#: The rounds of each way, of which the median counts.
ROUNDS = 5
#: The milliseconds that somebody reads before they press, by what the page does then.
READS = {"at once": 0, "while the engine starts": 2500, "at rest": 20_000}
#: A line of 10 Mbit/s that takes 40 ms there and back.
LINE = {"offline": False, "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 10_000_000 / 8, "latency": 40}
PHONE: ViewportSize = {"width": 360, "height": 740}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
#: From the touch of a press until the whole hand stands in the window, drawn; the page may be loaded anew meanwhile.
WATCH = """(() => {
    const now = () => performance.timeOrigin + performance.now()
    addEventListener("pointerdown", () => sessionStorage.setItem("pressed", String(now())), true)
    const drawn = () => {
        const cards = [...document.querySelectorAll(".play-table.here .hand .card")]
        return cards.length > 0 && cards.every((card) => card.getBoundingClientRect().bottom <= innerHeight)
    }
    const look = () => requestAnimationFrame(() => {
        if (!drawn()) return look()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => { window.inHand = now() - Number(sessionStorage.getItem("pressed")) }
        port2.postMessage("")
    })
    look()
})()"""


class Way(NamedTuple):
    """A way to a game's table: what is pressed first of all (``""`` if nothing is), and the link, in a window."""

    name: str
    before: str
    link: str
    window: ViewportSize


def ways() -> Iterator[Way]:
    """From the menu, and from the links on the first page, to either game."""
    for game, stage in STAGES.items():
        leads = f'a[href$="lessons/{stage.play_page.notebook}/"]'
        yield Way(f"{game}, first page, phone", "", f".md-content {leads}", PHONE)
        yield Way(f"{game}, first page, laptop", "", f".md-content {leads}", LAPTOP)
    play = f'a[href$="lessons/{STAGES["tarot"].play_page.notebook}/"]'
    yield Way("tarot, head of the page, laptop", "", f".md-tabs {play}", LAPTOP)
    yield Way("tarot, menu, phone", "label.md-header__button[for=__drawer]", f".md-nav--primary {play}", PHONE)


def main(site: Path = SITE) -> None:
    """Print the median time (in ms) of each way, on this machine and as on a phone with a slow line."""
    in_chromium("cards in the hand", site, _print_ways)


def _print_ways(browser: Browser, address: str) -> None:
    for slow in (False, True):
        where = f"processor slowed {SLOWER} times, 10 Mbit/s" if slow else "this machine"
        print(f"from a press on Play to cards in the hand, {where} (medians of {ROUNDS}; aim {AIM} ms)")
        for way in ways():
            print(f"  {way.name}:", ", ".join(_measured(browser, address, way, slow=slow)), flush=True)


def _measured(browser: Browser, address: str, way: Way, *, slow: bool) -> Iterator[str]:
    """What is printed of a way, for each time that somebody reads first."""
    for what, reads in READS.items():
        times = [_pressed(browser, address, way, reads, slow=slow) for _ in range(ROUNDS)]
        yield f"{what} {statistics.median(times):.0f} ms ({max(times):.0f} at most)"


def _pressed(browser: Browser, address: str, way: Way, reads: int, *, slow: bool) -> float:
    """The milliseconds until there are cards, in a browser that has never been here."""
    touch = way.window is PHONE
    context = browser.new_context(viewport=way.window, has_touch=touch, is_mobile=touch, service_workers="block")
    with slower(browser, SLOWER) if slow else nullcontext():
        page = context.new_page()
        page.add_init_script(WATCH)
        if slow:
            context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
        page.goto(f"{address}/")
        page.wait_for_timeout(reads)
        for pressed in filter(None, (way.before, way.link)):
            _press(page, pressed, touch=touch)
        while not (milliseconds := page.evaluate("window.inHand ?? 0")):  # the site's policy lets no page wait for this
            page.wait_for_timeout(100)
    context.close()
    return float(milliseconds)


def _press(page: Page, where: str, *, touch: bool) -> None:
    one = page.locator(where).first
    one.scroll_into_view_if_needed()
    if touch:
        one.tap()
    else:
        one.click()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
