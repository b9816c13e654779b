"""The doubling: worked examples, a naive second statement, and what must always hold."""

from __future__ import annotations

import json
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.barbu import naive_doubling as naive
from tutor.barbu import contracts
from tutor.barbu.bets import Bets
from tutor.barbu.compulsory import NEEDED, Debt
from tutor.barbu.doubling import Doubling
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.barbu.targets import PASS
from tutor.core.errors import RecordError, RefusedError
from tutor.show.words import Words

#: Positions and what is said in them, the dealer at seat 0: the rule that allows it, or refuses it.
VECTORS = [json.loads(line) for line in Path(__file__).with_name("doublings.jsonl").read_text("utf-8").splitlines()]
SEATS = range(4)
#: Everything that anybody could think of saying, but for the same seat twice.
EVERYTHING: list[list[int] | str] = [
    "max",
    "flanks",
    *([*targets] for size in range(5) for targets in combinations(SEATS, size)),
]


def doubling(contract: str = "no-queens", deal: int = 1, done: int = 0, dealer: int = 0, **rules: Any) -> Doubling:  # noqa: ANN401
    """The doubling of a dealer's deal of that number, whom everybody has doubled as often as ``done`` says."""
    options = Options.of(rules)
    called = contracts.read(contract, "contract", options)
    before = [name for name in contracts.names(options) if name != called.name][: deal - 1]
    doubled = {seat: done for seat in SEATS if seat != dealer}
    return Doubling(Setting(4, dealer, options, (None,) * 4, tuple(before), doubled), called)


def after(at: Doubling, *turns: str) -> Doubling:
    """The doubling after some turns."""
    for turn in turns:
        at = at.after(turn)
    return at


def levels(bets: Bets) -> dict[str, int]:
    """The level of every pair that has one, by its two seats."""
    return {f"{one}{other}": level for one, other in combinations(SEATS, 2) if (level := bets.level(one, other))}


def text(targets: list[int] | str) -> str:
    """What somebody says, as records write it."""
    if isinstance(targets, str):
        return f"double {targets}"
    return " ".join(["double", *map(str, targets)]) if targets else "pass"


@st.composite
def positions(draw: st.DrawFn) -> Doubling:
    """Any doubling, at any moment in which somebody has to speak."""
    rules = {
        "doubling": draw(st.sampled_from(("all", "dealer"))),
        "flanks": draw(st.booleans()),
        "late_redouble": draw(st.booleans()),
    }
    contract = draw(st.sampled_from(("no-tricks", "barbu", "trumps H", "domino 8")))
    deal, done = draw(st.integers(1, 7)), draw(st.integers(0, 3))
    at = doubling(contract, deal, done, draw(st.sampled_from(SEATS)), **rules)
    for _ in range(draw(st.integers(0, 7))):
        further = at.after(draw(st.sampled_from(legal(at))))
        if further.turn is None:
            break
        at = further
    return at


def legal(at: Doubling) -> list[str]:
    """Everything that may be said."""
    return [text(targets) for targets in EVERYTHING if at.ruling(text(targets)).legal]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_worked_example_is_judged_as_the_rules_say(vector: dict[str, Any]) -> None:
    where = {name: vector[name] for name in ("contract", "deal", "done") if name in vector}
    at = after(doubling(**where, **vector.get("rules", {})), *vector["turns"])
    ruling = at.ruling(vector["move"])
    assert (ruling.legal, ruling.rule.id) == ("rule" in vector, vector.get("rule", vector.get("refused")))
    if ruling.legal:
        assert levels(at.after(vector["move"]).bets) == vector["levels"]
    else:
        with pytest.raises(RefusedError) as caught:
            at.after(vector["move"])
        assert caught.value.facts["rule"] == vector["refused"]


def test_who_passed_and_is_doubled_afterwards_has_no_second_turn() -> None:
    at = after(doubling(), "pass", "double 1", "pass", "pass")
    assert at.turn is None


