"""Tables that count otherwise than the federation: their house rules, deals at them, and what people make of these."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from tutor.core.errors import Json
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.announce import MISERE, POIGNEES
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, sign
from tutor.tarot.score.sheet import (
    ALT_BASE,
    BASE,
    CONTRACT_BASE,
    FFT,
    MISERE_VALUE,
    MULTIPLIER,
    ROUND,
    ROUND_MARGIN,
    factor,
    nearest,
    sheet,
)
from tutor.tarot.score.summary import PETIT_SLAMS, Summary
from tutor.tarot.slam import PETIT_SLAM
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS
from tutor.teach.tarot.finished import CONTRACTS, MULTIPLIED, finished, possible, with_more
from tutor.teach.tarot.rewritten import TEN, by_the_federation, ladder_multiplied, line_by_line
from tutor.teach.tarot.sheets import MULTIPLIED_POIGNEE, NOT_MULTIPLIED, Sheets, by_rule, summed

#: A mistake: what it comes to, the rule that it is about, and what is said of it.
Mistake = tuple[int, Rule, Message]

#: The house rules at tables that count otherwise, as records write them, by what is otherwise there.
TABLES: Mapping[str, tuple[Mapping[str, Json], ...]] = {
    "ladder": ({"base": "ladder"},),
    "contre": ({"garde_contre": 8},),
    "rounded": ({"round_to_ten": True},),
    "margin": ({"round_margin": 5}, {"round_margin": 10}),
    "poignee": ({"poignee_values": "seed"},),
    "small-slam": tuple({"petit_slam": True, "petit_slam_allowed_losses": losses} for losses in (1, 3)),
    "misere": ({"misere": True},),
}
RULES: Mapping[str, tuple[Rule, ...]] = {
    "ladder": (ALT_BASE,),
    "contre": (MULTIPLIER,),
    "rounded": (ROUND,),
    "margin": (ROUND_MARGIN,),
    "poignee": (POIGNEE,),
    "small-slam": (PETIT_SLAM,),
    "misere": (MISERE,),
}
#: The contracts in which a table counts otherwise, where it does so in some of them only.
PLAYED = {"ladder": MULTIPLIED, "contre": CONTRACTS[-1:]}
#: The points, doubled, and the bouts of an attack that has lost a trick or a few.
NEARLY_ALL = tuple((points, bouts) for bouts in (2, 3) for points in range(144, 180, 2))

FEDERATION = N_("That is what it comes to by the federation’s rules. This table counts otherwise.")
MULTIPLIED_LADDER = N_("The base value stands for the contract here, and nothing is multiplied.")
LINE_BY_LINE = N_("Only the sum that each defender pays is rounded, not every line.")
ONLY_THE_DIFFERENCE = N_("Only the difference is rounded, and the rest is added and multiplied as ever.")
ROUNDED_DOWN = N_("The nearest one may be above: such a number is rounded up.")
A_WHOLE_SLAM = N_("That would be right for a slam. A small one brings or costs 150; announced and made, it brings 300.")
MISERE_ONCE = N_("Each of the other players pays the 10 points, and only to whoever declared the misère.")


def at_table(draw: Draw, options: Options) -> Summary | None:
    """A deal of four at a table, with what is otherwise there; at level 3 with more beside it, if it can be so."""
    deal = finished(draw, contracts=PLAYED.get(draw.about, CONTRACTS))
    more = with_more(deal, draw, options) if draw.level == LEVELS[-1] else deal
    if more is None or (more.poignees and draw.about == "poignee"):
        return None
    return possible(_with_house_rule(more, draw), options)


def _with_house_rule(deal: Summary, draw: Draw) -> Summary:
    """The deal with what the table pays for, if that is something that the federation does not know or pays less."""
    if draw.about == "poignee":
        return replace(deal, poignees=(draw.rng.choice(POIGNEES[1:]),))
    if draw.about == "misere":
        return replace(deal, misere=(draw.rng.choice((deal.taker, *deal.defence)),))
    if draw.about == "small-slam":
        slam = draw.rng.choice(PETIT_SLAMS)
        points, bouts = (deal.points, deal.bouts) if slam.endswith("failed") else draw.rng.choice(NEARLY_ALL)
        return replace(deal, slam=slam, points=points, bouts=bouts)
    return deal


def won(deal: Summary, sheets: Sheets) -> int:
    """What the attack wins from each defender; where a misère was declared, the taker’s score."""
    return (sheets(deal).scores or ())[deal.taker] if deal.misere else summed(deal, sheets).value


def mistakes(deal: Summary, about: str, options: Options) -> Iterator[Mistake]:
    """The mistakes that are often made at a table that counts otherwise, and what they come to."""
    [rule] = RULES[about]
    federation, unit = won(deal, by_the_federation), summed(deal, partial(sheet, options=options)).value
    yield federation, rule, FEDERATION
    match about:
        case "ladder":
            yield won(deal, partial(ladder_multiplied, options=options)), rule, MULTIPLIED_LADDER
        case "contre":
            yield won(replace(deal, contract=CONTRACTS[0]), sheet), rule, NOT_MULTIPLIED
        case "rounded":
            yield won(deal, partial(line_by_line, options=options)), rule, LINE_BY_LINE
            yield sign(won=federation > 0) * (abs(federation) // TEN * TEN), rule, ROUNDED_DOWN
        case "margin":
            yield nearest(federation, options.round_margin), rule, ONLY_THE_DIFFERENCE
            yield _rounded_down(deal, federation, options.round_margin), rule, ROUNDED_DOWN
        case "poignee":
            line = by_rule(deal, POIGNEE, partial(sheet, options=options))
            yield unit + line.value * (factor(deal, options) - 1), POIGNEE_FLAT, MULTIPLIED_POIGNEE
        case "small-slam":
            yield won(replace(deal, slam=(deal.slam or "").removeprefix("petit-")), sheet), rule, A_WHOLE_SLAM
        case "misere":
            own = deal.taker in deal.misere
            yield federation + MISERE_VALUE * (1 if own else 1 - deal.players), rule, MISERE_ONCE


def _rounded_down(deal: Summary, federation: int, step: int) -> int:
    """What a deal comes to if the difference is rounded down to a multiple of some points."""
    difference = abs(by_rule(deal, BASE).value) - CONTRACT_BASE
    return federation - sign(won=deal.count.made) * (difference % step) * factor(deal, FFT)
