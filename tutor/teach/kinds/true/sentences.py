"""Sentences on a subject: each says what a rule says, or what many believe in its place."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.may.asked import something_is_refused
from tutor.teach.kinds.true.at_the_table import CONDUCT, MISDEALS
from tutor.teach.kinds.true.family import TRUE
from tutor.teach.kinds.true.five import CALL, PARTNER
from tutor.teach.kinds.true.subject import Pair, Subject
from tutor.teach.kinds.true.tarot import ECART, EXCUSE, SLAMS
from tutor.teach.kinds.true.three import THREE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

SUBJECTS: Mapping[str, Subject] = {
    "excuse": EXCUSE,
    "slam": SLAMS,
    "ecart": ECART,
    "call": CALL,
    "partner": PARTNER,
    "three": THREE,
    "misdeal": MISDEALS,
    "conduct": CONDUCT,
}


@kind(
    TRUE,
    about={name: tuple(pair.rule for pair in subject.pairs) for name, subject in SUBJECTS.items()},
    edition=4,
    trains={name: subject.trains for name, subject in SUBJECTS.items()},
)
def true(draw: Draw) -> Posed:
    """A sentence each of some pairs, one more from level to level; some are true, and not all of them."""
    subject = SUBJECTS[draw.about]
    told = [
        (pair, pair.true if draw.rng.random() < 1 / 2 else pair.false)
        for pair in draw.rng.sample(subject.pairs, draw.of(3, 4, 5))
    ]
    offers = tuple(Offer(claim.name, Saying.plain(claim.says)) for _, claim in told)
    first_two = Saying(None, tuple((pair.asks, {}) for pair, _ in told[:2]))

    def verdicts(judge: Judge) -> Verdicts:
        on = {
            claim.name: (judge.says(pair.rule, pair.true.name, pair.false.name) == claim.name, _rule(pair))
            for pair, claim in told
        }
        because = tuple(says for right, says in on.values() if right)
        return Verdicts(because, Hints((first_two,), because[:1]), on)

    return Posed(Asked((), subject.prompt, offers), verdicts, something_is_refused)


def _rule(pair: Pair) -> Saying:
    return Saying.plain(pair.says or pair.rule.statement, pair.rule)
