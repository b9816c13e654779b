"""Tricks at a table of three in which it is asked what somebody may play who holds trumps."""

from __future__ import annotations

from functools import partial
from typing import Any

from tutor.core.cards import TRUMP
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER, UNDERTRUMP
from tutor.tarot.play import Play
from tutor.teach.boards import Sort, of_any
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.may.asked import Prompts, moves
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Posed
from tutor.teach.topics import TOPICS

MAY_PLAY = Prompts(
    N_("There are three of you at the table. Mark every card that you may play."),
    N_("Here are two tables of three. At each of them, mark every card that you may play."),
)
#: After so many of the 24 tricks a hand can be seen at a glance.
LATE = 13


@kind(MAY, FOLLOW, MUST_TRUMP, OVERTRUMP, UNDERTRUMP, TRUMP_LED_OVER, trains=(TOPICS["T44"],), edition=2)
def may_at_three(draw: Draw) -> Posed:
    """A trick to which one card has been played or two; two such tricks; two late ones, with few cards in hand."""
    least = LATE + draw.of(0, 2, 4)
    # In a single trick the suit that was led would too often be all that is meant.
    barred: tuple[str, ...] = draw.of((TRUMP,), (), ())

    def in_a_trick(at: Position[Any], *, suit: bool) -> bool:
        if not isinstance(at, Play) or len(at.tricks) < least:
            return False
        led = at.trick.led
        if led is None or led in barred:
            return False
        follows = led != TRUMP and bool(at.hand.of(led))
        return bool(at.hand.of(TRUMP)) and follows == suit

    # Trumps have a say in half of the tricks: in the others there is a suit to follow.
    wanted = draw.rng.choices((True, False), k=draw.of(1, 2, 2))
    table = (Sort("tarot", 3, "play"),)
    return moves(tuple(of_any(table, draw.rng, partial(in_a_trick, suit=suit)) for suit in wanted), MAY_PLAY)