def test_where_late_redoubles_are_allowed_only_those_speak_again_who_were_doubled_later() -> None:
    at = after(doubling(late_redouble=True), "pass", "double 1", "double 1 2", "pass")
    assert at.turn == 1
    assert Words(seat=1).verdict(at.ruling("double 3")) == (
        "Since your turn you were doubled by the player on your right and the player opposite: you may redouble now, or"
        " pass."
    )
    at = at.after("double 3")
    assert at.turn == 2
    assert at.after("pass").turn is None


def test_who_may_still_redouble_later_is_told_so_when_passing() -> None:
    late, usual = (Words(seat=1).verdict(doubling(late_redouble=late).ruling("pass")) for late in (True, False))
    assert late.startswith("You may pass: this is your one turn to double. If you are doubled later, you may still")
    assert usual.startswith("You may pass: this is your one turn to double, but you do not have to.")


def test_the_dealer_speaks_last_and_the_dealers_left_first() -> None:
    at = doubling(dealer=2)
    turns = []
    while at.turn is not None:
        turns.append(at.turn)
        at = at.after(PASS)
    assert turns == [3, 0, 1, 2]


def test_what_counts_as_a_compulsory_double_is_whoever_named_the_dealer() -> None:
    bets = after(doubling(), "double max", "double max", "double flanks", "double max").bets
    assert bets.doubled(0) == {1, 2}


def test_a_double_that_is_compulsory_is_explained_by_how_many_were_made_and_how_many_deals_are_left() -> None:
    ruling = doubling(deal=6).ruling("pass")
    assert [reason.rule.id for reason in ruling.chain] == ["B-DBL-COMPULSORY-2", "B-DBL-FORCED"]
    assert dict(ruling.reason.facts) == {"dealer": 0, "done": 0, "left": 1}


@pytest.mark.parametrize(
    ("deals", "forced"), [(7, [(6, 0), (7, 0), (7, 1)]), (8, [(7, 0), (8, 0), (8, 1)]), (9, [(8, 0), (9, 0), (9, 1)])]
)
def test_a_double_is_compulsory_in_a_set_s_last_deals(deals: int, forced: list[tuple[int, int]]) -> None:
    every = product(range(1, deals + 1), range(3))
    assert [(deal, done) for deal, done in every if Debt(done, deals - deal).due] == forced


def test_before_it_is_compulsory_one_is_reminded_of_what_is_owed() -> None:
    assert [note.rule.id for note in doubling(deal=5).ruling("pass").notes] == ["B-DBL-COMPULSORY-2"]
    assert doubling(deal=5).ruling("double flanks").notes
    assert doubling(deal=5).ruling("double 0 2").notes == doubling(deal=5, done=2).ruling("pass").notes == ()


def test_what_holds_for_several_who_are_named_is_said_once() -> None:
    """Each reason stands in the chain, but none of them twice."""
    named = after(doubling(), "double 2", "pass").ruling("double 0 1 2")
    assert [reason.rule.id for reason in named.chain] == ["B-DBL-NEG-ANY"]
    dealer = after(doubling(), "double max", "double max", "pass").ruling("double 1 2")
    assert [reason.rule.id for reason in dealer.chain] == ["B-RDBL-DEALER"]
    mixed = after(doubling(), "double max").ruling("double 0 1 3")
    assert [reason.rule.id for reason in mixed.chain] == ["B-DBL-NEG-ANY", "B-RDBL"]


def test_flanks_redouble_whoever_of_the_two_has_doubled_before() -> None:
    words = Words().to(2, clockwise=True)
    assert words.verdict(after(doubling(), "pass").ruling("double flanks")).startswith(
        "“Flanks” doubles the two others who are not the dealer."
    )
    assert words.verdict(after(doubling(), "double 2").ruling("double flanks")).startswith(
        "You were doubled by the player on your right. To say “flanks” is to redouble whoever doubled you, and to"
        " double the other flank if they did not."
    )


