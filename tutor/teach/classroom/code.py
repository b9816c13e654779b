"""The code that somebody hands in: all their answers to a task, and their name, in letters and digits.

It begins with the answers as a number, to the base of 32 letters and digits of which no two are taken for each other,
and ends with four letters that check it.  These follow from the task too, so that only its own task reads a code.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.teach.classroom.fixed import LONGEST_CODE
from tutor.teach.classroom.handed_in import HandedIn, a_name
from tutor.teach.classroom.packing import answers_in, number_of
from tutor.teach.classroom.task import Task
from tutor.teach.classroom.ways import answers_to

#: The letters and digits of a code: without I, L, O and U, which are taken for 1, 0 and V.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
#: The place of a code in what is said of it.
CODE = "code"
#: How many letters of a code check the others.
CHECKS = 4
#: What may stand between the letters where somebody has written a code in groups.
BETWEEN = str.maketrans("", "", " -")

A_CODE = N_("a code of letters and digits, in which there is no I, L, O or U: look for 1, 0 or V in their place")
NOT_SO_LONG = N_("a code of {least} to {most} letters and digits")
OF_THIS_TASK = N_("a code of this task: a letter of it is wrong or missing, or it belongs to another task")
A_FILE = N_("answers that a code of {count} letters holds: hand these in as a file, which {option} prints")


class Code(NamedTuple):
    """A code in letters and digits, and whether the name had room in it."""

    text: str
    named: bool


def code(task: Task, handed_in: HandedIn) -> Code:
    """The code of some answers, with the name if there is room; raise ``RecordError`` where even they have none."""
    named = _written(task, handed_in)
    if len(named) <= LONGEST_CODE:
        return Code(named, named=True)
    unnamed = _written(task, handed_in._replace(name=""))
    if len(unnamed) > LONGEST_CODE:
        raise RecordError("answers", len(unnamed), A_FILE, count=LONGEST_CODE, option="--json")
    return Code(unnamed, named=False)


def handed_in_by(task: Task, text: str) -> HandedIn:
    """What a code holds, in capitals or not and with blanks and dashes or without; raise ``RecordError``."""
    letters = text.translate(BETWEEN).upper()
    if not CHECKS <= len(letters) <= LONGEST_CODE:
        raise RecordError(CODE, text, NOT_SO_LONG, least=CHECKS, most=LONGEST_CODE)
    if not {*letters} <= {*ALPHABET}:
        raise RecordError(CODE, text, A_CODE)
    body, check = letters[:-CHECKS], letters[-CHECKS:]
    if _check(task, body) != check:
        raise RecordError(CODE, text, OF_THIS_TASK)
    answers, name = answers_in(task.questions, _number(body))
    # Somebody may have made up a code that no answers have: what it holds is judged as that of a file is.
    return HandedIn(a_name(_text(name)), answers_to(task, [*answers]))


def _written(task: Task, handed_in: HandedIn) -> str:
    name = int.from_bytes(handed_in.name.encode(), "big")
    body = _letters(number_of(task.questions, handed_in.answers, name))
    return body + _check(task, body)


def _check(task: Task, body: str) -> str:
    """The letters that check the others: no other letters have the same but once in a million times."""
    told = sha256(f"{json.dumps(task.to_json())} {body}".encode()).digest()
    return _letters(int.from_bytes(told, "big") % len(ALPHABET) ** CHECKS).rjust(CHECKS, ALPHABET[0])


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        letters = ALPHABET[digit] + letters
    return letters


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    return number


def _text(number: int) -> str:
    """The name that is the rest of a number."""
    return number.to_bytes((number.bit_length() + 7) // 8, "big").decode("utf-8", "replace")
