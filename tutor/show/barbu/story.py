"""The story of a deal of Barbu, from the call to the last card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.barbu.arranging import MOVES, Arranging
from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.phases import onwards
from tutor.barbu.play import Play
from tutor.cards import Card
from tutor.rule import N_, Message
from tutor.show.story import LINE, Step, played, why
from tutor.show.words import Words, capital

TRICK = N_("Trick {number} of {size}")
CHAPTERS: dict[type, Message] = {
    Call: N_("The dealer calls", "heading of a part of the story"),
    Doubling: N_("The doubling"),
    Layout: N_("The play"),
    Arranging: N_("The hands are set"),
}
CALLED = N_("{by:Player}: the contract is {contract:move}.")
NO_DOUBLE = N_("{by:Player}: no double.")
DOUBLES = N_("{by:Player}: double against {others:and}.")
REDOUBLES = N_("{by:Player}: redouble against {others:and}.")
NOT_PLAYED = N_("Nobody has doubled, so this negative contract is not played.")
PASSES = N_("{by:Player}: pass.")
IS_OUT = N_("{by:Player}: the last card, and so place {place}.")
SETS = N_("{by:Player}: {move:move}.")
HAS_SET = N_("{by:Player}: the hand is set, face down.")


def chapter(at: Any, words: Words) -> str:  # noqa: ANN401 - any phase
    """The part of the story to which a position belongs: a phase, or a trick."""
    if isinstance(at, Play):
        number = len(at.taken) if at.over else len(at.taken) + 1
        return words.say(TRICK, number=number, size=at.size)
    return words.say(CHAPTERS[type(at)])


def tell(steps: Iterable[Step], words: Words) -> Iterator[str]:
    """A line or two for every move; what is set face down is told to nobody else."""
    for before, move in steps:
        if isinstance(before, Call):
            yield words.say(CALLED, by=before.turn, contract=move)
        elif isinstance(before, Doubling):
            yield from _doubled(before, move, words)
        elif isinstance(before, Layout):
            yield from _laid(before, move, words)
        elif isinstance(before, Arranging):
            yield from _set(before, move, words)
        else:
            yield from _played(before, move, words)


def _doubled(before: Doubling, move: str, words: Words) -> Iterator[str]:
    """Whom somebody has doubled and redoubled, and what comes of it if nobody has."""
    speaker = before.speaker
    named = speaker.names(move)
    for message, again in ((DOUBLES, False), (REDOUBLES, True)):
        if others := tuple(other for other in named if (other in speaker.received) is again):
            yield words.say(message, by=speaker.seat, others=others)
    if not named:
        yield words.say(NO_DOUBLE, by=speaker.seat)
    after = onwards(before.after(move))
    if isinstance(after, Doubling) and after.turn is None:
        yield words.say(NOT_PLAYED)


def _laid(before: Layout, move: Card | str, words: Words) -> Iterator[str]:
    """A card of Domino, or a pass, and why."""
    turn = before.turn
    reason = why(before.obligation().verdict(move).ruling.reason, words)
    said = words.say(PASSES, by=turn) if move == PASS else words.say(LINE, by=turn, card=move)
    yield f"{said} {reason}"
    after = before.after(move)
    if len(after.out) > len(before.out):
        yield words.say(IS_OUT, by=turn, place=len(after.out))


def _set(before: Arranging, move: str, words: Words) -> Iterator[str]:
    """One's own cards one by one; of others only that they are ready."""
    if before.turn == words.chairs.seat:
        yield words.say(SETS, by=before.turn, move=move)
    elif len(before.laid) % MOVES == MOVES - 1:
        yield words.say(HAS_SET, by=before.turn)


def _played(before: Play, card: Card, words: Words) -> Iterator[str]:
    """A card to a trick, who wins the trick, and whether play stops with it."""
    yield from played(before, card, words)
    decided = before.after(card).decided
    if decided is not None:
        yield f"{capital(words.tell(decided.line, decided.facts))}."
