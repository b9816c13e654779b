"""What can be done with a table besides making a move: another deal, the next one, a move taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.games import GAMES, Match
from tutor.record import TABLES
from tutor.rule import N_
from tutor.show.html import Html, element
from tutor.show.view import View

ANOTHER = N_("Deal me another")
PLAY_ON = N_("Play on")
TO_THE_END = N_("Play it to the end for me")
NEXT, BACK = N_("Next deal"), N_("Take back")
SEED = N_("Deal number")
SHOW_DEAL = N_("Show this deal")
OTHER_TABLE = N_("Another table")
PLAYERS, RULES, MATCH_SEED = N_("Players"), N_("Rules"), N_("Number of the match")
NEW_MATCH, ANY_MATCH = N_("New match"), N_("New match, any number")


def controls(view: View, words: Html) -> str:
    """The buttons and the form of a table."""
    parts = _of_a_match(view, view.match, words) if view.match else _of_an_exercise(view, words)
    progress = element("p", class_="progress", role="status", hidden=True)
    return element("div", *parts, progress, class_="controls", data_part="controls")


def _of_an_exercise(view: View, words: Html) -> Iterator[str]:
    yield _intent("deal", words.say(ANOTHER))
    if not view.live:
        yield _intent("play_on", words.say(PLAY_ON))
    elif not view.over:
        yield _intent("finish", words.say(TO_THE_END))
    if view.own:
        yield _intent("back", words.say(BACK))
    show = element("button", words.say(SHOW_DEAL), type="submit")
    yield element("form", _seed("deal", words.say(SEED), view.seed), " ", show, data_sends="deal")


def _of_a_match(view: View, match: Match, words: Html) -> Iterator[str]:
    if view.over and not match.over:
        yield _intent("next", words.say(NEXT))
    if view.own:
        yield _intent("back", words.say(BACK))
    if not view.over:
        yield _intent("finish", words.say(TO_THE_END))
    sizes = {str(size): str(size) for size in TABLES[view.game]}
    names = {name: words.say(view.stage.PROFILES[name]) for name in GAMES[view.game].PROFILES}
    rules = match.to_json().get("rules")
    profile = rules.get("profile") if isinstance(rules, Mapping) else None
    form = element(
        "form",
        _select("players", words.say(PLAYERS), sizes, str(match.players)),
        _select("profile", words.say(RULES), names, str(profile)),
        _seed("seed", words.say(MATCH_SEED), view.seed),
        element("button", words.say(NEW_MATCH), type="submit"),
        data_sends="new",
    )
    summary = element("summary", words.say(OTHER_TABLE))
    yield element("details", summary, form, _intent("deal", words.say(ANY_MATCH)), class_="another")


def _intent(name: str, label: str) -> str:
    return element("button", label, type="button", data_intent=name)


def _seed(name: str, label: str, seed: int) -> str:
    field = f'<input class="seed" name="{name}" inputmode="numeric" autocomplete="off" size="5" value="{seed}">'
    return element("label", label, " ", field)


def _select(name: str, label: str, options: Mapping[str, str], chosen: str) -> str:
    """A choice of some options, if there is any to make."""
    if len(options) < 2:  # noqa: PLR2004 - one is no choice
        return ""
    items = (element("option", text, value=value, selected=value == chosen) for value, text in options.items())
    return element("label", label, " ", element("select", *items, name_=name))
