"""One table in a real Chromium, just as a page of the site shows it, and Python itself answers it.

No Pyodide has to start, so a whole deal takes seconds; the table's scripts and styles are those of the site, and around
it stand Material's header and margins.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import material
from playwright.sync_api import Browser, Page, Route

from site_hooks.states import states
from tests.browser.conftest import AXE, ROOT, serious
from tutor.core.errors import Json
from tutor.games import GAMES
from tutor.hosts import scripts
from tutor.hosts.intents import ask
from tutor.hosts.scripts import style_sheet
from tutor.hosts.table.session import Session
from tutor.show.faces import card_sheet
from tutor.show.languages import LANGUAGES

HOST = "http://table.test/"
HERE = Path(__file__).parent
MATERIAL = Path(material.__file__ or "").parent / "templates" / "assets" / "stylesheets"
#: What of Material, and of the site's own, gives a table its place.
AROUND = (*sorted(MATERIAL.glob("*.css")), ROOT / "docs" / "stylesheets" / "site.css")
#: The types of what the page fetches.
TYPES = {".js": "text/javascript", ".css": "text/css"}
#: On the way round a whole table Tab stops less often than this.
MOST_STOPS = 40

PAGE = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A table</title>
  <style>{style}</style><link rel="icon" href="data:,"><script type="module" src="/at_table.js"></script>
</head>
<body dir="ltr" data-md-color-scheme="default" data-md-color-primary="teal" data-md-color-accent="teal">
  {cards}
  <header class="md-header md-header--shadow"><nav class="md-header__inner md-grid" aria-label="Header">
    <div class="md-header__title"><div class="md-header__ellipsis"><div class="md-header__topic">
      <span class="md-ellipsis">A table</span>
    </div></div></div>
  </nav></header>
  <div class="md-container"><div class="md-main"><div class="md-main__inner md-grid">
    <div class="md-sidebar md-sidebar--primary"></div><div class="md-sidebar md-sidebar--secondary"></div>
    <main class="md-content"><article class="md-content__inner md-typeset">
      <h1>A table</h1>
      <div class="tutor-live"></div>
      <div style="height: 1500px"></div>
    </article></main>
  </div></div></div>
</body>
</html>
"""


