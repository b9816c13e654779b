"""What fits in Domino, and what is true of a moment in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.barbu.contracts.domino import RANK
from tutor.barbu.layout import END, MUST_PLAY, NO_DEADLOCK, PASS, PASSING, TURN, Layout
from tutor.barbu.phases import Phase
from tutor.barbu.row import ENDS, EXTEND, ONE_SIDED, OPEN
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.plays import board, dealt, until
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

#: From which ranks the suits start, by level: in the middle, anywhere, at the ends or beside them.
STARTS = {1: ("6", "7", "8", "9"), 2: tuple(BARBU.suits["S"]), 3: ("A", "2", "A", "2", "K", "3", "Q", "4")}
#: So many cards lie at least.
LYING = {1: 4, 2: 6, 3: 8}


def _any(_: Layout) -> bool:
    return True


def moment(level: int, rng: random.Random, *, stuck: bool = False, wanted: Callable[[Layout], bool] = _any) -> Record:
    """A deal of Domino at the learner's turn, as they see it; at the last level, with a card of the far end.

    Some of their cards fit and others do not; or none does, and they are ``stuck``.  A layout may be ``wanted`` in
    which something else is so.
    """

    def fits(at: Phase) -> bool:
        if not isinstance(at, Layout) or len(at.lying) < LYING[level]:
            return False
        fitting = at.hand & at.fitting
        tempts = level < 3 or any(ruling.rule in (ENDS, ONE_SIDED) for ruling in at.obligation().rulings)  # noqa: PLR2004
        return bool(fitting) is not stuck and len(fitting) < len(at.hand) and tempts and wanted(at)

    while True:
        found = until(dealt(f"domino {rng.choice(STARTS[level])}", rng), rng, fits)
        if found is not None:
            return board(found)


def layout_of(shown: Board) -> Layout:
    """The layout on a board."""
    at = rulings.moment(shown)
    if not isinstance(at, Layout):
        raise TypeError(at)
    return at


# What is true at this moment?

WHAT_HOLDS = N_("Look at the table and your hand. Which of these sentences are true?")
TRUE, NOT_TRUE = N_("true", "a sentence about a deal"), N_("not true", "a sentence about a deal")
BY_THE_RULE = N_("Take each sentence by itself: which rule speaks of it?")
FITS_NOW = N_("{card:card} could be laid now by whoever holds it.")
MAY_PASS = N_("You may pass now, if you like.")
CAN_PASS = N_("You may pass only if none of your cards fits, and here {allowed:and} {allowed:n|does|do}.")
MUST_PASS = N_("None of your cards fits, so you pass.")


class Claim(NamedTuple):
    """A sentence that is always true in Domino, or never; and why."""

    id: str
    says: Message
    why: Message
    rule: Rule
    holds: bool = False


CLAIMS = (
    Claim(
        "hold",
        N_("The dealer must hold a card of the rank that they call."),
        N_("Any rank may be called, one of which the dealer holds no card as well."),
        RANK,
    ),
    Claim(
        "lack",
        N_("The dealer may call a rank of which they hold no card."),
        N_("Any rank may be called. A dealer who holds no card of it passes at first."),
        RANK,
        holds=True,
    ),
    Claim(
        "ace",
        N_("Whoever lays an ace may lay another card at once."),
        N_("One card at a turn, and an ace is no exception. Some tables in France play otherwise."),
        TURN,
    ),
    Claim(
        "both",
        N_("If two of your cards fit, you may lay both of them now."),
        N_("It is one card at a turn, however many fit."),
        TURN,
    ),
    Claim(
        "over",
        N_("The deal is over as soon as the first player has no cards left."),
        N_("Play goes on without that player until all cards lie, for the other places count too."),
        END,
    ),
    Claim(
        "free",
        N_("If several of your cards fit, it is your choice which one you lay."),
        N_("You must lay one of them, and which one is your choice."),
        MUST_PLAY,
        holds=True,
    ),
    Claim(
        "four",
        N_("It can happen that all four players pass one after the other."),
        N_("Every card that fits next is in somebody’s hand, so at most three can pass in a row."),
        NO_DEADLOCK,
    ),
)
#: How many sentences there are, by level; two of them are about cards, and one about passing.
CELLS = {1: 4, 2: 5, 3: 6}


def _draw_moment(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (moment(level, rng, stuck=rng.random() < 1 / 3),)


def _ask_claims(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    at = layout_of(boards[0])
    near = [*_near(at)]
    fitting = [card for card in at.fitting if card not in at.hand]
    if not near or not fitting:
        return None
    cells = [_fits(card, at) for card in (rng.choice(near), rng.choice(fitting))]
    cells += [_passing(at), *(_cell(claim) for claim in rng.sample(CLAIMS, CELLS[level] - 3))]
    rng.shuffle(cells)
    states = (State("true", Saying.plain(TRUE)), State("not", Saying.plain(NOT_TRUE)))
    cards = {card.code for card in at.fitting}
    extend = Saying.plain(EXTEND.statement, EXTEND)
    because = tuple(cell.says for cell in cells if cell.right == "true" and cell.id not in cards) or (extend,)
    hints = Hints((Saying.plain(BY_THE_RULE),), (extend,))
    return Question("pairs", boards, WHAT_HOLDS, because, hints, grid=Grid(tuple(cells), states))


def _near(at: Layout) -> Iterator[Card]:
    """Cards that look as if they fitted: next to a card of another suit that ends there, or round the end of a suit."""
    ranks = {card.rank for card in at.fitting}
    for row in at.rows():
        for card in row.order:
            if card not in at.lying | at.fitting | at.hand and card.rank in ranks | {"A", "2"}:
                yield card


def _fits(card: Card, at: Layout) -> Cell:
    row = next(row for row in at.rows() if row.suit == card.suit)
    (ruling,) = (one for one in row.rulings(at.pack.set([card])) if card in one.moves)
    shows = Saying.plain(FITS_NOW, card=card)
    return Cell(card.code, shows, "true" if ruling.legal else "not", Saying.of(ruling))


def _passing(at: Layout) -> Cell:
    allowed = at.hand & at.fitting
    why = Saying.plain(CAN_PASS, MUST_PLAY, allowed=allowed) if allowed else Saying.plain(MUST_PASS, PASSING)
    return Cell(PASS, Saying.plain(MAY_PASS), "not" if allowed else "true", why)


def _cell(claim: Claim) -> Cell:
    right = "true" if claim.holds else "not"
    return Cell(claim.id, Saying.plain(claim.says), right, Saying.plain(claim.why, claim.rule))


DOMINO_CLAIMS = Kind(
    "domino-claims",
    N_("Domino: what is true here?"),
    "pairs",
    (OPEN, EXTEND, ENDS, ONE_SIDED, MUST_PLAY, PASSING, RANK, TURN, END, NO_DEADLOCK),
    _draw_moment,
    _ask_claims,
    of_a_deal=False,
)
