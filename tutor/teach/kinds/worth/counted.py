"""The points of a pile of Tarot, counted in pairs, and of all the cards that do not lie in it."""

from __future__ import annotations

from decimal import Decimal

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.score.count import LOW, VALUES, WORTH
from tutor.tarot.score.tally import INDIVIDUAL, PAIRS, Pile
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.worth.family import WORTH as FAMILY
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.piles import SIZES, THEIR_PILE, pile, working

COUNT_PILE = N_("Count this pile. How many points is it worth?")
FIRST_PAIR = N_("Begin with {one:card} and {other:card}: what does this pair count? Then go on, pair by pair.")
MAKE_A_PAIR = N_(
    "Begin with {high:card} and any low card: what does this pair count? Which other pairs can you make like that?"
)
LOW_AS_ONE = N_("You have counted a whole point for each low card. It takes two of them to make a point.")
NO_LOW = N_("The low cards count as well: half a point each.")
ONE_SHORT = N_("That is one point off. Count the pairs of low cards once more.")
NOT_THE_ODD = N_("A card is left over when the others are paired. It counts as well, on its own.")


@kind(FAMILY, PAIRS, INDIVIDUAL)
def pile_points(draw: Draw) -> Posed:
    """A pile in pairs; on the last level one that nobody has sorted yet."""
    laid = pile(draw.rng.choice(SIZES[draw.level]), draw.rng)
    paired = draw.level < LEVELS[-1]
    if not paired:
        draw.rng.shuffle(laid)
    cards = TAROT.set(laid)
    high = next((card for card in laid if card not in WORTH[LOW]), laid[0])
    pair = Saying.plain(FIRST_PAIR, one=laid[0], other=laid[1])
    begin = pair if paired else Saying.plain(MAKE_A_PAIR, high=high)

    def verdicts(judge: Judge) -> Verdicts:
        doubled, low, odd = judge.total(cards), len(cards & WORTH[LOW]), Pile.of(cards).pairs()["odd"]
        known = {doubled - 2: ONE_SHORT, doubled + 2: ONE_SHORT, doubled + low: LOW_AS_ONE, doubled - low: NO_LOW}
        if odd:
            known[doubled - int(2 * float(str(odd)))] = NOT_THE_ODD
        wrong = {Decimal(slip) / 2: Saying.plain(says, PAIRS) for slip, says in known.items()}
        hints = Hints((begin,), (Saying.plain(PAIRS.statement, PAIRS),), (cards - WORTH[LOW],))
        return Verdicts((*working(cards, judge),), hints, number=Number.of(Decimal(doubled) / 2, wrong, halves=True))

    return Posed(Asked((Laid(tuple(laid), paired=paired),), COUNT_PILE), verdicts)


TAKERS_POINTS = N_("The defence has the smaller pile, so count that one. How many points does the taker have?")
ALL_TOGETHER = N_(
    "Count the defence’s pile first, from {one:card} and {other:card} on. And how many points are there in the whole"
    " pack?"
)
THE_REST = N_("The defence has {points:half}; of 91 that leaves {rest:half} for the taker.")
THAT_IS_THEIRS = N_("That is what the defence has. The taker has the rest of the 91 points.")


@kind(FAMILY, PAIRS, VALUES)
def rest_of_pack(draw: Draw) -> Posed:
    """The pile of the defence, an even number of cards, of which the taker has the rest."""
    count = draw.rng.choice(draw.of(SIZES[1], SIZES[2], SIZES[2]))
    laid = pile(count - count % 2, draw.rng)
    cards = TAROT.set(laid)
    board = Laid(tuple(laid), Saying.plain(THEIR_PILE), paired=True, data={"of": "defence"})

    def verdicts(judge: Judge) -> Verdicts:
        theirs, rest = judge.total(cards) / 2, judge.total(TAROT.all - cards) / 2
        wrong = {Decimal(theirs): Saying.plain(THAT_IS_THEIRS, VALUES)}
        because = (*working(cards, judge), Saying.plain(THE_REST, VALUES, points=theirs, rest=rest))
        hints = Hints.plain(ALL_TOGETHER, VALUES, cards - WORTH[LOW], one=laid[0], other=laid[1])
        return Verdicts(because, hints, number=Number.of(Decimal(rest), wrong, halves=True))

    return Posed(Asked((board,), TAKERS_POINTS), verdicts)
