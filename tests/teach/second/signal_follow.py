"""What the order of two cards tells, said again from the sources’ sentences: who led, which fell, and what lay there.

Two falling cards are a doubleton in the defence’s suit, a tenue in the taker’s, the Petit in trumps; where the first is
a court card or goes ahead, anybody would play like that.
"""

from __future__ import annotations

from tests.tarot.advice.naive_signals import height
from tests.teach.second.proofs import tricks_of
from tutor.teach.question import Answer, Question


def say_by_order(question: Question, answer: Answer) -> bool:
    """Whether the two cards follow suit and fall, or rise where there is nothing true to say."""
    put = {one.partition("@")[2]: one.partition("@")[0] for one in answer}
    if {*put} != {"1", "2"} or len(answer) != 2:
        return False
    assert question.arrangement
    seen, hand = tricks_of(question), [thing.id for thing in question.arrangement.things]
    led = seen["tricks"][0]["cards"][0][0]
    suit = [card for card in hand if card[0] == led]
    if put["1"] not in suit or put["2"] not in suit or "T1" in put.values():
        return False
    taker_led = seen["tricks"][0]["leader"] == seen["taker"]
    speaks = led == "T" or (len(suit) == 5 if taker_led else len(suit) == 2)
    falls = height(put["1"]) > height(put["2"])
    return falls and (led == "T" or height(put["1"]) <= 10) if speaks else not falls


JUDGES = {
    "say-by-order": say_by_order,
}
