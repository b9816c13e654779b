"""The play of a contract with tricks on the table: the trick, and what everybody has won."""

from __future__ import annotations

import pytest

from tests.show.barbu.positions import on_table, pictured, played, shown, told, words, written
from tutor import barbu
from tutor.cards import BARBU
from tutor.record import Record


def test_queens_that_were_won_lie_face_up_before_their_taker() -> None:
    hands = ("SQ S2", "SK H4", "SJ H3", "S10 H2")
    start = {"phase": "play", "contract": "no-queens", "leader": 0}
    record = Record("barbu", 4, tuple(map(BARBU.read, hands)), start=start, moves=("SQ", "SK", "SJ", "S10"))
    at = barbu.position(record)
    places = on_table(at).felt(0, words()).chairs
    assert [place.won for place in places] == [BARBU.none, BARBU.read("SQ"), BARBU.none, BARBU.none]
    assert [place.note for place in places] == ["0 tricks", "1 trick", "0 tricks", "0 tricks"]
    other = barbu.position(Record("barbu", 4, record.hands, start={**start, "contract": "barbu"}, moves=record.moves))
    assert not any(place.won for place in on_table(other).felt(0, words()).chairs)


HANDS = ("H9 S5", "H2 S2", "HJ SK", "H5 S3")


def test_each_card_of_the_trick_lies_before_its_player_and_the_best_is_named() -> None:
    table = shown(played("no-tricks", HANDS, "H9", "H2", "HJ"))
    assert [(chair.cards, chair.tags) for chair in table.chairs] == [
        (("H9",), ("led",)),
        (("H2",), ()),
        (("HJ",), ("highest",)),
        ((), ("to play",)),
    ]


def test_the_facts_say_the_contract_what_counts_and_who_has_bet() -> None:
    facts = shown(played("no-tricks", HANDS)).part("head").texts("p")
    assert facts[0].startswith("Trick 1 of 2 · No Tricks · each trick −2")
    assert facts[1].startswith("Take as few tricks as you can.")


def test_until_a_card_is_led_the_previous_trick_lies_there_faded() -> None:
    table = shown(played("no-tricks", HANDS, "H9", "H2", "HJ", "H5"))
    assert [chair.cards for chair in table.chairs] == [("H9",), ("H2",), ("HJ",), ("H5",)]
    assert "data-old" in table.part("felt")
    assert table.part("felt").texts(".note") == ["0 tricks", "0 tricks", "1 trick", "0 tricks"]


def test_plain_text_and_the_still_picture_show_the_trick() -> None:
    at = played("trumps H", HANDS, "H9", "H2")
    assert written(at) == [
        "Barbu, Trumps, hearts: trick 1 of 2",
        "  You play 9♥.",
        "  The player on your left plays 2♥.",
    ]
    picture = pictured(at)
    assert picture.texts("p")[0] == "Barbu, Trumps, hearts: trick 1 of 2"
    assert [(figure.cards, figure.one("figcaption").text) for figure in picture.all("figure")] == [
        (["H9"], "You"),
        (["H2"], "Left"),
    ]


def test_a_full_trick_is_told_with_its_winner() -> None:
    lines = told(played("no-tricks", HANDS), *map(BARBU.__getitem__, ("H9", "H2", "HJ", "H5")))
    assert lines[0].startswith("You play 9♥. ")
    assert lines[-1] == "The player opposite wins the trick with J♥."


def test_the_story_says_when_nothing_can_change_any_more() -> None:
    at = played("barbu", ("HK H9", "H2 S2", "HJ SK", "H5 S3"), "HK", "H2", "HJ")
    *_, decided = told(at, BARBU["H5"])
    assert decided == "The trick with the king of hearts is complete, so play stops."


@pytest.mark.parametrize(("moves", "chapter"), [((), "Trick 1 of 2"), (("H9", "H2", "HJ", "H5"), "Trick 2 of 2")])
def test_a_trick_is_a_chapter_of_the_story(moves: tuple[str, ...], chapter: str) -> None:
    assert on_table(played("no-tricks", HANDS, *moves)).chapter(words()) == chapter


def test_at_the_end_the_last_trick_is_still_the_chapter() -> None:
    over = played("no-tricks", HANDS, "H9", "H2", "HJ", "H5", "SK", "S3", "S5", "S2")
    assert on_table(over).chapter(words()) == "Trick 2 of 2"
