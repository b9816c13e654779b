"""The score of a player in Ravage City."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.contracts.ravage_city import COUNT, SCORE, THIRTY_SIX, longest
from tutor.barbu.options import Options
from tutor.core.cards import SUITS
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.ravage import Payers, Piles, boards, taken, won
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

YOU_SCORE = N_(
    "These are the cards that the four players have won in Ravage City, which costs {cost} points here. What do you"
    " score? Put a minus sign in front if you pay."
)
ALONE = N_("You alone have the most cards of one suit, {most}, so you pay all {cost} points.")
SHARED = N_(
    "{sharers} players have {most} cards of one suit, and nobody has more. They share the {cost} points, and you are"
    " one of them: {points:signed}."
)
FREE = N_("The most cards of one suit are {most}, and your longest suit has {own}. So you pay nothing.")
NOT_SHARED = N_("That would be the price for one player alone. Here {sharers} have equally many, so they share it.")
WHO_HAS_MOST = N_(
    "Nobody has won more cards than {by:player}, and in your own pile no suit is shorter than {suit:suit}. Whose"
    " longest suit is longest of all, and is anybody else’s as long?"
)
WHO_HAS_MOST_OF_THREE = N_(
    "You have won no cards, and nobody more than {by:player}. Does that matter, or whose longest suit is longest of"
    " all?"
)
NOT_ALL_PAY = N_("You do not have the most cards of one suit, so you pay nothing.")
OTHER_SHARE = N_(
    "That is what you would pay if {sharers} shared. Count only players, not suits: a second suit of the same length"
    " changes nothing."
)
#: The chance to pass over a deal in which the learner pays nothing, and the one of the dearer contract.
_PASSED, _DEARER = 2 / 3, 1 / 2


@kind(LINE, COUNT, SCORE, THIRTY_SIX)
def ravage_score(draw: Draw) -> Posed | None:
    """One player pays alone; one or two; two to four, and at some tables it costs more."""
    piles = won(draw)
    if LEARNER not in Payers.of(longest(taken(piles))).seats and draw.rng.random() < _PASSED:
        return None
    dearer = draw.rng.random() < draw.of(0, 0, _DEARER)
    cost = -Options(ravage_36=dearer).table.ravage
    shown = boards(piles, counted=draw.level == LEVELS.start)

    def verdicts(judge: Judge) -> Verdicts:
        suits = judge.longest(taken(piles))
        most, seats = Payers.of(suits)
        pays = LEARNER in seats
        points = -cost // len(seats) if pays else 0
        own = suits[LEARNER].number if LEARNER in suits else 0
        says = (ALONE if len(seats) == 1 else SHARED) if pays else FREE
        facts = {"cost": cost, "most": most, "sharers": len(seats), "points": points, "own": own}
        because = (Saying.plain(says, THIRTY_SIX if dearer else SCORE, **facts),)
        slips = _shares(cost, len(seats))
        if not pays:
            slips = dict.fromkeys(slips, Saying.plain(NOT_ALL_PAY, COUNT))
        return Verdicts(because, Hints.of(_nudge(piles), COUNT), number=Number.of(points, slips, signed=True))

    return Posed(Asked(shown, YOU_SCORE, facts={"cost": cost}), verdicts)


def _nudge(piles: Piles) -> Saying:
    """The question back: whose longest suit counts, named beside the biggest pile and the learner’s shortest suit."""
    own, biggest = piles[LEARNER], max(range(PLAYERS), key=lambda seat: len(piles[seat]))
    facts: Facts = {"by": biggest, "suit": min(SUITS, key=lambda suit: len(own.of(suit)))}
    return Saying(None, ((WHO_HAS_MOST if own else WHO_HAS_MOST_OF_THREE, facts),), CHAIR)


def _shares(cost: int, sharers: int) -> Mapping[int, Saying]:
    """The numbers that somebody writes who does not share the cost, or shares it with others."""
    alone = {-cost: Saying.plain(NOT_SHARED, SCORE, sharers=sharers)}
    return alone | {-cost // many: Saying.plain(OTHER_SHARE, COUNT, sharers=many) for many in range(2, PLAYERS + 1)}
