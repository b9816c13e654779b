"""What to show of a poignée: ten trumps that leave the Petit open."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT, TRUMPS_NEEDED
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
#: The trumps that a simple, a double and a triple poignée take at a table of four.
SIMPLE = TRUMPS_NEEDED[PLAYERS][0]


# Show ten and leave the Petit open

LEAVE_OPEN = N_(
    "You want to show a simple poignée, ten trumps, and nobody is to learn whether you hold the Petit. Lay out what you"
    " show."
)
THE_SHOW = N_("What you show")
WHAT_STAYS = N_("What do the others know of a trump that you keep in your hand?")
TEN = N_("A simple poignée shows exactly ten cards.")
NO_EXCUSE = N_("You may not show the Excuse while you keep a trump in your hand: it would say that you have no other.")
PETIT_LAID = N_("Now everybody knows that you hold the Petit, the taker as well.")
STAYS_OPEN = N_(
    "The Petit stays in your hand among the cards that nobody has seen. The others only know that you hold these ten:"
    " the Petit may be with anybody."
)
#: How many trumps the learner holds, by level.
HELD = {1: (12, 12), 2: (11, 12), 3: (11, 13)}


def _draw_open(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    others = rng.sample([*TRUMPS.without(PETIT)], rng.randint(*HELD[level]) - 1)
    excuse = [THE_EXCUSE] if level > 1 and rng.random() < 2 / 3 else []
    return (Laid(tuple(TAROT.set((PETIT, *others, *excuse)))),)


def _ask_open(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (held,) = boards
    if not isinstance(held, Laid):
        return None
    names = tuple(card.code for card in held.cards)
    demands = [
        Demand("show", names, SIMPLE, SIMPLE, Saying.plain(TEN, SHOW_EXACT)),
        Demand("show", (PETIT.code,), 0, 0, Saying.plain(PETIT_LAID)),
    ]
    if THE_EXCUSE in held.cards:
        demands.insert(1, Demand("show", (THE_EXCUSE.code,), 0, 0, Saying.plain(NO_EXCUSE, EXCUSE_IMPLIES)))
    things = tuple(Thing(card.code, card) for card in held.cards)
    place = Place("show", Saying.plain(THE_SHOW), SIMPLE)
    hints = Hints((Saying.plain(WHAT_STAYS),), (Saying.plain(SHOW_EXACT.statement, SHOW_EXACT),))
    laid_out = Arrangement(things, (place,), tuple(demands))
    return Question("arrange", (), LEAVE_OPEN, (Saying.plain(STAYS_OPEN),), hints, arrangement=laid_out)


HIDE_PETIT = Kind(
    "hide-petit",
    N_("Show ten and hide the Petit"),
    "arrange",
    (SHOW_EXACT, EXCUSE_IMPLIES),
    _draw_open,
    _ask_open,
    of_a_deal=False,
)
