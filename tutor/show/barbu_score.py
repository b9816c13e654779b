"""The settlement of a deal of Barbu as a sum that one can follow, and the score sheet of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.barbu.match import Match
from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, TWICE
from tutor.rule import N_, Line, Sheet
from tutor.show.felt import seat_name
from tutor.show.html import Html, element
from tutor.show.match import what_is_next
from tutor.show.sheet import cells, head, lines, row
from tutor.show.words import LEVELS, capital

SETTLEMENT = N_("The settlement")
POINTS = N_("Points")
IN_CONTRACT = N_("in the contract")
PAIR = N_("{one} and {other}, {level}: difference {difference}")
IN_ALL = N_("in all")
WHO_CALLED = N_("Who has called what: the number of the deal")
CONTRACT = N_("Contract")
IN_DEAL, OPEN = N_("in deal {number}"), N_("still to call")
OWES = N_("{by}: compulsory doubles still to make")

#: The rules of the lines that the table of the settlement shows.
BETS = {rule.id for rule in (DIFFERENCE, TWICE, EQUAL)}
SHOWN = {BASE.id, FORMULA.id, *BETS}


def sheet(sheet: Sheet, words: Html, *, linked: bool) -> str:
    """What the contract was worth line by line; then base, bets and what they come to, a column for each player."""
    told = Sheet(tuple(line for line in sheet.lines if line.reason.rule.id not in SHOWN), None, sheet.ended)
    bets = [line for line in sheet.lines if line.reason.rule.id in BETS]
    final = sheet.scores or ()
    rows = [row(_bet(line, words), _moved(line, len(final)), words) for line in bets]
    if bets:
        moved = [_moved(line, len(final)) for line in bets]
        base = [points - sum(pair[seat] or 0 for pair in moved) for seat, points in enumerate(final)]
        rows.insert(0, row(words.say(IN_CONTRACT), base, words))
    return lines(told, words, linked=linked) + element(
        "table",
        element("caption", words.say(SETTLEMENT)),
        head(words.say(POINTS), words),
        element("tbody", *rows),
        element("tfoot", row(words.say(IN_ALL), final, words)),
        class_="match settlement",
    )


def _bet(line: Line, words: Html) -> str:
    """A pair, its bet, and the rule that says what it moves."""
    rule, facts = line.reason.rule, dict[str, Any](line.reason.facts)
    names = {name: seat_name(facts[seat], words) for name, seat in (("one", "by"), ("other", "other"))}
    level = words.say(LEVELS[2 if rule.id == TWICE.id else facts.get("level", 1)])
    told = words.say(PAIR, **names, level=level, difference=facts.get("difference", 0))
    return f"{told} ({words.link(rule)})"


def _moved(line: Line, players: int) -> list[int | None]:
    """What a bet moves, by seat; nothing for those whom it does not concern."""
    moved: list[int | None] = [None] * players
    facts = dict[str, Any](line.reason.facts)
    moved[facts["by"]], moved[facts["other"]] = line.value, -line.value
    return moved


def deal_name(match: Match, number: int, words: Html) -> str:
    """A finished deal is known by its contract."""
    deal = match.deals[number - 1]
    return f"{number} {capital(words.move(deal.called))}"


def ledger(match: Match, words: Html) -> str:
    """The score sheet of the match: who has called what, who owes doubles, and what comes next."""
    rows = [*_called(match, words), *_owed(match, words)] if not match.options.salade else []
    table = element(
        "table",
        element("caption", words.say(WHO_CALLED)),
        head(words.say(CONTRACT), words),
        element("tbody", *rows),
        class_="match",
    )
    told = (element("p", line) for line in what_is_next(match, words))
    return (table if rows else "") + "".join(told)


def _called(match: Match, words: Html) -> Iterator[str]:
    """A row for each contract: in which deal each dealer has called it."""
    deals = {(deal.contract.name, deal.dealer): number for number, deal in enumerate(match.deals, 1)}
    for name in match.contracts:
        yield cells(capital(words.term(name)), (_in_deal(deals.get((name, seat)), words) for seat in words.seats()))


def _in_deal(number: int | None, words: Html) -> str:
    shown = "–" if number is None else f"✗ {number}"
    said = words.say(OPEN) if number is None else words.say(IN_DEAL, number=number)
    return element("span", shown, aria_hidden="true") + element("span", said, class_="tutor-said")


def _owed(match: Match, words: Html) -> Iterator[str]:
    """A row for each player: how often they still have to double each dealer."""
    debts = {seat: match.debts_to(seat) for seat in words.seats()}
    for by in words.seats():
        owed = (debts[dealer][by].owed if by in debts[dealer] else None for dealer in words.seats())
        if any(debts.values()):
            yield cells(words.say(OWES, by=seat_name(by, words)), ("" if left is None else str(left) for left in owed))
