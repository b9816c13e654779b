"""The four players of Barbu in the order in which they speak in a doubling."""

from __future__ import annotations

from tutor.barbu.doubling import ORDER, WHEN
from tutor.core.message import N_, Facts
from tutor.teach.barbu.doublings import ALL, doubling
from tutor.teach.barbu.plays import CHAIR, PLAYERS, player
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.order.family import ORDER as FAMILY
from tutor.teach.kinds.order.places import falling, numbered
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

IN_WHICH_ORDER = N_("The dealer has just called a contract. In which order do the four speak?")
TITLES = (
    N_("First", "of four to speak"),
    N_("Second", "of four to speak"),
    N_("Third", "of four to speak"),
    N_("Last", "of four to speak"),
)
WHERE_FROM = N_(
    "{dealer:Player} {dealer:you|have|has} called {contract:term}. On which side of the dealer does the doubling begin,"
    " and who has the last word?"
)


@kind(FAMILY, ORDER, WHEN, stock=PLAYERS)
def doubling_order(draw: Draw) -> Posed:
    """Any contract, and any dealer."""
    at = doubling(draw.rng.choice(ALL), draw.rng.randrange(PLAYERS))
    shown = draw.rng.sample(range(PLAYERS), PLAYERS)
    offers = tuple(Offer(f"player-{seat}", player(seat)) for seat in shown)

    def verdicts(judge: Judge) -> Verdicts:
        says = Saying.plain(ORDER.statement, ORDER)
        before = {f"player-{seat}": PLAYERS - place for place, seat in enumerate(judge.speakers(at), 1)}
        demands = falling(before, lambda _number, _name: says)
        because = (Saying(ORDER, ((ORDER.statement, {}), (WHEN.statement, {}))),)
        facts: Facts = {"dealer": at.setting.dealer, "contract": at.contract.name}
        hints = Hints.of(Saying(None, ((WHERE_FROM, facts),), CHAIR), ORDER)
        return Verdicts(because, hints, demands=demands)

    return Posed(Asked((Threads(at, CHAIR),), IN_WHICH_ORDER, offers, places=numbered(TITLES)), verdicts)
