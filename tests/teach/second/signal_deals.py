"""What one's own cards tell at any moment of a deal, by the federation's sentences as ``naive_signals`` has them."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import Trick, opened, says, seated
from tests.teach.asked import codes
from tests.teach.second.proofs import tricks_of
from tutor.teach.question import Answer, Question


def true(question: Question, answer: Answer) -> bool:
    """Whether the card promises something, and the hand keeps all of it."""
    if len(answer) != 1:
        return False
    seen = tricks_of(question)
    hand = codes(question.boards[1]) if len(question.boards) > 1 else [option.id for option in question.options]
    tricks = seated(seen)
    complete = [trick for trick in tricks if len(trick) == seen["players"]]
    now = tricks[-1] if len(tricks[-1]) < seen["players"] else []
    [card] = answer
    names = says(complete, now, seen["taker"], 0, card) - {"MAIN-FORTE", "EXC-FIRST-TRUMP"}
    return bool(names) and all(keeps(name, hand, card, complete) for name in names)


def keeps(name: str, hand: list[str], card: str, tricks: list[Trick]) -> bool:
    """Whether a hand, the card that speaks still among it, is as a convention says."""
    suit = card[0]
    held = [one for one in hand if one[0] == suit]
    honour = f"{suit}K" in hand or f"{suit}Q" in hand
    first = [mine for trick in tricks for seat, mine in trick if seat == 0 and opened(trick)[1] == suit == mine[0]]
    return {
        "LEAD-LOW": honour,
        "LEAD-HIGH": not honour,
        "LEAD-TRUMP-ODD": len(held) >= 7,
        "LEAD-TRUMP-EVEN": len(held) < 7,
        "HIGH-LOW-TAKER": honour and len(held) + len(first) >= 5,
        "HIGH-LOW-DEF": held == [card],
        "HIGH-LOW-TRUMP": "T1" in hand,
    }[name]


JUDGES = {"deal-true": true}
