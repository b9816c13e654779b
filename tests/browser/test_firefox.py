"""The first lesson in Debian's Firefox: it opens, an exercise and the next one are answered, and the engine deals."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import READY, WHOLE
from tests.browser.firefox import Firefox, firefox
from tutor.teach.course.tarot.the_trick import WHICH_CARDS

if TYPE_CHECKING:
    from pathlib import Path

    from tutor.teach.kind import Exercise

LESSON = "lessons/which-cards/"
PROGRAM = shutil.which("firefox-esr")
ASKED = next(step.exercise for step in WHICH_CARDS.steps if step.exercise.kind.pad == "mark" and not step.help)
CARDS = "[...document.querySelectorAll('.tutor-live .hand')[0].children].map((one) => one.dataset.card).join()"


def place(exercise: Exercise) -> str:
    return f'.tutor-question[data-name="{exercise}"]'


def answer(browser: Firefox, exercise: Exercise) -> None:
    """Mark the right cards, check them, and be praised."""
    for option in exercise.question.key[0]:
        browser.press(f'{place(exercise)} [data-option="{option}"]')
    browser.press(f"{place(exercise)} [data-check]")
    browser.wait(f"""document.querySelector('{place(exercise)} .verdict [data-say="right"]')""")


@pytest.mark.skipif(PROGRAM is None, reason="There is no Firefox here: install the package 'firefox-esr'.")
def test_the_lesson_opens_in_firefox_and_its_tables_exercises_and_engine_answer(address: str, tmp_path: Path) -> None:
    assert PROGRAM
    with firefox(PROGRAM, tmp_path) as browser:
        browser.open(f"{address}/{LESSON}")
        browser.tell(f"(() => {{ {WHOLE} }})()")
        browser.open(f"{address}/{LESSON}")
        browser.tell(f"({READY})()")
        browser.press(".tutor-live .hand button.card")
        browser.wait("document.querySelector('.tutor-live .verdict a.rule')")
        answer(browser, ASKED)
        browser.press(f"{place(ASKED)} [data-intent=deal]")
        browser.wait(f"document.querySelector('{place(ASKED.twin)}')")
        answer(browser, ASKED.twin)
        before = browser.tell(CARDS)
        browser.press(".tutor-live button[data-intent=deal]")
        browser.wait(f"{CARDS} !== {before!r}")
    assert any("/ready-" in url for url in browser.asked)
    assert browser.asked
    assert [url for url in browser.asked if not url.startswith((f"{address}/", "data:", "blob:"))] == []
