"""The suit that a trick with the Excuse in it asks for."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.legal_cards import EXCUSE_LED, FOLLOW
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.wins.family import WINS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

WHAT_TO_FOLLOW = N_(
    "These cards are in the trick, the first of them on the left. Which suit must the next player follow?"
)
A_SUIT = N_("{suit:suit}", "an answer: what must be followed")
NOTHING_YET = N_("nothing yet: any card will do", "an answer: what must be followed")
WHAT_ASKS = N_("{cards:and} are in the trick. Which of them came first, and does that one ask for a suit?")
ONE_CARD = N_("So far {cards:and} is the only card in the trick. Does it ask for a suit?")
AFTER_IT = N_("The Excuse asks for nothing. The card after it decides, and that is {card:card}.")
THE_FIRST_DECIDES = N_("The first card decides, and that is {card:card}. The Excuse changes nothing.")
ALREADY = N_("{card:card} asks for its suit already.")
NOT_IT = N_("{card:card} is in the trick as well, but it is not the card that decides.")
NONE_THERE = N_("There are no {suit:suit} in the trick.")
ONLY_IT = N_("Only the Excuse has been played, and it asks for nothing: the next card decides.")


@kind(WINS, EXCUSE_LED, FOLLOW)
def asked_suit(draw: Draw) -> Posed:
    """The Excuse and a card; it may come second, or be alone; other suits and trumps may follow."""
    lying = _trick(draw)
    trick = Trick(0, len(lying) + 1, lying)
    suits = (*(Offer(suit, Saying.plain(A_SUIT, suit=suit)) for suit in (*SUITS, TRUMP)),)
    offers = (*suits, Offer("nothing", Saying.plain(NOTHING_YET)))
    rule = EXCUSE_LED if lying[0] is THE_EXCUSE else FOLLOW
    asked = Asked((Laid(lying),), WHAT_TO_FOLLOW, offers)

    def verdicts(judge: Judge) -> Verdicts:
        led = judge.led(trick)
        decides = next((card for card in lying if card.suit == led), None)
        says = ONLY_IT if decides is None else AFTER_IT if rule is EXCUSE_LED else THE_FIRST_DECIDES
        told = Saying.plain(says, rule, card=decides)
        nudge = WHAT_ASKS if len(lying) > 1 else ONE_CARD
        hints = Hints.plain(nudge, EXCUSE_LED, cards=TAROT.set(lying))
        on = {suit: (False, _not_asked(suit, lying, rule)) for suit in (*SUITS, TRUMP)}
        on["nothing"] = False, Saying.plain(ALREADY, rule, card=decides)
        on[led or "nothing"] = True, told
        return Verdicts((told,), hints, on)

    return Posed(asked, verdicts)


def _not_asked(suit: str, lying: Iterable[Card], rule: Rule) -> Saying:
    """The reason why a suit need not be followed."""
    there = next((card for card in lying if card.suit == suit), None)
    return Saying.plain(NOT_IT, rule, card=there) if there else Saying.plain(NONE_THERE, rule, suit=suit)


def _trick(draw: Draw) -> tuple[Card, ...]:
    """The cards that lie there, in their order."""
    plain = [card for card in TAROT.cards if card is not THE_EXCUSE]
    cards = draw.rng.sample(plain, draw.of(1, 2, 2))
    if draw.level == 1:
        return (THE_EXCUSE, *cards)
    alone, second = (THE_EXCUSE,), (cards[0], THE_EXCUSE, cards[1])
    led = ((THE_EXCUSE, *cards),) * draw.of(1, 1, 3)
    return draw.rng.choice((*led, second, second, alone))
