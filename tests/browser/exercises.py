"""The exercises of a page as their reader answers them: with the mouse, or with keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_deals import legal

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tutor.teach.kind import Exercise
    from tutor.teach.question import Answer

#: Between two exercises a reader passes links, words with a meaning, and the controls of the one before.
MOST_TABS = 150
MOST_CARDS = 20
HOLDS_FOCUS = "one => one.contains(document.activeElement)"
HAS_FOCUS = "one => one === document.activeElement"


def found(page: Page, exercise: Exercise) -> Locator:
    """An exercise where it stands on its page."""
    return page.locator(f'.tutor-question[data-name="{exercise}"]')


def wrong(exercise: Exercise) -> Answer:
    """An answer that is not right: a wrong option alone, or a number that is one off."""
    question = exercise.question
    if question.number:
        return (str(question.number.right + 1),)
    return next((option.id,) for option in question.options if not option.right)


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
    def play(self, one: Locator, move: str) -> None:
        """Press a card of a hand, or another move."""

    def answer(self, one: Locator, answer: Answer) -> None:
        """Give an answer and check it."""
        match one.get_attribute("data-pad"):
            case "mark":
                self.mark(one, answer)
            case "choose":
                self.choose(one, answer[0])
            case "number":
                self.number(one, answer[0])
        self.press(one.locator("[type=submit]").first)

    def answer_right(self, one: Locator, exercise: Exercise) -> None:
        """Answer an exercise as it ought to be answered, and be told so."""
        self.answer(one, exercise.question.key[0])
        expect(one.locator('.verdict [data-say="right"]')).to_be_visible()

    def play_out(self, one: Locator) -> None:
        """Play a deal by allowed moves, to its end."""
        for _ in range(MOST_CARDS):
            moves = legal(one)
            if not moves:
                break
            self.play(one, moves[0])
            expect(one.locator(f'.hand [data-card="{moves[0]}"]')).to_have_count(0)
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
        """Press the buttons beside the field until the number stands there."""
        whole, _, half = number.partition(".")
        for _ in range(int(whole)):
            one.locator('[data-step="1"]').click()
        if half:
            one.locator('[data-step="0.5"]').click()

    def play(self, one: Locator, move: str) -> None:
        """Press a card of a hand, or another move."""
        one.locator(f'button[data-move="{move}"]').click()


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
        self.to(one.locator("fieldset"))
        keyboard.press("Home")
        for field in fields:
            assert field.evaluate(HAS_FOCUS)
            if field.input_value() in answer:
                keyboard.press("Space")
            keyboard.press("ArrowRight")

    def choose(self, one: Locator, option: str) -> None:
        """Choose the first option with the space bar, then go on with an arrow."""
        self.to(one.locator("fieldset"))
        one.page.keyboard.press("Space")
        for _ in one.locator("input[type=radio]").all():
            if one.locator("input:checked").input_value() == option:
                return
            one.page.keyboard.press("ArrowDown")
        raise LookupError(option)

    def number(self, one: Locator, number: str) -> None:
        """Type the number."""
        self.to(one.locator("input.number"))
        one.page.keyboard.type(number)

    def play(self, one: Locator, move: str) -> None:
        """Go to the moves, with the arrows to this one, and press it."""
        moves = one.locator("button[data-move]")
        wanted = one.locator(f'button[data-move="{move}"]')
        self.to(one.locator(".hand"))
        one.page.keyboard.press("Home")
        for _ in moves.all():
            if wanted.evaluate(HAS_FOCUS):
                return one.page.keyboard.press("Enter")
            one.page.keyboard.press("ArrowRight")
        raise LookupError(move)
