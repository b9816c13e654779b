"""Every rule that decides on a double has a scene that shows it."""

from __future__ import annotations

import pytest

from tutor.barbu import bets, compulsory, naming
from tutor.rule import rules_of
from tutor.show.words import Words
from tutor.teach.barbu_bet_scenes import BET_SCENES
from tutor.teach.scenes import Scene

EVERY_SCENE = pytest.mark.parametrize("scene", BET_SCENES.values(), ids=[rule.id for rule in BET_SCENES])


@EVERY_SCENE
def test_the_moves_of_a_scene_get_their_verdict_by_its_rule(scene: Scene) -> None:
    tried = [(move, legal) for move, legal in ((scene.permits, True), (scene.forbids, False)) if move]
    assert tried
    for move, legal in tried:
        ruling = scene.ruling(move)
        assert (scene.at.turn, ruling.legal, ruling.rule.id) == (0, legal, scene.rule.id)
        for lang in ("en", "fr"):
            assert Words(lang, 0).verdict(ruling).endswith(".")


def test_every_rule_that_decides_on_a_double_has_a_scene() -> None:
    rules = rules_of(naming, bets, compulsory).values()
    assert {rule.id for rule in rules if rule.allows or rule.forbids} == {rule.id for rule in BET_SCENES}
