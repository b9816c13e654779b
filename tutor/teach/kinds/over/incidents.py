"""What happens at a table of Tarot when something has gone wrong with a deal, or only seems to have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.cut import MISDEAL, ROTATE
from tutor.tarot.dog import GAME_CALL
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.over.family import OVER
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS

WHAT_FOLLOWS = N_("What happens in each of these cases, by the federation’s rules?")
A_FAULT = N_("Begin with this one: is it a fault in dealing, a deal without a taker, or nothing of the sort?")
SAME, NEXT, ON = "again", "next", "on"
STATES = (
    State(SAME, Saying.plain(N_("the same dealer deals again", "in place of a deal"))),
    State(NEXT, Saying.plain(N_("the next player deals", "in place of a deal"))),
    State(ON, Saying.plain(N_("the deal goes on"))),
)
WHY: Mapping[Rule, Message] = {
    MISDEAL: N_("That is a fault in dealing: the hands go back unseen, and the same dealer deals again."),
    ALL_PASS: N_("Without a taker nobody scores, and it is the next player’s turn to deal."),
    PETIT_SEC: N_("Only the Petit without another trump and without the Excuse makes a deal void, by nobody’s fault."),
    ROTATE: N_("The deal is over, so it moves on to the right."),
    GAME_CALL: N_("Until the first card is played, a wrong number of cards in the écart can be put right."),
}
STILL_OPEN = N_("Somebody has still to speak, or has bid: the auction is not without a taker.")
NO_HOUSE_RULE = N_("Only by a house rule could such a hand be thrown in.")


class Incident(NamedTuple):
    """Something that happens around a deal, what follows, the rule that says so, and why if it is something else."""

    name: str
    follows: str
    says: Message
    rule: Rule
    why: Message | None = None


INCIDENTS = (
    Incident("card-too-many", SAME, N_("Somebody has been dealt a card too many."), MISDEAL),
    Incident("dog-of-seven", SAME, N_("When all is dealt, there are seven cards in the dog."), MISDEAL),
    Incident("last-to-the-dog", SAME, N_("The dealer has laid the last card of the pack in the dog."), MISDEAL),
    Incident("first-to-the-dog", SAME, N_("The dealer has laid the first card of the pack in the dog."), MISDEAL),
    Incident("all-pass", NEXT, N_("All four players pass."), ALL_PASS),
    Incident("petit-alone", NEXT, N_("A hand has the Petit, no other trump and no Excuse."), PETIT_SEC),
    Incident("deal-lost", NEXT, N_("The taker has lost the contract, and the score is written down."), ROTATE),
    Incident("petit-and-excuse", ON, N_("A hand has the Petit and the Excuse, and no other trump."), PETIT_SEC),
    Incident("no-trump", ON, N_("A hand has no trump at all."), PETIT_SEC, NO_HOUSE_RULE),
    Incident("three-pass", ON, N_("Three players pass, and the dealer has not spoken yet."), ALL_PASS, STILL_OPEN),
    Incident("dealer-takes", ON, N_("Three players pass, and the dealer bids prise."), ALL_PASS, STILL_OPEN),
    Incident("ecart-of-five", ON, N_("Before the first lead the taker finds only five cards in the écart."), GAME_CALL),
)


@kind(OVER, *dict.fromkeys(one.rule for one in INCIDENTS), trains=(TOPICS["T11"], TOPICS["T12"], TOPICS["T15"]))
def what_follows(draw: Draw) -> Posed | None:
    """Three of these cases, four, or five; not the same follows in all of them."""
    told = draw.rng.sample(INCIDENTS, draw.of(3, 4, 5))
    if len({one.follows for one in told}) < draw.of(2, 3, 3):
        return None
    offers = tuple(Offer(one.name, Saying.plain(one.says)) for one in told)
    found = {one.name: (one.follows, Saying.plain(one.why or WHY[one.rule], one.rule)) for one in told}
    begin = Saying(None, ((told[0].says, {}), (A_FAULT, {})))
    because = once(says for _, says in found.values())
    verdicts = Verdicts(because, Hints((begin,), because[:1]), states=found)
    return Posed.for_any_judge(Asked((), WHAT_FOLLOWS, offers, states=STATES), verdicts)
