"""What lies on the table as a deal of Barbu goes on, contract by contract."""

from __future__ import annotations

import pytest

from tests.hosts.playing import play
from tests.page import Table
from tutor import barbu
from tutor.core.cards import BARBU
from tutor.hosts.table.session import Session

NINE = barbu.VARIANTS["chinese-poker"]


def dealing(call: str) -> Session:
    """A deal of the learner's, in which they call a contract."""
    session = Session({"game": "barbu", "seed": 8, "dealer": 0, "rules": NINE})
    session.answer({"play": call})
    return session


def after(session: Session, moves: int) -> Table:
    """The table after some of the learner's moves."""
    for number, _ in enumerate(play(session)):
        if number == moves:
            break
    return Table(session.html)


def finished(call: str) -> Table:
    session = dealing(call)
    session.answer({"finish": True})
    return Table(session.html)


def notes(table: Table) -> list[str]:
    """What is noted at the places."""
    return table.part("felt").texts(".note")


def test_the_dealer_is_asked_for_a_contract_and_then_whether_to_redouble() -> None:
    session = Session({"game": "barbu", "seed": 8, "dealer": 0})
    table = Table(session.html)
    assert [chair.tags for chair in table.chairs] == [("dealer",), (), (), ()]
    assert [chair.marks for chair in table.chairs] == [("to speak",), (), (), ()]
    assert table.prompt.startswith("Your turn: you are the dealer and call a contract.")
    assert Table(dealing("no-queens").html).prompt.startswith("Your turn: you may redouble")


def test_where_the_order_of_the_contracts_is_fixed_the_dealer_is_told_to_call_the_next() -> None:
    session = Session({"game": "barbu", "seed": 8, "dealer": 0, "rules": {"pack": 32}})
    assert "The order of the contracts is fixed" in Table(session.html).prompt


def test_in_the_doubling_who_has_passed_says_so_and_threads_show_whom_the_others_double() -> None:
    table = Table(dealing("no-queens").html)
    assert [chair.word for chair in table.chairs] == [None, None, "pass", None]
    assert [line["data-cell"] for line in table.part("felt").all('line[data-state="1"]')] == [
        "1",
        "3",
        "1-2",
        "1-3",
        "2-3",
    ]


def test_the_head_says_what_counts_and_what_to_do() -> None:
    head = Table(dealing("trumps H").html).part("head")
    assert head.one(".about").text.endswith(" · Trumps, hearts · each trick +5")
    assert "Take as many tricks as you can; hearts are trumps." in head.one(".role").text


def test_who_deals_is_said_at_their_place_whoever_that_is() -> None:
    for dealer in range(4):
        table = Table(Session({"game": "barbu", "seed": 8, "dealer": dealer, "rules": NINE}).html)
        assert ["dealer" in chair.tags for chair in table.chairs] == [seat == dealer for seat in range(4)]


@pytest.mark.parametrize("call", ["no-queens", "domino 8"])
def test_ones_part_is_said_in_a_panel_together_with_the_facts(call: str) -> None:
    head = after(dealing(call), 1).part("head")
    assert head.one('.tools [data-opens="role"]').text == "Your part"
    assert head.one(".role[popover] .facts").text == head.one(".about").text


def heard(table: Table) -> list[str]:
    """What was said and still holds, for the eye, from one's own place on; where there is room for names."""
    return [place.one(".named").text if place.all(".heard") else "" for place in table.felt.all(".seat")]


def test_during_the_play_the_bets_stand_at_the_places_and_each_as_a_sentence_for_the_ear() -> None:
    table = after(dealing("no-queens"), 1)
    assert heard(table) == ["", "→ Opposite, Right, You", "", "→ You, Opposite"]
    assert table.felt.texts(".pointed") == ["↗ → ↘", "↙ ↖"]
    assert "The player on your left against you: doubled" in table.felt.text


def test_a_redouble_counts_twice() -> None:
    session = dealing("no-queens")
    session.answer({"play": "double 1"})
    assert heard(Table(session.html)) == ["", "→ Opposite, Right, You ×2", "", "→ You, Opposite"]


def test_ones_own_double_stands_at_the_place_of_whom_it_is_against() -> None:
    session = Session({"game": "barbu", "seed": 303, "dealer": 1})
    session.answer({"play": "double 3"})
    own, *_, right = heard(Table(session.html))
    assert (own, right) == ("", "← You")


def test_everybodys_tricks_are_counted_and_the_card_that_was_led_and_the_highest_are_marked() -> None:
    table = after(dealing("no-queens"), 6)
    assert notes(table) == ["1 trick", "2 tricks", "1 trick", "1 trick"]
    assert [chair.cards for chair in table.chairs] == [(), ("S4",), ("S8",), ("S3",)]
    assert [chair.marks for chair in table.chairs] == [("to play",), ("led",), ("highest",), ()]


def test_queens_that_were_taken_lie_open_before_their_taker_where_the_rules_want_it() -> None:
    felt = finished("no-queens").part("felt")
    assert [seat.texts(".won") for seat in felt.all(".seat")] == [
        [],
        ["face up: the queen of spades, the queen of hearts"],
        ["face up: the queen of clubs, the queen of diamonds"],
        [],
    ]
    assert [won for won in finished("no-tricks").part("felt").texts(".won") if won] == []


def test_before_one_leads_the_last_trick_is_gathered_and_can_be_looked_at_once_more() -> None:
    session = dealing("trumps H")
    table = after(session, 6)
    assert not any(chair.cards for chair in table.chairs)
    assert [chair.marks for chair in table.chairs] == [("to play",), (), (), ()]
    assert sorted(table.part("last").cards) == sorted(card.code for card in session.at.tricks[-1].cards)


def test_in_domino_everybodys_cards_are_counted_down_until_they_are_out() -> None:
    assert after(dealing("domino 8"), 1).part("felt").texts(".holds") == ["13 cards"] * 4
    places = [f"out {place}" for place in ("first", "third", "fourth", "second")]
    assert finished("domino 8").part("felt").texts(".holds") == places


def test_the_rows_of_a_hand_fill_one_after_the_other_and_nobody_sees_those_of_others() -> None:
    session = dealing("chinese-poker")
    setting = after(session, 9)
    trays = setting.part("felt").all(".tray")
    rows = {tray.one("p").text.partition(":")[0]: len(tray.cards) for tray in trays}
    assert rows == {"Back": 5, "Middle": 3, "Front": 0}
    assert "in your middle row" in setting.prompt
    assert len(setting.part("hand").cards) == 5
    assert setting.all("table.show-down") == []


def test_a_hand_that_is_mis_set_is_called_so_in_the_showdown() -> None:
    session = dealing("chinese-poker")
    session.answer({"play": "pass"})
    while not session.over:  # the low cards at the back, the high ones in front
        legal = [move for move, allowed in Table(session.html).verdicts.items() if allowed]
        session.answer({"play": min(legal, key=lambda move: BARBU[move.split()[1]].height)})
    rows = Table(session.html).one("table.show-down").rows
    assert all(cell.endswith("(mis-set)") for cell in rows["You"])
    assert all(
        cell.endswith(")") and "(beats " in cell for name in ("Left", "Opposite", "Right") for cell in rows[name]
    )


@pytest.mark.parametrize("call", ["no-tricks", "no-hearts", "barbu", "no-last-two", "trumps S", "domino Q"])
def test_the_head_names_the_contract_from_its_call_to_its_end(call: str) -> None:
    session = dealing(call)
    name = Table(session.html).part("head").one(".about strong").text
    session.answer({"finish": True})
    assert Table(session.html).part("head").one(".about strong").text == name
