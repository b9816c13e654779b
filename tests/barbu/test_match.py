"""The match: who deals, what may be called, what it comes to, and a file that outlives a failure."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.barbu import contracts
from tutor.barbu.match import Match
from tutor.barbu.options import USUAL
from tutor.core.cards import BARBU
from tutor.core.errors import RecordError
from tutor.core.match import corrected, ranking, save

CALLS = list(contracts.names(USUAL))
KINDS = {kind.name: kind for kind in contracts.KINDS}


def deal(at: Match, random: Random, contract: str | None = None) -> dict[str, Any]:
    """A summary of the next deal, with doubles of the dealer by all who owe some and sometimes by others."""
    assert at.dealer is not None
    name = contract or random.choice(at.left)
    order = [(at.dealer + number) % 4 for number in (1, 2, 3)]
    doubling = [seat for seat in order if at.debts[seat].due or random.random() < 0.3]
    doubles: list[list[Any]] = [[seat, [at.dealer]] for seat in doubling]
    if doubling and random.random() < 0.5:
        doubles.append([at.dealer, "max"])
    positive = name in {"trumps", "domino", "chinese-poker"}
    base = _base(name, random) if positive or doubling else None
    return {"dealer": at.dealer, "contract": name, "base": base, "doubles": doubles}


def _base(name: str, random: Random) -> list[int]:
    if name == "ravage-city":
        return [-24, 0, 0, 0]
    if name == "chinese-poker":
        return [36, 24, 12, 0]
    (pieces,) = KINDS[name].example().ways(USUAL, BARBU)
    base = [0] * 4
    seats = random.sample(range(4), 4) if pieces.apart else random.choices(range(4), k=len(pieces.points))
    for seat, points in zip(seats, pieces.points, strict=True):
        base[seat] += points
    return base


def played(deals: int, seed: int = 1, **rules: Any) -> Match:  # noqa: ANN401
    """A match of so many deals."""
    random = Random(seed)
    at = Match(first=random.randrange(4), rules=rules)
    for _ in range(deals):
        at = at.after(deal(at, random))
    return at


def test_a_dealer_deals_seven_times_and_then_the_player_on_the_left() -> None:
    at = played(28)
    first = at.first
    assert [deal.dealer for deal in at.deals] == [(first + number // 7) % 4 for number in range(28)]
    assert at.dealer is None
    assert at.left == ()
    assert at.debts == {}


def test_in_quick_rotation_the_deal_passes_on_each_time() -> None:
    at = played(28, rotation="quick")
    assert [deal.dealer for deal in at.deals] == [(at.first + number) % 4 for number in range(28)]
    for seat in range(4):
        assert sorted(deal.contract.name for deal in at.deals if deal.dealer == seat) == sorted(CALLS)


@pytest.mark.parametrize(
    ("rules", "deals", "total"),
    [({"ravage_city": True}, 32, -96), ({"ravage_city": True, "chinese_poker": True}, 36, 192)],
    ids=["eight contracts", "nine contracts"],
)
def test_more_contracts_make_more_deals_and_a_double_is_compulsory_later(
    rules: dict[str, Any], deals: int, total: int
) -> None:
    at = played(deals, **rules)
    assert (at.size, at.dealer, sum(at.totals)) == (deals, None, total)
    each = deals // 4
    early, late = played(each - 3, **rules).debts.values(), played(each - 2, **rules).debts.values()
    assert not any(debt.due for debt in early)
    assert all(debt.due for debt in late if not debt.done)


def test_what_comes_next_is_known_after_every_deal() -> None:
    at = Match(first=2)
    assert (at.dealer, at.left, at.size) == (2, tuple(CALLS), 28)
    at = at.after({"dealer": 2, "contract": "barbu", "base": [0, 0, -20, 0], "doubles": [[3, "max"], [0, "flanks"]]})
    assert at.history.called == ("barbu",)
    assert at.history.doubled == {3: 1, 0: 0, 1: 0}
    assert "barbu" not in at.left
    assert {seat: debt.owed for seat, debt in at.debts.items()} == {3: 1, 0: 2, 1: 2}


def test_a_contract_that_was_not_played_counts_as_called() -> None:
    at = Match().after({"dealer": 0, "contract": "no-tricks"})
    assert at.history.called == ("no-tricks",)
    assert at.totals == (1, -9, -9, -9)


def test_compulsory_doubles_are_owed_in_the_sixth_deal_and_the_summary_must_have_them() -> None:
    at = Match()
    for name in ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two"):
        at = at.after({"dealer": 0, "contract": name})
    assert all(debt.due for debt in at.debts.values())
    with pytest.raises(RecordError) as caught:
        at.after({"dealer": 0, "contract": "trumps", "base": [65, 0, 0, 0], "doubles": [[1, [0]], [3, [0]]]})
    assert (caught.value.place, caught.value.facts["seat"]) == ("deals[5].doubles", 2)


@pytest.mark.parametrize(("sums", "places"), [((5, 9, 5, -19), [1, 2, 2, 4]), ((0, 0, 0, 0), [1, 1, 1, 1])])
def test_players_with_the_same_total_share_the_better_place(sums: tuple[int, ...], places: list[int]) -> None:
    assert [place.place for place in ranking(sums)] == places


@given(st.integers(0, 10**6), st.sampled_from(("seven", "quick")))
@settings(max_examples=8)
def test_totals_sum_to_zero_when_a_set_is_complete_and_everybody_has_doubled_everybody_twice(
    seed: int, rotation: str
) -> None:
    at = played(28, seed, rotation=rotation)
    complete = at.running[6::7] if rotation == "seven" else at.running[27:]
    assert [sum(totals) for totals in complete] == [0] * len(complete)
    assert at.complete
    assert not Match().complete
    for dealer in range(4):
        for seat in set(range(4)) - {dealer}:
            assert sum(seat in one.doubling.bets.doubled(dealer) for one in at.deals if one.dealer == dealer) >= 2


@given(st.integers(0, 10**6), st.integers(0, 28))
@settings(max_examples=8)
def test_a_match_reads_back_as_it_was_written(seed: int, deals: int) -> None:
    at = played(deals, seed)
    again = Match.of(json.loads(json.dumps(at.to_json())))
    assert again == at
    assert again.totals == at.totals


def test_a_match_keeps_its_seed_and_its_house_rules() -> None:
    data = {"game": "barbu", "dealer": 1, "rules": {"rotation": "quick"}, "seed": 7, "deals": []}
    assert Match.of(data).to_json() == data


def put_right(match: Match, number: object, summary: object) -> Match:
    """The match with another summary of one of its deals."""
    return Match.of(corrected(match.to_json(), number, summary))


def test_a_corrected_deal_is_scored_anew_and_so_is_what_follows() -> None:
    at = Match()
    for name in ("no-tricks", "no-hearts", "no-queens"):
        at = at.after({"dealer": 0, "contract": name})
    right = put_right(at, 2, {"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, [0]]]})
    assert [deal.contract.name for deal in right.deals] == ["no-tricks", "barbu", "no-queens"]
    assert right.running == ((1, -9, -9, -9), (21, -49, -9, -9), (21, -57, -17, -17))
    assert right.history.doubled[1] == 1
    assert at.totals == (1, -27, -27, -27)


def test_a_correction_that_a_later_deal_contradicts_is_refused_where_it_does() -> None:
    at = Match().after({"dealer": 0, "contract": "no-tricks"}).after({"dealer": 0, "contract": "no-hearts"})
    with pytest.raises(RecordError) as caught:
        put_right(at, 1, {"dealer": 0, "contract": "no-hearts"})
    assert caught.value.place == "deals[1].contract"
    for number in (-1, 0, 3, True, "1", 1.0):
        with pytest.raises(RecordError) as caught:
            put_right(at, number, {"dealer": 0, "contract": "barbu"})
        assert caught.value.place == "number"


@pytest.mark.parametrize(
    ("tampered", "place"),
    [
        ({"contract": "no-tricks"}, "deals[3].contract"),
        ({"dealer": 3}, "deals[3].dealer"),
        ({"dealer": 1}, "deals[3].dealer"),
        ({"base": [-12, 0, -6, -12]}, "deals[3].base"),
        ({"base": [-7, 0, -5, -12]}, "deals[3].base[0]"),
        ({"doubles": [[0, [1]]]}, "deals[3].doubles[0][1]"),
        ({"rules": {}}, "deals[3].rules"),
    ],
    ids=str,
)
def test_a_tampered_match_is_refused_at_the_place(tampered: dict[str, Any], place: str) -> None:
    earlier = [{"dealer": 0, "contract": name} for name in ("no-tricks", "no-hearts", "barbu")]
    summary = {"dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, [0]]]}
    data = {"game": "barbu", "dealer": 0, "deals": [*earlier, summary]}
    assert len(Match.of(data).deals) == 4
    with pytest.raises(RecordError) as caught:
        Match.of({**data, "deals": [*earlier, {**summary, **tampered}]})
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"game": "tarot"}, "game"),
        ({"dealer": 4}, "dealer"),
        ({"dealer": None}, "dealer"),
        ({"deals": None}, "deals"),
        ({"deals": [1]}, "deals[0]"),
        ({"rules": {"rotation": "slow"}}, "rules.rotation"),
        ({"rules": 1}, "rules"),
        ({"seed": "x"}, "seed"),
        ({"deal": []}, "deal"),
    ],
    ids=str,
)
def test_what_is_no_match_is_said_with_its_place(changed: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.of({"game": "barbu", "dealer": 0, "deals": [], **changed})
    assert caught.value.place == place


def test_a_match_that_is_over_takes_no_more_deals() -> None:
    at = played(28)
    with pytest.raises(RecordError) as caught:
        at.after({"dealer": 0, "contract": "barbu"})
    assert caught.value.place == "deals[28]"


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    at = played(9)
    save(at.to_json(), file)
    assert Match.of(json.loads(file.read_text("utf-8"))) == at
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_a_failed_save_leaves_the_match_that_was_saved_before(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    before = played(9)
    save(before.to_json(), file)
    written = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(OSError, match="No space left"):
        save(before.after(deal(before, Random(2))).to_json(), file)
    assert file.read_bytes() == written
    assert list(tmp_path.iterdir()) == [file]


def test_who_may_read_a_match_stays_as_it_was_and_a_link_to_it_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "match.json", tmp_path / "link.json"
    save({}, file)
    file.chmod(0o640)
    link.symlink_to(file)
    save(played(9).to_json(), link)
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert Match.of(json.loads(file.read_text("utf-8"))) == played(9)
