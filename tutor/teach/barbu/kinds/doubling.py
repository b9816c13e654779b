"""Who bets with whom: what a double is, and which threads the words of a doubling make."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.barbu.bets import MUTUAL, PAIRS, Bet
from tutor.barbu.doubling import Doubling
from tutor.barbu.redoubling import DEALER_AGAIN
from tutor.barbu.targets import FLANK, FLANKS, MAX, MAXIMUM, MAXIMUM_AGAIN, NAME, PASS
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, doubling, spoken
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

AGAINST = N_("{other:Player}")

WHAT_NOW = N_("After all that was said: what stands between each two players?")
STATES = (
    State("0", Saying.plain(N_("no bet", "between two players, short"))),
    State("1", Saying.plain(N_("double", "between two players, short"))),
    State("2", Saying.plain(N_("redouble", "between two players, short"))),
)
NEITHER = N_("Neither of these two has named the other, so there is no bet between them.")
DEALER_ONLY = N_(
    "Neither of these two has named the other: the dealer can only answer those who have doubled, and makes no new bet."
)
ONE_OF_THEM = N_("{by:Player} {by:you|have|has} doubled {other:player}, and there was no answer.")
BOTH = N_("{by:Player} {by:you|have|has} doubled {other:player}, and {other:player} {other:you|have|has} doubled back.")
WHO_NAMED_WHOM = N_("Take the words one after the other. Whom does each of them name, and who had named whom before?")
EACH_FOR_ITSELF = N_("Each word makes threads of its own, and every thread stands for itself.")


def _draw_threads(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """One word when nobody has doubled yet; a word that answers a double; all that was said in a doubling."""
    at = doubling(rng.choice(NEGATIVE), rng.randrange(PLAYERS))
    if level == 1:
        for _ in range(rng.randrange(2)):
            at = at.after(PASS)
        turns = 1
    elif level == 2:  # noqa: PLR2004 - levels are counted
        at, turns = spoken(at, rng.randint(1, 2), rng), 1
    else:
        turns = PLAYERS
    return (_with_words(at, turns, rng),)


def _with_words(at: Doubling, turns: int, rng: random.Random) -> Threads:
    """What is drawn so far, and so many words more."""
    after = spoken(at, turns, rng)
    return Threads(at, CHAIR, after.said[len(at.said) :])


def _ask_threads(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    then = board.then
    levels = {then.bets.level(*pair) for pair in doublings.pairs()}
    enough = {1: 1, 2: 2, 3: 2}[level]
    if max(levels) < enough or board.said[-1][1] == PASS:
        return None
    cells = tuple(
        Cell(f"{one}-{other}", Saying.plain(doublings.PAIRS[one, other]), str(then.bets.level(one, other)), says)
        for (one, other), says in _reasons(then)
    )
    rule = decides(board)
    hints = Hints((Saying.plain(WHO_NAMED_WHOM),), (Saying.plain(rule.statement, rule),))
    because = (Saying(rule, ((rule.statement, {}), (EACH_FOR_ITSELF, {}))),)
    return Question("pairs", boards, WHAT_NOW, because, hints, grid=Grid(cells, STATES, joined=True))


def _reasons(at: Doubling) -> Iterator[tuple[tuple[int, int], Saying]]:
    """Why there is a bet between two players, or none."""
    bets = {frozenset((bet.by, bet.other)): bet for bet in at.bets.bets()}
    for pair in doublings.pairs():
        yield pair, reason(at, pair, bets.get(frozenset(pair)))


def reason(at: Doubling, pair: tuple[int, int], bet: Bet | None) -> Saying:
    """Why there is just this bet between two players, or none."""
    if bet is None:
        dealer = at.setting.dealer
        spoke = dict(at.said).get(dealer, PASS) != PASS and dealer in pair
        return Saying.plain(DEALER_ONLY, DEALER_AGAIN) if spoke else Saying.plain(NEITHER, PAIRS)
    says = BOTH if bet.level > 1 else ONE_OF_THEM
    return Saying(MUTUAL if bet.level > 1 else NAME, ((says, bet._asdict()),), CHAIR)


def decides(board: Threads) -> Rule:
    """The rule behind the last word: what it names, or that naming back is a redouble."""
    at = board.at
    for _, said in board.said[:-1]:
        at = at.after(said)
    [(seat, said)] = board.said[-1:]
    if seat == at.setting.dealer:
        return DEALER_AGAIN
    if said == MAX:
        return MAXIMUM_AGAIN if at.speaker.received else MAXIMUM
    if {*at.speaker.names(said)} & {*at.speaker.received}:
        return MUTUAL
    return FLANKS if said == FLANK else NAME


DOUBLING_THREADS = Kind(
    "doubling-threads",
    N_("Who bets with whom?"),
    "pairs",
    (NAME, MAXIMUM, FLANKS, MUTUAL, MAXIMUM_AGAIN, DEALER_AGAIN, PAIRS),
    _draw_threads,
    _ask_threads,
    of_a_deal=False,
)
