"""The exercises of a page as their reader answers them: with the mouse, or with keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_deals import UNCOVERED, button, eager, legal, press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

    from tutor.teach.kind import Exercise
    from tutor.teach.question import Answer, Question

#: Between two exercises a reader passes links, words with a meaning, and the controls of the one before.
MOST_TABS = 150
MOST_MOVES, MOST_STEPS = 60, 12
#: What a move changes, once it is made: what may be done now, or where one must pass twice running, what lies there.
SEEN = "one => ['rulings', 'felt'].map((name) => one.querySelector(`[data-part=${name}]`).innerHTML).join()"
MADE = f"([one, before]) => ({SEEN})(one) !== before"
HOLDS_FOCUS = "one => one.contains(document.activeElement)"
HAS_FOCUS = "one => one === document.activeElement"


def found(page: Page, exercise: Exercise) -> Locator:
    """An exercise where it stands on its page."""
    return page.locator(f'.tutor-question[data-name="{exercise}"]')


def wrong(exercise: Exercise) -> Answer:
    """An answer that is not right, and has as much to it as its pad asks for."""
    return next(answer for answer in _tries(exercise.question) if not exercise.question.reply(answer).right)


def _tries(question: Question) -> Iterator[Answer]:
    """Answers that somebody may give who does not know: one thing alone, a number beside it, a cell gone wrong."""
    if question.number:
        yield from ((str(question.number.right + off),) for off in (1, 2, 100))
    elif question.grid:
        first, *others = question.key[0]
        cell, _, _ = first.rpartition("=")
        yield from ((f"{cell}={state.id}", *others) for state in question.grid.states)
    elif question.arrangement:
        places = question.arrangement.places
        yield from ((f"{thing.id}@{places[0].id}",) for thing in question.arrangement.things)
    else:
        yield from ((option.id,) for option in question.options if not option.right)
        yield from ((option.id,) for option in question.options)


class Hand(ABC):
    """How somebody moves about on a page."""

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button."""

    @abstractmethod
    def mark(self, one: Locator, answer: Answer) -> None:
        """Mark these options of an exercise, of which none is marked."""

    @abstractmethod
    def choose(self, one: Locator, option: str) -> None:
        """Choose one of the options."""

    @abstractmethod
    def number(self, one: Locator, number: str) -> None:
        """Give a number for an answer."""

    @abstractmethod
    def put(self, one: Locator, things: list[str]) -> None:
        """Press these things one after the other, each of which goes to the first place that has room."""

    @abstractmethod
    def pair(self, one: Locator, answer: Answer) -> None:
        """Say of each cell in which state it is."""

    @abstractmethod
    def play(self, one: Locator, move: str) -> None:
        """Press a card of a hand, or another move."""

    def answer(self, one: Locator, answer: Answer) -> None:
        """Give an answer and check it."""
        self.give(one, answer)
        self.press(one.locator("[data-check]").first)

    def give(self, one: Locator, answer: Answer) -> None:
        """Put an answer on the pad of an exercise, once its tricks have come and gone."""
        self.watch(one)
        match one.get_attribute("data-pad"):
            case "mark":
                self.mark(one, answer)
            case "choose":
                self.choose(one, answer[0])
            case "number":
                self.number(one, answer[0])
            case "arrange":
                goals = [goal.get_attribute("data-place") for goal in one.locator("[data-place]").all()]
                things = sorted((each.rpartition("@") for each in answer), key=lambda each: goals.index(each[2]))
                self.put(one, [thing for thing, _, _ in things])
            case "pairs":
                self.pair(one, answer)

    def watch(self, one: Locator) -> None:
        """See the tricks of an exercise come and go, if it has such."""
        shows = one.locator(".fleeting [data-watch]:visible")
        while one.get_attribute("data-fleeting") in {"before", "running"} and shows.count():
            self.press(shows)

    def answer_right(self, one: Locator, exercise: Exercise) -> None:
        """Answer an exercise as it ought to be answered, and be told so."""
        self.answer(one, exercise.question.key[0])
        expect(one.locator('.verdict [data-say="right"]')).to_be_visible()

    def make(self, one: Locator) -> bool:
        """Make an allowed move that is in sight, if it is somebody's turn, and wait until it is made."""
        sight = [move for move in legal(one) if button(one, move).first.is_visible()]
        says = one.locator("[data-says]:visible")
        if not sight and not says.count():
            return False
        before = one.evaluate(SEEN)
        if sight:
            self.play(one, eager(sight))
        else:
            self.press(says)
        one.page.wait_for_function(MADE, arg=[one.element_handle(), before])
        return True

    def play_out(self, one: Locator) -> None:
        """Play a deal by allowed moves, to its end."""
        for _ in range(MOST_MOVES):
            if not self.make(one):
                break
        expect(one.locator(".verdict")).to_contain_text("The deal is over.")


