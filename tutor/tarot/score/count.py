"""The count: the points of the cards, and of each side's tricks at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.play import Play
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

VALUES = Rule(
    "T-DECK-VALUES",
    title=N_("What the cards are worth"),
    statement=N_(
        "A bout or a king counts 4½ points, a queen 3½, a knight 2½, a jack 1½ and every other card ½: 91 in all."
    ),
    sources=(fft(3), WIKIPEDIA),
)
ORDINARY = Rule(
    "T-DECK-ORDINARY",
    title=N_("Low cards"),
    statement=N_(
        "Every card that counts ½ is a low card: the cards of a suit from 1 to 10, and the trumps from 2 to 20. Only"
        " such a card may be given for the Excuse."
    ),
    sources=(fft(12), WIKIPEDIA),
)
THREE_BOUTS = Rule(
    "T-DECK-BOUTS",
    title=N_("The three bouts"),
    statement=N_(
        "The bouts, or oudlers, are trump 1 (the Petit), trump 21 and the Excuse. The more of them a side has, the"
        " fewer points it needs."
    ),
    sources=(fft(3), WIKIPEDIA),
    line=N_("bouts of the attack: {cards:and}"),
)
EXCUSE_KEPT = Rule(
    "T-EXC-KEEP",
    title=N_("The Excuse stays with its side"),
    statement=N_(
        "Before the last trick, the Excuse goes to its player’s side even if the other side wins the trick; the other"
        " side receives a card worth half a point for it."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_("the Excuse stays with {side:term}, for a card of half a point"),
)
THRESHOLD = Rule(
    "T-COUNT-THRESHOLD",
    title=N_("How many points the taker needs"),
    statement=N_("The taker needs 56 points without a bout, 51 with one, 41 with two and 36 with three."),
    sources=(fft(), WIKIPEDIA),
    line=N_(
        "with {bouts:count} {bouts:n|bout|bouts} the taker needs {needed} {needed:n|point|points} and has"
        " {points:half}: the contract is {outcome:term}"
    ),
)
HALF = Rule(
    "T-COUNT-HALF",
    title=N_("Half a point goes to the winner"),
    statement=N_("With three or five players a half point can be left over; it goes to the winner of the deal."),
    sources=(fft(15),),
    line=N_("the half point goes to the winner of the deal"),
    differs=N_(
        "Only the federation says who gets a half point that is left over: the winner. Wikipedia does not mention it."
    ),
)

#: The points of all the cards of the pack, doubled.
ALL_POINTS = 182
#: The points the taker needs, by the number of bouts in their tricks.
NEEDED = (56, 51, 41, 36)
#: The points that an exchanged Excuse is worth more than the card given for it, doubled.
EXCHANGE = 8

#: The points of a low card, doubled.
LOW = 1
_DOUBLED = {"K": 9, "Q": 7, "N": 5, "J": 3}


class Count(NamedTuple):
    """The attack's result at the end of a deal: points, doubled so that halves are whole, and bouts.

    >>> Count(points=81, bouts=2).needed, Count(points=81, bouts=2).made  # 40½, and 41 are needed
    (41, False)
    """

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
    """The points of a card, doubled (T-DECK-VALUES).

    >>> [points(TAROT[code]) for code in ("EX", "SQ", "T20")]
    [9, 7, 1]
    """
    if card in BOUTS:
        return 9
    return LOW if card.suit == TRUMP else _DOUBLED.get(card.rank, LOW)


#: The cards by what they are worth, doubled: bouts and kings, queens, knights, jacks, and low cards.
WORTH = {value: TAROT.set(card for card in TAROT.cards if points(card) == value) for value in (9, 7, 5, 3, LOW)}


def total(cards: Cards) -> int:
    """The points of several cards, doubled."""
    return sum(value * len(cards & worth) for value, worth in WORTH.items())


class Exchange(NamedTuple):
    """A bout that does not stay with the side that won its trick, and the side that has it in the end."""

    card: Card
    by: int
    to_attack: bool


def count(play: Play) -> Count:
    """Count the attack's cards at the end of a whole deal: tricks, écart (or dog) and what the Excuse moves.

    Whoever has to give a bout up has a card of half a point for it.  Raise ``ValueError`` for a deal that is not over,
    or that the record does not tell from its first card on.
    """
    cards, moved = won(play), [1 if exchange.to_attack else -1 for exchange in exchanges(play)]
    return Count(total(cards) + EXCHANGE * sum(moved), len(cards & BOUTS) + sum(moved))


def won(play: Play) -> Cards:
    """The cards in the attack's tricks, with the écart or the dog, before any exchange.

    Raise ``ValueError`` for a deal that is not over, or not known as a whole.
    """
    if not (play.over and play.whole):
        raise ValueError(play)
    attack = play.side(play.taker)
    contre = play.contract == "garde-contre"
    tricks = zip(play.tricks, play.winners, strict=True)
    cards = TAROT.set(card for trick, winner in tricks if (winner in attack) is contre for card in trick.cards)
    return cards if contre else TAROT.all - cards  # all that the defence has not won, so what was left out as well


def taken(play: Play) -> tuple[Cards, ...]:
    """The cards that each player has won so far, by seat, and the Excuse if they have played it (T-EXC-KEEP).

    The card that is given for the Excuse is left with whom it was won by: nobody has to choose it before the end.
    """
    piles = [TAROT.none] * len(play.hands)
    for trick, winner in zip(play.tricks, play.winners, strict=True):
        for card in trick.cards:
            keeps = trick.seat_of(card) if card is THE_EXCUSE else winner
            piles[keeps] |= TAROT.set([card])
    return tuple(piles)


def left_out(play: Play) -> Cards:
    """The cards that were not played: the écart, or the dog that nobody picked up."""
    return TAROT.all - play.played


def piles(play: Play) -> tuple[tuple[Card, ...], ...]:
    """The cards on the table when a deal is over: the attack's tricks, the defence's, and the cards left out of them.

    The cards lie as they were played, so that a table that does not shuffle can collect them (T-DEAL-SHUFFLE).
    """
    attack = play.side(play.taker)
    tricks = list(zip(play.tricks, play.winners, strict=True))
    sides = (
        tuple(card for trick, winner in tricks if (winner in attack) is ours for card in trick.cards)
        for ours in (True, False)
    )
    return (*sides, tuple(left_out(play)))


def exchanges(play: Play) -> Iterator[Exchange]:
    """The bouts that are not their trick winner's.

    The Excuse stays with its side (T-EXC-KEEP), but played to the last trick it changes sides (T-EXC-LAST-LOST), unless
    it wins there.  A Petit that cannot be taken comes back to its side (T-DEAL-PETIT-IMPRENABLE).
    """
    attack, returning = play.side(play.taker), play.petit_returns_to
    moving = (THE_EXCUSE,) if returning is None else (THE_EXCUSE, PETIT)
    for number, (trick, winner) in enumerate(zip(play.tricks, play.winners, strict=True)):
        for card in moving:
            if card not in trick.cards:
                continue
            by = trick.seat_of(card)
            to_attack = winner in attack
            if card is THE_EXCUSE:
                changes = number == play.size - 1 and winner != by
                to_attack = (by in attack) is not changes
            elif by == returning:
                to_attack = by in attack
            if to_attack is not (winner in attack):
                yield Exchange(card, by, to_attack)
