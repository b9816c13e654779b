"""Where everything stands on a card table: in every state of the gallery, in three windows, and while one plays.

Nothing is compared with a picture.  What fails comes as one list: the state, and what is wrong there, in pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from site_hooks.states import TABLES, states
from tests.browser.at_table import AtTable, Box, Showing, Standing, at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WINDOWS: dict[str, dict[str, Any]] = {
    "phone": {"width": 360, "height": 740, "has_touch": True, "is_mobile": True},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1280, "height": 900},
}
#: Every window is tried in one language, and the one with the least room in that with the longer words as well.
VIEWS = [("phone", "en"), ("phone", "fr"), ("tablet", "fr"), ("desktop", "en")]
#: What is in view together, and lies over nothing else.
AT_ONCE = ("felt", "hand", "choices", "verdict", "controls")
#: What a thumb needs.
THUMB = 44
#: As much is nobody's fault: browsers lay out in fractions of a pixel.
HAIR = 1
#: How far the page may shift by itself in a whole deal.
STILL = 0.01
#: What is pressed: cards, one of them not allowed, and words.
PRESSED = (
    ("tarot-3-middle", True),
    ("tarot-3-middle", False),
    ("tarot-5-auction-last", True),
    ("barbu-redoubling", True),
)
#: Whole deals: one of Tarot in which the learner takes, and the first contract of a set of Barbu.
DEALS = ("tarot-4-ecart-first", "barbu-call-first")


@pytest.fixture(params=WINDOWS)
def window(request: pytest.FixtureRequest) -> str:
    """The name of a window."""
    name: str = request.param
    return name


@pytest.fixture
def table(chromium: Browser, window: str) -> Iterator[AtTable]:
    """Somebody at a table in this window, who wants nothing to move."""
    with at_table(chromium, **WINDOWS[window], reduced_motion="reduce") as somebody:
        yield somebody


def check(faults: dict[str, list[str]]) -> None:
    """Fail with all that is wrong, a line for each state."""
    wrong = [f"{state}: {'; '.join(found)}" for state, found in faults.items() if found]
    if wrong:
        pytest.fail(f"{len(wrong)} of {len(faults)} are wrong:\n" + "\n".join(wrong), pytrace=False)


# --- what is wrong at one moment ----------------------------------------------------------------------------------


def wrong(now: Standing, shows: Showing) -> Iterator[str]:
    """Everything that is wrong with where things stand."""
    yield from out_of_view(now)
    yield from overlapping(now)
    if now.wide > now.width + HAIR:
        yield f"the page is {now.wide - now.width:.0f} too wide"
    yield from (f"{what} is covered by {by}" for what, by in shows.covered)
    yield from too_small(shows)


def at_once(now: Standing) -> dict[str, Box]:
    """What is to be in view together: all cards of the hand, and of the controls the first row."""
    boxes = {name: now.parts[name] for name in AT_ONCE if name in now.parts}
    cards = {"a card of the hand": max(now.hand.values(), key=lambda card: card.bottom)} if now.hand else {}
    return boxes | cards | ({"controls": now.controls} if now.controls else {})


def out_of_view(now: Standing) -> Iterator[str]:
    """What ends below the window, or begins above it."""
    for name, box in at_once(now).items():
        if box.bottom > now.bottom + HAIR:
            yield f"{name} ends {box.bottom - now.bottom:.0f} below the window"
        if box.y < now.top - HAIR:
            yield f"{name} begins {now.top - box.y:.0f} above the window"


def overlapping(now: Standing) -> Iterator[str]:
    """What lies over what; cards that stick out of the hand lie there as well."""
    boxes = at_once(now)
    for (one, box), (other, beside) in combinations(boxes.items(), 2):
        width, height = box.overlap(beside)
        if min(width, height) > HAIR and {one, other} != {"hand", "a card of the hand"}:
            yield f"{one} and {other} overlap by {width:.0f}×{height:.0f}"


def too_small(shows: Showing) -> Iterator[str]:
    """What a thumb misses, all that are of one size together."""
    small: dict[str, list[str]] = {}
    for name, box, free in shows.targets:
        width, height = free or (box.width, box.height)
        if min(width, height) < THUMB - HAIR:
            small.setdefault(f"{width:.0f}×{height:.0f}", []).append(name)
    for size, names in small.items():
        yield f"{', '.join(names)}: {size} to be pressed"


@pytest.mark.parametrize(("name", "lang"), VIEWS)
def test_in_every_state_all_is_in_view_and_nothing_overlaps(chromium: Browser, name: str, lang: str) -> None:
    faults = {}
    with at_table(chromium, **WINDOWS[name], reduced_motion="reduce") as somebody:
        for state in states():
            somebody.open(state, lang)
            faults[state] = list(wrong(somebody.standing(), somebody.showing()))
    check(faults)


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize(
    ("style", "fault"),
    [
        (".tutor-table .verdict { margin-top: 2000px !important }", "verdict ends"),
        (".tutor-table .hand { margin-top: -5em !important }", "felt and hand overlap by"),
        (
            ".tutor-table .hand { position: relative !important; top: -9em !important; z-index: 9 }",
            "“You” is covered by",
        ),
        (
            ".tutor-table .seat .who { display: block; width: 1em; overflow: hidden; white-space: nowrap }",
            "is covered by the edge of <span",
        ),
        (".tutor-table button { overflow: hidden; max-width: 30px !important; min-width: 0 !important }", ": 30×"),
        (".tutor-table { min-width: 1000px }", "too wide"),
    ],
)
def test_what_is_wrong_is_found(table: AtTable, style: str, fault: str) -> None:
    table.page.add_style_tag(content=style)
    table.open("tarot-4-middle")
    assert fault in "; ".join(wrong(table.standing(), table.showing()))


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize("state", ["barbu-call-first", "barbu-nine-call-first"])
def test_the_ranks_of_domino_open_beside_the_hand_and_not_over_it(table: AtTable, state: str) -> None:
    table.open(state)
    table.page.locator(".pick > summary", has_text="Domino").tap()
    panel = table.page.locator(".pick[open] > .offer").bounding_box()
    assert panel
    lowest = max(card.bottom for card in table.standing().hand.values())
    assert panel["y"] >= lowest - HAIR
    assert not list(too_small(table.showing()))


# --- what moves ---------------------------------------------------------------------------------------------------


def moved(before: Standing, after: Standing) -> list[str]:
    """How far the hand has moved, if it is still there."""
    here, there = before.parts.get("hand"), after.parts.get("hand")
    if here is None or there is None:
        return []
    right, down = there.x - here.x, there.y - here.y
    return [f"the hand moves by {right:.0f}, {down:.0f}"] if max(abs(right), abs(down)) > HAIR else []


def shifted(somebody: AtTable) -> list[str]:
    """How far the page has shifted since the table was opened, and what of it, if that is too far in all."""
    seen = somebody.seen()
    return [f"the page shifts by {shift}" for shift in seen.shifted] if seen.shifts > STILL else []


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_the_hand_stays_where_it_is_when_a_move_is_refused_and_when_one_is_made(table: AtTable) -> None:
    faults: dict[str, list[str]] = {}
    for state in states():
        table.open(state)
        before = table.standing()
        for kind, move in (("refused", table.forbidden()), ("made", table.allowed())):
            if move:
                table.press(move)
                table.below()
                after = table.standing()
                faults[f"{state}, {move} {kind}"] = [*moved(before, after), *out_of_view(after)]
    check(faults)


@pytest.mark.parametrize("state", DEALS)
def test_in_a_whole_deal_the_hand_stays_where_it_is_and_the_page_does_not_shift(table: AtTable, state: str) -> None:
    table.open({**states()[state], "moves": []})
    first, faults = table.standing(), dict[str, list[str]]()
    while move := table.allowed():
        table.press_unheard(move)
        faults[f"{table.session.at.phase}, after {move}"] = moved(first, table.standing())
    faults["all of it"] = shifted(table)
    assert table.session.over
    check(faults)


def test_the_page_does_not_shift_while_one_sees_what_happens(chromium: Browser) -> None:
    faults = {}
    with at_table(chromium, **WINDOWS["phone"], pace="normal") as somebody:
        for state in ("tarot-4-middle", "barbu-trumps-middle"):
            somebody.open(state)
            before, move = somebody.standing(), somebody.allowed()
            assert move
            somebody.press_unheard(move)
            faults[f"{state}, {move}"] = [*moved(before, somebody.standing()), *shifted(somebody)]
    check(faults)


@pytest.mark.parametrize(("state", "legal"), PRESSED)
def test_a_press_restyles_only_what_it_changes(chromium: Browser, state: str, legal: bool) -> None:  # noqa: FBT001
    """One selector such as ``:not(:has(x))`` is enough, and every press anywhere restyles all there is."""
    with at_table(chromium, **WINDOWS["phone"], pace="normal") as somebody:
        somebody.open(state)
        move = somebody.allowed() if legal else somebody.forbidden()
        assert move
        every = somebody.page.locator(".tutor-table *").count()
        assert max(somebody.restyled(move)) < every / 3


# --- for everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", ["desktop"], indirect=True)
@pytest.mark.parametrize("state", DEALS)
def test_a_whole_deal_is_played_by_keys_alone(table: AtTable, state: str) -> None:
    table.open({**states()[state], "moves": []})
    while move := table.allowed():
        before = table.session.state.moves
        table.press_by_keys(move)
        assert table.session.state.moves != before, move
    assert table.session.over


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_axe_finds_nothing_serious_in_any_state(table: AtTable) -> None:
    faults = {}
    for name, shown in TABLES.items():
        table.dress(dark=False)
        table.lay(f"{name}-{kind}" for kind in shown.wanted)
        faults[name] = table.axe()
        table.dress(dark=True)
        faults[f"{name}, dark"] = table.axe("color-contrast")
    check(faults)
