"""A deal of Barbu as a score pad enters it: a form's fields, and the summary that they make."""

from __future__ import annotations

from tutor.barbu import contracts
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.house import HOUSE
from tutor.barbu.match import Match
from tutor.barbu.summary import Summary
from tutor.core.entered import Fields, chosen, whole
from tutor.core.errors import Json

#: The fields of the contract's points of a seat, and of a double of one seat by another.
WON, DOUBLES = "won-{}", "doubles-{}-{}"


def entered(fields: Fields, match: Match) -> dict[str, Json]:
    """The summary that the fields of a form make, as ``Match.after`` reads it; raise ``RecordError`` for a gap.

    Of the contract's points one player's may be left out, since all add up.  Where none is said the deal was not
    played, which only a negative contract can be.
    """
    dealer = match.dealer or 0
    name = chosen(fields, "contract")
    turns = [(dealer + turn) % match.players for turn in range(1, match.players + 1)]
    named = {by: [of for of in range(match.players) if fields.get(DOUBLES.format(by, of))] for by in turns}
    doubles = [] if fixed_order(match.options) else [[by, others] for by, others in named.items() if others]
    return {"dealer": dealer, "contract": name, "base": _base(fields, name, match), "doubles": doubles}


def _base(fields: Fields, name: str, match: Match) -> list[int] | None:
    said = [fields.get(WON.format(seat), "").strip() for seat in range(match.players)]
    if not any(said):
        return None
    won = [whole(fields, WON.format(seat), "-6") if text else None for seat, text in enumerate(said)]
    pack = HOUSE.pack(match.players, match.rules)
    known = contracts.calls(match.options, pack).values()
    contract = next((one for one in known if one.name == name), None)
    if contract and won.count(None) == 1:
        total = contract.total(match.options.table, pack, match.players)
        won[won.index(None)] = total - sum(points or 0 for points in won)
    return [points or 0 for points in won]


def fields_of(deal: Summary) -> Fields:
    """The fields of a form that make a deal again."""
    said = {"contract": deal.called}
    said |= {WON.format(seat): str(points) for seat, points in enumerate(deal.base or ())}
    return said | {DOUBLES.format(by, of): "on" for by, of in deal.doubling.bets.named}
