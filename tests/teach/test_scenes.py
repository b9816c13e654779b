"""Every rule that decides on a bid, a call, a discard, an announcement or a dealing move has a scene that shows it."""

from __future__ import annotations

import random

import pytest

from tests.tarot.table import OPTIONS, play, record
from tutor.cards import TAROT
from tutor.tarot.deal import Dealing
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Setting
from tutor.teach.examples import EXAMPLES
from tutor.teach.scenes import SCENES, Scene

EVERY_SCENE = pytest.mark.parametrize("scene", SCENES.values(), ids=[rule.id for rule in SCENES])
#: Rules that are heard so rarely that random deals do not show them.
RARE = {
    "T-CALL-FALLBACK",
    "T-POIGNEE-EXCUSE",
    "T-POIGNEE-DISCARDED",
    "T-MISERE",
    "T-ECART-SHOW-TRUMPS",
    "T-ECART-FORCED-TRUMP",
}


@EVERY_SCENE
def test_the_moves_of_a_scene_get_their_verdict_by_its_rule(scene: Scene) -> None:
    tried = [(move, legal) for move, legal in ((scene.permits, True), (scene.forbids, False)) if move]
    assert tried
    for move, legal in tried:
        ruling = scene.ruling(move)
        assert ruling.legal is legal
        assert scene.rule.id in {ruling.rule.id, *(note.rule.id for note in ruling.notes)}


def test_every_rule_that_decides_has_an_example_or_a_scene() -> None:
    shown = {rule.id for rule in (*EXAMPLES, *SCENES)}
    assert heard() - shown == set()
    assert shown - heard() <= RARE | {rule.id for rule in EXAMPLES}


def heard() -> set[str]:
    """The rules that decide a move, or are noted beside it, in random deals and dealings."""
    found: set[str] = set()
    for number, (players, rules) in enumerate((players, rules) for players in (3, 4, 5) for rules in OPTIONS):
        for seed in range(15):
            for step in play(record(players, seed, rules), random.Random(number)):
                found |= speaking(step.at) if step.at.turn is not None else set()
        found |= dealing(players, random.Random(number))
    return found


def dealing(players: int, rng: random.Random) -> set[str]:
    at = Dealing.begin(Setting(players, 0, Options(), (None,) * players), TAROT.cards)
    found: set[str] = set()
    while not at.complete:
        found |= {ruling.rule.id for ruling in at.obligation().rulings}
        at = at.after(rng.choice(at.obligation().legal()))
    return found


def speaking(at: Play) -> set[str]:
    return {
        rule.id for ruling in at.obligation().rulings for rule in (ruling.rule, *(note.rule for note in ruling.notes))
    }
