"""The pads on which a question is answered: each drawn once, as HTML that can be printed, and said in plain text.

On the page they are the browser's own fields: check boxes, round buttons, a field for a number.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import groupby

from tutor.cards import Card
from tutor.message import N_
from tutor.rule import Rule
from tutor.show.boards import Dealt
from tutor.show.faces import face
from tutor.show.hand import fan, group
from tutor.show.html import Html, element
from tutor.show.said import seated
from tutor.show.words import Words, capital
from tutor.teach.question import Option, Pad, Question

YOUR_NUMBER = N_("Your answer")
LESS, MORE, HALF = N_("One less"), N_("One more"), N_("Half a point more or less")
#: What plain text says of how a question is answered.
TYPE_CODES = N_("Answer with the names on the left, of all that are right.")
TYPE_ONE = N_("Answer with one of the names on the left.")
TYPE_A_NUMBER = N_("Answer with a number, such as {example}")

#: The kind of field that takes an option.
FIELDS = {"mark": "checkbox", "choose": "radio"}


def name(option: Option, words: Words) -> str:
    """What an option is called."""
    if isinstance(option.shows, Rule):
        return words.say(option.shows.title)
    return words.move(option.shows)


def names(options: list[Option], words: Words) -> str:
    """What some options are called, as a sentence begins with them; of several trumps the word is said once."""
    cards = [option.shows for option in options if isinstance(option.shows, Card)]
    called = words.cards(cards) if len(cards) == len(options) else (name(option, words) for option in options)
    return capital(words.list(called, "and"))


def card_toggle(option: Option, card: Card, pad: Pad, words: Html) -> str:
    """A card that can be marked, or chosen."""
    parts = face(card, words.lang), element("span", words.name(card), class_="tutor-said")
    return _toggle(option, pad, *parts, class_="card option", data_card=card.code)


def _toggle(option: Option, pad: Pad, *content: str, **attributes: str) -> str:
    """An option with its field; what becomes of it is said in a place of its own."""
    field = f'<input type="{FIELDS[pad]}" name="answer" value="{option.id}">'
    state = element("span", class_="tutor-said state")
    return element("label", field, *content, state, data_option=option.id, **attributes)


def fields(question: Question, words: Html) -> str:
    """All that is answered with and stands in no hand: cards in a row, sentences one below the other, a number."""
    if question.number:
        return _number(words, halves=question.number.halves)
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
    return None if isinstance(option.shows, Rule) else dealt.card_of(option.shows)


def _list(options: list[Option], pad: Pad, words: Html) -> str:
    toggles = [
        _toggle(option, pad, element("span", capital(name(option, words))), class_="choice option")
        for option in options
    ]
    return element("div", *toggles, class_="choices", data_column=True, role="presentation")


def _number(words: Html, *, halves: bool) -> str:
    """A field for a number, with buttons for those who would rather press than type."""
    field = '<input class="number" name="answer" inputmode="decimal" autocomplete="off" size="6">'
    steps = [("-1", "−", LESS), ("1", "+", MORE), *([("0.5", "½", HALF)] if halves else [])]
    buttons = [
        element("button", sign, type="button", data_step=step, aria_label=words.say(says)) for step, sign, says in steps
    ]
    return element("div", element("label", words.say(YOUR_NUMBER), " ", field), *buttons, class_="number-pad")


def lines(question: Question, words: Words) -> Iterator[str]:
    """The options with the names that answers give them, and how one answers, in plain text.

    A name with a space in it stands in quotes, as a terminal takes it.
    """
    if question.number:
        yield words.say(TYPE_A_NUMBER, example="4.5" if question.number.halves else "4")
        return
    ids = [shlex.quote(option.id) for option in question.options]
    width = max(map(len, ids))
    for typed, option in zip(ids, question.options, strict=True):
        yield f"  {typed:{width}}  {name(option, seated(option.says, words))}"
    yield words.say(TYPE_CODES if question.pad == "mark" else TYPE_ONE)
