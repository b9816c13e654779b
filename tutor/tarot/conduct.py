"""The rules of conduct at the table, which no choice of a card meets, since nobody here can break them."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.sources import CLUB_DU_MAD, OLONNE, WIKIPEDIA, fft

TURN = Rule(
    "T-PLAY-TURN",
    title=N_("In turn"),
    statement=N_("Nobody plays out of turn, or takes a card out of their hand before their turn comes."),
    sources=(fft(),),
)
REVOKE = Rule(
    "T-REVOKE",
    title=N_("A revoke"),
    statement=N_(
        "To play a card that the rules forbid is a revoke. It is a reason to look at the piles; in a tournament play"
        " stops and the arbiter is called, since the players may not settle it among themselves. Here such a card is"
        " refused at once. What a revoke costs is not in the sources that this tutor knows."
    ),
    sources=(WIKIPEDIA, CLUB_DU_MAD, OLONNE),
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
