"""A question as JSON and in plain text, and the marks of an answer as JSON (``docs/reference/exercises.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.cards import Card
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.show.exercises import called, laid, pads
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.reply import the_answer
from tutor.show.exercises.said import TABLES, by_table, said, seated
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words, capital
from tutor.teach.holders import as_if
from tutor.teach.kind import Exercise, Kind
from tutor.teach.question import Question
from tutor.teach.saying import Saying, Shown
from tutor.teach.slips import slips


def as_json(kind: Kind, question: Question, words: Words, name: JsonObject, *, key: bool = False) -> JsonObject:
    """The question, with the level and the seed that ``name`` it if they do.

    With its ``key`` come also the right answers and a third hint, which shows them.
    """
    hints = [" ".join(by_table(said_of, question, words)) for said_of in question.hints[:2]]
    if key:
        hints.append(" ".join(the_answer(question, words)))
    asked: JsonObject = {
        "kind": kind.id,
        "edition": kind.edition,
        **name,
        "title": words.say(kind.title),
        "prompt": words.tell(question.prompt, question.facts),
        "facts": laid.coded(question.facts) | {**question.data},
        "pad": question.pad,
        "boards": [laid.as_json(board, words) for board in question.boards],
        **_pad(question, words),
        "hints": hints,
    }
    return asked | _key(question) if key else asked


def _pad(question: Question, words: Words) -> JsonObject:
    """The pad of a question: things to mark, choose, put to places or give a state; how exact a number."""
    if question.arrangement:
        things, places = question.arrangement.things, question.arrangement.places
        rooms = [_named(place.id, place.title, words) | {"room": place.room} for place in places]
        return {"options": [_named(thing.id, thing.shows, words) for thing in things], "places": rooms}
    if question.grid:
        cells, states = question.grid.cells, question.grid.states
        titles = [_named(state.id, state.title, words) for state in states]
        return {"options": [_named(cell.id, cell.shows, words) for cell in cells], "states": titles}
    options: JsonObject = {"options": [_named(one.id, one.shows, seated(one.says, words)) for one in question.options]}
    within = question.number.within if question.number else 0
    return options | {"within": float(within)} if within else options


def _named(name: str, shows: Shown, words: Words) -> JsonObject:
    """A part of an answer as data: its name, its words, and their facts."""
    named: JsonObject = {"id": name, "text": called.name(shows, words)}
    match shows:
        case Saying():
            return named | laid.facts_of(shows)
        case Card() | Rule() | str():
            return named
    return named | {"cards": [card.code for card in shows]}


def _key(question: Question) -> JsonObject:
    """The right answers, and the slips that others are; of very many right ones some, and how many there are."""
    key: JsonObject = {
        "key": [list(answer) for answer in question.key],
        "slips": {part: slip.id for part, slip in slips(question).items()},
    }
    members = question.arrangement.members if question.arrangement else 1
    return key | {"members": members} if members > len(question.key) else key


def marked(question: Question, answer: Sequence[object], words: Words, exercise: Exercise | None = None) -> JsonObject:
    """The marks of an answer: whether it is right, why, and part by part, with the slip that a wrong one is.

    ``as_if`` is the belief that explains it, if just one does; of a position of one's own, which is no ``exercise``,
    none is known.  Raise ``RecordError`` for an answer that is none.
    """
    reply, known = question.reply(answer), slips(question)
    # A cell is wrong by the state that it was given, any other part by itself.
    given = {str(one).rpartition("=")[0]: str(one) for one in answer}
    found = {name: known.get(given.get(name, name)) for name in reply.on}
    return {
        "right": reply.right,
        "because": [_saying(one, words) for one in reply.because],
        "on": {
            name: _saying(says, words) | {"slip": slip.id if (slip := found[name]) else None}
            for name, says in reply.on.items()
        },
        "as_if": _as_if(exercise, answer) if exercise and not reply.right else None,
    }


def _as_if(exercise: Exercise, answer: Iterable[object]) -> str | None:
    belief = as_if(exercise, map(str, answer))
    return belief.id if belief else None


def _saying(one: Saying, words: Words) -> JsonObject:
    return {"rule": one.rule.id if one.rule else None, "text": capital(said(one, words))}


def as_text(kind: Kind, question: Question, words: Words, name: str, *, key: bool = False) -> str:
    """The question as plain text, and with its ``key`` below it the answer."""
    return "\n".join(_lines(kind, question, words, name, key=key)) + "\n"


def _lines(kind: Kind, question: Question, words: Words, name: str, *, key: bool) -> Iterator[str]:
    yield f"{words.say(kind.title)} ({name})" if name else words.say(kind.title)
    for number, board in enumerate(question.boards):
        yield ""
        if question.tables > 1:
            yield words.say(TABLES[number])
        yield from Dealt.of(board).lines(words) if isinstance(board, Record) else laid.lines(board, words)
    yield from ("", words.tell(question.prompt, question.facts))
    yield from pads.lines(question, words)
    if key:
        yield from ("", *the_answer(question, words))
