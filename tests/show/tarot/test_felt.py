"""What lies on the table as a deal of Tarot goes on, and what its head says of it."""

from __future__ import annotations

import pytest

from tests.hosts.playing import TAKER, play
from tests.page import Table
from tutor.cards import TAROT
from tutor.hosts.session import Session


def taking(players: int = 4) -> Session:
    """A deal in which the learner takes with a garde."""
    session = Session({"game": "tarot", "players": players, "seed": TAKER[players]})
    session.answer({"play": "garde"})
    if players == 5:
        session.answer({"play": "call SK"})
    return session


def reached(session: Session, phase: str) -> Table:
    """The table as it stands when a phase begins for the learner."""
    for _ in play(session):
        if session.at.phase == phase:
            break
    return Table(session.html)


def middle(table: Table) -> dict[str, list[str]]:
    """What lies open in the middle, by what it is."""
    return {row.one("p").text: row.cards for row in table.part("felt").all(".middle")}


def tags(table: Table) -> list[tuple[str, ...]]:
    return [chair.tags for chair in table.chairs]


def test_the_head_says_the_phase_the_contract_and_who_deals() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    assert "The auction · dealer: you" in Table(session.html).part("head").text
    assert (
        "The écart · contract: garde · 0 of 6 cards set aside · dealer: you" in Table(taking().html).part("head").text
    )
    assert "Trick 1 of 18 · contract: garde · dealer: you" in reached(taking(), "play").part("head").text


def test_the_card_that_was_called_is_named_to_everybody() -> None:
    for phase in ("dog", "announce", "play"):
        assert "called: the king of spades" in reached(taking(5), phase).part("head").text


def test_the_player_to_speak_is_marked_for_eye_and_ear() -> None:
    table = Table(Session({"game": "tarot", "players": 4, "seed": TAKER[4]}).html)
    assert tags(table) == [("to speak",), (), (), ()]
    assert [("data-turn" in seat) for seat in table.part("felt").all(".seat")] == [True, False, False, False]


def test_after_the_auction_the_taker_is_marked_with_the_contract() -> None:
    chairs = Table(taking().html).chairs
    assert [(chair.tags, chair.word) for chair in chairs] == [(("taker",), "garde"), *[((), None)] * 3]


def test_the_dog_lies_open_and_beside_it_what_the_taker_has_set_aside() -> None:
    session = taking()
    assert list(middle(Table(session.html))) == ["The dog"]
    first = Table(session.html).hand[0]
    session.answer({"play": f"discard {first}"})
    after = Table(session.html)
    assert middle(after)["Set aside"] == [first]
    assert first not in after.hand


def test_the_dog_may_be_seen_until_ones_own_first_card_and_no_longer() -> None:
    session = taking()
    leading = reached(session, "play")
    assert len(middle(leading)["The dog"]) == 6
    session.answer({"play": next(code for code in leading.hand if leading.verdicts[code])})
    assert middle(Table(session.html)) == {}


def test_in_a_trick_the_card_that_was_led_and_the_highest_are_marked_and_it_is_said_which_way_play_goes() -> None:
    table = reached(taking(), "play")
    assert [chair.cards for chair in table.chairs] == [(), ("C6",), ("C9",), ("C2",)]
    assert tags(table) == [("taker", "to play"), ("led",), ("highest",), ()]
    assert table.part("head").text.endswith("Play goes to the right.")


def test_before_one_leads_the_previous_trick_is_still_there_faded_without_a_highest_card() -> None:
    session = taking(3)
    for _ in play(session):
        table = Table(session.html)
        if session.at.phase == "play" and session.at.tricks and not session.at.trick.cards:
            break
    assert all(chair.cards for chair in table.chairs)
    assert "data-old" in table.part("felt")
    assert table.part("felt").texts(".previous") == ["The faded cards are the previous trick."]
    assert not any("highest" in chair.tags for chair in table.chairs)


def test_at_the_end_the_last_trick_lies_there_with_its_winner_and_the_ecart_is_turned_up() -> None:
    session = taking()
    session.answer({"finish": True})
    table = Table(session.html)
    assert list(middle(table)) == ["Set aside"]
    assert TAROT.set(TAROT[code] for code in middle(table)["Set aside"]) == session.at.aside
    assert sum("highest" in chair.tags for chair in table.chairs) == 1
    assert "data-old" not in table.part("felt")
    assert "Play goes to the right" not in table.part("head").text
    assert "Your score: " in table.part("verdict").text


@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_a_dog_that_nobody_has_seen_is_turned_up_only_at_the_end(contract: str) -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    session.answer({"play": contract})
    seen = set()
    while not session.over:
        seen |= set(middle(Table(session.html)))
        table = Table(session.html)
        session.answer({"play": next(move for move, legal in table.verdicts.items() if legal)})
    assert "The dog" not in seen
    assert middle(Table(session.html)) == {"The dog": [card.code for card in TAROT.read("S8 H3 H7 CK T6 T7")]}


@pytest.mark.parametrize(
    ("players", "alone"), [(3, "against the other two"), (4, "against the other three"), (5, "your partner")]
)
def test_the_taker_is_told_against_whom_they_play(players: int, alone: str) -> None:
    head = reached(taking(players), "play").part("head").text
    assert "You are the taker" in head
    assert alone in head
