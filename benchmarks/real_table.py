"""The time in which a press is answered at a table of one’s own: a position set up, an evening written down."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterable

from tutor.core.errors import Json
from tutor.hosts.intents import ask

ROUNDS = 5
#: The deals of an evening, as many as a match of Barbu has.
DEALS = 28
#: A dispute, press by press: the hand, and the trick before it.
DISPUTE: list[Json] = [
    *({"put": code} for code in ("S4", "H4", "H8", "T1", "T21")),
    {"place": "trick"},
    *({"put": code} for code in ("HK", "H6")),
]
GARDE = {"taker": "0", "contract": "garde", "bouts": "2", "points": "49"}
EVENING: list[Json] = [{"begin": {"table": "fft", "players": "5", "name-0": "Ann"}}, *[{"deal": GARDE}] * DEALS]
#: What somebody does on a pad then: open a deal, have the score told while they type, write it down.
ON_THE_PAD: list[Json] = [{"edit": 2}, {"try": {**GARDE, "points": "51"}}, {"deal": {**GARDE, "points": "51"}}]


def explain() -> float:
    """The milliseconds of the slowest press of the dispute, each the median of some rounds."""
    return _slowest({"setup": {}, "lang": "fr", "rulebook": "../rulebook/"}, DISPUTE)


def pad() -> float:
    """The same of a pad that has an evening of 28 deals written down."""
    state: Json = {"scoring": None, "lang": "fr", "rulebook": "../rulebook/"}
    for intent in EVENING:
        state = json.loads(ask(json.dumps(state), json.dumps(intent)))["state"]
    return _slowest(state, ON_THE_PAD)


def _slowest(state: Json, intents: Iterable[Json]) -> float:
    slowest = 0.0
    for intent in intents:
        said, asked, taken = json.dumps(state), json.dumps(intent), []
        for _ in range(ROUNDS):
            begin = time.process_time()
            answer = ask(said, asked)
            taken.append(time.process_time() - begin)
        state = json.loads(answer).get("state", state)
        slowest = max(slowest, statistics.median(taken))
    return slowest * 1000
