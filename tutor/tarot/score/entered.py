"""A deal of French Tarot as a score pad enters it: a form's fields, and the summary that they make."""

from __future__ import annotations

from collections import Counter

from tutor.core.entered import Fields, chosen, points, whole
from tutor.core.errors import Json
from tutor.core.rule import Rule
from tutor.tarot.announce import POIGNEES
from tutor.tarot.match import Match
from tutor.tarot.score.count import ALL_POINTS
from tutor.tarot.score.summary import Summary
from tutor.tarot.trick import BOUTS

#: The value of a field in which there is nobody, and nothing.
NOBODY = "-"
#: The field of a poignée of a size that was shown, and of two of them.
SHOWN, TWICE = "poignee-{}", "poignee-{}-twice"
#: The field of a player who has declared misère.
MISERE = "misere-{}"
#: The points are said of either side.
DEFENCE = "defence"


def entered(fields: Fields, match: Match) -> dict[str, Json]:
    """The summary that the fields of a form make, as ``Match.after`` reads it; raise ``RecordError`` for a gap.

    Points and bouts are the attack's, or with ``whose`` the defence's.
    """
    if fields.get("ended"):
        return {"ended": fields["ended"]}
    won, bouts = points(fields, "points"), whole(fields, "bouts")
    if fields.get("whose") == DEFENCE:
        won, bouts = ALL_POINTS / 2 - won, len(BOUTS) - bouts
    partner = fields.get("partner", NOBODY)
    return {
        "players": match.players,
        "taker": whole(fields, "taker"),
        "contract": chosen(fields, "contract"),
        "points": won,
        "bouts": bouts,
        "partner": None if partner in {NOBODY, ""} else whole(fields, "partner"),
        "petit_au_bout": _or_none(fields, "petit_au_bout"),
        "poignees": [
            size
            for size in POIGNEES
            for field, times in ((SHOWN, 1), (TWICE, 2))
            if fields.get(field.format(size))
            for _ in range(times)
        ],
        "slam": _or_none(fields, "slam"),
        "misere": [seat for seat in range(match.players) if fields.get(MISERE.format(seat))],
    }


def _or_none(fields: Fields, name: str) -> str | None:
    said = fields.get(name, NOBODY)
    return None if said in {NOBODY, ""} else said


def fields_of(deal: Summary | Rule) -> Fields:
    """The fields of a form that make a deal again."""
    if isinstance(deal, Rule):
        return {"ended": deal.id}
    said = {
        "taker": str(deal.taker),
        "contract": deal.contract,
        "points": f"{deal.points / 2:g}",
        "bouts": str(deal.bouts),
        "partner": NOBODY if deal.partner is None else str(deal.partner),
        "petit_au_bout": deal.petit_au_bout or NOBODY,
        "slam": deal.slam or NOBODY,
    }
    said |= {MISERE.format(seat): "on" for seat in deal.misere}
    shown = Counter(deal.poignees)
    return said | {(TWICE if times > 1 else SHOWN).format(size): "on" for size, times in shown.items()}
