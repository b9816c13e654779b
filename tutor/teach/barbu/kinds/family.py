"""The games of the family, told apart; and the deal that passes on every time, with what is owed to each dealer."""

from __future__ import annotations

import random

from tutor.barbu.compulsory import NEEDED, Debt
from tutor.barbu.contracts import SEVEN
from tutor.barbu.match import QUICK
from tutor.core.message import N_, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHO_MUST_DOUBLE = N_(
    "At this table the deal passes to the left every time. This time the player on your right is the dealer, who has"
    " called {called} of the seven contracts before. Mark everybody who must double the dealer now."
)
HAS_DOUBLED = N_("{by:Player} {by:you|have|has} doubled this dealer {done} {done:n|time|times}.")
#: Where somebody sits, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
HOW_MANY_MORE = N_("How many deals has this dealer after this one? Whose two doubles would no longer fit in?")
MUST = N_(
    "{by:Player} {by:you|have|has} made {done} of two doubles, and after this deal the dealer has {left}"
    " {left:n|deal|deals} left. So it must be now."
)
NEED_NOT = N_(
    "{by:Player} {by:you|have|has} made {done} of two doubles, and after this deal the dealer has {left}"
    " {left:n|deal|deals} left. There is no need to double now."
)
DEALER = PLAYERS - 1


def _draw_debts(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """How often the three others have doubled the dealer: with few of the dealer's deals left."""
    called = 6 if level == 1 else rng.choice((4, 5, 5, 6))
    least = max(NEEDED - (len(SEVEN) - called), 0)
    lines = (
        Saying(None, ((HAS_DOUBLED, {"by": at, "done": rng.randint(least, 2), "called": called}),), CHAIR)
        for at in range(DEALER)
    )
    return (Laid((), written=tuple(lines)),)


def _ask_debts(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    written = boards[0].written if isinstance(boards[0], Laid) else ()
    options, called = [], 0
    for line in written:
        [(_, facts)] = line.sentences
        seat, done, called = (int(str(facts[name])) for name in ("by", "done", "called"))
        debt = Debt(done, len(SEVEN) - called - 1)
        told = {"by": seat, "done": done, "left": debt.left}
        says = Saying(QUICK, ((MUST if debt.due else NEED_NOT, told),), CHAIR)
        options.append(Option(str(seat), Saying(None, ((A_NAME, {"by": seat}),), CHAIR), debt.due, says))
    because = tuple(option.says for option in options if option.right)
    if not because:
        return None
    hints = Hints((Saying.plain(HOW_MANY_MORE),), (Saying.plain(QUICK.statement, QUICK),))
    return Question("mark", boards, WHO_MUST_DOUBLE, because, hints, {"called": called}, tuple(options))


QUICK_OWES = Kind(
    "quick-owes", N_("Who must double now?"), "mark", (QUICK,), _draw_debts, _ask_debts, of_a_deal=False, stock=6
)
