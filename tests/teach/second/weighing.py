"""Whether to show a poignée, said again: off the lines of the bank, by what comes in and what goes out."""

from __future__ import annotations

from pathlib import Path

import tutor.teach
from tutor.core.record import Record
from tutor.teach.question import Answer, Question

BANK = Path(tutor.teach.__file__).with_name("weighed.txt")
#: Points from each opponent for a simple poignée, a double and a triple one (T-POIGNEE-VALUE), and who pays: the loser.
SIMPLE, DOUBLE, TRIPLE = 20, 30, 40
PLAYED_OUT = 400


def won(question: Question) -> int:
    """How many of its deals the hand on the board wins, found by its cards and by what was said."""
    board = question.boards[0]
    assert isinstance(board, Record)
    shown = board.to_json()
    assert isinstance(shown["hands"], dict)
    [hand] = [cards for cards in shown["hands"].values() if cards]
    parts = (" ".join(hand), " ".join(shown.get("dog", [])), ", ".join(shown["moves"]))  # type: ignore[arg-type] # JSON
    [line] = [line for line in BANK.read_text("utf-8").splitlines() if line.split(" / ")[1:] == [*parts]]
    return int(line.split()[2])


def on_average(bonus: int, wins: int, of: int = PLAYED_OUT) -> float:
    """What a poignée brings from each opponent: it comes in so often, and goes out in all other deals."""
    return (bonus * wins - bonus * (of - wins)) / of


def show(question: Question, answer: Answer) -> bool:
    """Whether to show is answered where it brings something, and to keep where it costs something."""
    brings = on_average(SIMPLE, won(question))
    assert abs(brings) > SIMPLE / 10, "too near to even: nobody can say"
    return answer == (("show",) if brings > 0 else ("keep",))


def size(question: Question, answer: Answer) -> bool:
    """Whether the poignée is chosen that brings most."""
    wins = won(question)
    brings = {"keep": 0.0, "simple": on_average(SIMPLE, wins), "double": on_average(DOUBLE, wins)}
    return answer == (max(brings, key=lambda name: brings[name]),)


def prize(question: Question, answer: Answer) -> bool:
    """Whether one shows a doubtful poignée that brings something only where every point counts."""
    assert 0 < on_average(SIMPLE, won(question)) < SIMPLE * 0.8
    return answer == ("duplicate",)


JUDGES = {"weigh-show": show, "weigh-defence": show, "weigh-size": size, "weigh-prize": prize}
