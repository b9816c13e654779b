"""A card that was against the rules, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.teach.judges.asked import Json, seen, winner
from tutor.teach.question import Answer


def trumps_revoke(asked: Json, answer: Answer) -> bool:
    """Whether it is the one card that a later one of the same player shows to have been against the rules."""
    [board] = asked["boards"]
    call, tricks = board["from"]["contract"], seen(board)["tricks"]
    broken = []
    for number, trick in enumerate(tricks, 1):
        assert (
            number == len(tricks) or (trick["leader"] + winner(board, trick["cards"])) % 4 == tricks[number]["leader"]
        )
        for place, card in enumerate(trick["cards"]):
            by = (trick["leader"] + place) % 4
            later = [other["cards"][(by - other["leader"]) % 4] for other in tricks[number:]]
            if any(card not in plain.legal(call, [card, had], trick["cards"][:place]) for had in later):
                broken.append(card)
    return [*answer] == broken
