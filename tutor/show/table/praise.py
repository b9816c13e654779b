"""Praise: a short warm line on something that the learner has done well, beside the latest events.

Each kind of praise is defined beside its condition; those of a game are in its own ``praise``.  A condition reads
rulings, tricks and the score, and of hands and sides only what the learner may know; it asks for something that the
learner did, never for luck.  Of the wordings of a kind one follows from the deal and the moment, and none comes twice
in a row.

Praise is no rule and no advice: it is on the page only, and no answer in JSON has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.core.obligation import Obligation, Position
from tutor.show.table.story import Step

#: The wordings of one kind.
Praise = tuple[Message, ...]

#: A card that is allowed where another is not, tried in an exercise; where there is but one such card; after a mistake.
ALLOWED: Praise = (
    N_("Yes, the rules allow it."),
    N_("You have chosen what the rules allow: well done!"),
    N_("Well seen: not everything was allowed here."),
)
THE_ONE: Praise = (
    N_("Well found: it is the only one that is allowed."),
    N_("That is it, and no other card will do."),
)
MENDED: Praise = (
    N_("There you are: this time it is allowed."),
    N_("You have put it right. Well done!"),
    N_("That is better: now it is as the rules ask."),
)


#: A right answer to an exercise.
ANSWERED: Praise = (
    N_("Yes, you have it."),
    N_("Well done, that is right."),
    N_("Well seen, that is the answer."),
)

#: The play of a game.
Play = TypeVar("Play", bound=Position[Any])


class CompletedTrick(NamedTuple, Generic[Play]):
    """A trick by the step with which the learner played to it, and the one that completed it."""

    own: Step
    last: Step
    seat: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick, in order."""
        return (*self.last.before.trick.cards, self.last.move)

    @property
    def winner(self) -> int:
        """The winner of the trick."""
        winner: int = self.last.before.winner(self.last.before.trick.with_card(self.last.move))
        return winner

    @property
    def after(self) -> Play:
        """The position in which the trick is complete."""
        after: Play = self.last.before.after(self.last.move)
        return after


#: Praise for a step, if there is any, to the player at a seat, whose own last step is the first of the two.
Praised = Callable[[Step, Step, int], Praise | None]


def of_moves(duty: Obligation[Any], number: int) -> tuple[Message, Message] | None:
    """The praise of a right answer at once, and of one after a mistake; nothing where no answer can be wrong.

    ``number``, which follows from the deal and the answer, picks the wording.
    """
    if all(ruling.legal for ruling in duty.rulings):
        return None
    right = THE_ONE if len(duty.legal()) == 1 else ALLOWED
    return worded(right, number), mended(number)


def mended(number: int) -> Message:
    """The sentence for a refused move that is put right; ``number`` picks the wording."""
    return worded(MENDED, number)


def of_story(story: Sequence[Step], praised: Praised, seat: int | None, number: int) -> dict[int, Message]:
    """The praise along a deal for the player at ``seat``, by the step's number; ``number`` is that of the deal."""
    said: dict[int, Message] = {}
    own: Step | None = None
    latest: Message | None = None
    for at, step in enumerate(story):
        if step.before.turn == seat:
            own = step
        if own and seat is not None and (kind := praised(own, step, seat)):
            latest = said[at] = worded(kind, number + len(said), latest)
    return said


def worded(kind: Praise, number: int, but: Message | None = None) -> Message:
    """One wording of a kind, another than the one said before."""
    first, second = (kind[(number + more) % len(kind)] for more in (0, 1))
    return second if first == but else first
