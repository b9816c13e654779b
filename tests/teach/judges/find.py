"""Which are they, said again."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tests.teach.second.pack import is_low
from tutor.teach.question import Answer


def coach_deals(asked: Json, answer: Answer) -> bool:
    """The deals in which the part has a minus, and where that is asked the score has none."""
    [board] = asked["boards"]
    part, _, won = asked["facts"]["asks"].partition("-")
    lost = [line for line in board["ledger"] if line[part] < 0 and (not won or line["score"] > 0)]
    return {*answer} == {line["contract"] for line in lost}


def given_for_it(asked: Json, answer: Answer) -> bool:
    """Whether just the low cards are marked; or that there is none."""
    cards = [option["id"] for option in asked["options"] if option["id"] != "none"]
    return {*answer} == ({card for card in cards if is_low(card)} or {"none"})


JUDGES = {"coach-deals": coach_deals, "given-for-it": given_for_it}
