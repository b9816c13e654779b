"""A trick told in a sentence, and as a step in which it is played on the felt."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.teach.saying import Sentence, Step

#: A trick of three, four or five cards, the first of some and one that goes on.
GOES = {
    3: N_("{by:Player} {by:you|lead|leads} {first:card}, then come {second:card} and {third:card}."),
    4: N_("{by:Player} {by:you|lead|leads} {first:card}, then come {second:card}, {third:card} and {fourth:card}."),
    5: N_(
        "{by:Player} {by:you|lead|leads} {first:card}, then come {second:card}, {third:card}, {fourth:card} and"
        " {fifth:card}."
    ),
}
GOES_ON = {
    3: N_(
        "{by:Player} {by:you|win|wins} and {by:you|lead|leads} {first:card}, then come {second:card} and {third:card}."
    ),
    4: N_(
        "{by:Player} {by:you|win|wins} and {by:you|lead|leads} {first:card}, then come {second:card}, {third:card} and"
        " {fourth:card}."
    ),
    5: N_(
        "{by:Player} {by:you|win|wins} and {by:you|lead|leads} {first:card}, then come {second:card}, {third:card},"
        " {fourth:card} and {fifth:card}."
    ),
}


def trick_told(trick: Trick, *, first: bool) -> Sentence:
    """A sentence on a complete trick, who leads and what is played; the ``first`` of some tricks has its own."""
    named = dict(zip(("first", "second", "third", "fourth", "fifth"), trick.cards, strict=False))
    return (GOES if first else GOES_ON)[trick.players], {"by": trick.leader, **named}


def whole_trick(says: Sequence[Sentence], trick: Trick, winner: int) -> Step:
    """A step in which a trick is played to its end."""
    seats = ((trick.leader + place) % trick.players for place in range(len(trick.cards)))
    return Step(tuple(says), tuple(zip(seats, trick.cards, strict=True)), winner)
