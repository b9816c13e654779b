"""What cards tell at any moment of a deal, by the federation's sentences as ``naive_signals`` has them."""

from __future__ import annotations

from typing import Any

from tests.tarot.advice.naive_signals import opened, says
from tests.teach.asked import codes
from tests.teach.second.proofs import tricks_of
from tutor.teach.question import Answer, Question

Trick = list[tuple[int, str]]
Saying = tuple[int, str, str]

#: What each convention tells.
TELLS = {
    "LEAD-LOW": "honour",
    "LEAD-HIGH": "no-honour",
    "LEAD-TRUMP-ODD": "many-trumps",
    "LEAD-TRUMP-EVEN": "few-trumps",
    "MAIN-FORTE": "strong-hand",
    "HIGH-LOW-TAKER": "tenue",
    "HIGH-LOW-DEF": "no-more",
    "HIGH-LOW-TRUMP": "petit",
    "EXC-LEAD": "perhaps-petit",
    "EXC-FIRST-TRUMP": "stop-trumps",
    "EXC-TAKER-SUIT": "honour",
}


def seated(seen: dict[str, Any]) -> list[Trick]:
    """The tricks on the board, each card with the seat that it comes from."""
    return [
        [((trick["leader"] + place) % seen["players"], card) for place, card in enumerate(trick["cards"])]
        for trick in seen["tricks"]
    ]


def heard(seen: dict[str, Any]) -> list[set[Saying]]:
    """What each card on the board has told, in the order in which they fell: by whom, what, and of which suit."""
    tricks, found = seated(seen), list[set[Saying]]()
    for number, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(trick):
            before = trick[:place]
            names = says(tricks[:number], before, seen["taker"], seat, card)
            suit = opened([*before, (seat, card)])[1] if [*before, (seat, card)] != [(seat, "EX")] else "EX"
            found.append({(seat, TELLS[name], suit) for name in names})
    return found


def tells(question: Question, answer: Answer) -> bool:
    """Whether the last card has told this; an odd trump that opens the deal tells two things, of which one is asked."""
    told = {name for _, name, _ in heard(tricks_of(question))[-1]} or {"nothing"}
    return len(answer) == 1 and answer[0] in told


def told_so_far(question: Question, answer: Answer) -> bool:
    """Whether just those sentences are marked that a card of another defender has said."""
    said = {f"{seat}-{name}-{suit}" for one in heard(tricks_of(question)) for seat, name, suit in one if seat != 0}
    return {*answer} == said & {option.id for option in question.options}


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


JUDGES = {"deal-tells": tells, "deal-true": true, "deal-heard": told_so_far}
