"""What the Barbu course says is true: of advice, of people, of the boards that it draws, and of hints."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

from tests.every import every
from tests.teach.asked import questions
from tutor.barbu import ADVICE
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.play import Play
from tutor.core.cards import SUITS
from tutor.core.record import Record
from tutor.games import reached
from tutor.show.exercises.said import by_table
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.number import written
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Laid, Notes

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS_OF_BARBU = [lesson.id for lesson in LESSONS.values() if lesson.game == "barbu"]
#: Advice that a lesson calls usual, by words near it, and the rule whose sources give it.
USUAL = {
    "b-domino": "B-STR-WAY",
    "b-no-tricks": "B-STR-CALL-NT",
    "b-no-hearts": "B-STR-THROW",
    "b-trumps": "B-STR-DRAW",
}
#: Counts of people that nobody has counted.
COUNTED = {
    "": re.compile(
        r"\bMany (players|people|[a-z]+ that)\b|\. Many [a-z]+|Most people|[Nn]early everybody|\bis often\b"
    ),
    ".fr": re.compile(r"Beaucoup (croient|pensent|jouent|posent|annoncent|doublent)|[Pp]resque tout le monde"),
}


def texts(lesson: str, lang: str = "") -> str:
    """All that a lesson's notebook says, on one line."""
    cells = json.loads((NOTEBOOKS / f"{lesson}{lang}.ipynb").read_text("utf-8"))["cells"]
    said = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return " ".join(" ".join(said).split())


@every(LESSONS_OF_BARBU)
def test_advice_is_called_usual_only_where_a_source_gives_it(lesson: str) -> None:
    usual = len(re.findall(r"usual advice", texts(lesson), re.IGNORECASE))
    assert usual == (lesson in USUAL), f"{lesson} calls advice usual {usual} times"
    if lesson in USUAL:
        assert ADVICE[USUAL[lesson]].sources


@every(LESSONS_OF_BARBU, ["", ".fr"])
def test_no_lesson_counts_people_whom_nobody_counted(lesson: str, lang: str) -> None:
    assert not COUNTED[lang].findall(texts(lesson, lang))


BARBU_KINDS = [kind for kind in KINDS.values() if any(rule.id.startswith("B-") for rule in kind.rules)]


@pytest.mark.parametrize("kind", BARBU_KINDS, ids=lambda kind: kind.id)
def test_no_hint_is_said_twice(kind: Kind) -> None:
    words = Words("en")
    for level, seed in product(LEVELS, range(1, 2 + len(kind.about))):
        question = kind.question(level, seed)
        for part in (question.hints.nudges, question.hints.rules):
            said = [*by_table(part, question, words)]
            assert len(said) == len({*said})


@every(["cost", "domino-points", "settle-shared", "set-sum"], LEVELS)
def test_a_hint_does_not_hold_the_number(name: str, level: int) -> None:
    words, given = Words("en"), 0
    asked = questions(KINDS[name], level).values()
    for question in asked:
        assert question.number
        said = " ".join(by_table(question.hints.rules, question, words))
        number = written(question.number.right).lstrip("-")
        given += bool(re.search(rf"(?<!\d){re.escape(number)}(?!\d)", said))
    assert given <= len(asked) / 5


def test_where_the_king_may_wait_a_lead_of_hearts_proves_that_somebody_lacks_him() -> None:
    """Not all three may hold him, as often as all three may."""
    kind, led, keys = KINDS["king-holders"], 0, set()
    for question in questions(kind, 3).values():
        noted, shown = question.boards
        assert isinstance(noted, Notes)
        assert isinstance(shown, Tricks)
        if not noted.data["no_wait"]:
            keys.add(len(question.key[0]))
            led += any(trick.cards[0].suit == HEARTS for trick in shown.tricks)
    assert led
    assert len(keys) > 1


@every(LEVELS)
def test_a_short_deal_of_no_hearts_says_that_it_is_short(level: int) -> None:
    for question in questions(KINDS["no-hearts-true"], level).values():
        *noted, record = question.boards
        assert isinstance(record, Record)
        assert bool(noted) is (len(record.hands[0] or ()) < 13)


@every(LEVELS)
def test_who_discards_sees_as_many_cards_with_the_others_as_there_can_be(level: int) -> None:
    """Somebody has led to the trick already, and perhaps others have played to it."""
    for question in questions(KINDS["no-tricks-shed"], level).values():
        record, others = question.boards
        assert isinstance(record, Record)
        assert isinstance(others, Laid)
        at = reached(record)
        assert isinstance(at, Play)
        assert len(others.cards) == 3 * len(at.hand) - len(at.trick.cards)


def test_the_reason_against_a_short_suit_is_not_true_of_the_longest_one() -> None:
    """It names the suit of which one holds more."""
    kind = KINDS["call"]
    for number in range(1, 15):
        question = kind.question(1, kind.seed(number, "trumps"))
        ((right,),) = question.key
        (laid,) = [board for board in question.boards if isinstance(board, Laid)]
        counts = {suit: sum(card.suit == suit for card in laid.cards) for suit in SUITS}
        for option in question.options:
            ((_, facts),) = option.says.sentences
            if option.id != right:
                assert facts["best"] == right
                assert facts["most"] == counts[right] > counts[option.id]
