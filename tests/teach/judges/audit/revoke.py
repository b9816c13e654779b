"""A card that was against the rules, said again."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tests.barbu import plain
from tests.tarot import naive
from tests.teach.judges.asked import Json, seen, winner
from tutor.teach.question import Answer


def trumps_revoke(asked: Json, answer: Answer) -> bool:
    """Whether it is the one card that was against the rules of Trumps."""
    call = asked["boards"][0]["from"]["contract"]
    return [*answer] == broken(asked, lambda hand, trick: plain.legal(call, hand, trick))


def revoke(asked: Json, answer: Answer) -> bool:
    """Whether it is the one card that was against the rules of Tarot."""
    return [*answer] == broken(asked, naive.playable)


def broken(asked: Json, playable: Callable[[list[str], list[str]], Collection[str]]) -> list[str]:
    """The cards that a later one of the same player shows to have been against the rules."""
    [board] = asked["boards"]
    tricks = seen(board)["tricks"]
    found = []
    for number, trick in enumerate(tricks, 1):
        assert (
            number == len(tricks) or (trick["leader"] + winner(board, trick["cards"])) % 4 == tricks[number]["leader"]
        )
        for place, card in enumerate(trick["cards"]):
            by = (trick["leader"] + place) % 4
            later = [other["cards"][(by - other["leader"]) % 4] for other in tricks[number:]]
            if any(card not in playable([card, had], trick["cards"][:place]) for had in later):
                found.append(card)
    return found
