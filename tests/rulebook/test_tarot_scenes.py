"""French Tarot: what random deals show of a rule has a scene, and a rule of the score a worked sheet."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tests.every import every
from tests.tarot.table import OPTIONS, play, record
from tutor.core.cards import TAROT
from tutor.core.rule import Rule
from tutor.rulebook.tarot.scenes import SCENES
from tutor.rulebook.tarot.worked import worked
from tutor.tarot import RULES
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.draw import Drawing
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting

#: Rules with a line on the sheet that no worked sheet has, since they end a deal without play.
NOT_WORKED = {"T-DEAL-ROTATE", "T-DEAL-PETIT-SEC"}


def test_what_random_deals_show_of_a_rule_has_a_scene() -> None:
    for legal in (True, False):
        shown = {rule.id for rule, scene in SCENES.items() if (scene.permits if legal else scene.forbids)}
        assert decided()[legal] <= shown
        assert decided()[legal]


@every(RULES.values())
def test_a_rule_of_the_score_has_a_worked_sheet(rule: Rule) -> None:
    sheet = worked(rule)
    assert (sheet is not None) or rule.line is None or rule in SCENES or rule.id in NOT_WORKED
    if sheet:
        assert rule.id in {line.reason.rule.id for line in sheet.lines}
        assert sum(sheet.scores or ()) == 0


@cache
def decided() -> dict[bool, set[str]]:
    """The rules that permit, and those that forbid, in random deals and before them."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for number, (players, rules) in enumerate((players, rules) for players in (3, 4, 5) for rules in OPTIONS):
        for seed in range(12):
            for step in play(record(players, seed, rules), random.Random(number)):
                note(step.at, found)
        setting = Setting(players, 0, Options(), (None,) * players)
        starts: tuple[Any, ...] = (
            Drawing(setting),
            Cutting(setting, TAROT.cards),
            Dealing.begin(setting, TAROT.cards),
        )
        for at in starts:
            walk(at, random.Random(number), found)
    return found


def walk(at: Any, rng: random.Random, found: dict[bool, set[str]]) -> None:  # noqa: ANN401 - a phase before the auction
    while at.obligation().rulings and at.turn is not None:
        note(at, found)
        at = at.after(rng.choice(at.obligation().legal()))


def note(at: Any, found: dict[bool, set[str]]) -> None:  # noqa: ANN401 - a deal in any phase
    if at.turn is not None:
        for ruling in at.obligation().rulings:
            found[ruling.legal].add(ruling.rule.id)
