"""A session: an intent goes in, HTML comes out, and nothing strange can break it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.page import Table, page
from tests.show.test_hand import panel
from tutor import barbu
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.hosts.intents import ask
from tutor.hosts.site.strings import strings
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import KINDS

FOLLOW = {"kind": "follow", "seed": 3}
NAMES = ("kind", "game", "players", "rules", "deals", "seed", "lang", "rulebook", "live", "moves")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
CODES = st.sampled_from(("H10", "EX", "T21", "ZZ", "", "h10"))
INTENTS = (
    JSON
    | st.fixed_dictionaries({"play": CODES | JSON})
    | st.fixed_dictionaries({"deal": st.integers(-5, 5) | JSON})
    | st.sampled_from(({"play_on": True}, {"finish": True}, {"lang": "fr"}, {"lang": "de"}))
)


def legal(session: Session) -> list[str]:
    return [card.code for card in session.at.duty().legal()]


def forbidden(session: Session) -> str:
    return str(next(verdict.move for verdict in session.at.duty() if not verdict.legal))


# --- one move of several taken back ----------------------------------------------------------------------------------


def first_moves(session: Session, count: int) -> tuple[str, ...]:
    """Make so many moves, each the first that is allowed."""
    for _ in range(count):
        session.answer({"play": str(session.at.obligation().legal()[0])})
    return session.state.moves[-count:]


def in_the_ecart(count: int) -> tuple[Session, tuple[str, ...]]:
    """Somebody who has taken, and has set so many cards aside."""
    session = Session({"game": "tarot", "players": 4, "seed": 39})
    session.answer({"play": "prise"})
    return session, first_moves(session, count)


def test_one_card_of_the_ecart_comes_back_and_the_others_stay_aside() -> None:
    session, moves = in_the_ecart(3)
    aside = session.at.aside
    assert set(session.answer({"back": moves[0]})) == {"html", "state"}
    assert session.at.aside == aside - TAROT.read(moves[0].removeprefix("discard "))
    assert session.state.moves[-2:] == moves[1:]


def test_a_card_comes_back_until_the_play_begins() -> None:
    session, moves = in_the_ecart(6)
    assert session.at.phase == "announce"
    assert moves[2] in Table(session.html).part("felt").values("data-back")
    session.answer({"back": moves[2]})
    assert (session.at.phase, session.at.left) == ("dog", 1)
    for move in (moves[2], "no-slam"):
        session.answer({"play": move})
    first_moves(session, 1)
    assert "somebody else has played or spoken since" in str(session.answer({"back": moves[2]})["error"])


def test_a_move_on_which_a_later_one_stands_stays_and_the_later_one_is_named() -> None:
    rules = barbu.VARIANTS["chinese-poker"]
    session = Session({"game": "barbu", "dealer": 0, "seed": 1, "rules": rules, "moves": ["chinese-poker"]})
    first_moves(session, 1)
    first, *_, middle = first_moves(session, 6)
    before = session.state
    answer = session.answer({"back": first})
    assert str(answer["error"]).startswith("First take back what you did later (set ")
    assert session.state is before
    assert "error" not in session.answer({"back": middle})
    assert "error" not in session.answer({"back": first})
    assert len(session.at.own) == 4


@pytest.mark.parametrize("move", ["garde", "discard H99", "", "no-slam"])
def test_what_was_not_done_is_not_taken_back(move: str) -> None:
    session, _ = in_the_ecart(1)
    before = session.state
    assert set(session.answer({"back": move})) == {"error"}
    assert session.state is before


def test_a_session_is_found_again_from_its_state() -> None:
    session = Session(FOLLOW)
    session.answer({"play": legal(session)[0]})
    again = Session(json.loads(json.dumps(session.state.to_json())))
    assert again.html == session.html


def test_an_allowed_card_is_played_and_the_others_answer_until_it_is_our_turn() -> None:
    session = Session(FOLLOW)
    before = session.at
    answer = session.answer({"play": legal(session)[0]})
    assert set(answer) == {"html", "state"}
    assert session.state.live
    assert session.at.turn == 0
    assert len(session.at.tricks) == len(before.tricks) + 1


def test_a_forbidden_card_is_judged_as_the_table_judges_it_and_nothing_changes() -> None:
    session = Session(FOLLOW)
    before = session.state, session.html
    move = forbidden(session)
    answer = session.answer({"play": move})
    assert set(answer) == {"judged"}
    judged, standing = page(str(answer["judged"])).one("[data-moves]"), panel(session, move)
    assert judged.text == standing.text
    assert (judged["data-moves"], judged["data-legal"], judged["data-binding"]) == (
        move,
        "no",
        standing["data-binding"],
    )
    assert (session.state, session.html) == before


def test_what_nobody_can_do_is_no_move_to_judge() -> None:
    session = Session(FOLLOW)
    not_held = next(card for card in TAROT.cards if card not in session.at.hand)
    for move in (not_held.code, "garde", "no card"):
        assert set(session.answer({"play": move})) == {"error"}


def test_a_deal_can_be_played_to_its_end_card_by_card() -> None:
    session = Session(FOLLOW)
    while not session.at.over:
        assert "error" not in session.answer({"play": legal(session)[0]})
    assert session.at.turn is None
    assert "error" in session.answer({"play": "H10"})
    assert "error" not in session.answer({"finish": True})


def test_the_rest_can_be_played_for_the_learner() -> None:
    session = Session(FOLLOW)
    html = str(session.answer({"finish": True})["html"])
    assert session.at.over
    assert "The deal is over." in html


def test_every_card_that_anyone_plays_has_its_line() -> None:
    session = Session(FOLLOW)
    session.answer({"finish": True})
    chapters = Table(session.html).story
    tricks = len(Session(FOLLOW).at.hands[0])
    assert len(chapters) == tricks
    assert sum(map(len, chapters.values())) == len(session.state.moves) + tricks  # and who has won it


def test_another_deal_is_of_the_same_kind_and_has_its_number() -> None:
    session = Session(FOLLOW)
    session.answer({"deal": 12})
    assert (session.state.table.to_json()["kind"], session.state.table.seed) == ("follow", 12)
    assert Table(session.html).one("input.seed")["value"] == "12"
    session.answer({"deal": " 13 "})
    assert session.state.table.seed == 13
    session.answer({"deal": None})
    assert 1 <= session.state.table.seed < 10_000


def test_another_deal_begins_afresh_in_the_middle_of_a_game() -> None:
    session = Session(FOLLOW)
    session.answer({"play": legal(session)[0]})
    session.answer({"deal": 12})
    assert session.html == Session({**FOLLOW, "seed": 12}).html
    assert not session.state.live


@pytest.mark.parametrize("seed", ["abc", "", "0", 0, -1, 10_000, 1.5, True, "١٢٣٤٥٦", [], "9" * 5000])
def test_a_bad_number_is_said_and_the_deal_stays(seed: object) -> None:
    session = Session(FOLLOW)
    answer = session.answer({"deal": seed})
    assert "is no deal number: type one from 1 to 9999." in str(answer["error"])
    assert session.state.table.seed == 3


def test_the_language_changes_every_word() -> None:
    session = Session(FOLLOW)
    session.answer({"lang": "fr"})
    page = Table(session.html)
    assert page.one(".tutor-table")["lang"] == "fr"
    assert page.part("hand")["aria-label"] == "Votre main"
    assert "Your" not in page.text


@given(st.lists(INTENTS, max_size=4))
@settings(max_examples=150)
def test_no_intent_breaks_a_session(intents: list[Any]) -> None:
    session = Session(FOLLOW)
    for intent in intents:
        before = session.state
        answer = session.answer(intent)
        assert set(answer) in ({"html", "state"}, {"judged"}, {"error"})
        if "html" not in answer:
            assert session.state is before
    assert Session(session.state.to_json()).html == session.html


@given(JSON | st.dictionaries(st.sampled_from(NAMES), JSON | st.sampled_from((*KINDS, 1, 2, "en", "tarot", 5))))
@settings(max_examples=150)
def test_a_tampered_state_is_a_record_error_or_none(state: Any) -> None:  # noqa: ANN401 - anything
    with suppress(RecordError):
        Session(state)


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"kind": "x"}, "kind"),
        ({"seed": "x"}, "seed"),
        ({"lang": "de"}, "lang"),
        ({"moves": "H10"}, "moves"),
        ({"moves": ["H10", 7]}, "moves[1]"),
        ({"moves": ["ZZ"]}, "moves[0]"),
        ({"moves": ["T21", "T21"]}, "moves[0]"),
        ({"rulebook": "javascript:alert(1)"}, "rulebook"),
        *(
            ({"rulebook": address}, "rulebook")
            for address in (
                *(
                    "//elsewhere.example",
                    "//elsewhere.example/",
                    "/\\evil/",
                    "\\\\evil/",
                    "/\t/evil/",
                    "\t//evil/",
                    "///evil/",
                ),
                *(
                    "https:/",
                    "../rulebook/?x/",
                    "..//evil/",
                    "/ /",
                    "é/",
                    "rulebook/\n",
                    '"><script>alert(1)</script>',
                    7,
                ),
            )
        ),
    ],
    ids=str,
)
def test_the_page_is_told_what_is_wrong_with_a_state(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Session({**FOLLOW, **changed})
    assert caught.value.place == place
    answer = json.loads(ask(json.dumps({**FOLLOW, **changed}), '{"play_on": true}'))
    assert answer["error"].startswith(place)


@pytest.mark.parametrize("state", [{"kind": "follow"}, {"game": "tarot"}, {"game": "barbu"}], ids=str)
def test_a_seed_that_is_too_large_to_be_written_is_refused(state: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="seed: found …"):
        Session({**state, "seed": 10**5000})


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        *(("x" * 9999, f"“{'x' * 20}…”"), ("\x1b[2J", r"“\x1b[2J”"), (True, "“true”"), ([None], "“[null]”")),
        (10**5000, "“…”"),
    ],
    ids=["long", "control", "true", "null", "number"],
)
def test_what_is_no_deal_number_is_shown_on_one_short_line(typed: object, shown: str) -> None:
    said = Session(FOLLOW).answer({"deal": typed})["error"]
    assert said == f"{shown} is no deal number: type one from 1 to 9999."


@pytest.mark.parametrize("address", ["", "/", "../../rulebook/", "rulebook/", "/site/rulebook/", "/~me/a-b_1.2/"])
def test_a_table_links_to_the_rulebook_of_its_site_wherever_that_is(address: str) -> None:
    links = Table(Session({**FOLLOW, "rulebook": address}).html).all("a.rule")
    assert links
    assert all(link["href"].startswith(f"{address}tarot/the-tricks/#t-" if address else "#t-") for link in links)


def test_what_a_reader_typed_reaches_no_html() -> None:
    session = Session(FOLLOW)
    answer = session.answer({"deal": "<b>1</b>"})
    assert set(answer) == {"error"}  # shown as text by table.js, never as HTML


def test_the_page_has_its_words_in_every_language() -> None:
    assert set(strings("en")) == set(strings("fr"))
    assert not set(strings("en").values()) & set(strings("fr").values())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_well_formed_and_speaks_to_those_who_do_not_see_it(kind: str) -> None:
    session = Session({"kind": kind, "seed": 1})
    page = Table(session.html)
    buttons = page.part("hand").all("button.card")
    assert [button["tabindex"] for button in buttons] == ["0"] + ["-1"] * (len(buttons) - 1)
    assert all(button.text for button in buttons)
    assert set(page.hand) == {card.code for card in session.at.hands[0] or ()}
    assert sorted({*page.verdicts} - {"pass"}) == sorted(page.hand)
    live = page.part("verdict")
    assert (live["role"], live["aria-live"]) == ("status", "polite")
