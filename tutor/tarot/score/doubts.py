"""Doubts about a table's own book-keeping: numbers that contradict each other, so that no deal can come to them.

The score is counted from them all the same, since its formula needs no cards; but somebody has made a slip.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line
from tutor.tarot.announce import POIGNEES, THRESHOLD, TRUMPS, TRUMPS_NEEDED
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import PETIT_LAST
from tutor.tarot.score.count import HALF, VALUES
from tutor.tarot.score.outcomes import Outcome, Table, outcomes
from tutor.tarot.score.summary import PETIT_SLAMS, Summary
from tutor.tarot.slam import PETIT_SLAM, SLAM_DEF
from tutor.tarot.trick import BOUTS

#: The sentence of each rule for numbers that contradict it.  The points of the cards:
BOUTS_COUNT = N_(
    "this cannot be: with {bouts:count} {bouts:n|bout|bouts} the attack has from {least:half} to {most:half}"
    " {most:n|point|points}"
)
NO_SUCH_POINTS = N_(
    "this cannot be: with {bouts:count} {bouts:n|bout|bouts} no deal leaves the attack {points:half}"
    " {points:n|point|points}"
)
#: The half point:
NO_HALF = N_("this cannot be: where four play no half point is left over")
ALWAYS_HALF = N_("this cannot be: as the tricks have gone, a half point is always left over")
NEVER_HALF = N_("this cannot be: as the tricks have gone, no half point is left over")
#: The Petit in the last trick:
NO_PETIT = N_("this cannot be: the side that wins the Petit in the last trick has a bout")
PETIT_COUNT = N_(
    "this cannot be: with the Petit in the last trick and {bouts:count} {bouts:n|bout|bouts} the attack has from"
    " {least:half} to {most:half} {most:n|point|points}"
)
#: The slam:
LAST_OF_SLAM = N_("this cannot be: a side that wins all tricks wins the last one too")
SLAM_COUNT = N_(
    "this cannot be: with a slam ({slam:term}) and {bouts:count} {bouts:n|bout|bouts} the attack has from {least:half}"
    " to {most:half} {most:n|point|points}"
)
SLAM_EXACTLY = N_(
    "this cannot be: with a slam ({slam:term}) and {bouts:count} {bouts:n|bout|bouts} the attack has exactly"
    " {least:half} {least:n|point|points}"
)
SLAM_BOUTS = N_("this cannot be: with a slam ({slam:term}) the attack cannot have {bouts} {bouts:n|bout|bouts}")
NO_SLAM_COUNT = N_(
    "this cannot be: without a slam, and with {bouts:count} {bouts:n|bout|bouts}, the attack has from {least:half} to"
    " {most:half} {most:n|point|points}"
)
#: The petit slam:
PETIT_SLAM_COUNT = N_(
    "this cannot be: with a small slam ({slam:term}) and {bouts:count} {bouts:n|bout|bouts} the attack has from"
    " {least:half} to {most:half} {most:n|point|points}"
)
#: The number of trumps in a poignée:
TOO_MANY_TRUMPS = N_("this cannot be: such poignées take {needed} trumps, and with the Excuse there are only {held}")

FOUR = 4
_SIDE_OF_SLAM = {"made": "attack", "announced": "attack", "defence": "defence"}

#: A rule, and what it says of points that it does not allow.
Saying = tuple[Rule, Message]


def doubts(deal: Summary, options: Options) -> Iterator[Line]:
    """Lines that tell what is impossible, each by its rule; none for the summary of a deal played at this table."""
    for reason in (*_deal_doubts(deal, options), *_poignee_doubts(deal)):
        yield Line(reason, 0)


def _doubt(saying: Saying, facts: Facts) -> Reason:
    """A reason that says what is impossible; about that the sources never differ."""
    rule, says = saying
    return Reason(rule, facts, says, disputed=False)


def _deal_doubts(deal: Summary, options: Options) -> Iterator[Reason]:
    """The contradictions in points, bouts, a slam and a Petit in the last trick: each with those before it."""
    table = Table(_playing(deal), deal.contract, deal.partner is not None, options.petit_imprenable)
    tricks = _tricks(deal.slam, table.tricks, options)
    if any(one.petit == deal.petit_au_bout and one.has(deal.points) for one in _with_bouts(deal, table, tricks)):
        return
    anyway = list(_with_bouts(deal, table, range(table.tricks + 1)))
    found = list(_with_bouts(deal, table, tricks))
    beside = [one for one in found if one.petit == deal.petit_au_bout]
    yield from (
        [*_count_doubt(deal, anyway, (VALUES, BOUTS_COUNT)), *_petit_doubts(deal, comes_back=options.petit_imprenable)]
        or _count_doubt(deal, found, _slam_count(deal.slam))
        or _count_doubt(deal, beside, (PETIT_LAST, PETIT_COUNT))
        or [_doubt((VALUES, NO_SUCH_POINTS), {"bouts": deal.bouts, "points": deal.points / 2})]
    )


def _with_bouts(deal: Summary, table: Table, tricks: range) -> Iterator[Outcome]:
    """The outcomes of a deal with as many bouts, if the attack wins one of these numbers of tricks."""
    return (outcome for outcome in outcomes(table, tricks) if outcome.bouts == deal.bouts)


def _tricks(slam: str | None, tricks: int, options: Options) -> range:
    """The numbers of tricks, of ``tricks``, that the attack can have won with this entry for a slam."""
    nearly = tricks - (options.petit_slam_allowed_losses if options.petit_slam else 0)
    fewest, most = {
        None: (1, min(nearly, tricks) - 1),
        "made": (tricks, tricks),
        "announced": (tricks, tricks),
        "failed": (0, tricks - 1),
        "defence": (0, 0),
        "petit-made": (nearly, tricks - 1),
        "petit-announced": (nearly, tricks),
        "petit-failed": (0, nearly - 1),
    }[slam]
    return range(fewest, most + 1)


def _slam_count(slam: str | None) -> Saying:
    """The rule and the sentence for points that contradict the entry for a slam."""
    if slam is None:
        return SLAM_DEF, NO_SLAM_COUNT
    return (PETIT_SLAM, PETIT_SLAM_COUNT) if slam in PETIT_SLAMS else (SLAM_DEF, SLAM_COUNT)


def _count_doubt(deal: Summary, found: list[Outcome], saying: Saying) -> list[Reason]:
    """The doubt about points beside all outcomes that are ``found``: too few, too many, or a half; empty if they fit.

    ``saying`` is what is said of points outside of them.
    """
    if not found:
        return [_doubt((SLAM_DEF, SLAM_BOUTS), {"slam": deal.slam, "bouts": deal.bouts})]
    least, most = min(outcome.least for outcome in found), max(outcome.most for outcome in found)
    if not least <= deal.points <= most:
        if saying == (SLAM_DEF, SLAM_COUNT) and least == most:
            saying = SLAM_DEF, SLAM_EXACTLY
        return [_doubt(saying, {"slam": deal.slam, "bouts": deal.bouts, "least": least / 2, "most": most / 2})]
    fits = any((deal.points - outcome.least) % 2 == 0 for outcome in found)
    return [] if fits else [_doubt((HALF, _half(deal)), {})]


def _half(deal: Summary) -> Message:
    """The sentence for half points that contradict the rest."""
    if _playing(deal) == FOUR:
        return NO_HALF
    return NEVER_HALF if deal.points % 2 else ALWAYS_HALF


def _petit_doubts(deal: Summary, *, comes_back: bool) -> Iterator[Reason]:
    """A Petit in the last trick that does not go with the bouts, or with a slam.

    One that cannot be taken may come back to the side that lost it (T-DEAL-PETIT-IMPRENABLE).
    """
    winner, slam = deal.petit_au_bout, _SIDE_OF_SLAM.get(deal.slam or "")
    bouts = {"attack": deal.bouts, "defence": len(BOUTS) - deal.bouts}
    if winner and not bouts[winner] and not comes_back:
        yield _doubt((PETIT_LAST, NO_PETIT), {})
    if winner and slam not in {None, winner}:
        yield _doubt((SLAM_DEF, LAST_OF_SLAM), {})


def _poignee_doubts(deal: Summary) -> Iterator[Reason]:
    """Poignées that take more trumps than there are."""
    sizes = TRUMPS_NEEDED[_playing(deal)]
    needed = sum(sizes[POIGNEES.index(poignee)] for poignee in deal.poignees)
    if needed > len(TRUMPS):
        yield _doubt((THRESHOLD, TOO_MANY_TRUMPS), {"needed": needed, "held": len(TRUMPS)})


def _playing(deal: Summary) -> int:
    """The number of players: one less than at the table where somebody sits out (T-CALL-DEAD-5)."""
    return deal.players - (deal.dead is not None)
