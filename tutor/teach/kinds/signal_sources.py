"""Where those differ who write about signals: who teaches what, and what nobody does."""

from __future__ import annotations

import random
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule, Source
from tutor.tarot.conventions.catalogue import (
    END_OF_SUIT,
    END_STRONG,
    END_WEAK,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    TRUMP_EVEN_BACK,
    TRUMP_ODD_LATER,
)
from tutor.tarot.sources import BOULOGNE, BOURGOGNE, FORUM, LA_TENUE
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying


class Teaching(NamedTuple):
    """Something that somebody says about signals: its name, the rule that tells of it, and its source."""

    id: str
    says: Message
    rule: Rule | None = None
    source: Source | None = None


WHO_TEACHES = N_("Those who write about signals do not all teach the same. Who teaches each of these?")
AGREED_OR_NOT = N_("Which of these did you read under the name of a club, and which under nobody’s?")
THE_COMMITTEE, THE_CLUB, A_FORUM, NOBODY = (
    N_("the committee of Burgundy", "who teaches a signal"),
    N_("the club of Boulogne", "who teaches a signal"),
    N_("a players’ forum", "who teaches a signal"),
    N_("nobody known to us", "who teaches a signal"),
)
WRITTEN_BY_NOBODY = N_("No source that we know gives such a lead a meaning, and so it has none here.")
SO_AGREE = N_("So ask the others at your table what they have agreed on, before you rely on any of these.")

#: The states: who teaches it, by which sources.
TEACHERS: dict[str, tuple[Message, tuple[Source | None, ...]]] = {
    "burgundy": (THE_COMMITTEE, (BOURGOGNE,)),
    "boulogne": (THE_CLUB, (BOULOGNE, LA_TENUE)),
    "forum": (A_FORUM, (FORUM,)),
    "nobody": (NOBODY, (None,)),
}
TAUGHT = (
    Teaching(
        "tenue-five-cards", N_("A tenue is five cards that are good for a trick or two."), HIGH_LOW_TAKER, BOURGOGNE
    ),
    Teaching(
        "petit-high-low", N_("Two trumps, high and then low, tell that the Petit is here."), HIGH_LOW_TRUMP, BOURGOGNE
    ),
    Teaching(
        "tenue-four-cards",
        N_("A tenue is two sure tricks, and four cards with the Excuse can be enough."),
        HIGH_LOW_TAKER,
        LA_TENUE,
    ),
    Teaching(
        "odd-trump-later",
        N_("Later in the play, an odd trump still asks for trumps but no longer promises 7."),
        TRUMP_ODD_LATER,
        BOULOGNE,
    ),
    Teaching(
        "even-trump-last",
        N_("After a good dog, an even trump from the last seat shows a big trump."),
        TRUMP_EVEN_BACK,
        BOULOGNE,
    ),
    Teaching(
        "middle-high-low",
        N_("A short suit ends downwards: three cards of it fall middle, high, low."),
        END_OF_SUIT,
        FORUM,
    ),
    Teaching(
        "end-strong", N_("A strong hand that shows the end of a suit wants the suit left alone."), END_STRONG, FORUM
    ),
    Teaching(
        "end-weak", N_("A weak hand that shows the end of a suit offers to overtrump the taker."), END_WEAK, FORUM
    ),
    Teaching("singleton-lead", N_("Leading the only card of a suit asks partners to lead that suit again.")),
    Teaching("bare-king-lead", N_("Leading a king that stands alone tells that it was the only card of its suit.")),
)
#: How many lines there are, by level: one of every teacher, and some more.
LINES = {1: 4, 2: 5, 3: 6}


def _teacher(one: Teaching) -> str:
    return next(name for name, (_, sources) in TEACHERS.items() if one.source in sources)


def _ask(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    one_each = [rng.choice([one for one in TAUGHT if _teacher(one) == name]) for name in TEACHERS]
    others = rng.sample([one for one in TAUGHT if one not in one_each], LINES[level] - len(one_each))
    lines = [*one_each, *others]
    rng.shuffle(lines)
    cells = tuple(_cell(number, one) for number, one in enumerate(lines, 1))
    states = tuple(State(name, Saying.plain(title)) for name, (title, _) in TEACHERS.items())
    rule = next(one.rule for one in lines if one.rule)
    hints = Hints((Saying.plain(AGREED_OR_NOT),), (Saying.plain(rule.statement, rule),))
    return Question("pairs", (), WHO_TEACHES, (Saying.plain(SO_AGREE),), hints, grid=Grid(cells, states))


def _cell(number: int, one: Teaching) -> Cell:
    rule = one.rule
    why = Saying.plain(rule.differs or rule.statement, rule) if rule else Saying.plain(WRITTEN_BY_NOBODY)
    return Cell(str(number), Saying.plain(one.says, claim=one.id), _teacher(one), why)


WHO_TEACHES_WHAT = Kind(
    "who-teaches",
    N_("Who teaches what?"),
    "pairs",
    tuple(dict.fromkeys(one.rule for one in TAUGHT if one.rule)),
    undrawn,
    _ask,
    of_a_deal=False,
)
