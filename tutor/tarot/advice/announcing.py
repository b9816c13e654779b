"""Advice for what is announced before the first card: a slam, and misère where a table plays it.

Whether to show a poignée stands in ``poignee``.
"""

from __future__ import annotations

from tutor.core.advice import Advice, advise
from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.announce import MISERE_MOVE
from tutor.tarot.dog import THE_TAKERS_CARDS
from tutor.tarot.play import Play
from tutor.tarot.slam import NO_SLAM_MOVE, SLAM_MOVE, Slam

EVERY_TRICK = Rule(
    "T-STR-SLAM",
    title=N_("Announce a slam that is sure"),
    statement=N_(
        "Advice: announce a slam only if every trick is sure: enough of the highest trumps to draw all others, and"
        " besides them only the highest cards of each suit."
    ),
    sources=(),
    hint=N_("Every trick is sure: the highest trumps of this hand draw all others, and then nothing beats its suits."),
)
#: Said of a hand that does not promise a slam.
NOT_EVERY_TRICK = N_("Some tricks are not sure, so a slam that is announced now may be missed.")
NEARLY_FREE = Rule(
    "T-STR-MISERE",
    title=N_("Declare misère"),
    statement=N_(
        "Advice: declare misère whenever you may. It does not depend on who wins the deal, and tells the others little"
        " that helps them."
    ),
    sources=(),
    hint=N_("Misère does not depend on who wins the deal, and it tells the others little that helps them."),
)


def slam_to_announce(at: Slam) -> Advice:
    """A slam if every trick is sure, else none, and why; raise ``RecordError`` if the taker's hand is not known."""
    if at.held is None:
        raise RecordError(f"hands.{at.taker}", None, THE_TAKERS_CARDS)
    sure = _overwhelming(at.held)
    return advise(SLAM_MOVE if sure else NO_SLAM_MOVE, EVERY_TRICK, None if sure else NOT_EVERY_TRICK)


def misere_to_declare(play: Play) -> Advice | None:
    """Misère, if it may be declared."""
    allowed = MISERE_MOVE in map(str, play.obligation().legal())
    return advise(MISERE_MOVE, NEARLY_FREE) if allowed else None


def _overwhelming(hand: Cards) -> bool:
    """Whether every trick is sure: enough high trumps to draw all others, and only masters besides."""
    missing, highest = trumps_missing(hand)
    return highest >= max(missing, 1) and unsure_suit(hand) is None


def trumps_missing(hand: Cards) -> tuple[int, int]:
    """The number of trumps in other hands, and how many of one's own win one round after the other."""
    return len(TAROT.all.of(TRUMP)) - len(hand.of(TRUMP)), _masters(hand, TRUMP)


def unsure_suit(hand: Cards) -> str | None:
    """A suit of which the hand holds a card below a gap; ``None`` if it holds only masters."""
    return next((suit for suit in SUITS if _masters(hand, suit) < len(hand.of(suit))), None)


def _masters(hand: Cards, suit: str) -> int:
    """The number of cards that the hand holds from the top of a suit downwards, without a gap."""
    count = 0
    for card in reversed(list(TAROT.all.of(suit))):
        if card not in hand:
            break
        count += 1
    return count
