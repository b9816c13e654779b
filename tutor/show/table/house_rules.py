"""The house rules of a game to choose from, one by one, for a match that one begins."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from tutor.core.message import N_, Message
from tutor.games import GAMES
from tutor.show.games import STAGES
from tutor.show.html import Html, element

TITLE = N_("House rules, one by one")


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
    folded = element("details", element("summary", words.say(TITLE)), *lists, class_="rules")
    return element(
        "template", folded, data_house_rules=game, data_variants=json.dumps(differ), data_search_exclude=True
    )


def _values(game: str, rules: Mapping[str, object]) -> dict[str, Any]:
    """The values of all house rules at a table that has agreed on some."""
    choices = STAGES[game].house_rules
    options = choices.read(rules)
    return {name: getattr(options, name) for name in choices.lists}


def written(value: object) -> str:
    """A value of a house rule as a list has it: in JSON."""
    return json.dumps(value)


def _options(values: Mapping[Any, Message], usual: object, words: Html) -> Iterator[str]:
    for value, text in values.items():
        yield element("option", words.say(text, value=value), value=written(value), selected=value == usual)
