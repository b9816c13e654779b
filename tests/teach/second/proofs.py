"""What the cards prove, said again: nobody holds a card with which they could not have played as they did."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot import naive as tarot
from tutor.show.laid import told
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Question
from tutor.teach.saying import Saying

SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C", "trump": "T", "trumps": "T"}
RANKS = {"J": 11, "C": 12, "Q": 13, "K": 14}
PACK = [f"{suit}{rank}" for suit in "SHDC" for rank in (*range(1, 11), *"JNQK")]
PACK += [f"T{rank}" for rank in range(1, 22)] + ["EX"]
SEATS = {"on your right": 1, "opposite": 2, "on your left": 3}


def tricks_of(question: Question) -> dict[str, Any]:
    """The tricks on the first board."""
    return told(question.boards[0])


def plays(seen: dict[str, Any]) -> list[tuple[int, str, list[str]]]:
    """Who has played which card, and what lay in the trick before it."""
    return [
        ((trick["leader"] + place) % seen["players"], card, trick["cards"][:place])
        for trick in seen["tricks"]
        for place, card in enumerate(trick["cards"])
    ]


def played(seen: dict[str, Any]) -> list[str]:
    """All cards that have been played."""
    return [card for _, card, _ in plays(seen)]


def cannot(seen: dict[str, Any], seat: int, card: str) -> bool:
    """Whether a player cannot have held a card: with it in hand, something that they played was not allowed."""
    return any(
        by == seat and had != card and had not in tarot.playable([had, card], before) for by, had, before in plays(seen)
    )


def lacks(seen: dict[str, Any], seat: int, suit: str) -> bool:
    """Whether a player cannot have any card of a suit that has not been played."""
    return all(cannot(seen, seat, card) for card in PACK if card[0] == suit and card not in played(seen))


def is_proved(seen: dict[str, Any], line: object) -> bool:
    """Whether what a line claims is certain, by its English words: so somebody reads it who knows nothing else."""
    assert isinstance(line, Saying)
    claim = said(line, Words("en")).partition(":")[0]
    found = re.fullmatch(r"The player (.+) has no (\w+)(?: (above|below) (?:trump )?([0-9JCQK]+).?)?", claim)
    assert found, claim
    seat, suit, side, rank = SEATS[found[1]], SUITS[found[2]], found[3], found[4]
    claimed = [card for card in PACK if card[0] == suit and card not in played(seen)]
    if side:
        edge = _height(rank)
        claimed = [
            card for card in claimed if (_height(card[1:]) > edge if side == "above" else _height(card[1:]) < edge)
        ]
    return all(cannot(seen, seat, card) for card in claimed)


def _height(rank: str) -> int:
    return RANKS.get(rank.replace("N", "C")) or int(rank)
