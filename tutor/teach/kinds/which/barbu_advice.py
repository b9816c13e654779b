"""The advice by which a card of Barbu is played: how to lose tricks, and in Trumps how to win them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.advice import losing, winning
from tutor.barbu.advice.losing import card_to_lose
from tutor.barbu.advice.winning import card_to_win
from tutor.barbu.play import Play
from tutor.core.advice import Advice
from tutor.core.cards import BARBU, SUITS
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.moments import hand_in_trumps, seen
from tutor.teach.barbu.plays import CHAIR, dealt, lived
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.rule.asked import named
from tutor.teach.kinds.which.advice import ANOTHER_MOMENT
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

BY_WHICH = N_(
    "In {contract:term} the tutor’s players would play {card:card} here. Which piece of advice do they follow?"
)
WINS_OR_LOSES = N_("Look at {card:card}: can it still win the trick, and who plays after you?")


class Moment(NamedTuple):
    """The contracts in which some advice is asked for, the advice, and the tricks before, by level."""

    calls: tuple[str, ...]
    pieces: tuple[Rule, ...]
    tricks: tuple[range, range, range]


MOMENTS: Mapping[str, Moment] = {
    "losing": Moment(
        ("no-tricks", "no-hearts", "no-queens"),
        (losing.THROW, losing.DUCK, losing.SHED, losing.FREE, losing.FORCED, losing.EARLY, losing.LOW),
        (range(1, 2), range(1, 3), range(2, 4)),
    ),
    "winning": Moment(
        tuple(f"trumps {suit}" for suit in SUITS),
        (
            *(winning.DRAW, winning.LONG, winning.CASH, winning.LENGTH),
            *(winning.CHEAP, winning.RUFF, winning.SURE, winning.WAIT),
        ),
        (range(1, 2), range(1, 3), range(2, 4)),
    ),
}
#: So many deals are looked at for a moment of a sort, before one of another sort is looked for.
PATIENCE = 80


@kind(WHICH, about={name: one.pieces for name, one in MOMENTS.items()})
def barbu_advice(draw: Draw) -> Posed | None:
    """Three pieces of advice, four, or five; each of them is right about equally often, but for rare ones."""
    rng, sort = draw.rng, MOMENTS[draw.about]
    wanted = rng.choice(sort.pieces)
    at = next(filter(None, (_reached(draw, sort, wanted) for _ in range(PATIENCE))), None)
    if at is None:
        return None
    found = _advised(at)
    card = BARBU[found.move]
    others = [rule for rule in sort.pieces if rule is not wanted]
    offered = [wanted, *rng.sample(others, 1 + draw.level)]
    rng.shuffle(offered)
    trumps = at.contract.trumps
    boards = (seen(at), hand_in_trumps(at, trumps)) if trumps else (seen(at),)
    facts: Facts = {"card": card, "contract": at.contract.name}
    asked = Asked(boards, BY_WHICH, tuple(Offer(rule.id, rule) for rule in offered), facts)

    because = Saying(wanted, ((found.reason.hint, found.reason.facts),), CHAIR)
    wrong = {
        rule.id: Saying(rule, ((ANOTHER_MOMENT, {}), (rule.statement, {}))) for rule in offered if rule is not wanted
    }
    other = next(rule for rule in offered if rule is not wanted)
    hints = Hints.of(Saying.plain(WINS_OR_LOSES, card=card), other)
    return Posed.for_any_judge(asked, named(asked, wanted.id, (because,), wrong, hints))


def _reached(draw: Draw, sort: Moment, wanted: Rule) -> Play | None:
    """The first moment of a deal after enough tricks at which the learner plays by the advice that is ``wanted``."""
    rng = draw.rng
    before = rng.choice(draw.of(*sort.tricks))
    for at, _ in lived(dealt(rng.choice(sort.calls), rng), rng):
        if isinstance(at, Play) and len(at.taken) >= before:
            choice = len(at.obligation().legal()) > 1
            return at if choice and _advised(at).reason.rule is wanted else None
    return None


def _advised(at: Play) -> Advice:
    """The advice on a card, without counting the last ones."""
    trumps = at.contract.trumps
    return card_to_win(at, trumps) if trumps else card_to_lose(at)
