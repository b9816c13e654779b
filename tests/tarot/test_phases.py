"""Whole deals: every phase, every table size, every option; against a naive statement, and what must always hold."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tarot import naive_phases as naive
from tests.tarot.table import OPTIONS, Step, play, record
from tutor import tarot
from tutor.cards import TAROT, TRUMP
from tutor.record import Record
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.announce import Slam
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.options import VALUES, Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Ended, Setting

TABLES = [(players, rules) for players in (3, 4, 5) for rules in OPTIONS]
EVERY_TABLE = pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
DEALS = 12


def deals(players: int, rules: dict[str, object]) -> list[tuple[Record, list[Step]]]:
    starts = [record(players, seed, rules) for seed in range(DEALS)]
    return [(start, list(play(start, random.Random(seed)))) for seed, start in enumerate(starts)]


def naive_legal(at: Any) -> list[str] | None:  # noqa: ANN401 - a position of any phase
    """What the naive statement says of a position; ``None`` for the cards of a trick, which have their own test."""
    if isinstance(at, Auction):
        options = at.setting.options
        said = naive.bids([word for _, word in at.said], pousse=options.pousse, no_prise=options.no_prise)
        hand = [card.code for card in at.setting.hands[at.turn or 0] or ()]
        poor = options.maldonne and naive.poor(hand, options.maldonne_below)
        return [*said, "throw-in"] if poor and at.turn not in {seat for seat, _ in at.said} else said
    if isinstance(at, Call):
        hand = [card.code for card in at.setting.hands[at.taker] or ()]
        return naive.calls(hand, jack=at.setting.options.call_jack)
    if isinstance(at, Dog):
        return naive.discards([card.code for card in at.held or ()], at.left)
    if isinstance(at, Slam):
        return ["slam", "no-slam", *(["petit-slam"] if at.setting.options.petit_slam else [])]
    return None


@EVERY_TABLE
def test_a_legal_move_always_exists_and_the_naive_statement_agrees(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        for step in steps[:-1]:
            legal = [str(move) for move in step.at.obligation().legal()]
            assert legal
            expected = naive_legal(step.at)
            if expected is not None:
                assert sorted(legal) == sorted(expected)


@pytest.mark.parametrize("plain", range(8))
def test_the_ecart_agrees_with_the_naive_statement_for_hands_of_few_plain_cards(plain: int) -> None:
    rng = random.Random(plain)
    suits = [card for card in TAROT.cards if card.suit in "SHDC" and card.rank != "K"]
    others = [card for card in TAROT.cards if card not in suits]
    for left in range(1, 7):
        held = TAROT.set([*rng.sample(suits, plain), *rng.sample(others, 16)])
        at = Dog(Setting.of(record(4, 0, {})), 0, "garde", None, held, count=6 - left)
        assert sorted(at.obligation().legal()) == sorted(naive.discards([card.code for card in held], left))


@EVERY_TABLE
def test_poignees_are_offered_as_the_naive_statement_says(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        for at in (step.at for step in steps if isinstance(step.at, Play) and not step.at.over):
            offered = [str(move) for move in at.obligation().legal() if str(move).startswith("poignee")]
            first = len(at.hand) == at.size and all(seat != at.turn for seat, _ in at.shown)
            aside = at.aside.of(TRUMP) if at.turn == at.taker else ()
            held = [card.code for card in (*at.hand, *aside)]
            assert offered == (naive.poignees(held, players) if first else [])


@EVERY_TABLE
def test_scores_sum_to_zero_and_the_record_replays_to_the_same_end(players: int, rules: dict[str, object]) -> None:
    for start, steps in deals(players, rules):
        last = steps[-1]
        whole = replace(start, moves=last.moves)
        said = answer(whole, Words())
        scores = said["scores"]
        assert said["over"]
        assert isinstance(scores, list)
        assert sum(scores) == 0
        assert answer(Record.of(json.loads(json.dumps(whole.to_json()))), Words()) == said
        assert ("ended" in said) == isinstance(last.at, Ended)


@st.composite
def house_rules(draw: st.DrawFn) -> dict[str, object]:
    """Any house rules that a table can agree on."""
    chosen: dict[str, object] = {}
    for field in fields(Options):
        values = VALUES.get(field.name, (True, False))
        if draw(st.booleans()):
            chosen[field.name] = draw(st.sampled_from(values))
    return chosen


@given(st.sampled_from((3, 4, 5)), house_rules(), st.integers(0, 10_000))
@settings(deadline=None, max_examples=40)
def test_with_any_house_rules_a_deal_comes_to_its_end_and_its_score_to_zero(
    players: int, rules: dict[str, object], seed: int
) -> None:
    start = record(players, seed, rules)
    *steps, last = play(start, random.Random(seed))
    for step in steps[:: max(len(steps) // 6, 1)]:
        seen = replace(start, moves=step.moves)
        own = tuple(hand if seat == step.at.turn else None for seat, hand in enumerate(start.hands))
        if not any(move.startswith("discard") for move in step.moves) and not isinstance(step.at, Dog):
            assert answer(replace(seen, hands=own, dog=None), Words()) == answer(seen, Words())
    said = answer(replace(start, moves=last.moves), Words("fr"))
    assert sum(said["scores"]) == 0  # type: ignore[call-overload] # JSON has no types


@EVERY_TABLE
def test_every_rule_that_is_named_is_in_the_rulebook(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        for step in steps[:-1]:
            for ruling in step.at.obligation().rulings:
                assert {reason.rule.id for reason in (*ruling.chain, *ruling.notes)} <= set(tarot.RULES)


@pytest.mark.parametrize("lang", ["en", "fr"])
@EVERY_TABLE
def test_every_verdict_can_be_said(players: int, rules: dict[str, object], lang: str) -> None:
    start, steps = deals(players, rules)[0]
    for step in steps[::3]:
        said = answer(replace(start, moves=step.moves), Words(lang))
        verdicts = said["verdicts"]
        assert isinstance(verdicts, list)
        assert all(verdict["text"] and verdict["chain"][-1]["rule"] == verdict["rule"] for verdict in verdicts)


@EVERY_TABLE
def test_hidden_cards_change_no_letter(players: int, rules: dict[str, object]) -> None:
    for start, steps in deals(players, rules)[:4]:
        for step in steps[:-1:5]:
            seen = replace(start, moves=step.moves)
            own = tuple(hand if seat == step.at.turn else None for seat, hand in enumerate(start.hands))
            taker = getattr(step.at, "taker", None)
            public = any(move.startswith("discard") for move in step.moves) or isinstance(step.at, Dog)
            hidden = replace(
                seen,
                hands=own,
                dog=start.dog if public else None,
                moves=tuple(secret(move) if step.at.turn != taker else move for move in step.moves),
            )
            assert answer(hidden, Words()) == answer(seen, Words())


def secret(move: str) -> str:
    """A move as the defence sees it."""
    return "discard ?" if move.startswith("discard") else move


def test_the_deals_of_these_tests_meet_every_phase_and_contract() -> None:
    met: Counter[str] = Counter()
    for players, rules in TABLES:
        for _, steps in deals(players, rules):
            met.update(type(step.at).__name__ for step in steps)
            met.update(step.at.contract for step in steps if isinstance(step.at, Play))
            met.update(str(step.move).split(" ", 1)[0] for step in steps)
    expected = {"Auction", "Call", "Dog", "Slam", "Play", "prise", "pousse", "garde", "garde-sans", "garde-contre"}
    assert expected | {"poignee", "slam", "call", "discard"} <= set(met)
