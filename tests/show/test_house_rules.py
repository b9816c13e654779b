"""The house rules that a table may choose one by one: all of them, with all their values, in both languages."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pytest

from tests.every import every
from tests.page import page
from tutor.barbu import options as barbu
from tutor.core.errors import RecordError
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.table.house_rules import template, written
from tutor.show.words import Words
from tutor.tarot import options as tarot

if TYPE_CHECKING:
    from tutor.core.errors import Json

OPTIONS = {"tarot": tarot.Options, "barbu": barbu.Options}
CHOICES = {"tarot": tarot.VALUES, "barbu": barbu.CHOICES}
#: The profile is the variant itself.
NOT_ONE_BY_ONE = {"profile"}
EVERY_VALUE = [
    (game, name, value)
    for game in GAMES
    for name, (_, values) in STAGES[game].house_rules.lists.items()
    for value in values
]


@every(GAMES)
def test_every_house_rule_that_the_game_knows_can_be_chosen_with_all_its_values(game: str) -> None:
    lists = STAGES[game].house_rules.lists
    known = {field.name: CHOICES[game].get(field.name, (False, True)) for field in fields(OPTIONS[game])}
    assert {*lists} == {*known} - NOT_ONE_BY_ONE
    for name, (_, values) in lists.items():
        assert sorted(values) == sorted(known[name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_list_begins_with_the_usual_table_and_says_what_the_variants_have_in_its_place(
    game: str, lang: str
) -> None:
    drawn = page(template(game, Html(lang))).one("template")
    differ = json.loads(str(drawn["data-variants"]))
    assert [*differ] == [*GAMES[game].VARIANTS]
    usual = STAGES[game].house_rules.read({})
    for one in drawn.all("select"):
        name = str(one["data-rule"])
        chosen = [option for option in one.all("option") if "selected" in option]
        assert [option["value"] for option in chosen] == [written(getattr(usual, name))]
        assert all(option.text for option in one.all("option"))
    for variant, rules in GAMES[game].VARIANTS.items():
        options = STAGES[game].house_rules.read(rules)
        for name, value in differ[variant].items():
            assert written(getattr(options, name)) == value


# A match with a house rule of its own


def begun(game: str, **wish: Json) -> tuple[dict[str, Any], Any]:
    """The answer to the wish for another match at a table of the game, and the match that stands there then."""
    session = Session({"game": game, "lang": "en", "seed": 3, "rules": dict(next(iter(GAMES[game].VARIANTS.values())))})
    answer = session.answer({"new": wish})
    return answer, session.state.table.match


def needs(game: str, name: str, value: object) -> str:
    """What a house rule needs besides itself, in a sentence; ``""`` if nothing."""
    try:
        STAGES[game].house_rules.read({name: value})
    except RecordError as error:
        return Words("en").error(error)
    return ""


@every(EVERY_VALUE)
def test_a_match_is_begun_with_any_of_them_or_the_table_says_what_else_it_needs(one: tuple[str, str, object]) -> None:
    game, name, value = one
    usual = next(iter(GAMES[game].VARIANTS))
    players = "5" if name == "dead_player" else "4"
    answer, match = begun(game, **{"variant": usual, "players": players, f"rule.{name}": written(value)})
    assert answer.get("error", "") == needs(game, name, value)
    if "error" in answer:
        return
    assert getattr(match.options, name) == value
    # The menu has it chosen then: as a variant that is called by a name, or as a house rule beside one.
    form = page(answer["html"]).one('form[data-sends="new"]')
    variant = next(one["value"] for one in form.one('select[name="variant"]').all("option") if "selected" in one)
    own = json.loads(form.attributes.get("data-rules", "{}"))
    assert match.rules == {**GAMES[game].VARIANTS[variant], **{rule: json.loads(said) for rule, said in own.items()}}


def test_one_that_does_not_go_with_the_variant_is_refused_in_a_sentence() -> None:
    answer, match = begun("barbu", **{"variant": "salade", "rule.ravage_city": "true"})
    assert "it does not go with" in answer["error"]
    assert not match.options.ravage_city


@every([("rule.hearts_ban", '"never"'), ("rule.nothing", "true"), ("rule.no_wait", "perhaps"), ("rule.no_wait", 7)])
def test_what_is_no_house_rule_is_refused(one: tuple[str, Json]) -> None:
    answer, match = begun("barbu", **dict([one]))
    assert "error" in answer
    assert match.rules == {}
