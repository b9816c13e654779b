"""The cost of a poignée that is shown: deals that the tutor's players play with it and without it.

``python -m measures.showing`` plays the deals of the hands in ``tutor/teach/tarot/weighed.txt`` both ways, which takes
some minutes, and prints for takers and for defenders how many there were, and how many were won unseen and shown.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice

from tutor.tarot.advice.chances import dealt_out, won
from tutor.tarot.advice.opponent import written
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.teach.tarot.weighed import Weighed, bank

#: The number of deals of a hand that are played both ways.
DEALS = 40


def main() -> None:
    """Play the deals of every hand that may show a simple poignée, and print what they came to."""
    played, unseen, shown = Counter[str](), Counter[str](), Counter[str]()
    for hand in bank():
        for play in _deals(hand):
            played[hand.sort] += 1
            unseen[hand.sort] += won(play)
            shown[hand.sort] += won(_with_a_poignee(play))
    for sort, count in played.items():
        print(f"{sort}: {count} deals, {unseen[sort]} won unseen, {shown[sort]} won shown")


def _deals(hand: Weighed) -> list[Play]:
    """The deals of a hand that is not enough for a double poignée."""
    return [] if hand.sort == "double" else [*islice(dealt_out(hand.board), DEALS)]


def _with_a_poignee(play: Play) -> Play:
    """The same deal after the player to move has shown a simple poignée."""
    simple = next(move for move in play.obligation().legal() if isinstance(move, Declaration) and move.size)
    return play.after(play.read(written(play, simple), "moves"))


if __name__ == "__main__":
    main()
