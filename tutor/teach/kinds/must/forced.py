"""The one card that the rules of a trick leave."""

from __future__ import annotations

from typing import Any

from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.teach.boards import SEVEN, Sort, of_any, of_situation
from tutor.teach.draw import Draw
from tutor.teach.glances import by_height, shortest_suit, trumps
from tutor.teach.kind import kind
from tutor.teach.kinds.may.asked import Prompts, moves, only_cards
from tutor.teach.kinds.must.family import MUST
from tutor.teach.posed import Posed
from tutor.teach.positions import SEEDS
from tutor.teach.tarot.situations import TRICK_SITUATIONS

ONE_CARD = N_("The rules leave you one card only. Mark it.")
#: The situations in which somebody may be left with one card: without the Excuse, which may always be played.
FORCING = tuple(
    situation
    for situation in TRICK_SITUATIONS
    if situation.id in {"follow", "follow-trumped", "trump", "overtrump", "petit-forced"}
)
FORCING_TRUMPS = tuple(
    situation
    for situation in TRICK_SITUATIONS
    if situation.id in {"overtrump", "overtrump-partner", "trumps-led", "follow-trumped"}
)
#: The phases of both games in which cards are played.
PLAYS = (*(Sort("tarot", players, "play") for players in (3, 4, 5)), Sort("barbu", 4, "play", SEVEN))


@kind(
    MUST,
    *dict.fromkeys(situation.rule for situation in (*FORCING, *FORCING_TRUMPS)),
    of_a_deal=True,
    edition=3,
    against=(*map(by_height, range(-3, 3)), by_height(-1, trumps), by_height(-1, shortest_suit)),
)
def forced_card(draw: Draw) -> Posed:
    """A board in one of the first situations, in those where trumps go over trumps, in any play of both games."""
    situations = draw.of(FORCING, FORCING_TRUMPS, ())
    drawn = draw.deal or (
        of_situation(draw.rng.choice(situations), draw.rng.choice(SEEDS))
        if situations
        else of_any(PLAYS, draw.rng, _is_forced)
    )
    posed = moves((drawn,), Prompts(ONE_CARD, ONE_CARD))
    return Posed(posed.asked, posed.verdicts, only_cards)


def _is_forced(at: Position[Any]) -> bool:
    """Whether the rules leave one thing to do."""
    return len(at.obligation().legal()) == 1
