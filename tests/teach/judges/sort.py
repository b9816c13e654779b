"""Which is which, said again."""

from __future__ import annotations

from tests.tarot.advice.naive_leads import NO_TRICKS, says
from tests.teach.judges.asked import Json, seen
from tests.teach.second.barbu import plain
from tutor.teach.question import Answer

#: What the Excuse may save.
DEAR_QUEENS, BIG_TRUMPS = ("SQ", "HQ", "DQ", "CQ"), ("T17", "T18", "T19", "T20")


def leads_say(asked: Json, answer: Answer) -> bool:
    """Whether each card has what it says; where it says nothing, that."""
    before = seen(asked["boards"][0]) if asked["boards"] else NO_TRICKS
    cards = [option["id"] for option in asked["options"]]
    tells = {card: says(card, before, 0) - {"strong-hand"} or {"nothing"} for card in cards}
    return {*answer} == {f"{card}={one}" for card, found in tells.items() for one in found}


def excuse_well_spent(asked: Json, answer: Answer) -> bool:
    """Whether it saves a queen who stands alone, or a big trump; not a knight, a jack, or what could stay in hand."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        saved = len(told["cards"]) == 1 and told["cards"][0] in {*DEAR_QUEENS, *BIG_TRUMPS}
        right.add(f"{option['id']}={'well' if saved else 'kept'}")
    return {*answer} == right


def no_tricks_lead(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each card whether the others can go above it, and whether they can stay below."""
    [others] = asked["boards"]
    right = set()
    for card in (cell["id"] for cell in asked["options"]):
        out = plain.of(others["cards"], card[0])
        above = [other for other in out if plain.height(other) > plain.height(card)]
        state = "wins" if not above else "loses" if len(above) == len(out) else "depends"
        right.add(f"{card}={state}")
    return {*answer} == right


JUDGES = {"no-tricks-lead": no_tricks_lead, "leads-say": leads_say, "excuse-well-spent": excuse_well_spent}
