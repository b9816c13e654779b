"""Seven games in one: what a trick and what single cards mean in one contract after another."""

from __future__ import annotations

import random

from tutor.barbu.contracts import TrickContract
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.match import ZERO
from tutor.barbu.options import STANDARD
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import PLAYERS, WHOLE
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

#: The contracts that are played in tricks, with what is said of one that a trick bears on, and of one that it does not.
IN_TRICKS: dict[TrickContract, tuple[Message, Message | None]] = {
    NoTricks(): (N_("Every trick counts here, whatever lies in it: {points:signed}."), None),
    NoHearts(): (
        N_("Only hearts count here, and {cards:and} {cards:n|lies|lie} in it: {points:signed}."),
        N_("Only hearts count here, and there is none in it."),
    ),
    NoQueens(): (
        N_("Only queens count here, and {cards:and} {cards:n|lies|lie} in it: {points:signed}."),
        N_("Only queens count here, and there is none in it."),
    ),
    Barbu(): (
        N_("Only the king of hearts counts here, and there he lies: {points:signed}."),
        N_("Only the king of hearts counts here, and he is somewhere else."),
    ),
    NoLastTwo(): (
        N_("It is one of the last two tricks, and only they count here: {points:signed}."),
        N_("Only tricks 12 and 13 count here, and this is not one of them."),
    ),
    Trumps("S"): (
        N_("Here one wants tricks, and each of them brings points: {points:signed}."),
        None,
    ),
}
THE_TRICK = N_("You have won this trick. It is trick {number} of 13.")
WHAT_DOES_IT_DO = N_("Does winning it cost you points in each of these contracts, or bring you some, or nothing?")
WHAT_COUNTS = N_("Go through the contracts one by one: what counts in this one, and does it lie in the trick?")
TRICKS_OR_CARDS = N_(
    "In No Tricks and in Trumps every trick counts, in No Last Two only the last two; in No Hearts, No Queens and Barbu"
    " it is cards that count."
)
COSTS, NOTHING, BRINGS = (
    State("costs", Saying.plain(N_("costs", "what winning a trick does"))),
    State("nothing", Saying.plain(N_("nothing", "what winning a trick does"))),
    State("brings", Saying.plain(N_("brings", "what winning a trick does"))),
)


def points_of(contract: TrickContract, cards: tuple[Card, ...], number: int) -> int:
    """What the learner’s only trick, with that number in the deal, is worth in a contract."""
    taken = [
        Taken(Trick(by, PLAYERS, cards), by, BARBU.set(cards))
        for by in (LEARNER if at == number else LEARNER + 1 for at in range(1, WHOLE + 1))
    ]
    return sum(line.value for line in contract.base(taken, STANDARD) if line.reason.facts["by"] == LEARNER)


def _draw_trick(level: int, seed: int, rng: random.Random) -> tuple[Laid]:
    """Four cards, led in another suit than hearts; at first in the middle of the deal, later often at its end."""
    led = rng.choice([suit for suit in SUITS if suit != "H"])
    own = rng.sample([*BARBU.all.of(led)], rng.choice((2, 3, 4) if level < 3 else (2, 3)))  # noqa: PLR2004
    costly = [card for card in BARBU.all.of("H") if level > 1 or card.rank != "K"]
    others = rng.sample([card for card in (*costly, *BARBU.set(map(BARBU.__getitem__, _QUEENS))) if card not in own], 4)
    if level == 3:  # noqa: PLR2004 - levels are counted
        others.insert(0, BARBU["HK"] if rng.random() < 1 / 2 else BARBU["HQ"])
    rest = [card for card in dict.fromkeys(others) if card.suit != led][: PLAYERS - len(own)]
    number = rng.randint(2, 11) if level == 1 or seed % 2 else rng.choice((12, 13))
    cards = (own[0], *rng.sample([*own[1:], *rest], len(own) - 1 + len(rest)))
    return (Laid(cards, Saying.plain(THE_TRICK, number=number)),)


_QUEENS = [f"{suit}Q" for suit in SUITS]


def _ask_trick(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid) or board.title is None or len(board.cards) != PLAYERS:
        return None
    number = int(str(board.title.sentences[0][1]["number"]))
    cells = tuple(_meaning(contract, board.cards, number) for contract in IN_TRICKS)
    hints = Hints((Saying.plain(WHAT_COUNTS),), (Saying.plain(TRICKS_OR_CARDS),))
    because = tuple(cell.says for cell in cells if cell.right != NOTHING.id)
    return Question("pairs", boards, WHAT_DOES_IT_DO, because, hints, grid=Grid(cells, (COSTS, NOTHING, BRINGS)))


def _meaning(contract: TrickContract, cards: tuple[Card, ...], number: int) -> Cell:
    points = points_of(contract, cards, number)
    bears, does_not = IN_TRICKS[contract]
    counted = BARBU.set(card for card in cards if contract.penalty(card, STANDARD))
    facts: Facts = {"points": points, "cards": counted}
    right = BRINGS if points > 0 else COSTS if points else NOTHING
    says = Saying(None, ((does_not if does_not and not points else bears, facts),))
    return Cell(contract.name, Saying.plain(contract.title), right.id, says)


TRICK_MEANS = Kind(
    "seven-trick", N_("One trick, six contracts"), "pairs", (ZERO,), _draw_trick, _ask_trick, of_a_deal=False
)
