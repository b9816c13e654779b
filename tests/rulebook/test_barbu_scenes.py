"""Barbu: what random deals show of a rule has a scene, and a rule of the score a worked sheet."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tests.barbu.table import play, record
from tests.barbu.variant_deals import KINDS, lived
from tests.every import every
from tutor import barbu
from tutor.barbu import RULES
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet
from tutor.rulebook.barbu.scenes import SCENES
from tutor.rulebook.barbu.worked import SHOWN_BY, worked
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.rulebook import section

#: Tables that between them show every rule that random deals can show.
TABLES: tuple[dict[str, object], ...] = (
    {},
    {"hearts_ban": "broken", "no_wait": True, "must_beat": False, "late_redouble": True},
    {"hearts_ban": "none", "doubling": "dealer", "flanks": False},
)

#: A rule with a line on the sheet that no worked sheet has: an end of play that changes no score.
NOT_WORKED = {"B-NH-EARLY-END"}


@pytest.mark.parametrize("legal", [True, False])
def test_what_random_deals_show_of_a_rule_has_a_scene(legal: bool) -> None:  # noqa: FBT001
    shown = {rule.id for rule, scene in SCENES.items() if (scene.permits if legal else scene.forbids)}
    assert decided()[legal] <= shown


@cache
def decided() -> dict[bool, set[str]]:
    """The rules that permit, and those that forbid, in random deals."""
    deals = [
        *(kept(record(seed, rules), seed) for rules in TABLES for seed in range(15)),
        *(lived(kind, 1) for kind in KINDS),
    ]
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for at in (at for deal in deals for at in deal if at.turn is not None):
        for ruling in at.obligation().rulings:
            found[ruling.legal].add(ruling.rule.id)
    return found


def kept(start: Record, seed: int) -> list[Any]:
    return [step.at for step in play(start, random.Random(seed))]


@every(RULES.values())
def test_a_rule_of_the_score_has_a_worked_sheet(rule: Rule) -> None:
    sheet = worked(rule)
    lined = rule.id in SHOWN_BY or (rule.line is not None and rule not in SCENES)
    assert (sheet is not None) or not lined or rule.id in NOT_WORKED
    if sheet:
        assert rule.id in SHOWN_BY or rule.id in {line.reason.rule.id for line in sheet.lines}
        assert sheet.scores


def test_the_worked_sheets_come_to_what_their_rules_say() -> None:
    totals = {rule: sum((worked(RULES[rule]) or Sheet((), ())).scores or ()) for rule in ("B-RC-36", "B-SAL-TOTAL")}
    assert totals == {"B-RC-36": -36, "B-SAL-TOTAL": -355}
    assert sum((worked(RULES["B-CP-x4"]) or Sheet((), ())).scores or ()) == 72
    assert worked(RULES["B-UND-SKIP"]) == barbu.settle({"dealer": 0, "contract": "no-tricks", "base": None})


def test_every_rule_that_is_shown_by_another_sheet_is_a_rule() -> None:
    assert set(SHOWN_BY) | NOT_WORKED <= set(RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_shows_the_worked_sheet(lang: str) -> None:
    shown = section("barbu", RULES["B-SET-REDIFF"], Html(lang, 0))
    assert "40" in shown
    assert "<ul>" in shown
