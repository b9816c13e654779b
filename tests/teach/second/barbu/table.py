"""A table of Barbu as records write it, replayed naively: who has won which trick, what lies there, what is in hand."""

from __future__ import annotations

from typing import Any

from tests.teach.second.barbu import plain
from tutor.core.record import Record
from tutor.teach.question import Board


def table(board: Board) -> dict[str, Any]:
    """The learner's ``hand``, the ``tricks`` and who won them, the ``trick`` in progress, the cards ``played``."""
    assert isinstance(board, Record)
    told: dict[str, Any] = board.to_json()
    moves = told.get("moves", [])
    seat, tricks = told["from"]["leader"], []
    for first in range(0, len(moves) - len(moves) % 4, 4):
        cards = moves[first : first + 4]
        seat = plain.winner(cards, seat)
        tricks.append((seat, cards))
    hand = [card for card in told["hands"]["0"] if card not in moves]
    return {"hand": hand, "tricks": tricks, "trick": moves[len(tricks) * 4 :], "leader": seat, "played": moves}
