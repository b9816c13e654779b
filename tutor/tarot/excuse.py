"""The Excuse in the last trick: it wins for a side that has won everything, and else changes sides."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Obligation, note
from tutor.core.rule import Reason, Rule
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE

EXCUSE_WINS = Rule(
    "T-EXC-SLAM-WINS",
    title=N_("When the Excuse wins"),
    statement=N_("Played to the last trick, the Excuse wins it if its side has won every trick before."),
    sources=(fft(), WIKIPEDIA),
    differs=N_(
        "The federation mentions a slam; Wikipedia asks for no announcement and does not ask that the Excuse be led;"
        " others only let it win if it is led. The tutor follows Wikipedia."
    ),
    note=N_("This is the last trick, and the Excuse wins it, since your side has won every trick before."),
    line=N_("the Excuse wins the last trick, for its side has won every trick before"),
)
EXCUSE_LAST = Rule(
    "T-EXC-LAST-LOST",
    title=N_("The Excuse in the last trick"),
    statement=N_(
        "Played to the last trick, the Excuse changes sides, unless its side has won every trick before: then it wins."
    ),
    sources=(fft(), WIKIPEDIA),
    differs=N_(
        "By the federation’s rules and Wikipedia’s the Excuse then goes to the other side, even if a partner wins the"
        " trick; elsewhere it goes to whoever wins the trick. The tutor follows the federation."
    ),
    note=N_("But this is the last trick: the Excuse goes to the other side, unless yours has won every trick."),
    line=N_("the Excuse was played to the last trick, so it goes to {side:term} together with the trick"),
)
#: On the score sheet, of an Excuse whose own side wins the trick and so has something to give for it.
GIVEN_UP = N_(
    "the Excuse was played to the last trick, so it goes to {side:term}, although a partner wins that trick; a card of"
    " half a point is given for it"
)


def at_last(duty: Obligation[Card], *, swept: bool) -> Obligation[Card]:
    """The same duty of a player whose last card is the Excuse, with a note on its fate in the last trick.

    ``swept`` tells that, as far as they know, their side has won every trick before.
    """
    return note(duty, THE_EXCUSE, Reason(EXCUSE_WINS if swept else EXCUSE_LAST, {}))
