"""The kings, or the queens, that are still in the others' hands when the tricks have come and gone."""

from __future__ import annotations

from tutor.barbu.advice.counting import COUNT
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.tarot.advice.strategy import WATCH
from tutor.teach import watched
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.saying import Saying

WHICH_KINGS = N_("Which kings do the others still hold?")
WHICH_QUEENS = N_("Which queens do the others still hold?")
STILL_OUT = N_("{card:card} has not been played, and you do not hold it.")
YOURS = N_("{card:card} is in your own hand.")

#: The rank that is asked about, and the question.
ASKED = {"kings": ("K", WHICH_KINGS), "queens": ("Q", WHICH_QUEENS)}


@kind(FIND, about={"kings": (WATCH,), "queens": (COUNT,)}, edition=2)
def watched_ranks(draw: Draw) -> Posed | None:
    """A deal in which one at least has been played, and one is out."""
    deal = watched.tarot(draw) if draw.about == "kings" else watched.barbu(draw, watched.QUEENS)
    rank, prompt = ASKED[draw.about]
    cards = deal.hand.pack.all.of_rank(rank)
    out = cards - deal.hand - deal.gone
    if not out or not cards & deal.gone:
        return None
    asked = Asked(deal.boards, prompt, card_offers(cards), fleeting=True)

    def says(card: Card) -> Saying:
        return deal.went(card) or Saying.plain(STILL_OUT if card in out else YOURS, deal.rule, card=card)

    on = {card.code: (card in out, says(card)) for card in cards}
    return Posed.for_any_judge(asked, marked(on, deal.hints))
