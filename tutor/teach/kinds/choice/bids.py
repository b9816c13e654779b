"""The bid that a table of hand values advises; the rules forbid no bid because a hand is poor."""

from __future__ import annotations

from tutor.core.cards import Cards
from tutor.core.message import N_, Facts
from tutor.tarot.advice.hand_value import BID, BIDS, Suggestion, suggest
from tutor.tarot.auction import PASS
from tutor.tarot.setting import CONTRACTS
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.hand_values import a_hand

WHICH_BID = N_("Nobody has bid yet. Which bid does the table of hand values advise?")
WHICH_BID_OVER = N_("The highest bid so far is {highest:term}. What does the table of hand values advise you to say?")
IT_IS_WORTH = N_("This hand is worth {with_dog} points if the dog is picked up, and {alone} if the dog is left.")
FIRST_ALONE = N_(
    "Do the hand’s {alone} points without the dog reach a bid that leaves it? If not, look up {with_dog} in the table."
)
FIRST_ALONE_OVER = N_(
    "Do the hand’s {alone} points without the dog reach a bid that leaves it, or else its {with_dog} a lower one? And"
    " may that still be bid over {highest:term}?"
)
WORTH_IT = N_("{total} points: the table’s advice is “{bid:term}”.")
TOO_LATE = N_("{total} points are worth {worth:term}, but that may no longer be bid: the table advises you to pass.")
TAKES_MORE = N_("The table asks for {least} points there, and this hand has {total}.")
TOO_LITTLE = N_("The hand is worth more than that: it reaches the {least} points of a {worth:term}.")
NOT_ALLOWED = N_("It is not higher than {highest:term}, so it may not be bid.")
ONE_MAY_PASS = N_("You may always pass, but the hand is worth a bid.")

#: The contracts that every table plays, with what each takes.
LEAST = {bid: least for bid, least in BIDS if bid != PASS}
PLAYED = [contract for contract in CONTRACTS if contract in LEAST]
#: The least and most trumps of a hand that may be worth each bid.
_TRUMPS_FOR = {PASS: (3, 6), "prise": (5, 8), "garde": (7, 10), "garde-sans": (9, 12), "garde-contre": (10, 13)}
#: The points about which the sources differ (T-EVAL-BID).
DISPUTED = 80


@kind(CHOICE, BID, edition=2, against=(usual("pass"),))
def advised_bid(draw: Draw) -> Posed | None:
    """A hand worth some bid that picks up the dog, or a pass; worth any bid; the same after a bid of somebody else."""
    wanted = draw.rng.choice(draw.of([PASS, *PLAYED[:2]], [PASS, *PLAYED], [PASS, *PLAYED]))
    hand = draw.until(lambda: _worth(draw, wanted))
    higher = draw.rng.choice(range(1, len(PLAYED)))
    lowest = draw.of(0, 0, higher)
    facts: Facts = {"highest": PLAYED[lowest - 1]} if lowest else {}
    found = suggest(hand)
    points: Facts = {"with_dog": found.with_dog.total, "alone": found.without_dog.total}
    worth = Saying.plain(IT_IS_WORTH, None, **points)
    offers = tuple(Offer(bid, bid) for bid in (PASS, *PLAYED))
    asked = Asked((Laid(tuple(hand), worth),), WHICH_BID_OVER if lowest else WHICH_BID, offers, facts)

    def advised(judge: Judge) -> Advice:
        allowed = [PASS, *PLAYED[lowest:]]
        suggested = judge.suggest(hand, allowed)
        late = Saying(None, ((NOT_ALLOWED, facts),))
        merits = {
            bid: Merit(bid == suggested.bid, _why(bid, suggested) if bid in allowed else late)
            for bid in (PASS, *PLAYED)
        }
        return Advice(merits, Hints.plain(FIRST_ALONE_OVER if lowest else FIRST_ALONE, BID, **points, **facts))

    return best_of(asked, advised)


def _worth(draw: Draw, bid: str) -> Cards | None:
    """A hand, if it is worth this bid, and not by points about which the sources differ."""
    hand = a_hand(draw.rng, *_TRUMPS_FOR[bid])
    found = suggest(hand)
    disputed = DISPUTED in {found.with_dog.total, found.without_dog.total}
    return hand if found.bid == bid and not disputed else None


def _why(bid: str, found: Suggestion) -> Saying:
    """The reason why a bid that may be made is advised, or is not."""
    facts = found.reason.facts
    total, worth = int(str(facts["total"])), str(facts.get("worth", found.bid))
    if bid == found.bid:
        return Saying.plain(WORTH_IT if worth == bid else TOO_LATE, BID, total=total, bid=bid, worth=worth)
    if bid == PASS:
        return Saying.plain(ONE_MAY_PASS, BID)
    if LEAST[bid] > total or worth == PASS or PLAYED.index(bid) > PLAYED.index(worth):
        return Saying.plain(TAKES_MORE, BID, least=LEAST[bid], total=_total(bid, found))
    return Saying.plain(TOO_LITTLE, BID, least=LEAST[worth], worth=worth)


def _total(bid: str, found: Suggestion) -> int:
    """The points of the hand in a contract: with the dog or without it."""
    return (found.without_dog if bid in PLAYED[2:] else found.with_dog).total
