"""Players whose places others have taken in the middle of an evening: a place keeps its points, each has their part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.core.match import Match
from tutor.core.message import N_
from tutor.show.scoring.names import ByName

PART = N_(
    "{before} had {points:signed} {points:n|point|points} after {deals} {deals:n|deal|deals}; since then {now} has won"
    " {rest:signed} in the same place."
)


class Replaced(NamedTuple):
    """Somebody who has stopped after so many deals of a match: their seat, and their name."""

    seat: int
    deals: int
    name: str


def replacements(match: Match, replaced: Sequence[Replaced], words: ByName) -> Iterator[str]:
    """A line for each of them: what they have won, and what their successor has won since then."""
    totals = [(0,) * match.players, *match.running]
    for number, (seat, deals, name) in enumerate(replaced):
        if seat >= match.players or deals >= len(totals):
            continue
        later = [other for other in replaced[number + 1 :] if other.seat == seat and other.deals < len(totals)]
        first, last = totals[deals][seat], totals[later[0].deals if later else -1][seat]
        earlier = [other for other in replaced[:number] if other.seat == seat]
        begun = totals[earlier[-1].deals][seat] if earlier else 0
        now = later[0].name if later else words.names[seat]
        yield words.say(PART, before=name, points=first - begun, deals=deals, now=now, rest=last - first)
