"""Every rule of Barbu's variants that decides on a move has a scene that shows it."""

from __future__ import annotations

import pytest

from tests.barbu.variant_deals import KINDS, lived
from tutor.show.words import Words
from tutor.teach.barbu_variant_scenes import VARIANT_SCENES
from tutor.teach.scenes import Scene

EVERY_SCENE = pytest.mark.parametrize("scene", VARIANT_SCENES.values(), ids=[rule.id for rule in VARIANT_SCENES])


@EVERY_SCENE
def test_the_moves_of_a_scene_get_their_verdict_by_its_rule(scene: Scene) -> None:
    tried = [(move, legal) for move, legal in ((scene.permits, True), (scene.forbids, False)) if move]
    assert tried
    for move, legal in tried:
        ruling = scene.ruling(move)
        assert ruling.legal is legal
        assert scene.rule.id in {ruling.rule.id, *(note.rule.id for note in ruling.notes)}
        for lang in ("en", "fr"):
            assert Words(lang, 0).verdict(ruling).endswith(".")


def test_every_rule_of_the_variants_that_decides_has_a_scene() -> None:
    ours = {rule for rule in heard() if rule.startswith(("B-RC-", "B-CP-", "B-SAL-", "B-FR-"))}
    assert ours == {rule.id for rule in VARIANT_SCENES}


def heard() -> set[str]:
    """The rules that decide a move, or are noted beside it, in random deals of the variants."""
    return {
        reason.rule.id
        for kind in KINDS
        for seed in range(2)
        for at in lived(kind, seed)[:-1]
        for ruling in at.obligation().rulings
        for reason in (ruling.reason, *ruling.notes)
    }
