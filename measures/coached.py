"""The turns in ``tutor/teach/tarot/coached.txt`` at which the coach is clear, looked for in deals of club players.

``python -m measures coached`` counts every turn anew, with other worlds than it was found with, and drops those that
are not clear any more; with ``--more`` others are looked for, as many as are wanted at all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from measures.run import Run
from tutor import tarot
from tutor.coach.coaches import judging
from tutor.core.hands import hand_of
from tutor.core.record import Record
from tutor.tarot.advice.hand_value import evaluate, in_proportion
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.teach.positions import seen
from tutor.teach.tarot.coached import FILE, SORTS, Coached, Option, bank

HEAD = """\
# Turns at which one move is clearly better than all others, in the order in which they were found; measures/coached.py.
# sort, players, dealer, seat, error, worlds, seed / moves and their points / usual / hand / dog / what was done
"""
#: How many turns are wanted of each sort: where the usual move is the best one, and where it is not.
WANTED = {"bid": (200, 100), "taker": (300, 200), "defender": (250, 80)}
#: The number of worlds in which a turn is first looked at, and in which it is counted.
FIRST_LOOK, WORLDS = 60, 240
#: The seed of the worlds in which turns are first looked at, and that of those in which they are counted.
FIRST_SEED, SEED = 0, 1
#: The number of deals in which turns are looked for.
DEALS = 1200
#: The tables: most deals are of four.
TABLES = (4, 4, 4, 3, 5)
#: The points of hands with which one has to think about a bid (T-EVAL-BID).
DOUBTFUL = range(32, 64)
#: The cards in a hand from which a turn is worth asking: near the end there is little to think about.
LEAST_CARDS = 4


def measure(run: Run) -> None:
    """Count the bank anew, and write it."""
    known = bank() if FILE.exists() else ()
    counted = run.each(clear_again, (one.line for one in known), len(known))
    kept = [Coached.of(line) for line in counted if line]
    if run.more or not known:
        kept += _others(run, kept)
    FILE.write_text(HEAD + "".join(f"{one.line}\n" for one in kept), "utf-8")


def _others(run: Run, kept: Sequence[Coached]) -> Iterator[Coached]:
    """More turns, as long as any are wanted."""
    have = Counter((one.sort, one.against_custom) for one in kept)
    boards = {str(one.board) for one in kept}
    wanted = {(sort, against): WANTED[sort][against] for sort in SORTS for against in (False, True)}
    for lines in run.each(turns_of_deal, range(1, DEALS + 1), DEALS):
        for one in map(Coached.of, lines):
            place = (one.sort, one.against_custom)
            if have[place] < wanted[place] and str(one.board) not in boards:
                have[place] += 1
                yield one
        if all(have[place] >= number for place, number in wanted.items()):
            break


def clear_again(line: str) -> str:
    """The line of a turn of the bank, counted from nothing; nothing if it is not clear, or another move is better."""
    one = Coached.of(line)
    again = _clear(one.sort, one.board, tarot.positions(one.board), WORLDS, SEED)
    return again.line if again and again.options[0] == one.options[0]._replace(points=again.options[0].points) else ""


def turns_of_deal(number: int) -> list[str]:
    """The clear turns of a deal: of all who bid, of the taker, and of one other player."""
    rng = random.Random(f"coached {number}")
    record = Match(rng.choice(TABLES), number).record()
    passed: list[Any] = [tarot.position(record)]
    found = []
    other = rng.randrange(record.players)
    while passed[-1].turn is not None:
        at = passed[-1]
        if sort := _sort(at, other):
            known = seen(record, at.turn)
            first = _clear(sort, known, passed, FIRST_LOOK, FIRST_SEED)
            again = first and _clear(sort, known, passed, WORLDS, SEED)
            if again and first and again.options[0].moves == first.options[0].moves:
                found.append(again.line)
        move = tarot.choose(at)
        record = replace(record, moves=(*record.moves, move))
        passed.append(tarot.onwards(at.after(at.read(move, "moves"))))
    return found


def _sort(at: Any, other: int) -> str:  # noqa: ANN401 - a deal in any phase
    """The sort of a turn that is worth a look; nothing for one that is not."""
    if at.phase == "auction":
        hand = hand_of(at.setting.hands, at.turn)
        return "bid" if in_proportion(evaluate(hand).total, len(at.setting.hands)) in DOUBTFUL else ""
    if not isinstance(at, Play) or len(at.hand) < LEAST_CARDS:
        return ""
    return "taker" if at.turn == at.taker else "defender" if at.turn == other else ""


def _clear(sort: str, board: Record, passed: Sequence[Any], worlds: int, seed: int) -> Coached | None:
    """A turn, if one move is clearly better than all others there."""
    looked = judging("tarot", passed, worlds, seed)
    verdict = looked.verdict if looked else None
    if looked is None or verdict is None or verdict.kind != "clear":
        return None
    usual = tarot.choose(passed[-1])
    if not looked.knows(usual):
        return None
    together: dict[str, list[str]] = {}
    for choice in verdict.choices:
        together.setdefault(looked.first(choice.move), []).append(choice.move)
    points = {choice.move: round(choice.points) for choice in verdict.choices}
    options = tuple(Option(tuple(moves), points[first]) for first, moves in together.items())
    return Coached(sort, board, options, usual, round(verdict.choices[0].error), worlds, seed)
