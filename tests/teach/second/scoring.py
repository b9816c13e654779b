"""Scores, bonuses and what a poignée pays, said again: one formula, and each line of a sheet by its own words."""

from __future__ import annotations

from typing import Any

from tests.tarot.naive_score import OTHER_POIGNEES, POIGNEES, unit
from tests.teach.asked import codes
from tests.teach.second.counting import number, said
from tutor.teach.question import Answer, Question


def deal_of(question: Question) -> dict[str, Any]:
    """The deal on the board, as JSON writes it."""
    return question.boards[0].deal.to_json()  # type: ignore[union-attr] # a deal that is over


def petit_side(question: Question, answer: Answer) -> bool:
    """Whether every bonus goes to who won the last trick, which the name of its case says."""
    return {*answer} == {f"{case}={case.split('-')[1]}" for case in str(question.facts["cases"]).split()}


def petit_end(question: Question, answer: Answer) -> bool:
    """Whether the bonus goes to the side that has won the last trick, if the Petit is in it."""
    cards = codes(question.boards[1])
    trumps = [int(card[1:]) for card in cards if card[0] == "T"]
    following = [card for card in cards if card[0] == cards[0][0]]
    ranks = [str(rank) for rank in range(1, 11)] + ["J", "N", "Q", "K"]
    best = f"T{max(trumps)}" if trumps else max(following, key=lambda card: ranks.index(card[1:]))
    takers_card = str(question.boards[1].title.sentences[0][1]["card"])  # type: ignore[union-attr]
    side = "attack" if takers_card == best else "defence"
    return answer == (side if "T1" in cards else "nobody",)


def poignee_goes(question: Question, answer: Answer) -> bool:
    """Whether each goes to the attack where the contract is made, and to the defence where it is lost."""
    assert question.grid
    made_in = {cell.id: said(cell.shows)["outcome"] == "contract-made" for cell in question.grid.cells}
    return {*answer} == {f"{case}={'attack' if good else 'defence'}" for case, good in made_in.items()}


def poignee_table(question: Question, answer: Answer) -> bool:
    """Whether the formula comes to the number with these values."""
    by_name = {"20-30-40": POIGNEES, "20-40-60": OTHER_POIGNEES, "none": dict.fromkeys(POIGNEES, 0)}
    return len(answer) == 1 and unit(deal_of(question), by_name[answer[0]]) == question.facts["value"]


def poignee_even(question: Question, answer: Answer) -> bool:
    """Whether the number is what is won in the deals that are made less what is paid in the others."""
    facts: dict[str, Any] = dict(question.facts)
    sum_of_all: int = (2 * facts["made"] - facts["deals"]) * POIGNEES[facts["size"]]
    return number(answer) == sum_of_all


JUDGES = {
    "petit-side": petit_side,
    "petit-end": petit_end,
    "poignee-goes": poignee_goes,
    "poignee-table": poignee_table,
    "poignee-even": poignee_even,
}
