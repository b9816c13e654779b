"""The controls of a table besides its moves: another deal, the next one, a move taken back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache

from tutor.coach.coaches import coaches
from tutor.core.errors import RecordError
from tutor.core.match import Match
from tutor.core.message import N_
from tutor.games import GAMES, SIZES
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.table.house_rules import written
from tutor.show.table.view import View
from tutor.teach.orders import ORDERS

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
MENU, EVERY_TABLE = N_("Menu"), N_("At every table", "heading of a menu")
OTHERS = N_("The others", "label of a choice: how well the other players play")
CLUB, STRONG = N_("club players"), N_("strong players")
WHICH_DEAL, ANY_DEAL = N_("First deal", "label of a choice"), N_("any", "the first deal of a match")
CLOSE, PICTURE = N_("Close", "a button: close a panel"), N_("Save as a picture")
EXPLAIN = N_("Explain this position on a page of its own")
NEW_MATCH, ANY_MATCH = N_("New match"), N_("New match, any number")

#: The wishes that a reader may have for every table: the label and, the usual one first, what there is to choose.
SETTINGS = {
    "pace": (
        N_("Cards are played"),
        {
            "normal": N_("at an easy pace"),
            "slow": N_("slowly"),
            "once": N_("all at once"),
            "step": N_("one at a time, when I say so"),
        },
    ),
    "shows": (
        N_("The table shows"),
        {
            "marks": N_("which card was led, and which is highest"),
            "counts": N_("the same, and what each player has won"),
            "real": N_("only what a real table shows"),
        },
    ),
    "inferences": (
        N_("Show beside the hand what is known and what has been signalled (Tarot)"),
        {"lesson": N_("where a lesson asks for it"), "on": N_("at every table")},
    ),
    "forced": (
        N_("When I have no choice"),
        {"ask": N_("I play myself"), "pass": N_("the tutor plays for me")},
    ),
}


def controls(view: View, words: Html) -> str:
    """The buttons for what comes next at a table."""
    return element("div", *_next(view, words), class_="controls", data_part="controls")


def _next(view: View, words: Html) -> Iterator[str]:
    if view.match is None:
        yield intent("deal", words.say(ANOTHER))
        if not view.live:
            yield intent("play_on", words.say(PLAY_ON))
    elif view.tally is not None and view.tally.over:
        yield intent("deal", words.say(ANY_MATCH))
    elif view.over:
        yield intent("next", words.say(NEXT))


def menu(view: View, words: Html) -> str:
    """The menu of seldom needed things: another deal or table, the rest of the deal played by the tutor, settings."""
    title = element("h4", words.say(EVERY_TABLE))
    settings = (
        choice(name, words.say(label), ((value, words.say(text), False) for value, text in offered.items()), name)
        for name, (label, offered) in SETTINGS.items()
    )
    parts = (
        element("div", *settings, class_="settings"),
        *(_match_menu(view, view.match, words) if view.match else _exercise_menu(view, words)),
    )
    # Beside the rulebook of the site is the page that explains positions.
    explain = intent("explain", words.say(EXPLAIN)) if words.rulebook else ""
    close = element("button", words.say(CLOSE), type="button", data_closes="menu")
    last = explain, intent("picture", words.say(PICTURE)), close
    return element(
        "div",
        title,
        *parts,
        *last,
        class_="panel menu",
        data_part="menu",
        popover="auto",
        role="dialog",
        aria_label=words.say(MENU),
    )


def _exercise_menu(view: View, words: Html) -> Iterator[str]:
    if view.live and not view.over:
        yield intent("finish", words.say(TO_THE_END))
    show = element("button", words.say(SHOW_DEAL), type="submit")
    yield element("form", typed_seed("deal", words.say(SEED), view.seed), " ", show, data_sends="deal")


def _match_menu(view: View, match: Match, words: Html) -> Iterator[str]:
    if not view.over:
        yield intent("finish", words.say(TO_THE_END))
    here = _variant(view.game, match)
    seats = able(view.game, here) if here else SIZES
    sizes = (_option(str(size), str(size), size == match.players, fits=size in seats) for size in SIZES)
    orders = _orders(view.game, words)
    yield element("h4", words.say(OTHER_TABLE))
    yield element(
        "form",
        _select("variant", words.say(GAME), *_variants(view.game, here, words)),
        _select("players", words.say(PLAYERS), *sizes),
        _select("others", words.say(OTHERS), *_others(view, words)),
        _select("order", words.say(WHICH_DEAL), _option("", words.say(ANY_DEAL), chosen=False), *orders),
        typed_seed("seed", words.say(MATCH_SEED), view.seed),
        element("button", words.say(NEW_MATCH), type="submit"),
        data_sends="new",
        data_rules=_own_rules(view.game, here, match) or None,
    )
    if not (view.tally and view.tally.over):
        yield intent("deal", words.say(ANY_MATCH))


def intent(name: str, label: str) -> str:
    """A button that asks for something besides a move."""
    return element("button", label, type="button", data_intent=name)


def typed_seed(name: str, label: str, seed: int) -> str:
    """A field for the number of a deal, a match or an exercise."""
    field = f'<input class="seed" name="{name}" inputmode="numeric" autocomplete="off" size="5" value="{seed}">'
    return element("label", label, " ", field)


def _variant(game: str, match: Match) -> str | None:
    """The variant that a match plays, perhaps with house rules of its own besides, if it is one that is offered."""
    variants = GAMES[game].VARIANTS
    fit = [name for name, rules in variants.items() if rules.items() <= match.rules.items()]
    return max(fit, key=lambda name: len(variants[name]), default=None)


def _own_rules(game: str, variant: str | None, match: Match) -> str:
    """The house rules of a match that its variant has not, in JSON, each as its list has it; ``""`` for none."""
    usual = GAMES[game].VARIANTS[variant] if variant else {}
    own = {name: written(value) for name, value in match.rules.items() if name not in usual}
    return json.dumps(own) if own else ""


@cache
def able(game: str, variant: str) -> tuple[int, ...]:
    """The numbers of players that can play a variant."""
    return tuple(size for size in SIZES if _playable(game, variant, size))


def _playable(game: str, variant: str, size: int) -> bool:
    try:
        GAMES[game].Match.of(
            {"game": game, "players": size, "rules": GAMES[game].VARIANTS[variant], "seed": 1, "deals": []}
        )
    except RecordError:
        return False
    return True


def _variants(game: str, here: str | None, words: Html) -> Iterator[str]:
    """All games with their variants; the one that is played now is chosen.

    A game says how many players its usual table takes, and any other variant where it takes others.

    ``menu.js`` then offers the numbers of players and the first deals that the chosen one has.
    """
    for name, stage in STAGES.items():
        usual, *_ = seats = {variant: able(name, variant) for variant in GAMES[name].VARIANTS}
        options = (
            _option(
                variant,
                words.say(stage.variants[variant]),
                name == game and variant == here,
                players="" if sizes == seats[usual] else _written(sizes),
            )
            for variant, sizes in seats.items()
        )
        players = _written(seats[usual])
        yield element("optgroup", *options, label=words.say(stage.name), data_game=name, data_players=players)


def _written(sizes: Iterable[int]) -> str:
    return " ".join(map(str, sizes))


def _orders(game: str, words: Html) -> Iterator[str]:
    """The orders of the first deal of a match, game by game; those of another game wait until it is chosen."""
    for name, stage in STAGES.items():
        wanted = [order for order in ORDERS.values() if order.game == name]
        options = (_option(order.id, words.say(order.title), chosen=False) for order in wanted)
        other, label = name != game, words.say(stage.name)
        if wanted:
            yield element("optgroup", *options, label=label, data_game=name, disabled=other, hidden=other)


def _others(view: View, words: Html) -> Iterator[str]:
    """How well the others play, the usual first; strong players there are only where the game has a coach."""
    games = " ".join(filter(coaches, GAMES))
    yield _option("club", words.say(CLUB), chosen=not view.strong)
    fits = coaches(view.game)
    yield element(
        "option",
        words.say(STRONG),
        value="strong",
        selected=view.strong,
        disabled=not fits,
        hidden=not fits,
        data_games=games,
    )


def _option(value: str, text: str, chosen: bool, *, fits: bool = True, players: str = "") -> str:  # noqa: FBT001 - one place
    """Something to choose; what does not fit the game is neither seen nor chosen."""
    unfit = not fits
    more = players or False
    return element("option", text, value=value, selected=chosen, disabled=unfit, hidden=unfit, data_players=more)


def choice(name: str, label: str, offered: Iterable[tuple[str, str, bool]], setting: str | None = None) -> str:
    """A list to choose one of some values from, each with its text, and whether it is chosen.

    A ``setting`` is a wish of the reader's own, which the page keeps by this name (``settings.js``).
    """
    return _select(name, label, *(_option(*one) for one in offered), setting=setting)


def grouped_choice(name: str, label: str, groups: Iterable[tuple[str, Iterable[tuple[str, str, bool]]]]) -> str:
    """The same of values in groups, each group with its title."""
    listed = (element("optgroup", *(_option(*one) for one in offered), label=title) for title, offered in groups)
    return _select(name, label, *listed)


def _select(name: str, label: str, *options: str, setting: str | None = None) -> str:
    return element("label", label, " ", element("select", *options, name_=name, data_setting=setting))
