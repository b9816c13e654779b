"""Ledgers of sets of Barbu to ask about: calls and scores by chance, and what the tutor reckons of them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.barbu.advice.ledger import Ledger, Parts, ledgers
from tutor.barbu.advice.spread import Bands, bands
from tutor.barbu.contracts import SEVEN
from tutor.barbu.match import Match
from tutor.barbu.options import USUAL
from tutor.core.cards import BARBU
from tutor.core.errors import Json
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.planning import price, promised
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Notes
from tutor.teach.saying import Saying

OF_A_SET = N_(
    "From the ledger of a dealer’s set. The numbers of a line add up to its score. The number after ± is how far the"
    " cards alone move a number among players who are all alike."
)
DEAL = N_("{contract:term}, {points:signed} in all:")
SET = N_("The whole set, {points:signed} in all:")
TOGETHER = N_(
    "Over all these deals together the cards alone move the hand by ±{hand}, the bets by ±{bets} and the play by"
    " ±{play}."
)
OPEN_DEAL = N_("{contract:term}, ? in all:")
#: Each part of a line: with its number, and with that left out.
IS = {
    "usual": N_("usual {points:signed},"),
    "hand": N_("hand {points:signed} (±{band}),"),
    "plan": N_("plan {points:signed},"),
    "bets": N_("bets {points:signed} (±{band}),"),
    "play": N_("play {points:signed} (±{band})."),
}
IS_OPEN = {
    "usual": N_("usual ?,"),
    "hand": N_("hand ? (±{band}),"),
    "plan": N_("plan ?,"),
    "bets": N_("bets ? (±{band}),"),
    "play": N_("play ? (±{band})."),
}
#: The chance that a dealer calls as the tutor would, and the one that others double without need.
WELL_CALLED, DOUBLED = 0.5, 0.35
#: The second chance where much is to be lost by doubles.
OFTEN = 0.9
POSITIVE = {kind.name for kind in SEVEN if kind.positive}
PIECES = {kind.name: kind.example().pieces(USUAL.table, BARBU, PLAYERS) for kind in SEVEN}
APART = {kind.name for kind in SEVEN if kind.apart}
#: The number of seeds from which the sets are drawn.
SETS = 100_000


class Row(NamedTuple):
    """A line of a ledger: a deal, or without a ``contract`` a whole set, with its score and what that is made of.

    ``bands`` are how far the cards alone move the parts.
    """

    contract: str
    score: int
    parts: Parts
    bands: Bands

    @property
    def numbers(self) -> Mapping[str, int]:
        """The score and the parts, by their names."""
        return {"score": self.score, **self.parts._asdict()}


def drawn(rng: random.Random, well_called: float = WELL_CALLED, doubled: float = DOUBLED) -> Ledger:
    """The ledger of any set: with these chances the dealer calls as the tutor would, and others double without need."""
    return _a_set(rng.randrange(1, SETS), well_called, doubled)


def deals(ledger: Ledger) -> list[Row]:
    """The lines of a ledger, deal by deal."""
    return [Row(entry.contract, entry.score, entry.parts, entry.bands) for entry in ledger.entries]


def choices(ledger: Ledger, count: int, rng: random.Random) -> list[tuple[Row, ...]]:
    """So many lines of a ledger, in their order, in every way in which they can be picked; the ways come by chance."""
    ways = list(combinations(deals(ledger), count))
    rng.shuffle(ways)
    return ways


def whole(ledger: Ledger) -> Row:
    """A whole set in one line."""
    return Row("", ledger.score, ledger.parts, ledger.bands)


def summed(rows: Sequence[Row]) -> Parts:
    """The sum of each part over some lines."""
    return Parts(*map(sum, zip(*(row.parts for row in rows), strict=True)))


def moved(rows: Sequence[Row]) -> Bands:
    """How far the cards alone move the sum of each part over some lines."""
    return rows[0].bands if len(rows) == 1 else bands(row.contract for row in rows)


def board(rows: Sequence[Row], blank: str = "", *, together: bool = False) -> Notes:
    """Some lines of a ledger; of the score, or of one part, the number may be left ``blank``.

    Below them may stand how far the cards alone move what they come to ``together``.
    """
    lines: list[Json] = [
        {
            "contract": row.contract,
            **{name: None if name == blank else n for name, n in row.numbers.items()},
            "bands": row.bands._asdict(),
        }
        for row in rows
    ]
    written = [_written(row, blank) for row in rows]
    data: dict[str, Json] = {"ledger": lines}
    if together:
        sums = moved(rows)._asdict()
        written.append(Saying.plain(TOGETHER, **sums))
        data["bands"] = sums
    return Notes((*written,), data, Saying.plain(OF_A_SET))


def _written(row: Row, blank: str) -> Saying:
    head = OPEN_DEAL if blank == "score" else DEAL if row.contract else SET
    sentences: list[tuple[Message, Facts]] = [(head, {"contract": row.contract, "points": row.score})]
    moves = row.bands._asdict()
    for name, points in row.parts._asdict().items():
        facts: Facts = {"points": points, **({"band": moves[name]} if name in moves else {})}
        sentences.append(((IS_OPEN if name == blank else IS)[name], facts))
    return Saying(None, tuple(sentences))


@lru_cache(maxsize=128)
def _a_set(seed: int, well_called: float, doubled: float) -> Ledger:
    """The ledger of a whole set: hands by a seed, calls that are good or not, scores and doubles by chance."""
    rng, match = random.Random(seed), Match(seed=seed)
    for _ in SEVEN:
        left = frozenset(match.left)
        hand = match.record().hands[0] or BARBU.none
        gains = {name: points - price(name, left) for name, points in promised(hand, left).items()}
        name = max(gains, key=gains.__getitem__) if rng.random() < well_called else rng.choice(match.left)
        debts = match.debts.items()
        doubles: list[list[object]] = [[by, [0]] for by, debt in debts if debt.due or rng.random() < doubled]
        if not doubles and name not in POSITIVE:  # it would not be played, and its line would say nothing
            doubles = [[rng.randrange(1, PLAYERS), [0]]]
        deal = {"dealer": LEARNER, "contract": name, "base": _dealt_out(name, rng), "doubles": doubles}
        match = match.after({**deal, "hand": [card.code for card in hand]})
    (ledger,) = ledgers(match)
    return ledger


def _dealt_out(name: str, rng: random.Random) -> list[int]:
    """The points that a contract brings each seat, by chance."""
    base, pieces = [0] * PLAYERS, PIECES[name]
    seats = rng.sample(range(PLAYERS), PLAYERS) if name in APART else rng.choices(range(PLAYERS), k=len(pieces))
    for seat, points in zip(seats, pieces, strict=True):
        base[seat] += points
    return base
