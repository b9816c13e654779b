"""A notebook with a table of every kind, for a real JupyterLab, and how a test reads such a table and plays at it."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import ElementHandle, Locator, Page, ViewportSize, WebSocket, expect

from tests.browser.conftest import AXE, Visit, serious
from tests.browser.test_deals import menu
from tutor.core.cards import Card
from tutor.core.obligation import Obligation, Ruling
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import KINDS
from tutor.show.words import Words

NOTEBOOK_FILE = "every-kind-of-table.ipynb"
CELLS = (
    "from tutor import Lesson\nlesson = Lesson(lang='en')",
    *(f"lesson.table({kind!r})" for kind in KINDS),
    "lesson.rules('tarot')",
    "lesson.rules('barbu')",
)
USUAL, WHOLE_LESSON = ViewportSize(width=1280, height=800), ViewportSize(width=1280, height=14_000)

MARKS = "hand => Object.fromEntries([...hand.querySelectorAll('button')].map(c => [c.dataset.card, c.dataset.marks]))"
FOCUSED = "() => document.activeElement.dataset.card ?? document.activeElement.dataset.intent"
NOTEBOOK = "window.jupyterapp.shell.currentWidget.content"
# JupyterLab's body has no height, so axe would take every text for hidden; and it looks only at what is in sight.
IN_SIGHT = "body { height: 100vh }"
RUN_AXE = """() => {
    window.found = null
    void axe.run({include: [[".tutor-table"]]}).then(found => { window.found = found })
}"""


@dataclass
class Sitting(Visit):
    """A visit to a notebook: it talks to its kernel, too."""

    sockets: list[str] = field(default_factory=list)

    def connect(self, socket: WebSocket) -> None:
        """Remember one connection."""
        self.sockets.append(socket.url)


def notebook() -> dict[str, object]:
    """A table of every kind, and below them the rules to which they lead."""
    empty: dict[str, object] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    cells = [empty | {"id": f"cell-{number}", "source": source} for number, source in enumerate(CELLS)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}


def table(page: Page, kind: str) -> Locator:
    """The table of a kind of position, found as a screen reader finds it."""
    title = Words("en").say(KINDS[kind].title)
    return page.get_by_role("region", name=f"Card table: {title}", exact=True)


def seed(one: Locator) -> int:
    return int(one.get_by_label("Deal number").input_value())


def duty(one: Locator, kind: str) -> Obligation[Card]:
    """What the rules say of the deal on a table on which nothing has been played."""
    found: Obligation[Card] = Session({"kind": kind, "seed": seed(one)}).at.duty()
    return found


def refused(one: Locator, kind: str) -> tuple[str, Ruling[Card]]:
    """A card that may not be played, and why not."""
    return next((verdict.move.code, verdict.ruling) for verdict in duty(one, kind) if not verdict.legal)


def permitted(one: Locator, kind: str) -> str:
    """A card that may be played."""
    return duty(one, kind).legal()[0].code


def card(one: Locator, code: str) -> Locator:
    return one.locator(f'button.card[data-card="{code}"]')


def hand(one: Locator) -> list[str]:
    """The cards of the hand, from left to right."""
    cards: dict[str, str] = one.locator(".hand").evaluate(MARKS)
    return list(cards)


def marks(one: Locator) -> dict[str, set[str]]:
    """What is marked on each card of the hand that has a mark."""
    cards: dict[str, str] = one.locator(".hand").evaluate(MARKS)
    return {code: set(given.split()) for code, given in cards.items() if given}


def marked(one: Locator, mark: str) -> set[str]:
    """The cards of the hand that have a mark."""
    return {code for code, given in marks(one).items() if mark in given}


def focused(page: Page) -> str:
    """The code of the card, or the name of the control, that has the focus."""
    return str(page.evaluate(FOCUSED))


def press_and_wait(one: Locator, intent: str) -> None:
    """Press a button of a table and wait for the answer to be shown."""
    one.locator(f'[data-intent="{intent}"]').click()
    expect(one).not_to_have_attribute("aria-busy", "true")


def type_a_seed(page: Page, one: Locator, text: str) -> None:
    """Type over the deal number in the menu and press Enter."""
    menu(one).get_by_label("Deal number").click()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def cells(page: Page) -> int:
    return int(page.evaluate(f"{NOTEBOOK}.widgets.length"))


def mode(page: Page) -> str:
    """Whether the notebook's keys are commands, or edit a cell."""
    return str(page.evaluate(f"{NOTEBOOK}.mode"))


def same(page: Page, one: ElementHandle, other: ElementHandle) -> bool:
    return page.evaluate("([one, other]) => one === other && one.isConnected", [one, other]) is True


def axe(page: Page) -> list[str]:
    """The serious faults that axe finds in the tables; its promise must not come back, for it has no timeout."""
    page.add_script_tag(path=AXE)
    page.add_style_tag(content=IN_SIGHT)
    page.set_viewport_size(WHOLE_LESSON)
    page.evaluate(RUN_AXE)
    page.wait_for_function("window.found")
    page.set_viewport_size(USUAL)
    return serious(page.evaluate("found.violations"))
