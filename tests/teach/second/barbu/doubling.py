"""Who bets with whom, who may say what, and what is owed, said again: word by word, in lists of who has named whom."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.barbu import naive_doubling
from tutor.show.laid import told
from tutor.teach.question import Answer, Question

Table = dict[str, Any]


def table(question: Question) -> Table:
    """The board, as JSON writes it."""
    return told(question.boards[0])


def targets(word: str) -> list[int] | str:
    """Whom a word names, as it is written: seats, nobody at all, ``max`` or ``flanks``."""
    _, *named = word.split()
    return named[0] if named and named[0] in {"max", "flanks"} else [int(seat) for seat in named]


def said(board: Table, *parts: str) -> naive_doubling.Said:
    """Who has named whom, in order."""
    turns: naive_doubling.Said = []
    for seat, word in [turn for part in parts for turn in board[part]]:
        turns.append((seat, naive_doubling.named(targets(word), seat, board["dealer"], turns)))
    return turns


def levels(turns: naive_doubling.Said) -> dict[tuple[int, int], int]:
    """How often the two players of each pair have named each other."""
    named = [{seat, other} for seat, others in turns for other in others]
    return {pair: named.count({*pair}) for pair in combinations(range(4), 2)}


def positive(board: Table) -> bool:
    """Whether a contract is positive: trumps and Domino are."""
    return board["contract"].split()[0] in {"trumps", "domino"}


def must(board: Table) -> bool:
    """Whether the learner has to double the dealer now: two are owed, and the deals after this one are too few."""
    done, later = board["history"]["doubled"].get("0", 2), 6 - len(board["history"]["called"])
    return bool(done + later < 2)


def may(board: Table, word: str, *, due: bool) -> bool:
    """Whether the learner may say a word."""
    turns, dealer = said(board, "said"), board["dealer"]
    return naive_doubling.allowed(
        targets(word), 0, dealer, turns, positive=positive(board), must=due and dealer != 0, only=False, flanks=True
    )


def threads(question: Question, answer: Answer) -> bool:
    """Every pair is as often doubled as one of the two has named the other."""
    found = levels(said(table(question), "said", "then"))
    return {*answer} == {f"{one}-{other}={level}" for (one, other), level in found.items()}


def order(question: Question, answer: Answer) -> bool:
    """From the dealer’s left, who has the next number, round to the dealer."""
    dealer = table(question)["dealer"]
    return {*answer} == {f"player-{(dealer + place) % 4}@{place}" for place in (1, 2, 3, 4)}


def debt(question: Question, answer: Answer) -> bool:
    """Two, less the deals in which the dealer was doubled, by name or with maximum."""
    dealer, words = question.facts["dealer"], str(question.facts["words"]).split("; ")
    done = sum(word in {"double max", f"double {dealer}"} for word in words)
    return bool(answer) and float(answer[0]) == max(2 - done, 0)


def played(question: Question, answer: Answer) -> bool:
    """A negative contract in which nobody names anybody is not played."""
    cases = [case.split(", ") for case in str(question.facts["cases"]).split("; ")]
    right = set()
    for number, (contract, word) in enumerate(cases, 1):
        skipped = word == "None" and contract.split()[0] not in {"trumps", "domino"}
        right.add(f"case-{number}={'skipped' if skipped else 'played'}")
    return {*answer} == right


JUDGES = {
    "doubling-threads": threads,
    "doubling-order": order,
    "doubling-debt": debt,
    "doubling-played": played,
}
