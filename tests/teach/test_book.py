"""The rulebook of each game: every rule is shown both ways, or the book says why it is not."""

from __future__ import annotations

import pytest

from tutor.games import GAMES
from tutor.rule import Rule
from tutor.teach.book import BOOKS, Book

EVERY_RULE = pytest.mark.parametrize(
    ("book", "rule"),
    [pytest.param(book, rule, id=rule.id) for game, book in BOOKS.items() for rule in GAMES[game].RULES.values()],
)


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
