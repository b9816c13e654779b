"""Positions of French Tarot that somebody sets up, card by card."""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.draft import Draft, Scene
from tutor.core.record import Record
from tutor.tarot.call import CALLABLE
from tutor.tarot.setting import FIVE, HAND_SIZES

#: The tables, the usual one first.  The contract decides nothing of what may be played.
SCENES = tuple(
    Scene(f"tarot-{size}", "tarot", size, "garde", TAROT, HAND_SIZES[size], taken=True) for size in (4, 3, 5)
)


def drafted(draft: Draft) -> Record:
    """The record of a draft; with five players the called king is one that is not in sight, if there is any."""
    if draft.scene.players != FIVE:
        return draft.record(taker=draft.taker)
    seen = {*draft.at("hand"), *draft.at("trick")}
    called = next((card for card in CALLABLE if card not in seen), CALLABLE[0])
    return draft.record(taker=draft.taker, called=called.code)
