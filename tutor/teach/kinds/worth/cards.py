"""The worth of a few cards of Tarot that lie together."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.score.count import LOW, VALUES, WORTH
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH as FAMILY
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

HOW_MUCH = N_("What are these cards worth together?")
WHICH_COUNT = N_("Begin with {high:card}: what does it count? And what does each low card count, such as {low:card}?")
ALONE = N_("Count {worth:half} for {cards:and}.")
EACH = N_("Count {worth:half} each for {cards:and}: that makes {points:half}.")
TOGETHER = N_("Together they are worth {points:half}.")
NO_HALVES = N_("That is what the high cards are worth. Each low card adds half a point.")
WHOLE_LOW_CARDS = N_("You have counted a whole point for each low card. A low card is worth half a point.")

_HIGH_CARDS = [card for card in TAROT.cards if card not in WORTH[LOW]]


@kind(FAMILY, VALUES)
def trick_points(draw: Draw) -> Posed:
    """A few cards, more of them from level to level; the bouts come last."""
    high = [card for card in _HIGH_CARDS if draw.level > 1 or card not in BOUTS]
    counted = draw.rng.randint(*draw.of((1, 2), (2, 4), (3, 6)))
    laid = draw.rng.sample(high, counted)
    laid += draw.rng.sample([*WORTH[LOW]], draw.rng.randint(*draw.of((3, 5), (5, 7), (8, 11))) - counted)
    draw.rng.shuffle(laid)
    cards = TAROT.set(laid)
    asked = Asked((Laid(tuple(laid)),), HOW_MUCH)
    one_high, one_low = (next(card for card in laid if (card in WORTH[LOW]) is little) for little in (False, True))

    def verdicts(judge: Judge) -> Verdicts:
        doubled, low = judge.total(cards), len(cards & WORTH[LOW])
        slips = {doubled - low: NO_HALVES, doubled + low: WHOLE_LOW_CARDS} if low else {}
        wrong = {Decimal(slip) / 2: Saying.plain(says, VALUES) for slip, says in slips.items()}
        hints = Hints.plain(WHICH_COUNT, VALUES, cards - WORTH[LOW], high=one_high, low=one_low)
        return Verdicts((*_working(cards, judge),), hints, number=Number(Decimal(doubled) / 2, wrong, halves=True))

    return Posed(asked, verdicts)


def _working(cards: Cards, judge: Judge) -> Iterator[Saying]:
    """The sum step by step: the dearest cards first, then all of them together."""
    for alike in WORTH.values():
        held = cards & alike
        if held:
            says, together = EACH if len(held) > 1 else ALONE, judge.total(held) / 2
            yield Saying.plain(says, VALUES, cards=held, worth=together / len(held), points=together)
    yield Saying.plain(TOGETHER, VALUES, points=judge.total(cards) / 2)
