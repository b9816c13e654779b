"""The card to call at a table of five, by the usual advice."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.calling import CALL_LONG, card_to_call
from tutor.tarot.call import PREFIX, SELF, Call
from tutor.tarot.options import Options
from tutor.tarot.setting import FIVE, HAND_SIZES, Setting
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import YOUR_HAND

WHICH_CALL = N_(
    "You are the taker at a table of five, and you would like a partner. Which of these cards does the usual advice"
    " tell you to call?"
)
WHAT_YOU_HOLD = N_("You hold {cards:and}. In which suit do you hold most cards, and who holds its king or queen?")
OWN = N_("You hold {card:card} yourself: with this call you would play alone against four.")
LONG = N_(
    "You hold {count} {count:n|card|cards} of {suit:suit}, more than of any other suit in which somebody else has the"
    " card to call: you and your partner then have most of it."
)
SHORT = N_("You hold only {count} {count:n|card|cards} of {suit:suit}: the other side may have the rest.")
VOID = N_("You hold no {suit:suit}: the other side may have all of them.")
#: The trumps in such a hand, and the cards of the rank in question that lie in it.
_TRUMPS, _OWN = range(5, 9), (1, 2)


@kind(CHOICE, CALL_LONG)
def called_card(draw: Draw) -> Posed:
    """A hand with a king or two; with that of the longest suit; with all four kings, so that a queen may be called."""
    rank = draw.of("K", "K", "Q")
    hand = draw.until(lambda: _hand(draw, rank))
    named = [TAROT[suit + rank] for suit in SUITS]
    asked = Asked((Laid(tuple(hand), Saying.plain(YOUR_HAND)),), WHICH_CALL, card_offers(named))
    hints = Hints.plain(WHAT_YOU_HOLD, CALL_LONG, cards=hand - TAROT.all.of(TRUMP))
    advised = _advised(hand)
    return best_by_advice(asked, Advice({card.code: _merit(card, hand, advised) for card in named}, hints))


def _hand(draw: Draw, rank: str) -> Cards | None:
    """A hand with one suit in which to call; from the second level on a longer one has such a card of its own."""
    rng, of_rank = draw.rng, TAROT.all.of_rank(rank)
    trumps = rng.sample([*TAROT.all.of(TRUMP)], rng.choice(_TRUMPS))
    held = TAROT.set((*trumps, *rng.sample([*of_rank], rng.choice(_OWN))))
    held |= TAROT.all.of_rank("K") if rank == "Q" else TAROT.none
    left = [card for card in TAROT.cards if card.suit in SUITS and card not in of_rank | TAROT.all.of_rank("K")]
    hand = held | TAROT.set(rng.sample(left, HAND_SIZES[FIVE] - len(held)))
    lengths = {suit: len(hand.of(suit)) for suit in SUITS}
    first, second, *_ = sorted((lengths[card.suit] for card in of_rank - hand), reverse=True)
    tempting = any(lengths[card.suit] > first for card in of_rank & hand)
    return hand if first > second and tempting is (draw.level > LEVELS.start or rng.random() < 1 / 4) else None


def _advised(hand: Cards) -> Card:
    """The card that is to be called with a hand, as it is advised."""
    hands = tuple(hand if seat == LEARNER else None for seat in range(FIVE))
    at = Call(Setting(FIVE, LEARNER, Options(), hands), LEARNER, "garde")
    return TAROT[card_to_call(at).move.removeprefix(PREFIX)]


def _merit(card: Card, hand: Cards, advised: Card) -> Merit:
    count = len(hand.of(card.suit))
    if card in hand:
        return Merit(0, Saying.plain(OWN, SELF, card=card))
    says = LONG if card is advised else SHORT if count else VOID
    return Merit(card is advised, Saying.plain(says, CALL_LONG, count=count, suit=card.suit))
