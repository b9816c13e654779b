"""Advice, with its reason and a clear margin."""

from types import ModuleType

from tutor.teach.kinds.choice import (
    bidding,
    bids,
    calls,
    domino,
    doubling,
    ecart,
    king,
    leads,
    poignee,
    prize,
    ruff,
    shows,
    slam,
    tricks,
    your_turn,
)

MODULES: tuple[ModuleType, ...] = (
    bids,
    bidding,
    ecart,
    leads,
    ruff,
    tricks,
    poignee,
    prize,
    shows,
    calls,
    domino,
    doubling,
    king,
    slam,
    your_turn,
)
