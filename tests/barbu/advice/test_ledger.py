"""The ledger: the parts of a dealer's points, which add up to them whatever happened."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.barbu.test_match import deal
from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.advice import prices, spread
from tutor.barbu.advice.ledger import Entry, Parts, ledgers
from tutor.barbu.advice.prospects import edge
from tutor.barbu.bets import Bets
from tutor.barbu.match import Match
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.core.errors import Json
from tutor.core.reading import codes

#: What a player has in a contract on average, by hand: a quarter of what all four have.
AVERAGE = {
    "no-tricks": -6.5,
    "no-hearts": -7.5,
    "no-queens": -6,
    "barbu": -5,
    "no-last-two": -7.5,
    "trumps": 16.25,
    "domino": 16.25,
}


def with_hand(at: Match, summary: Json) -> Json:
    """The summary of the next deal, with what its dealer held."""
    assert isinstance(summary, dict)
    return {**summary, "hand": codes(at.record().hands[at.dealer or 0])}


def match(deals: int, seed: int, **rules: Json) -> Match:
    """A match of so many deals with scores and doubles by chance."""
    rng = random.Random(seed)
    at = Match(first=rng.randrange(4), rules=rules, seed=seed)
    for _ in range(deals):
        at = at.after(with_hand(at, deal(at, rng)))
    return at


def lived(deals: int, seed: int) -> Match:
    """A match that the tutor's players have played."""
    at = Match(seed=seed)
    for _ in range(deals):
        position: Any = barbu.position(at.record())
        while position.turn is not None:
            position = barbu.onwards(position.after(position.read(barbu.choose(position), "move")))
        at = at.closed(position)
    return at


# --- the same, in lists and codes ------------------------------------------------------------------------------------


