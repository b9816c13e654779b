"""The units that a row of Chinese poker wins."""

from __future__ import annotations

from tutor.barbu.contracts.chinese_poker import SUM, TIMES_FOUR, UNIT
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.poker_rows import USUAL, by_rank, some_rows
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

YOUR_UNITS = N_("These are the middle rows of the four players. How many units does yours win?")
YOUR_POINTS = N_("These are the middle rows of the four players. How many points does yours win, at four a unit?")
ALL_UNITS = N_("These are the middle rows of the four players. How many units do all four win together?")
WHOSE = N_("{by:Player}:")
COMPARE_YOURS = N_("Your row is {own:and}. What does it make, and which of the three other rows make less?")
EACH_WINS = N_("{by:Player} {by:you|beat|beats} {units:count} {units:n|row|rows} ({hand:term}).")
IN_POINTS = N_("{units} {units:n|unit|units} of {each} make {points}.")
IN_ALL = N_("Together that makes {units}.")
SIX_WITHOUT_TIES = N_("It is 6 only if all rows differ: 3 + 2 + 1 + 0.")
NOT_UNITS = N_("That is the number of units; each of them is worth {each} points.")

#: The units of all four rows if no two of them are equal.
WITHOUT_TIES = 6


@kind(WORTH, UNIT, SUM, TIMES_FOUR, edition=2, against=(usual("5"),))
def poker_units(draw: Draw) -> Posed:
    """The learner’s units, then their points, at last the units of all four, with ties."""
    rows = draw.until(lambda: draw.of(_some, _some, _tied)(draw))
    draw.rng.shuffle(rows)
    boards = tuple(
        Laid(by_rank(cards), Saying(None, ((WHOSE, {"by": at}),), CHAIR), small=True, data={"of": at})
        for at, cards in enumerate(rows)
    )
    prompt, wanted = draw.of((YOUR_UNITS, "units"), (YOUR_POINTS, "points"), (ALL_UNITS, "all units"))

    def verdicts(judge: Judge) -> Verdicts:
        strengths = [judge.strength(row) for row in rows]
        won = [sum(own > other for other in strengths) for own in strengths]
        told: list[tuple[Message, Facts]] = [
            (EACH_WINS, {"by": at, "units": won[at], "hand": strengths[at].name})
            for at in draw.of((LEARNER,), (LEARNER,), range(PLAYERS))
        ]
        units, each, together = won[LEARNER], judge.values.poker, sum(won)
        points = (IN_POINTS, {"units": units, "each": each, "points": units * each})
        because, right, slips = draw.of(
            (Saying(UNIT, (*told,), CHAIR), units, {}),
            (Saying(TIMES_FOUR, (*told, points), CHAIR), units * each, {units: NOT_UNITS}),
            (Saying(SUM, (*told, (IN_ALL, {"units": together})), CHAIR), together, {WITHOUT_TIES: SIX_WITHOUT_TIES}),
        )
        wrong = {n: Saying.plain(says, because.rule, each=each) for n, says in slips.items()}
        hints = Hints.plain(COMPARE_YOURS, UNIT, own=rows[LEARNER])
        return Verdicts((because,), hints, number=Number.of(right, wrong))

    return Posed(Asked(boards, prompt, data={"wanted": wanted}), verdicts)


def _some(draw: Draw) -> list[Cards] | None:
    """Four rows; ``None`` if they do not come."""
    return some_rows(draw.rng.choices(USUAL[:6], k=PLAYERS), draw.rng)


def _tied(draw: Draw) -> list[Cards] | None:
    """Four rows of which two are equal, or twice two; ``None`` if they do not come."""
    found = some_rows(draw.rng.choices(USUAL[:5], k=PLAYERS - 1), draw.rng)
    if not found:
        return None
    first, second, third = found
    left = BARBU.all - first - second - third
    twin = _equal(first, left, draw)
    fourth = _equal(second, left - twin, draw) if twin and draw.rng.random() < 1 / 3 else third
    return [first, second, twin, fourth] if twin and fourth else None


def _equal(cards: Cards, left: Cards, draw: Draw) -> Cards | None:
    """Other cards of the same ranks that make the same; ``None`` if there are none left."""
    others = BARBU.none
    for card in cards:
        same = [*(left - others).of_rank(card.rank)]
        others |= BARBU.set(draw.rng.sample(same, min(len(same), 1)))
    return others if len(others) == len(cards) and RULES.strength(others) == RULES.strength(cards) else None
