"""The points of a player for the end of a line, by the table's own score sheet."""

from __future__ import annotations

from dataclasses import replace

from tutor.coach.tarot.line import End
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary, slam_entry
from tutor.tarot.setting import HAND_SIZES

_SIDES = {1: "attack", -1: "defence", 0: None}


class Points:
    """The points that the ends of a deal bring one seat.

    A sheet takes a while, and many lines end alike: each end is settled once.
    """

    def __init__(self, deal: Summary, options: Options, seat: int, announced: str | None = None) -> None:
        """Settle for a seat; of the ``deal`` it does not matter what its end decides."""
        self._deal, self._options, self._seat, self._announced = deal, options, seat, announced
        self._size = HAND_SIZES[deal.players]
        self._known: dict[tuple[End, int | None], float] = {}

    @classmethod
    def of_play(cls, play: Play, seat: int) -> Points:
        """The points of a deal whose cards are being played, for a seat."""
        return cls(blank(play), play.options, seat, play.slam)

    def of(self, end: End, partner: int | None) -> float:
        """One's own points, if the taker has this ``partner``; ``None`` is a taker who plays alone."""
        key = (end, partner)
        if key not in self._known:
            self._known[key] = self._settled(end, partner)
        return self._known[key]

    def _settled(self, end: End, partner: int | None) -> float:
        deal = replace(
            self._deal,
            points=end.points,
            bouts=end.bouts,
            partner=partner,
            petit_au_bout=_SIDES[end.petit],
            slam=slam_entry(self._announced, end.tricks, self._size, self._options),
        )
        return float((sheet(deal, self._options).scores or ())[self._seat])


class CardPoints(Points):
    """The points of the cards that one's side wins from here on, less those of the other side's.

    They stand in for the score of a deal that was not recorded from its first card on, which nobody knows.
    """

    def _settled(self, end: End, partner: int | None) -> float:
        ours = self._seat in {self._deal.taker, partner}
        return end.points / 2 if ours else -end.points / 2


def blank(play: Play) -> Summary:
    """The summary of a deal whose cards are being played, but for what its end decides."""
    return Summary(
        players=len(play.hands),
        taker=play.taker,
        contract=play.contract,
        points=0,
        bouts=0,
        poignees=tuple(said.size for _, said in play.shown if said.size),
        misere=tuple(seat for seat, said in play.shown if not said.size),
    )
