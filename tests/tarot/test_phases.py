"""Whole deals: every phase, every table size, every option; against a naive statement, and what must always hold."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import fields, replace
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.whole_deals import peak
from tests.certify import examples
from tests.tarot import naive, naive_phases
from tests.tarot.score.test_count import told_plainly
from tests.tarot.table import OPTIONS, Step, play, record
from tutor import tarot
from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.games import read_record, record_of
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.options import VALUES, Options
from tutor.tarot.play import Play
from tutor.tarot.score.count import count as points_of
from tutor.tarot.setting import Ended, Setting

TABLES = [(players, rules) for players in (3, 4, 5) for rules in OPTIONS]
EVERY_TABLE = pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
DEALS = examples(12, 60)
#: In how many positions of the card play, all tables together, the naive statement is asked.
POSITIONS = 100_000


def deals(players: int, rules: dict[str, object]) -> list[tuple[Record, list[Step]]]:
    starts = [record(players, seed, rules) for seed in range(DEALS)]
    return [(start, list(play(start, random.Random(seed)))) for seed, start in enumerate(starts)]


def naive_legal(at: Any) -> list[str]:  # noqa: ANN401 - a position of any phase
    """What the naive statement says of a position."""
    if isinstance(at, Auction):
        options = at.setting.options
        said = naive_phases.bids([word for _, word in at.said], pousse=options.pousse, no_prise=options.no_prise)
        poor = options.maldonne and naive_phases.poor(codes(at.setting.hands[at.turn or 0]), options.maldonne_below)
        return [*said, "throw-in"] if poor and at.turn not in {seat for seat, _ in at.said} else said
    if isinstance(at, Call):
        return naive_phases.calls(codes(at.setting.hands[at.taker]), jack=at.setting.options.call_jack)
    if isinstance(at, Dog):
        return naive_phases.discards(codes(at.held), at.left)
    if isinstance(at, Play):
        return naive_playable(at)
    return ["slam", "no-slam", *(["petit-slam"] if at.setting.options.petit_slam else [])]


def naive_playable(at: Play) -> list[str]:
    """What the naive statement says of the play: the cards, and before one's own first card the declarations."""
    hand, trick, early = codes(at.hand), [card.code for card in at.trick.cards], not at.tricks
    if early and not trick and at.called and at.options.lead_ban:
        cards = naive.first_lead(hand, at.called.code)
    elif free_petit(at, hand):
        cards = {"T1", *(naive.playable([card for card in hand if card != "T1"], trick) if len(hand) > 1 else ())}
    else:
        cards = naive.playable(hand, trick)
    if not early:
        return list(cards)
    made = {said.kind.split()[0] for seat, said in at.shown if seat == at.turn}
    held = [*hand, *(card.code for card in at.aside if at.turn == at.taker)]
    poignees = naive_phases.poignees(held, len(at.hands)) * ("poignee" not in made)
    return [*cards, *poignees, *(naive_phases.misere(hand) * (at.options.misere and "misere" not in made))]


def free_petit(at: Play, hand: list[str]) -> bool:
    """Whether the player to move was dealt a Petit that cannot be taken, and still holds it."""
    if not at.options.petit_imprenable or "T1" not in hand:
        return False
    held = {*hand, *(card.code for trick in at.tricks for card in trick.cards if trick.seat_of(card) == at.turn)}
    if at.turn == at.taker and at.contract.startswith(("pr", "po")) | (at.contract == "garde"):
        held = {*held, *codes(at.aside)} - set(codes(at.dog))
    return {card for card in held if card[0] in "TE"} == {"T1"}


def codes(cards: Cards | None) -> list[str]:
    return [card.code for card in cards or ()]


