"""Whether a defender’s hand keeps what a card of theirs promises, said again in plain lists of codes."""

from __future__ import annotations

from typing import Any

from tests.tarot.advice.naive_signals import opened, says, seated

#: What each convention promises of the suit of the card.  The others promise nothing that could be checked.
PROMISES = {
    "LEAD-LOW": "honour",
    "LEAD-HIGH": "no-honour",
    "LEAD-TRUMP-ODD": "many-trumps",
    "LEAD-TRUMP-EVEN": "few-trumps",
    "HIGH-LOW-DEF": "no-more",
    "HIGH-LOW-TAKER": "tenue",
    "HIGH-LOW-TRUMP": "petit",
}


def broken(deal: dict[str, Any], hand: list[str], card: str) -> set[str]:
    """The conventions by which the learner, who plays next from this hand, would promise with a card what is not so."""
    tricks = seated(deal)
    if tricks and len(tricks[-1]) == deal["players"]:
        tricks.append([])
    *before, now = tricks or [[]]
    first = [dict(trick)[deal["seat"]] for trick in before if opened(trick)[1] == card[0]]
    made = says(before, now, deal["taker"], deal["seat"], card)
    return {name for name in made if name in PROMISES and not _kept(PROMISES[name], card[0], hand, first)}


def _kept(promise: str, suit: str, hand: list[str], first: list[str]) -> bool:
    """Whether the hand keeps a promise; ``first`` is what the player has played to the suit before."""
    honours = any(f"{suit}{rank}" in hand for rank in "KQ")
    of_suit, trumps = [card for card in hand if card[0] == suit], [card for card in hand if card[0] == "T"]
    began_with = [*of_suit, *(card for card in first if card[0] == suit)]
    return {
        "honour": honours,
        "no-honour": not honours,
        "many-trumps": len(trumps) >= 7,
        "few-trumps": len(trumps) < 7,
        "no-more": len(of_suit) == 1,
        "tenue": len(began_with) >= 5 and honours,
        "petit": "T1" in hand,
    }[promise]
