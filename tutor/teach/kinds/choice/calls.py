"""The call that suits a dealer's hand: a suit for Trumps, a rank for Domino, one of the contracts that are left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.barbu import ADVICE
from tutor.barbu.advice.calling import KEEP
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.planning import GAP, Planned, a_hand, passed_over, promised_from
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
TOPS_WIN_ANYWAY = N_("{tops:and} can win tricks whatever is trumps. Which of your suits gains most from being trumps?")
NO_TOPS = N_("You hold no ace and no king. Which of your suits gains most from being trumps?")
LENGTH_COUNTS = N_(
    "Advice: make the suit trumps of which you hold most. Aces and kings of the others win tricks anyway, small cards"
    " only as trumps."
)
LONGEST = N_(
    "You hold {count} of the 13 {suit:suit}. The three others have {left} between them, so after a few rounds they have"
    " none, and even your small ones win."
)
AS_IT_IS = N_(
    "You hold only {count} of the 13 {suit:suit}. Your {tops:and} can win tricks without being trumps; small"
    " {best:suit} win only if {best:suit} are trumps."
)
SHORT = N_(
    "You hold only {count} of the 13 {suit:suit}, but {most} {best:suit}: with {best:suit} as trumps you can ruff more"
    " often, and have trumps left when the others have none."
)
NO_CARD = N_("You hold no {suit:suit} at all: the others would ruff your high cards.")
#: The number of cards by which the longest suit is longer than any other.
CLEAR = 2
TOPS = BARBU.set(card for card in BARBU.cards if card.rank in "AKQ")
WINNERS = BARBU.set(card for card in BARBU.cards if card.rank in "AK")


def _suit(draw: Draw) -> Posed:
    """A hand with a clear longest suit: any; beside a suit with high cards; all its own cards low besides."""
    hand = draw.until(lambda: _with_long_suit(draw))
    longest = max(SUITS, key=lambda suit: len(hand.of(suit)))

    def merit(suit: str) -> Merit:
        own = hand.of(suit)
        says = LONGEST if suit == longest else AS_IT_IS if own & TOPS else SHORT if own else NO_CARD
        beside: Facts = {"tops": own & TOPS, "best": longest, "most": len(hand.of(longest))}
        told: Facts = {"suit": suit, "count": len(own), "left": WHOLE - len(own), **beside}
        return Merit(len(own), Saying(CALL_TRUMPS, ((says, told),)))

    tops = hand & WINNERS
    nudge = Saying.plain(TOPS_WIN_ANYWAY if tops else NO_TOPS, None, tops=tops)
    hints = Hints((nudge,), (Saying.plain(LENGTH_COUNTS, CALL_TRUMPS),))
    offers = tuple(Offer(suit, f"trumps {suit}") for suit in SUITS)
    asked = Asked((_laid(hand),), WHICH_SUIT, offers, data={"call": "trumps"})
    advice = Advice({suit: merit(suit) for suit in SUITS}, hints)
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
    "You are the dealer and call Domino. From the middle everybody’s cards are near; so compare with an average hand,"
    " which has one card of each rank. From which of these ranks are your cards nearer than usual, by most?"
)
WHAT_WAITS_LONGEST = N_(
    "From a start in the middle, {ends:and} {ends:n|waits|wait} longest. Which of these ranks brings {ends:n|it|them}"
    " nearer without keeping your other cards waiting?"
)
NEARER_THAN_USUAL = N_(
    "Advice: start where your cards are nearer than those of other hands: low with low cards, high with high ones, and"
    " in the middle with few cards at either end."
)
NEARER = N_(
    "From {rank:the-rank}, your 13 cards are {steps} steps away in all, and {usual} is usual: {by} {by:n|step|steps}"
    " fewer."
)
NO_NEARER = N_("From {rank:the-rank}, your 13 cards are {steps} steps away in all, and {usual} is usual: no fewer.")
RANKS = [*BARBU.suits["S"]]
#: So many steps from the middle of a row lie the cards at its ends: the two lowest ranks, and the two highest.
MIDDLE, FAR = len(RANKS) // 2, 5
#: One of each of these is offered, far enough apart to differ: a low rank, two in the middle, a high one.
ZONES = (("2", "3"), ("5", "6"), ("9", "10"), ("K", "A"))


def _steps(ranks: Iterable[str], start: str) -> int:
    """The steps between each of some ranks and the one that starts, all together."""
    return sum(abs(RANKS.index(rank) - RANKS.index(start)) for rank in ranks)


def _ahead(hand: Cards, start: str) -> int:
    """The steps by which the cards of a hand lie nearer to a rank than those of an average hand."""
    return _steps(RANKS, start) - _steps((card.rank for card in hand), start)


def _rank(draw: Draw) -> Posed | None:
    """A hand, and a rank of each zone; the one that suits it best is as often low as high or in the middle."""
    place, clear = draw.rng.randrange(len(ZONES)), draw.of(6, 4, 2)
    hand, ranks = draw.until(lambda: _suited(draw, place, clear))

    def merit(rank: str) -> Merit:
        usual, by = _steps(RANKS, rank), _ahead(hand, rank)
        told: Facts = {"rank": rank, "steps": usual - by, "usual": usual, "by": by}
        return Merit(by, Saying.plain(NEARER if by > 0 else NO_NEARER, CALL_DOMINO, **told))

    hints = Hints(
        (Saying.plain(WHAT_WAITS_LONGEST, None, ends=_ends(hand)),), (Saying.plain(NEARER_THAN_USUAL, CALL_DOMINO),)
    )
    offers = tuple(Offer(rank, f"domino {rank}") for rank in ranks)
    asked = Asked((_laid(hand),), WHICH_RANK, offers, data={"call": "domino"})
    advice = Advice({rank: merit(rank) for rank in ranks}, hints)
    return best_by_advice(asked, advice)


def _ends(hand: Cards) -> Cards:
    """The cards of a hand at the ends of their rows, or if it has none there, those that come nearest to them."""
    steps = {card: abs(card.height - MIDDLE) for card in hand}
    return BARBU.set(card for card, far in steps.items() if far >= min(FAR, max(steps.values())))


def _suited(draw: Draw, place: int, clear: int) -> tuple[Cards, list[str]] | None:
    """A hand and ranks, of which the one in a ``place`` suits it best by a ``clear`` margin, as the table advises."""
    hand, ranks = a_hand(draw.rng), [draw.rng.choice(zone) for zone in ZONES]
    ahead = [_ahead(hand, rank) for rank in ranks]
    best = ahead.pop(place)
    if best < max(ahead) + clear:
        return None
    promises = promised_from(hand)
    return (hand, ranks) if max(ranks, key=promises.__getitem__) == ranks[place] else None


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


@kind(CHOICE, about={name: (rule,) for name, (_, rule) in CALLS.items()}, edition=2)
def call(draw: Draw) -> Posed | None:
    """A dealer's hand, with which one thing had better be called."""
    drawn, _ = CALLS[draw.about]
    return drawn(draw)
