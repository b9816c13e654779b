"""The part of a ledger that has cost a dealer most."""

from __future__ import annotations

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu import ledgers
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.report.family import REPORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

#: The parts that a dealer can ask about, as options and with what they come to.
NAMES = {
    "luck": N_("the luck: the hands that were dealt"),
    "plan": N_("the plan: the calls"),
    "bets": N_("the bets: the doubles"),
    "play": N_("the play: the cards that were played"),
}
COMES_TO = {
    "luck": N_("The luck comes to {points:signed}."),
    "plan": N_("The plan comes to {points:signed}."),
    "bets": N_("The bets come to {points:signed}."),
    "play": N_("The play comes to {points:signed}."),
}
COST_MOST_OF_ALL = N_("No other part cost the dealer as much.")
WHICH_COST_MOST = N_("Which part cost this dealer the most points here?")
ADD_EACH = N_("How much does each part come to, over all the deals that you see?")
LARGEST_LOSS = N_("Add up each part separately, from deal to deal. The part with the lowest total has cost the most.")
#: The margin by which the part that cost most must differ from the next one.
CLEAR = 3


@kind(REPORT, BEST)
def coach_most(draw: Draw) -> Posed | None:
    """A whole set in one line; three deals; four, in one of which another part has lost most at once."""
    ledger = ledgers.drawn(draw.rng)
    deals = ledgers.deals(ledger)
    rows = draw.of([ledgers.whole(ledger)], deals[:3], deals[:4])
    sums = ledgers.summed(rows)._asdict()
    least, second = sorted(NAMES, key=sums.__getitem__)[:2]
    if sums[least] >= 0 or sums[second] - sums[least] < CLEAR:
        return None
    worst = min(NAMES, key=lambda name: min(row.numbers[name] for row in rows))
    if worst == draw.of("", "", least):
        return None
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in NAMES.items())

    on = {name: (name == least, _of_part(name, sums[name], most=name == least)) for name in NAMES}
    hints = Hints((Saying.plain(ADD_EACH),), (Saying.plain(LARGEST_LOSS, BEST),))
    verdicts = Verdicts((on[least][1],), hints, on)
    return Posed.for_any_judge(Asked((ledgers.board(rows),), WHICH_COST_MOST, offers), verdicts)


def _of_part(name: str, points: int, *, most: bool) -> Saying:
    """The points of a part, and of the one that cost ``most`` that it did."""
    told: tuple[Message, Facts] = (COMES_TO[name], {"points": points})
    return Saying(BEST, (told, (COST_MOST_OF_ALL, {})) if most else (told,))
