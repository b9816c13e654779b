"""A question as somebody sees it who knows no rule: the parts of its JSON, and never its key."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.teach import naive
from tests.teach.habits.cards import CARD
from tests.teach.judges.asked import Json

NUMBER = re.compile(r"\d+(?:\.5|½)?")
WORD = re.compile(r"\w{4,}")


def names(asked: Json) -> list[str]:
    """The ids of all that can be answered with."""
    return [option["id"] for option in asked["options"]]


def code(name: str) -> str:
    """An id without the number of its board: the code of a card, if it is one."""
    return name.rpartition(":")[2]


def are_cards(named: Sequence[str]) -> bool:
    """Whether all that can be answered with are single cards."""
    return bool(named) and all(CARD.fullmatch(code(name)) for name in named)


def hand(board: Json) -> list[str]:
    """The cards that somebody holds on a board, or that lie on it."""
    if "hands" in board:
        known = [cards for cards in board["hands"].values() if cards is not None]
        return naive.hand_of(board) if len(known) == 1 else []
    cards = board.get("cards", [])
    return [card for card in cards if isinstance(card, str)]


def trick(board: Json) -> list[str]:
    """The cards of the trick that lies on a board."""
    return naive.trick_of(board) if "hands" in board else hand(board)


def led(asked: Json) -> str:
    """The suit that was led on the first board, or nothing."""
    lying = trick(asked["boards"][0]) if asked["boards"] else []
    return lying[0][0] if lying else ""


def leader(asked: Json) -> str:
    """The seat that has led on the first board, or nothing."""
    start = asked["boards"][0].get("from", {}) if asked["boards"] else {}
    return str(start.get("leader", ""))


def several_hands(asked: Json) -> dict[str, list[str]]:
    """The cards that belong to each option: its own, or those of its board where there is one for each, all alike."""
    options, boards = asked["options"], asked["boards"]
    if all(option.get("cards") for option in options):
        return {option["id"]: option["cards"] for option in options}
    alike = len({"hands" in board for board in boards}) == 1
    if len(boards) == len(options) and alike and all(map(hand, boards)):
        return {option["id"]: hand(board) for option, board in zip(options, boards, strict=True)}
    return {}


def numbers(text: str) -> list[float]:
    """The numbers that stand in a text."""
    return [float(number.replace("½", ".5")) for number in NUMBER.findall(text)]


def words(text: str) -> set[str]:
    """The longer words of a text."""
    return {*WORD.findall(text.lower())}


def looks(asked: Json) -> dict[str, Any]:
    """All in which one question differs from another: what is shown, and what can be answered."""
    return {name: asked[name] for name in ("prompt", "facts", "boards", "options")}
