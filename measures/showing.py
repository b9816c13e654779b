"""The cost of a poignée that is shown: deals that the tutor's players play with it and without it.

``python -m measures showing`` plays the deals of the hands in ``tutor/teach/tarot/weighed.txt`` both ways, which takes
some minutes, and prints for takers and for defenders how many there were, and how many were won unseen and shown.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice

from measures.run import Run
from tutor.tarot.advice.chances import dealt_out, won
from tutor.tarot.advice.opponent import written
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.teach.tarot.weighed import Weighed, bank

#: The number of deals of a hand that are played both ways.
DEALS = 40


def measure(run: Run) -> None:
    """Play the deals of every hand that may show only a simple poignée, and print what they came to."""
    hands = [hand for hand in bank() if hand.sort != "double"]
    played, unseen, shown = Counter[str](), Counter[str](), Counter[str]()
    results = run.each(both_ways, (hand.line for hand in hands), len(hands))
    for hand, (won_unseen, won_shown) in zip(hands, results, strict=True):
        played[hand.sort] += DEALS
        unseen[hand.sort] += won_unseen
        shown[hand.sort] += won_shown
    for sort, count in played.items():
        print(f"{sort}: {count} deals, {unseen[sort]} won unseen, {shown[sort]} won shown")


def both_ways(line: str) -> tuple[int, int]:
    """The number of deals won with a hand of the bank, without the poignée and with it."""
    deals = [*islice(dealt_out(Weighed.of(line).board, Play), DEALS)]
    return sum(map(won, deals)), sum(won(_with_a_poignee(play)) for play in deals)


def _with_a_poignee(play: Play) -> Play:
    """The same deal after the player to move has shown a simple poignée."""
    simple = next(move for move in play.obligation().legal() if isinstance(move, Declaration) and move.size)
    return play.after(play.read(written(play, simple), "moves"))
