"""Reading a question as JSON, for its second judges."""

from __future__ import annotations

from typing import Any

from tests.barbu import naive as barbu
from tests.tarot import naive as tarot
from tutor.teach.question import Answer

#: A question as ``tutor exercise --json`` prints it, without its words; or a board of one.
Json = dict[str, Any]


def seen(board: Json) -> Json:
    """The deal of a board trick by trick: ``{"players", "seat", "taker", "tricks": [{"leader", "cards"}]}``.

    The board is a record that begins with the play, as somebody at the table has seen it; the last trick may not be
    complete.
    """
    start, players = board["from"], board["players"]
    tricks: list[Json] = []
    leader, cards = start["leader"], list[str]()
    for card in (move for move in board["moves"] if " " not in move):
        cards.append(card)
        if len(cards) == players:
            tricks.append({"leader": leader, "cards": cards})
            leader, cards = (leader + winner(board, cards)) % players, []
    if cards or not tricks:
        tricks.append({"leader": leader, "cards": cards})
    known = {name: start[name] for name in ("taker", "contract") if name in start}
    return {"players": players, "seat": board["seat"], **known, "tricks": tricks}


def winner(board: Json, trick: list[str]) -> int:
    """The place of the card that wins a complete trick."""
    if board["game"] == "tarot":
        return trick.index(tarot.winning(trick))
    call = board["from"]["contract"].split()
    return barbu.winner(trick, call[1] if call[0] == "trumps" else None)


def hand(board: Json) -> list[str]:
    """The cards that the player whose chair it is holds by now."""
    dealt: list[str] = board["hands"][str(board["seat"])]
    return [card for card in dealt if card not in board["moves"]]


def is_number(answer: Answer, number: float) -> bool:
    """Whether the answer is this number."""
    return len(answer) == 1 and float(answer[0]) == number
