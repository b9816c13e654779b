"""The call that suits a dealer's hand: a suit for Trumps, a rank for Domino, one of the contracts that are left."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu import ADVICE
from tutor.barbu.advice.calling import KEEP
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.planning import GAP, Planned, passed_over
from tutor.teach.barbu.plays import WHOLE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import Pose, kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

CALL_TRUMPS, CALL_DOMINO = ADVICE["B-STR-CALL-TR"], ADVICE["B-STR-CALL-DO"]
YOUR_CARDS = N_("Your hand:")


def _laid(hand: Cards) -> Laid:
    return Laid(tuple(hand), Saying.plain(YOUR_CARDS), data={"of": "you"})


# Which suit is trumps?

WHICH_SUIT = N_("You are the dealer and call Trumps. Which suit would the usual advice choose?")
COUNT_SUITS = N_("How many cards of each suit do you hold? And which of your cards win tricks anyway?")
LONGEST = N_(
    "You hold {count} of the 13 {suit:suit}. The three others have {left} between them, so after a few rounds they have"
    " none, and even your small ones win."
)
AS_IT_IS = N_(
    "You hold only {count} of the 13 {suit:suit}. Your {tops:and} can win tricks without being trumps; small"
    " {best:suit} win only if {best:suit} are trumps."
)
SHORT = N_("You hold only {count} of the 13 {suit:suit}, so the others would have more trumps than you.")
NO_CARD = N_("You hold no {suit:suit} at all: the others would ruff your high cards.")
#: The number of cards by which the longest suit is longer than any other.
CLEAR = 2
TOPS = BARBU.set(card for card in BARBU.cards if card.rank in "AKQ")


def _suit(draw: Draw) -> Posed:
    """A hand with a clear longest suit: any; beside a suit with high cards; all its own cards low besides."""
    hand = draw.until(lambda: _with_long_suit(draw))
    longest = max(SUITS, key=lambda suit: len(hand.of(suit)))

    def merit(suit: str) -> Merit:
        own = hand.of(suit)
        says = LONGEST if suit == longest else AS_IT_IS if own & TOPS else SHORT if own else NO_CARD
        told: Facts = {"suit": suit, "count": len(own), "left": WHOLE - len(own), "tops": own & TOPS, "best": longest}
        return Merit(len(own), Saying(CALL_TRUMPS, ((says, told),)))

    offers = tuple(Offer(suit, f"trumps {suit}") for suit in SUITS)
    asked = Asked((_laid(hand),), WHICH_SUIT, offers, data={"call": "trumps"})
    advice = Advice({suit: merit(suit) for suit in SUITS}, Hints.plain(COUNT_SUITS, CALL_TRUMPS))
    return best_by_advice(asked, advice)


def _with_long_suit(draw: Draw) -> Cards | None:
    """A hand with a long suit, beside which another one looks as good as the level asks."""
    hand = BARBU.set(draw.rng.sample(BARBU.cards, WHOLE))
    longest, *others = sorted((hand.of(suit) for suit in SUITS), key=len, reverse=True)
    tempts = max(len(suit & TOPS) for suit in others) >= draw.of(0, 2, 2) and len(longest & TOPS) <= draw.of(3, 3, 0)
    fits = len(longest) in draw.of((6, 7), (5, 6), (5, 6)) and len(longest) - len(others[0]) >= CLEAR
    return hand if fits and tempts else None


# From which rank does Domino start?

WHICH_RANK = N_(
    "You are the dealer and call Domino. From which of these ranks would you start, so that your cards are as near to"
    " the start as possible?"
)
WHERE_ARE_THEY = N_("Where are most of your cards: high, low, or in the middle? Which of them would wait longest?")
STEPS = N_(
    "From {rank:the-rank}, your 13 cards are {steps} steps away in all, and the farthest {most} {most:n|step|steps}."
)
RANKS = [*BARBU.suits["S"]]
#: So many ranks are offered.
OFFERED = 4


def _steps(hand: Cards, rank: str) -> list[int]:
    """The steps between each card of a hand and a rank."""
    return [abs(RANKS.index(card.rank) - RANKS.index(rank)) for card in hand]


def _rank(draw: Draw) -> Posed | None:
    """A hand, and four ranks: the nearest one, one of which it has cards though most lie far off, and two others."""
    hand = BARBU.set(draw.rng.sample(BARBU.cards, WHOLE))
    far = {rank: sum(_steps(hand, rank)) for rank in RANKS}
    best = min(RANKS, key=far.__getitem__)
    clear = draw.of(12, 8, 5)
    others = [rank for rank in RANKS if far[rank] >= far[best] + clear]
    held = [rank for rank in others if len(hand.of_rank(rank)) >= draw.level]
    if len(others) < OFFERED - 1 or not held:
        return None
    tempts = draw.rng.choice(held)
    offered = {best, tempts, *draw.rng.sample([rank for rank in others if rank != tempts], OFFERED - 2)}
    ranks = [rank for rank in RANKS if rank in offered]

    def merit(rank: str) -> Merit:
        steps = _steps(hand, rank)
        return Merit(-sum(steps), Saying.plain(STEPS, CALL_DOMINO, rank=rank, steps=sum(steps), most=max(steps)))

    offers = tuple(Offer(rank, f"domino {rank}") for rank in ranks)
    asked = Asked((_laid(hand),), WHICH_RANK, offers, data={"call": "domino"})
    advice = Advice({rank: merit(rank) for rank in ranks}, Hints.plain(WHERE_ARE_THEY, CALL_DOMINO))
    return best_by_advice(asked, advice)


# Which contract?

CALL = N_("call {contract:term}", "an option")
WHICH_CALL = N_("Advice: which contract do you call with this hand?")
IS_BEST = N_(
    "{contract:term} promises {promise:signed}, and to keep it is worth {price}. That makes {gain:signed} for calling"
    " it now, and no other contract comes to as much."
)
IS_WORSE = N_(
    "{contract:term} promises {promise:signed}, and to keep it is worth {price}. That makes {gain:signed} for calling"
    " it now; {best:term} comes to {most:signed}."
)
SUBTRACT = N_(
    "Take the price away from the promise, contract by contract. Call the contract with the largest difference."
)


def _contract(draw: Draw) -> Posed | None:
    """A hand, and the contracts that are left; more often than not another one promises more than the best call."""
    planned = Planned.drawn(draw)
    expected, promises = planned.gains(RULES), planned.promises
    if max(promises, key=promises.__getitem__) == max(expected, key=expected.__getitem__) and passed_over(draw):
        return None
    boards = planned.boards(draw)
    first, second, *_ = sorted(expected.values(), reverse=True)
    if first - second < GAP:
        return None

    def advised(judge: Judge) -> Advice:
        prices, gains = planned.prices(judge), planned.gains(judge)
        best = max(gains, key=gains.__getitem__)
        merits = {}
        for name, gain in gains.items():
            told: Facts = {"contract": name, "promise": planned.promises[name], "price": prices[name], "gain": gain}
            beside: Facts = {"best": best, "most": gains[best]}
            says = (
                Saying.plain(IS_BEST, KEEP, **told) if name == best else Saying.plain(IS_WORSE, KEEP, **told, **beside)
            )
            merits[name] = Merit(gain, says)
        return Advice(merits, planned.hints(SUBTRACT, judge))

    offers = tuple(Offer(name, Saying.plain(CALL, contract=name)) for name in planned.promises)
    return best_of(Asked(boards, WHICH_CALL, offers, data={"call": "contract"}), advised)


CALLS: Mapping[str, tuple[Pose, Rule]] = {
    "trumps": (_suit, CALL_TRUMPS),
    "domino": (_rank, CALL_DOMINO),
    "contract": (_contract, KEEP),
}


@kind(CHOICE, about={name: (rule,) for name, (_, rule) in CALLS.items()})
def call(draw: Draw) -> Posed | None:
    """A dealer's hand, with which one thing had better be called."""
    drawn, _ = CALLS[draw.about]
    return drawn(draw)
