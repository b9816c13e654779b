"""The pads on which a question is answered: each drawn once, as HTML that can be printed, and said in plain text.

On the page they are the browser's own fields: check boxes, round buttons, a field for a number; only things that are
put to places are buttons (``arrange.js``).
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Iterator
from itertools import groupby

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.said import said, seated
from tutor.show.faces import face
from tutor.show.html import Html, element
from tutor.show.table.hand import drawn, fan, group, toggle
from tutor.show.words import Words, capital
from tutor.teach.arrangement import Arrangement, Place, Thing
from tutor.teach.grid import Cell, Grid
from tutor.teach.number import Number
from tutor.teach.question import Option, Pad, Question
from tutor.teach.saying import Saying, Shown

YOUR_NUMBER = N_("Your answer")
LESS, MORE, HALF = N_("One less"), N_("One more"), N_("Half a point more or less")
SIGN = N_("Put a minus sign before it, or take it away")
#: The words of plain text on how a question is answered.
TYPE_CODES = N_("Answer with the names, on the left, of everything that is right.")
TYPE_ONE = N_("Answer with one of the names on the left.")
TYPE_A_NUMBER = N_("Answer with a number, such as {example}")
TYPE_PLACES = N_("Answer with a name and its place for each, such as {example}")
TYPE_STATES = N_("Answer with a name and its state for each, such as {example}")
PLACES, STATES = N_("The places:"), N_("What each can be:")
TO_BE_PUT = N_("What you can lay out")
NO_ROOM = N_("There is no room left: press something that is laid out to take it back first.")
NOTHING_PUT = N_("Press what you want to lay out. Press it again to take it back.")
PUT = N_("{count} laid out. Press one again to take it back.")

#: The greatest length of the titles of states of which five fit in a row on a phone, in letters.
SHORT = 2

#: The kind of field that takes an option.
FIELDS = {"mark": "checkbox", "choose": "radio"}


def name(shows: Shown, words: Words) -> str:
    """The name of an option, a thing or a cell."""
    if isinstance(shows, Saying):
        return said(shows, words)
    if isinstance(shows, Card | str):
        return words.move(shows)
    return words.say(shows.title) if isinstance(shows, Rule) else words.list(words.cards(shows), "and")


def names(options: list[Option], words: Words) -> str:
    """The names of some options, as a sentence begins with them; of several trumps the word is said once."""
    cards = [option.shows for option in options if isinstance(option.shows, Card)]
    called = words.cards(cards) if len(cards) == len(options) else (name(option.shows, words) for option in options)
    return before_colon(words.list(called, "and"))


def before_colon(called: str) -> str:
    """A name for the beginning of a line, before a colon: that of a sentence is without its full stop."""
    return capital(called).removesuffix(".")


def card_toggle(option: Option, card: Card, pad: Pad, words: Html) -> str:
    """A card that can be marked, or chosen."""
    parts = face(card, words.lang), element("span", words.name(card), class_="tutor-said")
    return _toggle(option, pad, *parts, class_="card option", data_card=card.code)


def _toggle(option: Option, pad: Pad, *content: str, **attributes: str) -> str:
    """An option with its field, and a place for the text on its marking."""
    field = f'<input type="{FIELDS[pad]}" name="answer" value="{option.id}">'
    state = element("span", class_="tutor-said state")
    return element("label", field, *content, state, data_option=option.id, **attributes)


def fields(question: Question, words: Html) -> str:
    """All parts of the pad that are in no hand: cards in a row, sentences one below the other, a number."""
    if question.number:
        return _number(question.number, words)
    if question.arrangement:
        return _arrangement(question.arrangement, words)
    if question.grid:
        return _grid(question.grid, words)
    loose = [option for option in question.options if option.board is None]
    cards = [
        card_toggle(option, option.shows, question.pad, words) for option in loose if isinstance(option.shows, Card)
    ]
    if cards:
        return element("div", *cards, **fan(cards), role="presentation")
    return _list(loose, question.pad, words) if loose else ""


def moves(question: Question, board: int, dealt: Dealt, words: Html) -> str:
    """The moves on a board that are made with no card of the hand, as the table of the game has them: by groups."""
    shown = dealt.shown
    bare = {
        str(option.shows): option
        for option in question.options
        if option.board == board and not made_with(option, dealt)
    }
    if not bare:
        return ""
    in_order = dict.fromkeys(move for move in (*shown.buttons(list(bare)), *bare) if move in bare)
    groups = []
    for title, alike in groupby(in_order, key=lambda move: shown.group(move, words)):
        toggles = [
            _toggle(bare[move], question.pad, element("span", shown.label(move, words)), class_="choice option")
            for move in alike
        ]
        groups.append(group(title, toggles))
    return element("div", *groups, class_="choices", role="presentation")


def made_with(option: Option, dealt: Dealt) -> Card | None:
    """The card of the hand with which the move of an option is made."""
    return dealt.card_of(option.shows) if isinstance(option.shows, Card | str) else None


def _list(options: list[Option], pad: Pad, words: Html) -> str:
    toggles = [_toggle(option, pad, _shown(option.shows, words), class_="choice option") for option in options]
    return element("div", *toggles, class_="choices", data_column=True, role="presentation")


def _shown(shows: Shown, words: Html) -> str:
    """The face of an option, a thing or a cell: some cards are drawn, all else is said."""
    if not isinstance(shows, Card | Rule | str | Saying):
        return element("span", *(drawn(card, words) for card in shows), class_="open")
    return element("span", capital(name(shows, words)))


def _arrangement(laid_out: Arrangement, words: Html) -> str:
    """The places with their room, and below them the things, each of which goes to a place when it is pressed."""
    goals = [_goal(place, words) for place in laid_out.places]
    things = [_thing(thing, words, tabindex=-1 if number else 0) for number, thing in enumerate(laid_out.things)]
    cards = all(isinstance(thing.shows, Card) for thing in laid_out.things)
    supply = element(
        "div",
        *things,
        **fan(things) if cards else {"class_": "things"},
        data_supply=True,
        role="group",
        aria_label=words.say(TO_BE_PUT),
    )
    counts = [words.say(NOTHING_PUT), *(words.say(PUT, count=n + 1) for n in range(len(things)))]
    told = element(
        "p",
        counts[0],
        class_="told",
        role="status",
        data_counts=json.dumps(counts, ensure_ascii=False),
        data_full=words.say(NO_ROOM),
    )
    return element("div", element("div", *goals, class_="goals", data_n=len(goals)), told, supply, class_="arrange")


def _goal(place: Place, words: Html) -> str:
    title = said(place.title, words)
    put = element("div", class_="put", data_room=place.room)
    return element("div", element("p", title), put, class_="goal", role="group", data_place=place.id, aria_label=title)


def _thing(thing: Thing, words: Html, tabindex: int) -> str:
    state = element("span", class_="tutor-said state")
    if isinstance(thing.shows, Card):
        return toggle(thing.shows, words, "", state, data_thing=thing.id, data_option=thing.id, tabindex=tabindex)
    return element(
        "button",
        _shown(thing.shows, words),
        state,
        type="button",
        class_="choice thing",
        data_thing=thing.id,
        data_option=thing.id,
        tabindex=tabindex,
    )


def _grid(grid: Grid, words: Html) -> str:
    """A row for every cell, with a button for each of its states."""
    cells = (_cell(cell, grid, words) for cell in grid.cells)
    return element("div", *cells, class_="pairs", data_joined=grid.joined)


def _cell(cell: Cell, grid: Grid, words: Html) -> str:
    states = []
    for state in grid.states:
        value = f"{cell.id}={state.id}"
        field = f'<input type="radio" name="answer.{cell.id}" value="{value}">'
        mark = element("span", class_="tutor-said state")
        title = element("span", said(state.title, words))
        states.append(element("label", field, title, mark, class_="choice option", data_option=value))
    shown = drawn(cell.shows, words) if isinstance(cell.shows, Card) else _shown(cell.shows, words)
    legend = element("legend", shown)
    short = all(len(said(state.title, words)) <= SHORT for state in grid.states)
    return element("fieldset", legend, element("div", *states, class_="states", data_short=short), class_="cell")


def _number(number: Number, words: Html) -> str:
    """A field for a number, with buttons that change it, since some keyboards have no minus."""
    field = '<input class="number" name="answer" inputmode="decimal" autocomplete="off" size="6">'
    steps = [("-1", "−", LESS), ("1", "+", MORE), *([("0.5", "½", HALF)] if number.halves else [])]
    steps += [("sign", "±", SIGN)] if number.signed else []
    buttons = [
        element("button", sign, type="button", data_step=step, aria_label=words.say(says)) for step, sign, says in steps
    ]
    return element("div", element("label", words.say(YOUR_NUMBER), " ", field), *buttons, class_="number-pad")


def lines(question: Question, words: Words) -> Iterator[str]:
    """The options with their names in answers, and the instruction for answering, in plain text.

    A name with a space in it stands in quotes, as a terminal takes it.
    """
    if question.number:
        yield words.say(TYPE_A_NUMBER, example="4.5" if question.number.halves else "4")
        return
    if question.arrangement:
        yield from _table((thing.id, name(thing.shows, words)) for thing in question.arrangement.things)
        yield words.say(PLACES)
        yield from _table((place.id, said(place.title, words)) for place in question.arrangement.places)
        example = f"{question.arrangement.things[0].id}@{question.arrangement.places[0].id}"
        yield words.say(TYPE_PLACES, example=example)
    elif question.grid:
        yield from _table((cell.id, name(cell.shows, words)) for cell in question.grid.cells)
        yield words.say(STATES)
        yield from _table((state.id, said(state.title, words)) for state in question.grid.states)
        yield words.say(TYPE_STATES, example=f"{question.grid.cells[0].id}={question.grid.states[0].id}")
    else:
        yield from _table((one.id, name(one.shows, seated(one.says, words))) for one in question.options)
        yield words.say(TYPE_CODES if question.pad == "mark" else TYPE_ONE)


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Names to type, each with its meaning."""
    typed = [(shlex.quote(short), text) for short, text in rows]
    width = max(len(short) for short, _ in typed)
    yield from (f"  {short:{width}}  {text}" for short, text in typed)
