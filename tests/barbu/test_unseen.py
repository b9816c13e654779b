"""Nothing impossible is accepted and nothing possible refused, whatever a record leaves out."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.barbu import naive
from tests.barbu.table import CALLS, RULES, Step, at_play, play
from tests.barbu.variant_deals import KINDS, dealt, lived
from tests.strategies import deals
from tutor import barbu
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.core.errors import RecordError
from tutor.core.hands import changed
from tutor.core.reading import codes
from tutor.core.record import Record
from tutor.games import record_of


class Deal(NamedTuple):
    """A deal that has been played with random moves: its record, its positions, and what chooses at random."""

    start: Record
    steps: list[Step]
    rng: random.Random

    def __repr__(self) -> str:
        """Tell it in a line."""
        return f"{self.start.start} {self.start.rules} {self.steps[-1].moves}"


@st.composite
def told(draw: st.DrawFn) -> Deal:
    """A deal that begins with the play."""
    seed = draw(st.integers(0, 10**6), label="seed")
    start = at_play(seed, draw(st.sampled_from(CALLS)), draw(st.sampled_from(RULES)))
    return Deal(start, list(play(start, random.Random(seed))), random.Random(seed))


def in_part(start: Record, rng: random.Random) -> Record:
    """The record with any of its hands left out, and perhaps the dealer."""
    hands = tuple(hand if rng.random() < rng.random() else None for hand in start.hands)
    return replace(start, hands=hands if any(hands) else start.hands, dealer=rng.choice((start.dealer, None)))


def accepted(told: Record) -> list[Any]:
    """The positions that a record passes once it has been written and read; it must not be refused."""
    return barbu.positions(record_of(told.to_json()))


def refused(told: Record) -> str:
    """The place where a record becomes impossible."""
    with pytest.raises(RecordError) as caught:
        accepted(told)
    return caught.value.place


@given(told())
@deals
def test_what_is_left_out_of_a_record_never_makes_it_impossible(deal: Deal) -> None:
    start, steps, rng = deal
    for step in [*rng.choices(steps, k=3), steps[-1]]:
        assert len(accepted(replace(in_part(start, rng), moves=step.moves))) == len(step.moves) + 1


@given(told())
@deals
def test_no_more_does_it_where_the_record_begins_with_any_trick_or_turn(deal: Deal) -> None:
    start, steps, rng = deal
    for first in rng.sample(range(len(steps) - 1), 3):
        at = steps[first].at
        if isinstance(at, Play) and (at.trick.cards or (at.options.hearts_ban == "broken" and at.gone.of("H"))):
            continue  # a record says only of its own tricks whether a heart has been played
        begun = {**(start.start or {}), "leader": at.turn}
        if isinstance(at, Layout):
            begun |= {"lying": codes(at.lying), "left": list(at.left), "out": list(at.out)}
        moves = tuple(step.move for step in steps[first:-1])
        accepted(replace(in_part(replace(start, hands=at.hands, start=begun), rng), moves=moves))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_variants_are_accepted_with_any_hand_left_out(kind: Any) -> None:  # noqa: ANN401 - a kind of deal
    start, passed = dealt(kind, 1), lived(kind, 1)
    moves = [str(move) for move in moves_of(passed)]
    for hidden in range(kind.players):
        told = replace(start, hands=changed(start.hands, hidden, None), moves=tuple(moves))
        if kind.call == "chinese-poker":
            setting = (number for number, at in enumerate(passed[:-1]) if at.phase == "setting" and at.turn == hidden)
            for number in setting:
                moves = [*told.moves[:number], told.moves[number].split()[0] + " ?", *told.moves[number + 1 :]]
                told = replace(told, moves=tuple(moves))
        accepted(told)
        moves = [str(move) for move in moves_of(passed)]


def moves_of(passed: list[Any]) -> list[str]:
    """The moves between positions."""
    return [
        next(str(move) for move in before.obligation().legal() if barbu.onwards(before.after(move)) == after)
        for before, after in pairwise(passed)
    ]


def forbidden(at: Any) -> list[str]:  # noqa: ANN401 - a position of the play
    """The cards of the player to move that the plain rules forbid, and the pass where they do."""
    hand, contract = codes(at.hand) or [], str(at.contract)
    if isinstance(at, Layout):
        lying = codes(at.lying) or []
        return ["pass"] * ("pass" not in naive.layable(hand, lying, contract.split()[1], ace_low=at.options.ace_low))
    rules = {"hearts_ban": at.options.hearts_ban, "no_wait": at.options.no_wait, "must_beat": at.options.must_beat}
    legal = naive.playable(hand, [str(card) for card in at.trick.cards], contract, codes(at.gone) or [], rules)
    return sorted(set(hand) - legal)


def forced(at: Any, move: str) -> Any:  # noqa: ANN401 - a position of the play
    """The position after a move that is not allowed: nobody sees that of a hand that is unknown."""
    unknown = replace(at, hands=tuple(None if seat == at.turn else hand for seat, hand in enumerate(at.hands)))
    after = unknown.after(unknown.read(move, "here"))
    gone = BARBU.none if move == "pass" else BARBU.set([BARBU[move]])
    return replace(after, hands=tuple(hand and hand - gone for hand in at.hands))


@given(told())
@deals
def test_a_hand_that_is_the_only_unknown_one_is_judged_like_a_known_one(deal: Deal) -> None:
    start, steps, rng = deal
    for step in rng.sample(steps[:-1], len(steps) - 1):
        if wrong := forbidden(step.at):
            move = rng.choice(wrong)
            alone = replace(start, hands=changed(start.hands, step.at.turn, None))
            assert refused(replace(alone, moves=(*step.moves, move))) == f"moves[{len(step.moves)}]"
            return


@given(told())
@deals
def test_a_revoke_or_a_pass_is_found_at_the_latest_when_all_cards_have_been_played(deal: Deal) -> None:
    start, steps, rng = deal
    if str(steps[0].at.contract) in {"barbu", "no-queens", "no-hearts"}:
        return  # such deals may stop before the last card
    for step in rng.sample(steps[:-1], len(steps) - 1):
        wrong = forbidden(step.at)
        if not wrong or (wrong == ["pass"] and not others_can_play(step.at)):
            continue
        moves, at = [*step.moves, wrong[0]], forced(step.at, wrong[0])
        while at.turn is not None:
            moves.append(str(rng.choice(at.obligation().legal())))
            at = at.after(at.read(moves[-1], "here"))
        place = refused(replace(in_part(start, rng), moves=tuple(moves)))
        assert len(step.moves) <= int(place.removeprefix("moves[").removesuffix("]")) < len(moves)
        return


def others_can_play(at: Layout) -> bool:
    return any(hand and hand & at.fitting for seat, hand in enumerate(at.hands) if seat != at.turn)


EIGHT = {"ravage_city": True}
SIX = ["no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "domino"]
AT_PLAY = {"phase": "play", "contract": "trumps H", "leader": 0}
HAND = ["S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA"]


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ({"history": {"called": SIX, "doubled": {"1": 0, "2": 0, "3": 0}}}, "history.doubled.1"),
        ({"history": {"called": SIX, "doubled": {"1": 1, "2": 2, "3": 6}}}, ""),
        ({"history": {"called": SIX}}, ""),
        ({"history": {"called": SIX[:5], "doubled": {"1": 0}}}, ""),
        ({"history": {"called": SIX, "doubled": {"1": 0}}, "rules": EIGHT}, ""),
        (
            {"history": {"called": [*SIX, "trumps"], "doubled": {"1": 0}}, "rules": EIGHT},
            "history.doubled.1",
        ),
        ({"hands": {"0": HAND}, "from": AT_PLAY, "dealer": 1}, "from.leader"),
        ({"hands": {"0": HAND}, "from": AT_PLAY, "dealer": 0}, ""),
        ({"hands": {"0": HAND}, "from": AT_PLAY, "dealer": None}, ""),
        ({"hands": {"0": HAND[:12]}, "from": AT_PLAY, "dealer": 1}, ""),
        ({"from": {**AT_PLAY, "contract": "ravage-city"}}, "from.contract"),
        (
            {
                "rules": {"salade": True},
                "history": {"called": ["no-tricks"]},
                "from": {**AT_PLAY, "contract": "salade"},
            },
            "from.contract",
        ),
    ],
)
def test_what_cannot_be_is_said_where_it_first_cannot(told: dict[str, Any], place: str) -> None:
    record = record_of({"game": "barbu", "dealer": 0, "hands": {}, **told})
    if place:
        assert refused(record) == place
    else:
        accepted(record)
