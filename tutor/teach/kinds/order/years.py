"""What became of Tarot, from its beginnings in Italy to the federation, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.order.family import ORDER
from tutor.teach.kinds.order.places import falling, numbered
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.topics import TOPICS


class Event(NamedTuple):
    """Something that happened to the game: about when, in words that ask for it, and with its date."""

    year: int
    says: Message
    dated: Message


#: As Wikipedia’s article on French Tarot tells it.
EVENTS: Mapping[str, Event] = {
    "italy": Event(
        1450,
        N_("In Italy people play “trionfi”, triumphs, with the first tarot cards."),
        N_("In the middle of the 15th century Italians played “trionfi”: that word became “trump”."),
    ),
    "france": Event(
        1534,
        N_("Soldiers come home to France from wars in Italy, and the game comes with them."),
        N_("Tarot came to France early in the 16th century; Rabelais names it in 1534."),
    ),
    "nevers": Event(
        1637,
        N_("In Nevers the rules of a game with 78 cards for three players are written down."),
        N_("The oldest rules of Tarot that are known come from Nevers, about 1637."),
    ),
    "paris": Event(
        1781,
        N_("Hardly anybody in Paris knows the game any more, and people begin to tell fortunes with its cards."),
        N_(
            "In 1781 a book says that Paris no longer knows the game; in that century people first told fortunes with"
            " its cards."
        ),
    ),
    "soldiers": Event(
        1870,
        N_("French soldiers are given packs of Tarot in the war against Prussia."),
        N_("Soldiers were given packs in 1870, and in later wars: that spread the game over all of France."),
    ),
    "federation": Event(
        1973,
        N_("The Fédération française de tarot is founded."),
        N_("The federation was founded in 1973; its rules are those of tournaments."),
    ),
}
PUT_IN_ORDER = N_("Put these in the order in which they happened.")
FIRST, NUMBERED, LAST = (
    N_("1, the oldest", "place in a story"),
    N_("{number}", "place in a story"),
    N_("{number}, the newest", "place in a story"),
)
WHICH_IS_OLDER = N_("Begin with these two: which of them must have come before the other?")
ITALY_FIRST = N_("The game was born in Italy and came to France later; the federation is the youngest of all.")
#: The number of them that are put in order, by level.
_COUNT = (3, 4, 5)


@kind(ORDER, trains=(TOPICS["T02"], TOPICS["T01"]))
def tarot_years(draw: Draw) -> Posed:
    """Three of them, four, or five."""
    names = draw.rng.sample([*EVENTS], draw.of(*_COUNT))
    places = numbered((FIRST, *[NUMBERED] * (len(names) - 2), LAST))
    offers = tuple(Offer(name, Saying.plain(EVENTS[name].says)) for name in names)
    told = {name: Saying.plain(EVENTS[name].dated) for name in sorted(names, key=lambda name: EVENTS[name].year)}
    demands = falling({name: -EVENTS[name].year for name in names}, lambda _number, name: told[name])
    begin = Saying(None, ((WHICH_IS_OLDER, {}), *((EVENTS[name].says, {}) for name in names[:2])))
    verdicts = Verdicts((*told.values(),), Hints((begin,), (Saying.plain(ITALY_FIRST),)), demands=demands, notes=told)
    return Posed.for_any_judge(Asked((), PUT_IN_ORDER, offers, places=places), verdicts)
