"""Whether to show a poignée: advice, with the chance that it rests on.

A poignée is a bet on the deal, since the side that wins gets it (T-POIGNEE-WINNER); and it tells everybody where the
trumps are.  So it is shown if the own side is likelier to win than to lose, and by more than a little.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Facts
from tutor.core.rule import Reason
from tutor.tarot.advice.hand_value import BIDS, evaluate, in_proportion
from tutor.tarot.advice.signals import defends
from tutor.tarot.advice.strategy import KEEP_POIGNEE, KEEP_WARNED, SHOW_POIGNEE
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.tarot.setting import CONTRACTS, FOUR
from tutor.tarot.trick import BOUTS

#: The number of players of 100 who could show a poignée and were on the side that won, counted in deals of the tutor's
#: own players, who showed all of theirs: by the number of players and whether one attacks, then by the bouts in the
#: hand, none to three, and whether the hand is worth a garde (T-EVAL-BID).  Where few such hands came, as for defenders
#: with three bouts, a cell repeats the one beside it.
WON = {
    (3, True): ((51, 51), (73, 96), (97, 99), (99, 99)),
    (3, False): ((36, 36), (67, 67), (97, 97), (99, 99)),
    (4, True): ((26, 52), (37, 70), (75, 94), (81, 97)),
    (4, False): ((78, 78), (88, 88), (98, 98), (98, 98)),
    (5, True): ((82, 82), (79, 84), (85, 92), (86, 95)),
    (5, False): ((37, 37), (59, 59), (84, 84), (84, 84)),
}
#: The same of defenders at a table of four who were warned: a bout lay in the dog that the taker picked up, or the
#: taker has bid a garde or more.  Those above were not.
WARNED = (37, 57, 83, 83)
#: The number of 100 from which a poignée is shown.
LIKELY = 55


class Weighed(NamedTuple):
    """Advice on the poignées that may be shown now: the one to ``show``, or none of them, and why."""

    show: Declaration | None
    reason: Reason


def weigh(play: Play) -> Weighed | None:
    """Whether the player to move should show a poignée, and which; ``None`` if they may show none.

    If one is shown, it is the largest: it pays more, and a smaller one tells nearly as much.  Raise ``RecordError`` if
    the hand is not known.
    """
    offered = [move for move in play.obligation().legal() if isinstance(move, Declaration) and move.size]
    if not offered:
        return None
    hand, players = play.hand, len(play.hands)
    bouts = len(hand & BOUTS)
    strong = in_proportion(evaluate(hand).total, players) >= dict(BIDS)["garde"]
    warned = players == FOUR and defends(play, play.trick.turn) and _warned(play)
    chance = WARNED[bouts] if warned else WON[players, not defends(play, play.trick.turn)][bouts][strong]
    facts: Facts = {"bouts": bouts, "chance": chance}
    if chance >= LIKELY:
        return Weighed(offered[-1], Reason(SHOW_POIGNEE, facts))
    return Weighed(None, Reason(SHOW_POIGNEE, facts, says=KEEP_WARNED if warned else KEEP_POIGNEE))


def _warned(play: Play) -> bool:
    """Whether the bid, or a bout in the dog that everybody has seen, tells of a strong taker."""
    bout_taken = play.dog is not None and bool(play.dog & BOUTS)
    return bout_taken or CONTRACTS.index(play.contract) >= CONTRACTS.index("garde")
