"""Whether to bid: advice, from how often the tutor's players make the contract with such a hand, after such bids."""

from __future__ import annotations

from tutor.core.message import N_, Facts
from tutor.tarot.advice.chances import DEALS
from tutor.tarot.advice.hand_value import BID, BIDS
from tutor.tarot.dog import KINGS
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.estimate import Estimate
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice
from tutor.teach.kinds.puzzle.open_hands import in_turn
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.bids import SORTS, WeighedBid, hands

BID_OR_PASS = N_(
    "It is your turn. The table of hand values counts {counted} points in this hand. Do you bid a {bid:term}, or do you"
    " pass? The answer is advice, not a rule: the tutor’s own players score more with it."
)
I_BID, I_PASS = N_("Bid a {bid:term}"), N_("Pass")
HOW_LIKELY = N_("If you bid, how likely are you to make the contract?")
WHAT_TAKES_TRICKS = N_(
    "You hold {trumps} {trumps:n|trump|trumps}, {bouts} {bouts:n|bout|bouts} and {kings} {kings:n|king|kings}. Which of"
    " these cards take tricks, and how many points would you need?"
)
MADE = N_(
    "The other cards were dealt {deals} times so that they fit all that you know. Nobody bid higher in {of} of these"
    " deals, and you made {won} of them: that is {chance} of 100, give or take {error}."
)
ON_AVERAGE = N_("A bid brings you {points:signed} points a deal on average, and a pass {passed:signed}.")
REACHES = N_("The table of hand values asks for {least} points, which the hand has: it is a rule of thumb.")
FALLS_SHORT = N_("The table of hand values asks for {least} points, which the hand does not have.")
LOSES = N_("These cards lose a {bid:term} more often than they make it, and a lost contract is paid to everybody.")
WASTED = N_("These cards make a {bid:term} more often than not, and a pass gives that up.")


@kind(CHOICE, about=dict.fromkeys(SORTS, (BID,)), stock=12, edition=2)
def weigh_bid(draw: Draw) -> Posed:
    """The hand at which a number comes: nobody has bid yet, or somebody has bid a prise; at last near to even."""
    hand = in_turn(hands(draw.about, draw.level), draw.number)
    offers = (Offer("bid", Saying.plain(I_BID, bid=hand.bid)), Offer("pass", Saying.plain(I_PASS)))
    shown: Facts = {"counted": hand.counted, "bid": hand.bid}
    asked = Asked((hand.board,), BID_OR_PASS, offers, shown, estimate=Estimate(HOW_LIKELY, hand.made))
    told, (bid, passed) = facts(hand), hand.points
    counted = REACHES if hand.counted >= dict(BIDS)[hand.bid] else FALLS_SHORT
    why = Saying(BID, ((MADE, told), (ON_AVERAGE, told), (counted, told)))
    against = Saying(BID, ((WASTED if hand.pays else LOSES, told), (ON_AVERAGE, told)))
    options = {"bid": Merit(bid, why if hand.pays else against), "pass": Merit(passed, against if hand.pays else why)}
    held = {"trumps": len(hand.hand.of("T")), "bouts": len(hand.hand & BOUTS), "kings": len(hand.hand & KINGS)}
    return best_by_advice(asked, Advice(options, Hints.plain(WHAT_TAKES_TRICKS, BID, **held)))


def facts(hand: WeighedBid) -> Facts:
    """The facts of a hand: how often it makes its contract, and what a bid and a pass bring on average."""
    won, of = hand.made
    points, passed = hand.points
    counted = {"deals": DEALS, "won": won, "of": of, "chance": hand.made.hundredths, "error": hand.made.error}
    return {**counted, "points": points, "passed": passed, "bid": hand.bid, "least": dict(BIDS)[hand.bid]}
