"""The points of a player for the end of a line, by the table's own score sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from tutor.coach.tarot.line import End
from tutor.tarot.play import Play
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary, slam_entry

_SIDES = {1: "attack", -1: "defence", 0: None}


class Points:
    """The points that a deal brings one seat.

    A sheet takes a while, and many lines end alike: each end is settled once.  Of a deal that was not recorded from its
    first card on nobody knows the score, and the points are those of the cards that one's side wins from here on.
    """

    def __init__(self, play: Play, seat: int) -> None:
        """The points of ``seat`` in the deal of this play."""
        self._play, self._seat = play, seat
        self._known: dict[tuple[End, int | None], float] = {}

    def of(self, end: End, partner: int | None) -> float:
        """One's own points, if the taker has this ``partner``; ``None`` is a taker who plays alone."""
        key = (end, partner)
        points = self._known.get(key)
        if points is None:
            points = self._known[key] = self._settled(end, partner) if self._play.whole else self._counted(end, partner)
        return points

    def _settled(self, end: End, partner: int | None) -> float:
        deal = replace(
            self._blank,
            points=end.points,
            bouts=end.bouts,
            partner=partner,
            petit_au_bout=_SIDES[end.petit],
            slam=slam_entry(self._play, end.tricks),
        )
        scores = sheet(deal, self._play.options).scores
        return float((scores or ())[self._seat])

    def _counted(self, end: End, partner: int | None) -> float:
        ours = self._seat in {self._play.taker, partner}
        return end.points / 2 if ours else -end.points / 2

    @cached_property
    def _blank(self) -> Summary:
        """The summary of the deal but for what its end decides."""
        play = self._play
        return Summary(
            players=len(play.hands),
            taker=play.taker,
            contract=play.contract,
            points=0,
            bouts=0,
            poignees=tuple(said.size for _, said in play.shown if said.size),
            misere=tuple(seat for seat, said in play.shown if not said.size),
        )
