"""What beats what, said again."""

from __future__ import annotations

from collections.abc import Callable

from tests.barbu import plain
from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def beats(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked that would be the highest of the trick."""
    return {*answer} == naive.beats(asked["boards"][0]["cards"], [option["id"] for option in asked["options"]])


def no_queens_catches(asked: Json, answer: Answer) -> bool:
    """Whether the cards marked are the kings and aces of suits whose queen is with somebody else."""
    [board] = asked["boards"]
    held = naive.hand_of(board)
    known = [*held, *board["moves"]]
    return {*answer} == {card for card in held if card[1:] in {"K", "A"} and f"{card[0]}Q" not in known}


def last_two_losers(asked: Json, answer: Answer) -> bool:
    """Whether the cards marked have no lower card of their suit in other hands."""
    mine, others = (board["cards"] for board in asked["boards"])
    return {*answer} == {card for card in mine if not any(map(_over(card), plain.of(others, card[0])))}


def trumps_sure(asked: Json, answer: Answer) -> bool:
    """Whether just those are marked above which nothing is out, and which nobody can ruff."""
    played, mine = (asked["boards"][0]["moves"], asked["boards"][1]["cards"])
    out = [card for card in plain.DECK if card not in (*played, *mine)]
    ruffs = plain.of(out, asked["facts"]["suit"])
    sure = {card for card in mine if all(map(_over(card), plain.of(out, card[0])))}
    return {*answer} == {card for card in sure if card[0] == asked["facts"]["suit"] or not ruffs}


def _over(card: str) -> Callable[[str], bool]:
    """Whether a card is above another one of its suit."""
    return lambda other: plain.height(card) > plain.height(other)


JUDGES = {
    "beats": beats,
    "no-queens-catches": no_queens_catches,
    "last-two-losers": last_two_losers,
    "trumps-sure": trumps_sure,
}
