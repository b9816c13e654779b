"""The pads on which a question is answered: each drawn once, as HTML that can be printed, and said in plain text.

On the page they are the browser's own fields: check boxes, round buttons, a field for a number; only things that are
put to places are buttons (``arrange.js``).
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from itertools import groupby

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.called import face_of, name
from tutor.show.exercises.places import arrangement, stand_on_boards
from tutor.show.exercises.said import said, seated
from tutor.show.faces import face
from tutor.show.html import Html, element
from tutor.show.table.hand import drawn, fan, group
from tutor.show.words import Words
from tutor.teach.grid import Cell, Grid
from tutor.teach.number import Number
from tutor.teach.question import Option, Pad, Question
from tutor.teach.saying import Saying

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

#: The greatest length of the titles of states of which five fit in a row on a phone, in letters.
SHORT = 2
#: The greatest length of what states are said of, for which there is room beside them there, in letters.
LONG = 40

#: The kind of field that takes an option.
FIELDS = {"mark": "checkbox", "choose": "radio"}


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
        return arrangement(question.arrangement, words, apart=not stand_on_boards(question))
    if question.grid:
        return _grid(question.grid, words)
    loose = [option for option in question.options if option.board is None]
    cards = [
        card_toggle(option, option.shows, question.pad, words) for option in loose if isinstance(option.shows, Card)
    ]
    in_a_row = element("div", *cards, **fan(cards), role="presentation") if cards else ""
    others = [option for option in loose if not isinstance(option.shows, Card)]
    return in_a_row + (_list(others, question.pad, words) if others else "")


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
    toggles = [_toggle(option, pad, face_of(option.shows, words), class_="choice option") for option in options]
    return element("div", *toggles, class_="choices", data_column=True, role="presentation")


def _grid(grid: Grid, words: Html) -> str:
    """A row for every cell, with a button for each of its states; the states' heads serve where a row has no room."""
    titles = [said(state.title, words) for state in grid.states]
    heads = element("div", *(element("span", title) for title in titles), class_="heads", aria_hidden="true")
    short = all(len(title) <= SHORT for title in titles)
    cells = (_cell(cell, grid, words) for cell in grid.cells)
    long = any(len(name(cell.shows, words)) > LONG for cell in grid.cells if isinstance(cell.shows, Saying))
    sizes = {"data_states": len(titles), "data_short": short, "data_long": long}
    return element("div", heads, *cells, class_="pairs", data_joined=grid.joined, **sizes)


def _cell(cell: Cell, grid: Grid, words: Html) -> str:
    states = []
    for state in grid.states:
        value = f"{cell.id}={state.id}"
        field = f'<input type="radio" name="answer.{cell.id}" value="{value}">'
        mark = element("span", class_="tutor-said state")
        title = element("span", said(state.title, words))
        states.append(element("label", field, title, mark, class_="choice option", data_option=value))
    seen = drawn(cell.shows, words) if isinstance(cell.shows, Card) else face_of(cell.shows, words)
    legend = element("legend", seen)
    return element("fieldset", legend, element("div", *states, class_="states"), class_="cell")


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
