"""Cells each of which is certain, one way or another, or open."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import replace

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.tarot.play import Play
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kinds.proves.held import may_hold, missing
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import chair

HAS, MAY, CANNOT = N_("must have it"), N_("may have it"), N_("cannot have it")
HAS_NONE, MAY_HAVE = N_("has none left"), N_("may have some")
#: The state of a cell of which nothing is certain.
OPEN = "may"
#: The states of a player and a card, and of a player and a suit.
OF_A_CARD = tuple(State(name, Saying.plain(title)) for name, title in (("has", HAS), (OPEN, MAY), ("cannot", CANNOT)))
OF_A_SUIT = tuple(State(name, Saying.plain(title)) for name, title in (("none", HAS_NONE), (OPEN, MAY_HAVE)))


def known_or_open(states: Mapping[str, tuple[str, Saying]], decisive: Container[str], hints: Hints) -> Verdicts:
    """The verdicts on cells by their states; the cells in a decisive state say why."""
    because = tuple(says for state, says in states.values() if state in decisive)
    return Verdicts(because, hints, states=states)


OF_PLAYER = N_("{by:player}", "a player, in a question")
ONLY_ONE_LEFT = N_("Nobody else can have it, and it has not been played: so it is here.")


def others(play: Play) -> tuple[int, ...]:
    """The seats of all players but the learner."""
    return tuple(seat for seat in range(len(play.hands)) if seat != LEARNER)


def can_have(play: Play, card: Card, judge: Judge) -> list[int]:
    """The other players who may hold a card, for all that the learner knows."""
    return [seat for seat in others(play) if card in may_hold(play, seat, judge)]


def who_has(  # noqa: PLR0913, PLR0917 - all that such a question says
    asked: Asked,
    play: Play,
    card: Card,
    says: Callable[[int, str, Saying | None], Saying],
    decisive: Container[str],
    hints: Hints,
) -> Posed:
    """The question which of the others must have a card, may have it or cannot.

    ``says`` tells why, by a seat, its state and the proof that the card is not there, if there is one.  What is said of
    those in a ``decisive`` state says why in short.
    """
    at = chair(play)
    offers = tuple(Offer(str(seat), Saying(None, ((OF_PLAYER, {"by": seat}),), at)) for seat in others(play))

    def verdicts(judge: Judge) -> Verdicts:
        can = can_have(play, card, judge)
        certain = "has" if len(can) == 1 else OPEN
        states = {seat: certain if seat in can else "cannot" for seat in others(play)}
        proofs = {seat: missing(play, seat, judge).get(card) for seat in others(play)}
        told = {str(seat): (state, says(seat, state, proofs[seat])) for seat, state in states.items()}
        return known_or_open(told, decisive, hints)

    return Posed(replace(asked, offers=offers, states=OF_A_CARD), verdicts)
