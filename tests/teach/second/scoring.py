"""Scores, bonuses and what a poignée pays, said again: one formula, and each line of a sheet by its own words."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot.naive_score import OTHER_POIGNEES, POIGNEES, SLAMS, TIMES, made, margin, petit, unit
from tests.teach.asked import codes
from tests.teach.second.counting import said
from tutor.teach.question import Answer, Question

#: The words of a line of a sheet, by which it is told from others.
BASE, TIMES_LINE, PETIT, POIGNEE, SLAM, SUM, TAKER = (
    "25 points and the difference",
    "which counts",
    "the Petit",
    "poignée",
    "slam",
    "together",
    "the taker’s score",
)


def deal_of(question: Question) -> dict[str, Any]:
    """The deal on the board, as JSON writes it."""
    return question.boards[0].deal.to_json()  # type: ignore[union-attr] # a deal that is over


def wrong_line(question: Question, answer: Answer) -> bool:
    """Whether the line is the only one that does not follow from the deal and the lines above it."""
    deal = deal_of(question)
    above: list[int] = []
    wrong: list[str] = []
    defenders = deal["players"] - 1
    for option in question.options:
        words, facts = option.shows.sentences[0][0], said(option.shows)  # type: ignore[union-attr] # a line in words
        value = facts["value"]
        if words.startswith(TAKER):
            due = above[-1] * defenders
        elif words.startswith(SUM):
            due = sum(above)
        elif words.startswith(BASE):
            due = made(deal) * (25 + margin(deal))
        elif TIMES_LINE in words:
            due = above[0] * (TIMES[deal["contract"]] - 1)
        elif PETIT in words:
            due = petit(deal)
        elif POIGNEE in words:
            due = made(deal) * POIGNEES[facts["poignee"]]
        else:
            due = SLAMS[deal["slam"]]
        wrong += [option.id] if value != due else []
        above.append(value)
    assert len(wrong) == 1
    return answer == (wrong[0],)


def mistake(question: Question, answer: Answer) -> bool:
    """Whether the mistake, made in the formula, leads to the number that somebody has said."""
    deal = deal_of(question)
    side, over, times = made(deal), margin(deal), TIMES[deal["contract"]]
    by_words = {
        "25 points that every contract": side * over * times,
        "The difference is missing": side * 25 * times,
        "The contract is lost": (25 + over) * times,
        "added to the 25": (over - 25) * times,
        "The multiplier": side * (25 + over),
        "multiplies the difference": side * (25 * times + over),
        "multiplies the 25": side * (25 + over * times),
        "Nothing": unit(deal),
    }
    fits = [
        option.id
        for option in question.options
        for words, value in by_words.items()
        if words in option.shows.sentences[0][0] and value == question.facts["value"]  # type: ignore[union-attr]
    ]
    assert len(fits) == 1
    return answer == (fits[0],)


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


#: What the federation's rules say of slams, in other words than theirs.
TRUE_OF_SLAMS = (
    r"every trick of the deal\.$",
    r"when the contract is settled, before the first lead",
    r"announces a slam leads",
    r"keeps it for the last trick",
    r"defenders can make a slam as well",
    r"the Petit counts in the trick before",
)


def slam_true(question: Question, answer: Answer) -> bool:
    """Whether just the sentences are marked that the rules say."""
    return {*answer} == {
        option.id
        for option in question.options
        if any(re.search(words, option.shows.sentences[0][0]) for words in TRUE_OF_SLAMS)  # type: ignore[union-attr]
    }


def poignee_goes(question: Question, answer: Answer) -> bool:
    """Whether each goes to the attack where the contract is made, and to the defence where it is lost."""
    assert question.grid
    made_in = {cell.id: said(cell.shows)["outcome"] == "contract-made" for cell in question.grid.cells}
    return {*answer} == {f"{case}={'attack' if good else 'defence'}" for case, good in made_in.items()}


def poignee_table(question: Question, answer: Answer) -> bool:
    """Whether the formula comes to the number with these values."""
    by_name = {"20-30-40": POIGNEES, "20-40-60": OTHER_POIGNEES, "none": dict.fromkeys(POIGNEES, 0)}
    return len(answer) == 1 and unit(deal_of(question), by_name[answer[0]]) == question.facts["value"]


JUDGES = {
    "score-audit": wrong_line,
    "score-mistake": mistake,
    "petit-side": petit_side,
    "petit-end": petit_end,
    "bonus-audit": wrong_line,
    "slam-true": slam_true,
    "poignee-goes": poignee_goes,
    "poignee-audit": wrong_line,
    "poignee-table": poignee_table,
}
