"""The rules of every game as they are written down: their names, their words and their sources."""

from __future__ import annotations

import re

import pytest

from tests.every import every
from tutor.core.message import Message
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.show import languages
from tutor.show.words import COUNTED, MANNERS, YOU

RULES = {rule.id: rule for game in GAMES.values() for rule in game.RULES.values()}
EVERY_RULE = every(RULES.values())
AN_ID = re.compile(r"[BT](-[A-Z0-9]+)*-(x4|[A-Z0-9]+)")
#: What everybody at the table sees of the reason why a card was played.
PUBLIC = {"led", "top", "by", "suit"}
LISTS = {"and", "or"}


def parts(message: Message | None) -> dict[str, str]:
    """The named parts of a message, and how each is shown."""
    return {part.name: part.manner for part in languages.parts(message or "") if part.name is not None}


@EVERY_RULE
def test_a_rule_has_a_name_a_statement_and_sources(rule: Rule) -> None:
    assert AN_ID.fullmatch(rule.id)
    assert rule.anchor == rule.id.lower()
    assert not rule.title[0].islower()
    assert not rule.title.endswith(".")
    assert rule.statement[0].isupper()
    assert rule.statement.endswith(".")
    assert rule.sources
    assert all(rule.sources)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_filed_under_its_id_and_has_a_title_of_its_own(game: str) -> None:
    rules = GAMES[game].RULES
    assert [rule.id for rule in rules.values()] == list(rules)
    titles = [rule.title for rule in rules.values()]
    assert [title for title in titles if titles.count(title) > 1] == []


@EVERY_RULE
def test_a_title_and_a_statement_hold_for_every_position(rule: Rule) -> None:
    assert parts(rule.title) == parts(rule.statement) == {}


@EVERY_RULE
def test_what_is_told_to_everybody_speaks_only_of_what_everybody_sees(rule: Rule) -> None:
    assert set(parts(rule.seen)) <= PUBLIC


@EVERY_RULE
def test_every_part_of_a_message_is_shown_in_a_manner_that_there_is(rule: Rule) -> None:
    for message in (rule.allows, rule.forbids, rule.seen, rule.note, rule.line, rule.proof, rule.hint):
        assert set(parts(message).values()) <= {*MANNERS, *LISTS, COUNTED, YOU}
