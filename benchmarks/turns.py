"""The time from a press on *Next* until the next step of a lesson is drawn, on a phone with a slow processor.

A press on a plain button of the same page, which changes one word of it, is measured in turns with that: no press can
be seen sooner.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.in_chromium import SITE, in_chromium
from benchmarks.press import BUTTON, PHONE, SLOWER

#: Two lessons with many steps, of either game.
LESSONS = ("which-cards", "b-king")
#: The longest time in ms that a turn is to take.
AIM = 100
#: The time in which a step is read, if only in passing, and in which the next one is laid ready.
READ_MS = 700
NEXT = "[data-turn=next]"
#: A finger presses an element; the milliseconds until that is drawn.
PRESSED = """async (where) => {
    document.dispatchEvent(new Event("pointerdown"))
    const begun = performance.now()
    document.querySelector(where).click()
    await new Promise((drawn) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = drawn
        port2.postMessage("")
    }))
    return performance.now() - begun
}"""
SHOWN = "document.querySelector('.lesson-step[data-view=here]').dataset.step"


class Turn(NamedTuple):
    """A turn to a ``step``, and a press on the plain button after it: the milliseconds of either."""

    turned: float
    plain: float
    step: str


def main(site: Path = SITE) -> None:
    """Print for each lesson the median time (in ms) of a turn, and the turns that take longer than they are to."""
    in_chromium("a step turned", site, _print_turns)


def _print_turns(browser: Browser, address: str) -> None:
    for lesson in LESSONS:
        turns = list(_turns(browser, f"{address}/lessons/{lesson}/"))
        turned, plain = (statistics.median(one) for one in list(zip(*turns, strict=True))[:2])
        slow = sorted((turn for turn in turns if turn.turned > AIM), reverse=True)
        print(f"a step of {lesson} turned, processor slowed {SLOWER} times: {turned:.0f} ms;", end=" ")
        print(f"a plain button {plain:.0f} ms, ratio {turned / plain:.1f};", end=" ")
        print(f"{len(slow)} of {len(turns)} over {AIM} ms (aim 0)", *(f"{t.step} {t.turned:.0f}" for t in slow))


def _turns(browser: Browser, address: str) -> Iterator[Turn]:
    """Every turn of a lesson, from its first step to its last."""
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    page = context.new_page()
    page.goto(address)
    page.evaluate(BUTTON)
    page.wait_for_timeout(4 * READ_MS)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(page.locator(".lesson-step").count() - 1):
        yield Turn(_pressed(page, NEXT), _pressed(page, "#plain"), page.evaluate(SHOWN))
    context.close()


def _pressed(page: Page, where: str) -> float:
    milliseconds = page.evaluate(PRESSED, where)
    page.wait_for_timeout(READ_MS)
    return float(milliseconds)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
