"""A slip: one mistake, with one name in every exercise in which somebody makes it."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Message


class Slip(NamedTuple):
    """A mistake: its ``id``, which is public and stays, and what it ``says`` to somebody who has made it.

    It is recognised by what is said of a wrong answer: by one of these ``sentences``, of which the last one counts, or
    where none of them is said by one of the ``rules``, by their ids, that a wrong answer goes against.

    >>> from tutor.teach.slips import SLIPS
    >>> SLIPS["counted-the-excuse"].says
    'You counted the Excuse as a trump.'
    """

    id: str
    says: Message
    sentences: tuple[Message, ...] = ()
    rules: tuple[str, ...] = ()
