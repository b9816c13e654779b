"""The bets between four chairs as a board: what is drawn, what is only told, and the scores beside the chairs."""

from __future__ import annotations

import pytest

from tests.page import page
from tutor.barbu.doubling import Doubling
from tutor.show.exercises import laid
from tutor.show.html import Html
from tutor.show.words import Words
from tutor.teach.barbu.doublings import doubling
from tutor.teach.barbu.plays import CHAIR
from tutor.teach.open_boards import Threads

#: The player on the right deals, so the learner speaks first: everybody in turn, as in the rules’ own example.
WORDS = ("double max", "double max", "double flanks", "double max")


def said(*words: str) -> Doubling:
    """A doubling of No Queens up to these words."""
    at = doubling("no-queens", 3)
    for word in words:
        at = at.after(word)
    return at


def drawn(board: Threads) -> dict[str, str]:
    """The threads on the page, by the two seats between which they lie, and the level of each."""
    lines = page(laid.html(board, Html("en"))).all(".threads line")
    return {line["data-cell"]: line["data-state"] for line in lines}


@pytest.mark.parametrize(
    ("words", "levels"),
    [
        ((), "000000"),
        (WORDS[:1], "111000"),
        (WORDS[:2], "211110"),
        (WORDS[:3], "221210"),
        (WORDS, "222220"),
    ],
)
def test_every_word_makes_threads_of_its_own(words: tuple[str, ...], levels: str) -> None:
    """The dealer’s maximum answers the two who have doubled; between the dealer and the third there is nothing."""
    pairs = ("0-1", "0-2", "0-3", "1-2", "1-3", "2-3")
    assert drawn(Threads(said(*words), CHAIR)) == dict(zip(pairs, levels, strict=True))


def test_what_was_said_since_is_told_and_not_drawn() -> None:
    board = Threads(said(), CHAIR, ((0, "double max"), (1, "double 0 2")))
    assert set(drawn(board).values()) == {"0"}
    turns = [turn.text for turn in page(laid.html(board, Html("en"))).all("ol.turns li")]
    assert turns[0] == "You say “maximum”."
    assert turns[1] == "The player on your left doubles the player opposite. The player on your left redoubles you."
    assert board.then == said("double max", "double 0 2")


def test_the_scores_stand_beside_the_chairs_and_in_the_text() -> None:
    board = Threads(said(*WORDS), CHAIR, base=(0, -6, -12, -6))
    assert [word.text for word in page(laid.html(board, Html("en"))).all(".seat .word")] == ["0", "−6", "−12", "−6"]
    assert "  The player opposite: −12" in [*laid.lines(board, Words("en"))]


def test_whoever_is_to_speak_is_told_what_they_owe() -> None:
    before = ["no-tricks", "no-hearts", "barbu", "trumps", "domino"]
    late = doubling("no-queens", 3, called=before, doubled={0: 1, 1: 2, 2: 2})
    owed = "Of the two doubles that you owe the dealer you have made 1; after this deal the dealer has 1 deal left."
    assert owed in [*laid.lines(Threads(late, CHAIR), Words("en"))]
    assert owed not in [*laid.lines(Threads(said(), CHAIR), Words("en"))]


def test_the_board_as_json_can_be_played_out_by_somebody_else() -> None:
    board = Threads(said("pass"), CHAIR, ((1, "double 3"),), (0, 0, -24, 0))
    assert laid.told(board) == {
        "players": 4,
        "seat": 0,
        "dealer": 3,
        "contract": "no-queens",
        "history": {"called": ["no-tricks", "no-hearts"], "doubled": {"0": 2, "1": 2, "2": 2}},
        "said": [[0, "pass"]],
        "then": [[1, "double 3"]],
        "base": [0, 0, -24, 0],
    }
