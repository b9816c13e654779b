"""Positions of Barbu that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.barbu.contracts import Domino, calls
from tutor.barbu.options import Options
from tutor.core.cards import BARBU
from tutor.core.draft import ME, Draft, Place, Scene
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_
from tutor.core.record import Record

PLAYERS = 4
MOST = len(BARBU) // PLAYERS

ALL_OF_DOMINO = N_(
    "In Domino the tutor needs your whole hand and every card on the table: so far the others would hold"
    " {count} cards, and they cannot hold more than {most}."
)


def _scenes() -> Iterator[Scene]:
    for code, contract in calls(Options()).items():
        domino = isinstance(contract, Domino)
        places: tuple[Place, ...] = ("hand", "lying") if domino else ("hand", "trick")
        yield Scene(code.replace(" ", "-").lower(), "barbu", PLAYERS, code, BARBU, MOST, places)


#: A table for each contract that can be called, the usual seven.
SCENES = (*_scenes(),)


#: The house rules that decide something of such a position.
DECIDING = ("hearts_ban", "no_wait", "hearts_early_end", "must_beat", "ace_low")


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; in Domino the others hold as evenly many cards as they can.

    Raise ``RefusedError`` if too few cards of Domino are in sight.
    """
    deciding = {name: rules[name] for name in DECIDING if name in rules}
    if "lying" not in draft.scene.places:
        return draft.record(deciding)
    lying, held = draft.at("lying"), len(draft.at("hand"))
    count = len(BARBU) - len(lying) - held
    if count > MOST * (PLAYERS - 1):
        raise RefusedError(ALL_OF_DOMINO, count=count, most=MOST * (PLAYERS - 1))
    others, more = divmod(count, PLAYERS - 1)
    left = [held, *(others + (number < more) for number in range(PLAYERS - 1))]
    out = [seat for seat, count in enumerate(left) if not count and seat != ME]
    return draft.record(deciding, lying=[card.code for card in lying], left=left, out=out)
