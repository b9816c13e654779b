"""Decisions a second: random deals of French Tarot through the obligation, beside python-chess's random games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import chess

from tutor.core.cards import TAROT
from tutor.tarot.legal_cards import obligation
from tutor.tarot.trick import Trick

PLAYERS, CARDS = 4, 18
LONGEST_GAME = 200


def deal(rng: random.Random) -> int:
    """Play one deal with random legal cards; return how many decisions it took."""
    pack = list(TAROT.cards)
    rng.shuffle(pack)
    hands = [TAROT.set(pack[CARDS * seat : CARDS * (seat + 1)]) for seat in range(PLAYERS)]
    leader = 0
    for _ in range(CARDS):
        trick = Trick(leader, PLAYERS)
        while not trick.complete:
            seat = trick.turn
            card = rng.choice(obligation(hands[seat], trick).legal())
            hands[seat] = hands[seat].without(card)
            trick = trick.with_card(card)
        leader = trick.seat_of(trick.best or trick.cards[0])
    return PLAYERS * CARDS


def game(rng: random.Random) -> int:
    """Play one game of chess with random legal moves, 200 at the most; return how many decisions it took.

    Only moves end a game here: asking for draws as well would slow the peer down.
    """
    board = chess.Board()
    while len(board.move_stack) < LONGEST_GAME and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
    return len(board.move_stack)


def rate(play: Callable[[random.Random], int], seconds: float) -> float:
    """The number of decisions or deals a second, as ``play`` counts them, over about ``seconds`` of play."""
    rng = random.Random(1)
    start, counted = time.perf_counter(), 0
    while (passed := time.perf_counter() - start) < seconds:
        counted += play(rng)
    return counted / passed
