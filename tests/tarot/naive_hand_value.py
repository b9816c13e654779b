"""What a hand is worth, said again: Noël Chavey’s table line by line, with lists of codes only."""

from __future__ import annotations

from collections.abc import Iterator

#: What a petit among so many trumps is worth, and a suit of so many cards.
BY_LENGTH = {5: 5, 6: 7, **dict.fromkeys(range(7, 19), 9)}
BIDS = [("garde-contre", 81), ("garde-sans", 71), ("garde", 56), ("prise", 40)]

Line = tuple[str, list[str], int]


def sheet(hand: list[str], *, alone: bool = False) -> Iterator[Line]:
    """The lines of a hand: the rule, the cards, the points; ``alone`` if the dog is left."""
    trumps = [card for card in hand if card[0] == "T" or card == "EX"]
    numbers = [int(card[1:]) for card in hand if card[0] == "T"]
    majors = [number for number in numbers if number >= 16]
    rows = [number for number in majors if number - 1 in majors or number + 1 in majors]
    yield "T-EVAL-21", ["T21"], 10 * (21 in numbers)
    yield "T-EVAL-EXCUSE", ["EX"], 8 * ("EX" in hand)
    yield "T-EVAL-PETIT", trumps, BY_LENGTH.get(len(trumps), 0) * (1 in numbers)
    yield "T-EVAL-TRUMPS", trumps, 2 * len(trumps) * (len(trumps) > 4)
    yield "T-EVAL-MAJOR", [f"T{number}" for number in majors], 2 * len(majors)
    yield "T-EVAL-SEQUENCE", [f"T{number}" for number in rows], len(rows)
    for suit in "SHDC":
        own = [card for card in hand if card[0] == suit]
        king, queen = f"{suit}K" in own, f"{suit}Q" in own
        yield "T-EVAL-MARRIAGE", [f"{suit}K", f"{suit}Q"], 10 * (king and queen)
        yield "T-EVAL-KING", [f"{suit}K"], 6 * (king and not queen)
        yield "T-EVAL-QUEEN", [f"{suit}Q"], 3 * (queen and not king)
        yield "T-EVAL-KNIGHT", [f"{suit}N"], 2 * (f"{suit}N" in own)
        yield "T-EVAL-JACK", [f"{suit}J"], 1 * (f"{suit}J" in own)
        yield "T-EVAL-LONG", own, BY_LENGTH.get(len(own), 0)
        yield "T-EVAL-VOID", own, 6 * (alone and not own)
        yield "T-EVAL-SINGLETON", own, 3 * (alone and len(own) == 1)


def worth(hand: list[str], rule: str = "", *, alone: bool = False) -> int:
    """What the lines of a rule come to, or all of them."""
    return sum(points for line, _, points in sheet(hand, alone=alone) if rule in {"", line})
