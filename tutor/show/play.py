"""The page of a game on the site: a bar that says what is played and with how much help, and below it one table.

Every table of the page stands there drawn, so that a choice shows other cards at once; but only the first is laid out
before somebody chooses (``play_bar.js``), so that its cards are there in a blink. Without scripts all of them stand
below each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from tutor.core.message import N_, Message
from tutor.games import GAMES
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.table import house_rules
from tutor.show.table.controls import able

GAME, WHAT, HELP = (
    N_("Game", "label of a choice"),
    N_("What to play", "label of a choice"),
    N_("Help", "label of a choice"),
)
CHOOSE = N_("What you play, and with how much help")
TO_READ = N_("How this game goes, and what the table can do")
#: How much help there is at these tables, the usual one first.
HELPS = {
    "advice": N_("Advice", "how much help there is at a table: verdicts, and advice for those who ask"),
    "verdicts": N_("Verdicts", "how much help there is at a table: what is not allowed, and why"),
    "none": N_("None", "how much help there is at a table"),
}
#: The game that is played on a page, by the name of its notebook.
PLAYED = {stage.play_page.notebook: game for game, stage in STAGES.items()}


def page(game: str, heading: str, tables: Mapping[str, str], prose: str, words: Html) -> str:
    """The page of a game: its heading, the bar, the tables by their names, and folded beneath what there is to read."""
    first, *others = STAGES[game].play_page.tables
    unread = (_place(name, element("noscript", tables[name])) for name in others)
    places = [_place(first, tables[first], "play-table here"), *unread]
    to_read = element("details", element("summary", words.say(TO_READ)), prose, class_="play-words")
    return heading + bar(game, words) + "".join(places) + to_read + house_rules.template(game, words)


def _place(name: str, table: str, look: str = "play-table") -> str:
    return element("section", table, class_=look, data_table=name)


def bar(game: str, words: Html) -> str:
    """The bar: links to the games, and lists of what to play and how much help to have."""
    links = (
        element(
            "a",
            words.say(stage.play_page.game),
            href=f"../{stage.play_page.notebook}/",
            aria_current="page" if name == game else None,
        )
        for name, stage in STAGES.items()
    )
    return element(
        "div",
        element("nav", *links, aria_label=words.say(GAME)),
        _list(game, words.say(WHAT), _tables(game, words)),
        _list("help", words.say(HELP), _options(HELPS, words)),
        class_="play-bar",
        role="group",
        aria_label=words.say(CHOOSE),
        data_game=game,
        data_search_exclude=True,
    )


def _list(setting: str, label: str, options: Iterable[str]) -> str:
    """A list whose choice the browser remembers as a setting of this name."""
    return element("label", element("span", label), " ", element("select", *options, data_setting=setting))


def _tables(game: str, words: Html) -> Iterator[str]:
    """The options of the list of tables, those that have a title in a group."""
    for tables, title in STAGES[game].play_page.choices:
        options = _options(tables, words)
        yield element("optgroup", *options, label=words.say(title)) if title else "".join(options)


def _options(labels: Mapping[str, Message], words: Html) -> Iterator[str]:
    yield from (element("option", words.say(label), value=name) for name, label in labels.items())


def left(words: Html, lessons: str) -> str:
    """An empty line for the first page that ``match_left.js`` fills with a match that was left.

    It holds of each game its name, its page as seen from there, the tables of that page, and the numbers of deals of
    its matches, by their house rules and players.
    """
    games = {
        game: {
            "name": words.say(stage.name),
            "page": f"{lessons}{stage.play_page.notebook}/",
            "tables": [*stage.play_page.tables],
            "sizes": [*_sizes(game)],
        }
        for game, stage in STAGES.items()
    }
    known = json.dumps(games, ensure_ascii=False, separators=(",", ":"))
    return element("p", class_="tutor-match", hidden=True, data_games=known)


def _sizes(game: str) -> Iterator[tuple[object, int, int]]:
    """The numbers of deals of the matches of a game that end: the house rules, the number of players, the deals."""
    for variant, rules in GAMES[game].VARIANTS.items():
        for players in able(game, variant):
            match = GAMES[game].Match.of({"game": game, "players": players, "rules": rules, "seed": 1, "deals": []})
            if match.size is not None:
                yield rules, players, match.size
