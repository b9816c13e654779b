"""The look at the hands right after the deal, which may be void before anybody has bid."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.cards import TRUMP, Cards
from tutor.rule import N_, Reason, Rule
from tutor.tarot.options import Options
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import PETIT, THE_EXCUSE

PETIT_SEC = Rule(
    "T-DEAL-PETIT-SEC",
    title=N_("The Petit as only trump"),
    statement=N_(
        "A player whose only trump is the Petit, without the Excuse, must say so before the auction and show the hand:"
        " the deal is void, nobody scores and the next player deals. With the Excuse beside it the deal is played."
    ),
    sources=(fft(6), WIKIPEDIA),
    adds=N_("{seat:Player}: the Petit is the only trump, without the Excuse, so the deal is void."),
)
PETIT_IMPRENABLE = Rule(
    "T-DEAL-PETIT-IMPRENABLE",
    title=N_("The Petit that cannot be taken"),
    statement=N_(
        "Some tables play on when a player's only trump is the Petit, without the Excuse. The Petit is then played like"
        " the Excuse: it may be played to any trick, and if it does not win it comes back for a card of half a point."
        " It is a house rule."
    ),
    sources=(WIKIPEDIA,),
    adds=N_("{seat:Player}: the Petit is the only trump, without the Excuse, so it cannot be taken."),
)
HOUSE_MALDONNE = Rule(
    "T-DEAL-HOUSE-MALDONNE",
    title=N_("A hand without trumps is thrown in"),
    statement=N_(
        "Some tables let a player without a trump (the Excuse is none) throw the hand in: the deal is void,"
        " nobody scores and the next player deals. It is a house rule."
    ),
    sources=(WIKIPEDIA,),
    adds=N_("{seat:Player}: there is no trump in the hand, so the deal is void."),
)

Hands = Sequence[Cards | None]


def void(hands: Hands, options: Options) -> Reason | None:
    """Why the deal is void before the auction, or ``None`` if it is played; the facts are a seat and its cards.

    A hand that is not known voids nothing.  A hand without trumps is always thrown in where the table allows it.
    """
    petit = _held(PETIT_SEC, hands)
    if petit and not options.petit_imprenable:
        return petit
    return _held(HOUSE_MALDONNE, hands) if options.maldonne else None


def imprenable(hands: Hands, options: Options) -> Reason | None:
    """Who plays a Petit that cannot be taken, or ``None``; the facts are a seat and its cards."""
    return _held(PETIT_IMPRENABLE, hands) if options.petit_imprenable else None


def lone_petit(hand: Cards) -> bool:
    """Whether the Petit is the hand's only trump, and the Excuse is not beside it."""
    return set(hand.of(TRUMP)) == {PETIT} and THE_EXCUSE not in hand


def no_trump(hand: Cards) -> bool:
    """Whether the hand holds no trump; the Excuse is none (T-DECK-EXCUSE-NOT-TRUMP)."""
    return not hand.of(TRUMP)


def _held(rule: Rule, hands: Hands) -> Reason | None:
    """The reason for ``rule`` in the first known hand to which it applies."""
    applies = no_trump if rule is HOUSE_MALDONNE else lone_petit
    for seat, hand in enumerate(hands):
        if hand is not None and applies(hand):
            return Reason(rule, {"seat": seat, "cards": hand})
    return None
