"""The house rules of a table to choose from: what tables really differ in, all the rest folded, and own values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Message
from tutor.core.reading import parse
from tutor.games import GAMES
from tutor.rulebook.our_table import LONGEST_NAME, VERSION, OurTable, usual, value_of
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.table.house_rules import written
from tutor.show.words import capital

TABLE_NAME, OUR_TABLE = N_("The name of your table"), N_("Our table")
THE_REST = N_("All the other house rules")
OWN_NUMBERS = N_("Points of your own")
LEAVE_EMPTY = N_("What you leave empty stays as it is written there.")
A_NUMBER = N_("a whole number, such as −2")


def form(table: OurTable | None, words: Html) -> str:
    """All of them, with those chosen that the table has."""
    name = table.name if table else ""
    field = element(
        "input",
        name_="name",
        value=name,
        maxlength=LONGEST_NAME,
        placeholder=words.say(OUR_TABLE),
        autocomplete="off",
    )
    games = (element("section", *_game(game, table, words), data_game=game) for game in GAMES)
    return element(
        "form",
        element("label", element("b", words.say(TABLE_NAME)), " ", field, class_="name"),
        *games,
        data_sends="choose",
        data_part="form",
        method="dialog",
    )


def _game(game: str, table: OurTable | None, words: Html) -> Iterator[str]:
    choices = STAGES[game].house_rules
    options = table.options(game) if table else GAMES[game].Options.of(usual(game))
    yield element("h3", words.say(STAGES[game].name))
    grouped = set[str]()
    for title, rules in choices.groups:
        grouped |= {*rules}
        lists = (_list(game, name, options, words, words.say(about)) for name, about in rules.items())
        yield element("fieldset", element("legend", words.say(title)), *lists)
    rest = (_list(game, name, options, words) for name in choices.lists if name not in grouped)
    yield element("details", element("summary", words.say(THE_REST)), *rest)
    for name, numbers in choices.numbers.items():
        yield _numbers(f"{game}.{name}", numbers.labels, numbers.of(options), words)


def _list(game: str, name: str, options: Any, words: Html, about: str = "") -> str:  # noqa: ANN401 - of any game
    """The values of a house rule, of which the usual one is marked; one that a table has written itself is added."""
    choices = STAGES[game].house_rules
    says, values = choices.lists[name]
    chosen, known = getattr(options, name), getattr(GAMES[game].Options.of(usual(game)), name)
    said = {value: words.say(text, value=value) for value, text in values.items()}
    said[known] = words.say(choices.usual.marked, value=said[known])
    texts = {written(value): text for value, text in said.items()}
    # Numbers that a table has written out itself stand in fields of their own, in place of some of the usual ones.
    own = written(known if chosen not in values and name in choices.numbers else value_of(options, name))
    if own not in texts:
        texts[own] = words.markup.text(choices.own[name](options, words))
    options_of = (element("option", text, value=value, selected=value == own) for value, text in texts.items())
    note = element("small", about) if about else ""
    return element(
        "label",
        element("span", words.say(says)),
        " ",
        element("select", *options_of, name_=f"{game}.{name}"),
        note,
        class_="rule",
    )


def _numbers(name: str, labels: Mapping[str, Message], filled: Mapping[str, int], words: Html) -> str:
    """Fields for the numbers of a value that a table writes out itself; those that it has are filled in."""
    inputs = (
        element(
            "label",
            element("span", capital(words.say(label))),
            " ",
            element(
                "input", name_=f"{name}.{part}", value=filled.get(part, ""), autocomplete="off", size=5, maxlength=5
            ),
            class_="number",
        )
        for part, label in labels.items()
    )
    note = element("p", words.say(LEAVE_EMPTY), class_="aside")
    return element("details", element("summary", words.say(OWN_NUMBERS)), note, *inputs, open=bool(filled))


def chosen(typed: Mapping[str, Json], unnamed: str) -> OurTable:
    """The table that the fields of the form make, which is ``unnamed`` without a name; raise ``RecordError``."""
    rules: dict[str, dict[str, Json]] = {game: {} for game in GAMES}
    for game in GAMES:
        for rule in fields(GAMES[game].Options):
            said = typed.get(f"{game}.{rule.name}")
            if isinstance(said, str):
                rules[game][rule.name] = parse(said)
        for name, numbers in STAGES[game].house_rules.numbers.items():
            own = {
                part: _whole(f"{game}.{name}.{part}", said)
                for part in numbers.labels
                if (said := str(typed.get(f"{game}.{name}.{part}", "")).strip())
            }
            if own:
                rules[game][name] = numbers.made(GAMES[game].Options.of(rules[game]), own)
    return OurTable.of({"v": VERSION, "name": str(typed.get("name", "")).strip() or unnamed, "rules": rules})


def _whole(place: str, typed: str) -> int:
    try:
        return int(typed.strip().replace("−", "-").replace("–", "-"))
    except ValueError as error:
        raise RecordError(place, typed, A_NUMBER) from error