@pytest.mark.parametrize(
    "said",
    [
        *("", "redouble 1", "double", "double ", "double 4", "double x", "double 0 max", "double  0", "Pass"),
        *("double 02", "double ٢", "double " + "9" * 5000),
    ],
    ids=lambda said: said[:12],
)
def test_what_cannot_be_read_is_said_with_its_place(said: str) -> None:
    with pytest.raises(RecordError) as caught:
        Doubling.read(said, "moves[1]")
    assert caught.value.place == "moves[1]"


@pytest.mark.parametrize("said", ["pass", "double max", "double flanks", "double 0", "double 0 2"])
def test_what_can_be_read_is_what_was_written(said: str) -> None:
    assert Doubling.read(said, "moves[1]") == said


@given(positions())
@settings(max_examples=200)
def test_the_naive_statement_agrees_on_everything_that_could_be_said(at: Doubling) -> None:
    dealer, options, seat = at.setting.dealer, at.setting.options, at.turn
    assert seat is not None
    said: naive.Said = []
    for speaker, move in at.said:
        _, *named = move.split(" ")
        known = named[0] if named in (["max"], ["flanks"]) else [int(other) for other in named]
        said.append((speaker, naive.named(known, speaker, dealer, said)))
    must = at.debt(seat).done + 7 - len(at.setting.called) - 1 < NEEDED and seat != dealer and len(said) < 4
    candidates: list[list[int] | str] = [*EVERYTHING, [1, 1], [0, 2, 2]]
    for targets in candidates:
        assert at.ruling(text(targets)).legal == naive.allowed(
            targets,
            seat,
            dealer,
            said,
            positive=at.contract.positive,
            must=must,
            only=options.doubling == "dealer",
            flanks=options.flanks,
        ), text(targets)


@given(positions())
def test_there_is_always_something_to_say_and_every_verdict_has_words(at: Doubling) -> None:
    words = Words(seat=at.turn)
    verdicts = list(at.obligation())
    others = sorted({0, 1, 2, 3} - {at.turn})
    flanks = "double " + " ".join(str(other) for other in others if other != at.setting.dealer)
    pairs = {f"double {one} {other}" for one, other in combinations(others, 2)} - {flanks}
    candidates = ["pass", "double 0", "double 1", "double 2", "double 3", *pairs, "double max", "double flanks"]
    assert sorted(verdict.move for verdict in verdicts) == sorted(candidates)
    assert any(verdict.legal for verdict in verdicts)
    assert all(words.verdict(verdict.ruling).endswith(".") and words.move(verdict.move) for verdict in verdicts)


@given(positions())
def test_who_must_double_is_not_told_to_pass(at: Doubling) -> None:
    words = Words(seat=at.turn)
    if not at.ruling(PASS).legal:
        assert [text for verdict in at.obligation() if "pass" in (text := words.verdict(verdict.ruling))] == []


@given(positions())
def test_levels_are_the_same_from_both_sides_and_at_most_two(at: Doubling) -> None:
    for one, other in product(SEATS, SEATS):
        assert at.bets.level(one, other) == at.bets.level(other, one) <= 2 * (one != other)


@given(st.data())
@settings(max_examples=50)
def test_whoever_speaks_by_the_rules_doubles_each_dealer_twice_in_a_set(data: st.DataObject) -> None:
    done = dict.fromkeys((1, 2, 3), 0)
    called: tuple[str, ...] = ()
    options = Options()
    for name in data.draw(st.permutations(contracts.names(options))):
        contract = next(one for one in contracts.calls(options).values() if one.name == name)
        at = Doubling(Setting(4, 0, options, (None,) * 4, called, dict(done)), contract)
        while at.turn is not None:
            at = at.after(data.draw(st.sampled_from(sorted(legal(at), key=len))))
        for seat in at.bets.doubled(0):
            done[seat] += 1
        called = (*called, name)
    assert min(done.values()) >= 2
