"""What goes wrong in a count: a line of it."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.score.tally import PAIRS, Pile
from tutor.teach.legacy import Kind
from tutor.teach.piles import IN_ALL, IN_PAIRS, KINDS_OF_PAIRS, pile
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

FIRST_WRONG = N_(
    "This is how somebody has counted the pile. There is one mistake in it, and the sum may only follow from that. In"
    " which line was it made?"
)
COUNT_EACH = N_("Count the pairs kind by kind, and compare.")
RIGHT_LINE, SUM_FOLLOWS = N_("This line is right."), N_("The lines are added up rightly; the mistake stands above.")
SO_MANY = N_("It should be {count} × {kind} = {points}.")
ADDS_UP = N_("The lines above come to {points:half}.")


def _draw_lines(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    cards = pile(rng.choice((8, 10, 12) if level == 1 else (14, 16, 18) if level == 2 else (22, 24, 26)), rng)  # noqa: PLR2004
    return (Laid(tuple(cards), paired=True),)


def _ask_lines(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    counted = Pile.of(TAROT.set(board.cards)).pairs()
    counts = {name: int(str(counted[name])) for name in KINDS_OF_PAIRS if counted[name]}
    if counted["odd"] or len(counts) < 3:  # noqa: PLR2004 - too few lines among which to look
        return None
    wrong = rng.choice([*counts, "sum"])
    kinds, told = dict(KINDS_OF_PAIRS), dict(counts)
    if wrong != "sum":
        if rng.random() < 1 / 2 and wrong != "ones":
            kinds[wrong] -= 1
        else:
            told[wrong] += rng.choice([1, -1] if told[wrong] > 1 else [1])
    options = []
    for name, count in told.items():
        shows = Saying.plain(IN_PAIRS[name], count=count, points=count * kinds[name], kind=kinds[name])
        kind = KINDS_OF_PAIRS[name]
        right = Saying.plain(SO_MANY, PAIRS, count=counts[name], kind=kind, points=counts[name] * kind)
        options.append(Option(name, shows, name == wrong, right if name == wrong else Saying.plain(RIGHT_LINE)))
    points = sum(count * kinds[name] for name, count in told.items())
    shown = points + (rng.choice((-1, 1, 10)) if wrong == "sum" else 0)
    says = Saying.plain(ADDS_UP, PAIRS, points=points) if wrong == "sum" else Saying.plain(SUM_FOLLOWS)
    options.append(Option("sum", Saying.plain(IN_ALL, points=shown), wrong == "sum", says))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(COUNT_EACH),), (Saying.plain(PAIRS.statement, PAIRS),))
    return Question("choose", boards, FIRST_WRONG, because, hints, options=tuple(options))


COUNT_AUDIT = Kind(
    "count-audit",
    N_("Where is the slip in the count?"),
    "choose",
    (PAIRS,),
    _draw_lines,
    _ask_lines,
    of_a_deal=False,
)
