"""The time until a press is seen on a slow machine, on a card table and on a plain button, in the same run.

A press on the button changes one word of the page.  No press can be seen sooner: the time of the browser, the window
and the machine is the same for both.
"""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, sync_playwright

from tests.browser.at_table import AtTable, at_table

#: A phone, and the factor by which its processor is slower than this one.
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
SLOWER = 4
#: The presses, each with a state of the table and the choice of a move there, and the number of rounds of each.
PRESSED = {
    "a card": ("tarot-3-middle", AtTable.allowed),
    "a card that is not allowed": ("tarot-3-middle", AtTable.forbidden),
    "a bid": ("tarot-5-auction-last", AtTable.allowed),
    "a doubling": ("barbu-redoubling", AtTable.allowed),
}
ROUNDS = 7
BUTTON = """() => {
    document.getElementById("plain")?.remove()
    const style = "position: fixed; inset: 0 0 auto auto; width: 60px; height: 60px; z-index: 9"
    const plain = Object.assign(document.createElement("button"), { id: "plain", textContent: "one" })
    plain.style.cssText = style
    plain.addEventListener("click", () => { plain.textContent = "two" })
    document.body.append(plain)
}"""


def main() -> None:
    """Print the time until each press is seen (median, in ms), and its ratio to that of the plain button."""
    program = shutil.which("chromium")
    if program is None:
        print("a press: not measured, since Chromium is missing")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for what, ours, plain in _measured(browser):
            print(f"{what}, seen after {ours:.0f} ms; a plain button {plain:.0f} ms, ratio {ours / plain:.1f} (aim 8)")
        browser.close()


def _measured(browser: Browser) -> Iterator[tuple[str, float, float]]:
    """Each press, with the median times in ms until it is seen on the table and on the button, measured in turns."""
    with at_table(browser, **PHONE, pace="normal") as somebody:
        somebody.slow_down(SLOWER)
        for what, (state, chosen) in PRESSED.items():
            rounds = [(_table(somebody, state, chosen), _plain(somebody, state)) for _ in range(ROUNDS)]
            ours, plain = zip(*rounds, strict=True)
            yield f"{what}, processor slowed {SLOWER} times", statistics.median(ours), statistics.median(plain)


def _table(somebody: AtTable, state: str, chosen: Callable[[AtTable], str | None]) -> float:
    somebody.open(state)
    move = chosen(somebody)
    if move is None:
        raise LookupError(f"nothing to press: {state}")
    somebody.press_in_a_hurry(move)
    return somebody.seen().longest


def _plain(somebody: AtTable, state: str) -> float:
    somebody.open(state)
    somebody.page.evaluate(BUTTON)
    somebody.rest()
    somebody.page.touchscreen.tap(PHONE["width"] - 30, 30)
    somebody.rest()
    return somebody.seen().longest


if __name__ == "__main__":
    main()
