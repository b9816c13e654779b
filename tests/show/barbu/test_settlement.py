"""The settlement of a deal as a sum, and what else is written down in a match."""

from __future__ import annotations

from tests.page import page
from tests.show.barbu.positions import reached, words
from tutor import barbu
from tutor.barbu.bets import Bets
from tutor.barbu.match import Match
from tutor.barbu.settlement import settled
from tutor.core.sheet import Sheet
from tutor.show.barbu.settlement import ledger, score


def cells(html: str) -> dict[str, list[str]]:
    """The rows of the last table by their heads."""
    return page(html).all("table")[-1].rows


def test_the_settlement_is_a_sum_that_can_be_followed_column_by_column() -> None:
    bets = Bets(((1, 0), (2, 3), (3, 2), (0, 1)))
    settlement = cells(score(settled((-4, -8, -2, -12), bets), words()))
    assert settlement == {
        "in the contract": ["−4", "−8", "−2", "−12"],
        "The player on your left against you: redoubled": ["+8", "−8", "", ""],
        "The player opposite against the player on your right: redoubled": ["", "", "+20", "−20"],
        "in all": ["+4", "−16", "+18", "−32"],
    }
    for column in range(4):
        *addends, total = [int(row[column].replace("−", "-") or 0) for row in settlement.values()]
        assert sum(addends) == total


def test_without_a_bet_the_lines_of_the_contract_are_enough() -> None:
    assert "<table" not in score(settled((-4, -8, -2, -12), Bets()), words())
    undoubled = reached("no-tricks", *["pass"] * 4)
    told = page(score(barbu.result(undoubled), words()))
    assert "b-und-skip" in told.rules
    assert "a third of −26" in told.text
    assert isinstance(barbu.result(undoubled), Sheet)


def test_the_score_sheet_says_who_has_called_what_and_who_owes_a_double() -> None:
    deals = [{"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, "max"]]}]
    called, owed = page(ledger(Match.of({"game": "barbu", "dealer": 0, "deals": deals}), words())).all("table")
    assert "in deal 1" in called.text
    assert called.text.count("still to call") == 27
    assert owed.rows["Left"] == ["1", "", "2", "2"]
    assert owed.rows["Right"] == ["2", "2", "2", ""]


def test_nothing_is_written_down_where_nobody_chooses_a_contract_or_doubles() -> None:
    assert ledger(Match.of({"game": "barbu", "dealer": 0, "deals": [], "rules": {"salade": True}}), words()) == ""
