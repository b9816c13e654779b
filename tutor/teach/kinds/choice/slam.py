"""A slam that may be announced: whether every trick is sure, or what is missing."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.announcing import EVERY_TRICK, trumps_missing, unsure_suit
from tutor.tarot.setting import FOUR, HAND_SIZES
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import YOUR_HAND

WOULD_YOU = N_("You are the taker, and lead to the first trick if you announce a slam. What does the usual advice say?")
ANNOUNCE = N_("Announce it: every trick is sure.")
TRUMPS_LEFT = N_("Do not announce it: the others may keep a trump that wins.")
BEATEN = N_("Do not announce it: a card of a suit may be beaten.")
DRAWS_ALL = N_(
    "The others have {missing} trumps, and your {top} highest, from the 21 down without a gap, draw all of them."
)
NOT_ALL = N_("The others have {missing} trumps, and you have {top} from the 21 down without a gap: that is too few.")
ALL_HIGHEST = N_("In each suit you hold nothing but the highest cards.")
NOT_HIGHEST = N_("In {suit:suit} a card is missing above one of yours.")
NOT_EVERY = N_("Not every trick is sure.")
COUNT_DOWN = N_(
    "You hold {count} trumps, the highest {high:card}. How many do the others have, and how many rounds can you win?"
)
OFFERS = {"announce": ANNOUNCE, "trumps": TRUMPS_LEFT, "suit": BEATEN}
#: The numbers of trumps with which a slam is in sight.
_TRUMPS = (11, 12, 13)


@kind(CHOICE, EVERY_TRICK)
def slam_sure(draw: Draw) -> Posed:
    """A hand in which all is sure, one that cannot draw all trumps, or one with a gap in a suit."""
    sort = draw.rng.choice([*OFFERS])
    hand = draw.until(lambda: _hand(draw, sort))
    trumps = hand.of(TRUMP)
    missing, top = trumps_missing(hand)
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in OFFERS.items())
    gap = unsure_suit(hand)
    of_trumps = Saying.plain(NOT_ALL if sort == "trumps" else DRAWS_ALL, EVERY_TRICK, missing=missing, top=top)
    of_suits = Saying.plain(NOT_HIGHEST, EVERY_TRICK, suit=gap) if gap else Saying.plain(ALL_HIGHEST, EVERY_TRICK)
    unsure = Saying.plain(NOT_EVERY), of_trumps if sort == "trumps" else of_suits
    told = (of_trumps, of_suits) if sort == "announce" else unsure
    announced = Saying(EVERY_TRICK, tuple(sentence for one in told for sentence in one.sentences))
    says = {"announce": announced, "trumps": of_trumps, "suit": of_suits}
    on = {name: (name == sort, says[name]) for name in OFFERS}
    hints = Hints.plain(COUNT_DOWN, EVERY_TRICK, count=len(trumps), high=[*trumps][-1])
    board = Laid(tuple(hand), Saying.plain(YOUR_HAND))
    return Posed.for_any_judge(Asked((board,), WOULD_YOU, offers), Verdicts((says[sort],), hints, on))


def _hand(draw: Draw, sort: str) -> Cards | None:
    """A hand of the sort that is asked for, if chance makes one."""
    rng, count = draw.rng, draw.rng.choice(_TRUMPS)
    missing = len(TAROT.all.of(TRUMP)) - count
    enough, short = (missing, count), (max(missing - draw.of(4, 3, 2), 1), missing - 1)
    run = rng.randint(*(short if sort == "trumps" else enough))
    ladder = [*TAROT.all.of(TRUMP)][::-1]
    trumps = [*ladder[:run], *rng.sample(ladder[run + (run < count) :], count - run)]
    plain = list[Card]()
    left = HAND_SIZES[FOUR] - count
    for suit in rng.sample(SUITS, 4):
        own = [*TAROT.all.of(suit)][::-1]
        size = min(left, rng.randint(1, 4))
        plain += own[:size]
        left -= size
    if left:
        return None
    if sort == "suit":
        lowest = min(plain, key=lambda card: card.height)
        below = [card for card in TAROT.all.of(lowest.suit) if card.height < lowest.height - 1]
        plain[plain.index(lowest)] = rng.choice(below[-draw.of(9, 6, 3) :])
    return TAROT.set((*trumps, *plain))
