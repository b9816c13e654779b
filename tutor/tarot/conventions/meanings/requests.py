"""Requests about a suit, and the line of play that a strong hand begins."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import MAIN_FORTE
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    BY_STATEMENT,
    NOT_COUNTED,
    ONE_CARD,
    Lead,
    LineOfPlay,
    Meaning,
    Sentences,
    Wish,
)

STRONG_HAND = Meaning(
    "strong-hand",
    N_("My hand is strong. Please keep to the line of play that I begin."),
    N_("By convention this shows a strong hand: your partners keep to the line of play that you begin."),
    N_("{card:card} shows a strong hand and sets the line of play"),
    rules=(MAIN_FORTE,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|have|has} a strong hand and {by:you|begin|begins} the line of play."),
        then=N_("So go on with what your partner has begun."),
        lead=Lead(
            tells=N_("A king, as the first lead of the deal, shows a strong hand: partners go on as it has begun."),
            afterwards=N_("So if you take a trick, you lead that suit again: your partner has set the line."),
        ),
        wish=Wish(
            sentence=N_("“I have a strong hand: keep to the line that I begin.”"),
            nudge=N_("With which two sorts of card does a strong hand make the first lead of the deal?"),
            afterwards=N_("You set the line, and your partners keep to it."),
        ),
        without={
            "needs": BY_STATEMENT,
            "later": NOT_COUNTED,
            "lead_back": "a strong hand sets a line of any kind",
            "order": ONE_CARD,
            "ending": NOT_COUNTED,
        },
    ),
)

THIS_SUIT = Meaning(
    "this-suit",
    N_("Please lead this suit again."),
    N_("By convention this asks your partners to lead {led:suit} again."),
    N_("{card:card} asks partners to lead {led:suit} again"),
    of_led=True,
    begins=LineOfPlay.THIS_SUIT,
    unasked=A_CLUB,
)

ANOTHER_SUIT = Meaning(
    "another-suit",
    N_("Please leave this suit alone."),
    N_("By convention this asks your partners to leave {led:suit} alone."),
    N_("{card:card} asks partners to leave {led:suit} alone"),
    of_led=True,
    unasked=A_CLUB,
)

MEANINGS = (STRONG_HAND, THIS_SUIT, ANOTHER_SUIT)
