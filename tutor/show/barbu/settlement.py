"""The settlement of a deal of Barbu as a sum that one can follow, and the score sheet of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.barbu.bets import Bet
from tutor.barbu.match import Match
from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, TWICE
from tutor.core.message import N_, Message
from tutor.core.sheet import Line, Sheet
from tutor.show.barbu.bets import arrow
from tutor.show.html import Html, element
from tutor.show.table.felt import seat_name
from tutor.show.table.score_table import cells, head, lines, row
from tutor.show.words import capital

SETTLEMENT = N_("The settlement")
POINTS = N_("Points", "head of a column")
IN_CONTRACT = N_("in the contract")
IN_ALL = N_("in all")
WHO_CALLED = N_("Who has called what, and in which deal")
CONTRACT = N_("Contract", "head of a column")
IN_DEAL, OPEN = N_("in deal {number}"), N_("still to call")
OWED = N_("Compulsory doubles that each player still owes each dealer")
PLAYER = N_("Player", "head of a column")

#: The rules of the lines about bets, and of those whose sums the table of the settlement shows.
BETS = {rule.id for rule in (DIFFERENCE, TWICE, EQUAL)}
SUMS = {BASE.id, FORMULA.id}


def score(sheet: Sheet, words: Html) -> str:
    """The worth of the contract and the points that each bet moves, line by line; then each player's sum."""
    told = tuple(line for line in sheet.lines if line.reason.rule.id not in SUMS)
    bets = [line for line in sheet.lines if line.reason.rule.id in BETS]
    return lines(Sheet(told, sheet.scores, sheet.ended), words) + (_settled(sheet.scores or (), bets, words))


def _settled(final: Sequence[int], bets: list[Line], words: Html) -> str:
    """A table of base, bets and sums, with a column for each player; ``""`` if nobody has bet."""
    if not bets:
        return ""
    moved = [_moved(line, len(final)) for line in bets]
    base = [points - sum(pair[seat] or 0 for pair in moved) for seat, points in enumerate(final)]
    rows = (row(_bet(line, words), pair, words) for line, pair in zip(bets, moved, strict=True))
    return element(
        "table",
        element("caption", words.say(SETTLEMENT)),
        head(words.say(POINTS), words),
        element("tbody", row(words.say(IN_CONTRACT), base, words), *rows),
        element("tfoot", row(words.say(IN_ALL), final, words)),
        class_="match",
    )


def _bet(line: Line, words: Html) -> str:
    """A pair and its bet."""
    facts = dict[str, Any](line.reason.facts)
    bet = Bet(facts["by"], facts["other"], facts["level"])
    return arrow(bet, words, f" ×{bet.level}")


def _moved(line: Line, players: int) -> list[int | None]:
    """The points that a bet moves, by seat; ``None`` for those whom it does not concern."""
    moved: list[int | None] = [None] * players
    facts = dict[str, Any](line.reason.facts)
    moved[facts["by"]], moved[facts["other"]] = line.value, -line.value
    return moved


def deal_name(match: Match, number: int, words: Html) -> str:
    """The name of a finished deal: its contract."""
    deal = match.deals[number - 1]
    return f"{number} {capital(words.move(deal.called))}"


def ledger(match: Match, words: Html) -> str:
    """The contracts called and the doubles owed; nothing in a match with Salade, where nobody chooses nor doubles."""
    if match.options.salade:
        return ""
    called = _ledger(WHO_CALLED, CONTRACT, list(_called(match, words)), words)
    return called + _ledger(OWED, PLAYER, list(_owed(match, words)), words)


def _ledger(title: Message, first: Message, rows: list[str], words: Html) -> str:
    """A table with a column for each dealer, if there is anything in it."""
    if not rows:
        return ""
    caption = element("caption", words.say(title))
    return element("table", caption, head(words.say(first), words), element("tbody", *rows), class_="match")


def _called(match: Match, words: Html) -> Iterator[str]:
    """A row for each contract, with the number of the deal in which each dealer has called it."""
    deals = {(deal.contract.name, deal.dealer): number for number, deal in enumerate(match.deals, 1)}
    for name in match.contracts:
        bets = (_in_deal(deals.get((name, seat)), words) for seat in words.chairs.order())
        yield cells(capital(words.term(name)), bets)


def _in_deal(number: int | None, words: Html) -> str:
    shown = "–" if number is None else f"✗ {number}"
    said = words.say(OPEN) if number is None else words.say(IN_DEAL, number=number)
    return element("span", shown, aria_hidden="true") + element("span", said, class_="tutor-said")


def _owed(match: Match, words: Html) -> Iterator[str]:
    """A row for each player, with the number of doubles that they still owe each dealer."""
    debts = {dealer: match.debts_to(dealer) for dealer in words.chairs.order()}
    for by in words.chairs.order() if any(debts.values()) else ():
        owed = (debts[dealer].get(by) for dealer in words.chairs.order())
        yield cells(seat_name(by, words), ("" if debt is None else str(debt.owed) for debt in owed))
