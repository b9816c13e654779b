"""One trick: its winning card, and the three bouts."""

from __future__ import annotations

from tutor.core.cards import EXCUSE, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.core.trick import Trick as AnyTrick
from tutor.tarot.sources import WIKIPEDIA, fft

#: The Excuse, a kind of its own: no suit, no trump.
THE_EXCUSE = TAROT[EXCUSE]
#: The lowest trump.
PETIT = TAROT["T1"]
#: The three cards of which the taker needs as many as possible (T-DECK-BOUTS).
BOUTS = TAROT.read(f"T1 T21 {EXCUSE}")

EXCUSE_NEVER_WINS = Rule(
    "T-EXC-NEVER-WINS",
    title=N_("The Excuse does not win"),
    statement=N_("The Excuse cannot win a trick, except the last one of a slam."),
    sources=(fft(), WIKIPEDIA),
)
SUIT_ORDER = Rule(
    "T-DECK-SUIT-ORDER",
    title=N_("The order of a suit"),
    statement=N_(
        "From the highest to the lowest, a suit has king, queen, knight (cavalier), jack, then 10 down to 1: the 1,"
        " also called the ace, is the lowest card."
    ),
    sources=(fft(3), WIKIPEDIA),
)
TRUMP_ORDER = Rule(
    "T-DECK-TRUMP-ORDER",
    title=N_("The order of the trumps"),
    statement=N_(
        "The trumps rank by their numbers, 21 the highest and 1, the Petit, the lowest. Any trump beats any card of a"
        " suit."
    ),
    sources=(fft(3), WIKIPEDIA),
)
TRICK_WON = Rule(
    "T-PLAY-WIN",
    title=N_("Who wins the trick"),
    statement=N_(
        "The highest trump wins the trick; without a trump, the highest card of the suit led. The Excuse does not win."
    ),
    sources=(WIKIPEDIA,),
)


class Trick(AnyTrick):
    """A trick of French Tarot."""

    __slots__ = ()

    @property
    def led(self) -> str | None:
        """The suit that must be followed: that of the first card which is not the Excuse."""
        for card in self.cards:
            if card is not THE_EXCUSE:
                return card.suit
        return None

    @property
    def best(self) -> Card | None:
        """The card that wins the trick as it stands (T-PLAY-WIN); the Excuse never does."""
        best = None
        for card in self.cards:
            if card is THE_EXCUSE:
                continue
            if best is None or card.bit & best.higher or card.suit == TRUMP != best.suit:
                best = card
        return best

    @property
    def top(self) -> Card | None:
        """The highest trump in the trick."""
        top = None
        for card in self.cards:
            if card.suit == TRUMP and (top is None or card.height > top.height):
                top = card
        return top
