"""How many rounds of trumps it takes to draw all that the defenders hold, at a table of three or of four."""

from __future__ import annotations

from math import ceil

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.advice.strategy import CHASE
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import Count, so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import YOUR_TRUMPS, trumps
from tutor.teach.topics import TOPICS

HOW_MANY_ROUNDS = N_(
    "There are {players} of you at the table. You are the taker, and keep leading trumps to hunt the Petit; no trump"
    " was in the dog. If the defenders’ trumps are spread as evenly as can be, after how many rounds do they have none"
    " left?"
)
HOW_MANY_AGAINST = N_(
    "You hold {low:card} and {count} other trumps. How many are left for the defenders, and how many of those fall in a"
    " round when {players} are playing?"
)
SO_MANY_ROUNDS = N_(
    "You hold {own} of the 21 trumps, so the defenders have {left}. A round draws one from each of the {defenders}: the"
    " last of them falls in round {rounds}."
)
OWN_FALL_TOO = N_("Your own trump falls in every round too, but it is none of those that you want to draw.")
LAST_ROUND = N_("The trumps that remain after the last full round take another round.")
ANOTHER_TABLE = N_("That is how many it would take at another table, with one defender more or fewer.")
NO_TRUMP = N_("The Excuse is not a trump, so it is not one of the 21.")


@kind(OUT, CHASE, EXCUSE_NOT_TRUMP, trains=(TOPICS["T44"], TOPICS["T52"]))
def rounds_of_trumps(draw: Draw) -> Posed:
    """Long trumps at a table of three; of three or four; with the Excuse beside them."""
    players = draw.rng.choice(draw.of((3,), (3, FOUR), (3, 3, FOUR)))
    excuse = draw.rng.random() < draw.of(0, 1 / 3, 2 / 3)
    held = trumps(draw.rng.randint(*((9, 14) if players == FOUR else (10, 15))), draw.rng, excuse=excuse)
    if PETIT in held:
        held = held.without(PETIT)
    count, defenders = Count.of(TAROT.all.of(TRUMP), held, TAROT.none), players - 1
    left = len(count.left)
    rounds = ceil(left / defenders)
    known = {
        rounds - 1: LAST_ROUND,
        ceil(left / players): OWN_FALL_TOO,
        ceil(left / (defenders + 1 if players < FOUR else defenders - 1)): ANOTHER_TABLE,
    }
    if THE_EXCUSE in held:
        known |= {ceil((left - 1) / defenders): NO_TRUMP}
    slips = {number: Saying.plain(says, CHASE) for number, says in known.items() if number not in {0, rounds}}
    facts: Facts = {**count.facts, "defenders": defenders, "rounds": rounds}
    because = (Saying(CHASE, ((SO_MANY_ROUNDS, facts), (CHASE.statement, {}))),)
    low = next(iter(count.own))
    hints = Hints.plain(HOW_MANY_AGAINST, CHASE, low=low, count=len(count.own) - 1, players=players)
    board = Laid(tuple(held), Saying.plain(YOUR_TRUMPS))
    asked = Asked((board,), HOW_MANY_ROUNDS, facts={"players": players})
    return Posed.for_any_judge(asked, so_many(rounds, because, hints, slips))
