"""A table that plays Barbu: every contract and variant by intents, no hidden card in the page, a state to trust."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from tests.hosts.playing import CALLS, match_of, moves, play
from tests.page import Table
from tutor import barbu
from tutor.barbu.arranging import Arranging
from tutor.barbu.match import Match
from tutor.core.cards import Cards
from tutor.core.errors import RecordError
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

NINE = barbu.VARIANTS["chinese-poker"]


def table(seed: object = 1, **more: Any) -> Session:  # noqa: ANN401 - parts of a state
    return Session({"game": "barbu", "seed": seed, "dealer": 0, **more})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("call", CALLS)
def test_every_contract_is_played_from_its_call_to_its_settlement(call: str, lang: str) -> None:
    session = table(7, lang=lang, rules={"play_undoubled": True})
    assert call in moves(session)
    session.answer({"play": call})
    phases = list(dict.fromkeys(play(session)))
    assert phases == ["doubling", "play"]
    assert "B-" not in session.html
    sheet = barbu.result(session.at)
    assert match_of(session, Match).closed(session.at).totals == sheet.scores


def test_a_whole_match_of_28_deals_through_the_table_sums_to_zero() -> None:
    session = table(5)
    for number in range(1, 29):
        assert Table(session.html).title == f"Barbu: deal {number} of 28"
        session.answer({"finish": True})
        answer = session.answer({"next": True})
    assert answer == {"error": "The match is over: there is no next deal."}
    match = match_of(session, Match).closed(session.at)
    assert match.over
    assert sum(match.totals) == 0
    page = Table(session.html)
    totals = [int(total.replace("−", "-")) for total in page.scores["Total"]]
    assert totals == list(match.totals)
    assert "The match is over: " in page.part("verdict").text


@pytest.mark.parametrize(
    ("variant", "players", "deals"),
    [("quick", 4, 28), ("ravage-city", 4, 32), ("salade", 3, 6), ("salade", 5, 6), ("salade", 6, 6), ("early", 4, 20)],
)
def test_every_variant_has_its_table(variant: str, players: int, deals: int) -> None:
    session = table(2)
    assert "error" not in session.answer({"new": {"variant": variant, "players": str(players)}})
    page = Table(session.html)
    assert page.title == f"Barbu: deal 1 of {deals}"
    assert len(page.chairs) == int(page.felt["data-seats"]) == players
    for _ in range(3):
        assert "error" not in session.answer({"finish": True})
        assert "error" not in session.answer({"next": True})


def test_the_rounds_with_salade_come_in_their_order_and_the_deal_passes_on() -> None:
    session = table(2, rules={"salade": True}, players=3)
    found = []
    for _ in range(6):
        found.append((match_of(session, Match).dealer, match_of(session, Match).left[0]))
        session.answer({"finish": True})
        session.answer({"next": True})
    rounds = ("no-tricks", "no-last-trick", "no-hearts", "no-queens", "barbu", "salade")
    assert found == list(zip((0, 1, 2, 0, 1, 2), rounds, strict=True))
    assert "The match is over: " in Table(session.html).part("verdict").text


def test_another_game_is_chosen_by_its_variant() -> None:
    session = table(3)
    assert "error" not in session.answer({"new": {"variant": "fft", "players": "5"}})
    assert Table(session.html).title == "French Tarot: deal 1"
    assert "error" not in session.answer({"new": {"variant": "usual", "players": "4"}})
    assert session.state.table.game == "barbu"


@pytest.mark.parametrize(
    "wish", [{"variant": "usual", "players": 5}, {"players": 3}, {"variant": "salade", "players": 7}]
)
def test_a_table_of_the_wrong_size_is_refused_with_a_sentence(wish: dict[str, object]) -> None:
    session = table(3)
    before = session.state
    assert "players" in str(session.answer({"new": wish})["error"])
    assert session.state is before


def test_the_seed_chooses_the_cards_and_who_deals_first() -> None:
    dealers = {match_of(Session({"game": "barbu", "seed": seed}), Match).dealer for seed in range(1, 20)}
    assert dealers == {0, 1, 2, 3}
    assert table(4).html == table(4).html
    assert table(4).at.setting.hands != table(5).at.setting.hands


def test_a_contract_is_called_only_once_and_a_used_one_says_why() -> None:
    session = table(7, moves=["trumps H"])
    session.answer({"finish": True})
    session.answer({"next": True})
    used = [move for move in moves(session, legal=False) if move.startswith("trumps")]
    assert used == ["trumps S", "trumps H", "trumps D", "trumps C"]
    assert "b-call-once" in str(session.answer({"play": "trumps S"})["judged"])
    assert Table(session.html).forbidden == used


def test_the_history_of_the_next_deal_comes_from_the_match() -> None:
    session = table(7, moves=["trumps H"])
    session.answer({"finish": True})
    bets = session.at.bets
    session.answer({"next": True})
    assert session.at.setting.called == ("trumps",)
    assert session.at.setting.doubled == {other: int(other in bets.doubled(0)) for other in (1, 2, 3)}


def test_every_button_has_its_verdict_and_every_card_its_move() -> None:
    session = table(3, rules=NINE, moves=["chinese-poker"])
    for _ in play(session):
        page = Table(session.html)
        wishes = [move for wish in page.values("data-moves") if wish[0] == "{" for move in json.loads(wish).values()]
        assert {*page.moves, *wishes} <= set(page.verdicts)
        assert set(moves(session)) <= {*page.moves, *wishes}


@pytest.mark.parametrize("call", ["no-queens", "domino 8"])
@pytest.mark.parametrize("dealer", [0, 3])
def test_whoever_is_named_in_the_doubling_is_doubled_or_it_is_said_why_not(call: str, dealer: int) -> None:
    start = table(8, dealer=dealer, moves=[call])
    assert start.at.phase == "doubling"
    for count in range(1, 4):
        for named in itertools.product("0123", repeat=count):
            session = Session(start.state.to_json())
            move = " ".join(("double", *named))
            legal = start.at.ruling(move).legal
            assert set(session.answer({"play": move})) == ({"html", "state"} if legal else {"judged"}), move


def test_somebody_doubles_two_at_once_by_one_button() -> None:
    session = table(303, dealer=1)
    assert session.at.phase == "doubling"
    assert "double 1 2" in moves(session)
    session.answer({"play": "double 1 2"})
    assert [bet.other for bet in session.at.bets.bets() if bet.by == 0] == [1]
    assert session.at.bets.level(0, 2) == 2


def hidden(session: Session) -> Cards:
    """What the learner may not know: cards in the hands of others."""
    at: Any = session.at
    hands = at.setting.hands if hasattr(at, "setting") else at.hands
    pack = at.pack if hasattr(at, "pack") else hands[0].pack
    cards: Cards = pack.none
    for hand in hands[1:]:
        cards |= hand
    return cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("call", ["no-queens", "domino 8", "chinese-poker"])
def test_no_hidden_card_is_in_the_page(call: str, lang: str) -> None:
    session = table(8, rules=NINE, moves=[call], lang=lang)
    words = Words(lang)
    for _ in play(session):
        drawn = set(Table(session.page_html).values("data-card"))
        secret = hidden(session)
        assert not drawn & {card.code for card in secret}
        told = {move.split()[-1] for move in session.state.moves}
        assert not told & {card.code for card in secret}
        if not isinstance(session.at, Arranging):
            continue
        assert not {words.name(card) for card in secret} & set(Table(session.html).texts(".tutor-said"))


def test_hands_that_others_set_are_shown_only_when_all_are_set() -> None:
    session = table(8, rules=NINE, moves=["chinese-poker"])
    list(play(session))
    assert session.state.moves.count("back ?") == 15
    page = Table(session.html)
    shown = page.part("score").one("table.show-down").rows
    assert {name: len(rows) for name, rows in shown.items()} == dict.fromkeys(("You", "Left", "Opposite", "Right"), 3)
    told = " ".join(page.part("verdict").texts(".news p")), page.part("story").text
    assert [text.count("face down") for text in told] == [3, 3]
    assert Session(json.loads(json.dumps(session.state.to_json()))).html == session.html


DEAL = {"dealer": 0, "contract": "no-tricks", "base": None, "doubles": []}


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"players": 5}, "players"),
        ({"players": "4"}, "players"),
        ({"dealer": 4}, "dealer"),
        ({"rules": {"x": 1}}, "rules.x"),
        ({"rules": []}, "rules"),
        ({"seed": 0}, "seed"),
        ({"deals": {}}, "deals"),
        ({"deals": [DEAL, DEAL]}, "deals[1].contract"),
        ({"deals": [{**DEAL, "dealer": 1}]}, "deals[0].dealer"),
        ({"deals": [{**DEAL, "base": [-26, 0, 0, 0]}]}, "deals[0].base"),
        ({"moves": ["trumps"]}, "moves[0]"),
        ({"moves": ["no-tricks", "double 9"]}, "moves[1]"),
        ({"moves": ["no-tricks", "double 1"]}, "moves[1]"),
        ({"moves": ["chinese-poker"]}, "moves[0]"),
        ({"moves": ["domino 8", "pass", "pass", "pass", "pass", "back ?"]}, "moves[5]"),
        ({"bogus": 1}, "bogus"),
    ],
    ids=lambda value: str(value)[:50],
)
def test_a_tampered_state_is_refused_with_its_place(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        table(**{"seed": 1, **changed})
    assert caught.value.place == place


def test_a_state_beyond_the_last_deal_is_refused() -> None:
    match = Match.of({"game": "barbu", "seed": 1, "rules": {"salade": True}, "deals": []})
    while not match.over:
        at: Any = barbu.positions(match.record())[-1]
        while at.turn is not None:
            at = barbu.onwards(at.after(at.read(barbu.choose(at), "here")))
        match = match.closed(at)
    with pytest.raises(RecordError, match="nothing more"):
        Session(match.to_json())
