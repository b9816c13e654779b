"""Things that are put to places: cards laid out to be shown or set aside, cards or calls in an order."""

from __future__ import annotations

import json

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.exercises.called import face_of, name
from tutor.show.exercises.said import said
from tutor.show.html import Html, element
from tutor.show.table.hand import fan, toggle
from tutor.teach.arrangement import Arrangement, Place, Thing
from tutor.teach.open_boards import Played
from tutor.teach.question import Laid, Question

TO_BE_PUT = N_("What you can lay out")
NO_ROOM = N_("There is no room left: press something that is laid out to take it back first.")
NOTHING_PUT = N_("Press what you want to lay out. Press it again to take it back.")
PUT = N_("{count} laid out. Press one again to take it back.")

#: The greatest length of the names of things for which small places are wide enough, in letters.
SHORT = 4


def stand_on_boards(question: Question) -> bool:
    """Whether each place of an answer stands on a board of its own: a card is laid to each of some tricks."""
    places = question.arrangement.places if question.arrangement else ()
    tricks = all(isinstance(board, Laid | Played) for board in question.boards)
    return tricks and len(places) == len(question.boards) and all(place.room == 1 for place in places)


def on_board(board: int, question: Question, words: Html) -> str:
    """The place that stands on a board, or nothing."""
    places = question.arrangement.places if question.arrangement and stand_on_boards(question) else ()
    return _place(places[board], words) if places else ""


def arrangement(laid_out: Arrangement, words: Html, *, apart: bool) -> str:
    """The things, each of which goes to a place when it is pressed; above them the places, if they stand ``apart``."""
    goals = [_place(place, words) for place in laid_out.places if apart]
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
    above = element("div", *goals, class_="goals") if goals else ""
    short = all(len(name(thing.shows, words)) <= SHORT for thing in laid_out.things)
    return element("div", above, told, supply, class_="arrange", data_short=short)


def _place(place: Place, words: Html) -> str:
    """A place with its title, and the room for what is put there."""
    title = said(place.title, words)
    put = element("div", class_="put", data_room=place.room)
    return element("div", element("p", title), put, class_="goal", role="group", data_place=place.id, aria_label=title)


def _thing(thing: Thing, words: Html, tabindex: int) -> str:
    state = element("span", class_="tutor-said state")
    if isinstance(thing.shows, Card):
        return toggle(thing.shows, words, "", state, data_thing=thing.id, data_option=thing.id, tabindex=tabindex)
    return element(
        "button",
        face_of(thing.shows, words),
        state,
        type="button",
        class_="choice thing",
        data_thing=thing.id,
        data_option=thing.id,
        tabindex=tabindex,
    )
