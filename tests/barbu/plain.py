"""Barbu stated naively, in lists and codes: what may be played, who wins, what it costs, what a bet moves.

It is written from the rules’ own words and imports nothing of the engine.  Cards are codes, ``H10``; players are seats
from 0, and the next one sits on the left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SUITS = "SHDC"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
DECK = [suit + rank for suit in SUITS for rank in RANKS]
#: In these nobody leads a heart who holds anything else (B-HEARTS-NO-LEAD, B-KH-HEART-BAN).
BANNED = ("no-hearts", "barbu")
#: What each place in Domino is worth (B-DOM-SCORE).
PLACES = [45, 20, 5, -5]
#: The black cards without which so many players play the Salade (B-SAL-PLAYERS).
WITHOUT = {3: ["C2"], 4: [], 5: ["C2", "S2"], 6: ["C2", "C3", "S2", "S3"]}


def suit(card: str) -> str:
    """The suit of a card."""
    return card[0]


def height(card: str) -> int:
    """How high a card stands in its suit: the ace is highest."""
    return RANKS.index(card[1:])


def of(cards: Sequence[str], wanted: str) -> list[str]:
    """Those cards that are of a suit."""
    return [card for card in cards if suit(card) == wanted]


def best(trick: Sequence[str], trumps: str | None = None) -> str:
    """The card that wins: the highest trump, if there is one, or else the highest of the suit led."""
    ruffs = of(trick, trumps) if trumps else []
    return max(ruffs or of(trick, suit(trick[0])), key=height)


def winner(trick: Sequence[str], leader: int, trumps: str | None = None) -> int:
    """The seat that wins a complete trick."""
    return (leader + trick.index(best(trick, trumps))) % 4


def legal(call: str, hand: Sequence[str], trick: Sequence[str]) -> list[str]:
    """What may be played: ``call`` as records write it, ``trumps H``."""
    name, _, trumps = call.partition(" ")
    if not trick:
        others = [card for card in hand if suit(card) != "H"]
        return others if name in BANNED and others else [*hand]
    led = suit(trick[0])
    follows = of(hand, led)
    if name != "trumps":
        return follows or [*hand]
    if follows and led != trumps:
        return follows
    own, played = of(hand, trumps), of(trick, trumps)
    higher = [card for card in own if not played or height(card) > max(map(height, played))]
    if led == trumps:
        return higher or own or [*hand]
    return higher or (own if not played else []) or [*hand]


def penalty(name: str, card: str) -> int:
    """What a card costs the player who wins it in a negative contract."""
    if name == "no-hearts" and suit(card) == "H":
        return -6 if card == "HA" else -2
    if name == "no-queens" and card[1:] == "Q":
        return -6
    return -20 if name == "barbu" and card == "HK" else 0


def score(name: str, tricks: Sequence[tuple[int, Sequence[str]]]) -> list[int]:
    """What everybody scores, by the tricks in their order: who has won each, and its cards."""
    scores = [0, 0, 0, 0]
    for number, (by, cards) in enumerate(tricks, 1):
        scores[by] += sum(penalty(name, card) for card in cards)
        scores[by] += {"no-tricks": -2, "trumps": 5}.get(name, 0)
        if name == "no-last-two" and number > len(tricks) - 2:
            scores[by] -= 20 if number == len(tricks) else 10
    return scores


def fits(card: str, lying: Sequence[str], start: str) -> bool:
    """Whether a card can be laid in Domino: a suit is opened by the rank called, and grows by the next card."""
    row = of(lying, suit(card))
    if not row:
        return card[1:] == start
    return height(card) in {min(map(height, row)) - 1, max(map(height, row)) + 1}


def settled(base: Sequence[int], bets: Mapping[tuple[int, int], int]) -> list[int]:
    """The scores after the bets: ``bets`` says for a pair 1 for a double, 2 for a redouble."""
    final = [*base]
    for (one, other), level in bets.items():
        moved = level * (base[one] - base[other])
        final[one] += moved
        final[other] -= moved
    return final
