"""Where the points of a set came from, as the score sheet of a match shows it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.barbu.advice.test_ledger import with_hand
from tests.barbu.test_match import deal
from tests.page import page
from tests.show.barbu.positions import words
from tutor.barbu.advice.ledger import ledgers
from tutor.barbu.match import Match
from tutor.show.barbu import ledger
from tutor.show.match import as_json, as_text
from tutor.show.words import Words


def match(deals: int, **more: Any) -> Match:  # noqa: ANN401 - parts of a match
    """A match whose first dealer is the learner, with scores by chance."""
    at, rng = Match.of({"game": "barbu", "dealer": 0, "seed": 1, "deals": [], **more}), random.Random(1)
    for _ in range(deals):
        at = at.after(with_hand(at, deal(at, rng)) if at.seed else deal(at, rng))
    return at


def number(shown: str) -> int:
    """A number as it is written for readers, without how far the cards alone move it."""
    return int(shown.partition(" ±")[0].replace("−", "-"))


@pytest.mark.parametrize("deals", [1, 4, 7, 28])
def test_every_row_and_every_column_adds_up(deals: int) -> None:
    rows = page(ledger.html(match(deals), words())).all("table")[0].rows
    for *parts, score in rows.values():
        assert sum(map(number, parts)) == number(score)
    *own, total = ([number(cell) for cell in row] for row in rows.values())
    assert [sum(column) for column in zip(*own, strict=True)] == total
    assert total[-1] == sum(scores[0] for scores in match(deals).scores[:7])


def test_each_part_has_its_bar_its_number_and_what_it_means() -> None:
    at = match(7)
    (own,) = ledgers(at)
    shown = page(ledger.html(at, words())).all(".parts li")
    assert [item.all("b")[0].text for item in shown] == ["Usual", "Hand", "Plan", "Bets", "Play"]
    assert [number(item.all("b")[1].text) for item in shown] == list(own.parts)
    widths = [int(item.one("rect")["width"]) for item in shown]
    assert widths == [round(100 * abs(points) / max(map(abs, own.parts))) for points in own.parts]
    assert ["data-loss" in item.one("svg") for item in shown] == [points < 0 for points in own.parts]


def test_beside_each_number_that_the_cards_move_stands_how_far() -> None:
    at = match(7)
    (own,) = ledgers(at)
    rows = page(ledger.html(at, words())).all("table")[0].rows
    for bands, (_, hand, plan, bets, play, _) in zip(
        [*(e.bands for e in own.entries), own.bands], rows.values(), strict=True
    ):
        assert [cell.partition("±")[2] for cell in (hand, plan, bets, play)] == [
            str(bands.hand),
            "",
            str(bands.bets),
            str(bands.play),
        ]


def test_a_part_is_called_more_than_the_cards_only_outside_its_band() -> None:
    at = match(7)
    (own,) = ledgers(at)
    for item, (name, points) in zip(
        page(ledger.html(at, words())).all(".parts li"), own.parts._asdict().items(), strict=True
    ):
        band = own.bands._asdict().get(name)
        assert ("more than the cards alone" in item.text) is (band is not None and abs(points) > band)


def test_calls_that_cost_something_are_named() -> None:
    at = match(7)
    (own,) = ledgers(at)
    said = page(ledger.html(at, words())).texts(".set p")
    calls = [(entry.number, entry.redoubles - entry.parts.plan) for entry in own.entries]
    costly = [(number, points) for number, points in calls if points]
    named = [sentence for sentence in said if " would have called " in sentence]
    assert costly
    assert len(named) == len(costly)
    for (number, points), sentence in zip(costly, named, strict=True):
        assert sentence.startswith(f"In deal {number} the tutor would have called ")
        assert sentence.endswith(f": {points} better.")
    redoubled = [sentence for sentence in said if " would have redoubled " in sentence]
    assert len(redoubled) == sum(bool(entry.redoubles) for entry in own.entries)
    assert "not rules" in said[-1]


def test_during_the_match_only_ones_own_set_is_on_the_page_and_at_the_end_everybodys() -> None:
    titles = [fold.one("summary").text for fold in page(ledger.html(match(9), words())).all("details.set")]
    assert [title.partition(",")[0] for title in titles] == ["You"]
    ended = page(ledger.html(match(28), words())).all("details.set")
    assert [fold.one("summary").text.partition(",")[0] for fold in ended] == [
        "You",
        "The player on your left",
        "The player opposite",
        "The player on your right",
    ]


def test_plain_text_has_a_line_for_each_deal_below_the_sheet() -> None:
    lines = as_text(match(7), Words("en")).splitlines()
    title = next(at for at, line in enumerate(lines) if line.startswith("Seat 0, 7 of 7 deals as the dealer"))
    assert [line.strip()[0] for line in lines[title + 1 : title + 8]] == list("1234567")
    assert lines[title + 8].startswith("  In all: ")
    assert " hand " in lines[title + 1]


def test_as_data_the_parts_stand_beside_the_score() -> None:
    data: Any = as_json(match(9), Words("en"))["ledgers"]
    assert [(one["dealer"], len(one["deals"])) for one in data] == [(0, 7), (1, 2)]
    for one in data:
        assert sum(one["parts"].values()) == one["score"] == sum(each["score"] for each in one["deals"])
        assert {*one["bands"]} == {"hand", "bets", "play"} == {*one["deals"][0]["bands"]}


def test_without_the_cards_there_is_no_ledger_anywhere() -> None:
    unknown = match(7, seed=None)
    assert ledger.html(unknown, words()) == ""
    assert list(ledger.lines(unknown, Words("en"))) == []
    assert "ledgers" not in as_json(unknown, Words("en"))
