"""Proofs by the last card of a trick of Tarot, about the hand from which it was played."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, FOLLOW, MUST_TRUMP, OVERTRUMP
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES
from tutor.teach.kinds.proves.held import by_the_last, cannot_hold, missing
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR, PLAYERS

WHAT_PROVED = N_(
    "The last card of this trick has just been played. Mark every card below that its player cannot hold, now that they"
    " have played it."
)
WHICH_DUTY = N_(
    "{led:Suit} were led, and {card:card} came last. Does it follow suit? If not, is it a trump, and is it higher than"
    " the trumps before it?"
)
NOT_LED = N_("{led:Suit} were not led, so nobody was asked for them: this card may well be there.")
LOWER_TRUMP = N_("It is below {top:card}, and the player was obliged to play only a higher one.")
STILL_TRUMPS = N_("A player who has to trump may well have more trumps. Nothing rules this one out.")
FREE = N_("Nothing rules this card out.")
#: The number of cards that are offered of the suits in question, and of others.
NEAR, OTHERS = 4, 2


def in_tarot(draw: Draw) -> Posed | None:
    """A card that does not follow suit where nobody has trumped; where somebody has; where trumps are led as well."""
    rng, plain, trumped = draw.rng, draw.of(1, 1, 1 / 2), draw.of(0, 1, 1)
    led = rng.choice(SUITS if plain == 1 or rng.random() < plain else (TRUMP,))
    trumps = [*TAROT.all.of(TRUMP)]
    first, *more = rng.sample([*TAROT.all.of(led)], 3)
    cards = [first, *more[: rng.choice((0, 1))]]
    if trumped and led != TRUMP:
        cards.append(rng.choice(trumps))
    last = trumps if trumped else [card for card in TAROT.cards if card.suit != led and card is not THE_EXCUSE]
    card = rng.choice([card for card in last if card not in cards])
    before = Trick(rng.randrange(1, PLAYERS), PLAYERS, tuple(cards))
    seen = Played((before.with_card(card),), rng.randrange(1, PLAYERS), CHAIR)
    if before.turn == LEARNER or not missing(seen.play(), before.turn, RULES):
        return None
    left = [other for other in TAROT.cards if other not in (*cards, card)]
    near = [other for other in left if other.suit in {led, TRUMP}]
    offered = rng.sample(near, NEAR) + rng.sample([other for other in left if other not in near], OTHERS)
    rng.shuffle(offered)

    def possible(other: Card) -> Saying:
        """The reason why a card may still be in the hand from which the last one was played."""
        if other.suit == TRUMP and before.top and card.suit == TRUMP and card.height < before.top.height:
            return Saying.plain(LOWER_TRUMP, OVERTRUMP, top=before.top)
        if other.suit == TRUMP:
            return Saying.plain(STILL_TRUMPS, MUST_TRUMP)
        if other.suit in SUITS:
            return Saying.plain(NOT_LED, FOLLOW, led=other.suit)
        return Saying.plain(FREE, EXCUSE_ANYTIME)

    return cannot_hold(
        Asked((seen,), WHAT_PROVED, data={"by": before.turn}),
        offered,
        lambda judge: missing(seen.play(), before.turn, judge),
        possible,
        by_the_last(Saying.plain(WHICH_DUTY, led=led, card=card), card, TAROT),
    )
