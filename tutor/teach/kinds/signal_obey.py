"""Asked for trumps, and on lead: to go on, or to have a reason for something else."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import DISOBEY, LEAD_TRUMP_ODD, OBEY
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying
from tutor.teach.stories import TRUMPS

ASKED_FOR_TRUMPS = N_(
    "A partner has led an odd trump, the first of the deal. Later you win a trick and are on lead, with one of these"
    " hands. By the convention, with which of them do you go on with trumps, and with which have you a reason for"
    " something else?"
)
TRUMPS_AGAIN, IN_DANGER, NONE_LEFT = (
    N_("trumps again"),
    N_("something else: the Petit is in danger"),
    N_("something else: no trump is left"),
)
ANY_REASON = N_("Is there a trump to lead? And is the Petit among few trumps?")
NO_REASON = N_("Nothing is in danger here, so the request is respected: lead one of {count} trumps.")
NO_REASON_ALONE = N_("Nothing is in danger here, so the request is respected: lead the only trump.")
PETIT_FALLS = N_(
    "The Petit has {guards} {guards:n|other trump|other trumps} beside it, and each round of trumps takes one away. So"
    " lead something else: after an odd trump your partner understands."
)
NO_TRUMP = N_("No trump is left in this hand, so something else has to be led.")
NOT_A_TRUMP = N_("No trump is left in this hand: the Excuse is none. So something else has to be led.")
#: How many cards such a hand has, and how many hands there are, by level.
HELD, HANDS = 6, {1: 3, 2: 4, 3: 5}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand that goes on, one with the Petit among few trumps, one without trumps, and others of these sorts."""
    sorts = ["back", "petit", "none", *rng.choices(("back", "petit", "none"), k=HANDS[level] - 3)]
    rng.shuffle(sorts)
    return tuple(Laid(tuple(_hand(sort, level, rng))) for sort in sorts)


def _hand(sort: str, level: int, rng: random.Random) -> Cards:
    others = [card for card in TRUMPS if card is not PETIT]
    count = {"back": rng.randint(2, 4) if level < 3 else rng.randint(1, 3), "petit": rng.randint(1, 2), "none": 0}[sort]  # noqa: PLR2004
    held = [*rng.sample(others, count), *([PETIT] if sort == "petit" else [])]
    if level > 1 and rng.random() < 1 / 2:
        held.append(THE_EXCUSE)
    plain = [card for card in TAROT.cards if card.suit in SUITS]
    return TAROT.set((*held, *rng.sample(plain, HELD - len(held))))


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    cells = []
    for number, board in enumerate(boards, 1):
        if not isinstance(board, Laid):
            return None
        name, why = _decided(TAROT.set(board.cards))
        cells.append(Cell(str(number), board.cards, name, why))
    states = (("back", TRUMPS_AGAIN), ("petit", IN_DANGER), ("none", NONE_LEFT))
    grid = Grid(tuple(cells), tuple(State(name, Saying.plain(title)) for name, title in states))
    firsts = {cell.right: cell.says for cell in reversed(cells)}
    hints = Hints((Saying.plain(ANY_REASON),), (Saying.plain(DISOBEY.statement, DISOBEY),))
    return Question("pairs", (), ASKED_FOR_TRUMPS, tuple(firsts.values()), hints, grid=grid)


def _decided(hand: Cards) -> tuple[str, Saying]:
    """Whether a hand goes on with trumps, and why."""
    trumps = hand & TRUMPS
    if not trumps:
        excuse = THE_EXCUSE in hand
        return "none", Saying.plain(NOT_A_TRUMP if excuse else NO_TRUMP, EXCUSE_NOT_TRUMP if excuse else DISOBEY)
    if PETIT in trumps:
        return "petit", Saying.plain(PETIT_FALLS, DISOBEY, guards=len(trumps) - 1)
    return "back", Saying.plain(NO_REASON if len(trumps) > 1 else NO_REASON_ALONE, OBEY, count=len(trumps))


OBEY_OR_NOT = Kind(
    "obey-or-not",
    N_("Go on, or something else?"),
    "pairs",
    (OBEY, DISOBEY, LEAD_TRUMP_ODD, EXCUSE_NOT_TRUMP),
    _draw,
    _ask,
    of_a_deal=False,
)
