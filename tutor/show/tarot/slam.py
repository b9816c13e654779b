"""The announcement of a slam on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.tarot.before_play import DogSettledOnTable
from tutor.show.words import Words
from tutor.tarot.slam import NO_SLAM_MOVE, SLAM_MOVE, Slam

A_SLAM = N_(
    "{by:Player} {by:you|announce|announces} a slam, which means winning every trick, and so {by:you|lead|leads} to the"
    " first."
)


class SlamOnTable(DogSettledOnTable[Slam]):
    """The announcement of a slam."""

    TITLE = N_("French Tarot: the announcement of a slam")
    CHAPTER = N_("The slam", "heading of a part of the story")
    PROMPT = N_("Your turn: do you announce that you will win every trick? Hardly any hand is good enough for that.")

    def buttons(self, moves: list[str], /) -> list[str]:
        """The moves, no slam first: it has the focus, so that a key pressed by mistake does not announce a slam."""
        return sorted(moves, key=lambda move: move != NO_SLAM_MOVE)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The line on a slam that is announced; none if there is none."""
        if move == SLAM_MOVE:
            yield words.say(A_SLAM, by=self.at.turn)
