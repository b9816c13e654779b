"""A scene in which a partner says something with a card: who leads, who holds what, and what everybody would play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from tutor.core.cards import TAROT, Cards

#: The players of a scene: the ``speaker`` and the ``hearer`` defend with one ``other`` player against the ``taker``.
Role = Literal["taker", "speaker", "hearer", "other"]

#: The two highest trumps: whoever holds them wins trumps.
HIGHEST = TAROT.read("T20 T21")


class Wishes(NamedTuple):
    """The cards that players would like to play to a trick, if the rules and their word allow it."""

    everybody: Cards
    but: Mapping[Role, Cards] = {}

    def of(self, role: Role) -> Cards:
        """The cards that a player would like to play."""
        return self.but.get(role, self.everybody)


class Scene(NamedTuple):
    """The first tricks of a deal, in which the speaker says something and the hearer wins, so as to lead afterwards.

    ``leader`` opens the first trick.  Players hold the cards that are named in ``holds``, none of those in ``lacks``,
    and any others besides.  ``tricks`` are the wishes in each of the tricks.
    """

    leader: Role
    holds: Mapping[Role, Cards]
    tricks: tuple[Wishes, ...]
    lacks: Mapping[Role, Cards] = {}
