"""Words: the time for a fully worded set of verdicts on 18 cards.  It uses the standard library only."""

from __future__ import annotations

import random
import statistics
import time

from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.show.answer import verdicts
from tutor.show.words import Words
from tutor.tarot.midway import resumed
from tutor.tarot.play import Play

CARDS, HANDS = 18, 300


def positions(rng: random.Random) -> list[Play]:
    """Random hands of 18 cards, each to play third to a random trick."""
    found = []
    for _ in range(HANDS):
        pack = list(TAROT.cards)
        rng.shuffle(pack)
        start = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}
        hands = (None, None, TAROT.set(pack[:CARDS]), None)
        play = resumed(Record("tarot", 4, hands, start=start))
        found.append(play.after(pack[-1]).after(pack[-2]))
    return found


def milliseconds(lang: str) -> float:
    """The median time of one set of verdicts, in milliseconds."""
    words = Words(lang, 2)
    times = []
    for play in positions(random.Random(1)):
        start = time.perf_counter()
        verdicts(play, words)
        times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)
