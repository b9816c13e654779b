"""The right answer to a question with its reasons, and the reply to an answer, in plain text."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from tutor.core.message import N_
from tutor.show.exercises.estimate import came_out
from tutor.show.exercises.reasons import Reason, at_first, because, besides, reasons
from tutor.show.exercises.said import COLON, TABLES, by_table, in_short, said
from tutor.show.words import Words
from tutor.teach.question import Question
from tutor.teach.saying import Reply

RIGHT, WRONG = N_("That is right.", "of an answer"), N_("That is not right.", "of an answer")
THE_ANSWER, THE_NUMBER = N_("The answer: {answer}"), N_("The answer: {points:half}")
MORE = N_("Add {option} to read all the reasons.")
#: The option of the command for all reasons, and the signs before what is right and what is not.
WHY, SIGNS = "--why", {True: "✓ ", False: "✗ ", None: ""}


def the_answer(question: Question, words: Words) -> Iterator[str]:
    """The right answer, and all the reasons, part by part."""
    yield _named(question, words)
    yield from besides(question, words)
    for board, found in reasons(question, words).items():
        if question.tables > 1 and board is not None:
            yield words.say(TABLES[board])
        yield from (_line(one, one.name, one.text, words) for one in found)


def reply_text(question: Question, answer: Sequence[object], words: Words, *, why: bool = False) -> str:
    """The reply to an answer: why it is right; or what is right, with a reason or two, or (``why``) with all of them.

    Raise ``RecordError`` for an answer that is none.
    """
    reply = question.reply(answer)
    tell = said if why else in_short
    if reply.right:
        lines = [words.say(RIGHT), *by_table(question.because if why else because(question), question, words, tell)]
    else:
        more = ["", *the_answer(question, words)] if why else [words.say(MORE, option=WHY)]
        lines = [words.say(WRONG), *_amiss(question, answer, reply, words, why=why), *more]
    if question.estimate:
        lines.append(came_out(question.estimate, words))
    return "\n".join(lines) + "\n"


def _amiss(question: Question, answer: Sequence[object], reply: Reply, words: Words, *, why: bool) -> Iterator[str]:
    """The reason why a number or an arrangement is wrong; in short also of options, and the right answer."""
    if question.number or question.arrangement:
        known = reply.because != question.because
        tell = said if why else in_short
        yield from (tell(one, words) for one in (reply.because if known else () if why else because(question)))
    if not why:
        for board, one in at_first(question, answer, words):
            table = f"{words.say(TABLES[board])}{words.say(COLON)}" if question.tables > 1 and board is not None else ""
            yield table + _line(one, one.begins, one.short, words)
        yield _named(question, words)


def _named(question: Question, words: Words) -> str:
    """The right answer, as one types it."""
    if question.number:
        return words.say(THE_NUMBER, points=float(question.number.right))
    return words.say(THE_ANSWER, answer=shlex.join(question.key[0]))


def _line(one: Reason, name: str, text: str, words: Words) -> str:
    return f"{SIGNS[one.right]}{name}{words.say(COLON)}{text}"
