"""A deal that a learner has played counts for the topics that arose in it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.teach.known.played import topics_played
from tutor.teach.topics import TOPICS

#: A learner's moves, each with the position before it.
Own = list[tuple[Any, Any]]


def played(game: str, seed: int) -> tuple[Session, Own]:
    """A deal in which the learner has made the first allowed move each time."""
    session = Session({"game": game, "seed": seed, "lang": "en"})
    own: Own = []
    while not session.over:
        move = session.at.obligation().legal()[0]
        own.append((session.at, move))
        assert "html" in session.answer({"play": GAMES[game].written(session.at, move)})
    return session, own


def counts(session: Session) -> list[str]:
    """The topics for which the table says that its deal counts."""
    found = re.search(r'data-played="([^"]*)"', session.html)
    return found[1].split() if found else []


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_counts_for_the_rules_that_bound_the_learner(game: str) -> None:
    session, own = played(game, 5)
    bound = [(at, move) for at, move in own if len(at.obligation().legal()) < len([*at.obligation()])]
    assert counts(session) == [topic.id for topic in topics_played(game, bound)]
    assert counts(session)
    assert {*counts(session)} <= {*TOPICS}


def test_where_nothing_was_forbidden_nothing_was_shown() -> None:
    _, own = played("tarot", 5)
    free = [(at, move) for at, move in own if len(at.obligation().legal()) == len([*at.obligation()])]
    assert free
    assert topics_played("tarot", free) == ()


def test_a_deal_that_is_not_over_or_that_the_tutor_has_finished_counts_for_nothing() -> None:
    session = Session({"game": "tarot", "seed": 5, "lang": "en"})
    assert counts(session) == []
    session.answer({"finish": True})
    assert session.over
    assert counts(session) == []
