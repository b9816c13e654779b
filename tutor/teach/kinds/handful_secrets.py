"""What to show of a poignée: ten trumps that leave the Petit open, and the show that tells least."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT, TRUMPS_NEEDED, Declaration, fault
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
#: The trumps that a simple, a double and a triple poignée take at a table of four.
SIMPLE, DOUBLE, TRIPLE = TRUMPS_NEEDED[PLAYERS]


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


# Which show tells least?

TELLS_LEAST = N_(
    "You hold these cards, and each of the shows below is allowed. After which of them do the others know least about"
    " your trumps? Count the trumps of which they are sure whether you hold them."
)
HOW_SURE = N_("Of how many trumps can they be sure, card by card? And what does the Excuse say besides?")
SURE_OF_SHOWN = N_("They are sure of the {sure} trumps that you show, and of no others.")
SURE_OF_ALL = N_("With the Excuse they are sure of all 21: what you do not show, you do not have.")
YOUR_TRUMPS = N_("Your trumps", "above cards that lie open")


def _draw_least(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Enough trumps for a double poignée with the Excuse, or for a triple one: smaller shows are allowed as well."""
    count = {1: DOUBLE - 1, 2: TRIPLE - 1}.get(level, rng.choice((DOUBLE - 1, TRIPLE - 1)))
    cards = TAROT.set((THE_EXCUSE, *rng.sample([*TRUMPS], count)))
    return (Laid(tuple(cards), Saying.plain(YOUR_TRUMPS)),)


def _ask_least(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (held,) = boards
    if not isinstance(held, Laid):
        return None
    hand = TAROT.set(held.cards)
    trumps = [*hand & TRUMPS]
    shows = [TAROT.set(rng.sample(trumps, size)) for size in (SIMPLE, DOUBLE) if size <= len(trumps)]
    shows.append(hand)
    sure = [_sure(show) for show in shows]
    if any(fault(Declaration(f"poignee {_size(show)}", show), hand, PLAYERS) for show in shows):
        return None
    order = rng.sample(range(len(shows)), len(shows))
    options = tuple(
        Option(str(n), tuple(shows[at]), sure[at] == min(sure), _told(shows[at], sure[at]))
        for n, at in enumerate(order, 1)
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(HOW_SURE),), (Saying.plain(EXCUSE_IMPLIES.statement, EXCUSE_IMPLIES),))
    return Question("choose", boards, TELLS_LEAST, because, hints, options=options)


def _size(show: Cards) -> str:
    return {SIMPLE: "simple", DOUBLE: "double", TRIPLE: "triple"}[len(show)]


def _sure(show: Cards) -> int:
    """Of how many trumps everybody is sure whether they are in the hand that has shown these cards."""
    return len(TRUMPS) if THE_EXCUSE in show else len(show)


def _told(show: Cards, sure: int) -> Saying:
    return Saying.plain(SURE_OF_ALL, EXCUSE_IMPLIES) if THE_EXCUSE in show else Saying.plain(SURE_OF_SHOWN, sure=sure)


TELLS_LESS = Kind(
    "tells-less",
    N_("Which show tells least?"),
    "choose",
    (EXCUSE_IMPLIES, SHOW_EXACT),
    _draw_least,
    _ask_least,
    of_a_deal=False,
)
