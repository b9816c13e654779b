"""Seven games in one: what a trick and what single cards mean in one contract after another."""

from __future__ import annotations

import random

from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.match import ZERO
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

_QUEENS = [f"{suit}Q" for suit in SUITS]
#: Contracts in which certain cards cost, with what is said of such a card, two at a time by level.
CARDS_COST: dict[PenaltyCards, Message] = {
    NoHearts(): N_("{card:card} is a heart: it costs {points} in No Hearts."),
    NoQueens(): N_("{card:card} is a queen: it costs {points} in No Queens."),
    Barbu(): N_("{card:card} costs {points} in Barbu: it is the one card that counts there."),
}
NEITHER_SAYS = N_("It is neither a heart nor a queen, so it costs nothing in them.")
NOT_HIM = N_("It costs nothing in them: it is no heart, and in Barbu only the king of hearts counts.")
NO_QUEEN = N_("It costs nothing in them: it is no queen, and in Barbu only the king of hearts counts.")
YOUR_CARDS = N_("These cards are yours. The contract may be {contract:term}, or {next:term}.")
WHERE_DANGEROUS = N_("In which of these two contracts does each of your cards cost whoever wins it?")
LOOK_AT_EACH = N_("What costs points in the first contract, and what in the second? A card may do so in both.")
WHICH_CARDS = N_("In No Hearts every heart counts, in No Queens every queen, in Barbu the king of hearts alone.")
BOTH, NEITHER = N_("in both", "contracts in which a card costs"), N_("in neither", "contracts in which a card costs")


def _draw_cards(level: int, seed: int, rng: random.Random) -> tuple[Laid]:
    """Six cards, among them some that cost, and some that look as if they did."""
    hearts = [*BARBU.all.of("H")]
    dear = [BARBU["HQ"], BARBU["HK"], *(BARBU[code] for code in _QUEENS if code != "HQ")]
    near = [card for card in BARBU.cards if card.suit != "H" and card.rank in {"J", "K", "A"}]
    cards = rng.sample(dear, 2 if level == 1 else 3) + rng.sample(hearts, 2) + rng.sample(near, 2 if level > 1 else 1)
    rest = rng.sample([card for card in BARBU.cards if card.suit != "H" and card.rank not in "JQKA"], 3)
    hand = [*dict.fromkeys((*cards, *rest))][:6]
    first, second = _PAIRS[0 if level == 1 else seed % 2 + 1 if level == 2 else seed % 3]  # noqa: PLR2004
    return (Laid(tuple(rng.sample(hand, 6)), Saying.plain(YOUR_CARDS, contract=first, next=second)),)


_PAIRS = (("no-hearts", "no-queens"), ("no-hearts", "barbu"), ("no-queens", "barbu"))


def _ask_cards(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid) or board.title is None:
        return None
    names = set(board.title.sentences[0][1].values())
    pair = [contract for contract in CARDS_COST if contract.name in names]
    cells = tuple(_where(card, pair) for card in board.cards)
    states = (
        *(State(contract.name, Saying.plain(contract.title)) for contract in pair),
        State("both", Saying.plain(BOTH)),
        State("neither", Saying.plain(NEITHER)),
    )
    if len({cell.right for cell in cells}) < 3:  # noqa: PLR2004 - nearly always the same is no question
        return None
    hints = Hints((Saying.plain(LOOK_AT_EACH),), (Saying.plain(WHICH_CARDS),))
    because = tuple(cell.says for cell in cells if cell.right != "neither")
    # The cards stand in the cells: once is enough.
    return Question("pairs", (Laid((), board.title),), WHERE_DANGEROUS, because, hints, grid=Grid(cells, states))


def _where(card: Card, pair: list[PenaltyCards]) -> Cell:
    costs = [contract for contract in pair if contract.costly(card)]
    right = "both" if len(costs) > 1 else costs[0].name if costs else "neither"
    says: list[tuple[Message, Facts]] = [
        (CARDS_COST[contract], {"card": card, "points": -contract.price(card, STANDARD)}) for contract in costs
    ]
    names = [contract.name for contract in pair]
    nothing = NEITHER_SAYS if "barbu" not in names else NOT_HIM if "no-hearts" in names else NO_QUEEN
    return Cell(card.code, card, right, Saying(None, tuple(says) or ((nothing, {}),)))


CARDS_MEAN = Kind(
    "seven-cards", N_("Where is it dangerous?"), "pairs", (ZERO,), _draw_cards, _ask_cards, of_a_deal=False
)
