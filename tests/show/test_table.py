"""What a table shows of any deal besides its phase: the trick that was gathered last, and scores."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hosts.playing import TAKER, play
from tests.page import Element, Table, page
from tests.show.tarot.positions import seen, setting
from tutor import tarot
from tutor.hosts.table.session import Session
from tutor.show.html import Html
from tutor.show.table.score_table import lines
from tutor.tarot.auction import Auction


def test_the_score_begins_with_the_learner_and_names_every_column() -> None:
    ended = {"players": 3, "taker": 0, "contract": "prise", "points": 51, "bouts": 1}
    after_one = seen(Auction(setting(3)), 3, deals=[ended])
    score = after_one.part("score").one("table")
    assert score.columns == ["Deal", "You", "Right", "Left"]
    assert score.one("caption").text == "Score of the match"
    assert after_one.scores == {"1": ["+50", "−25", "−25"], "Total": ["+50", "−25", "−25"]}


def test_each_line_of_the_score_links_to_its_rule() -> None:
    sheet = tarot.settle({"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2})
    told = page(lines(sheet, Html("en", 0)))
    assert len(told.all("li")) == len(told.rules) == 5


# --- the trick that was gathered last --------------------------------------------------------------------------------


def in_play(deal: dict[str, object]) -> Iterator[tuple[Session, Table]]:
    """Every table of the play on which the learner has to move."""
    session = Session(deal)
    for phase in play(session):
        if phase == "play":
            yield session, Table(session.html)


def tool(table: Table) -> list[Element]:
    """The button in the corner of the felt that shows it, if there is one."""
    return table.part("felt").all('button[data-opens="last"]')


DEALS = [
    pytest.param({"game": "tarot", "players": 4, "seed": TAKER[4], "moves": ["garde"]}, id="tarot"),
    pytest.param({"game": "barbu", "dealer": 0, "seed": 8, "moves": ["no-hearts"]}, id="barbu"),
]


@pytest.mark.parametrize("deal", DEALS)
def test_the_trick_that_was_gathered_last_can_be_seen_once_more_and_none_before_the_first(
    deal: dict[str, object],
) -> None:
    gathered = set()
    for session, table in in_play(deal):
        tricks = session.at.tricks
        gathered.add(len(tricks))
        assert len(tool(table)) == bool(tricks)
        last = [card.code for card in tricks[-1].cards] if tricks else []
        assert sorted(table.part("last").cards) == sorted(last)
    assert {0, 1, 2} < gathered


@pytest.mark.parametrize("deal", DEALS)
def test_of_the_last_trick_one_sees_who_has_played_what_and_who_has_won_it(deal: dict[str, object]) -> None:
    session, table = next((session, table) for session, table in in_play(deal) if session.at.tricks)
    trick = session.at.tricks[-1]
    seats = table.part("last").all(".seat")
    assert [seat.cards for seat in seats] == [[trick.card_of(seat).code] for seat in range(4)]
    (winner,) = [number for number, seat in enumerate(seats) if "data-wins" in seat]
    assert winner == session.at.trick.leader, "who has won it leads to the next"
    assert table.part("last").texts("p")[-1].partition(" the trick ")[0].endswith(("win", "wins"))
    assert not any("data-turn" in seat for seat in seats)


@pytest.mark.parametrize("deal", DEALS)
def test_when_the_deal_is_over_the_last_trick_lies_on_the_table_and_in_no_panel(deal: dict[str, object]) -> None:
    session = Session(deal)
    session.answer({"finish": True})
    table = Table(session.html)
    assert not tool(table)
    assert table.part("last").cards == []
    assert sorted(table.felt.cards) == sorted(card.code for card in session.at.tricks[-1].cards)


def test_the_panel_of_the_last_trick_opens_over_the_table_and_closes() -> None:
    table = next(table for session, table in in_play({"game": "barbu", "seed": 8}) if session.at.tricks)
    assert tool(table)[0].text == "Previous trick"
    assert table.part("last").fits(".panel[popover]")
    assert table.part("last").one("button").attributes["data-closes"] == "last"
