"""The rulebook of each game: every rule is shown both ways, or the book says why it is not; no scene says otherwise."""

from __future__ import annotations

import pytest

from tutor.games import GAMES
from tutor.rule import Rule
from tutor.show.words import LANGUAGES, Words
from tutor.teach.book import BOOKS, Book
from tutor.teach.moment import Scene

EVERY_SCENE = pytest.mark.parametrize(
    "scene", [pytest.param(scene, id=rule.id) for book in BOOKS.values() for rule, scene in book.scenes.items()]
)
EVERY_RULE = pytest.mark.parametrize(
    ("book", "rule"),
    [pytest.param(book, rule, id=rule.id) for game, book in BOOKS.items() for rule in GAMES[game].RULES.values()],
)


@EVERY_SCENE
def test_the_moves_of_a_scene_get_their_verdict_by_its_rule(scene: Scene) -> None:
    tried = [(moment, legal) for moment, legal in ((scene.permits, True), (scene.forbids, False)) if moment]
    assert tried
    for moment, legal in tried:
        ruling = moment.ruling
        assert ruling.legal is legal
        assert scene.rule.id in {ruling.rule.id, *(note.rule.id for note in ruling.notes)}
        assert all(Words(lang).to(0, moment.players).verdict(ruling) for lang in LANGUAGES)


@EVERY_RULE
def test_a_rule_has_a_scene_of_both_kinds_or_the_reason_why_it_has_none(book: Book, rule: Rule) -> None:
    scene = book.scenes.get(rule)
    if scene is None:
        assert rule in book.why_none
        return
    assert rule not in book.why_none
    assert (scene.permits is None) is (rule in book.never_permits)
    assert (scene.forbids is None) is (rule in book.never_forbids)


@pytest.mark.parametrize("game", BOOKS)
def test_a_reason_is_given_for_no_other_rule(game: str) -> None:
    book = BOOKS[game]
    reasons = (*book.never_permits, *book.never_forbids, *book.why_none)
    assert {rule.id for rule in reasons} <= set(GAMES[game].RULES)
