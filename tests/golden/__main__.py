"""Write the golden transcripts anew: ``python -m tests.golden``.  Read the difference before you commit it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

from tests.barbu import table as barbu
from tests.barbu import variant_deals
from tests.golden import messages
from tests.golden.transcript import BARBU, DEALT, FOLDER, SETTINGS, transcript
from tests.tarot.table import play, record
from tests.teach import editions
from tutor import tarot
from tutor.barbu.doubling import Doubling
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.tarot.before_bidding import PETIT_IMPRENABLE, lone_petit
from tutor.tarot.play import Play


def from_the_pack(start: Record, name: str, seed: int) -> Record:
    """The deal of another record, to be dealt, and perhaps drawn and cut for, by its players."""
    order = tuple(random.Random(seed).sample(TAROT.cards, len(TAROT)))
    beginning = DEALT[name]
    dealer = None if beginning == {"phase": "draw"} else start.dealer
    return replace(start, hands=(None,) * start.players, dog=None, order=order, start=beginning, dealer=dealer)


def deal(name: str) -> Record:
    """A deal of a setting with its moves.

    In the federation's deals the dog is picked up; where a Petit cannot be taken, it comes back to its side.
    """
    players, rules = SETTINGS[name]
    for seed in count(1):
        start = record(players, seed, rules)
        if (free := rules.get("petit_imprenable")) and not any(lone_petit(hand) for hand in start.hands if hand):
            continue
        if name in DEALT:
            start = from_the_pack(start, name, seed)
        steps = list(play(start, random.Random(f"{name} {seed}")))
        picked_up = any(step.move.startswith("discard") for step in steps)
        returned = any(line.reason.rule is PETIT_IMPRENABLE for line in tarot.result(steps[-1].at).lines)
        if isinstance(steps[-1].at, Play) and (picked_up or "fft" not in name) and (returned or not free):
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
        (FOLDER / f"{name}.txt").write_text(transcript(told), "utf-8")
    messages.write()
    editions.PAGE.write_text(editions.page(), "utf-8")
