"""A table that plays French Tarot: every phase by intents, nothing hidden in the page, a state that can be trusted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.hosts.playing import TAKER, match_of, moves, play
from tests.page import Table
from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RecordError
from tutor.hosts.intents import ask
from tutor.hosts.table.session import Session
from tutor.show.forms import BARE
from tutor.show.languages import LANGUAGES
from tutor.show.table.felt import DEAD, DEALER
from tutor.show.tarot.stage import IS_DEAD
from tutor.show.words import Words
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG, Ended

TABLES = (3, 4, 5)
EVERY_TABLE = pytest.mark.parametrize("players", TABLES)


def table(players: int = 4, seed: int = 1, **more: object) -> Session:
    return Session({"game": "tarot", "players": players, "seed": seed, **more})


def reach(session: Session, phase: str) -> Session:
    """Play as the tutor would until the learner stands in a phase."""
    for _ in play(session):
        if session.at.phase == phase:
            return session
    raise LookupError(phase)


@EVERY_TABLE
def test_a_whole_deal_is_played_through_intents_in_every_phase(players: int) -> None:
    session = table(players, TAKER[players])
    phases = list(dict.fromkeys(play(session)))
    assert phases == ["auction", *(["call"] if players == 5 else []), "dog", "announce", "play"]
    page = Table(session.html)
    assert "The deal is over." in page.part("verdict").text
    assert len(page.scores["1"]) == players


@EVERY_TABLE
def test_the_totals_of_a_match_of_three_deals_sum_to_zero(players: int) -> None:
    session = table(players, 7)
    for number in (1, 2, 3):
        assert Table(session.html).title == f"French Tarot: deal {number}"
        list(play(session))
        assert "error" not in session.answer({"next": True})
    match = session.state.table.to_json()["deals"]
    assert isinstance(match, list)
    assert len(match) == 3
    totals = Table(session.html).scores["Total"]
    assert len(totals) == players
    assert sum(int(total.replace("−", "-")) for total in totals) == 0


def test_the_score_of_many_deals_keeps_a_few_rows_and_the_whole_total() -> None:
    deal = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}
    rows = Table(table(deals=[deal] * 9).html).scores
    assert list(rows) == ["1 to 3", "4", "5", "6", "7", "8", "9", "Total"]
    assert rows["Total"] == ["+1782", "−594", "−594", "−594"]


@EVERY_TABLE
def test_every_button_has_its_verdict_and_every_verdict_its_button(players: int) -> None:
    session = table(players, TAKER[players])
    seen = set()
    for phase in play(session):
        page = Table(session.html)
        pressed, judged = set(page.moves), set(page.verdicts)
        assert pressed <= judged
        assert judged - pressed <= {"pousse"} | {move for move in judged if move.startswith("poignee")}
        seen.add(phase)
    assert "play" in seen


def test_a_card_is_set_aside_by_pressing_it_in_the_hand() -> None:
    session = reach(table(seed=TAKER[4]), "dog")
    assert all(move.startswith("discard ") for move in moves(session))
    page = Table(str(session.answer({"play": moves(session)[0]})["html"]))
    assert page.part("felt").one(".tray p").text == "1 of 6 cards set aside"
    assert "from the dog" in page.part("hand").text


def test_a_forbidden_bid_is_refused_with_its_rule_and_nothing_changes() -> None:
    session = next(one for one in (table(seed=seed) for seed in range(1, 50)) if one.at.highest)
    before = session.state
    refused = moves(session, legal=False)[0]
    assert (
        f'data-forbidden data-move="{refused}"' in session.html
        or f'data-move="{refused}" data-forbidden' in session.html
    )
    answer = session.answer({"play": refused})
    assert "t-bid-" in str(answer["judged"])
    assert session.state is before


def test_the_rest_of_a_deal_is_played_for_the_learner_from_any_phase() -> None:
    for phase in ("auction", "dog", "announce", "play"):
        session = reach(table(seed=TAKER[4]), phase) if phase != "auction" else table(seed=TAKER[4])
        assert "error" not in session.answer({"finish": True})
        assert session.at.turn is None


def test_the_next_deal_must_wait_for_the_end_of_this_one() -> None:
    session = table()
    assert session.answer({"next": True}) == {"error": "This deal is not over yet."}
    assert "plays no match" in str(Session({"kind": "follow", "seed": 3}).answer({"next": True})["error"])


def test_a_new_match_may_have_other_players_and_other_rules() -> None:
    session = table(seed=7)
    session.answer({"new": {"players": "5", "variant": "seed", "seed": "12"}})
    expected = {"game": "tarot", "players": 5, "seed": 12, "rules": {"profile": "seed"}, "deals": []}
    assert session.state.table.to_json() == expected
    session.answer({"new": {"players": 3}})
    assert session.state.table.to_json() == {**expected, "players": 3}
    session.answer({"deal": 4})
    assert session.state.table.to_json() == {**expected, "players": 3, "seed": 4}
    session.answer({"deal": None})
    assert session.state.table.seed != 4


@pytest.mark.parametrize(
    "wish",
    [
        *(7, None, [], {"players": "6"}, {"players": 2.5}, {"players": True}, {"players": [5]}),
        *({"variant": "x"}, {"variant": None}, {"seed": "abc"}, {"seed": 0}),
    ],
    ids=str,
)
def test_an_impossible_table_is_refused_and_the_match_goes_on(wish: object) -> None:
    session = table()
    before = session.state
    assert set(session.answer({"new": wish})) == {"error"}
    assert session.state is before


@EVERY_TABLE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_card_is_in_the_page(players: int, lang: str) -> None:
    for seed in (TAKER[players], 12):
        session = table(players, seed, lang=lang)
        for _, _ in zip(play(session), range(12), strict=False):
            page = Table(session.page_html)
            hidden = hidden_cards(session)
            assert not set(page.values("data-card")) & {card.code for card in hidden}
            # The cards that might be called are named, whoever holds them.
            parts = [page.part("felt"), page.part("hand")] if session.at.phase == "call" else [page]
            named = {said.partition(",")[0] for part in parts for said in part.texts(".tutor-said")}
            assert not names(hidden, lang) & named
            told = {move.split()[-1] for move in json.loads(json.dumps(session.state.to_json()))["moves"]}
            assert not told & {card.code for card in hidden}


def names(cards: Cards, lang: str) -> set[str]:
    """What cards are called, alone or in a sentence."""
    return {Words(lang).name(card, form) for card in cards for form in ("", BARE)}


def hidden_cards(session: Session) -> Cards:
    """What the learner may not know: cards in other hands, or set aside by others, that were never shown."""
    at: Any = session.at
    if isinstance(at, Play):
        known = (at.hands[0] or TAROT.none) | at.played | TAROT.set(card for _, said in at.shown for card in said.shown)
        known |= at.aside if at.taker == 0 else at.aside.of("T")
        known |= at.dog if at.dog and at.contract in WITH_DOG else TAROT.none
        known |= TAROT.set([at.called] if at.called else [])
        return TAROT.all - known
    known = at.setting.hands[0] | TAROT.set([at.called] if getattr(at, "called", None) else [])
    turned = at.phase in {"dog", "announce"} and at.contract in WITH_DOG
    dog: Cards = at.setting.dog
    hidden: Cards = TAROT.all - known - (dog if turned else TAROT.none)
    return hidden


def test_cards_set_aside_by_others_are_found_again_and_not_told() -> None:
    session = next(
        one for one in map(finished, range(1, 40)) if one.at.phase == "play" and one.at.taker and one.at.aside
    )
    assert session.state.moves.count("discard ?") == 6
    assert Session(session.state.to_json()).at == session.at


def finished(seed: int) -> Session:
    session = table(seed=seed)
    session.answer({"finish": True})
    return session


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"players": 6}, "players"),
        ({"players": "4"}, "players"),
        ({"rules": {"x": 1}}, "rules.x"),
        ({"seed": 0}, "seed"),
        ({"deals": [{"taker": 9}]}, "deals[0].taker"),
        ({"moves": ["<b>"]}, "moves[0]"),
        ({"moves": ["discard ?"]}, "moves[0]"),
        ({"moves": ["x" * 200]}, "moves[0]"),
        ({"moves": [None]}, "moves[0]"),
        ({"lang": "de"}, "lang"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_tampered_state_is_refused_with_its_place(changed: dict[str, object], place: str) -> None:
    state = {"game": "tarot", "players": 4, "seed": 1, **changed}
    with pytest.raises(RecordError) as caught:
        Session(state)
    assert caught.value.place == place
    assert json.loads(ask(json.dumps(state), '{"finish": true}'))["error"].startswith(place)


def test_moves_behind_the_end_of_a_deal_are_refused() -> None:
    state = finished(1).state.to_json()
    assert isinstance(state["moves"], list)
    with pytest.raises(RecordError, match="nothing more"):
        Session({**state, "moves": [*state["moves"], "pass"]})


def beginning(session: Session) -> str:
    """What the table says before the learner's first move."""
    return Table(session.html).part("verdict").text


