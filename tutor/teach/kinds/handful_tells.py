"""What a table learns from a poignée: who can hold which trumps, and where the Petit can be."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Fact, Message
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT
from tutor.tarot.trick import PETIT
from tutor.teach import shows
from tutor.teach.grid import Cell, Grid
from tutor.teach.kinds.trumps import HAVING, OF_PLAYER
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Strip
from tutor.teach.plays import PLAYERS
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

TRUMPS = TAROT.all.of(TRUMP)


def _of(strip: Strip, message: Message, **facts: Fact) -> Saying:
    """A sentence about the players of a strip, said to the learner."""
    return Saying(None, ((message, facts),), strip.chair)


def _draw_any(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shows.poignee(level, rng, excuse=rng.random() < 1 / 3),)


# Who can have the Petit?

WHO_HAS_PETIT = N_("Who can have the Petit now, by all that you know?")
WAS_IT_SHOWN = N_("Was it shown, or did it lie in the dog? If not, whose hand can hide a trump?")
IT_WAS_SHOWN = N_("{by:Player} {by:you|have|has} shown it.")
IT_IS_ELSEWHERE = N_("It was shown by somebody else.")
IT_WAS_IN_DOG = N_("It lay in the dog, which the taker has picked up.")
NOT_WITH_EXCUSE = N_("{by:Player} {by:you|have|has} shown the Excuse, and so hides no trump.")
MAY_BE = N_("It was not shown, and nothing says that {by:player} cannot have it.")
NOBODY_ELSE = N_("Nobody else can have it.")


def _ask_petit(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (strip,) = boards
    if not isinstance(strip, Strip) or PETIT in strip.hand or PETIT in strip.trick.cards:
        return None
    seats = range(1, PLAYERS)
    can = [seat for seat in seats if PETIT in strip.may_hold(seat)]
    if level == 1 and PETIT in strip.dog:
        return None
    cells = []
    for seat in seats:
        right = "cannot" if seat not in can else "has" if len(can) == 1 else "may"
        cells.append(Cell(str(seat), _of(strip, OF_PLAYER, by=seat), right, _why_petit(strip, seat, right)))
    because = tuple(cell.says for cell in cells if cell.right == ("has" if len(can) == 1 else "may"))[:1]
    hints = Hints((Saying.plain(WAS_IT_SHOWN),), (Saying.plain(EXCUSE_IMPLIES.statement, EXCUSE_IMPLIES),))
    return Question("pairs", boards, WHO_HAS_PETIT, because, hints, grid=Grid(tuple(cells), HAVING))


def _why_petit(strip: Strip, seat: int, right: str) -> Saying:
    """Why a player has the Petit, may have it or cannot have it."""
    if PETIT in strip.shown.shown:
        return _of(strip, IT_WAS_SHOWN, by=seat) if right == "has" else Saying.plain(IT_IS_ELSEWHERE)
    if PETIT in strip.dog:
        return Saying.plain(IT_WAS_IN_DOG)
    if right == "may":
        return _of(strip, MAY_BE, by=seat)
    return _of(strip, NOT_WITH_EXCUSE, by=seat) if right == "cannot" else Saying.plain(NOBODY_ELSE)


PETIT_SHOWN = Kind(
    "petit-after-show",
    N_("Where is the Petit now?"),
    "pairs",
    (EXCUSE_IMPLIES, SHOW_EXACT),
    _draw_any,
    _ask_petit,
    of_a_deal=False,
)
