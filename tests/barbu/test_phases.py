"""Whole deals: one phase after another, what the others must not learn, and records that can be read again."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tests.barbu.table import CALLS, RULES, Step, at_play, play, record
from tests.test_rules import parts
from tutor import barbu
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.games import read_record, record_of
from tutor.show.answer import answer, problem, verdicts
from tutor.show.languages import LANGUAGES
from tutor.show.text import explain
from tutor.show.words import Words

SOME_CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 8")
EVERY_CALL = pytest.mark.parametrize("call", SOME_CALLS)


def whole(seed: int, call: str | None, rules: dict[str, object] | None = None) -> list[Step]:
    """A deal from its call to its end."""
    return list(play(record(seed, rules, call), random.Random(seed)))


def test_a_deal_is_called_then_doubled_then_played() -> None:
    for seed in range(10):
        phases = [step.at.phase for step in whole(seed, None)]
        assert phases[0] == "call"
        assert phases[1:5] == ["doubling"] * 4


def test_the_dealer_calls_and_leads_and_speaks_last() -> None:
    for seed in range(5):
        steps = whole(seed, "trumps H")
        dealer = record(seed).dealer
        assert [step.at.turn for step in steps[3:5]] == [dealer, dealer]


@EVERY_CALL
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_somebody_can_always_move_and_every_verdict_has_words(call: str, rules: dict[str, object]) -> None:
    words = {lang: Words(lang) for lang in LANGUAGES}
    for step in play(at_play(1, call, rules), random.Random(1)):
        if step.at.turn is None:
            continue
        duty = step.at.obligation()
        assert duty.legal()
        for ruling in duty.rulings:
            assert {reason.rule.id for reason in (*ruling.chain, *ruling.notes)} <= set(barbu.RULES)
            facts = ruling.reason.facts
            assert not ruling.legal or set(parts(ruling.reason.rule.seen or N_("{nothing}"))) <= facts.keys()
            said = [words[lang].to(step.at.turn, clockwise=True).verdict(ruling) for lang in LANGUAGES]
            assert all("{" not in sentence and sentence.endswith(".") for sentence in said)


@EVERY_CALL
def test_cards_that_a_player_cannot_see_change_no_letter(call: str) -> None:
    start = at_play(2, call, RULES[1])
    steps = list(play(start, random.Random(2)))
    for step in steps[:-1:7]:
        seat = step.at.turn
        hidden = tuple(hand if at == seat else None for at, hand in enumerate(start.hands))
        known, unknown = (
            record_of(replace(start, hands=hands, moves=step.moves).to_json()) for hands in (start.hands, hidden)
        )
        assert answer(known, Words()) == answer(unknown, Words())
        assert explain(known, Words()) == explain(unknown, Words())


@EVERY_CALL
def test_a_record_that_is_written_and_read_again_gives_the_same_score(call: str) -> None:
    for seed in range(3):
        *_, last = whole(seed, call)
        again = read_record(json.dumps(replace(record(seed), moves=last.moves).to_json()))
        assert barbu.result(barbu.position(again)) == barbu.result(last.at)


def test_a_position_is_reached_by_its_moves_alone() -> None:
    for before, after in pairwise(play(at_play(4, "trumps S"), random.Random(4))):
        at: Any = before.at
        assert at.after(at.read(before.move, "here")) == after.at


def test_a_deal_that_begins_with_its_last_tricks_has_no_score() -> None:
    start = at_play(1, "no-tricks")
    hands = tuple(hand and hand.pack.set(list(hand)[:2]) for hand in start.hands)
    *_, last = play(replace(start, hands=hands), random.Random(1))
    assert barbu.result(last.at).scores is None


GOOD = {"game": "barbu", "players": 4, "dealer": 0, "hands": {}, "moves": []}
AT_PLAY = {"phase": "play", "contract": "trumps H", "leader": 0}
A_CALL = "a contract to call, one of no-tricks, no-hearts, no-queens, barbu, no-last-two, trumps C, domino A"
STILL_TO_COME = (
    "a contract that is still to be called, No Tricks, No Hearts, No Queens, Barbu, No Last Two or Domino (B-CALL-ONCE)"
)
TRUMPS_WITH = "a call with its suit or rank, one of trumps S, trumps H, trumps D, trumps C (B-CALL-DETAIL)"


def changed(**changes: object) -> str:
    """A good record, but for some changes."""
    return json.dumps({**GOOD, **changes})


def played(**changes: object) -> str:
    """A good record that begins with the play, but for some changes to where it begins."""
    return changed(**{"from": {**AT_PLAY, **changes}})


def past(**history: object) -> str:
    """A good record, but for what happened before this deal."""
    return changed(history=history)


ERRORS: list[tuple[str, str, str]] = [
    (changed(dealer=None), "dealer", "the dealer’s seat"),
    (changed(dog=["H2"]), "dog", "nothing: there is no such thing in barbu"),
    (changed(hands={"0": ["H2"]}), "hands.0", "13 cards, the hand of a player at a table of 4"),
    (changed(moves=["bridge"]), "moves[0]", A_CALL),
    (changed(moves=["trumps"]), "moves[0]", TRUMPS_WITH),
    (changed(moves=["trumps NT"]), "moves[0]", TRUMPS_WITH),
    (changed(rules={"hearts_ban": "maybe"}), "rules.hearts_ban", "one of strict, broken, none"),
    (changed(rules={"no_wait": 1}), "rules.no_wait", "true or false"),
    (past(calls=[]), "history.calls", "one of called, doubled"),
    (
        past(called=["no-tricks", "no-tricks"]),
        "history.called",
        'a list of contracts such as ["no-tricks", "trumps"], each only once',
    ),
    (
        past(called=["trumps H"]),
        "history.called[0]",
        "one of no-tricks, no-hearts, no-queens, barbu, no-last-two, trumps, domino",
    ),
    (
        past(called=["trumps"], doubled={"1": 2}),
        "history.doubled.1",
        "how often the dealer was doubled, a number from 0 to 1",
    ),
    (
        past(called=["trumps"], doubled={"1": True}),
        "history.doubled.1",
        "how often the dealer was doubled, a number from 0 to 1",
    ),
    (past(doubled={"4": 0}), "history.doubled.4", "a seat from 0 to 3"),
    (past(doubled={"0": 0}), "history.doubled.0", "a seat other than the dealer’s"),
    (
        changed(history={"called": ["trumps"]}, moves=["trumps H"]),
        "moves[0]",
        STILL_TO_COME,
    ),
    (played(taker=0), "from.taker", "one of phase, contract, leader, lying, left, out"),
    (
        played(phase="doubling"),
        "from.phase",
        'play: a record begins with the call or the play: "from": {"phase": "play", ...}',
    ),
    (played(leader=4), "from.leader", "a seat from 0 to 3"),
    (changed(history={"called": ["trumps"]}, **{"from": AT_PLAY}), "from.contract", STILL_TO_COME),
    (changed(moves=["barbu", *["pass"] * 4, "H2"]), "moves[5]", "nothing more: the deal is over"),
    (changed(**{"from": AT_PLAY}, hands={"1": ["H2"]}), "hands.0", "the hand of the player to move"),
]


@pytest.mark.parametrize(("text", "place", "expected"), ERRORS)
def test_what_is_wrong_with_a_record_is_said_with_its_place(text: str, place: str, expected: str) -> None:
    with pytest.raises(RecordError) as caught:
        answer(read_record(text), Words())
    said = problem(caught.value, Words())["error"]
    assert isinstance(said, dict)
    assert (said["place"], said["expected"]) == (place, expected)
    french = Words("fr").error(caught.value)
    assert ", attendu " in french
    assert expected not in french


def test_the_last_contract_is_no_choice() -> None:
    called = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "domino")
    start = read_record(past(called=list(called), doubled={"1": 2}))
    at: Any = barbu.position(start)
    assert at.obligation().legal() == ["trumps S", "trumps H", "trumps D", "trumps C"]
    assert {verdict.rule.id for verdict in at.obligation()} == {"B-CALL-FORCED-LAST"}
    said = verdicts(at, Words())
    assert len(said) == len(CALLS)
    assert said[0]["text"] == "Trumps is the only contract that you have not called yet. The suit is yours to choose."
