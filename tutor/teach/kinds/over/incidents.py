"""What happens at a table of Tarot when something has gone wrong with a deal, or only seems to have."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, pairwise
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT
from tutor.core.errors import RecordError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.cut import MISDEAL, ROTATE
from tutor.tarot.dog import GAME_CALL
from tutor.tarot.phases import position
from tutor.tarot.play import Play
from tutor.tarot.setting import FOUR, HAND_SIZES, Ended
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
    """Something that happens around a deal: the deal, the rule that speaks of it, and why if that does not bite."""

    name: str
    says: Message
    deal: Record
    rule: Rule
    why: Message | None = None

    @property
    def follows(self) -> str:
        """What follows: a deal that the engine refuses as none of Tarot is a fault of the dealer's."""
        try:
            at = position(self.deal)
        except RecordError:
            return SAME
        return NEXT if isinstance(at, Ended) or (isinstance(at, Play) and at.over) else ON


def _dealt(*sizes: int) -> Record:
    """The cards as a dealer has dealt them: so many to each player, and to the dog what is left."""
    ends = [*accumulate(sizes, initial=0)]
    piles = [TAROT.set(TAROT.cards[first:last]) for first, last in pairwise((*ends, len(TAROT)))]
    return Record("tarot", FOUR, tuple(piles[:-1]), dealer=0, dog=piles[-1])


def _laid(*moves: str) -> Record:
    """A pack that is dealt by these moves."""
    return Record("tarot", FOUR, (None,) * FOUR, dealer=0, order=TAROT.cards, moves=moves)


def _said(*moves: str) -> Record:
    """An auction, and the écart after it, where nobody’s cards are known."""
    return Record("tarot", FOUR, (None,) * FOUR, dealer=0, moves=moves)


def _held(trumps: str) -> Record:
    """A hand with these trumps alone; the others are not known."""
    low = [card for card in TAROT.cards if card.suit in SUITS]
    few = TAROT.read(trumps)
    hand = TAROT.set((*few, *low[: HAND_SIZES[FOUR] - len(few)]))
    return Record("tarot", FOUR, (hand, *(None,) * (FOUR - 1)), dealer=0)


def _played() -> Record:
    """The last trick of a deal."""
    last = tuple(f"S{rank}" for rank in range(1, FOUR + 1))
    start = {"phase": "play", "taker": 0, "contract": "prise", "leader": 0}
    return Record("tarot", FOUR, tuple(TAROT.set([TAROT[card]]) for card in last), start=start, moves=last)


INCIDENTS = (
    Incident("card-too-many", N_("Somebody has been dealt a card too many."), _dealt(19, 18, 18, 18), MISDEAL),
    Incident(
        "dog-of-seven", N_("When all is dealt, there are seven cards in the dog."), _dealt(17, 18, 18, 18), MISDEAL
    ),
    Incident(
        "last-to-the-dog",
        N_("The dealer has laid the last card of the pack in the dog."),
        _laid(*("packet", "dog") * 5, *("packet",) * 19, "dog"),
        MISDEAL,
    ),
    Incident(
        "first-to-the-dog", N_("The dealer has laid the first card of the pack in the dog."), _laid("dog"), MISDEAL
    ),
    Incident("all-pass", N_("All four players pass."), _said(*("pass",) * 4), ALL_PASS),
    Incident("petit-alone", N_("A hand has the Petit, no other trump and no Excuse."), _held("T1"), PETIT_SEC),
    Incident("deal-lost", N_("The taker has lost the contract, and the score is written down."), _played(), ROTATE),
    Incident(
        "petit-and-excuse", N_("A hand has the Petit and the Excuse, and no other trump."), _held("T1 EX"), PETIT_SEC
    ),
    Incident("no-trump", N_("A hand has no trump at all."), _held(""), PETIT_SEC, NO_HOUSE_RULE),
    Incident(
        "three-pass",
        N_("Three players pass, and the dealer has not spoken yet."),
        _said(*("pass",) * 3),
        ALL_PASS,
        STILL_OPEN,
    ),
    Incident(
        "dealer-takes",
        N_("Three players pass, and the dealer bids prise."),
        _said(*("pass",) * 3, "prise"),
        ALL_PASS,
        STILL_OPEN,
    ),
    Incident(
        "ecart-of-five",
        N_("Before the first lead the taker finds only five cards in the écart."),
        _said(*("pass",) * 3, "prise", *("discard ?",) * 5),
        GAME_CALL,
    ),
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
    deals = {one.name: one.deal.to_json() for one in told}
    return Posed.for_any_judge(Asked((), WHAT_FOLLOWS, offers, data={"deals": deals}, states=STATES), verdicts)
