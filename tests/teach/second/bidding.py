"""The auction and the contracts, said again."""

from __future__ import annotations

from tutor.core.message import Facts
from tutor.teach.question import Answer, Laid, Question

LADDER = ["prise", "garde", "garde-sans", "garde-contre"]
FACTORS = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}


def told(question: Question) -> Facts:
    """What the title of the only board tells."""
    [board] = question.boards
    assert isinstance(board, Laid)
    assert board.title
    return board.title.sentences[0][1]


def wrong_call(question: Question, answer: Answer) -> bool:
    """Whether the call is the one that does not go above the highest before it, or comes when all have spoken."""
    calls = [option.id.partition("-")[2] for option in question.options]
    players = told(question)["players"]
    highest, wrong = -1, []
    for number, call in enumerate(calls):
        if number == players or (call != "pass" and LADDER.index(call) <= highest):
            wrong.append(question.options[number].id)
        elif call != "pass":
            highest = LADDER.index(call)
    return [*answer] == wrong


def contract_factor(question: Question, answer: Answer) -> bool:
    """Whether the points are multiplied by the one contract’s factor in place of the other’s."""
    facts = question.facts
    once = float(str(facts["points"])) / FACTORS[str(facts["played"])]
    return bool(answer) and float(answer[0]) == once * FACTORS[str(facts["other"])]


JUDGES = {
    "wrong-call": wrong_call,
    "contract-factor": contract_factor,
}