@EVERY_TABLE
def test_a_table_that_does_not_shuffle_says_who_cut_and_is_taken_up_as_it_was(players: int) -> None:
    session = table(players, 7)
    session.answer({"new": {"variant": "soft", "players": str(players)}})
    assert "shuffled for the first deal only" in beginning(session)
    for _ in range(4):
        session.answer({"finish": True})
        assert "error" not in session.answer({"next": True})
        match = match_of(session, Match)
        dealer, cutter = (Words(seat=0, players=players).player(seat) for seat in (match.dealer, match.cutter))
        assert f"{cutter} cut and {dealer} dealt." in beginning(session)
        assert "t-deal-shuffle" in Table(session.html).rules
        again = Session(json.loads(json.dumps(session.state.to_json())))
        assert again.html == session.html
        # What is kept of the deal before was open to all: how its tricks lay.
        assert TAROT.set(match.pack) in (TAROT.none, TAROT.all)
        assert not set(Table(session.page_html).values("data-card")) & {card.code for card in hidden_cards(session)}
    session.answer({"deal": 8})
    assert match_of(session, Match).pack == ()
    assert "shuffled for the first deal only" in beginning(session)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_a_dead_player_everybody_sits_out_in_turn_the_learner_too(lang: str) -> None:
    session = table(seed=7, lang=lang)
    assert "error" not in session.answer({"new": {"variant": "dead", "players": "5"}})
    for _ in range(6):
        match = match_of(session, Match)
        dead = match.dealer
        page = Table(session.html)
        word, deals = Words(lang).say(DEAD), Words(lang).say(DEALER)
        assert [word in chair.tags for chair in page.chairs] == [seat == dead for seat in range(5)]
        assert [deals in chair.tags for chair in page.chairs] == [seat == dead for seat in range(5)]
        assert page.felt["data-seats"] == "5"
        assert "t-call-dead-5" in page.rules
        if dead == 0:
            assert session.at.turn is None
            assert Words(lang, 0, 5).say(IS_DEAD, dead=0) in beginning(session)
            assert session.answer({"back": True}).keys() == {"error"}
        else:
            assert session.at.turn == 0 or session.at.phase != "play"
        assert Session(json.loads(json.dumps(session.state.to_json()))).html == session.html
        session.answer({"finish": True})
        *_, last, _ = Table(session.html).scores.values()
        assert [cell == word for cell in last] == [seat == dead for seat in range(5)]
        assert "error" not in session.answer({"next": True})
    assert sum(match_of(session, Match).totals) == 0


