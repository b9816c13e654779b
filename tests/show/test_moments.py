"""What has happened since one's last move comes with the table moment by moment, and its story folded beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.certify import examples
from tests.hosts.playing import CALLS, TAKER, match_of, moves
from tests.hosts.test_barbu_deals import hidden
from tests.hosts.test_tarot_deals import hidden_cards, names
from tests.page import Element, Table
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.tarot.match import Match

#: Deals in which the learner meets every phase of both games.
DEALS = [
    *({"game": "tarot", "players": players, "seed": seed} for players, seed in TAKER.items()),
    *({"game": "barbu", "dealer": 0, "seed": 8, "moves": [call]} for call in CALLS),
]


def answered(session: Session, intent: dict[str, Any]) -> Table:
    """The table that an intent leads to, with what happens before one's eyes."""
    return Table(str(session.answer(intent)["html"]))


def moments(table: Table) -> list[Element]:
    return table.part("moments").all(".moment")


def said(moment: Element) -> list[str]:
    """What is said in a moment."""
    return [line.text for line in moment.content if isinstance(line, Element) and line.tag == "p"]


def lines(table: Table) -> list[str]:
    """What is said in all moments, one after the other."""
    return [line for moment in moments(table) for line in said(moment)]


def laid(moment: Element) -> dict[str, str]:
    """The cards of the trick, by the places at which they lie."""
    return {seat["class"].split()[1]: card for seat in moment.all(".seat") for card in seat.cards}


def winner(moment: Element) -> str | None:
    """The place of who has won the trick."""
    return next((seat["class"].split()[1] for seat in moment.all(".seat[data-wins]")), None)


def news(table: Table) -> Element:
    """What the verdict's place tells of it."""
    return table.part("verdict").one(".news")


def played_on() -> Session:
    """The learner has to overtrump, and wins the trick with trump 19."""
    session = Session({"kind": "overtrump", "seed": 2})
    session.answer({"play_on": True})
    session.answer({"play": "T19"})
    return session


def watched(deal: dict[str, Any], seed: int) -> Iterator[tuple[Session, Table]]:
    """A deal that the learner plays by any legal moves: the table after each."""
    session, rng = Session(deal), random.Random(seed)
    table = Table(session.html)
    while session.at.turn is not None:
        table = answered(session, {"play": rng.choice([move for move, legal in table.verdicts.items() if legal])})
        yield session, table


# --- what happens, in its order ---------------------------------------------------------------------------------------


def test_ones_own_card_comes_first_then_each_others_and_the_complete_trick_before_the_next_lead() -> None:
    shown = moments(answered(played_on(), {"play": "T10"}))
    assert [list(laid(moment).values()) for moment in shown] == [
        ["T10"],
        ["T10", "C1"],
        ["T10", "C1", "D1"],
        ["T10", "C1", "D1", "T21"],
        ["S2"],
    ]
    assert [winner(moment) for moment in shown] == [None, None, None, "at-left", None]


def test_the_table_itself_shows_no_trick_that_was_gathered_before_the_moments_are_over() -> None:
    table = answered(played_on(), {"play": "T10"})
    assert table.part("felt").cards == ["S2"]


@pytest.mark.parametrize("intent", [{"back": True}, {"lang": "fr"}, {"finish": True}], ids=str)
def test_only_what_a_move_or_another_deal_brings_is_to_be_watched(intent: dict[str, Any]) -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    assert moments(answered(session, {"play": "garde"}))
    assert moments(answered(session, intent)) == []


def test_a_table_that_is_opened_shows_how_things_are_and_not_how_they_came() -> None:
    assert moments(Table(played_on().html)) == []


def test_a_new_deal_brings_the_words_that_were_said_before_ones_own() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": 39})
    session.answer({"finish": True})
    table = answered(session, {"next": True})
    assert "data-dealt" in table.part("moments")
    assert [len(moment.all(".word")) for moment in moments(table)] == [1, 2, 3]
    assert "data-dealt" not in answered(session, {"play": "pass"}).part("moments")


def test_how_a_deal_begins_is_its_first_moment() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": 39, "rules": {"shuffle": "soft"}})
    session.answer({"finish": True})
    first, *_ = moments(answered(session, {"next": True}))
    assert "cut and" in first.text
    assert first.all(".word") == []


def test_who_sits_out_waits_for_nothing() -> None:
    session = Session({"game": "tarot", "players": 5, "seed": 7, "rules": {"dead_player": True}})
    while True:
        session.answer({"finish": True})
        table = answered(session, {"next": True})
        if match_of(session, Match).dealer == 0:
            break
    assert moments(table) == []


