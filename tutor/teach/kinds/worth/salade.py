"""The cost of a trick in the Salade, in which the penalties add up."""

from __future__ import annotations

from tutor.barbu.contracts.salade import LAYER, Salade
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

YOUR_TRICK = N_("You have won this trick in the Salade. How many points does it cost you?")
IN_THE_MIDDLE, AT_THE_END = N_("Not the last trick:"), N_("The last trick of the deal:")
IN_BETWEEN = N_(
    "Begin with {cards:and}: which of the five penalties does each of them incur? And which does the trick itself?"
)
THE_LAST_TOO = N_(
    "Begin with {cards:and}: which of the five penalties does each of them incur? And which does a last trick incur?"
)
A_TRICK = N_("The trick costs {points}.")
THE_LAST = N_("It is the last one, which costs {points} more.")
HEARTS = N_("{count} {count:n|heart|hearts} at 10: {points}.")
QUEENS = N_("{count} {count:n|queen|queens} at 20: {points}.")
THE_KING = N_("The king of hearts costs {points}, besides being a heart.")
ALTOGETHER = N_("Together: {points}.")
WITHOUT_TRICK = N_("The cards alone cost that much. The trick itself counts as well.")
ONCE_ONLY = N_("A card can cost several times: the king and the queen of hearts are hearts, too.")

#: The cards that make a trick of the Salade dear, and those of them that are hearts besides.
DEAR, TWICE_DEAR = BARBU.read("HK HQ SQ DQ CQ"), BARBU.read("HK HQ")


@kind(WORTH, LAYER)
def salade_trick(draw: Draw) -> Posed:
    """Four cards: a heart or a queen at first, later the queen or the king of hearts."""
    dear = [*draw.of(BARBU.read("H5 H9 SQ DQ CQ"), TWICE_DEAR, DEAR)]
    counts = draw.of((1,), (1,), (2, 3))
    first = draw.rng.sample(dear, draw.rng.choice(counts) if len(counts) > 1 else 1)
    trick = [*first, *draw.rng.sample([card for card in BARBU.cards if card not in DEAR], 4 - len(first))]
    two = BARBU.set((trick[0], trick[-1]))
    draw.rng.shuffle(trick)
    last = draw.level > 1 and draw.rng.random() < 1 / 2
    laid = Laid(tuple(trick), Saying.plain(AT_THE_END if last else IN_THE_MIDDLE), data={"last": last})

    def verdicts(judge: Judge) -> Verdicts:
        cards, salade, values = BARBU.set(trick), Salade(), judge.salade
        alone = sum(salade.penalty(card, values) for card in cards)
        cost = -round(alone + salade.stake(1 if last else 2, values))
        once = cost + values.heart * len(cards & TWICE_DEAR)
        wrong = {once: ONCE_ONLY, -alone: WITHOUT_TRICK}
        slips = {points: Saying.plain(says, LAYER) for points, says in wrong.items()}
        hints = Hints.plain(THE_LAST_TOO if last else IN_BETWEEN, LAYER, cards=two)
        return Verdicts((_layers(cards, cost, judge, last=last),), hints, number=Number.of(cost, slips))

    return Posed(Asked((laid,), YOUR_TRICK), verdicts)


def _layers(cards: Cards, cost: int, judge: Judge, *, last: bool) -> Saying:
    """The penalties that a trick meets, one by one, and together."""
    values, hearts, queens = judge.salade, len(cards.of("H")), len(cards.of_rank("Q"))
    lines = [(A_TRICK, {"points": -values.trick})]
    if last:
        lines.append((THE_LAST, {"points": -values.last_two[1]}))
    if hearts:
        lines.append((HEARTS, {"count": hearts, "points": -hearts * values.heart}))
    if queens:
        lines.append((QUEENS, {"count": queens, "points": -queens * values.queen}))
    if BARBU["HK"] in cards:
        lines.append((THE_KING, {"points": -values.king_of_hearts}))
    return Saying(LAYER, (*lines, (ALTOGETHER, {"points": cost})))
