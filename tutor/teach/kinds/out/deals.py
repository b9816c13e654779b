"""Deals that are still to come: of a dealer’s set, of the match, and until the totals are zero."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from tutor.barbu.call import ONCE
from tutor.barbu.contracts import SEVEN
from tutor.barbu.match import END, WHEN
from tutor.barbu.match import SEVEN as ROTATION
from tutor.core.message import N_
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

#: The number of contracts that a dealer calls, and of deals in a match.
SET, MATCH = len(SEVEN), len(SEVEN) * PLAYERS

# By how many have been played

LEFT_OF_SET = N_("A dealer has called {done} {done:n|contract|contracts}. How many deals does this dealer still have?")
LEFT_OF_MATCH = N_(
    "{done} {done:n|deal has|deals have} been played. How many are still to come until the match is over?"
)
LEFT_OF_BOTH = N_(
    "{sets} {sets:n|dealer has|dealers have} called all their contracts, and the next one has called {done}. How many"
    " deals are still to come until the match is over?"
)
OF_ONE_DEALER = N_("{done} {done:n|contract is|contracts are} behind this dealer. How many does a dealer call in all?")
OF_ALL_DEALERS = N_(
    "{done} {done:n|deal is|deals are} over. How many dealers are there in a match, and how many contracts does each of"
    " them call?"
)
OF_SETS = N_(
    "{sets} {sets:n|set is|sets are} over, and {done} {done:n|deal|deals} of the next. How many deals make a set, and"
    " how many sets make a match?"
)
SEVEN_EACH = N_("Each dealer calls seven contracts, each once: 7 − {done} = {left}.")
FOUR_TIMES_SEVEN = N_("Four dealers call seven contracts each: 4 × 7 = 28 deals, and 28 − {done} = {left}.")
ONE_SET = N_("That is what is left of one dealer’s seven. Four players deal.")


def by_number(draw: Draw) -> Posed:
    """The rest of one dealer’s set; of a match, by its deals; of a match, by sets that are over and one begun."""
    sets = draw.rng.randint(1, PLAYERS - 1) if draw.level == LEVELS[-1] else 0
    done = draw.rng.randint(1, draw.of(SET, MATCH, SET) - 1)
    prompt = draw.of(LEFT_OF_SET, LEFT_OF_MATCH, LEFT_OF_BOTH)
    of, all_deals, sum_says = draw.of(("set", SET, SEVEN_EACH), *[("match", MATCH, FOUR_TIMES_SEVEN)] * 2)
    played = sets * SET + done

    left = all_deals - played
    because = (Saying.plain(sum_says, ONCE, done=played, left=left),)
    slips = {SET - played % SET: Saying.plain(ONE_SET, ONCE)}
    asks = draw.of(OF_ONE_DEALER, OF_ALL_DEALERS, OF_SETS)
    verdicts = so_many(left, because, Hints.plain(asks, ONCE, done=done, sets=sets), slips)
    return Posed.for_any_judge(Asked((), prompt, facts={"done": done, "sets": sets}, data={"of": of}), verdicts)


# In the middle of a set

DEALT_SO_FAR = N_(
    "{before} {before:n|player has|players have} dealt a whole set, and the next dealer has just finished deal {number}"
    " of theirs."
)
FIRST_DEALER = N_("The first dealer of the match has just finished deal {number} of their set.")
HOW_MANY_LEFT = N_("How many deals of the match are still to come?")
HOW_MANY_TO_ZERO = N_("After how many more deals will the totals of all four players add up to zero?")
ALL_LEFT = N_("Four sets of seven are 28 deals. {done} have been played, so {left} are to come.")
TO_ZERO = N_(
    "A set of seven adds up to zero when its last contract has been played. This set has {left} {left:n|deal|deals} to"
    " go."
)
OWN_SET = N_("That is the rest of this dealer’s set. Others deal after it.")
WHOLE_MATCH = N_("That is the rest of the match. The totals add up to zero at the end of every set.")
ALREADY = N_("That many have been played.")
#: The moments of a match between two deals of a set: how many sets are over, and how many deals of the next.
MOMENTS = tuple(product(range(PLAYERS), range(1, SET)))
#: The step from one number to the next, by which one comes to all of them.
STRIDE = 7


def in_a_set(draw: Draw) -> Posed:
    """One moment after the other, as the numbers go round: first until the totals are zero, then of the match."""
    before, number = MOMENTS[draw.number * STRIDE % len(MOMENTS)]
    says = DEALT_SO_FAR if before else FIRST_DEALER
    board = Notes((Saying.plain(says, before=before, number=number),), {"sets": before, "number": number})
    until, prompt, rule = draw.of(("zero", HOW_MANY_TO_ZERO, WHEN), *[("end", HOW_MANY_LEFT, END)] * 2)

    done = SET * before + number
    left, own = MATCH - done, SET - number
    right, other, slip = (own, left, WHOLE_MATCH) if until == "zero" else (left, own, OWN_SET)
    because = Saying.plain(TO_ZERO if until == "zero" else ALL_LEFT, rule, done=done, left=right)
    slips = {done: Saying.plain(ALREADY, rule), other: Saying.plain(slip, ROTATION if slip is OWN_SET else rule)}
    asks = OF_ONE_DEALER if until == "zero" else OF_SETS if before else OF_ALL_DEALERS
    verdicts = so_many(right, (because,), Hints.plain(asks, ROTATION, done=number, sets=before), slips)
    return Posed.for_any_judge(Asked((board,), prompt, data={"until": until}), verdicts)


#: A question about each way to tell how far a match has come.
POSED: Mapping[str, Callable[[Draw], Posed]] = {"seven": by_number, "planning": in_a_set}


@kind(OUT, about={"seven": (ONCE,), "planning": (ROTATION, WHEN, END)}, stock=6)
def deals(draw: Draw) -> Posed:
    """A match of Barbu between two of its deals."""
    return POSED[draw.about](draw)
