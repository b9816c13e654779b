"""Which is which, said again."""

from __future__ import annotations

from tests.tarot.advice.naive_leads import NO_TRICKS, says
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer


def leads_say(asked: Json, answer: Answer) -> bool:
    """Whether each card has what it says; where it says nothing, that."""
    before = seen(asked["boards"][0]) if asked["boards"] else NO_TRICKS
    cards = [option["id"] for option in asked["options"]]
    tells = {card: says(card, before, 0) - {"strong-hand"} or {"nothing"} for card in cards}
    return {*answer} == {f"{card}={one}" for card, found in tells.items() for one in found}


JUDGES = {"leads-say": leads_say}
