"""Slips: a wrong answer has a name, and the same mistake has the same one in every exercise."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.every import every
from tests.teach.asked import EACH, some_of_each
from tutor.games import GAMES, record_of
from tutor.show.exercises.asked import marked
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS
from tutor.teach.number import written
from tutor.teach.question import Question
from tutor.teach.slips import SLIPS, slips
from tutor.teach.slips.slip import Slip

RULES = {name for game in GAMES.values() for name in (*game.RULES, *game.ADVICE)}
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json"
#: The seeds among which even a rare slip is found.
RARE = 60


def wrong(question: Question) -> Iterator[str]:
    """The wrong options, the numbers that a known mistake gives, and the cells in a wrong state."""
    yield from (option.id for option in question.options if not option.right)
    yield from map(written, question.number.slips if question.number else ())
    if question.grid:
        states = [state.id for state in question.grid.states]
        for cell in question.grid.cells:
            yield from (f"{cell.id}={state}" for state in states if state != cell.right)


# What has a name


def test_four_of_five_wrong_answers_say_which_mistake_they_are() -> None:
    for pads in ({"choose", "mark"}, {"number"}, {"pairs"}):
        named = [part in slips(one) for one in some_of_each() if one.pad in pads for part in wrong(one)]
        assert sum(named) >= 0.8 * len(named), pads


def test_what_is_right_is_no_mistake() -> None:
    assert not [
        part for question in some_of_each() for answer in question.key for part in answer if part in slips(question)
    ]


def test_every_slip_is_made_somewhere() -> None:
    missing = set(SLIPS) - {slip.id for question in some_of_each() for slip in slips(question).values()}
    for seed in range(EACH + 1, RARE):
        for kind, level in product(KINDS.values(), LEVELS) if missing else ():
            missing -= {slip.id for slip in slips(kind.question(level, seed)).values()}
    assert missing == set()


# The table


@every(SLIPS.values())
def test_an_id_is_some_words_with_hyphens(slip: Slip) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", slip.id)


@every(SLIPS.values())
def test_a_slip_says_one_sentence(slip: Slip) -> None:
    assert slip.says.endswith(".")
    assert ". " not in slip.says


@every(SLIPS.values(), [lang for lang in LANGUAGES if lang != "en"])
def test_it_says_so_in_every_language(slip: Slip, lang: str) -> None:
    assert Words(lang).say(slip.says) != Words("en").say(slip.says)


def test_a_wrong_answer_against_advice_is_named_as_such() -> None:
    advice = {slip.id for slip in SLIPS.values() if slip.says.startswith("Against the usual advice")}
    assert advice == {name for name in SLIPS if name.startswith("advice-")}


def test_a_sentence_or_a_rule_names_one_slip_only() -> None:
    names = Counter(name for slip in SLIPS.values() for name in {*slip.sentences, *slip.rules})
    assert not [name for name, times in names.items() if times > 1]


def test_slips_name_rules_that_there_are() -> None:
    assert {rule for slip in SLIPS.values() for rule in slip.rules} <= RULES


# The same mistake, the same name


def test_the_excuse_is_counted_as_a_trump_in_a_count_in_a_poignee_and_in_a_signal() -> None:
    assert {"out", "others-together", "excuse-speaks"} <= made_in("counted-the-excuse")


def test_a_higher_card_is_overlooked_in_both_games() -> None:
    assert {"trick-winner", "beats", "winner", "no-queens-catches"} <= made_in("overlooked-a-higher-card")


def made_in(slip: str) -> set[str]:
    """The kinds in which somebody can make a slip."""
    return {
        kind.id
        for kind in KINDS.values()
        for level in LEVELS
        for seed in range(1, EACH + 1)
        if SLIPS[slip] in slips(kind.question(level, seed)).values()
    }


@pytest.mark.parametrize(("taker", "slip"), [(1, "no-overtrump-partner"), (3, "no-overtrump"), (0, "no-overtrump")])
def test_whose_trump_was_spared_makes_two_mistakes(taker: int, slip: str) -> None:
    """Seat 3 has trumped with the 9; you hold the 16, and play the 6: out of kindness, if that was a partner."""
    deal = json.loads(EXAMPLE.read_text("utf-8"))
    deal["from"]["taker"] = taker
    question = KINDS["allowed"].about_deal(record_of(deal))
    assert {part: slip.id for part, slip in slips(question).items()} == {
        "S4": "no-trump-played",
        "D10": "no-trump-played",
        "T6": slip,
    }


def test_a_number_that_is_not_known_has_no_name_but_says_what_is_right() -> None:
    question = KINDS["trick-points"].question(1, 3)
    reply = question.reply(["45"])
    assert not reply.right
    assert reply.on == {"45": question.because[0]}
    assert "45" not in slips(question)


def test_a_cell_is_the_mistake_of_the_state_that_it_was_given() -> None:
    question = KINDS["excuse-well-spent"].question(1, 1)
    wrong_way = {"kept": "advice-excuse-spent-for-little", "well": "advice-excuse-kept-too-long"}
    assert question.grid
    turned = {cell.id: "well" if cell.right == "kept" else "kept" for cell in question.grid.cells}
    told: Any = marked(question, [f"{cell}={state}" for cell, state in turned.items()], Words("en"))
    assert {cell: on["slip"] for cell, on in told["on"].items()} == {
        cell.id: wrong_way[cell.right] for cell in question.grid.cells
    }
    right: Any = marked(question, question.key[0], Words("en"))
    assert {on["slip"] for on in right["on"].values()} == {None}
