"""Domino on the table: the suits as they lie, what fits next, and how many cards everybody has left."""

from __future__ import annotations

from tests.page import page
from tests.show.barbu.positions import on_table, pictured, played, reached, shown, told, words, written
from tutor.core.cards import BARBU
from tutor.show.barbu.domino import DominoOnTable
from tutor.show.barbu.praise import FIRST_OUT
from tutor.show.table.story import Step


def test_the_suits_of_domino_say_what_lies_and_what_fits() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8", "D8", "D9", "S8")
    row = page(on_table(at).felt(0, words()).free)
    said = [spoken for spoken in row.texts(".tutor-said") if ":" in spoken]
    assert said == [
        "Spades: the 8 of spades; the 7 of spades or the 9 of spades fits next",
        "Hearts: the 8 of hearts; the 7 of hearts or the 9 of hearts fits next",
        "Diamonds: the 8 of diamonds to the 9 of diamonds; the 7 of diamonds or the 10 of diamonds fits next",
        "Clubs: nothing yet; the 8 of clubs fits next",
    ]
    assert row.cards == ["S8", "H8", "D8", "D9"]
    assert len(row.all("[data-fits]")) == 7
    assert len(row.all(".rank")) == 52


def test_every_card_has_its_place_whether_it_lies_there_or_not() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8", "D8", "D9", "S8")
    felt = page(on_table(at).felt(0, words()).free)
    assert sorted(felt.values("data-place")) == sorted(card.code for card in BARBU.cards)
    assert [place["data-place"] for place in felt.all(".rank[data-lies]")] == felt.cards
    assert felt.one('[data-place="C2"]').seen == "2 ♣"


def test_who_is_asked_what_fits_is_not_told() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8")
    asked = page(DominoOnTable(at, live=False, asked=True).felt(0, words()).free)
    assert asked.all("[data-fits]") == asked.all(".where") == []
    assert "fits" not in asked.text


#: Seat 0 starts, and is out first with its second card.
END = ("S8 S10", "S9 S7", "H8 H7", "H9 D8")


def test_everybodys_place_says_how_many_cards_are_left_and_who_is_out() -> None:
    before, after = (shown(played("domino 8", END, *moves)) for moves in (("S8",), ("S8", "S9", "H8", "H9", "S10")))
    assert before.part("felt").texts(".holds") == ["1 card", "2 cards", "2 cards", "2 cards"]
    assert after.part("felt").texts(".holds") == ["out first", "1 card", "1 card", "1 card"]
    assert [chair.marks for chair in after.chairs] == [(), ("to play",), (), ()]


def test_a_pass_is_a_button_and_the_cards_are_pressed_themselves() -> None:
    table = shown(reached("domino 8", *["pass"] * 4, "D8", "C8", "S8", "H8", dealer=0))
    assert table.part("choices").moves == table.forbidden == ["pass"], "seat 0 holds cards that fit"
    assert table.part("choices").one("button").text == "Pass"
    assert len(table.part("hand").moves) == 12
    assert table.prompt.startswith("Your turn: play a card that fits, or pass if you have none.")


def test_plain_text_and_the_still_picture_say_how_the_suits_lie() -> None:
    at = reached("domino 8", *["pass"] * 4, "H8", "D8", "D9", "S8")
    assert written(at) == [
        "Barbu, Domino from 8",
        "  Spades: 8♠",
        "  Hearts: 8♥",
        "  Diamonds: 8♦ to 9♦",
        "  Clubs: nothing yet",
    ]
    assert len(pictured(at).all("p")) == 5


def test_a_card_is_told_with_its_reason_and_the_last_with_its_place() -> None:
    at = played("domino 8", ("S8", "S9 S7", "H8 H7", "H9 D8"))
    lines = told(at, BARBU["S8"], BARBU["S9"])
    assert lines[0].startswith("You play 8♠. ")
    assert lines[1] == "You play your last card and go out first."
    assert lines[2].startswith("The player on your left plays 9♠. ")


def test_who_is_out_first_is_praised_and_nobody_after_them() -> None:
    at = played("domino 8", ("S8", "S9", "H8 H7", "H9 D8"))
    first = Step(at, BARBU["S8"])
    assert on_table(at).praised(first, first, 0) == FIRST_OUT
    after = at.after(BARBU["S8"])
    second = Step(after, BARBU["S9"])
    assert on_table(after).praised(second, second, 1) is None
    assert on_table(at).praised(second, first, 0) is None, "a step of somebody else"
