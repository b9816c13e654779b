"""The one trick that has been gathered and may still be looked at."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.tarot.conduct import PREVIOUS_TRICK
from tutor.tarot.setting import FOUR, HAND_SIZES
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR

WHICH_TRICK = N_("You want to see again what was played. Which of these tricks may you still ask to see?")
A_TRICK = N_("trick {trick}, won by {by:player}")
ON_THE_TABLE = N_("trick {trick}, the one on the table")
MAY_BE_SEEN = N_("Trick {trick} is the last one that has been gathered, so it may be looked at until the next one is.")
TOO_OLD = N_("Trick {trick} is not the last one that was gathered: it stays face down, whoever has won it.")
OPEN_ANYWAY = N_("Trick {trick} has not been gathered: its cards are open for everybody, and there is nothing to ask.")
WHICH_IS_LAST = N_("Has trick {trick} been gathered? And which trick was gathered before it?")


class Moment(NamedTuple):
    """A moment of the play: what is said of the trick of which it is told, and whether that has been gathered."""

    says: Message
    gathered: bool


MOMENTS = {
    "led": Moment(N_("Two cards of trick {trick} have been played."), gathered=False),
    "complete": Moment(N_("All have played to trick {trick}, and it has not been gathered yet."), gathered=False),
    "gathered": Moment(N_("Trick {trick} has been gathered, and nobody has led to the next one."), gathered=True),
    "just": Moment(N_("The winner of trick {trick} has gathered it and thinks about the next lead."), gathered=True),
}


@kind(WHICH, PREVIOUS_TRICK)
def look_back(draw: Draw) -> Posed:
    """A trick that has just been begun, or gathered; four tricks to choose from, or five."""
    told = draw.rng.randint(6, HAND_SIZES[FOUR] - 1)
    name = draw.rng.choice([*MOMENTS])
    moment = MOMENTS[name]
    last = told if moment.gathered else told - 1
    numbers = {last, told, last - 1, draw.rng.randint(1, last - 2)}
    while len(numbers) < draw.of(4, 4, 5):
        numbers.add(draw.rng.randint(1, last - 2))
    winners = {number: draw.rng.randrange(FOUR) for number in sorted(numbers)}
    offers, on = [], {}
    for number, by in winners.items():
        shows = A_TRICK if number <= last else ON_THE_TABLE
        says = MAY_BE_SEEN if number == last else TOO_OLD if number < last else OPEN_ANYWAY
        offers.append(Offer(f"trick-{number}", Saying(None, ((shows, {"trick": number, "by": by}),), CHAIR)))
        on[f"trick-{number}"] = number == last, Saying.plain(says, PREVIOUS_TRICK, trick=number)
    board = Notes((Saying.plain(moment.says, trick=told),), {"trick": told, "moment": name})
    because = tuple(says for right, says in on.values() if right)
    hints = Hints.plain(WHICH_IS_LAST, PREVIOUS_TRICK, trick=told)
    return Posed.for_any_judge(Asked((board,), WHICH_TRICK, tuple(offers)), Verdicts(because, hints, on))
