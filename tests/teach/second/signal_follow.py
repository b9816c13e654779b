"""What the order of two cards tells, said again from the sources’ sentences: who led, which fell, and what lay there.

Two falling cards are a doubleton in the defence’s suit, a tenue in the taker’s, the Petit in trumps; where the first is
a court card or goes ahead, anybody would play like that.
"""

from __future__ import annotations

from tests.tarot.advice.naive_signals import height
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

#: What two cards say, by who led their suit.
SAYS = {"taker": "tenue", "defence": "no-more", "trumps": "petit"}


def same_gesture(question: Question, answer: Answer) -> bool:
    """Whether each case is told apart by who led, and by what the cards fell below."""
    grid, right = question.grid, set()
    assert grid
    for cell in grid.cells:
        assert isinstance(cell.shows, Saying)
        (opens, _), (_, facts) = cell.shows.sentences
        first, card, best = (str(facts[name]) for name in ("first", "card", "best"))
        quiet = height(first) > height(best) or (card[0] != "T" and height(first) > 10)
        led = "trumps" if card[0] == "T" else "taker" if "The taker" in opens else "defence"
        assert height(first) > height(card)
        right.add(f"{cell.id}={'nothing' if quiet else SAYS[led]}")
    return {*answer} == right


JUDGES = {
    "same-gesture": same_gesture,
}
