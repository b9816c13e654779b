"""A trick before one's eyes, in a real browser: what flies from where, what stays where it is, and what ends it."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.at_table import AtTable, at_table
from tests.page import Table
from tutor.hosts.table.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

#: The learner leads trump 10, and the player on the left takes it and leads; each card, and who has won it.
TRICK = ["T10", "T10 C1", "T10 C1 D1", "T10 C1 D1 T21", "T10 C1 D1 T21 won by T21", "S2"]

#: What is to be seen in each frame from now on.
WATCH = """() => {
    const root = document.querySelector(".tutor-table")
    const all = (selector) => [...root.querySelectorAll(selector)]
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }
    const where = (cards, what = (card) => card) =>
        Object.fromEntries(cards.map((card) => [card.dataset.card, middle(what(card))]))
    const flies = ({ playState, effect }) => playState === "running" && effect.target.matches(".felt .card")
    const shifts = ({ effect }) => effect.getKeyframes().map(({ transform }) => {
        const { e, f } = new DOMMatrix(transform)
        return [e, f]
    })
    window.frames = []
    const note = () => {
        const flights = document.getAnimations().filter(flies)
        const laid = all('[data-part="felt"] .seat > .card')
        window.frames.push({
            cards: where(laid),
            plates: where(laid, (card) => card.parentElement.querySelector(".plate")),
            hand: where(all(".hand .card")),
            won: laid.find((card) => card.parentElement.matches("[data-wins]"))?.dataset.card ?? null,
            moving: root.hasAttribute("data-moving"),
            flying: flights.length,
            ways: Object.fromEntries(flights.map((one) => [one.effect.target.dataset.card, shifts(one)])),
            caption: root.querySelector(".verdict > .caption")?.innerText ?? null,
        })
        requestAnimationFrame(note)
    }
    note()
}"""

#: So far, in pixels, a card rises under the mouse, and more.
LIFTED = 6

Frame = dict[str, Any]


def position() -> Session:
    """The learner has won a trick with trump 19, and leads."""
    session = Session({"kind": "overtrump", "seed": 2})
    session.answer({"play_on": True})
    session.answer({"play": "T19"})
    return session


class Watching(AtTable):
    """Somebody who watches what follows their card."""

    def sit_down(self) -> None:
        """Sit down where trump 10 can be led."""
        self.open(position().state.to_json())
        self.page.evaluate(WATCH)

    def lead(self) -> None:
        """Lead trump 10 with the mouse, and do not wait."""
        spot = self.page.evaluate("atTable.spot('T10', 0)")
        self.page.mouse.click(spot["x"], spot["y"])
        self.page.wait_for_function("() => document.querySelector('[data-moving]')")

    @property
    def frames(self) -> list[Frame]:
        """What was to be seen, frame by frame."""
        frames: list[Frame] = self.page.evaluate("window.frames")
        return frames

    @property
    def moving(self) -> bool:
        """Whether something is under way."""
        return self.page.locator("[data-moving]").count() > 0

    @property
    def heard(self) -> list[str]:
        """The lines of the log, as a screen reader has them."""
        log = self.page.locator("[data-part=log]").evaluate("log => log.outerHTML")
        return Table(log).part("log").texts("p")

    @property
    def cards(self) -> int:
        """How many cards the learner holds."""
        return self.page.locator(".hand button.card").count()

    @property
    def focused(self) -> str:
        """What has the focus."""
        focused: str = self.page.evaluate("document.activeElement.className + ' ' + document.activeElement.innerText")
        return focused


def watching(chromium: Browser, pace: str, **options: Any) -> Iterator[Watching]:  # noqa: ANN401 - Playwright's own
    with at_table(chromium, 1280, 900, pace=pace, **options) as table:
        one = Watching(table.page, table.touch)
        one.sit_down()
        yield one


@pytest.fixture
def easy(chromium: Browser) -> Iterator[Watching]:
    """Somebody who has chosen nothing: cards are played at an easy pace."""
    yield from watching(chromium, "normal")


@pytest.fixture
def step(chromium: Browser) -> Iterator[Watching]:
    """Somebody who wants to see one card at a time."""
    yield from watching(chromium, "step")


@pytest.fixture
def once(chromium: Browser) -> Iterator[Watching]:
    """Somebody who wants to see nothing but how things are."""
    yield from watching(chromium, "once")


@pytest.fixture
def calm(chromium: Browser) -> Iterator[Watching]:
    """Somebody who would rather not see things move."""
    yield from watching(chromium, "normal", reduced_motion="reduce")


def sequence(frames: list[Frame]) -> list[str]:
    """What lay on the felt, one after the other, from the learner's card on."""
    shown = [" ".join(frame["cards"]) + (f" won by {frame['won']}" if frame["won"] else "") for frame in frames]
    return [cards for cards, _ in groupby(shown) if cards]


def lies(frames: list[Frame], card: str) -> list[float]:
    """Where a card lies on the felt most of the time."""
    places: list[list[float]] = [frame["cards"][card] for frame in frames if card in frame["cards"]]
    return max(places, key=places.count)


def shifted(place: list[float], by: list[float]) -> list[float]:
    return [place[0] + by[0], place[1] + by[1]]


