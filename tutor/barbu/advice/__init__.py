"""Advice for every moment of a deal: what to do, from one's own hand and what everybody has seen, and why.

A piece of advice is a rule that decides nothing: its words and sources stand beside the reckoning that picks the move.
The tutor's players do as they are advised.
"""

from __future__ import annotations

from tutor.barbu.advice import calling, doubling, laying, losing, setting, winning
from tutor.barbu.advice.choice import Choice
from tutor.barbu.call import Call
from tutor.barbu.contracts import Trumps
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.rule import Rule, rules_of

__all__ = ["ADVICE", "Choice", "advised"]

#: All advice by id, in the order in which a deal is lived.
ADVICE: dict[str, Rule] = {
    code: rule
    for code, rule in rules_of(calling, doubling, losing, winning, laying, setting).items()
    if code.startswith("B-STR")
}


def advised(at: Phase) -> Choice:
    """What the player to move had better do, and why; raise ``RecordError`` if their hand is not known."""
    if isinstance(at, Call):
        return calling.contract_to_call(at)
    if isinstance(at, Doubling):
        return doubling.double_to_say(at)
    if isinstance(at, Layout):
        return laying.card_to_lay(at)
    if isinstance(at, Play):
        trumps = at.contract.suit if isinstance(at.contract, Trumps) else None
        return winning.card_to_win(at, trumps) if trumps else losing.card_to_lose(at)
    return setting.card_to_set(at)
