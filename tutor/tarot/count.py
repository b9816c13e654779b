"""Counting: what the cards are worth, and what each side has in its tricks at the end."""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.rule import N_, Rule
from tutor.tarot.play import Play
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import BOUTS, THE_EXCUSE

VALUES = Rule(
    "T-DECK-VALUES",
    title=N_("What the cards are worth"),
    statement=N_(
        "A bout or a king counts 4½ points, a queen 3½, a knight 2½, a jack 1½ and every other card ½: 91 in all."
    ),
    sources=(fft(3), WIKIPEDIA),
)
THREE_BOUTS = Rule(
    "T-DECK-BOUTS",
    title=N_("The three bouts"),
    statement=N_(
        "The bouts are trump 1 (the Petit), trump 21 and the Excuse. The more of them, the fewer points needed."
    ),
    sources=(fft(3), WIKIPEDIA),
)
EXCUSE_KEPT = Rule(
    "T-EXC-KEEP",
    title=N_("The Excuse stays with its side"),
    statement=N_(
        "Before the last trick, the Excuse goes to its player's side even if the other side wins the trick; the other"
        " side receives a card worth half a point for it."
    ),
    sources=(fft(), WIKIPEDIA),
)
THRESHOLD = Rule(
    "T-COUNT-THRESHOLD",
    title=N_("How many points the taker needs"),
    statement=N_("The taker needs 56 points without a bout, 51 with one, 41 with two and 36 with three."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("the taker has {points:half} points and needs {needed} (bouts: {bouts}): the contract is {outcome:term}"),
)

#: What all the cards of the pack are worth, doubled.
ALL_POINTS = 182
#: The points the taker needs, by the number of bouts in their tricks.
NEEDED = (56, 51, 41, 36)
#: How much more an exchanged Excuse is worth than the card given for it, doubled.
EXCHANGE = 8

_DOUBLED = {"K": 9, "Q": 7, "N": 5, "J": 3}


class Count(NamedTuple):
    """What the attack has at the end of a deal: points, doubled so that halves are whole, and bouts."""

    points: int
    bouts: int

    @property
    def needed(self) -> int:
        """The points needed (not doubled), by T-COUNT-THRESHOLD."""
        return NEEDED[self.bouts]

    @property
    def made(self) -> bool:
        """Whether the contract is made; exactly the points needed are enough."""
        return self.points >= 2 * self.needed


def points(card: Card) -> int:
    """What a card is worth, doubled (T-DECK-VALUES)."""
    if card in BOUTS:
        return 9
    return 1 if card.suit == TRUMP else _DOUBLED.get(card.rank, 1)


def total(cards: Cards) -> int:
    """What several cards are worth, doubled."""
    return sum(map(points, cards))


def count(play: Play) -> Count:
    """Count the attack's cards at the end of a whole deal: tricks, écart (or dog) and what the Excuse moves."""
    if not (play.over and play.whole):
        raise ValueError(play)
    attack = play.side(play.taker)
    aside = TAROT.none if play.contract == "garde-contre" else TAROT.all - play.played
    won = aside | TAROT.set(
        card
        for trick, winner in zip(play.tricks, play.winners, strict=True)
        if winner in attack
        for card in trick.cards
    )
    moved = _excuse_moves(play)
    bouts = len(won & BOUTS) + (moved > 0) - (moved < 0)
    return Count(total(won) + moved, bouts)


def _excuse_moves(play: Play) -> int:
    """The doubled points that the attack wins or loses when the Excuse is not its trick winner's.

    The Excuse stays with its side (T-EXC-KEEP), but played to the last trick it changes sides (T-EXC-LAST-LOST), unless
    it wins there.  Whoever has to give it up has a card of half a point for it.
    """
    attack = play.side(play.taker)
    for number, (trick, winner) in enumerate(zip(play.tricks, play.winners, strict=True)):
        if THE_EXCUSE in trick.cards:
            by = trick.seat_of(THE_EXCUSE)
            goes_to_attack = by in attack
            if number == play.size - 1 and winner != by:
                goes_to_attack = not goes_to_attack
            return EXCHANGE * (goes_to_attack - (winner in attack))
    return 0
