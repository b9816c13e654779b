"""The count of a pile of Tarot, kind of pair by kind of pair, with a slip in one of its lines."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.score.tally import PAIRS, Pile
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kinds.audit.lines import LINE_IS_RIGHT, Found, audit_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.piles import IN_ALL, IN_PAIRS, KINDS_OF_PAIRS, pile

FIRST_WRONG = N_(
    "This is how somebody has counted the pile. There is one mistake in it, and the total may be wrong because of it."
    " In which line was it made?"
)
COUNT_EACH = N_(
    "These {cards} cards are {pairs} pairs, and somebody comes to {points} points. Are there as many pairs in the"
    " lines, and does each kind count what it should?"
)
SUM_FOLLOWS = N_("The lines are added up rightly; the mistake is further up.")
SO_MANY = N_("It should be {count} × {kind} = {points}.")
ADDS_UP = N_("The lines above come to {points:half}.")

#: A pair of each kind.
EXAMPLES = {
    name: TAROT.read(codes) for name, codes in zip(IN_PAIRS, ("SK S1", "SQ S1", "SN S1", "SJ S1", "S2 S1"), strict=True)
}
#: The least number of lines in which there is enough to look for.
FEWEST = 3


def count(draw: Draw) -> Posed | None:
    """More cards from level to level; a pair too many or too few, the wrong worth of a pair, or a wrong sum."""
    cards = pile(draw.rng.choice(draw.of((8, 10, 12), (14, 16, 18), (22, 24, 26))), draw.rng)
    counted = Pile.of(TAROT.set(cards)).pairs()
    counts = {name: int(str(counted[name])) for name in KINDS_OF_PAIRS if counted[name]}
    if counted["odd"] or len(counts) < FEWEST:
        return None
    wrong = draw.rng.choice([*counts, "sum"])
    kinds, told = dict(KINDS_OF_PAIRS), dict(counts)
    if wrong != "sum":
        if draw.rng.random() < 1 / 2 and wrong != "ones":
            kinds[wrong] -= 1
        else:
            told[wrong] += draw.rng.choice([1, -1] if told[wrong] > 1 else [1])
    written = {name: number * kinds[name] for name, number in told.items()}
    summed = sum(written.values())
    written["sum"] = summed + (draw.rng.choice((-1, 1, 10)) if wrong == "sum" else 0)
    offers = [
        Offer(name, Saying.plain(IN_PAIRS[name], count=number, points=written[name], kind=kinds[name]))
        for name, number in told.items()
    ]
    offers.append(Offer("sum", Saying.plain(IN_ALL, points=written["sum"])))

    def judged(judge: Judge) -> Iterator[Found]:
        for name, number in counts.items():
            kind = judge.total(EXAMPLES[name]) // 2
            should = Saying.plain(SO_MANY, PAIRS, count=number, kind=kind, points=number * kind)
            is_wrong = written[name] != number * kind
            yield Found(is_wrong, should if is_wrong else Saying.plain(LINE_IS_RIGHT))
        badly_added = written["sum"] != summed
        adds_up = Saying.plain(ADDS_UP, PAIRS, points=summed)
        yield Found(badly_added, adds_up if badly_added else Saying.plain(SUM_FOLLOWS))

    hints = Hints.plain(COUNT_EACH, PAIRS, cards=len(cards), pairs=len(cards) // 2, points=written["sum"])
    return audit_of(Asked((Laid(tuple(cards), paired=True),), FIRST_WRONG, tuple(offers)), judged, hints)
