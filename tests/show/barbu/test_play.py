"""The play of a contract with tricks on the table: the trick, and what everybody has won."""

from __future__ import annotations

import pytest

from tests.page import page
from tests.show.barbu.positions import STAGE, on_table, pictured, played, shown, told, words, written
from tutor import barbu
from tutor.core.cards import BARBU
from tutor.core.record import Record


def test_queens_that_were_won_lie_face_up_before_their_taker() -> None:
    hands = ("SQ S2", "SK H4", "SJ H3", "S10 H2")
    start = {"phase": "play", "contract": "no-queens", "leader": 0}
    record = Record("barbu", 4, tuple(map(BARBU.read, hands)), start=start, moves=("SQ", "SK", "SJ", "S10"))
    at = barbu.position(record)
    places = on_table(at).felt(0, words()).chairs
    assert [page(place.won).text for place in places] == ["", "face up: the queen of spades", "", ""]
    assert [place.open for place in places] == [False, True, False, False]
    assert [place.note for place in places] == ["0 tricks", "1 trick", "0 tricks", "0 tricks"]
    other = barbu.position(Record("barbu", 4, record.hands, start={**start, "contract": "barbu"}, moves=record.moves))
    assert not any(place.won or place.open for place in on_table(other).felt(0, words()).chairs)


HANDS = ("H9 S5", "H2 S2", "HJ SK", "H5 S3")


def test_each_card_of_the_trick_lies_before_its_player_and_the_best_is_named() -> None:
    table = shown(played("no-tricks", HANDS, "H9", "H2", "HJ"))
    assert [(chair.cards, chair.marks) for chair in table.chairs] == [
        (("H9",), ("led",)),
        (("H2",), ()),
        (("HJ",), ("highest",)),
        ((), ("to play",)),
    ]


def test_the_facts_say_the_contract_what_counts_and_who_has_bet() -> None:
    head = shown(played("no-tricks", HANDS)).part("head")
    assert head.one(".about").text == "Trick 1 of 2 · No Tricks · each trick −2"
    assert head.texts(".role p")[-1].startswith("Take as few tricks as you can.")


def test_a_trick_that_is_complete_is_gathered_at_once_unless_it_is_to_lie_there_still() -> None:
    over = played("no-tricks", HANDS, "H9", "H2", "HJ", "H5")
    table = shown(over)
    assert [(chair.cards, chair.marks) for chair in table.chairs] == [((), ()), ((), ()), ((), ("to play",)), ((), ())]
    assert [len(chair.all(".won i")) for chair in table.felt.all(".seat")] == [0, 0, 1, 0]
    assert table.felt.all(".note") == [], "the tally shows how many tricks everybody has"
    still = STAGE.on_table(over, still=True).felt(0, words()).chairs
    assert [chair.card for chair in still] == [BARBU[code] for code in ("H9", "H2", "HJ", "H5")]
    assert [chair.wins for chair in still] == [False, False, True, False]
    assert [chair.marks for chair in still] == [()] * 4, "as long as it lies there, it is enough to see who has won it"


@pytest.mark.parametrize(
    ("cards", "swept"),
    [((), False), (("H9",), False), (("H9", "H2", "HJ", "H5"), True), (("H9", "H2", "HJ", "H5", "SK"), False)],
    ids=["nothing led yet", "a card led", "a trick complete", "the next one led"],
)
def test_a_trick_is_gathered_after_its_last_card_and_before_the_next_one(cards: tuple[str, ...], swept: bool) -> None:  # noqa: FBT001
    at = played("no-tricks", HANDS, *cards)
    assert on_table(at).swept is swept
    assert (STAGE.on_table(at, still=True).felt(0, words()) != on_table(at).felt(0, words())) is swept


def test_a_trick_of_trumps_is_won_by_the_trump_that_lies_in_it() -> None:
    at = played("trumps S", ("H9 S5", "H2 C2", "HJ SK", "S2 S3"), "H9", "H2", "HJ", "S2")
    still = STAGE.on_table(at, still=True).felt(0, words()).chairs
    assert [chair.wins for chair in still] == [False, False, False, True]


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
