"""Hands with which a poignée may be shown, off the lines of the bank, and what one brings on average."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tutor.teach.tarot

BIDS = Path(tutor.teach.tarot.__file__).with_name("bids.txt")
BANK = Path(tutor.teach.tarot.__file__).with_name("weighed.txt")
#: Points from each opponent for a simple poignée, a double and a triple one (T-POIGNEE-VALUE), and who pays: the loser.
SIMPLE, DOUBLE, TRIPLE = 20, 30, 40
PLAYED_OUT = 400


def won(board: dict[str, Any]) -> int:
    """How many of its deals the hand on a board wins, found by its cards and by what was said."""
    [hand] = [cards for cards in board["hands"].values() if cards]
    parts = [" ".join(hand), " ".join(board.get("dog", [])), ", ".join(board["moves"])]
    [line] = [line for line in BANK.read_text("utf-8").splitlines() if line.split(" / ")[1:] == parts]
    return int(line.split()[2])


def bid_and_passed(board: dict[str, Any]) -> tuple[int, int]:
    """The points a deal of the hand on a board after its bid and after a pass, found as above."""
    [hand] = [cards for cards in board["hands"].values() if cards]
    parts = [" ".join(hand), ", ".join(board["moves"])]
    [line] = [line for line in BIDS.read_text("utf-8").splitlines() if line.split(" / ")[1:] == parts]
    bid, passed = line.split(" / ")[0].split()[4:6]
    return int(bid), int(passed)


def on_average(bonus: int, wins: int, of: int = PLAYED_OUT) -> float:
    """What a poignée brings from each opponent: it comes in so often, and goes out in all other deals."""
    return (bonus * wins - bonus * (of - wins)) / of