@EVERY_TABLE
def test_the_naive_statement_agrees_at_every_decision(players: int, rules: dict[str, object]) -> None:
    judged = 0
    for seed in count(DEALS):
        for step in play(record(players, seed, rules), random.Random(seed)):
            if step.at.turn is not None:
                legal = sorted(str(move) for move in step.at.obligation().legal())
                assert legal == sorted(naive_legal(step.at)), step.moves
                judged += isinstance(step.at, Play)
        if judged > POSITIONS / len(TABLES):
            break


@EVERY_TABLE
def test_there_is_always_a_legal_move_and_the_rulings_say_that_it_is(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        for step in steps[:-1]:
            duty = step.at.obligation()
            said = [move for ruling in duty.rulings if ruling.legal for move in ruling.moves]
            assert duty.legal()
            assert sorted(map(str, duty.legal())) == sorted(map(str, said))
            assert all((verdict.move in duty) is verdict.legal for verdict in duty)


@pytest.mark.parametrize("plain", range(8))
def test_the_ecart_agrees_with_the_naive_statement_for_hands_of_few_plain_cards(plain: int) -> None:
    rng = random.Random(plain)
    suits = [card for card in TAROT.cards if card.suit in "SHDC" and card.rank != "K"]
    others = [card for card in TAROT.cards if card not in suits]
    for left in range(1, 7):
        held = TAROT.set([*rng.sample(suits, plain), *rng.sample(others, 16)])
        at = Dog(Setting.of(record(4, 0, {})), 0, "garde", None, held, count=6 - left)
        assert sorted(at.obligation().legal()) == sorted(naive_phases.discards([card.code for card in held], left))


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
        assert answer(record_of(json.loads(json.dumps(whole.to_json()))), Words()) == said
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
@settings(max_examples=40)
def test_with_any_house_rules_a_deal_comes_to_its_end_and_its_score_to_zero(
    players: int, rules: dict[str, object], seed: int
) -> None:
    # With a dead player four play a deal.
    start = record(4 if rules.get("dead_player") else players, seed, rules)
    *steps, last = play(start, random.Random(seed))
    for step in steps[:: max(len(steps) // 6, 1)]:
        seen = replace(start, moves=step.moves)
        own = tuple(hand if seat == step.at.turn else None for seat, hand in enumerate(start.hands))
        if not any(move.startswith("discard") for move in step.moves) and not isinstance(step.at, Dog):
            assert answer(replace(seen, hands=own, dog=None), Words()) == answer(seen, Words())
    said = answer(replace(start, moves=last.moves), Words("fr"))
    assert sum(said["scores"]) == 0  # type: ignore[call-overload] # JSON has no types


@EVERY_TABLE
def test_both_sides_have_91_points_and_three_bouts_together(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        if isinstance(over := steps[-1].at, Play):
            attack, defence = told_plainly(over)
            found = points_of(over)
            assert (found.points / 2, found.bouts) == attack
            assert (attack[0] + defence[0], attack[1] + defence[1]) == (91, 3)


@EVERY_TABLE
def test_a_deal_that_is_replayed_from_its_record_passes_the_same_positions(
    players: int, rules: dict[str, object]
) -> None:
    for start, steps in deals(players, rules):
        whole = replace(start, moves=steps[-1].moves)
        assert tarot.positions(read_record(json.dumps(whole.to_json()))) == [step.at for step in steps]


@EVERY_TABLE
def test_every_rule_that_is_named_is_in_the_rulebook(players: int, rules: dict[str, object]) -> None:
    for _, steps in deals(players, rules):
        rulings = [ruling for step in steps[:-1] for ruling in step.at.obligation().rulings]
        reasons = [reason for ruling in rulings for reason in (*ruling.chain, *ruling.notes)]
        sheet = tarot.result(steps[-1].at)
        named = {reason.rule.id for reason in (*reasons, *(line.reason for line in sheet.lines))}
        assert named | ({sheet.ended.id} if sheet.ended else set()) <= set(tarot.RULES)


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


def test_a_deal_of_which_every_position_and_explanation_is_kept_takes_less_than_a_megabyte() -> None:
    assert peak() < 1_000_000
