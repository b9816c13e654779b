"""How one behaves at the table: rules that no choice of a card meets, since nobody here can break them."""

from __future__ import annotations

from tutor.rule import N_, Rule
from tutor.tarot.sources import WIKIPEDIA, fft

TURN = Rule(
    "T-PLAY-TURN",
    title=N_("In turn"),
    statement=N_("Nobody plays out of turn, nor takes a card out of the hand before it is their turn."),
    sources=(fft(),),
)
REVOKE = Rule(
    "T-REVOKE",
    title=N_("A revoke"),
    statement=N_(
        "Who plays a card that the rules forbid revokes, and that is a reason to look at the piles: play stops, in a"
        " tournament the arbiter is called, and the players do not settle it among themselves. Here such a card is"
        " refused at once. What a revoke costs is not in the sources that this tutor knows."
    ),
    sources=(WIKIPEDIA, "Tarot Club du Mad, arbitration"),
)
PREVIOUS_TRICK = Rule(
    "T-PLAY-LAST-TRICK-LOOK",
    title=N_("Looking at the previous trick"),
    statement=N_(
        "Until a trick is gathered the previous one may be looked at; older tricks may not. Wikipedia says that the"
        " official rules do not cover this."
    ),
    sources=(fft(),),
    differs=N_(
        "The federation lets the previous trick be looked at until the next one is gathered; Wikipedia says that the"
        " official rules do not cover it."
    ),
)
