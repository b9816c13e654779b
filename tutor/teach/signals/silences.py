"""The reason why a card says nothing by convention that somebody may believe to say something."""

from __future__ import annotations

from tutor.core.cards import TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.advice.signals import moment
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, LEAD_HIGH, LEAD_LOW
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.saying import Saying

TAKERS_OWN = N_("It is the taker’s card, and the taker has no partner to tell anything.")
LED_AGAIN = N_("The defence has led {led:suit} before, and only its first lead of a suit says something.")
FOR_ITSELF = N_("A king or a queen that is led speaks for itself.")
RISING = N_("Low and then high is the natural order of two cards, and so it says nothing.")
AHEAD = N_(
    "The first of the two, {first:card}, went ahead of the cards before it and may have wanted to win. So their order"
    " says nothing."
)
COURT = N_("The first of the two, {first:card}, is a court card, played for its points. So their order says nothing.")


def silence(at: Play, card: Card) -> Saying | None:
    """The reason for a card’s silence, said to everybody; ``None`` for a card that nobody would take for a word."""
    by, led = at.trick.turn, at.trick.led
    if card is THE_EXCUSE:
        return None
    if led is None and by == at.taker:
        return Saying.plain(TAKERS_OWN)
    if led is None:
        spoken = moment(at, by, card)
        if spoken and spoken.moment in {"first-suit", "opening-suit"}:
            return Saying.plain(FOR_ITSELF, LEAD_HIGH)
        if card.suit == TRUMP:
            return None  # a club has it say something still (T-SIG-TRUMP-ODD-LATER, T-SIG-TRUMP-EVEN-BACK)
        return Saying.plain(LED_AGAIN, LEAD_LOW, led=card.suit)
    return None if by == at.taker or card.suit != led else _in_order(at, card)


def _in_order(at: Play, card: Card) -> Saying | None:
    """The reason why the second of two cards of a suit says nothing."""
    by, led = at.trick.turn, at.trick.led
    rounds = [trick for trick in at.tricks if trick.led == led]
    if len(rounds) != 1 or rounds[0].leader == by or rounds[0].card_of(by).suit != led:
        return None
    (trick,) = rounds
    first = trick.card_of(by)
    rule = HIGH_LOW_TAKER if at.trick.leader == at.taker else HIGH_LOW_DEF
    if first.height < card.height:
        return Saying.plain(RISING, rule)
    ahead = Trick(trick.leader, trick.players, trick.cards[: trick.cards.index(first) + 1]).best is first
    if ahead or first.rank in COURTS:
        return Saying.plain(AHEAD if ahead else COURT, rule, first=first)
    return None
