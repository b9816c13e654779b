"""Sentences about the Excuse, true and false."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.excuse import EXCUSE_LAST, EXCUSE_WINS
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, EXCUSE_LED, EXCUSE_NOT_TRUMP
from tutor.tarot.score.count import EXCUSE_KEPT
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import EXCUSE_NEVER_WINS
from tutor.teach.boards import undrawn
from tutor.teach.kinds.told import Told, which_true
from tutor.teach.legacy import Kind

TOLD = (
    Told(
        EXCUSE_NOT_TRUMP,
        N_("A player who has the Excuse and no trump may discard where a trump is asked for."),
        N_("A player who has no trump but the Excuse must play it where a trump is asked for."),
    ),
    Told(
        EXCUSE_ANYTIME,
        N_("The Excuse may be played even by somebody who could follow suit."),
        N_("The Excuse may be played only by somebody who cannot follow suit."),
    ),
    Told(
        EXCUSE_LED,
        N_("If the Excuse is led, the next player may play any card."),
        N_("The Excuse may not be led."),
    ),
    Told(
        EXCUSE_NEVER_WINS,
        N_("The lowest card of the suit led is better than the Excuse."),
        N_("The Excuse beats every card but trump 21."),
    ),
    Told(
        EXCUSE_KEPT,
        N_("Before the last trick, the Excuse stays with the side that has played it."),
        N_("The Excuse belongs to whoever wins the trick with it."),
    ),
    Told(
        DEBT,
        N_("A side that has won no low card yet gives one for the Excuse later."),
        N_("A side that has won no low card yet loses its Excuse."),
    ),
    Told(
        EXCUSE_LAST,
        N_("The Excuse may be played to the last trick, but then it usually changes sides."),
        N_("The Excuse may not be played to the last trick."),
    ),
    Told(
        EXCUSE_WINS,
        N_("If one side has won every trick so far, its Excuse wins the last one."),
        N_("The Excuse cannot win even the last trick of a side that has won all the others."),
    ),
)
WHICH_TRUE = N_("Mark every sentence about the Excuse that is true.")

EXCUSE_TRUE = Kind(
    "excuse-true",
    N_("What is true of the Excuse?"),
    "mark",
    tuple(told.rule for told in TOLD),
    undrawn,
    which_true(TOLD, WHICH_TRUE),
    of_a_deal=False,
)