@cache
def values() -> dict[frozenset[str], float]:
    """What contracts still to call are worth, read anew."""
    found = {}
    for line in Path(prices.__file__ or "").with_name("prices.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            points, _, *names = line.split()
            found[frozenset(names)] = float(points)
    return found


@cache
def alike() -> dict[str, list[float]]:
    """What alike players make of each contract: bets, play, and how far hand, bets and play vary, read anew."""
    lines = Path(spread.__file__ or "").with_name("spread.txt").read_text("utf-8").splitlines()
    return {name: [*map(float, numbers)] for name, *numbers in map(str.split, lines) if name != "#"}


def lost_by_redoubles(called: str, promised: float, bets: Bets, dealer: int) -> float:
    """The loss by what the dealer said: each redouble is worth the promise less 0.3 of an even share of the points."""
    each = promised - 0.3 * abs(AVERAGE[called])
    doubled = [seat for seat in range(4) if (seat, dealer) in bets.named]
    said = sum(each for seat in doubled if (dealer, seat) in bets.named)
    return said - max(0, each) * len(doubled)


def hand_of(seed: int, number: int, seat: int) -> Cards:
    """The thirteen cards of a seat: the pack is shuffled by the name of the deal, and cut in four."""
    cards = [card.code for card in BARBU.cards]
    random.Random(f"barbu 4 {seed} {number}").shuffle(cards)
    return BARBU.set(BARBU[code] for code in cards[13 * seat : 13 * seat + 13])


def naive(one: Match, seed: int, entry: Entry, left: set[str]) -> Parts:
    """The parts of an entry: what the words of the ledger say, one sentence after the other."""
    dealt = one.deals[entry.number - 1]
    hand = hand_of(seed, entry.number, dealt.dealer)
    table = Setting(4, dealt.dealer, USUAL, (None,) * 4)
    promised: dict[str, float] = {}
    for code, contract in contracts.calls(USUAL).items():
        promised[code] = edge(hand, contract, table)
    kept = {name: values()[frozenset(left)] - values()[frozenset(left - {name})] for name in left}
    gains = {code: promised[code] - kept[code.split()[0]] for code in promised if code.split()[0] in left}
    called = dealt.contract.name
    own = promised.get(dealt.called, max(points for code, points in promised.items() if code.split()[0] == called))
    bets, play, *_ = alike()[called]
    start = AVERAGE[called] + kept[called] + bets + play
    lost = lost_by_redoubles(called, own, dealt.doubling.bets, dealt.dealer)
    exact = [start, start + max(gains.values()), start + own - kept[called], start + own - kept[called] + lost]
    sums = [round(round(points, 6)) for points in exact]
    score = one.scores[entry.number - 1][dealt.dealer]
    if dealt.base is None:
        return Parts(sums[0], sums[1] - sums[0], sums[3] - sums[1], score - sums[3], 0)
    moved = score - dealt.base[dealt.dealer] - round(bets) - (sums[3] - sums[2])
    return Parts(sums[0], sums[1] - sums[0], sums[3] - sums[1], moved, score - moved - sums[3])


@given(st.integers(0, 28), st.integers(1, 9999), st.sampled_from(["seven", "quick"]))
def test_the_ledger_is_what_its_words_say_and_adds_up_to_the_score(deals: int, seed: int, rotation: str) -> None:
    one = match(deals, seed, rotation=rotation)
    found = ledgers(one)
    assert sum(len(ledger.entries) for ledger in found) == deals
    for ledger in found:
        left = set(AVERAGE)
        for entry in ledger.entries:
            dealt = one.deals[entry.number - 1]
            assert dealt.dealer == ledger.dealer
            assert entry.parts == naive(one, seed, entry, left)
            assert sum(entry.parts) == entry.score == one.scores[entry.number - 1][ledger.dealer]
            left.remove(dealt.contract.name)
        assert sum(ledger.parts) == ledger.score


@given(st.integers(1, 9999))
def test_over_a_whole_set_the_usual_points_are_what_the_set_is_worth_by_the_best_plan(seed: int) -> None:
    ledger, *_ = ledgers(match(7, seed))
    alike_players = sum(bets + play for bets, play, *_ in alike().values())
    assert ledger.parts.usual == pytest.approx(values()[frozenset(AVERAGE)] + alike_players, abs=7 / 2)
    *_, whole = accumulate(AVERAGE.values())
    assert whole == 0, "what the seven contracts bring by themselves adds up to nothing"


@given(st.integers(1, 9999))
def test_no_plan_is_better_than_the_best_one(seed: int) -> None:
    for ledger in ledgers(match(28, seed)):
        assert all(entry.parts.plan <= 0 for entry in ledger.entries)
        assert all(entry.parts.plan == entry.redoubles for entry in ledger.entries if entry.call == entry.best)


def test_who_calls_as_the_prices_say_loses_nothing_by_the_plan() -> None:
    ledger, *_ = ledgers(lived(7, 1))
    assert ledger.parts.plan == 0
    assert [entry.call for entry in ledger.entries] == [entry.best for entry in ledger.entries]


def test_the_hands_come_to_nothing_over_many() -> None:
    hands = [ledger.parts.hand for seed in range(150) for ledger in ledgers(match(28, seed))]
    assert sum(hands) / len(hands) == pytest.approx(0, abs=2)


def test_alike_players_lie_outside_their_bands_only_now_and_then() -> None:
    """What differs among them is the cards, so hardly any number of theirs may pass for something else."""
    outside = []
    for ledger in ledgers(lived(7, 1234)):
        for entry in ledger.entries:
            outside += [abs(entry.parts._asdict()[part]) > band for part, band in entry.bands._asdict().items()]
    assert len(outside) == 21
    assert sum(outside) <= 4


def test_the_bands_of_some_deals_are_wider_than_each_and_narrower_than_their_sum() -> None:
    ledger, *_ = ledgers(match(7, 3))
    each = [entry.bands for entry in ledger.entries]
    for part, band in ledger.bands._asdict().items():
        widths = [bands._asdict()[part] for bands in each]
        assert max(widths) < band < sum(widths)


def test_a_rash_redouble_costs_the_plan_and_the_cards_are_not_blamed_twice() -> None:
    """The hand is poor: to redouble was wrong beforehand, though nobody wins or loses anything by it here."""
    begun = Match(seed=5, first=0)
    deals: Json = {"dealer": 0, "contract": "barbu", "base": [0, 0, 0, -20], "doubles": [[1, [0]]]}
    assert isinstance(deals, dict)
    rash = {**deals, "doubles": [[1, [0]], [0, [1]]]}
    quiet, loud = (ledgers(begun.after(with_hand(begun, one)))[0].entries[0] for one in (deals, rash))
    assert sorted([quiet.redoubles, loud.redoubles]) == [min(quiet.redoubles, loud.redoubles), 0]
    assert quiet.redoubles != loud.redoubles
    assert quiet.score == loud.score
    assert loud.parts.plan - quiet.parts.plan == loud.redoubles - quiet.redoubles


def test_a_contract_that_nobody_doubled_is_not_played_and_has_no_play_in_it() -> None:
    begun = Match(seed=5, first=0)
    one = begun.after(with_hand(begun, {"dealer": 0, "contract": "no-tricks"}))
    (ledger,) = ledgers(one)
    assert ledger.entries[0].parts.play == 0
    assert sum(ledger.entries[0].parts) == one.scores[0][0] == 1


def test_what_the_doubles_moved_is_in_the_bets_and_nowhere_else() -> None:
    deals = {"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, [0]]]}
    alone = {**deals, "doubles": [[2, [3]]]}
    begun = Match(seed=5, first=0)
    bet, unbet = (ledgers(begun.after(with_hand(begun, one)))[0].entries[0].parts for one in (deals, alone))
    assert bet.bets - unbet.bets - 20 == unbet.plan - bet.plan, "what could have been known is in the plan"
    assert bet._replace(bets=0, plan=0) == unbet._replace(bets=0, plan=0)


def test_at_any_time_the_ledger_has_the_deals_so_far() -> None:
    assert ledgers(match(0, 3)) == ()
    assert [len(ledger.entries) for ledger in ledgers(match(9, 3))] == [7, 2]
    assert {ledger.size for ledger in ledgers(match(9, 3))} == {7}


def test_where_the_cards_or_the_prices_are_not_known_there_is_none() -> None:
    known = match(7, 3)
    assert ledgers(replace(known, deals=(*known.deals[:6], replace(known.deals[6], hand=None)))) == ()
    other = Match(seed=3, first=0, rules={"values": "ravage", "ravage_city": True})
    deals = {"dealer": 0, "contract": "trumps", "base": [91, 0, 0, 0]}
    assert ledgers(other.after(with_hand(other, deals))) == ()


def test_the_cards_are_those_that_were_written_down_whatever_the_seed_would_deal() -> None:
    known = match(9, 3)
    assert ledgers(replace(known, seed=4)) == ledgers(known)
    assert ledgers(Match.of(known.to_json())) == ledgers(known)
