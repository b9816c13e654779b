"""Boards that show what everybody has seen: tricks with who played what, and the trumps after a poignée."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from tests.page import page
from tutor.barbu.trick import Trick as BarbuTrick
from tutor.core.cards import BARBU, TAROT
from tutor.show.exercises import laid
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.announce import TRUMPS, Declaration
from tutor.tarot.trick import Trick
from tutor.teach.judge import RULES
from tutor.teach.kinds.proves.held import may_hold
from tutor.teach.open_boards import ContractOffer, ContractOffers, Played, Promises, Strip, Tricks
from tutor.teach.saying import Chair

CHAIR = Chair(0, 4, clockwise=False)
#: The player opposite has led a heart, and the player on the right could not follow; a second trick has begun.
TWO_TRICKS = Played(
    (
        Trick(2, 4, tuple(TAROT[code] for code in ("H4", "HK", "H2", "T8"))),
        Trick(1, 4, (TAROT["S1"],)),
    ),
    taker=3,
    chair=CHAIR,
)
TEN = TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11")


def strip(hand: str = "T20 T21", dog: str = "T12") -> Strip:
    """The taker, on the right, has led trump 13 and shown nothing; the player opposite has just shown ten trumps."""
    said = Declaration("poignee simple", TEN)
    return Strip(TAROT.read(hand), 1, 2, said, TAROT.read(dog), Trick(1, 4, (TAROT["T13"],)), CHAIR)


def test_tricks_are_a_table_with_a_column_a_player_and_the_first_card_marked() -> None:
    shown = page(laid.html(TWO_TRICKS, Html(LANGUAGES[0])))
    head, first, second = shown.all("tr")
    assert [cell.text for cell in head.all("th")] == [
        "You",
        "The player on your right",
        "The player opposite",
        "The player on your left the taker",
    ]
    assert ["data-led" in cell for cell in first.all("td")] == [False, False, True, False]
    assert [cell.text for cell in first.all("td")] == [
        "the 2 of hearts",
        "trump 8",
        "the 4 of hearts led",
        "the king of hearts",
    ]
    assert [cell.text for cell in second.all("td")] == ["", "the ace of spades led", "", ""]


def test_where_nobody_takes_nobody_is_called_the_taker() -> None:
    board = Tricks(
        (BarbuTrick(2, 4, tuple(BARBU[code] for code in ("H4", "HA", "H2", "S8"))),),
        Chair(0, 4, clockwise=True),
        "no-hearts",
    )
    assert "taker" not in laid.html(board, Html(LANGUAGES[0]))
    (line,) = laid.lines(board, Words())
    assert line.startswith("  Trick 1: the player opposite leads 4♥; the player on your right plays A♥")
    assert laid.told(board) == {
        "players": 4,
        "seat": 0,
        "tricks": [{"leader": 2, "cards": ["H4", "HA", "H2", "S8"]}],
    }


def test_tricks_are_told_in_the_order_of_play() -> None:
    assert [*laid.lines(TWO_TRICKS, Words())] == [
        "The player on your left is the taker.",
        (
            "  Trick 1: the player opposite leads 4♥; the player on your left plays K♥; you play 2♥; the player on your"
            " right plays trump 8"
        ),
        "  Trick 2: the player on your right leads 1♠",
    ]


def test_each_card_of_a_strip_says_in_a_word_what_is_known_of_it() -> None:
    own = page(laid.html(strip(), Html(LANGUAGES[0]))).all("ul")[0]
    known = [cell["data-where"] for cell in own.all("li")]
    assert known == ["open", *["shown"] * 10, "dog", "gone", *["open"] * 6, "mine", "mine", "open"]


def test_a_strip_is_told_sort_by_sort_but_for_what_the_question_asks() -> None:
    """Where a trump may be of which nobody knows, one finds out oneself."""
    about, _, *lines = laid.lines(strip(), Words())
    assert about == (
        "The player opposite has just shown a simple poignée. The taker is the player on your right. The dog held trump"
        " 12, and the taker has picked it up."
    )
    assert lines[:4] == [
        "  Shown: trumps 2, 3, 4, 5, 6, 7, 8, 9, 10 and 11",
        "  Yours: trumps 20 and 21",
        "  Played: trump 13",
        "  Dog: trump 12",
    ]


def test_a_trick_that_is_shown_alone_keeps_its_number() -> None:
    second = TWO_TRICKS._replace(tricks=TWO_TRICKS.tricks[1:], first=2)
    assert [*laid.lines(second, Words())][1].startswith("  Trick 2: the player on your right leads")
    assert page(laid.html(second, Html(LANGUAGES[0]))).one("tbody th").text == "Trick 2"


@given(st.sets(st.sampled_from([card.code for card in TRUMPS - TEN if card.code not in {"T12", "T13"}])))
def test_from_another_chair_nobody_sees_the_cards_of_the_learner(hand: set[str]) -> None:
    other, without = (
        page(laid.html(strip(held), Html(LANGUAGES[0]))).all("details")[1] for held in (" ".join(hand), "")
    )
    assert other.text == without.text
    assert not re.search(r"\byours\b", other.text)


@given(st.sampled_from([1, 2, 3]))
def test_what_lay_in_the_dog_can_be_with_the_taker_alone(seat: int) -> None:
    assert (TAROT["T12"] in may_hold(strip().play(), seat, RULES)) is (seat == strip().taker)


# A dealer's contracts

#: No Tricks has been called; of the two that are left Domino has a price, and Trumps promises more than anything.
SET = ContractOffers(
    (
        ContractOffer("no-tricks", made=-6),
        ContractOffer("domino", promises=-5, price=17),
        ContractOffer("trumps", promises=20),
    )
)


def test_a_set_is_a_tile_a_contract_with_what_it_made_or_with_two_bars_to_one_scale() -> None:
    called, domino, trumps = page(laid.html(SET, Html(LANGUAGES[0]))).all("li")
    assert called.text == "No Tricks called, −6"
    assert [bar["width"] for bar in domino.all("rect")] == ["25", "85"]
    assert [bar["data-bar"] for bar in domino.all("rect")] == ["loss", "price"]
    assert [bar["width"] for bar in trumps.all("rect")] == ["100"]


def test_a_bar_is_heard_as_its_number_and_what_it_is() -> None:
    _, domino, trumps = page(laid.html(SET, Html(LANGUAGES[0]))).all("li")
    assert [one.text for one in (*domino.all(".tutor-said"), *trumps.all(".tutor-said"))] == [
        "promises −5; worth 17 to keep",
        "promises +20",
    ]


def test_a_set_is_told_line_by_line_and_as_data() -> None:
    assert [*laid.lines(SET, Words())] == [
        "  No Tricks: called, −6",
        "  Domino: promises −5; worth 17 to keep",
        "  Trumps: promises +20",
    ]
    assert laid.told(SET) == {
        "offers": [
            {"contract": "no-tricks", "made": -6},
            {"contract": "domino", "promises": -5, "price": 17},
            {"contract": "trumps", "promises": 20},
        ]
    }


def test_hands_beside_each_other_are_a_table_with_a_row_a_hand() -> None:
    board = Promises(("barbu", "domino"), ((3, 0), (-4, 12)))
    head, *rows = page(laid.html(board, Html(LANGUAGES[0]))).all("tr")
    assert [cell.text for cell in head.all("th")] == ["Barbu", "Domino"]
    assert [[cell.text for cell in (*row.all("th"), *row.all("td"))] for row in rows] == [
        ["Hand 1", "+3", "0"],
        ["Hand 2", "−4", "+12"],
    ]
    assert [*laid.lines(board, Words())] == ["  Hand 1: Barbu +3; Domino 0", "  Hand 2: Barbu −4; Domino +12"]
    assert laid.told(board) == {"contracts": ["barbu", "domino"], "promises": [[3, 0], [-4, 12]]}
