"""Deals of Tarot that are over, as a score sheet needs them: with the contract alone, with a bonus, with poignées."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tutor.core.message import Facts
from tutor.tarot.announce import POIGNEES
from tutor.tarot.options import Options
from tutor.tarot.score.count import NEEDED
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.sheet import FFT
from tutor.tarot.score.summary import FULL_SLAMS, SIDES, Summary
from tutor.tarot.setting import FIVE, FOUR
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw

#: The contracts that every table plays, and those of them that are multiplied.
CONTRACTS = ("prise", "garde", "garde-sans", "garde-contre")
MULTIPLIED = CONTRACTS[1:]
#: The name of each side.
TERMS = {"attack": "the-attack", "defence": "the-defence"}


def finished(draw: Draw, sizes: Sequence[int] = (FOUR,), contracts: Sequence[str] = CONTRACTS) -> Summary:
    """A deal that is over, with nothing earned beside the contract, and not with exactly the points needed."""
    return draw.until(lambda: possible(_finished(draw, sizes, contracts)))


def _finished(draw: Draw, sizes: Sequence[int], contracts: Sequence[str]) -> Summary:
    players, bouts = draw.rng.choice(sizes), draw.rng.randrange(len(NEEDED))
    step = 2 if players == FOUR else 1  # where four play, all points are whole
    points = 2 * NEEDED[bouts] + step * draw.rng.choice([off for off in range(-32 // step, 42 // step) if off])
    partner = 2 if players > FOUR else None
    return Summary(players, 0, draw.rng.choice(contracts), points, bouts, partner)


def possible(deal: Summary, options: Options = FFT) -> Summary | None:
    """The deal if it can be played: no points, bouts and bonuses that contradict each other."""
    return deal if next(doubts(deal, options), None) is None else None


def plain(draw: Draw) -> Summary:
    """A deal with the contract alone: of four players, of three or four, of any number."""
    sizes = draw.of((FOUR,), (3, FOUR), (3, FOUR, FIVE))
    return finished(draw, sizes, draw.of(CONTRACTS[:2], CONTRACTS, CONTRACTS))


def with_poignees(draw: Draw) -> Summary:
    """A deal with a simple poignée; with a simple or a double one; with two simple ones, one on either side."""
    deal = finished(draw, draw.of((FOUR,), (3, FOUR), (FOUR,)), MULTIPLIED)
    sizes = draw.of(POIGNEES[:1], POIGNEES[:2], ())
    return replace(deal, poignees=(draw.rng.choice(sizes),) if sizes else ("simple", "simple"))


#: The slams of an attack that has won every trick.
SWEPT = ("made", "announced")
#: The points, doubled, and the bouts of such an attack: all, or all but an Excuse that the defence keeps.
ALL_TRICKS = ((182, 3), (174, 2))


def with_bonus(draw: Draw) -> Summary:
    """A deal with the Petit at the end; with the Petit or a slam; with both."""
    return draw.until(lambda: possible(_earned(draw)))


def _earned(draw: Draw) -> Summary:
    deal = finished(draw, contracts=MULTIPLIED)
    slam = draw.rng.choice(draw.of((None,), (None, None, *FULL_SLAMS), ("announced", "failed", "made")))
    deal = replace(deal, slam=slam)
    if slam in SWEPT:
        points, bouts = draw.rng.choice(ALL_TRICKS)
        deal = replace(deal, points=points, bouts=bouts)
    elif slam == "defence":
        deal = replace(deal, points=draw.rng.randrange(6, 22, 2), bouts=0)
    either = SIDES if slam is None else ()
    sides = [side for side in draw.of(SIDES, either, SIDES) if _may_have_the_petit(deal, side)]
    return replace(deal, petit_au_bout=draw.rng.choice(sides) if sides else None)


def _may_have_the_petit(deal: Summary, side: str) -> bool:
    """Whether a side can have won the Petit in the last trick: it then has a bout."""
    if deal.slam in SWEPT:
        return side == "attack"
    return deal.bouts > 0 if side == "attack" else deal.bouts < len(BOUTS)


def with_more(deal: Summary, draw: Draw, options: Options) -> Summary | None:
    """The deal with something earned beside its contract, the Petit in the last trick or a poignée, if it can be so."""
    if draw.rng.random() < 1 / 2:
        return replace(deal, poignees=(draw.rng.choice(POIGNEES[:2]),))
    return possible(replace(deal, petit_au_bout=draw.rng.choice(SIDES)), options)


def shown_by(deal: Summary, draw: Draw) -> str | None:
    """The side that has shown a poignée; ``None`` if nobody has, or both sides have."""
    return draw.rng.choice(SIDES) if len(deal.poignees) == 1 else None


def named(side: str | None) -> Facts:
    """A side as a fact of which a prompt speaks, if there is one."""
    return {"side": TERMS[side]} if side else {}
