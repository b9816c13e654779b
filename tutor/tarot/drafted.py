"""Positions of French Tarot that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import TAROT
from tutor.core.draft import Draft, Scene
from tutor.core.errors import Json
from tutor.core.record import Record
from tutor.tarot.call import CALLABLE
from tutor.tarot.setting import FIVE, HAND_SIZES

#: The tables, the usual one first.  The contract decides nothing of what may be played.
SCENES = tuple(
    Scene(f"tarot-{size}", "tarot", size, "garde", TAROT, HAND_SIZES[size], taken=True) for size in (4, 3, 5)
)


#: The house rules that decide something of such a position, or of what is said of it.
DECIDING = ("petit_imprenable", "lead_ban", "misere", "poignee_values", "tenue", "conventions")


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; of five players’ kings one that is not in sight is called."""
    deciding = {name: rules[name] for name in DECIDING if name in rules}
    if draft.scene.players != FIVE:
        return draft.record(deciding, taker=draft.taker)
    seen = {*draft.at("hand"), *draft.at("trick")}
    called = next((card for card in CALLABLE if card not in seen), CALLABLE[0])
    return draft.record(deciding, taker=draft.taker, called=called.code)
