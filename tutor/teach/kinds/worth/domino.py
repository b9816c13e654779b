"""The worth of the places in which somebody has finished Domino."""

from __future__ import annotations

from tutor.barbu.contracts.domino import SCORE
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

HOW_MANY_POINTS = N_("You play Domino, with the usual values. How many points do you win in all?")
A_DEAL = N_(
    "Deal {deal}: {first:player}, {second:player} and {third:player} were out {a:place}, {b:place} and {c:place}."
)
WHICH_PLACE = N_(
    "In deal {deal} {first:player} {first:you|were|was} out {a:place}, and the two others took a place each. Which"
    " place is left for you, and what is it worth?"
)
FEWER_EACH = N_("The first three places win points, each place fewer than the one before. The last place loses some.")
YOUR_PLACE = N_("Deal {deal}: out {place:place}, {points:signed}.")
IN_ALL = N_("That makes {points:signed} in all.")
LAST_LOSES = N_("Look again: the last place does not win 5 points, it loses them.")
LAST_NOTHING = N_("Look again: the last place loses 5 points.")


@kind(WORTH, SCORE, stock=4)
def domino_points(draw: Draw) -> Posed:
    """One deal, then two, then three, in which the places of the three others are told."""
    facts: Facts = {}
    written, others, own = list[Saying](), list[dict[str, int]](), list[int]()
    for deal in range(1, draw.of(1, 2, 3) + 1):
        places = draw.rng.sample(range(1, PLAYERS + 1), PLAYERS)
        seats = draw.rng.sample(range(1, PLAYERS), PLAYERS - 1)
        first, second, third = seats
        a, b, c = (places[seat] for seat in seats)
        facts = {"deal": deal, "first": first, "second": second, "third": third, "a": a, "b": b, "c": c}
        written.append(Saying(None, ((A_DEAL, facts),), CHAIR))
        others.append({str(seat): places[seat] for seat in sorted(seats)})
        own.append(places[LEARNER])
    begin = Saying(None, ((WHICH_PLACE, facts),), CHAIR)

    def verdicts(judge: Judge) -> Verdicts:
        points = [judge.values.domino[place - 1] for place in own]
        total, lasts, last = sum(points), own.count(PLAYERS), judge.values.domino[-1]
        each = [
            (YOUR_PLACE, {"deal": deal, "place": place, "points": worth})
            for deal, (place, worth) in enumerate(zip(own, points, strict=True), 1)
        ]
        whole = [(IN_ALL, {"points": total})] if len(own) > 1 else []
        slips = {total - 2 * lasts * last: LAST_LOSES, total - lasts * last: LAST_NOTHING} if lasts else {}
        wrong = {slip: Saying.plain(says, SCORE) for slip, says in slips.items()}
        hints = Hints((begin,), (Saying.plain(FEWER_EACH, SCORE),))
        because = (Saying(SCORE, (*each, *whole)),)
        return Verdicts(because, hints, number=Number.of(total, wrong, signed=True))

    return Posed(Asked((Notes(tuple(written), {"places": [*others]}),), HOW_MANY_POINTS), verdicts)