class Box(NamedTuple):
    """Where something stands in the window."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def of(cls, data: Mapping[str, float]) -> Box:
        """Read a box that the page has measured."""
        return cls(data["x"], data["y"], data["width"], data["height"])

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def overlap(self, other: Box) -> tuple[float, float]:
        """How wide and how high the part is that two boxes have in common; at most 0 where they have none."""
        width = min(self.right, other.right) - max(self.x, other.x)
        return width, min(self.bottom, other.bottom) - max(self.y, other.y)


class Target(NamedTuple):
    """Something that can be pressed: its box, and how wide and high the part of it is that a finger meets.

    Of what is out of sight nobody knows what covers it: ``free`` is ``None`` then.
    """

    name: str
    box: Box
    free: tuple[float, float] | None


@dataclass(frozen=True)
class Standing:
    """Where everything stood at one moment.

    ``top`` and ``bottom`` are those of the window below the site's header, ``wide`` is how wide the page is.  ``parts``
    are those of the table that show, ``controls`` the first row of its controls.
    """

    width: float
    top: float
    bottom: float
    wide: float
    parts: dict[str, Box]
    controls: Box | None
    hand: dict[str, Box]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Standing:
        """Read what ``at_table.js`` has measured."""
        return cls(
            **data["view"],
            wide=data["wide"],
            parts={name: Box.of(box) for name, box in data["parts"].items()},
            controls=Box.of(data["first"]) if data["first"] else None,
            hand={card["name"]: Box.of(card) for card in data["hand"]},
        )


class Showing(NamedTuple):
    """What can be pressed, and what on the felt is hidden, each with what hides it."""

    targets: tuple[Target, ...]
    covered: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Showing:
        """Read what ``at_table.js`` has found."""
        targets = (Target(one["name"], Box.of(one), _size(one["free"])) for one in data["targets"])
        return cls(tuple(targets), tuple((one["what"], one["by"]) for one in data["covered"]))


def _size(free: Mapping[str, float] | None) -> tuple[float, float] | None:
    return (free["width"], free["height"]) if free else None


class Seen(NamedTuple):
    """What somebody had to put up with: how far the page has shifted by itself, and the longest wait for a paint (ms).

    ``shifted`` says what of it, shift by shift.  One within half a second of an input is none, since it may be what was
    asked for; a wait of less than 16 ms counts as 0.
    """

    shifts: float
    shifted: list[str]
    longest: float


@dataclass
class AtTable:
    """Somebody at a table: what they see, and what they press."""

    page: Page
    touch: bool

    def open(self, state: str | Mapping[str, Json], lang: str = LANGUAGES[0]) -> None:
        """Sit down at a table in a state of the gallery, or in any other; its top stands right below the header."""
        self.page.evaluate("table => atTable.open(...table)", _drawn(state, lang))

    def lay(self, names: Iterable[str], lang: str = LANGUAGES[0]) -> None:
        """Look at many tables, one below the other."""
        self.page.evaluate("tables => atTable.lay(tables)", [_drawn(name, lang) for name in names])

    def dress(self, *, dark: bool) -> None:
        """Look at everything in the dark, or in the light."""
        self.page.evaluate("dark => { document.body.dataset.mdColorScheme = dark ? 'slate' : 'default' }", dark)

    @property
    def session(self) -> Session:
        """The table as Python knows it."""
        return Session(self.page.evaluate("atTable.state()"))

    @property
    def offered(self) -> list[str]:
        """The moves whose buttons show."""
        moves: list[str] = self.page.evaluate("atTable.offered()")
        return moves

    def allowed(self) -> str | None:
        """What a player of the tutor would do here, if it has a button, else another move that is allowed."""
        return self._first_offered(legal=True)

    def forbidden(self) -> str | None:
        """A move that has a button and is not allowed; ``None`` if there is none."""
        return self._first_offered(legal=False)

    def _first_offered(self, *, legal: bool) -> str | None:
        session = self.session
        at, game = session.at, GAMES[session.state.table.game]
        if at.turn is None:
            return None
        advised, offered = game.choose(at), self.offered
        moves = [game.written(at, verdict.move) for verdict in at.obligation() if verdict.legal is legal]
        return next((move for move in [advised] * legal + moves if move in offered), None)

    def press(self, move: str) -> None:
        """Press a move where it shows, with the mouse or a finger, and wait until all is at rest."""
        self._press(move)
        self.rest()

    def press_in_a_hurry(self, move: str) -> None:
        """Press a move, and the felt as soon as anything happens there: that is over then."""
        self._press(move)
        self.page.evaluate("atTable.begun()")
        felt = self.standing().parts["felt"]
        self._tap({"x": felt.x + felt.width / 2, "y": felt.y + felt.height / 2})
        self.rest()

    def restyled(self, move: str) -> list[int]:
        """How many elements the browser restyles each time that it does so, from a press to its end."""
        browser = self.page.context.browser
        assert browser
        browser.start_tracing(page=self.page, categories=["devtools.timeline"])
        self.press_in_a_hurry(move)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        return [event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"]

    def _press(self, move: str) -> None:
        for number in range(self._presses(move)):
            self._tap(self.page.evaluate("press => atTable.spot(...press)", [move, number]))

    def _presses(self, move: str) -> int:
        """How many presses make a move."""
        count: int = self.page.evaluate("move => atTable.presses(move).length", move)
        return count

    def _tap(self, spot: Mapping[str, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def press_unheard(self, move: str) -> None:
        """Make a move of which the browser knows nothing, as if the answer came late: whatever shifts is counted."""
        self.page.evaluate("move => atTable.click(move)", move)

    def press_by_keys(self, move: str) -> None:
        """Make a move with Tab, the arrows and Enter alone; raise ``LookupError`` where they do not lead to it."""
        for number in range(self._presses(move)):
            if not self._has_come_to(move, number):
                raise LookupError(move)
            self.page.keyboard.press("Enter")
        self.rest()

    def _has_come_to(self, move: str, number: int) -> bool:
        """Whether the focus comes to a press of a move: at each stop of Tab, from its first place to its last."""
        for _ in range(MOST_STOPS):
            self.page.keyboard.press("Home")
            before = None
            while True:
                here, there = self.page.evaluate("press => atTable.focused(...press)", [move, number])
                if there:
                    return True
                if here == before:
                    break
                before = here
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Tab")
        return False

    def below(self) -> None:
        """Scroll to where the top of the table stands right below the header."""
        self.page.evaluate("atTable.below()")

    def rest(self) -> None:
        """Wait until the table has answered and nothing moves any more."""
        self.page.evaluate("atTable.rest()")

    def standing(self) -> Standing:
        """Where everything stands now."""
        return Standing.of(self.page.evaluate("atTable.standing()"))

    def showing(self) -> Showing:
        """What a finger meets now, and what no eye does."""
        return Showing.of(self.page.evaluate("atTable.showing()"))

    def seen(self) -> Seen:
        """What somebody had to put up with since the table was opened."""
        return Seen(**self.page.evaluate("atTable.seen()"))

    def slow_down(self, times: float) -> None:
        """Make the browser's processor so many times as slow as it is."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def axe(self, *rules: str) -> list[str]:
        """The serious faults that axe finds in all tables, by all its rules or by some, one sentence each."""
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
        # The drawings on the cards are for the eye, and many.
        part = {"include": [".tutor-table"], "exclude": [".face"]}
        found = self.page.evaluate("([part, options]) => axe.run(part, options)", [part, options])
        return serious(found["violations"])


def _drawn(state: str | Mapping[str, Json], lang: str) -> list[Json]:
    """A table as Python draws it, and what it remembers."""
    session = Session({**(states()[state] if isinstance(state, str) else state), "lang": lang})
    return [session.html, session.state.to_json()]


@contextmanager
def at_table(
    browser: Browser,
    width: int,
    height: int,
    *,
    pace: str = "once",
    **options: Any,  # noqa: ANN401 - Playwright's
) -> Iterator[AtTable]:
    """Somebody at an empty place in a window of this size; at the end nothing may have gone wrong in a script.

    Cards are played at a ``pace`` that the reader has chosen: all at once, for who does not come to watch them.
    """
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    page, faults = context.new_page(), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(f"localStorage.setItem('tutor-settings', '{json.dumps({'pace': pace})}')")
    page.route(f"{HOST}**", _serve)
    page.expose_function("askPython", ask)
    page.goto(HOST)
    page.wait_for_function("'atTable' in window")
    yield AtTable(page, bool(options.get("has_touch")))
    context.close()
    assert faults == []


def _serve(route: Route) -> None:
    """Answer from the source itself: the page, what it is brought to life by, and the scripts of the site's tables."""
    asked = route.request.url.removeprefix(HOST)
    if not asked:
        style = "\n".join([*(path.read_text("utf-8") for path in AROUND), style_sheet()])
        cards = "".join(map(card_sheet, LANGUAGES))
        route.fulfill(body=PAGE.format(style=style, cards=cards), content_type="text/html")
    else:
        path = scripts.HERE / asked.removeprefix("hosts/") if asked.startswith("hosts/") else HERE / asked
        route.fulfill(body=path.read_text("utf-8"), content_type=TYPES[path.suffix])
