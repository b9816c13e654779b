"""Messages and their facts, before they are put into any language.

A ``Message`` is an English text with named parts, ``"{led:Suit} were led"``.  What stands behind the colon says how a
part is shown (see ``tutor.show.words``).  It is also the key of the message catalogues; ``N_`` marks it for them, and
they find only what stands in ``N_`` as one literal text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from tutor.core.cards import Card, Cards

Message = NewType("Message", str)

#: A fact of a reason: a card, some cards, the letter of a suit, a term or a seat or some, another number, or nothing.
Fact = Card | Cards | str | tuple[str, ...] | tuple[int, ...] | float | None
Facts = Mapping[str, Fact]


def N_(text: str, context: str = "") -> Message:  # noqa: N802 - the name that gettext's tools look for
    """Mark an English text for the message catalogues.

    ``context`` tells translators what a word means here, and keeps it apart from others that are written like it:
    ``N_("double", "size of a poignée")``.
    """
    return contextual(Message(text), context) if context else Message(text)


def contextual(message: Message, context: str) -> Message:
    """A message in a context, or in another one beside its own: the key under which catalogues have it."""
    own, _, text = message.rpartition("\4")
    return Message(f"{own}: {context}\4{text}" if own else f"{context}\4{text}")
