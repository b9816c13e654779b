"""A question, and what is said of an answer to it, as JSON and in plain text (``docs/reference/exercises.md``)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from tutor.message import N_
from tutor.record import Record
from tutor.show import pads
from tutor.show.boards import Dealt, named
from tutor.show.reasoned import JsonObject
from tutor.show.said import COLON, TABLES, alike, by_table, said, seated
from tutor.show.words import Words
from tutor.teach.kind import Kind
from tutor.teach.question import Board, Option, Question, Reply, Saying

RIGHT, WRONG = N_("That is right.", "of an answer"), N_("That is not right.", "of an answer")
THE_ANSWER, THE_NUMBER = N_("The answer: {answer}"), N_("The answer: {points:half}")


def as_json(kind: Kind, question: Question, words: Words, name: JsonObject, *, key: bool = False) -> JsonObject:
    """The question, with the level and the seed that ``name`` it if they do.

    With its ``key`` come also the right answers and a third hint, which shows them.
    """
    hints = [" ".join(by_table(said_of, question, words)) for said_of in question.hints[:2]]
    if key:
        hints.append(" ".join(_answer(question, words)))
    asked: JsonObject = {
        "kind": kind.id,
        "edition": kind.edition,
        **name,
        "prompt": words.tell(question.prompt, question.facts),
        "pad": question.pad,
        "boards": [_board(board) for board in question.boards],
        "options": [{"id": option.id, "text": _name(option, words)} for option in question.options],
        "hints": hints,
    }
    return asked | {"key": [list(answer) for answer in question.key]} if key else asked


def _board(board: Board) -> JsonObject:
    return board.to_json() if isinstance(board, Record) else {"cards": [card.code for card in board]}


def _name(option: Option, words: Words) -> str:
    return pads.name(option, seated(option.says, words))


def marked(reply: Reply, words: Words) -> JsonObject:
    """What is said of an answer: whether it is right, why, and option by option."""
    return {
        "right": reply.right,
        "because": [_saying(one, words) for one in reply.because],
        "on": {name: _saying(one, words) for name, one in reply.on.items()},
        "as_if": None,
    }


def _saying(one: Saying, words: Words) -> JsonObject:
    return {"rule": one.rule.id if one.rule else None, "text": said(one, words)}


def as_text(kind: Kind, question: Question, words: Words, name: str, *, key: bool = False) -> str:
    """The question as plain text, and with its ``key`` below it the answer."""
    return "\n".join(_lines(kind, question, words, name, key=key)) + "\n"


def _lines(kind: Kind, question: Question, words: Words, name: str, *, key: bool) -> Iterator[str]:
    yield f"{words.say(kind.title)} ({name})" if name else words.say(kind.title)
    for number, board in enumerate(question.boards):
        yield ""
        if len(question.boards) > 1:
            yield words.say(TABLES[number])
        yield from Dealt.of(board).lines(words) if isinstance(board, Record) else (f"  {named(board, words)}",)
    yield from ("", words.tell(question.prompt, question.facts))
    yield from pads.lines(question, words)
    if key:
        yield from ("", *_answer(question, words))


def _answer(question: Question, words: Words) -> Iterator[str]:
    """The answer, and why, option by option."""
    if question.number:
        yield words.say(THE_NUMBER, points=float(question.number.right))
        yield from (said(one, words) for one in question.because)
    else:
        yield words.say(THE_ANSWER, answer=shlex.join(question.key[0]))
        yield from _one_by_one(question, words)


def _one_by_one(question: Question, words: Words) -> Iterator[str]:
    """Why each option is right or not, table by table; those of which the same is said share a line."""
    for board, groups in alike(question, words).items():
        if len(question.boards) > 1 and board is not None:
            yield words.say(TABLES[board])
        for text, options in groups:
            names = pads.names(options, seated(options[0].says, words))
            yield f"{'✓' if options[0].right else '✗'} {names}{words.say(COLON)}{text}"


def reply_text(question: Question, reply: Reply, words: Words) -> str:
    """What is said of an answer, as plain text: why it is right, or what is, and why."""
    if reply.right:
        lines = [words.say(RIGHT), *by_table(reply.because, question, words)]
    else:
        slip = () if reply.because == question.because or not question.number else reply.because
        lines = [words.say(WRONG), *(said(one, words) for one in slip), "", *_answer(question, words)]
    return "\n".join(lines) + "\n"
