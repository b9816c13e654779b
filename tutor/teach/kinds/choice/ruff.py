"""The lead that a partner can trump, whose two cards have said that there are no more of a suit."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.advice.listening import TO_THE_RUFF, lead_to_the_ruff
from tutor.tarot.advice.sight import Sight
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_plays import talked
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

WHICH_LEAD = N_(
    "You are on lead. Choose a card of a suit that a partner will trump, if that partner’s cards told the truth."
)
HIGH_THEN_LOW = N_(
    "{led:and} began the tricks so far. In which suit did a partner play a higher card first and a lower one later?"
)
NOTHING_SAID = N_("No partner’s cards have said that there are no more {led:suit} in that hand.")
TRUMPS_ASKED = N_("A trump is trumped by nobody: this lead would ask for more trumps.")
#: So many tricks have been played, by level.
TRICKS = (range(2, 4), range(3, 6), range(5, 8))
#: So many cards of a suit are offered at most, so that none is seen to be long.
OF_A_SUIT = 2


@kind(CHOICE, TO_THE_RUFF)
def partner_ruffs(draw: Draw) -> Posed | None:
    """Two tricks or three of a deal in which everybody keeps their word, and later more; any suits may be led from."""
    rng = draw.rng
    play = talked(rng, rng.choice(draw.of(*TRICKS)), led=rng.choice(SUITS))
    if play.turn != LEARNER or play.taker == LEARNER:
        return None
    seen = plays.board(play)
    at = seen.play(play.hand)
    sight, partners = Sight.of(at), at.side(LEARNER) - {LEARNER}
    legal = [card for card in at.duty().legal() if card is not THE_EXCUSE]
    told = {card: found for card in legal if (found := lead_to_the_ruff(sight, [card]))}
    others = {card.suit for card in legal if card not in told and card.suit != TRUMP}
    if not told or not others or any(sight.ruffs(seat, suit) for seat in partners for suit in others):
        return None

    def merit(card: Card) -> Merit:
        if found := told.get(card):
            return Merit(1, Saying(TO_THE_RUFF, ((found.reason.hint, found.reason.facts),), CHAIR))
        if card.suit == TRUMP:
            return Merit(0, Saying.plain(TRUMPS_ASKED, TO_THE_RUFF))
        return Merit(0, Saying.plain(NOTHING_SAID, TO_THE_RUFF, led=card.suit))

    held = TAROT.set(card for suit in TAROT.suits for card in _few([one for one in legal if one.suit == suit], draw))
    hints = Hints.plain(HIGH_THEN_LOW, TO_THE_RUFF, led=TAROT.set(trick.cards[0] for trick in at.tricks))
    advice = Advice({card.code: merit(card) for card in held}, hints)
    return best_by_advice(Asked((seen,), WHICH_LEAD, card_offers(held)), advice, any_of=True)


def _few(cards: list[Card], draw: Draw) -> list[Card]:
    return draw.rng.sample(cards, min(OF_A_SUIT, len(cards)))
