"""The shortest positions and deals of Barbu on which tables with other house rules disagree."""

from __future__ import annotations

from tutor.core.errors import Json
from tutor.rulebook.dispute import Dispute, Disputes


def _played(contract: str, hand: str, *moves: str, leader: int = 0) -> dict[str, Json]:
    """A contract in which the first player holds a few cards and so much has been played."""
    start: Json = {"phase": "play", "contract": contract, "leader": leader}
    return {"game": "barbu", "hands": {"0": hand.split()}, "from": start, "moves": list(moves)}


def _spoken(*moves: str) -> dict[str, Json]:
    """A deal in which so much has been said."""
    return {"game": "barbu", "dealer": 0, "hands": {}, "moves": list(moves)}


def _shared(contract: str, **beside: Json) -> Dispute:
    """A contract that nobody has doubled, whose points are shared."""
    return Dispute(_spoken(contract, "pass", "pass", "pass", "pass"), beside=beside)


#: A hand of Domino, of twelve cards.
ROWS = "SA H3 H4 H5 H6 H7 D3 D4 D5 D6 D7 C3"
LYING: Json = [f"S{rank}" for rank in range(2, 9)]
IN_THE_ROWS: dict[str, Json] = {
    "phase": "play",
    "contract": "domino 8",
    "leader": 0,
    "lying": LYING,
    "left": [12, 11, 11, 11],
}


DISPUTES: Disputes = {
    "hearts_ban": (
        Dispute(_played("no-hearts", "H4 S4"), "H4"),
        Dispute(_played("no-hearts", "S9 H4 S4", "S9", "H2", "S3", "S5"), "H4"),
    ),
    "no_wait": (Dispute(_played("barbu", "HK S4", "D2", "D3", "D4", leader=1), "S4"),),
    "ace_low": (Dispute({"game": "barbu", "hands": {"0": ROWS.split()}, "from": IN_THE_ROWS, "moves": []}, "SA"),),
    "values": tuple(_shared(contract) for contract in ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two")),
    "ravage_36": (_shared("ravage-city", ravage_city=True),),
    "must_beat": (Dispute(_played("trumps H", "H4 HQ", "H9", "H2", "H3", leader=1), "H4"),),
    "doubling": (Dispute(_spoken("no-queens"), "double 2"),),
    "flanks": (Dispute(_spoken("no-queens"), "double flanks"),),
    "late_redouble": (Dispute(_spoken("no-queens", "pass", "double 1", "pass", "pass")),),
    "play_undoubled": (Dispute(_spoken("no-queens", "pass", "pass", "pass", "pass")),),
    "ravage_city": (Dispute(_spoken(), "ravage-city"),),
    "chinese_poker": (Dispute(_spoken(), "chinese-poker"),),
    "salade": (Dispute(_spoken(), "trumps H"),),
    "pack": (Dispute(_spoken(), "trumps H"),),
}
