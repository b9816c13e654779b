"""Everybody who pays in Ravage City."""

from __future__ import annotations

from tutor.barbu.contracts.ravage_city import COUNT, SCORE, Longest
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.ravage import Payers, boards, taken, won
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHO_PAYS = N_("These are the cards that the four players have won in Ravage City. Mark everybody who pays.")
#: Where somebody sits, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
SORT_THEM = N_("Sort each pile by suit. How long is the longest suit of each player?")
PAYS = N_(
    "{by:Player} {by:you|have|has} {number} cards of one suit ({suit:suit}), and nobody has more: {by:you|you pay|that"
    " player pays}."
)
SPARED = N_(
    "{by:Player} {by:you|have|has} at most {number} {number:n|card|cards} of one suit ({suit:suit}). The most at the"
    " table is {most}."
)
WON_NOTHING = N_("{by:Player} {by:you|have|has} won nothing, and cannot pay.")


@kind(FIND, COUNT, SCORE)
def ravage_who(draw: Draw) -> Posed:
    """Everybody’s cards at the end; at first how many of each suit there are is told."""
    piles = won(draw)
    offers = tuple(Offer(str(seat), Saying(None, ((A_NAME, {"by": seat}),), CHAIR)) for seat in range(PLAYERS))
    asked = Asked(boards(piles, counted=draw.level == LEVELS[0]), WHO_PAYS, offers)

    def verdicts(judge: Judge) -> Verdicts:
        suits = judge.longest(taken(piles))
        most, paying = Payers.of(suits)
        on = {str(seat): (seat in paying, _why(seat, suits.get(seat), most)) for seat in range(PLAYERS)}
        return marked(on, Hints.plain(SORT_THEM, COUNT))

    return Posed(asked, verdicts)


def _why(seat: int, longest: Longest | None, most: int) -> Saying:
    """The reason why a player pays, or does not: their longest suit, if they have won anything."""
    if longest is None:
        return Saying(COUNT, ((WON_NOTHING, {"by": seat}),), CHAIR)
    facts: Facts = {"by": seat, "number": longest.number, "suit": longest.suit, "most": most}
    says, rule = (PAYS, SCORE) if longest.number == most else (SPARED, COUNT)
    return Saying(rule, ((says, facts),), CHAIR)
