"""A bank measured anew: what holds stays as it was, and what does not gives its place to another of its sort."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from measures import barbu_endings, bidding, hands, weighing
from measures.counted import Counted
from measures.run import Run
from measures.workers import Workers
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU
from tutor.teach.barbu.endgames import Ending, endings
from tutor.teach.barbu.endgames import bank as ends
from tutor.teach.barbu.hands import Held
from tutor.teach.barbu.hands import bank as held
from tutor.teach.exchanged import exchanged
from tutor.teach.tarot.bids import WeighedBid
from tutor.teach.tarot.bids import bank as bids
from tutor.teach.tarot.weighed import Weighed
from tutor.teach.tarot.weighed import bank as weighed

Answer = Callable[[Any], Any]
Measured = Callable[..., list[str]]

TABLE = Setting(4, 0, Options(), (None,) * 4)


class Answering(Workers):
    """A worker who does nothing: each unit of work has an answer ready."""

    number = 1
    death = gone = BrokenExecutor

    def __init__(self, answers: dict[str, Answer]) -> None:
        """Take the answers, by the names of the units."""
        self._answers = answers

    def begin(self, unit: Answer, argument: object) -> Future[str]:
        """The answer, at once."""
        result = Future[str]()
        result.set_result(json.dumps(self._answers[unit.__name__](argument)))
        return result

    def renew(self) -> None:
        """Go on."""

    def close(self) -> None:
        """Go."""


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Measured:
    """Measure a bank anew with answers, and give its lines."""

    def lines(measure: ModuleType, *words: str, **answers: Answer) -> list[str]:
        bank = tmp_path / "bank.txt"
        bank.write_bytes(measure.FILE.read_bytes())
        monkeypatch.setattr(measure, "FILE", bank)
        with Run(Answering(answers), Counted("answered", tmp_path), words) as run:
            measure.measure(run)
        return [line for line in bank.read_text("utf-8").splitlines() if not line.startswith("#")]

    return lines


def line_of(called: tuple[str, str]) -> str:
    """The line of the bank for a call and a hand."""
    return next(one.line for one in held() if (one.call, " ".join(card.code for card in one.hand)) == called)


def without(lost: Held) -> Answer:
    """What is played of the bank, in which one hand is not clear any more."""
    return lambda called: None if line_of(called) == lost.line else line_of(called)


def test_hands_that_are_still_clear_stay_as_they_are(measured: Measured) -> None:
    assert measured(hands, played=line_of) == [one.line for one in held()]


@pytest.mark.parametrize(("name", "suits"), [("no-tricks", True), ("no-hearts", False)])
def test_in_the_place_of_a_hand_that_is_not_clear_comes_one_that_suits_the_contract_as_it_did(
    measured: Measured, name: str, *, suits: bool
) -> None:
    before = held()
    place, lost = next(
        (place, one) for place, one in enumerate(before) if one.contract.name == name and one.suits is suits
    )

    def tried(called: tuple[str, str]) -> str:
        """A hand as clear as can be, by what is counted in it."""
        call, hand = called[0], BARBU.read(called[1])
        promise = prospect(hand, contracts.calls(Options())[call], TABLE)
        return Held(call, hand, promise, 99 if promise > 0 else -99, 0.1).line

    lines = measured(hands, name, played=without(lost), tried=tried)
    new = Held.of(lines.pop(place))
    assert lines == [one.line for one in before if one is not lost]
    assert (new.contract, new.suits) == (lost.contract, lost.suits)
    assert new.hand not in [one.hand for one in before]


def test_a_hand_for_which_none_is_found_leaves_no_gap(measured: Measured) -> None:
    lost, *others = held()
    assert measured(hands, played=without(lost), tried=lambda _: None) == [one.line for one in others]


def test_poignees_are_weighed_anew_and_the_order_stays(measured: Measured) -> None:
    assert measured(weighing, deals_won=lambda line: Weighed.of(line).chance.won) == [one.line for one in weighed()]


def test_a_poignee_that_is_not_clear_gives_its_place_to_the_first_that_is(measured: Measured) -> None:
    lost = next(one for one in weighed() if (one.sort, one.level, one.shows) == ("taker", 2, True))
    # The same hand with its suits exchanged, which is another one.
    first, second = (Weighed.of(exchanged(lost.line, again))._replace(level=0) for again in (1, 2))
    lines = measured(
        weighing,
        deals_won=lambda line: 200 if line == lost.line else Weighed.of(line).chance.won,
        hands_of_deal=lambda wanted: {7: [first.line], 8: [second.line]}.get(wanted[0], []),
    )
    assert {*lines} == {one.line for one in weighed() if one is not lost} | {first._replace(level=2).line}


def test_hands_to_bid_with_are_weighed_anew_and_the_order_stays(measured: Measured) -> None:
    found = measured(bidding, weighed_again=lambda line: [line], hands_of_deal=lambda _: [])
    assert found == [one.line for one in bids()]


def test_a_hand_that_is_no_longer_clear_to_bid_with_gives_its_place_to_one_that_is(measured: Measured) -> None:
    lost = next(one for one in bids() if (one.sort, one.level, one.pays) == ("first", 3, True))
    # The same hand with its suits exchanged, which is another one; with some of them a count would tell too much.
    others = [WeighedBid.of(exchanged(lost.line, again))._replace(level=0) for again in (1, 2, 3)]
    lines = measured(
        bidding,
        weighed_again=lambda line: [line] * (line != lost.line),
        hands_of_deal=lambda wanted: [one.line for place, one in enumerate(others) if wanted[0] == place + 7],
    )
    [new] = {*lines} - {one.line for one in bids()}
    assert new in {one._replace(level=3).line for one in others}
    assert {*lines} == {one.line for one in bids() if one is not lost} | {new}


def test_ends_at_which_players_err_stay_where_too_few_are_left(
    measured: Measured, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = endings("barbu", 3)
    bad = [one.line for one in known[::2]]
    monkeypatch.setattr(barbu_endings, "STOCK", len(known) - 6)
    lines = measured(barbu_endings, still_good=lambda line: line not in bad, found_in=lambda _: [])
    left = [one for one in known if one.line in lines]
    spared = [one for one in left if one.line in bad]
    assert len(left) == len(known) - 6
    assert spared == [*known[::2]][: len(spared)]
    assert lines == [one.line for one in ends() if one.line in lines]


def test_an_end_that_is_no_longer_good_gives_its_place_to_another(measured: Measured) -> None:
    lost = next(one for one in endings("trumps", 1)[9:] if one.obvious is not one.best)
    found = Ending.of(exchanged(lost.line, 1))
    lines = measured(
        barbu_endings, still_good=lambda line: line != lost.line, found_in=lambda deal: [found.line] * (deal[2] == 5)
    )
    assert {*lines} == {one.line for one in ends() if one is not lost} | {found.line}
