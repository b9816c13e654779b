"""An exercise for readers who are shown no scripts: pictures of its boards, what it asks, and the answer folded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.called import listed, name
from tutor.show.exercises.pads import made_with
from tutor.show.exercises.pictures import Picture, pictures
from tutor.show.exercises.reply import the_answer
from tutor.show.exercises.said import COLON, said, seated
from tutor.show.html import Html, element, paragraphs
from tutor.show.picture.svg import image
from tutor.show.words import Words, capital
from tutor.teach.kind import Exercise
from tutor.teach.question import Option, Question

THE_ANSWER = N_("The answer, and why")


def pictured(asked: Exercise, words: Html) -> str:
    """The exercise as HTML that needs no script, no style and no other picture."""
    question, plain = asked.question, Words(words.lang)
    boards = "".join("".join(_board(one, plain)) for one in pictures(question, words)[: len(question.boards)])
    asks = element("p", element("strong", words.tell(question.prompt, question.facts)))
    answer = answered(question, plain)
    folded = element("details", element("summary", words.say(THE_ANSWER)), *paragraphs(answer))
    return element("h4", words.say(asked.kind.title)) + boards + asks + _list(offered(question, plain)) + folded


def _board(shown: Picture, words: Words) -> Iterator[str]:
    """A picture of a board, or its words where nothing else is on it."""
    if shown.is_drawn:
        yield image(shown.html, words, " ".join(shown.told))
    else:
        yield from paragraphs(shown.told)


def offered(question: Question, words: Words) -> Iterator[str]:
    """The names of all that can be answered, but for cards that the picture shows."""
    if question.arrangement:
        yield from (name(thing.shows, words) for thing in question.arrangement.things)
        yield from (said(place.title, words) for place in question.arrangement.places)
    elif question.grid:
        states = words.list((said(state.title, words) for state in question.grid.states), "or")
        yield from (f"{name(cell.shows, words)} ({states})" for cell in question.grid.cells)
    else:
        deals = {number: Dealt.of(board) for number, board in enumerate(question.boards) if isinstance(board, Record)}
        yield from (name(one.shows, seated(one.says, words)) for one in question.options if not _is_held(one, deals))


def _is_held(option: Option, deals: Mapping[int, Dealt]) -> bool:
    """Whether an option is a card of the hand on a board, one of those with ``deals``, by their numbers."""
    deal = None if option.board is None else deals.get(option.board)
    return deal is not None and made_with(option, deal) is not None


def _list(names: Iterable[str]) -> str:
    items = [element("li", escape(capital(one), quote=False)) for one in names]
    return element("ul", *items) if items else ""


def laid_out(question: Question, words: Words) -> Iterator[str]:
    """A right answer place by place, where things are put to places."""
    if question.arrangement:
        put = dict(part.rsplit("@", 1) for part in question.key[0])
        for place in question.arrangement.places:
            things = [thing.shows for thing in question.arrangement.things if put.get(thing.id) == place.id]
            yield f"{said(place.title, words).removesuffix(':')}{words.say(COLON)}{listed(things, words)}"


def answered(question: Question, words: Words) -> list[str]:
    """The right answer in plain text; where its parts are named with their reasons, without their short names."""
    named, *reasons = the_answer(question, words)
    return [named, *reasons] if question.number or not reasons else reasons