def distance(one: list[float], other: list[float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def test_the_cards_come_one_by_one_the_winner_is_lit_and_the_trick_swept(easy: Watching) -> None:
    easy.lead()
    easy.rest()
    assert sequence(easy.frames) == TRICK


def test_ones_own_card_comes_from_its_place_in_the_hand_another_from_its_player_and_all_go_to_the_winner(
    easy: Watching,
) -> None:
    before = easy.frames[-1]["hand"]["T10"]
    easy.lead()
    easy.rest()
    easy.page.wait_for_timeout(500)  # the last card lies there for a while
    frames = easy.frames
    # However few frames a busy machine draws: each flight says itself where it begins and ends.
    for card, start in (("T10", before), ("C1", None), ("S2", None)):
        (begins, _), *_ = (frame["ways"][card] for frame in frames if card in frame["ways"])
        wanted = start or next(frame["plates"][card] for frame in frames if card in frame["plates"])
        assert distance(shifted(lies(frames, card), begins), wanted) < LIFTED, card
    swept = [frame for frame in frames if len(frame["ways"]) == 4][-1]
    ends = [shifted(lies(frames, card), end) for card, (_, end) in swept["ways"].items()]
    assert all(distance(end, swept["plates"]["T21"]) < 2 for end in ends)


def test_the_hand_stays_where_it_is_while_cards_fly(easy: Watching) -> None:
    before = easy.frames[-1]["hand"]
    easy.lead()
    easy.rest()
    frames = [frame for frame in easy.frames if frame["moving"]]
    elsewhere = [frame["hand"] for frame in frames if abs(frame["hand"]["SN"][0] - before["SN"][0]) > 1]
    assert len(frames) > 20
    assert elsewhere == []
    assert all("T10" in frame["hand"] for frame in frames)
    assert "T10" not in easy.frames[-1]["hand"]


def test_the_words_of_each_moment_stand_in_the_verdicts_place_and_are_heard_once(easy: Watching) -> None:
    easy.lead()
    easy.rest()
    captions = [caption for caption, _ in groupby(frame["caption"] for frame in easy.frames) if caption]
    assert len(captions) == 4
    assert len(easy.heard) == len(set(easy.heard)) == 6
    assert easy.heard == Table(easy.session.html).part("verdict").one(".news").texts("p")


@pytest.mark.parametrize("how", ["mouse", "Enter", " ", "Escape"])
def test_a_press_ends_what_is_under_way_and_does_nothing_else(easy: Watching, how: str) -> None:
    cards = easy.cards
    easy.lead()
    if how == "mouse":
        easy.page.wait_for_timeout(600)  # longer than the two presses of one
        easy.page.locator('.hand button[data-move="C9"]').click(force=True)
    else:
        easy.page.keyboard.press(how)
    assert not easy.moving
    easy.rest()
    assert easy.cards == cards - 1
    assert len(easy.heard) == 6
    assert sequence(easy.frames)[-1] == "S2"


def test_step_by_step_by_keys_alone(step: Watching) -> None:
    step.page.locator('button[data-move="T10"]').focus()
    step.page.keyboard.press("Enter")
    for cards in TRICK[:3] + TRICK[4:5]:
        step.page.locator(".onward:focus").wait_for()
        step.page.wait_for_timeout(500)
        assert sequence(step.frames)[-1] == cards
        assert "Go on" in step.focused
        assert step.axe() == []
        step.page.keyboard.press("Enter")
    step.page.wait_for_function("() => !document.querySelector('[data-moving]')")
    assert sequence(step.frames) == TRICK
    assert "card" in step.focused


def test_who_would_rather_not_see_things_move_sees_the_same_in_the_same_order(calm: Watching) -> None:
    calm.lead()
    calm.rest()
    assert sequence(calm.frames) == TRICK
    assert [frame for frame in calm.frames if frame["flying"]] == []


def test_all_at_once_nothing_flies_and_every_line_is_heard(once: Watching) -> None:
    once.press("T10")
    assert sequence(once.frames) == TRICK[-1:]
    assert len(once.heard) == 6


@pytest.mark.parametrize("pace", ["normal", "once"])
def test_who_presses_twice_plays_one_card(chromium: Browser, pace: str) -> None:
    for one in watching(chromium, pace):
        cards = one.cards
        for card, press in (("SN", 1), ("C9", 2)):  # whatever lies under the finger now
            spot = one.page.evaluate("card => atTable.spot(card, 0)", card)
            one.page.mouse.move(spot["x"], spot["y"])
            one.page.mouse.down(click_count=press)
            one.page.mouse.up(click_count=press)
            one.page.wait_for_function("() => document.querySelector('[data-part=log]').innerText")
        assert one.moving is (pace == "normal")  # it was no wish to skip
        one.rest()
        assert one.cards == cards - 1
        assert one.page.locator(".verdict .outcome").count() == 0  # nor was another card tried


def test_cards_fly_and_nothing_else_of_the_page_shifts(easy: Watching) -> None:
    easy.lead()
    easy.rest()
    gaps = [after["cards"] != before["cards"] for before, after in pairwise(easy.frames)]
    assert sum(gaps) > 30  # it flies: it does not jump
    assert not easy.seen().shifts
