"""The auction and the contracts, said again."""

from __future__ import annotations

from tests.teach import naive
from tutor.core.message import Facts
from tutor.core.record import Record
from tutor.teach.question import Answer, Laid, Question

LADDER = ["prise", "garde", "garde-sans", "garde-contre"]
FATES = {"prise": "taken", "garde": "taken", "garde-sans": "taker", "garde-contre": "defence"}


def told(question: Question) -> Facts:
    """What the title of the only board tells."""
    [board] = question.boards
    assert isinstance(board, Laid)
    assert board.title
    return board.title.sentences[0][1]


def auction_seats(question: Question, answer: Answer) -> bool:
    """Whether everybody is named who speaks, takes and leads: round to the right, from the dealer’s right on."""
    [board] = question.boards
    assert isinstance(board, Record)
    shown: naive.Board = board.to_json()
    players, dealer, said = shown["players"], shown["dealer"], naive.bids_of(shown)
    first, own = (dealer + 1) % players, naive.learner(shown)
    bidders = [(first + number) % players for number, word in enumerate(said) if word != "pass"]
    right = {
        f"first={first}",
        "next=nobody" if own == dealer else f"next={(own + 1) % players}",
        f"taker={bidders[-1]}" if bidders else "taker=nobody",
        f"lead={first}",
    }
    return {*answer} == right


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


def dog_fate(_: Question, answer: Answer) -> bool:
    """Whether each contract’s dog is where it belongs."""
    return {*answer} == {f"{contract}={fate}" for contract, fate in FATES.items()}


JUDGES = {
    "auction-seats": auction_seats,
    "wrong-call": wrong_call,
    "dog-fate": dog_fate,
}
