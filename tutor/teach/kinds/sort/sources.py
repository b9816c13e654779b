"""Differences between those who write about signals: who teaches what, and what nobody does."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.conventions.catalogue import (
    END_OF_SUIT,
    END_STRONG,
    END_WEAK,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    TRUMP_EVEN_BACK,
    TRUMP_ODD_LATER,
)
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying


class Teaching(NamedTuple):
    """Something that is said about signals: its name, who teaches it, and the rule that tells of it, if any does."""

    id: str
    teacher: str
    says: Message
    rule: Rule | None = None


WHO_TEACHES = N_("Those who write about signals do not all teach the same. Who teaches each of these?")
AGREED_OR_NOT = N_("Did you read that under the name of a committee, a club or a forum, or under nobody’s?")
WRITTEN_BY_NOBODY = N_("No source that we know gives such a lead a meaning, and so it has none here.")
SO_AGREE = N_("So ask the others at your table what they have agreed on, before you rely on any of these.")
BURGUNDY, CLUB, FORUM, NOBODY = "burgundy", "boulogne", "forum", "nobody"
TEACHERS = (
    State(BURGUNDY, Saying.plain(N_("the committee of Burgundy", "who teaches a signal"))),
    State(CLUB, Saying.plain(N_("the club of Boulogne", "who teaches a signal"))),
    State(FORUM, Saying.plain(N_("a players’ forum", "who teaches a signal"))),
    State(NOBODY, Saying.plain(N_("nobody known to us", "who teaches a signal"))),
)
TAUGHT = (
    Teaching(
        "tenue-five-cards", BURGUNDY, N_("A tenue is five cards that are good for a trick or two."), HIGH_LOW_TAKER
    ),
    Teaching(
        "petit-high-low", BURGUNDY, N_("Two trumps, high and then low, say that the Petit is here."), HIGH_LOW_TRUMP
    ),
    Teaching(
        "tenue-four-cards",
        CLUB,
        N_("A tenue is two sure tricks, and four cards with the Excuse can be enough."),
        HIGH_LOW_TAKER,
    ),
    Teaching(
        "odd-trump-later",
        CLUB,
        N_("Later in the play, an odd trump still asks for trumps but no longer promises 7."),
        TRUMP_ODD_LATER,
    ),
    Teaching(
        "even-trump-last",
        CLUB,
        N_("After a good dog, an even trump from the last seat shows a big trump."),
        TRUMP_EVEN_BACK,
    ),
    Teaching(
        "middle-high-low",
        FORUM,
        N_("A short suit ends downwards: three cards of it fall middle, high, low."),
        END_OF_SUIT,
    ),
    Teaching(
        "end-strong", FORUM, N_("A strong hand that shows the end of a suit wants the suit left alone."), END_STRONG
    ),
    Teaching(
        "end-weak", FORUM, N_("A weak hand that shows the end of a suit offers to overtrump the taker."), END_WEAK
    ),
    Teaching("singleton-lead", NOBODY, N_("Leading the only card of a suit asks partners to lead that suit again.")),
    Teaching(
        "bare-king-lead",
        NOBODY,
        N_("Leading a bare king says that it was your only card of the suit."),
    ),
)


@kind(SORT, *dict.fromkeys(one.rule for one in TAUGHT if one.rule))
def who_teaches(draw: Draw) -> Posed:
    """Something that each of them teaches, and from the second level on some more."""
    lines = [draw.rng.choice([one for one in TAUGHT if one.teacher == teacher.id]) for teacher in TEACHERS]
    lines += draw.rng.sample([one for one in TAUGHT if one not in lines], draw.of(0, 1, 2))
    draw.rng.shuffle(lines)
    named = {str(number): one for number, one in enumerate(lines, 1)}
    offers = tuple(Offer(name, Saying.plain(one.says, claim=one.id)) for name, one in named.items())

    rule = next(one.rule for one in lines if one.rule)
    hints = Hints.of(Saying(None, ((lines[0].says, {}), (AGREED_OR_NOT, {}))), rule)
    states = {name: (one.teacher, _why(one.rule)) for name, one in named.items()}
    verdicts = Verdicts((Saying.plain(SO_AGREE),), hints, states=states)
    return Posed.for_any_judge(Asked((), WHO_TEACHES, offers, states=TEACHERS), verdicts)


def _why(rule: Rule | None) -> Saying:
    """The places in which something is taught, or that there is none."""
    return Saying.plain(rule.differs or rule.statement, rule) if rule else Saying.plain(WRITTEN_BY_NOBODY)
