"""Chinese poker on the table: one's own rows while they are set, and everybody's when all are."""

from __future__ import annotations

from typing import Any

from tests.page import page
from tests.show.barbu.positions import on_table, pictured, reached, shown, told, words, written

RULES = {"ravage_city": True, "chinese_poker": True}


def arranging(cards: int = 0, dealer: int = 0) -> Any:  # noqa: ANN401 - a deal in any phase
    """The position after so many cards have been set, each the first that may be."""
    at = reached("chinese-poker", *["pass"] * 4, dealer=dealer, rules=RULES)
    for _ in range(cards):
        at = at.after(at.obligation().legal()[0])
    return at


def test_a_card_is_set_by_pressing_it_and_the_row_is_said() -> None:
    table = shown(arranging())
    assert len(table.part("hand").moves) == 13
    assert all(move.startswith("back ") for move in table.part("hand").moves)
    assert table.part("choices").moves == []
    assert table.prompt.startswith("Your turn: press a card to set it in your back row, which still needs 5 cards.")


def test_ones_own_rows_are_trays_of_five_five_and_three_from_which_cards_come_back() -> None:
    table = shown(arranging(7))
    trays = table.part("felt").all(".tray")
    assert [tray.one("p").text for tray in trays] == [
        "Back: 5 of 5",
        "Middle: 2 of 5",
        "Front: the last 3",
    ]
    assert [(len(tray.all("button.card")), len(tray.all(".empty"))) for tray in trays] == [(5, 0), (2, 3), (0, 3)]
    assert all(back.startswith("middle ") for back in trays[1].values("data-back"))
    assert len(table.hand) == 6
    assert "in your middle row, which still needs 3 cards." in table.prompt


def setting(*cards: str) -> str:
    """The prompt after some cards of one's own: the hand is the 2, 6, 10 and ace of spades, and so on."""
    at = arranging()
    for card in cards:
        at = at.after(f"{at.row} {card}")
    return shown(at).prompt


def test_which_card_would_spoil_the_hand_is_said_before_it_is_set_and_then_how_to_take_one_back() -> None:
    assert "mis-set" not in setting("SA", "HK", "DQ", "CJ")
    # An ace is the highest card that the middle could have.
    assert "Only the ace of spades will do: after any other card" in setting("S2", "C3", "D4", "H9")
    assert "take a card back by pressing it in its row" in setting("S2", "C3", "D4", "H9", "S6")
    # With it, the middle could only become a straight, or worse than the front.
    assert "Do not set the 9 of hearts here" in setting("SA", "HK", "H5", "C3", "S2", "CJ", "S10", "D8")


def test_nobody_sees_what_another_sets() -> None:
    table = shown(arranging(3, dealer=1))
    assert table.part("felt").cards == table.hand == []
    assert [chair.marks for chair in table.chairs] == [(), ("to set",), (), ()]


def test_when_all_are_set_everybodys_rows_lie_open_with_what_they_beat() -> None:
    table = page(on_table(arranging(40)).felt(0, words()).below).one("table")
    assert table.one("caption").text == "The showdown"
    assert table.columns == ["Player", "Back", "Middle", "Front"]
    assert list(table.rows) == ["You", "Left", "Opposite", "Right"]
    assert all("(beats " in cell or "(mis-set)" in cell for row in table.rows.values() for cell in row)


def test_the_text_says_what_one_has_set_so_far() -> None:
    assert written(arranging()) == ["Barbu, Chinese poker: setting a hand", "  You have not set a card yet."]
    back, middle = written(arranging(6))[1:]
    assert back.endswith(" at the back.")
    assert middle.endswith(" in the middle.")
    assert pictured(arranging()).texts("p") == [line.strip() for line in written(arranging())]


def test_the_story_tells_ones_own_cards_and_of_others_only_that_they_are_ready() -> None:
    at, moves = arranging(), []
    after = at
    for _ in range(10):
        moves.append(after.obligation().legal()[0])
        after = after.after(moves[-1])
    own, others = told(at, *moves, seat=0), told(at, *moves, seat=1)
    assert len(own) == 10
    assert own[0] == "You set 2♠ at the back."
    assert others == ["The player on your right has set the three rows, face down."]


def test_the_card_of_a_move_is_the_one_that_is_set() -> None:
    assert str(on_table(arranging()).card_of("middle H9")) == "H9"
