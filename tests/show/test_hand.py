"""The hand and the verdicts on it: the order in which one holds cards, and what `table.js` marks when one is tried."""

from __future__ import annotations

import re

import pytest

from tests.hosts.playing import TAKER, moves
from tests.page import Element, Table, page
from tutor.core.cards import TAROT
from tutor.games import GAMES
from tutor.hosts.scripts import style_sheet
from tutor.hosts.table.session import Session
from tutor.show.html import Html
from tutor.show.table.hand import Button, Group, buttons, hand
from tutor.tarot.setting import HAND_SIZES, dog_size

ENGLISH = Html("en", 0)


def shown(codes: str, moves: str = "", fresh: str = "") -> Element:
    """A hand of Tarot as one sees it; with some of the cards one can move."""
    cards = {card: card.code for card in TAROT.read(moves)} if moves else {}
    return page(hand(TAROT.read(codes), cards, TAROT.read(fresh) if fresh else TAROT.none, ENGLISH)).one(".hand")


def rows(codes: str, most: int) -> tuple[str, str]:
    """For how many cards a hand is laid out, and for how many it keeps room."""
    cards = TAROT.read(codes) if codes else TAROT.none
    held = page(hand(cards, {}, TAROT.none, ENGLISH, most)).one(".hand")
    return held["data-n"], held["data-most"]


def held_at(session: Session) -> tuple[str, str]:
    """The same of the learner's hand at a table."""
    held = Table(session.html).part("hand")
    return held["data-n"], held["data-most"]


def panel(session: Session, move: str) -> Element:
    """What stands ready for a move."""
    panels = Table(session.html).part("rulings").all("[data-moves]")
    return next(one for one in panels if move in one["data-moves"].split("|"))


def test_neighbours_in_a_hand_differ_in_colour_and_trumps_stand_at_the_right_with_the_excuse_last() -> None:
    assert shown("EX T2 DK C3 H9 S1 T21 S10 C1").cards == ["S1", "S10", "H9", "C1", "C3", "DK", "T2", "T21", "EX"]


def test_where_a_card_is_a_move_it_is_a_button_and_the_first_that_can_be_moved_is_the_tab_stop() -> None:
    held = shown("S1 H9 T2", moves="H9 T2")
    assert [(one.tag, one["tabindex"]) for one in held.all(".card")] == [
        ("button", "-1"),
        ("button", "0"),
        ("button", "-1"),
    ]
    assert held.moves == ["H9", "T2"]
    assert {one.tag for one in shown("S1 H9 T2").all(".card")} == {"span"}


def test_a_card_from_the_dog_says_so_to_those_who_do_not_see_its_mark() -> None:
    held = shown("S1 H9", moves="S1 H9", fresh="H9")
    assert [card.text for card in held.all(".card")] == ["ace of spades", "9 of hearts, from the dog"]
    assert ["data-fresh" in card for card in held.all(".card")] == [False, True]


def test_a_forbidden_card_shows_which_cards_bind_and_which_are_allowed_instead() -> None:
    session = Session({"kind": "follow", "seed": 3})
    ruff = panel(session, "T18")
    assert (ruff["data-legal"], ruff["data-binding"], ruff["data-allowed"]) == ("no", "S9 SN", "S9|SN")
    allowed = panel(session, "S9")
    assert (allowed["data-legal"], allowed["data-binding"], allowed["data-allowed"]) == ("yes", "", "")


def test_a_verdict_names_the_whole_chain_of_rules_in_its_order() -> None:
    ruff = panel(Session({"kind": "follow", "seed": 3}), "T18")
    assert ruff.rules == ["t-play-follow", "t-play-follow-beats-trump"]
    assert " → " in ruff.one(".because").text
    assert ruff.one(".outcome strong").text == "✗ Not allowed"


def test_instead_of_a_forbidden_button_other_buttons_are_allowed_and_instead_of_a_card_other_cards() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    for move in ("garde", *["discard"] * 6, "no-slam"):
        verdicts = Table(session.html).verdicts
        session.answer({"play": next(legal for legal, yes in verdicts.items() if yes and legal.startswith(move))})
    assert panel(session, "poignee triple")["data-allowed"].split("|")[0].startswith("poignee simple")
    cards = {code for code in Table(session.html).hand if not Table(session.html).verdicts[code]}
    instead = panel(session, cards.pop())["data-allowed"].split("|")
    assert set(instead) <= set(Table(session.html).hand)


def test_many_buttons_of_one_kind_stand_in_columns_and_few_do_not() -> None:
    nine = [Button(str(number), str(number)) for number in range(9)]
    assert "data-many" in page(buttons(nine, ENGLISH)).one('[data-part="choices"]')
    assert "data-many" not in page(buttons(nine[:8], ENGLISH)).one('[data-part="choices"]')
    grouped = [button._replace(group=Group("Trumps" if int(button.move) < 4 else "Domino")) for button in nine]
    assert "data-many" not in page(buttons(grouped, ENGLISH)).one('[data-part="choices"]')


def test_up_to_four_forbidden_buttons_stand_with_the_others_and_five_are_folded() -> None:
    for count, folds in ((4, 0), (5, 1)):
        offered = [Button("pass", "Pass"), *(Button(str(number), "x", forbidden=True) for number in range(count))]
        part = page(buttons(offered, ENGLISH))
        assert len(part.all(".fold")) == folds
        assert part.moves[0] == "pass"
        assert len(part.moves) == count + 1


def test_no_choices_are_hidden_and_take_no_place() -> None:
    assert "hidden" in page(buttons([], ENGLISH)).one('[data-part="choices"]')
    assert "hidden" not in page(buttons([Button("pass", "Pass")], ENGLISH)).one('[data-part="choices"]')


def test_a_hand_says_how_many_cards_it_has_and_keeps_the_room_of_the_most_that_it_has_had() -> None:
    assert rows("S1 H9 T2", most=18) == ("3", "18")
    assert rows("S1 H9 T2", most=0) == ("3", "3"), "before anything has been played"
    assert rows("S1 H9 T2", most=2) == ("3", "3"), "the taker has taken up the dog"
    assert rows("", most=18) == ("0", "18"), "the room stays when the last card is played"


def test_the_most_cards_of_a_deal_are_those_that_one_has_been_dealt() -> None:
    session = Session({"game": "barbu", "seed": 8, "dealer": 0})
    assert held_at(session) == ("13", "13")
    session.answer({"play": "no-hearts"})
    session.answer({"play": "pass"})
    session.answer({"play": moves(session)[0]})
    assert held_at(session) == ("12", "13")
    session.answer({"finish": True})
    over = Table(session.html).part("hand")
    assert over["data-most"] == "13", "a deal that is over keeps the room, for what everybody has won"
    won = Session(session.state.to_json()).at
    assert over.texts("li span") == ["You", "Left", "Opposite", "Right"]
    assert sum(int(text.replace("−", "-")) for text in over.texts("li strong")) == sum(
        GAMES["barbu"].result(won).scores or ()
    )


@pytest.mark.parametrize("name", ["n", "most"])
def test_the_style_sheet_has_a_rule_for_every_number_of_cards_that_a_hand_can_have(name: str) -> None:
    known = re.findall(rf'\[data-{name}="(\d+)"\] {{ --{name}: (\d+); }}', style_sheet())
    largest = max(size + dog_size(players) for players, size in HAND_SIZES.items())
    assert known == [(str(cards), str(cards)) for cards in range(1, largest + 1)]
