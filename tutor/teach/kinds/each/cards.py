"""The worth of each of several cards, and of pairs of them, as a pile is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.score.count import LOW, VALUES, WORTH
from tutor.tarot.score.tally import PAIRS
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.each.family import EACH
from tutor.teach.kinds.find.cards import A_BOUT_COUNTS, COURTS, TEMPTING
from tutor.teach.number import written
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

#: The cards of one thing or another, by its name in answers.
Things = Mapping[str, tuple[Card, ...]]

HALVES = N_("{points:half}")

# Single cards

WORTH_OF_EACH = N_("What is each of these cards worth?")
HIGH_OR_LOW = N_("Begin with {cards:and}. Is either of them a bout or a court card? If not, what is left?")
BY_RANK = {
    "K": N_("A king is worth 4½, as much as a bout."),
    "Q": N_("A queen is worth 3½."),
    "N": N_("A knight is worth 2½."),
    "J": N_("A jack is worth 1½."),
}
LOW_OF_A_SUIT = N_("A suit card that is not a court card is worth ½, even the 10 and the ace.")
LOW_TRUMP = N_("Of the trumps only 1 and 21 are worth more: every other one is worth ½.")


def _single(draw: Draw) -> Things:
    """A bout, pictures and low cards; the low ones may be high trumps or aces."""
    pictures = [card for card in TAROT.cards if card.rank in COURTS and card.suit != TRUMP]
    low = [*draw.of(WORTH[LOW], TEMPTING & WORTH[LOW], TEMPTING & WORTH[LOW])]
    counts = draw.of((0, 1), (2,), (3,))
    bouts = draw.rng.sample([*BOUTS], draw.rng.choice(counts) if len(counts) > 1 else counts[0])
    wanted = draw.of(4, 5, 6) - len(bouts)
    cards = bouts + draw.rng.sample(pictures, wanted // 2 + wanted % 2) + draw.rng.sample(low, wanted // 2)
    return {card.code: (card,) for card in draw.rng.sample(cards, len(cards))}


def _of_a_card(card: Card) -> Message:
    if card in BOUTS:
        return A_BOUT_COUNTS
    return LOW_TRUMP if card.suit == TRUMP else BY_RANK.get(card.rank, LOW_OF_A_SUIT)


# Pairs

WHAT_PAIRS = N_("Cards are counted two at a time. What is each of these pairs worth?")
HIGHER_CARD = N_(
    "Begin with {cards:and}. Does either of them count more than half a point, and what does the other add to it?"
)
ONLY_LOW = N_("Two low cards are a single point, whatever their numbers.")
BOUT_IN_PAIR = N_("A bout or a king counts 4½, and the low card beside it makes that up to 5.")
PICTURE_IN_PAIR = {
    "K": BOUT_IN_PAIR,
    "Q": N_("A queen counts 3½, and the low card beside it makes that up to 4."),
    "N": N_("A knight counts 2½, and the low card beside it makes that up to 3."),
    "J": N_("A jack counts 1½, and the low card beside it makes that up to 2."),
}
LOW_PAIR = N_("Two low cards are half a point each.")

#: The number of pairs that are asked about.
SIX = 6
HIGH_CARDS = [card for card in TAROT.cards if card not in WORTH[LOW]]
LOW_CARDS = [*WORTH[LOW]]
#: Low cards that look dear.
LOOK_DEAR = [card for card in LOW_CARDS if card.suit == TRUMP or card.rank == "10"]


def _pairs(draw: Draw) -> Things:
    """Pairs with a low card: court cards first, then bouts, at last high trumps that are low cards."""
    courts = [card for card in HIGH_CARDS if card not in BOUTS]
    high = draw.rng.sample(draw.of(courts, HIGH_CARDS, HIGH_CARDS), SIX - draw.level)
    low = draw.rng.sample(draw.of(LOW_CARDS, LOW_CARDS, LOOK_DEAR), SIX + draw.level)
    pairs = [*zip([*high, *low[SIX:]], low[:SIX], strict=True)]
    draw.rng.shuffle(pairs)
    return {f"pair-{number}": pair for number, pair in enumerate(pairs, 1)}


def _of_a_pair(first: Card, _second: Card) -> Message:
    if first in WORTH[LOW]:
        return LOW_PAIR
    return PICTURE_IN_PAIR.get(first.rank, BOUT_IN_PAIR)


# Both


class Priced(NamedTuple):
    """Things that are worth something: how they are drawn, their worths, doubled, and what is said of them."""

    drawn: Callable[[Draw], Things]
    worths: tuple[int, ...]
    prompt: Message
    nudge: Message
    rule: Rule
    because: Message
    says: Callable[..., Message]


PRICED = {
    "card": Priced(_single, (*WORTH,), WORTH_OF_EACH, HIGH_OR_LOW, VALUES, VALUES.statement, _of_a_card),
    "pair": Priced(_pairs, (2, 4, 6, 8, 10), WHAT_PAIRS, HIGHER_CARD, PAIRS, ONLY_LOW, _of_a_pair),
}


@kind(EACH, about={"card": (VALUES,), "pair": (PAIRS, VALUES)})
def values(draw: Draw) -> Posed:
    """The value of each of some cards, or of each of six pairs."""
    priced = PRICED[draw.about]
    things = priced.drawn(draw)
    offers = tuple(Offer(name, cards if len(cards) > 1 else cards[0]) for name, cards in things.items())
    first, second, *_ = (card for cards in things.values() for card in cards)
    states = tuple(State(_typed(worth), Saying.plain(HALVES, points=worth / 2)) for worth in priced.worths)

    def verdicts(judge: Judge) -> Verdicts:
        worths = {
            name: (_typed(judge.total(TAROT.set(cards))), Saying.plain(priced.says(*cards), priced.rule))
            for name, cards in things.items()
        }
        because = (Saying.plain(priced.because, priced.rule),)
        return Verdicts(
            because, Hints.plain(priced.nudge, priced.rule, cards=TAROT.set((first, second))), states=worths
        )

    return Posed(Asked((), priced.prompt, offers, states=states), verdicts)


def _typed(doubled: int) -> str:
    return written(Decimal(doubled) / 2)
