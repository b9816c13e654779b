"""The quality of the advice for the cards of Barbu: in late positions, and over whole deals against earlier advice.

``python -m measures barbu-advice`` takes positions by seed, five cards from the end, in which one card is better than
any other if all hands lie open and the tutor's players sit in the other seats.  It prints in how many of them another
card is advised.  That number need not be 0: a player who sees one hand cannot always know the best card.

``python -m measures barbu-advice FOLDER`` reads earlier advice out of a folder with ``losing.py``, ``winning.py`` and
``laying.py``.  The players in the other seats then follow it, and whole deals are played too: the gain of today's
advice in one seat, in points a deal, against three players who follow the earlier one.

The earlier advice is that for single cards, without a count of the last ones: with today's own folder the second figure
is the gain from counting.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from types import ModuleType

from measures.run import Run
from tutor import barbu
from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import Late, Outcome, solve
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.cards import Card
from tutor.teach.barbu.endgames import clear
from tutor.teach.barbu.plays import PLAYERS, dealt
from tutor.teach.positions import LEARNER

CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 7")
#: The number of late positions and of whole deals for each contract, and of cards left in the hand of late positions.
POSITIONS, DEALS, CARDS = 100, 2000, 5
#: The number of deals in which late positions are looked for.
SEEDS = 10_000

Player = Callable[[Late], str]


def measure(run: Run) -> None:
    """Print a line for each contract."""
    folder = run.words[0] if run.words else None
    for call in CALLS:
        print(f"{call:12} advised otherwise in {_wrong(run, call, folder)} of {POSITIONS} late positions", end="")
        if folder:
            gains = list(run.each(gain, ((call, seed, folder) for seed in range(DEALS)), DEALS, call))
            print(f"; {mean(gains):+.2f} ± {stdev(gains) / sqrt(DEALS):.2f} points a deal", end="")
        print(flush=True)


def _wrong(run: Run, call: str, folder: str | None) -> int:
    """The number of late positions of a contract in which another card is advised than the best one."""
    deals = ((call, seed, folder) for seed in range(1, SEEDS + 1))
    clear_ones = (worst for worst in run.each(advised_otherwise, deals, SEEDS, call) if worst is not None)
    return sum(islice(clear_ones, POSITIONS))


def advised_otherwise(deal: tuple[str, int, str | None]) -> bool | None:
    """Whether in the late position of a deal another card is advised than the one best card; ``None`` without one.

    A deal is named by contract and seed, and the folder of the advice that the players in it follow.
    """
    call, seed, folder = deal
    at = _reached(call, seed, _player(folder))
    outcomes = solve(at, _player(folder)) if at else {}
    if at is None or not clear(outcomes):
        return None
    return outcomes[at.read(choose(at), "move")].scores[LEARNER] < _most(outcomes)


def gain(deal: tuple[str, int, str]) -> float:
    """The points of one seat in a deal by today's advice, less those by the earlier one; every seat in turn."""
    call, seed, folder = deal
    seat, others = seed % PLAYERS, _player(folder)
    return _score(call, seed, seat, choose, others) - _score(call, seed, seat, others, others)


def _most(found: dict[Card | str, Outcome]) -> int:
    return max(outcome.scores[LEARNER] for outcome in found.values())


def _reached(call: str, seed: int, others: Player) -> Late | None:
    """The position of a deal in which seat 0 plays with ``CARDS`` cards left; ``None`` if it does not come to that."""
    at = _begun(call, seed)
    while at.turn is not None:
        if at.turn == LEARNER and len(at.hand) == CARDS:
            return at
        at = at.after(at.read(others(at), "move"))  # type: ignore[arg-type]
    return None


def _score(call: str, seed: int, seat: int, player: Player, others: Player) -> int:
    at = _begun(call, seed)
    while at.turn is not None:
        move = (player if at.turn == seat else others)(at)
        at = at.after(at.read(move, "move"))  # type: ignore[arg-type]
    return (barbu.result(at).scores or (0,) * PLAYERS)[seat]


def _begun(call: str, seed: int) -> Late:
    at = barbu.position(dealt(call, random.Random(f"{call} {seed}")))
    if not isinstance(at, Play | Layout):
        raise TypeError(call)
    return at


@cache
def _player(folder: str | None) -> Player:
    """A player who follows the advice in a folder, or today's."""
    if folder is None:
        return choose
    losing, winning, laying = (_module(Path(folder, f"{name}.py")) for name in ("losing", "winning", "laying"))

    def player(at: Late) -> str:
        if isinstance(at, Layout):
            return str(laying.card_to_lay(at).move)
        trumps = at.contract.trumps
        return str((winning.card_to_win(at, trumps) if trumps else losing.card_to_lose(at)).move)

    return player


def _module(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"earlier_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ValueError(path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
