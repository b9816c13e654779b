"""What can be done with a table besides making a move: another deal, the next one, a move taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.games import GAMES, SIZES
from tutor.match import Match
from tutor.message import N_
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.view import View

ANOTHER = N_("Deal me another")
PLAY_ON = N_("Play on")
TO_THE_END = N_("Play it to the end for me")
NEXT, BACK = N_("Next deal"), N_("Take back")
SEED = N_("Deal number")
SHOW_DEAL = N_("Show this deal")
OTHER_TABLE = N_("Another table")
GAME, PLAYERS, MATCH_SEED = (
    N_("Game", "label of a choice"),
    N_("Players", "label of a choice"),
    N_("Number of the match"),
)
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
    yield element("form", typed_seed("deal", words.say(SEED), view.seed), " ", show, data_sends="deal")


def _of_a_match(view: View, match: Match, words: Html) -> Iterator[str]:
    ended = view.tally is not None and view.tally.over
    if ended:
        yield _intent("deal", words.say(ANY_MATCH))
    elif view.over:
        yield _intent("next", words.say(NEXT))
    if view.own:
        yield _intent("back", words.say(BACK))
    if not view.over:
        yield _intent("finish", words.say(TO_THE_END))
    sizes = [(str(size), str(size), size == match.players) for size in SIZES]
    form = element(
        "form",
        _select("variant", words.say(GAME), *_variants(view.game, match, words)),
        choice("players", words.say(PLAYERS), sizes),
        typed_seed("seed", words.say(MATCH_SEED), view.seed),
        element("button", words.say(NEW_MATCH), type="submit"),
        data_sends="new",
    )
    summary = element("summary", words.say(OTHER_TABLE))
    random = "" if ended else _intent("deal", words.say(ANY_MATCH))
    yield element("details", summary, form, random, class_="another")


def _intent(name: str, label: str) -> str:
    return element("button", label, type="button", data_intent=name)


def typed_seed(name: str, label: str, seed: int) -> str:
    """A field for the number of a deal, a match or an exercise."""
    field = f'<input class="seed" name="{name}" inputmode="numeric" autocomplete="off" size="5" value="{seed}">'
    return element("label", label, " ", field)


def _variants(game: str, match: Match, words: Html) -> Iterator[str]:
    """All games with their variants; the one that is played now is chosen, if it is one of them."""
    rules = match.to_json().get("rules")
    for name, stage in STAGES.items():
        offered = GAMES[name].VARIANTS
        options = (
            _option(variant, words.say(stage.variants[variant]), name == game and own == rules)
            for variant, own in offered.items()
        )
        yield element("optgroup", *options, label=words.say(stage.name))


def _option(value: str, text: str, chosen: bool) -> str:  # noqa: FBT001 - one place
    return element("option", text, value=value, selected=chosen)


def choice(name: str, label: str, offered: Iterable[tuple[str, str, bool]]) -> str:
    """A list to choose one of some values from, each with its text, and whether it is chosen."""
    return _select(name, label, *(_option(*one) for one in offered))


def _select(name: str, label: str, *options: str) -> str:
    return element("label", label, " ", element("select", *options, name_=name))
