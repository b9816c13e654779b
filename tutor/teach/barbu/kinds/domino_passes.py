"""The proofs of a pass in Domino, and the rank from which to start."""

from __future__ import annotations

import random

from tutor.barbu import ADVICE
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_
from tutor.teach.barbu.plays import WHOLE
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CALL_DOMINO = ADVICE["B-STR-CALL-DO"]

# From which rank do you start?

WHICH_RANK = N_(
    "You are the dealer and call Domino. From which of these ranks would you start, if your cards are to lie as near to"
    " the start as they can?"
)
YOUR_CARDS = N_("Your hand:")
WHERE_ARE_THEY = N_("Where are most of your cards: high, low, or in the middle? Which of them would wait longest?")
STEPS = N_(
    "From {rank:the-rank}, your 13 cards lie {steps} steps away in all, and the farthest {most} {most:n|step|steps}."
)
#: How many fewer steps than from any other rank it takes from the right one, by level; and how many are offered.
CLEAR, RANKS = {1: 12, 2: 8, 3: 5}, 4


def steps(hand: tuple[Card, ...], rank: str) -> tuple[int, int]:
    """How many steps the cards of a hand lie from a rank, all together, and the farthest of them."""
    start = next(card.height for card in BARBU.cards if card.rank == rank)
    every = [abs(card.height - start) for card in hand]
    return sum(every), max(every)


def _draw_hand(_level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    hand = sorted(rng.sample(BARBU.cards, WHOLE), key=lambda card: (SUITS.index(card.suit), card.height))
    return (Laid(tuple(hand), Saying.plain(YOUR_CARDS)),)


def _ask_rank(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    best = min(BARBU.suits["S"], key=lambda rank: steps(laid.cards, rank)[0])
    least = steps(laid.cards, best)[0]
    others = [rank for rank in BARBU.suits["S"] if steps(laid.cards, rank)[0] >= least + CLEAR[level]]
    held = [rank for rank in others if sum(card.rank == rank for card in laid.cards) >= level]
    if len(others) < RANKS - 1 or not held:
        return None
    tempts = rng.choice(held)  # of which there are several cards, far from most of the hand
    ranks = [best, tempts, *rng.sample([rank for rank in others if rank != tempts], RANKS - 2)]
    ranks.sort(key=[*BARBU.suits["S"]].index)
    options = tuple(_rank(rank, laid.cards, best) for rank in ranks)
    (because,) = (option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHERE_ARE_THEY),), (Saying.plain(CALL_DOMINO.statement, CALL_DOMINO),))
    return Question("choose", boards, WHICH_RANK, (because,), hints, options=options)


def _rank(rank: str, hand: tuple[Card, ...], best: str) -> Option:
    far, most = steps(hand, rank)
    says = Saying.plain(STEPS, CALL_DOMINO, rank=rank, steps=far, most=most)
    return Option(rank, f"domino {rank}", rank == best, says)


DOMINO_RANK = Kind(
    "domino-rank", N_("From which rank do you start?"), "choose", (CALL_DOMINO,), _draw_hand, _ask_rank, of_a_deal=False
)
