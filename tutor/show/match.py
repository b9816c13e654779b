"""A match of Barbu: its score sheet as a table of plain text, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.match import Match
from tutor.rule import N_
from tutor.show import answer
from tutor.show.answer import Json
from tutor.show.words import Words, capital, signed

SO_FAR = N_("Barbu, a match: {number} of {size} deals")
HEADINGS = (N_("Deal"), N_("Dealer"))
CONTRACT = N_("Contract")
NOT_PLAYED = N_("{contract:move} (not played)")
TOTAL = N_("Total")
IN_BRACKETS = N_("Each player’s points in the deal, and in brackets the total after it.")
PLACE = N_("{place}. {seat:player}: {total:signed}")
ALL_ROUNDS = N_("All rounds are over; the totals sum to {sum:signed}.")
COMPLETE = N_("Every dealer so far has called all contracts; the totals sum to {sum:signed}.")
NEXT_ROUND = N_("Next to deal: {dealer:player}. The next round: {next:term}.")
NEXT = N_("Next to deal: {dealer:player}. Still to call: {left:or}.")
OWED = N_("{by:Player} still owes the dealer compulsory doubles: {owed}.")
OWED_NOW = N_("{by:Player} must double the dealer in the next deal.")
OVER = N_("The match is over.")
#: Between two columns.
GAP = "  "


def as_text(match: Match, words: Words) -> str:
    """The score sheet of a match: every deal, the totals, the ranking, and what comes next."""
    sheet = (
        words.say(IN_BRACKETS),
        "",
        *_table(_rows(match, words)),
        "",
        *_ranking(match, words),
        "",
        *what_is_next(match, words),
    )
    return "\n".join((words.say(SO_FAR, number=len(match.deals), size=match.size), "", *sheet)) + "\n"


def as_json(match: Match, words: Words) -> Json:
    """The score sheet of a match as data."""
    deals = [
        {"dealer": deal.dealer, "contract": deal.called, **answer.score(sheet, words), "totals": list(totals)}
        for deal, sheet, totals in zip(match.deals, match.sheets, match.running, strict=True)
    ]
    return {
        "game": "barbu",
        "deals": deals,
        "totals": list(match.totals),
        "ranking": [place._asdict() for place in match.ranking],
        "over": match.dealer is None,
        "next": None if match.dealer is None else _what_is_next(match),
    }


def _what_is_next(match: Match) -> Json:
    """Who deals next, and what is to be known for that deal: its record may have this ``history``."""
    doubled = {str(seat): times for seat, times in match.history.doubled.items()}
    return {
        "dealer": match.dealer,
        "contracts": list(match.left),
        "history": {"called": list(match.history.called), "doubled": doubled},
        "owed": {str(seat): debt.owed for seat, debt in match.debts.items()},
        "must_double": [seat for seat, debt in match.debts.items() if debt.due],
    }


def _rows(match: Match, words: Words) -> Iterator[Sequence[str]]:
    """The table's rows: headings, the deals, the totals."""
    seats = [capital(words.player(seat)) for seat in range(len(match.totals))]
    yield (*map(words.say, HEADINGS), *seats, words.say(CONTRACT))
    known = zip(match.deals, match.sheets, match.running, strict=True)
    for number, (deal, sheet, totals) in enumerate(known, 1):
        contract = words.move(deal.called) if deal.base else words.say(NOT_PLAYED, contract=deal.called)
        scores = (f"{signed(won)} ({signed(total)})" for won, total in zip(sheet.scores or (), totals, strict=True))
        yield (str(number), str(deal.dealer), *scores, contract)
    yield (words.say(TOTAL), "", *map(signed, match.totals), "")


def _table(rows: Iterator[Sequence[str]]) -> Iterator[str]:
    """Columns to the right, the last one to the left."""
    known = list(rows)
    widths = [max(map(len, column)) for column in zip(*known, strict=True)]
    for *cells, last in known:
        yield GAP.join((*(cell.rjust(width) for cell, width in zip(cells, widths, strict=False)), last)).rstrip()


def _ranking(match: Match, words: Words) -> Iterator[str]:
    if match.complete:
        yield words.say(ALL_ROUNDS if match.options.salade else COMPLETE, sum=sum(match.totals))
    yield from (words.tell(PLACE, place._asdict()) for place in match.ranking)


def what_is_next(match: Match, words: Words) -> Iterator[str]:
    """Who deals next and what they may call, and who owes them a double; or that the match is over."""
    if match.dealer is None:
        yield words.say(OVER)
        return
    if fixed_order(match.options) is None:
        yield words.say(NEXT, dealer=match.dealer, left=match.left)
    else:
        yield words.say(NEXT_ROUND, dealer=match.dealer, next=match.left[0])
    for seat, debt in match.debts.items():
        if debt.owed:
            yield words.say(OWED, by=seat, owed=debt.owed)
        if debt.due:
            yield words.say(OWED_NOW, by=seat)
