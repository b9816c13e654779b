"""The house rules of a game to choose from, one by one, for a match that one begins."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tutor.core.house import HouseRules
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.words import Words

TITLE, AS_WRITTEN = N_("House rules, one by one"), N_("as this table has written it")
CHOSEN = N_("{rule} {value}.")


def template(game: str, words: Html) -> str:
    """The lists of a game's house rules, which ``house_rules.js`` puts into the menu of a table when that is opened.

    The values of the usual table are chosen; ``data-variants`` has those of the other variants that differ from them.
    """
    usual, *_ = every = {name: _values(game, rules) for name, rules in GAMES[game].VARIANTS.items()}
    differ = {
        variant: {name: written(value) for name, value in values.items() if value != every[usual][name]}
        for variant, values in every.items()
    }
    lists = (
        element(
            "label",
            words.say(says),
            " ",
            element("select", *_options(values, every[usual][name], words), data_rule=name),
        )
        for name, (says, values) in STAGES[game].house_rules.lists.items()
    )
    own = words.say(AS_WRITTEN)
    folded = element("details", element("summary", words.say(TITLE)), *lists, class_="rules", data_own=own)
    return element(
        "template", folded, data_house_rules=game, data_variants=json.dumps(differ), data_search_exclude=True
    )


def _values(game: str, rules: Mapping[str, object]) -> dict[str, Any]:
    """The values of all house rules at a table that has agreed on some."""
    choices = STAGES[game].house_rules
    options = choices.read(rules)
    return {name: getattr(options, name) for name in choices.lists}


def sentence(game: str, name: str, options: HouseRules, words: Words) -> str:
    """What a table has chosen of one house rule, in a sentence."""
    choices = STAGES[game].house_rules
    says, values = choices.lists[name]
    value = getattr(options, name)
    end = words.say(values[value], value=value) if value in values else choices.own[name](options, words)
    return words.say(CHOSEN, rule=words.say(says), value=end)


def written(value: object) -> str:
    """A value of a house rule as a list has it: in JSON."""
    return json.dumps(value)


@cache
def changed_rules() -> frozenset[Rule]:
    """The rules that are otherwise where a table has agreed on something, in any game."""
    codes = {code for stage in STAGES.values() for listed in stage.house_rules.rules.values() for code in listed}
    known = (rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values()))
    return frozenset(rule for rule in known if rule.id in codes)


def _options(values: Mapping[Any, Message], usual: object, words: Html) -> Iterator[str]:
    for value, text in values.items():
        yield element("option", words.say(text, value=value), value=written(value), selected=value == usual)
