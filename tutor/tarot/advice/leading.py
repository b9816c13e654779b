"""Advice for the lead: each tactic with its words, and the card that it picks."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.advice import Advice
from tutor.core.cards import SUITS, TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice.sight import Sight
from tutor.tarot.score.count import LOW, points
from tutor.tarot.trick import PETIT

CASH = Rule(
    "T-STR-CASH",
    title=N_("Take your tricks in time"),
    statement=N_(
        "Advice: the attack leads a card that is the highest left of its suit, the most valuable first, unless an"
        " opponent is known to trump the suit. A king that waits may be trumped in a later round."
    ),
    sources=(),
    seen=N_("no higher card of {suit:suit} is left, and no opponent is known to trump the suit"),
    hint=N_(
        "Nobody else can hold a higher card of {suit:suit}, and no opponent is known to trump the suit: {card:card} is"
        " likely to win the trick now, and might be trumped later."
    ),
)
SPEND_TRUMPS = Rule(
    "T-STR-RUFF",
    title=N_("Make the taker trump"),
    statement=N_(
        "Advice: the defence leads a low card of a suit that the taker is known to lack. Each such lead costs the taker"
        " a trump or the trick."
    ),
    sources=(),
    seen=N_("the taker is known to have no {suit:suit}, so this lead costs them a trump or the trick"),
    hint=N_(
        "The taker is known to have no {suit:suit}, so a low lead costs them a trump or the trick: {card:card} is"
        " enough."
    ),
)
GO_ON = Rule(
    "T-STR-RETURN",
    title=N_("Go on with the defence’s suit"),
    statement=N_(
        "Advice: the defence goes on, low, with the plain suit that it led last, so that the taker runs out of it and"
        " has to spend trumps. A partner who led it sees that the line is kept."
    ),
    sources=(),
    seen=N_("the defence has led {suit:suit} before, and goes on with the suit to make the taker run out of it"),
    hint=N_(
        "The defence has led {suit:suit} before. Going on with {card:card} makes the taker run out of the suit, and"
        " then spend trumps on it."
    ),
)
LONG = Rule(
    "T-STR-LONG",
    title=N_("Low from the longest suit"),
    statement=N_(
        "Advice: without a better lead, play low from your longest plain suit: its other cards can win tricks once the"
        " others have run out of it. Lead trumps only when you have nothing else."
    ),
    sources=(),
    hint=N_(
        "No other lead promises more than the longest suit in {by:you|your|their} hand, {suit:suit}: {card:card} is led"
        " first, and the rest may win tricks once the others have run out of them."
    ),
)
#: The same advice where no long suit can be led from below, and where there are only trumps.
LITTLE = N_("No lead promises a trick, and {card:card} gives little away.")
ONLY_TRUMPS = N_(
    "Only trumps are left in {by:you|your|their} hand, and {card:card} is the one that will be missed least."
)


def cash_masters(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The attack leads its dearest card that is the highest left of its suit, unless a foe is known to ruff the suit.

    A king that waits may be ruffed later; and low cards that have become the highest make the defence ruff.
    """
    masters = [
        card
        for card in cards
        if card.suit != TRUMP
        and not sight.out.above(card)
        and not any(sight.ruffs(seat, card.suit) for seat in sight.foes)
    ]
    return sight.advise(max(masters, key=points), CASH) if masters else None


def make_the_taker_ruff(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The defence leads, low, a suit that the taker is known to lack: each ruff costs the taker a trump."""
    ruffed = [card for card in cards if card.suit != TRUMP and sight.ruffs(sight.play.taker, card.suit)]
    return sight.advise(min(ruffed, key=price), SPEND_TRUMPS) if ruffed else None


def return_the_suit(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The defence goes on, low, with the plain suit that it led last: played out, it makes the taker short of it.

    That is how a defender obeys a partner's lead (T-SIG-OBEY).
    """
    led = (trick.led for trick in reversed(sight.play.tricks) if trick.leader not in sight.foes)
    held = ([card for card in cards if card.suit == suit] for suit in led if suit != TRUMP)
    suit = next(filter(None, held), [])
    return sight.advise(min(suit, key=price), GO_ON) if suit else None


def lead_the_long_suit(sight: Sight, cards: Sequence[Card]) -> Advice:
    """Low from the longest suit, so that its other cards grow; trumps only when there is nothing else, the Petit last.

    The low lead of a suit with an honour also tells partners the truth (T-SIG-LEAD-LOW).
    """
    plain = [card for card in cards if card.suit != TRUMP]
    if not plain:
        return sight.advise(min(cards, key=lambda card: (card is PETIT, card.height)), LONG, ONLY_TRUMPS)
    card = min(plain, key=lambda card: (-len(sight.hand.of(card.suit)), card.height))
    longest = max(len(sight.hand.of(suit)) for suit in SUITS)
    from_below = points(card) == LOW and 1 < longest == len(sight.hand.of(card.suit))
    return sight.advise(card, LONG, None if from_below else LITTLE)


def price(card: Card) -> tuple[int, bool, int]:
    """A key that is larger, the more a lost card costs: its points, whether it is a trump, its height."""
    return points(card), card.suit == TRUMP, card.height