class Mouse(Hand):
    """Somebody with a mouse."""

    def press(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    def mark(self, one: Locator, answer: Answer) -> None:
        """Mark these options of an exercise, of which none is marked."""
        for option in answer:
            self.choose(one, option)

    def choose(self, one: Locator, option: str) -> None:
        """Choose one of the options."""
        one.locator(f'[data-option="{option}"]').click()

    def number(self, one: Locator, number: str) -> None:
        """Press the buttons beside the field until the number stands there; nobody presses very often."""
        whole, half = divmod(abs(float(number)), 1)
        if whole > MOST_STEPS or not float(number):  # nothing is pressed to have nothing
            one.locator("input.number").fill(number)
            return
        sign = "-" if number.startswith("-") else ""
        for _ in range(int(whole)):
            one.locator(f'[data-step="{sign}1"]').click()
        if half:
            one.locator('[data-step="0.5"]').click()

    def put(self, one: Locator, things: list[str]) -> None:
        """Press these things one after the other."""
        for thing in things:
            one.locator(f'[data-supply] [data-thing="{thing}"]').click(position=UNCOVERED)

    def pair(self, one: Locator, answer: Answer) -> None:
        """Press the state of each cell."""
        for cell in answer:
            self.choose(one, cell)

    def play(self, one: Locator, move: str) -> None:
        """Press a card of a hand, or another move."""
        press(one, move)


class Keys(Hand):
    """Somebody without a mouse: Tab from one thing to the next, arrows between cards, Space and Enter."""

    def to(self, place: Locator) -> None:
        """Go on with Tab until the focus is in a place."""
        keyboard = place.page.keyboard
        for _ in range(MOST_TABS):
            if place.evaluate(HOLDS_FOCUS):
                return
            keyboard.press("Tab")
        raise LookupError(place)

    def press(self, button: Locator) -> None:
        """Go to a button and press it."""
        self.to(button)
        button.page.keyboard.press("Enter")

    def mark(self, one: Locator, answer: Answer) -> None:
        """Go along all options, and mark these with the space bar."""
        fields = one.locator("input[type=checkbox]").all()
        keyboard = one.page.keyboard
        # Before the options may stand what unfolds or leads elsewhere.
        for _ in range(MOST_TABS):
            if one.locator("input[type=checkbox]:focus").count():
                break
            keyboard.press("Tab")
        keyboard.press("Home")
        for field in fields:
            assert field.evaluate(HAS_FOCUS)
            if field.input_value() in answer:
                keyboard.press("Space")
            keyboard.press("ArrowRight")

    def choose(self, one: Locator, option: str) -> None:
        """Choose one of the options."""
        self._among(one.locator("fieldset").first, option)

    def _among(self, fields: Locator, option: str) -> None:
        """Choose the first of some round buttons with the space bar, then go on with an arrow."""
        # Before them there may be a slider.
        self.to(fields.locator("input[type=radio]").first)
        fields.page.keyboard.press("Space")
        for _ in fields.locator("input[type=radio]").all():
            if fields.locator("input:checked").input_value() == option:
                return
            fields.page.keyboard.press("ArrowDown")
        raise LookupError(option)

    def number(self, one: Locator, number: str) -> None:
        """Type the number."""
        self.to(one.locator("input.number"))
        one.page.keyboard.type(number)

    def put(self, one: Locator, things: list[str]) -> None:
        """Go along all things to each of these, and press it."""
        for thing in things:
            self._along(one.locator(".arrange"), one.locator("[data-thing]"), f'[data-thing="{thing}"]')

    def pair(self, one: Locator, answer: Answer) -> None:
        """Go from cell to cell, and choose the state of each."""
        for cell in answer:
            self._among(one.locator("fieldset.cell", has=one.page.locator(f'input[value="{cell}"]')), cell)

    def play(self, one: Locator, move: str) -> None:
        """Go to the moves, with the arrows to this one, and press it."""
        wanted = f'button[data-move="{move}"]'
        part = one.locator(wanted).locator("xpath=ancestor::*[@data-part][1]")
        self._along(part, part.locator("button[data-move], button[data-back]"), wanted)
        waits = one.locator("[data-plays]:visible")
        if waits.count():  # with the inferences on, a card first says what it would tell
            self.press(waits)

    def _along(self, group: Locator, all_of_it: Locator, wanted: str) -> None:
        """Go to a group of buttons, along it to the one that is wanted, and press it."""
        keyboard = group.page.keyboard
        self.to(group)
        keyboard.press("Home")
        for _ in all_of_it.all():
            if group.locator(wanted).evaluate(HAS_FOCUS):
                return keyboard.press("Enter")
            keyboard.press("ArrowRight")
        raise LookupError(wanted)
