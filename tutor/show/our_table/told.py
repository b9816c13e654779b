"""What a table has agreed on in sentences, for its own page, and rule by rule for every page that follows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.core.errors import Json
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.rulebook.our_table import OurTable
from tutor.show.games import STAGES
from tutor.show.languages import LANGUAGES
from tutor.show.table.house_rules import sentence
from tutor.show.words import Words

WHAT_HOLDS = N_("What is otherwise at {name}")
#: What pages say of the whole table, by the names under which ``following.js`` knows it.
PAGES = {
    "follows": N_("These tables follow the house rules of {name}."),
    "usual": N_("These tables go by the usual rules, in Tarot by the federation’s, and not by those of {name}."),
    "to_usual": N_("Play by the usual rules"),
    "to_ours": N_("Play by the rules of {name}"),
    "asks": N_("Lessons and exercises keep to the usual rules, in Tarot to the federation’s. At {name} some differ."),
    "alone": N_("This table keeps to the usual rules: those of {name} do not go with what is played at it."),
    "page": N_("What is otherwise there", "a link to the page of our table"),
    "at": N_("At {name}:"),
}


def sentences(table: OurTable, game: str, words: Words) -> Iterator[str]:
    """What is otherwise at a table than usual, a sentence each, in the order in which one meets it."""
    options, own = table.options(game), table.own.get(game, {})
    return (sentence(game, name, options, words) for name in STAGES[game].house_rules.lists if name in own)


def otherwise(table: OurTable, words: Words) -> Iterator[tuple[str, list[str]]]:
    """Each game with these sentences, or with the one that says that there are none."""
    for game in GAMES:
        yield (
            words.say(STAGES[game].name),
            [*sentences(table, game, words)] or [words.say(STAGES[game].house_rules.usual.all_usual)],
        )


def at_rules(table: OurTable, rules: Iterable[Rule], words: Words) -> str:
    """What is otherwise at a table of some rules, in one line of plain text; ``""`` if nothing is."""
    codes = {rule.id for rule in rules}
    plain = Words(words.lang)
    said = [
        sentence(game, name, table.options(game), plain)
        for game, own in table.own.items()
        for name in own
        if codes & {*STAGES[game].house_rules.rules[name]}
    ]
    return " ".join((plain.say(PAGES["at"], name=table.name), *said)) if said else ""


def as_text(table: OurTable, words: Words) -> str:
    """The same as plain text, with the table’s link."""
    lines = [words.say(WHAT_HOLDS, name=table.name)]
    for game, told in otherwise(table, words):
        lines += ["", game, *(f"  {one}" for one in told)]
    return "\n".join((*lines, "", table.link)) + "\n"


def for_pages(table: OurTable) -> dict[str, Json]:
    """All that pages say of a table where no engine is at hand, as plain text.

    ``games`` are those in which it plays otherwise than usual, ``rules`` the house rules by the anchor of each rule
    that they change, ``said`` a sentence for each of them by language, ``words`` what is said of all of them, and
    ``tables`` its house rules by game and number of players.
    """
    known = {rule.id: rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values())}
    rules: dict[str, list[str]] = {}
    for game, own in table.own.items():
        for name in own:
            for code in STAGES[game].house_rules.rules[name]:
                rules.setdefault(known[code].anchor, []).append(name)
    said = {
        lang: {
            name: sentence(game, name, table.options(game), Words(lang))
            for game in table.own
            for name in table.own[game]
        }
        for lang in LANGUAGES
    }
    words = {lang: {name: Words(lang).say(text, name=table.name) for name, text in PAGES.items()} for lang in LANGUAGES}
    games = [game for game in GAMES if table.own.get(game)]
    tables = {game: {str(size): table.seated(game, size) for size in GAMES[game].HOUSE.sizes} for game in games}
    return {"games": games, "rules": rules, "said": said, "words": words, "tables": tables}
