"""Doublings of Barbu to ask about: what was said by whom, in any way that is allowed, whoever plays the cards."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from tutor.barbu import contracts
from tutor.barbu.compulsory import NEEDED
from tutor.barbu.contracts import Contract
from tutor.barbu.doubling import Doubling
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS
from tutor.core.cards import BARBU
from tutor.core.message import N_, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying

OPTIONS = Options()
#: The contracts as records write them.  Which suit is trumps, or with which rank Domino starts, matters to no bet.
NEGATIVE, POSITIVE = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two"), ("trumps H", "domino 8")
ALL = (*NEGATIVE, *POSITIVE)
#: The weight of each word that is drawn by chance; a double of one player weighs 1.
OFTEN: Mapping[str, int] = {PASS: 2, MAX: 4, FLANK: 3}

#: The words that can be said, as an option says them.
REDOUBLES, AT_ONCE = f"re{DOUBLE}", f"{DOUBLE} {DOUBLE}"
WORDS = {
    PASS: N_("“I pass.”"),
    DOUBLE: N_("Double {other:player}."),
    REDOUBLES: N_("Redouble {other:player}."),
    AT_ONCE: N_("Double {other:player}, and double again at once."),
    MAX: N_("“Maximum.”"),
    FLANK: N_("“Flanks.”"),
}
TWO = N_("Double {others:and}.")

#: The six pairs by their seats, seen from the learner's chair: whoever sits on the left has the next number.
PAIRS: Mapping[tuple[int, int], Message] = {
    (0, 1): N_("you – left", "two players"),
    (0, 2): N_("you – opposite", "two players"),
    (0, 3): N_("you – right", "two players"),
    (1, 2): N_("left – opposite", "two players"),
    (1, 3): N_("left – right", "two players"),
    (2, 3): N_("opposite – right", "two players"),
}


def doubling(
    contract: str, dealer: int, *, called: Sequence[str] = (), doubled: Mapping[int, int] | None = None
) -> Doubling:
    """A doubling before anybody has spoken.

    ``called`` are the dealer's earlier contracts, and ``doubled`` says who has doubled this dealer how often; if it is
    not said, two contracts have been called, and nobody owes anything any more.
    """
    if doubled is None:
        called = [code for code in NEGATIVE if code != contract][:NEEDED]
        doubled = {seat: NEEDED for seat in range(PLAYERS) if seat != dealer}
    setting = Setting(PLAYERS, dealer, OPTIONS, (None,) * PLAYERS, tuple(called), doubled)
    return Doubling(setting, contract_of(contract))


def least_made(called: int) -> int:
    """The least number of doubles that everybody has made of a dealer who has called so many contracts."""
    return max(NEEDED - (len(contracts.SEVEN) - called), 0)


def contract_of(code: str) -> Contract:
    """The contract that records write so."""
    return contracts.calls(OPTIONS)[code]


def word(at: Doubling, rng: random.Random) -> str:
    """Something that the player to speak may say; no two players by name, which the words are shorter for."""
    legal = [move for move in at.obligation().legal() if len(move.split()) == 2 or move == PASS]  # noqa: PLR2004
    return rng.choices(legal, [OFTEN.get(move, 1) for move in legal])[0]


def spoken(at: Doubling, turns: int, rng: random.Random) -> Doubling:
    """The doubling after so many turns, at random."""
    for _ in range(turns):
        at = at.after(word(at, rng))
    return at


def before_learner(at: Doubling, rng: random.Random) -> Doubling:
    """The doubling when it is the learner’s turn, after whatever the players before have said."""
    return spoken(at, at.setting.seats.index(LEARNER), rng)


def called(name: str, other: int | None = None) -> Saying:
    """Something that can be said, in words: to another player, or to the table."""
    return Saying(None, ((WORDS[name], {} if other is None else {"other": other}),), CHAIR)


def told(at: Doubling, move: str) -> Saying:
    """A move in words; to name a player who has doubled is to redouble."""
    if move in {PASS, MAX, FLANK}:
        return called(move)
    name, *named = move.split()
    one, *more = map(int, named)
    if not more:
        return called(REDOUBLES if name == REDOUBLES or one in at.speaker.received else DOUBLE, one)
    return called(AT_ONCE, one) if one in more else Saying(None, ((TWO, {"others": (one, *more)}),), CHAIR)


def scores(contract: Contract, rng: random.Random) -> tuple[int, ...]:
    """Scores that a contract may bring the four seats: its points dealt out, each trick's or card's to anybody."""
    [pieces] = contract.ways(OPTIONS, BARBU, PLAYERS)
    if pieces.apart:
        return tuple(rng.sample(pieces.points, PLAYERS))
    base = [0] * PLAYERS
    for points in pieces.points:
        base[rng.randrange(PLAYERS)] += points
    return tuple(base)


def pairs() -> list[tuple[int, int]]:
    """The six pairs of seats, the learner's first."""
    return [*combinations(range(PLAYERS), 2)]
