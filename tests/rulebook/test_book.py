"""The rulebook of each game: whatever a rule allows or forbids is shown, and no scene says otherwise."""

from __future__ import annotations

import pytest

from tests.every import every
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.rulebook.book import BOOKS
from tutor.rulebook.moment import Scene
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

SCENES = {rule: scene for book in BOOKS.values() for rule, scene in book.scenes.items()}
RULES = [rule for game in BOOKS for rule in GAMES[game].RULES.values()]


@every(SCENES)
def test_the_moves_of_a_scene_get_their_verdict_by_its_rule(rule: Rule) -> None:
    scene = SCENES[rule]
    tried = [(moment, legal) for moment, legal in ((scene.permits, True), (scene.forbids, False)) if moment]
    assert tried
    for moment, legal in tried:
        ruling = moment.ruling
        assert ruling.legal is legal
        assert rule.id in {ruling.rule.id, *(note.rule.id for note in ruling.notes)}
        assert all(Words(lang).to(0, moment.players).verdict(ruling) for lang in LANGUAGES)


@every(RULES)
def test_a_rule_that_has_words_for_a_move_has_a_scene_in_which_they_are_said(rule: Rule) -> None:
    scene = SCENES.get(rule, Scene(rule))
    assert scene.permits or not rule.allows
    assert scene.forbids or not rule.forbids
    assert bool(scene.permits or scene.forbids) is (rule in SCENES)


@pytest.mark.parametrize("game", BOOKS)
def test_no_scene_shows_another_rule(game: str) -> None:
    assert {rule.id for rule in BOOKS[game].scenes} <= set(GAMES[game].RULES)
