"""The play on the table: the trick before its players, what lies open, what may be declared."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.page import Table, page
from tests.show.tarot.positions import pictured, play, seen, told, written
from tutor.core.cards import TAROT
from tutor.show.html import Html
from tutor.show.table.felt import OpenCards
from tutor.show.table.table import table
from tutor.show.table.view import View
from tutor.show.tarot.play import PlayOnTable
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.trick import Trick

ENGLISH = Html("en", 0)
#: Two tricks of four players, of whom seat 1 has taken; seat 0 leads and wins the first.
HANDS = tuple(map(TAROT.read, ("H9 S5", "H2 S2", "H3 SK", "H5 S3")))
START = Play(2, 1, "garde", HANDS, Trick(0, 4))


def after(*codes: str) -> Play:
    """The position after some cards."""
    at = START
    for code in codes:
        at = at.after(TAROT[code])
    return at


def test_each_card_of_the_trick_lies_before_its_player() -> None:
    table = seen(after("H9", "H2"), 4)
    assert [(chair.cards, chair.marks) for chair in table.chairs] == [
        (("H9",), ("led", "highest")),
        (("H2",), ()),
        ((), ("to play",)),
        ((), ()),
    ]
    assert ["taker" in chair.tags for chair in table.chairs] == [False, True, False, False]
    assert table.facts.startswith("Trick 1 of 2")
    assert "Play goes to the right." in table.part("head").text


def test_a_trick_that_is_complete_is_gathered_at_once_unless_it_is_to_lie_there_still() -> None:
    over = after("H9", "H2", "H3", "H5")
    assert [(chair.cards, chair.marks) for chair in seen(over, 4).chairs] == [((), ("to play",)), *[((), ())] * 3]
    still = PlayOnTable(over, still=True).felt(0, ENGLISH).chairs
    assert [chair.card for chair in still] == [TAROT[code] for code in ("H9", "H2", "H3", "H5")]
    assert [chair.wins for chair in still] == [True, False, False, False]
    assert [chair.marks for chair in still] == [()] * 4, "as long as it lies there, it is enough to see who has won it"


@pytest.mark.parametrize(
    ("cards", "swept"),
    [((), False), (("H9",), False), (("H9", "H2", "H3", "H5"), True), (("H9", "H2", "H3", "H5", "S5"), False)],
    ids=["nothing led yet", "a card led", "a trick complete", "the next one led"],
)
def test_a_trick_is_gathered_after_its_last_card_and_before_the_next_one(cards: tuple[str, ...], swept: bool) -> None:  # noqa: FBT001
    assert PlayOnTable(after(*cards)).swept is swept
    gathered = PlayOnTable(after(*cards)).felt(0, ENGLISH)
    assert sum(bool(chair.card) for chair in gathered.chairs) == len(cards) % 4
    assert (PlayOnTable(after(*cards), still=True).felt(0, ENGLISH) != gathered) is swept


def test_an_exercise_asks_to_try_and_shows_no_trick_that_is_over() -> None:
    over = after("H9", "H2", "H3", "H5")
    still = Table(table(View("tarot", over, 0, 1, live=False), Html("en")))
    assert [chair.cards for chair in still.chairs] == [()] * 4
    assert still.prompt.startswith("Your turn. Try any card.")
    assert seen(START, 4).prompt.startswith("Your turn: play a card.")


def test_a_card_of_the_hand_is_a_button_and_carries_its_move() -> None:
    table = seen(after("H9", "H2", "H3", "H5"), 4)
    assert table.part("hand").moves == ["S5"]
    assert table.part("choices").moves == []


def test_the_partner_is_a_secret_until_the_called_card_is_played() -> None:
    at = play()
    assert not any("partner" in chair.tags for chair in seen(at, 5).chairs)
    trick = Trick(at.partner or 0, 5).with_card(TAROT["HK"])
    shown = Play(15, at.taker, "garde", at.hands, trick, called=at.called)
    assert ["partner" in chair.tags for chair in seen(shown, 5).chairs].index(True) == at.partner


def test_the_dog_lies_open_until_ones_own_first_card() -> None:
    dog = TAROT.read("C1 C2 C3")
    at = play(dog=dog)
    assert seen(at, 5).part("lying").cards == ["C1", "C2", "C3"]
    card = at.duty().legal()[0]
    assert seen(at.after(card), 5).part("lying").cards == []


def test_at_the_end_the_ecart_is_turned_up() -> None:
    aside = TAROT.read("C1 C2 C3 C4 C5 C6")
    over = replace(after("H9", "H2", "H3", "H5", "S5", "S2", "SK", "S3"), announcing=True, aside=aside)
    assert PlayOnTable(over).felt(0, ENGLISH).lying == (OpenCards("Set aside", aside),)


def test_a_poignee_lies_open_in_the_first_trick() -> None:
    said = Declaration("poignee simple", TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9"))
    first = play(shown=((2, said),))
    lying = seen(first, 5).part("lying")
    assert lying.texts(".row p") == ["The player opposite on the right: a simple poignée"]
    assert lying.cards == ["T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"]
    assert PlayOnTable(replace(first, tricks=(first.trick,))).felt(0, ENGLISH).lying == ()


def holding(trumps: int, taker: int = 1, **more: Any) -> Play:  # noqa: ANN401 - what a position of the play may have
    """We lead to the first trick of five, with so many trumps."""
    cards = [*TAROT.all.of("T")][:trumps] + [*TAROT.all.of("S")][: 15 - trumps]
    start = {"called": TAROT["HK"], "announcing": True, **more}
    return Play(15, taker, "garde", (TAROT.set(cards), None, None, None, None), Trick(0, 5), **start)


@pytest.mark.parametrize("trumps", [0, 7, 8])
def test_a_poignee_can_be_laid_out_by_everybody_so_that_the_offer_tells_nothing(trumps: int) -> None:
    table = seen(holding(trumps), 5)
    assert table.part("choices").texts("button") == ["Show a poignée…"]
    spread = table.part("felt").one(".spread")
    assert "hidden" in spread
    assert spread.one(".laid").cards == [], "nothing is laid out for anybody"
    assert spread.values("data-shows") == ["poignee simple", "poignee double", "poignee triple"]
    assert spread.one('[data-shows="poignee simple"]')["aria-label"] == "Show a simple poignée"


def test_the_count_is_ready_for_every_number_of_cards() -> None:
    counts = json.loads(seen(holding(8), 5).part("felt").one(".count")["data-counts"])
    assert counts[0] == "Press each card that you want to show. Press it again to put it back."
    assert counts[1:3] == ["1 card laid out", "2 cards laid out"]
    assert len(counts) == 15 + 1


def test_trumps_that_were_set_aside_can_be_laid_out_too() -> None:
    others = seen(holding(8, taker=0, aside=TAROT.read("T20 S9")), 5).part("felt").one(".others")
    assert others.cards == ["T20"]


@pytest.mark.parametrize(
    "at",
    [
        holding(8, announcing=False),
        holding(8, shown=((0, Declaration("poignee simple")),)),
        after("H9", "H2", "H3", "H5"),
    ],
    ids=["play alone", "shown already", "after the first trick"],
)
def test_a_poignee_is_laid_out_once_and_right_before_ones_first_card(at: Play) -> None:
    table = seen(at, len(at.hands))
    assert table.part("felt").all(".spread") == table.part("choices").all("button") == []


def test_misere_has_a_button_where_the_table_plays_it() -> None:
    assert seen(holding(8, options=Options(misere=True)), 5).part("choices").moves == ["misere"]


def test_a_poignee_is_called_by_its_size_among_others() -> None:
    shown = PlayOnTable(play())
    label = page(shown.label("poignee simple", ENGLISH))
    assert (label.text, label.seen) == ("Show a simple poignée", "Simple")
    assert shown.label("misere", ENGLISH) == "Declare misère"
    assert (shown.group("poignee simple", ENGLISH), shown.group("misere", ENGLISH)) == ("Show a poignée:", "")


def test_advice_says_what_each_card_of_a_defender_would_tell_and_the_ears_what_is_known() -> None:
    table = seen(play(), 5)
    assert len(table.part("advice").all(".tutor-advice")) == 2
    assert [row["data-inference"] for row in table.part("inferences").all("details.inference")] == ["known", "told"]


def test_a_card_is_told_with_its_reason_and_a_full_trick_with_its_winner() -> None:
    lines = told(START, *(TAROT[code] for code in ("H9", "H2", "H3", "H5")))
    assert lines[0] == "You play 9♥. A free lead."
    assert len(lines) == 5
    assert lines[-1] == "You win the trick with 9♥."


def test_a_declaration_is_told_with_the_cards_that_are_shown() -> None:
    said = Declaration("poignee simple", TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"))
    (line,) = PlayOnTable(START).tell(said, Words("en", 0))
    assert line.startswith("You show a simple poignée: trumps 2, 3,")
    assert [*PlayOnTable(START).tell(Declaration("misere"), Words("en", 1))] == [
        "The player on your left declares misère."
    ]


def test_plain_text_counts_the_tricks_and_lists_the_cards() -> None:
    assert written(START) == ["French Tarot, card play: trick 1 of 2", "Nothing has been played to this trick yet."]
    assert written(after("H9", "H2")) == [
        "French Tarot, card play: trick 1 of 2",
        "  You play 9♥.",
        "  The player on your right plays 2♥.",
    ]


def test_a_still_picture_shows_the_trick_with_its_players() -> None:
    picture = pictured(Play(2, 1, "garde", HANDS, Trick(2, 4, (TAROT["HK"], TAROT["H4"]))))
    assert [(figure.cards, figure.one("figcaption").text) for figure in picture.all("figure")] == [
        (["HK"], "Opposite"),
        (["H4"], "Left"),
    ]
    assert pictured(START).text == "You lead: nothing has been played yet."


def test_the_last_position_of_a_deal_still_belongs_to_the_last_trick() -> None:
    over = after("H9", "H2", "H3", "H5", "S5", "S2", "SK", "S3")
    assert PlayOnTable(over).chapter(Words("en")) == "Trick 2 of 2"
