"""The players who have shown that they lack a suit, when the tricks have come and gone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.barbu.advice.counting import COUNT
from tutor.core.cards import SUITS
from tutor.core.message import N_, Facts
from tutor.tarot.advice.strategy import WATCH
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import watched
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.find.marked import marked
from tutor.teach.kinds.proves.family import PROVES
from tutor.teach.posed import Asked, Posed, player_offers
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying

WHO_IS_VOID = N_("Which of the other players have shown that they have no {suit:suit} left?")
DID_NOT_FOLLOW = N_("{suit:Suit} were led in trick {number}, and {by:player} played {card:card}.")
HAS_FOLLOWED = N_("{by:Player} {by:you|have|has} followed whenever {suit:suit} were led.")

#: The deals that somebody has watched.
DRAWN: Mapping[str, Callable[[Draw], watched.Watched]] = {
    "ruffed": watched.tarot,
    "discarded": lambda draw: watched.barbu(draw, watched.KING),
}


@kind(PROVES, about={"ruffed": (WATCH,), "discarded": (COUNT,)}, edition=2)
def watched_voids(draw: Draw) -> Posed | None:
    """A suit that was led twice at least, in which one of the others, or two, have not followed."""
    deal = DRAWN[draw.about](draw)
    suit = draw.rng.choice(SUITS)
    others = [seat for seat in range(deal.chair.players) if seat != LEARNER]
    # Who played the Excuse has not shown whether they could follow.
    if any(THE_EXCUSE in trick.cards for trick in deal.tricks):
        return None
    led = [(number, trick) for number, trick in enumerate(deal.tricks, 1) if trick.cards[0].suit == suit]

    def shown(seat: int) -> tuple[bool, Saying]:
        """Whether a player did not follow, and in which trick."""
        about: Facts = {"by": seat, "suit": suit}
        for number, trick in led:
            card = trick.card_of(seat)
            if card.suit != suit:
                facts: Facts = {**about, "number": number, "card": card}
                return True, Saying(deal.rule, ((DID_NOT_FOLLOW, facts),), deal.chair)
        return False, Saying(deal.rule, ((HAS_FOLLOWED, about),), deal.chair)

    on = {f"player-{seat}": shown(seat) for seat in others}
    if len(led) < 2 or not 0 < sum(void for void, _ in on.values()) < len(on):  # noqa: PLR2004 - led again
        return None
    asked = Asked(deal.boards, WHO_IS_VOID, player_offers(others, deal.chair), {"suit": suit}, fleeting=True)
    return Posed.for_any_judge(asked, marked(on, deal.hints))
