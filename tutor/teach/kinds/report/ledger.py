"""The part of a ledger that has cost a dealer more than the cards alone account for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_
from tutor.teach.barbu import ledgers
from tutor.teach.barbu.ledgers import Row
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.report.family import REPORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

#: The parts that a dealer can ask about, as options and with what they come to.
NAMES = {
    "hand": N_("the hand: the cards that were dealt to the dealer"),
    "plan": N_("the plan: the decisions, given what could be known"),
    "bets": N_("the bets: what the doubles moved beside that"),
    "play": N_("the play: what was made, compared with what the hand had promised"),
}
COMES_TO = {
    "hand": N_("The hand comes to {points:signed}: that is the cards, and nothing else."),
    "plan": N_("The plan comes to {points:signed}, and there is no chance in it."),
    "bets": N_("The bets come to {points:signed}, and the cards alone move them by ±{band}."),
    "play": N_("The play comes to {points:signed}, and the cards alone move it by ±{band}."),
}
#: Where every part lies within what the cards do.
NONE = "none"
NO_PART = N_("none of them: the cards alone can do all this")
NO_PART_HERE = N_("No part is farther below 0 than the cards alone move it.")
THAT_IS_MORE = N_("That is more than the cards alone account for.")
WITHIN = N_("That is no more than the cards alone can do.")
ROUNDED = N_("It has cost nothing that is clear: two or three points can be rounding.")
WHICH_COST_MORE = N_("Which part cost this dealer more than the cards alone account for?")
ADD_EACH = N_(
    "The score is {score:signed} in all, and the cards alone move the bets by ±{bets} and the play by ±{play}. What"
    " does each part come to?"
)
COMPARE = N_(
    "Add each part up by itself, from deal to deal, and compare it with its ±. A loss within it has no cause that one"
    " could know; in the plan there is no chance, so a clear loss there always has one."
)
#: The parts that may have another cause than the cards.
CAUSES = ("plan", "bets", "play")
#: The points of the plan that rounding alone can make up, and those by which a part must lie in its band or out of it.
ROUNDING, CLEAR = 3, 1


@kind(REPORT, BEST, edition=2)
def coach_most(draw: Draw) -> Posed:
    """One deal, two deals, three.  One part lies below its band, or none does, as often as each."""
    wanted = draw.rng.choice([*CAUSES, NONE])
    return _posed(wanted, draw.until(lambda: _rows(wanted, draw)))


def _rows(wanted: str, draw: Draw) -> tuple[Row, ...] | None:
    """Some deals of a set in which the ``wanted`` part, and no other, has cost more than the cards account for."""
    well_called = ledgers.WELL_CALLED if wanted == "plan" else 1
    doubled = ledgers.OFTEN if wanted == "bets" else ledgers.DOUBLED
    ledger = ledgers.drawn(draw.rng, well_called, doubled)
    return next((rows for rows in ledgers.choices(ledger, draw.level, draw.rng) if _cost_more(wanted, rows)), None)


def _cost_more(wanted: str, rows: Sequence[Row]) -> bool:
    """Whether the ``wanted`` part lies clearly below its band, and all others clearly within theirs."""
    beyond = {name: -sum(row.numbers[name] for row in rows) - band for name, band in _bands(rows).items()}
    return all((points >= CLEAR) if name == wanted else (points <= -CLEAR) for name, points in beyond.items())


def _bands(rows: Sequence[Row]) -> Mapping[str, int]:
    """How far below 0 each part may lie without another cause than the cards, or than rounding."""
    moved = ledgers.moved(rows)
    return {"plan": ROUNDING, "bets": moved.bets, "play": moved.play}


def _posed(wanted: str, rows: Sequence[Row]) -> Posed:
    sums, bands = ledgers.summed(rows)._asdict(), _bands(rows)
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in {**NAMES, NONE: NO_PART}.items())

    on = {name: (name == wanted, _of_part(name, sums[name], bands.get(name))) for name in NAMES}
    on[NONE] = (wanted == NONE, Saying.plain(NO_PART_HERE if wanted == NONE else COMPARE, BEST))
    nudge = Saying.plain(ADD_EACH, None, bets=bands["bets"], play=bands["play"], score=sum(row.score for row in rows))
    hints = Hints((nudge,), (Saying.plain(COMPARE, BEST),))
    board = ledgers.board(rows, together=len(rows) > 1)
    return Posed.for_any_judge(Asked((board,), WHICH_COST_MORE, offers), Verdicts((on[wanted][1],), hints, on))


def _of_part(name: str, points: int, band: int | None) -> Saying:
    """The points of a part, and whether the cards alone can do as much; a part without a ``band`` is the cards."""
    if band is None:
        return Saying.plain(COMES_TO[name], BEST, points=points)
    says = THAT_IS_MORE if points < -band else ROUNDED if name == "plan" else WITHIN
    return Saying(BEST, ((COMES_TO[name], {"points": points, "band": band}), (says, {})))
