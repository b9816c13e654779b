"""Remarks on what was told and proved, said again: by the conventions’ own words, and by what nobody can hold."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import heard
from tests.teach.judges.asked import Json, seen
from tests.teach.judges.certain import missing
from tests.teach.judges.out import pack
from tests.teach.judges.proves import cannot
from tutor.teach.question import Answer


def signal_audit(asked: Json, answer: Answer) -> bool:
    """Whether it is the only remark that is wrong."""
    [board] = asked["boards"]
    return [*answer] == [option["id"] for option in asked["options"] if not _right(board, *option["facts"])]


def _right(board: Json, said: Json, then: Json) -> bool:
    """Whether a card has told what a remark says, or that is certain."""
    deal, by, claim = seen(board), said["by"], said["claim"]
    if then["claim"] == "told":
        told = heard(deal)[board["moves"].index(then["card"])]
        return (by, claim) in {(seat, name) for seat, name, _ in told}
    left = [card for card in pack("tarot") if card not in board["moves"]]
    honours = [card for card in left if card in {f"{said.get('led')}K", f"{said.get('led')}Q"}]
    if claim == "honour":
        return any(all(cannot(deal, other, card) for other in range(4) if other != by) for card in honours)
    cards = honours if claim == "no-honour" else missing(claim, said, left)
    return all(cannot(deal, by, card) for card in cards)
