"""The beginnings of deals in which a partner’s card speaks in a trick that the learner wins, who then leads.

They may come out otherwise, if somebody trumps what was to be won: whoever asks for one looks at what has been told.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.core.cards import TAROT, Cards
from tutor.tarot.conventions.meanings.meaning import LeadBack
from tutor.tarot.conventions.meanings.scene import Role, Wishes
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT
from tutor.teach.positions import LEARNER
from tutor.teach.signals import honest_deals as spoken


def played(said: LeadBack, rng: random.Random) -> Play:
    """The scene of a meaning as a deal: the learner hears what a partner says, and does not hold the Petit."""
    taker, speaker, other = spoken.seats(rng)
    seats: Mapping[Role, int] = {"taker": taker, "speaker": speaker, "hearer": LEARNER, "other": other}
    scene = said.scene(rng)
    holds = {seats[role]: cards for role, cards in scene.holds.items()}
    lacks = {seats[role]: cards for role, cards in scene.lacks.items()}
    lacks[LEARNER] = lacks.get(LEARNER, TAROT.none).with_card(PETIT)
    play = spoken.dealt(rng, taker, seats[scene.leader], holds, lacks)
    for number, wishes in enumerate(scene.tricks, 1):
        play = spoken.after(play, rng, number, _wish(wishes, seats))
    return play


def _wish(wishes: Wishes, seats: Mapping[Role, int]) -> spoken.Wish:
    """The cards that the player to move would like to play to a trick of a scene."""
    roles = {seat: role for role, seat in seats.items()}

    def wish(play: Play) -> Cards:
        return wishes.of(roles[play.trick.turn])

    return wish
