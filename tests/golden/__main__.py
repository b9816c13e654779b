"""Write the golden transcripts anew: ``python -m tests.golden``.  Read the difference before you commit it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

from tests.barbu import table as barbu
from tests.barbu import variant_deals
from tests.golden.transcript import BARBU, DEALT, FOLDER, LANGUAGES, SETTINGS, transcript
from tests.tarot.table import play, record
from tutor.barbu.doubling import Doubling
from tutor.cards import TAROT
from tutor.record import Record
from tutor.tarot.play import Play


def deal(name: str) -> Record:
    """A deal of a setting with its moves; the federation's deals are those in which the dog is picked up."""
    players, rules = SETTINGS[name]
    for seed in count(1):
        start = record(players, seed, rules)
        if name == DEALT:
            order = tuple(random.Random(seed).sample(TAROT.cards, len(TAROT)))
            start = replace(start, hands=(None,) * players, dog=None, order=order)
        steps = list(play(start, random.Random(f"{name} {seed}")))
        picked_up = any(step.move.startswith("discard") for step in steps)
        if isinstance(steps[-1].at, Play) and (picked_up or "fft" not in name):
            return replace(start, moves=steps[-1].moves)
    raise AssertionError(name)


def barbu_deal(name: str) -> Record:
    """A deal of Barbu with its moves; somebody doubles, unless its name says that nobody does."""
    kind, undoubled = BARBU[name], "undoubled" in name
    for seed in count(1):
        dealt = variant_deals.dealt(kind, seed)
        moves = (kind.call, *("pass",) * 4) if undoubled else (kind.call,)
        *_, last = barbu.play(replace(dealt, moves=moves), random.Random(f"{name} {seed}"))
        if undoubled or not isinstance(last.at, Doubling):
            return replace(dealt, moves=last.moves)
    raise AssertionError(name)


if __name__ == "__main__":
    for name in (*SETTINGS, *BARBU):
        told = barbu_deal(name) if name in BARBU else deal(name)
        for lang in LANGUAGES:
            (FOLDER / f"{name}.{lang}.txt").write_text(transcript(told, told.moves, lang), "utf-8")
