"""What a hand is good for: the bid that its points suggest, the richest of three holdings, a sheet with a wrong line.

All of it is advice by one table; the rules forbid no bid because a hand is poor.
"""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.advice.hand_value import BID, BIDS, LONG_SUIT, TRUMPS, Suggestion, evaluate, suggest
from tutor.tarot.auction import PASS
from tutor.tarot.setting import CONTRACTS
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot.hand_values import USUAL, a_hand

WHICH_BID = N_("Nobody has bid yet. Which bid does the table of hand values advise?")
WHICH_BID_OVER = N_("The highest bid so far is {highest:term}. What does the table of hand values advise you to say?")
IT_IS_WORTH = N_("This hand is worth {with_dog} points if the dog is picked up, and {alone} if the dog is left.")
FIRST_ALONE = N_("Are there points enough without the dog for a bid that leaves it? If not, look at the other number.")
WORTH_IT = N_("{total} points: the table advises {bid:term}.")
TOO_LATE = N_("{total} points are worth {worth:term}, but that may no longer be bid: the table advises you to pass.")
TAKES_MORE = N_("The table asks for {least} points there, and this hand has {total}.")
TOO_LITTLE = N_("The hand is worth more than that: it reaches the {least} points of a {worth:term}.")
NOT_ALLOWED = N_("It is not higher than {highest:term}, so it may not be bid.")
ONE_MAY_PASS = N_("One may always pass, but the hand is worth a bid.")

#: The contracts that every table plays, with what each takes.
LEAST = {bid: least for bid, least in BIDS if bid != PASS}
PLAYED = [contract for contract in CONTRACTS if contract in LEAST]
#: How many trumps make a hand that may be worth each bid.
_TRUMPS_FOR = {PASS: (3, 6), "prise": (5, 8), "garde": (7, 10), "garde-sans": (9, 12), "garde-contre": (10, 13)}
#: The points about which the sources differ (T-EVAL-BID).
DISPUTED = 80


def _draw_bid(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A hand that is worth some bid, or at the first level one of those that pick up the dog."""
    wanted = rng.choice([PASS, *PLAYED][: 3 if level == 1 else None])
    while True:
        hand = a_hand(rng, *_TRUMPS_FOR[wanted])
        found = suggest(hand)
        totals = found.with_dog.total, found.without_dog.total
        if found.bid == wanted and DISPUTED not in totals:
            says = Saying.plain(IT_IS_WORTH, with_dog=totals[0], alone=totals[1])
            return (Laid(tuple(hand), says),)


def _ask_bid(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    hand = TAROT.set(laid.cards if isinstance(laid, Laid) else ())
    highest = rng.choice(PLAYED[:-1]) if level > 2 else None  # noqa: PLR2004 - the last level
    allowed = [PASS, *PLAYED[PLAYED.index(highest) + 1 if highest else 0 :]]
    found = suggest(hand, allowed)
    options = tuple(Option(bid, bid, bid == found.bid, _why(bid, found, highest, allowed)) for bid in (PASS, *PLAYED))
    [because] = [option.says for option in options if option.right]
    hints = Hints((Saying.plain(FIRST_ALONE),), (Saying.plain(BID.statement, BID),))
    prompt, facts = (WHICH_BID_OVER, {"highest": highest}) if highest else (WHICH_BID, {})
    return Question("choose", boards, prompt, (because,), hints, facts=facts, options=options)


def _why(bid: str, found: Suggestion, highest: str | None, allowed: list[str]) -> Saying:
    """Why a bid is advised, or is not."""
    facts = found.reason.facts
    total, worth = int(str(facts["total"])), str(facts.get("worth", found.bid))
    if bid not in allowed:
        return Saying.plain(NOT_ALLOWED, highest=highest)
    if bid == found.bid:
        late = worth != found.bid
        return Saying(BID, ((TOO_LATE if late else WORTH_IT, {"total": total, "bid": bid, "worth": worth}),))
    if bid == PASS:
        return Saying.plain(ONE_MAY_PASS, BID)
    if LEAST[bid] > total or worth == PASS or PLAYED.index(bid) > PLAYED.index(worth):
        return Saying.plain(TAKES_MORE, BID, least=LEAST[bid], total=_total(bid, found))
    return Saying.plain(TOO_LITTLE, BID, least=LEAST[worth], worth=worth)


def _total(bid: str, found: Suggestion) -> int:
    """What the hand is worth in a contract: with the dog or without it."""
    return (found.without_dog if bid in PLAYED[2:] else found.with_dog).total


ADVISED_BID = Kind(
    "advised-bid",
    N_("Which bid is the hand worth?"),
    "choose",
    (BID,),
    _draw_bid,
    _ask_bid,
    of_a_deal=False,
)

RICHEST = N_("Here is a part of three hands. Which of these parts is worth most before the auction?")
HIGH_OR_MANY = N_("Is it the number of cards that counts here, or their height, or both?")
GOES_ON = N_("(worth {points});")
COMES_TO = N_("that makes {total} in all.")

#: By how much the best of three holdings is better than the next, and how many cards each has at least.
_CLEAR, _FEWEST = 3, 2


def _ask_richest(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Trumps of different height; court cards; both together."""
    holdings = [_part(level, rng) for _ in range(3)]
    worth = [evaluate(cards).total for cards in holdings]
    best = max(worth)
    longest, shortest = max(map(len, holdings)), min(map(len, holdings))
    if best - sorted(worth)[-2] < _CLEAR or shortest < _FEWEST:
        return None
    if level > 2 and len(holdings[worth.index(best)]) == longest:  # noqa: PLR2004 - the last level
        return None  # the longest should not be worth most
    options = []
    for number, (cards, total) in enumerate(zip(holdings, worth, strict=True), 1):
        counted = [feature for feature in evaluate(cards).lines if feature.points]
        sentences = [
            told
            for feature in counted
            for told in ((feature.reason.hint, feature.reason.facts), (GOES_ON, {"points": feature.points}))
        ]
        says = Saying(None, (*sentences, (COMES_TO, {"total": total})))
        options.append(Option(str(number), tuple(cards), total == best, says))
    [because] = [option.says for option in options if option.right]
    hints = Hints((Saying.plain(HIGH_OR_MANY),), (Saying.plain(TRUMPS.statement, TRUMPS),))
    facts = {"parts": tuple(card.code for cards in holdings for card in cards)}
    return Question("choose", (), RICHEST, (because,), hints, facts=facts, options=tuple(options))


def _part(level: int, rng: random.Random) -> Cards:
    """The trumps of a hand, its court cards, or both."""
    hand = a_hand(rng, 5, 8)
    courts = TAROT.set(card for card in hand if card.rank in "KQNJ")
    trumps = TAROT.set(card for card in hand if card.suit not in "SHDC")
    return trumps if level == 1 else courts if level == 2 else trumps | courts  # noqa: PLR2004 - levels are counted


RICHEST_PART = Kind(
    "richest",
    N_("Which is worth most?"),
    "choose",
    tuple(rule for rule in USUAL if rule is not LONG_SUIT),
    undrawn,
    _ask_richest,
    of_a_deal=False,
)
