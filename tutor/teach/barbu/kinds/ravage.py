"""Ravage City: who pays; it is read off the tricks that everybody has won."""

from __future__ import annotations

import random

from tutor.barbu.contracts.ravage_city import COUNT, SCORE, Longest, longest
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.ravage import Payers, boards, taken, won
from tutor.teach.draw import Draw
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHO_PAYS = N_("These are the cards that the four players have won in Ravage City. Mark everybody who pays.")
#: Where somebody sits, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
SORT_THEM = N_("Sort each pile by suit. How long is the longest suit of each player?")

PAYS = N_(
    "{by:Player} {by:you|have|has} {number} cards of one suit ({suit:suit}), and nobody has more: {by:you|you pay|that"
    " player pays}."
)
SPARED = N_(
    "{by:Player} {by:you|have|has} at most {number} {number:n|card|cards} of one suit ({suit:suit}). The most at the"
    " table is {most}."
)
WON_NOTHING = N_("{by:Player} {by:you|have|has} won nothing, and cannot pay.")


def _draw(level: int, seed: int, rng: random.Random) -> tuple[Board, ...]:
    return boards(won(Draw(level, seed, rng)), counted=level == 1)


def _ask_who(shown: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    suits = longest(taken(tuple(BARBU.set(board.cards) for board in shown if isinstance(board, Laid))))
    most, paying = Payers.of(suits)
    options = tuple(
        Option(str(at), Saying(None, ((A_NAME, {"by": at}),), CHAIR), at in paying, _why(at, suits, most))
        for at in range(PLAYERS)
    )
    because = tuple(option.says for option in options if option.right)
    return Question("mark", shown, WHO_PAYS, because, Hints.plain(SORT_THEM, COUNT), options=options)


def _why(seat: int, suits: dict[int, Longest], most: int) -> Saying:
    if seat not in suits:
        return Saying(COUNT, ((WON_NOTHING, {"by": seat}),), CHAIR)
    number, suit = suits[seat]
    pays = number == most
    told: Facts = {"by": seat, "number": number, "suit": suit, "most": most}
    return Saying(SCORE if pays else COUNT, ((PAYS if pays else SPARED, told),), CHAIR)


RAVAGE_WHO = Kind(
    "ravage-who", N_("Who pays in Ravage City?"), "mark", (COUNT, SCORE), _draw, _ask_who, of_a_deal=False
)