def test_a_deal_that_the_learner_sits_out_is_told_in_short() -> None:
    session = table(5, 7, rules={"dead_player": True})
    while match_of(session, Match).dealer != 0:
        session.answer({"finish": True})
        session.answer({"next": True})
    page = Table(session.html)
    told, story = page.part("verdict").text, page.part("story").text
    assert "is the taker." in told
    assert "wins the trick" not in told
    assert story.count("wins the trick with") == 18
    assert page.hand == []
    assert "Your score" not in told


def test_a_void_deal_with_a_dead_player_names_the_next_dealer_at_the_table() -> None:
    named = set()
    for seed in range(1, 40):
        session = table(5, seed, rules={"dead_player": True})
        session.answer({"play": "pass"})
        if isinstance(session.at, Ended):
            dealer = match_of(session, Match).closed(session.at).dealer
            next_dealer = f"{Words(seat=0, players=5).player(dealer)} {'deal' if dealer == 0 else 'deals'} next"
            assert next_dealer in Table(session.html).text.lower()
            named.add(dealer)
    assert len(named) > 2


def test_a_dead_player_needs_a_table_of_five_or_six() -> None:
    answer = table(seed=7).answer({"new": {"variant": "dead", "players": "4"}})
    assert "with a dead player one of those at the table sits out" in str(answer["error"])
