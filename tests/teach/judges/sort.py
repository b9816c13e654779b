"""Which is which, said again."""

from __future__ import annotations

from tests.tarot.advice.naive_leads import NO_TRICKS, says
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer

#: What the Excuse may save.
DEAR_QUEENS, BIG_TRUMPS = ("SQ", "HQ", "DQ", "CQ"), ("T17", "T18", "T19", "T20")


def leads_say(asked: Json, answer: Answer) -> bool:
    """Whether each card has what it says; where it says nothing, that."""
    before = seen(asked["boards"][0]) if asked["boards"] else NO_TRICKS
    cards = [option["id"] for option in asked["options"]]
    tells = {card: says(card, before, 0) - {"strong-hand"} or {"nothing"} for card in cards}
    return {*answer} == {f"{card}={one}" for card, found in tells.items() for one in found}


#: To which part of a ledger each thing belongs.
PARTS = {
    "luck": ("poor-hand", "seven-spades", "high-cards"),
    "plan": ("called-richest", "domino-last", "six-better"),
    "bets": ("two-made-more", "redoubled", "beat-three"),
    "play": ("seven-tricks", "won-the-king", "two-tricks-more"),
}


def coach_parts(asked: Json, answer: Answer) -> bool:
    """Whether each thing is said to belong where the list has it."""
    claims = {option["id"]: option["facts"][0]["claim"] for option in asked["options"]}
    return {*answer} == {
        f"{name}={part}" for part, known in PARTS.items() for name, claim in claims.items() if claim in known
    }


def excuse_well_spent(asked: Json, answer: Answer) -> bool:
    """Whether it saves a queen who stands alone, or a big trump; not a knight, a jack, or what could stay in hand."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        saved = len(told["cards"]) == 1 and told["cards"][0] in {*DEAR_QUEENS, *BIG_TRUMPS}
        right.add(f"{option['id']}={'well' if saved else 'kept'}")
    return {*answer} == right


JUDGES = {"leads-say": leads_say, "coach-parts": coach_parts, "excuse-well-spent": excuse_well_spent}
