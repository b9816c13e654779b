"""Advice for every moment of a deal: what to do, from one's own hand and what everybody has seen, and why.

A piece of advice is a rule that decides nothing: its words and sources stand beside the reckoning that picks the move.
The tutor's players do as they are advised.
"""

from __future__ import annotations

from tutor.barbu.advice import arranging, calling, counting, doubling, laying, losing, winning
from tutor.barbu.call import Call
from tutor.barbu.contracts import KINDS
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.core.advice import Advice
from tutor.core.chapters import by_id, rules_of

__all__ = ["ADVICE", "Advice", "advised", "choose"]

#: All advice by id, in the order in which a deal is lived.
ADVICE = by_id(
    (
        *rules_of(calling).values(),
        *(advice for kind in KINDS if (advice := kind.promise.advice)),
        *rules_of(doubling, losing, winning, laying, counting, arranging).values(),
    )
)


def advised(at: Phase) -> Advice:
    """The advised move of the player to move, with the reason; raise ``RecordError`` if their hand is not known."""
    if isinstance(at, Call):
        return calling.contract_to_call(at)
    if isinstance(at, Doubling):
        return doubling.double_to_say(at)
    if isinstance(at, Layout):
        return laying.card_to_lay(at)
    if isinstance(at, Play):
        trumps = at.contract.trumps
        return winning.card_to_win(at, trumps) if trumps else counting.card_to_count(at, losing.card_to_lose)
    return arranging.card_to_set(at)


def choose(at: Phase) -> str:
    """The move of one of the tutor's players, as records write it: always the advised one.

    They do the same whenever they see the same; raise ``RecordError`` if their hand is not known.
    """
    return advised(at).move
