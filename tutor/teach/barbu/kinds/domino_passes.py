"""The proofs of a pass in Domino, and the rank from which to start."""

from __future__ import annotations

import random

from tutor.barbu import ADVICE
from tutor.barbu.layout import MUST_PLAY, PASS, PASSING, Layout
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.teach import rulings
from tutor.teach.barbu.kinds.domino_fits import LYING, STARTS, layout_of
from tutor.teach.barbu.plays import CHAIR, PLAYERS, board, dealt, lived
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

CALL_DOMINO = ADVICE["B-STR-CALL-DO"]

# What does a pass prove?

WHO_PASSED = N_("The player on your right has just passed. Mark every card below that this player cannot hold.")
PASSED_BEFORE = N_(
    "The player opposite has passed, and after that the player on your right has laid {card:card}. Mark every card"
    " below that the player opposite cannot hold."
)
WHAT_FITTED = N_("Which cards fitted when that player passed? Whoever held one of them would have had to lay it.")
FITTED = N_("{card:card} fitted. With it in hand, {by:player} would have had to lay it instead of passing.")
FITTED_NOT = N_("{card:card} did not fit then, so nobody could lay it: {by:player} may well hold it.")
#: So many cards are offered, and the seats before the learner's, clockwise: on the right, and opposite.
OFFERED, RIGHT, OPPOSITE = 6, 3, 2


def _draw_pass(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment just after the player on the right has passed; from level 2 on, the one opposite before a card."""
    while True:
        for at, so_far in lived(dealt(f"domino {rng.choice(STARTS[min(level, 2)])}", rng), rng):
            if isinstance(at, Layout) and len(at.lying) >= LYING[level] and _who(so_far, at, level) is not None:
                return (board(so_far),)


def _who(record: Record, at: Layout, level: int) -> int | None:
    """Who has passed as the level asks, while nobody is out."""
    if at.out or len(record.moves) < PLAYERS:
        return None
    before, last = record.moves[-2:]
    if level == 1:
        return RIGHT if last == PASS else None
    return OPPOSITE if before == PASS and last != PASS else None


def _ask_pass(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (shown,) = boards
    at = layout_of(shown)
    if not isinstance(shown, Record):
        return None
    by = _who(shown, at, level)
    if by is None:
        return None
    barred = at.fitting if level == 1 else at.fitting - _opened(BARBU[shown.moves[-1]], at)
    barred -= at.hand
    others = [card for card in at.pack.cards if card not in at.lying | at.hand | barred]
    fresh = [card for card in others if card in at.fitting]  # which fit only since the card laid afterwards
    ranks = {card.rank for card in barred}
    near = [card for card in others if card in fresh or card.rank in ranks]
    if not barred or len(others) < OFFERED or len(near) < 2 or (level > 1 and not fresh):  # noqa: PLR2004 - to tempt
        return None
    some = rng.sample([*barred], min(len(barred), rng.randint(1, 3)))
    tempting = rng.sample(near, 2) if level == 1 else [*fresh, *rng.sample(near, 1)]
    rest = rng.sample(others, len(others))
    offered = [*dict.fromkeys([*some, *tempting, *rest])][:OFFERED]
    offered.sort(key=lambda card: rulings.IN_ORDER.index(card.code))
    options = tuple(Option(card.code, card, card in barred, _proof(card, by, fits=card in barred)) for card in offered)
    because = (Saying(PASSING, ((WHAT_FITS, {"fits": barred, "by": by}),), CHAIR),)
    facts: Facts = {"card": BARBU[shown.moves[-1]]} if level > 1 else {}
    hints = Hints((Saying.plain(WHAT_FITTED),), (Saying.plain(MUST_PLAY.statement, MUST_PLAY),))
    prompt = PASSED_BEFORE if level > 1 else WHO_PASSED
    return Question("mark", boards, prompt, because, hints, facts=facts, options=options)


WHAT_FITS = N_("Of the cards that you do not hold, {fits:and} fitted, so {by:player} {by:you|have|has} none of them.")


def _opened(card: Card, at: Layout) -> Cards:
    """The cards that fit only since ``card`` was laid: those of its suit beside it."""
    row = next(row for row in at.rows() if row.suit == card.suit)
    place = row.order.index(card)
    beside = row.order[max(place - 1, 0) : place] + row.order[place + 1 : place + 2]
    return at.pack.set(beside) & row.fits


def _proof(card: Card, by: int, *, fits: bool) -> Saying:
    return Saying(MUST_PLAY if fits else PASSING, ((FITTED if fits else FITTED_NOT, {"card": card, "by": by}),), CHAIR)


DOMINO_PROVES = Kind(
    "domino-proves",
    N_("Domino: what does a pass prove?"),
    "mark",
    (MUST_PLAY, PASSING),
    _draw_pass,
    _ask_pass,
    of_a_deal=False,
)