def test_cards_that_others_set_aside_unseen_are_no_moment() -> None:
    """Of the écart of another taker the story says one thing, when it is made."""
    for seed in range(1, 30):
        session = Session({"game": "tarot", "players": 4, "seed": seed})
        table = answered(session, {"play": "pass"})
        told = lines(table)
        if any("has made the écart" in line for line in told):
            assert len([line for line in told if "écart" in line]) == 1
            assert all(said(moment) for moment in moments(table))
            return
    raise LookupError


def test_of_much_that_has_happened_the_last_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is out first in Domino would have to wait for all the others to the end."""
    session, again = played_on(), played_on()
    whole = lines(answered(session, {"play": "T10"}))
    monkeypatch.setattr("tutor.show.table.moments.MOST", 2)
    table = answered(again, {"play": "T10"})
    assert len(moments(table)) == 2
    assert lines(table) == whole[-3:]


# --- whatever the deal ------------------------------------------------------------------------------------------------


@given(st.sampled_from(DEALS), st.integers(1, 10**6), st.sampled_from(LANGUAGES))
@settings(max_examples=examples(4, 40), deadline=None)
def test_the_moments_say_what_the_story_says_show_nothing_hidden_and_end_with_the_table(
    deal: dict[str, Any], seed: int, lang: str
) -> None:
    for session, table in watched({**deal, "lang": lang}, seed):
        told, story = lines(table), [line for chapter in table.story.values() for line in chapter]
        assert told == story[len(story) - len(told) :]
        if session.at.turn is None:  # all is turned up
            break
        secret = hidden_cards(session) if deal["game"] == "tarot" else hidden(session)
        for moment in moments(table):
            assert not set(moment.values("data-card")) & {card.code for card in secret}
            # In Domino everybody knows which cards would fit, whoever holds them.
            assert deal["game"] == "barbu" or not set(moment.texts(".tutor-said")) & names(secret, lang)
        last = moments(table)[-1:]
        if last and not winner(last[0]):
            assert laid(last[0]) == laid(table.part("felt"))


@given(st.sampled_from(DEALS), st.integers(1, 10**6))
@settings(max_examples=examples(3, 30), deadline=None)
def test_from_moment_to_moment_one_card_comes_to_the_trick_until_it_is_won(deal: dict[str, Any], seed: int) -> None:
    for session, table in watched(deal, seed):
        shown = moments(table) if session.at.phase == "play" else []
        for before, after in pairwise(shown):
            gone = {} if winner(before) else laid(before)
            assert laid(after).items() >= gone.items()
            assert len(laid(after)) - len(gone) in {0, 1}


# --- in the verdict's place -------------------------------------------------------------------------------------------


def test_what_has_happened_is_folded_under_who_has_won_the_trick() -> None:
    table = answered(played_on(), {"play": "T10"})
    assert news(table).tag == "details"
    assert news(table).one("summary").text == "The player on your left wins the trick with trump 21."
    assert news(table).texts("p") == lines(table)
    assert table.prompt.startswith("Your turn")


def test_where_nobody_has_won_a_trick_it_is_folded_under_the_last_thing_that_has_happened() -> None:
    table = Table(Session({"game": "tarot", "players": 4, "seed": TAKER[4]}).html)
    assert news(table).one("summary").text == "The player on your left passes."
    assert len(news(table).texts("p")) == 3


def test_one_line_needs_no_fold() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    session.answer({"play": "garde"})
    table = answered(session, {"play": moves(session)[0]})
    assert news(table).tag == "p"
    assert news(table).text.startswith("You set aside ")


def test_the_log_has_read_the_story_out_so_the_verdict_does_not_again() -> None:
    table = answered(played_on(), {"play": "T10"})
    assert (table.part("log")["role"], table.part("log")["aria-live"]) == ("log", "polite")
    assert news(table)["aria-live"] == "off"
    assert table.part("verdict")["aria-atomic"] == "false"


# --- the last trick ---------------------------------------------------------------------------------------------------


def test_the_last_trick_can_be_looked_at_with_who_has_won_it_until_the_next_one_is_gathered() -> None:
    session = played_on()
    assert Table(session.html).part("last").cards == ["T19", "H2", "T13", "T15"]
    assert "You win the trick with trump 19." in Table(session.html).part("last").texts("p")
    session.answer({"play": "T10"})
    last = Table(session.html).part("last")
    assert last.cards == ["T10", "C1", "D1", "T21"]
    assert "The player on your left wins the trick with trump 21." in last.texts("p")
    assert winner(last) == "at-left"


@pytest.mark.parametrize("deal", [DEALS[1], DEALS[4]], ids=lambda deal: str(deal["game"]))
def test_in_either_game_it_is_the_trick_before_the_one_on_the_table(deal: dict[str, Any]) -> None:
    tricks: list[dict[str, str]] = []
    for session, table in watched(deal, 3):
        tricks += [laid(moment) for moment in moments(table) if winner(moment)]
        last = table.part("last")
        assert laid(last) == (tricks[-1] if tricks and session.at.turn is not None else {})
    assert len(tricks) > 12
