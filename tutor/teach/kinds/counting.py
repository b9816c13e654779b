"""Counting a pile: in pairs, from what the other side has, with the Excuse, and slips in a count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message
from tutor.tarot.score.count import ALL_POINTS, LOW, VALUES, WORTH, total
from tutor.tarot.score.tally import INDIVIDUAL, PAIRS, Pile
from tutor.tarot.trick import BOUTS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
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

COUNT_PILE = N_("Count this pile. How many points is it worth?")
HOW_TO = N_("How many pairs are there with a bout or a king, how many with a queen, a knight or a jack?")
IN_PAIRS: dict[str, Message] = {
    "fives": N_("Pairs with a bout or a king: {count} × {kind} = {points}"),
    "fours": N_("Pairs with a queen: {count} × {kind} = {points}"),
    "threes": N_("Pairs with a knight: {count} × {kind} = {points}"),
    "twos": N_("Pairs with a jack: {count} × {kind} = {points}"),
    "ones": N_("Pairs of two low cards: {count} × {kind} = {points}"),
}
LEFT_OVER = N_("Left over, and counted card by card: {points:half}.")
IN_ALL = N_("Together {points:half}")
LOW_AS_ONE = N_("That counts a whole point for each low card. It takes two of them to make a point.")
NO_LOW = N_("The low cards count as well: half a point each.")
ONE_SHORT = N_("That is one point off. Count the pairs of low cards once more.")
NOT_THE_ODD = N_("A card is left over when the others are paired. It counts as well, on its own.")

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


def _draw_pile(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A pile in pairs; on the last level one that nobody has sorted yet."""
    cards = pile(rng.choice(SIZES[level]), rng)
    if level == 3:  # noqa: PLR2004 - the last level
        rng.shuffle(cards)
    return (Laid(tuple(cards), paired=level < 3),)  # noqa: PLR2004 - the last level


def working(cards: Cards) -> Iterator[Saying]:
    """A pile counted in pairs, kind by kind, and together."""
    counted = Pile.of(cards).pairs()
    for name, kind in KINDS_OF_PAIRS.items():
        if count := int(str(counted[name])):
            yield Saying.plain(IN_PAIRS[name], PAIRS, count=count, kind=kind, points=count * kind)
    if counted["odd"]:
        yield Saying.plain(LEFT_OVER, INDIVIDUAL, points=counted["odd"])
    yield Saying.plain(IN_ALL, PAIRS, points=counted["points"])


def _ask_pile(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    cards = TAROT.set(board.cards)
    doubled, low, odd = total(cards), len(cards & WORTH[LOW]), Pile.of(cards).pairs()["odd"]
    known = {doubled - 2: ONE_SHORT, doubled + 2: ONE_SHORT, doubled + low: LOW_AS_ONE, doubled - low: NO_LOW}
    if odd:
        known[doubled - int(2 * float(str(odd)))] = NOT_THE_ODD
    known.pop(doubled, None)
    wrong = {Decimal(slip) / 2: Saying.plain(says, PAIRS) for slip, says in known.items()}
    hints = Hints((Saying.plain(HOW_TO),), (Saying.plain(PAIRS.statement, PAIRS),), (cards - WORTH[LOW],))
    number = Number(Decimal(doubled) / 2, wrong, halves=True)
    return Question("number", boards, COUNT_PILE, tuple(working(cards)), hints, number=number)


PILE_POINTS = Kind(
    "pile-points", N_("Count the pile"), "number", (PAIRS, INDIVIDUAL), _draw_pile, _ask_pile, of_a_deal=False
)

THEIR_PILE = N_("The defence’s pile. All other cards of the pack are the taker’s.")
TAKERS_POINTS = N_("The defence has the smaller pile, so count that one. How many points does the taker have?")
ALL_TOGETHER = N_("How many points are there in the whole pack?")
THE_REST = N_("The defence has {points:half}; of 91 that leaves {rest:half} for the taker.")
THAT_IS_THEIRS = N_("That is what the defence has. The taker has the rest of the 91 points.")


def _draw_theirs(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    count = rng.choice(SIZES[min(level, 2)])
    return (Laid(tuple(pile(count - count % 2, rng)), Saying.plain(THEIR_PILE), paired=True),)


def _ask_rest(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    cards = TAROT.set(board.cards)
    theirs, rest = Decimal(total(cards)) / 2, Decimal(total(TAROT.all - cards)) / 2
    wrong = {theirs: Saying.plain(THAT_IS_THEIRS, VALUES)} if theirs != rest else {}
    because = (*working(cards), Saying.plain(THE_REST, VALUES, points=float(theirs), rest=float(rest)))
    hints = Hints((Saying.plain(ALL_TOGETHER),), (Saying.plain(VALUES.statement, VALUES),), (cards - WORTH[LOW],))
    number = Number(Decimal(ALL_POINTS) / 2 - theirs, wrong, halves=True)
    return Question("number", boards, TAKERS_POINTS, because, hints, number=number)


REST_OF_PACK = Kind(
    "rest-of-pack", N_("The rest of 91"), "number", (PAIRS, VALUES), _draw_theirs, _ask_rest, of_a_deal=False
)
