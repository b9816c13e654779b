"""The shortest positions and deals of Barbu on which tables with other house rules disagree."""

from __future__ import annotations

from tutor.core.cards import BARBU
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
#: The last cards of Domino: whoever plays the ace of diamonds is the third to be out.
OUT: dict[str, Json] = {
    "phase": "play",
    "contract": "domino 8",
    "leader": 1,
    "lying": [card.code for card in BARBU.cards if card.code not in {"SA", "DA"}],
    "left": [0, 1, 1, 0],
    "out": [3, 0],
}
#: No Hearts in which the leader of every trick has only spades, until all hearts are in the tricks.
SPADES = " ".join(card.code for card in BARBU.cards if card.suit == "S")
CAPTURED = "SA H2 H3 H4 SK H5 H6 H7 SQ H8 H9 H10 SJ HJ HQ HK S10 HA D2 D3"
#: A showdown of Chinese poker: everybody has a suit, and one player sets the best hand of all at the back.
ROW_BY_ROW = {suit: ("A K Q J 10", "9 8 7 6 5") if suit == "S" else ("K Q J 10 9", "8 7 6 5 4") for suit in "SHDC"}
SHOWN: dict[str, Json] = {
    "game": "barbu",
    "hands": {str(at): [card.code for card in BARBU.all.of(suit)] for at, suit in enumerate(ROW_BY_ROW)},
    "from": {"phase": "play", "contract": "chinese-poker", "leader": 0},
    "moves": [
        f"{row} {suit}{rank}"
        for suit, rows in ROW_BY_ROW.items()
        for row, ranks in zip(("back", "middle"), rows, strict=True)
        for rank in ranks.split()
    ],
}


DISPUTES: Disputes = {
    "hearts_ban": (
        Dispute(_played("no-hearts", "H4 S4"), "H4"),
        Dispute(_played("no-hearts", "S9 H4 S4", "S9", "H2", "S3", "S5"), "H4"),
    ),
    "hearts_early_end": (Dispute(_played("no-hearts", SPADES, *CAPTURED.split())),),
    "no_wait": (Dispute(_played("barbu", "HK S4", "D2", "D3", "D4", leader=1), "S4"),),
    "ace_low": (Dispute({"game": "barbu", "hands": {"0": ROWS.split()}, "from": IN_THE_ROWS, "moves": []}, "SA"),),
    "domino": (Dispute({"game": "barbu", "hands": {"1": ["DA"], "2": ["SA"]}, "from": OUT, "moves": ["DA", "SA"]}),),
    "values": tuple(_shared(contract) for contract in ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two")),
    "ravage_36": (_shared("ravage-city", ravage_city=True),),
    "must_beat": (Dispute(_played("trumps H", "H4 HQ", "H9", "H2", "H3", leader=1), "H4"),),
    "doubling": (Dispute(_spoken("no-queens"), "double 2"),),
    "flanks": (Dispute(_spoken("no-queens"), "double flanks"),),
    "late_redouble": (Dispute(_spoken("no-queens", "pass", "double 1", "pass", "pass")),),
    "play_undoubled": (Dispute(_spoken("no-queens", "pass", "pass", "pass", "pass")),),
    "ravage_city": (Dispute(_spoken(), "ravage-city"),),
    "chinese_poker": (Dispute(_spoken(), "chinese-poker"),),
    "overall_unit": (Dispute(SHOWN, beside={"chinese_poker": True}),),
    "salade": (Dispute(_spoken(), "trumps H"),),
    "pack": (Dispute(_spoken(), "trumps H"),),
}
