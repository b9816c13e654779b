"""What lies on the table as a deal of Tarot goes on, and what its head says of it."""

from __future__ import annotations

import pytest

from tests.hosts.playing import TAKER, play
from tests.page import Table
from tutor.hosts.table.session import Session
from tutor.show.table.hand import in_order


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
    return {row.one("p").text: row.cards for row in table.felt.all(".middle .row")}


def lying(table: Table) -> dict[str, list[str]]:
    """What may still be looked at beside the trick, in its panel, by what it is."""
    return {row.one("p").text: row.cards for row in table.part("lying").all(".row")}


def marks(table: Table) -> list[tuple[str, ...]]:
    return [chair.marks for chair in table.chairs]


def test_the_head_says_the_phase_and_the_contract() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    about = [table.part("head").one(".about").text for table in (Table(session.html), reached(taking(), "play"))]
    assert about == ["The auction", "Trick 1 of 18 · contract: garde"]


def test_who_deals_is_said_at_their_place_from_the_auction_to_the_end_of_the_deal() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    for intent in ({"play": "garde"}, {"finish": True}):
        assert ["dealer" in chair.tags for chair in Table(session.html).chairs] == [True, False, False, False]
        session.answer(intent)
    assert ["dealer" in chair.tags for chair in Table(session.html).chairs] == [True, False, False, False]
    session.answer({"next": True})
    assert ["dealer" in chair.tags for chair in Table(session.html).chairs] == [False, True, False, False]


def test_an_exercise_has_no_dealer() -> None:
    assert not any("dealer" in chair.tags for chair in Table(Session({"kind": "follow", "seed": 3}).html).chairs)


def test_ones_part_is_said_beside_the_felt_and_in_a_panel_together_with_the_facts() -> None:
    head = reached(taking(), "play").part("head")
    assert head.one('.tools [data-opens="role"]').text == "Your part"
    part = head.one(".role[popover]")
    assert part.one(".facts").text == head.one(".about").text
    assert part.texts("p")[1:] == ["You are the taker: you play alone against the other three. Play goes to the right."]


def test_the_card_that_was_called_is_named_to_everybody() -> None:
    for phase in ("dog", "announce", "play"):
        assert "called: the king of spades" in reached(taking(5), phase).part("head").text


def test_the_player_to_speak_is_marked_for_eye_and_ear() -> None:
    table = Table(Session({"game": "tarot", "players": 4, "seed": TAKER[4]}).html)
    assert marks(table) == [("to speak",), (), (), ()]
    assert [("data-turn" in seat) for seat in table.felt.all(".seat")] == [True, False, False, False]


def test_after_the_auction_the_taker_is_marked_with_the_contract() -> None:
    chairs = Table(taking().html).chairs
    assert [(chair.tags, chair.word) for chair in chairs] == [(("taker", "dealer"), "garde"), *[((), None)] * 3]


def test_what_the_taker_sets_aside_lies_in_the_middle_and_leaves_the_hand() -> None:
    session = taking()
    first = Table(session.html).hand[0]
    session.answer({"play": f"discard {first}"})
    after = Table(session.html)
    assert after.part("felt").one(".tray").cards == [first]
    assert first not in after.hand


def test_the_dog_may_be_seen_until_ones_own_first_card_and_no_longer() -> None:
    session = taking()
    leading = reached(session, "play")
    assert lying(leading) == {"The dog": ["S8", "H3", "H7", "CK", "T6", "T7"]}
    assert leading.part("felt").one('[data-opens="lying"]').text == "Face-up cards"
    assert leading.part("verdict").one(".lies").seen == "The dog 8♠ 3♥ 7♥ K♣ 6☼ 7☼"
    session.answer({"play": next(code for code in leading.hand if leading.verdicts[code])})
    played = Table(session.html)
    assert lying(played) == {}
    assert played.part("felt").all('[data-opens="lying"]') == played.part("verdict").all(".lies") == []


def test_in_a_trick_the_card_that_was_led_and_the_highest_are_marked_and_it_is_said_which_way_play_goes() -> None:
    table = reached(taking(), "play")
    assert [chair.cards for chair in table.chairs] == [(), ("C6",), ("C9",), ("C2",)]
    assert marks(table) == [("to play",), ("led",), ("highest",), ()]
    assert table.chairs[0].tags == ("taker", "dealer")
    assert table.part("head").text.endswith("Play goes to the right.")


def test_before_one_leads_the_last_trick_is_gathered_and_can_be_looked_at_once_more() -> None:
    session = taking(3)
    for _ in play(session):
        table = Table(session.html)
        if session.at.phase == "play" and session.at.tricks and not session.at.trick.cards:
            break
    assert not any(chair.cards for chair in table.chairs)
    assert marks(table) == [("to play",), (), ()]
    gathered = [card.code for card in session.at.tricks[-1].cards]
    assert sorted(table.part("last").cards) == sorted(gathered)


def test_at_the_end_the_last_trick_lies_there_with_its_winner_and_the_ecart_is_turned_up() -> None:
    session = taking()
    session.answer({"finish": True})
    table = Table(session.html)
    assert lying(table) == {"Set aside": [card.code for card in in_order(session.at.aside)]}
    last = session.at.tricks[-1]
    winner = last.seat_of(last.best)
    assert [chair.cards for chair in table.chairs] == [(last.card_of(seat).code,) for seat in range(4)]
    assert [("data-wins" in seat) for seat in table.felt.all(".seat")] == [seat == winner for seat in range(4)]
    assert marks(table) == [()] * 4
    assert "Play goes to the right" not in table.part("head").text
    assert "Your score: " in table.part("verdict").text


@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_a_dog_that_nobody_has_seen_is_turned_up_only_at_the_end(contract: str) -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    session.answer({"play": contract})
    seen = set()
    while not session.over:
        table = Table(session.html)
        seen |= {*middle(table), *lying(table)}
        session.answer({"play": next(move for move, legal in table.verdicts.items() if legal)})
    assert seen == set()
    assert lying(Table(session.html)) == {"The dog": ["S8", "H3", "H7", "CK", "T6", "T7"]}


@pytest.mark.parametrize(
    ("players", "alone"), [(3, "against the other two"), (4, "against the other three"), (5, "your partner")]
)
def test_the_taker_is_told_against_whom_they_play(players: int, alone: str) -> None:
    head = reached(taking(players), "play").part("head").text
    assert "You are the taker" in head
    assert alone in head


def test_what_everybody_bid_stands_at_their_places_as_long_as_the_cards_are_played() -> None:
    table = reached(taking(), "play")
    assert [place.one(".heard").text for place in table.felt.all(".seat")] == ["garde", "pass", "pass", "pass"]
