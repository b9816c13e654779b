"""Poignées, said again: how many trumps, exactly that many shown, the Excuse only if no trump stays hidden."""

from __future__ import annotations

from tests.teach.judges.asked import Json

#: Trumps for each size, by the number of players.
NEEDED = {
    3: {"simple": 13, "double": 15, "triple": 18},
    4: {"simple": 10, "double": 13, "triple": 15},
    5: {"simple": 8, "double": 10, "triple": 13},
}


def refused(needed: int, trumps: int, shown: int, *, held: bool, with_excuse: bool) -> str:
    """Why a poignée is refused, from how many trumps there are and are shown; ``held`` is the Excuse."""
    if trumps + held < needed:
        return "T-POIGNEE-THRESH"
    if shown + with_excuse != needed:
        return "T-POIGNEE-SHOW-EXACT"
    return "T-POIGNEE-EXCUSE-IMPLIES" if with_excuse and shown < trumps else ""


def refused_cards(told: Json, cards: list[str], laid: list[str]) -> str:
    """The same, of these cards, all of them trumps or the Excuse, of which some are laid out at the table told of."""
    trumps, shown = ([card for card in some if card != "EX"] for some in (cards, laid))
    needed = NEEDED[told["players"]][told["size"]]
    return refused(needed, len(trumps), len(shown), held="EX" in cards, with_excuse="EX" in laid)
