"""The sentence that is true of a hand, in the players’ words."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import YOUR_HAND
from tutor.teach.tarot.words import HOLDINGS, ORDINARY, held, holding
from tutor.teach.topics import TOPICS

WHAT_IS_TRUE = N_("This is your hand, without its trumps. What would a player of Tarot say of it?")
IN_A_SUIT: Mapping[str, Message] = {
    "coupe-franche": N_("You have a “coupe franche” in {suit:suit}."),
    "singlette": N_("You have a “singlette” in {suit:suit}."),
    "demi-coupe": N_("You have a “demi-coupe” in {suit:suit}."),
    "fausse-coupe": N_("You have a “fausse coupe” in {suit:suit}."),
    "longue": N_("You have a “longue” in {suit:suit}."),
    "filante": N_("You have a “filante” in {suit:suit}."),
    "allonge": N_("You have an “allonge” in {suit:suit}."),
    "mariage": N_("You have a “mariage” in {suit:suit}."),
    "grand-mariage": N_("You have a “grand mariage” in {suit:suit}."),
    "petit-mariage": N_("You have a “petit mariage” in {suit:suit}."),
}
HELD_OF_IT = N_("Begin with {cards:and}: is there a word for that many cards of a suit, or for these court cards?")
NONE_OF_IT = N_("Begin with the {suit:suit}, of which you hold none: is there a word for that?")
LENGTHS, COURTS = ("void", "one", "long"), ("marriage", "grand", "little")


@kind(WHICH, trains=(TOPICS["T50"],))
def hand_word(draw: Draw) -> Posed:
    """Three lengths by their usual words; by any of their words; and court cards side by side."""
    rng, sorts = draw.rng, draw.of(LENGTHS, LENGTHS, (*LENGTHS, *COURTS))
    drawn = rng.sample(sorts, 3)
    suits = dict(zip(rng.sample(SUITS, 4), (*drawn, ORDINARY), strict=True))
    hand = {suit: TAROT.set(held(sort, suit, rng)) for suit, sort in suits.items()}
    right = rng.choice([*suits][:3])

    def word(sort: str) -> str:
        names = [*HOLDINGS[sort].words]
        return rng.choice(draw.of(names[:1], names, names))

    claims = {
        suit: sort if suit == right else rng.choice([other for other in sorts if other != sort])
        for suit, sort in suits.items()
    }
    said = {suit: word(sort) for suit, sort in claims.items()}
    names = {suit: f"{said[suit]}-{suit}" for suit in SUITS}
    offers = tuple(Offer(names[suit], Saying.plain(IN_A_SUIT[said[suit]], suit=suit)) for suit in SUITS)
    cards = TAROT.set(card for own in hand.values() for card in own)
    asked = Asked((Laid(tuple(cards), Saying.plain(YOUR_HAND)),), WHAT_IS_TRUE, offers)

    on = {
        names[suit]: (holding(hand[suit]) == sort, Saying.plain(HOLDINGS[sort].means)) for suit, sort in claims.items()
    }
    other = rng.choice([suit for suit in SUITS if suit != right])
    begin = Saying.plain(HELD_OF_IT if hand[other] else NONE_OF_IT, suit=other, cards=hand[other])
    return Posed.for_any_judge(asked, Verdicts((on[names[right]][1],), Hints((begin,), (on[names[other]][1],)), on))
