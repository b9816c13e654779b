"""Cells each of which is certain, one way or another, or open."""

from __future__ import annotations

from collections.abc import Container, Mapping

from tutor.core.message import N_
from tutor.teach.grid import State
from tutor.teach.posed import Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

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
