"""The player of a card that everybody waits for, when the tricks have come and gone."""

from __future__ import annotations

from tutor.barbu.advice.counting import COUNT
from tutor.core.cards import BARBU, TAROT
from tutor.core.message import N_
from tutor.tarot.advice.strategy import WATCH
from tutor.teach import watched
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, player_offers
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying

WHO_PLAYED, WHO_PLAYED_PETIT = N_("Who played {card:card}?"), N_("Who played the Petit?")
NOBODY = N_("Nobody has played it yet")
NOT_YET = N_("Nobody has played {card:card} yet.")
NOT_THEIRS_YET = N_("Nobody has played {card:card} yet, neither {by:player} nor anybody else.")
NOT_THEIRS = N_("{by:Player} did not play {card:card}.")
IT_IS_GONE = N_("{card:card} has been played: it fell in trick {number}.")

#: The card that is asked about, and the question.
ASKED = {"petit": (TAROT["T1"], WHO_PLAYED_PETIT), "king": (BARBU["HK"], WHO_PLAYED)}
#: The share of questions in which it is still to come.
TO_COME = 1 / 4


@kind(WHICH, about={"petit": (WATCH,), "king": (COUNT,)}, edition=2)
def who_played(draw: Draw) -> Posed:
    """A deal in which one of the others has played it, or else nobody, and the learner does not hold it."""
    card, prompt = ASKED[draw.about]
    to_come = draw.rng.random() < TO_COME

    def fits() -> watched.Watched | None:
        found = watched.tarot(draw) if draw.about == "petit" else watched.barbu(draw, watched.QUEENS)
        by = next((seat for _, seat, one in found.played() if one is card), None)
        return found if card not in found.hand and by != LEARNER and (by is None) is to_come else None

    deal = draw.until(fits)
    others = [seat for seat in range(deal.chair.players) if seat != LEARNER]
    offers = (*player_offers(others, deal.chair), Offer("nobody", Saying.plain(NOBODY)))
    asked = Asked(deal.boards, prompt, offers, {"card": card}, fleeting=True)
    says = deal.went(card) or Saying.plain(NOT_YET, deal.rule, card=card)
    number, by = next(((number, seat) for number, seat, one in deal.played() if one is card), (0, None))
    right = "nobody" if by is None else f"player-{by}"
    theirs = NOT_THEIRS if by is not None else NOT_THEIRS_YET
    wrong = {
        f"player-{seat}": Saying(deal.rule, ((theirs, {"by": seat, "card": card}),), deal.chair) for seat in others
    }
    wrong["nobody"] = Saying.plain(IT_IS_GONE, deal.rule, card=card, number=number)
    on = {offer.id: (offer.id == right, says if offer.id == right else wrong[offer.id]) for offer in offers}
    return Posed.for_any_judge(asked, Verdicts((says,), deal.hints, on))
