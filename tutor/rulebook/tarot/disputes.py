"""The shortest positions and deals of French Tarot on which tables with other house rules disagree."""

from __future__ import annotations

from tutor.core.errors import Json
from tutor.rulebook.dispute import Dispute, Disputes

#: A hand without trumps but for its last card, and the first word of the deal is its.
PLAIN: tuple[str, ...] = (*(f"S{rank}" for rank in range(1, 11)), *(f"H{rank}" for rank in range(1, 8)))
COURTS = tuple(f"{suit}{rank}" for rank in "KQN" for suit in "SHDC")


def _spoken(*moves: str, hand: tuple[str, ...] = (), players: int = 4) -> dict[str, Json]:
    """A deal in which so much has been said; the player to the dealer’s right may hold a hand that is known."""
    known: Json = {"0": list(hand)} if hand else {}
    return {"game": "tarot", "players": players, "dealer": players - 1, "hands": known, "moves": list(moves)}


def _led(*hand: str) -> dict[str, Json]:
    """The first lead of a deal of five, in which hearts are called."""
    start: Json = {"phase": "play", "taker": 1, "contract": "garde", "called": "HK", "leader": 0}
    return {"game": "tarot", "players": 5, "hands": {"0": list(hand)}, "from": start, "moves": []}


def _over(**more: Json) -> dict[str, Json]:
    """A deal of four that is over: a garde made by a few points."""
    return {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, **more}


DISPUTES: Disputes = {
    "petit_imprenable": (Dispute(_spoken(hand=(*PLAIN, "T1"))),),
    "maldonne": (Dispute(_spoken(hand=(*PLAIN, "H8")), "throw-in"),),
    "maldonne_below": (
        Dispute(_spoken(hand=(*PLAIN, "T5")), "throw-in", beside={"maldonne": True}),
        Dispute(_spoken(hand=(*PLAIN[:8], *COURTS[:9], "T5")), "throw-in", beside={"maldonne": True}),
    ),
    "auction": (Dispute(_spoken("prise", "garde-sans", "pass", "pass")),),
    "pousse": (Dispute(_spoken(), "pousse"),),
    "no_prise": (Dispute(_spoken(), "prise"),),
    "call_jack": (Dispute(_spoken("garde", *["pass"] * 4, hand=(*COURTS, "T1", "T2", "T3"), players=5), "call SJ"),),
    "lead_ban": (Dispute(_led(*PLAIN[:10], "H4", "D4", "C4", "T4", "T5"), "H4"),),
    "poignee_values": (Dispute(summary=_over(poignees=["double"])),),
    "misere": (Dispute(summary=_over(misere=[1])),),
    "petit_slam": (Dispute(summary=_over(points=80, slam="petit-made")),),
    "petit_slam_allowed_losses": (
        Dispute(_spoken("garde-sans", "pass", "pass", "pass"), "petit-slam", beside={"petit_slam": True}),
    ),
    "garde_contre": (Dispute(summary=_over(contract="garde-contre")),),
    "base": (Dispute(summary=_over()), Dispute(summary=_over(petit_au_bout="attack"))),
    "round_margin": (Dispute(summary=_over(points=52)), Dispute(summary=_over(points=48))),
    "round_to_ten": (Dispute(summary=_over()),),
}
