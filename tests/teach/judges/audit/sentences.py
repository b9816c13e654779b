"""Sentences of which one is wrong, said again: by what each of them claims."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tests.teach.second.weighing import PLAYED_OUT, SIMPLE, on_average, won
from tutor.teach.question import Answer

#: Claims that are never true, of Barbu and of a poignée at a table of four.
FALSE = {
    *("partner-opposite", "78-cards", "ace-lowest", "12-cards", "on-the-right", "lowest-leads", "dealer-leads"),
    *("highest-bid", "again", "opposite-cuts", "youngest-deals", "back-once", "most-lost"),
    *("eight-are-enough", "to-me", "multiplied"),
}


def wrong(asked: Json, answer: Answer) -> bool:
    """Whether it is the sentence that claims something false."""
    wins = won(asked["boards"][0]) if asked["boards"] else 0
    return [*answer] == [option["id"] for option in asked["options"] if _false(option["facts"][0], wins)]


def _false(said: Json, wins: int) -> bool:
    """Whether a claim is false, which some are by how many deals were won with the hand."""
    pays = on_average(SIMPLE, wins) > 0
    if said["claim"] in {"won", "lost"}:
        chance = said["chance"] if "chance" in said else said["lost"]
        return bool(said["won"] != wins or abs(chance / 100 - wins / PLAYED_OUT) > 0.01)
    return said["claim"] in FALSE | {"costs" if pays else "brings"}
