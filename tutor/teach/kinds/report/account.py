"""The sort of decision that has cost a dealer most, in what the coach says of some deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_
from tutor.teach.barbu import accounts
from tutor.teach.barbu.accounts import DECISIONS, Line
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.report.family import REPORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_COST_MOST = N_("Which of this dealer’s decisions cost the most points?")
#: The sorts of decision, as options and with what they come to.
NAMES = {
    "calls": N_("the contracts that the dealer called"),
    "doubles": N_("whom the dealer redoubled, and whom not"),
    "play": N_("the cards that the dealer played"),
}
COMES_TO = {
    "calls": N_("The calls come to {points:signed}."),
    "doubles": N_("The doubles come to {points:signed}."),
    "play": N_("The play comes to {points:signed}."),
}
#: Where no decision was wrong.
NONE = "none"
NO_DECISION = N_("none: nothing that the dealer decided was clearly wrong")
NOTHING_HERE = N_("Calls, doubles and play are all 0 here; all the points are in the cards and in the luck.")
SOMETHING_HERE = N_("Calls, doubles and play are not all 0 here, so something was given away.")
#: How often each is the answer: few doubles of a dealer are clearly wrong.
OFTEN = {"calls": 3, "doubles": 1, "play": 3, NONE: 3}
FOUR_NUMBERS = N_(
    "In all this brought {made:signed}, the cards {cards:signed} and the luck {luck:signed}. Which numbers belong to"
    " the dealer’s decisions?"
)
ADD_EACH = N_(
    "Add up the calls, the doubles and the play, each by itself. Cards and luck are in nobody’s hands, however many"
    " points they are."
)


@kind(REPORT, BEST, edition=3)
def coach_most(draw: Draw) -> Posed:
    """One deal, two deals, three.  Most often it is the calls or the play, or nothing at all."""
    [wanted] = draw.rng.choices([*OFTEN], [*OFTEN.values()])
    return _posed(wanted, draw.until(lambda: _lines(wanted, draw)))


def _lines(wanted: str, draw: Draw) -> tuple[Line, ...] | None:
    """Some deals of a set in which the ``wanted`` sort of decision has cost most."""
    ways = accounts.picked(accounts.a_set(draw.rng), draw.level, draw.rng)
    found = (lines for lines in ways if _most(lines) == wanted)
    return next((lines for lines in found if draw.level == 1 or _misleads(lines)), None)


def _most(lines: Sequence[Line]) -> str | None:
    """The sort of decision that has cost most; ``None`` if two have cost as much."""
    costs = _costs(lines)
    most = min(costs.values())
    if most == 0:
        return NONE
    [first, *others] = [name for name, points in costs.items() if points == most]
    return None if others else first


def _misleads(lines: Sequence[Line]) -> bool:
    """Whether another loss is larger, by luck or by the cards, or there are two sorts of wrong decisions."""
    numbers, costs = accounts.together(lines).numbers, _costs(lines)
    return min(numbers["luck"], numbers["cards"]) < min(costs.values()) or sum(map(bool, costs.values())) > 1


def _costs(lines: Sequence[Line]) -> Mapping[str, int]:
    """What each sort of decision comes to: 0, or less."""
    numbers = accounts.together(lines).numbers
    return {name: numbers[name] for name in DECISIONS}


def _posed(wanted: str, lines: Sequence[Line]) -> Posed:
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in {**NAMES, NONE: NO_DECISION}.items())

    costs = _costs(lines).items()
    on = {name: (name == wanted, Saying.plain(COMES_TO[name], BEST, points=points)) for name, points in costs}
    on[NONE] = (wanted == NONE, Saying.plain(NOTHING_HERE if wanted == NONE else SOMETHING_HERE, BEST))
    numbers = accounts.together(lines).numbers
    told = {name: numbers[name] for name in (accounts.MADE, "cards", "luck")}
    hints = Hints((Saying.plain(FOUR_NUMBERS, None, **told),), (Saying.plain(ADD_EACH, BEST),))
    asked = Asked((accounts.board(lines),), WHICH_COST_MOST, offers)
    return Posed.for_any_judge(asked, Verdicts((on[wanted][1],), hints, on))
