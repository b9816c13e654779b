"""What no deal can come to: numbers in a table's own book-keeping that contradict each other.

The score is counted from them all the same, since its formula needs no cards; but somebody has made a slip.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rule import N_, Facts, Line, Reason, Rule
from tutor.tarot.announce import POIGNEES, THRESHOLD, TRUMPS, TRUMPS_NEEDED
from tutor.tarot.bonuses import PETIT_LAST
from tutor.tarot.count import ALL_POINTS, HALF, VALUES
from tutor.tarot.slam import SLAM_DEF
from tutor.tarot.summary import Summary
from tutor.tarot.trick import BOUTS

#: The rules once more, each with what it says of numbers that do not keep to it.
BOUTS_COUNT = VALUES._replace(
    adds=N_("this cannot be: with so many bouts ({bouts}) the attack has from {least:half} to {most:half} points")
)
NO_HALF = HALF._replace(adds=N_("this cannot be: where four play no half point is left over"), differs=None)
NO_PETIT = PETIT_LAST._replace(adds=N_("this cannot be: the side that wins the Petit in the last trick has a bout"))
LAST_OF_SLAM = SLAM_DEF._replace(adds=N_("this cannot be: a side that wins all tricks wins the last one too"))
SLAM_POINTS = SLAM_DEF._replace(
    adds=N_(
        "this cannot be: a slam leaves the defence an Excuse at most, so the attack has {least:half} points or more"
    )
)
TOO_MANY_TRUMPS = THRESHOLD._replace(
    adds=N_("this cannot be: such poignées take {needed} trumps, and with the Excuse there are only {held}")
)

#: What a bout is worth at least to the side that has it, doubled; the Excuse may have cost it a low card.
_BOUT, _EXCUSE = 9, 8
FOUR = 4
_SIDE_OF_SLAM = {"made": "attack", "announced": "attack", "defence": "defence"}


def doubts(deal: Summary, *, petit_imprenable: bool = False) -> Iterator[Line]:
    """Lines that say what cannot be, each by its rule; none for the summary of a deal that was played.

    A Petit that cannot be taken may come back from the last trick to the side that lost it
    (T-DEAL-PETIT-IMPRENABLE).
    """
    for rule, facts in (*_count_doubts(deal), *_petit_doubts(deal, comes_back=petit_imprenable), *_bonus_doubts(deal)):
        yield Line(Reason(rule, facts), 0)


def _count_doubts(deal: Summary) -> Iterator[tuple[Rule, Facts]]:
    """Points that do not go with the bouts, or with the number of players."""
    least, most = _worth(deal.bouts), ALL_POINTS - _worth(len(BOUTS) - deal.bouts)
    if not least <= deal.points <= most:
        yield BOUTS_COUNT, {"bouts": deal.bouts, "least": least / 2, "most": most / 2}
    if _playing(deal) == FOUR and deal.points % 2:
        yield NO_HALF, {}


def _petit_doubts(deal: Summary, *, comes_back: bool) -> Iterator[tuple[Rule, Facts]]:
    """A Petit in the last trick that does not go with the bouts, or with a slam."""
    winner, slam = deal.petit_au_bout, _SIDE_OF_SLAM.get(deal.slam or "")
    bouts = {"attack": deal.bouts, "defence": len(BOUTS) - deal.bouts}
    if winner and not bouts[winner] and not comes_back:
        yield NO_PETIT, {}
    if winner and slam not in {None, winner}:
        yield LAST_OF_SLAM, {}


def _bonus_doubts(deal: Summary) -> Iterator[tuple[Rule, Facts]]:
    """A slam or poignées that do not go with the rest."""
    slam = _SIDE_OF_SLAM.get(deal.slam or "")
    least = ALL_POINTS - _EXCUSE
    if slam == "attack" and deal.contract != "garde-contre" and deal.points < least:
        yield SLAM_POINTS, {"least": least / 2}
    sizes = TRUMPS_NEEDED[_playing(deal)]
    needed = sum(sizes[POIGNEES.index(poignee)] for poignee in deal.poignees)
    if needed > len(TRUMPS):
        yield TOO_MANY_TRUMPS, {"needed": needed, "held": len(TRUMPS)}


def _worth(bouts: int) -> int:
    """What so many bouts are worth at least, doubled."""
    return bouts * _BOUT - (_BOUT - _EXCUSE) if bouts else 0


def _playing(deal: Summary) -> int:
    """How many play: one less where somebody sits out (T-CALL-DEAD-5)."""
    return deal.players - (deal.dead is not None)
