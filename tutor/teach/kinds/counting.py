"""Piles as one counts them, the steps of a count in pairs, and the values of pairs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message
from tutor.tarot.score.count import LOW, VALUES, WORTH, total
from tutor.tarot.score.tally import INDIVIDUAL, PAIRS, Pile
from tutor.tarot.trick import BOUTS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

WHAT_PAIRS = N_("Cards are counted two at a time. What is each of these pairs worth?")
PAIR_STATES = tuple(State(f"{n}", Saying.plain(N_("{points}"), points=n)) for n in range(1, 6))
#: Why a pair is worth what it is, by its points.
A_PAIR = {
    5: N_("A bout or a king counts 4½, and the low card beside it fills that up to 5."),
    4: N_("A queen counts 3½, and the low card beside it fills that up to 4."),
    3: N_("A knight counts 2½, and the low card beside it fills that up to 3."),
    2: N_("A jack counts 1½, and the low card beside it fills that up to 2."),
    1: N_("Two low cards are half a point each."),
}
HIGHER_CARD = N_("Which card of the pair counts more than half a point? The low card beside it fills its half up.")
ONLY_LOW = N_("Two low cards are a single point, whatever numbers stand on them.")

#: How many pairs are asked about on one page.
_ASKED = 6
_HIGH, _LOW_CARDS = tuple(card for card in TAROT.cards if card not in WORTH[LOW]), tuple(WORTH[LOW])


def _draw_pairs(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Pairs with a low card: court cards first, then bouts, at last high trumps that are low cards."""
    plain = [card for card in _HIGH if card not in BOUTS]
    high = rng.sample(plain if level == 1 else _HIGH, _ASKED - level)
    low = rng.sample(_LOW_CARDS, _ASKED + level)
    if level == 3:  # noqa: PLR2004 - the last level
        low = rng.sample([card for card in _LOW_CARDS if card.suit == "T" or card.height > 8], _ASKED + level)  # noqa: PLR2004
    pairs = [*zip([*high, *low[_ASKED:]], low, strict=False)]
    rng.shuffle(pairs)
    return (Laid(tuple(card for pair in pairs for card in pair), paired=True),)


def _ask_pairs(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    cells = []
    for number in range(0, len(board.cards), 2):
        pair = board.cards[number : number + 2]
        points = total(TAROT.set(pair))
        says = Saying.plain(A_PAIR[points // 2], PAIRS)
        cells.append(Cell(f"pair-{number // 2 + 1}", pair, f"{points // 2}", says))
    hints = Hints((Saying.plain(HIGHER_CARD),), (Saying.plain(PAIRS.statement, PAIRS),))
    because = (Saying.plain(ONLY_LOW, PAIRS),)
    facts = {"cards": TAROT.set(board.cards)}
    return Question("pairs", (), WHAT_PAIRS, because, hints, facts, grid=Grid(tuple(cells), PAIR_STATES))


PAIR_VALUES = Kind(
    "pair-values", N_("What is each pair worth?"), "pairs", (PAIRS, VALUES), _draw_pairs, _ask_pairs, of_a_deal=False
)

IN_PAIRS: dict[str, Message] = {
    "fives": N_("Pairs with a bout or a king: {count} × {kind} = {points}"),
    "fours": N_("Pairs with a queen: {count} × {kind} = {points}"),
    "threes": N_("Pairs with a knight: {count} × {kind} = {points}"),
    "twos": N_("Pairs with a jack: {count} × {kind} = {points}"),
    "ones": N_("Pairs of two low cards: {count} × {kind} = {points}"),
}
LEFT_OVER = N_("Left over, and counted card by card: {points:half}.")
IN_ALL = N_("Together {points:half}")
THEIR_PILE = N_("The defence’s pile. All other cards of the pack are the taker’s.")

#: How many cards lie in a pile, by level.
SIZES = {1: range(6, 12, 2), 2: range(11, 24), 3: range(24, 41)}
#: What a pair of each kind is worth.
KINDS_OF_PAIRS = dict(zip(IN_PAIRS, (5, 4, 3, 2, 1), strict=True))


def pile(count: int, rng: random.Random) -> list[Card]:
    """Some cards as one counts them: a high card with a low one as long as there are both, then the rest."""
    cards = rng.sample(TAROT.cards, count)
    high = [card for card in cards if card not in WORTH[LOW]]
    low = [card for card in cards if card in WORTH[LOW]]
    paired = [card for pair in zip(high, low, strict=False) for card in pair]
    return [*paired, *high[len(low) :], *low[len(high) :]]


def working(cards: Cards) -> Iterator[Saying]:
    """A pile counted in pairs, kind by kind, and together."""
    counted = Pile.of(cards).pairs()
    for name, kind in KINDS_OF_PAIRS.items():
        if count := int(str(counted[name])):
            yield Saying.plain(IN_PAIRS[name], PAIRS, count=count, kind=kind, points=count * kind)
    if counted["odd"]:
        yield Saying.plain(LEFT_OVER, INDIVIDUAL, points=counted["odd"])
    yield Saying.plain(IN_ALL, PAIRS, points=counted["points"])
