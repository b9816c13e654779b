"""Trumps that may stay hidden beside a poignée."""

from __future__ import annotations

from itertools import combinations

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, EXCUSE_STANDS_IN, POIGNEES, SHOW_EXACT, THRESHOLD
from tutor.teach.boards import falling
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import YOUR_TRUMPS, Held, needed, says_of, table, trumps

WHAT_STAYS = N_(
    "There are {players} of you at the table, and you show a {size:term} poignée. Each line below leaves some cards in"
    " your hand and shows all the others. Mark every line that is a proper poignée."
)
HOW_MANY_SHOWN = N_(
    "If you keep {kept:and}, how many of your {count} trumps do you show, and how many does a {size:term} poignée take?"
)
WITH_EXCUSE = N_("If you keep {kept:and}, how many of your {count} cards do you show, and is the Excuse among those?")
#: The number of lines.
LINES = 5


@kind(FIND, THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES)
def handful_kept(draw: Draw) -> Posed:
    """A trump or two more than it takes: without the Excuse, with it, at any table with both."""
    rng, size = draw.rng, POIGNEES[0]
    players = table(draw)
    over, excuse = rng.choice((1, 2)), rng.random() < draw.of(0, 1, 3 / 4)
    held = Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))
    every = [TAROT.set(few) for count in range(1, over + 2) for few in combinations(held.hand, count)]
    right = [kept for kept in every if not held.fault(size, held.hand - kept)]
    wrong = [kept for kept in every if kept not in right]
    chosen = rng.sample(right, rng.randint(1, 3))
    # Of what is wrong the likeliest: as many as may stay but for the Excuse, and the Excuse alone or without it.
    near = [kept for kept in wrong if abs(len(kept) - over) <= 1 and len(kept - held.hand.of(TRUMP)) == (not excuse)]
    chosen += rng.sample(near, min(1, len(near)))
    chosen += rng.sample([kept for kept in wrong if kept not in chosen], LINES - len(chosen))
    rng.shuffle(chosen)
    lines = {"+".join(card.code for card in falling(kept)): kept for kept in chosen}
    board = Laid(falling(held.hand), Saying.plain(YOUR_TRUMPS))
    offers = tuple(Offer(name, falling(kept)) for name, kept in lines.items())
    asked = Asked((board,), WHAT_STAYS, offers, {"players": players, "size": size})

    def verdicts(judge: Judge) -> Verdicts:
        on = {name: says_of(held, size, held.hand - kept, judge) for name, kept in lines.items()}
        because = tuple(says for right, says in on.values() if right)[:1]
        nudge, rule = (WITH_EXCUSE, EXCUSE_IMPLIES) if excuse else (HOW_MANY_SHOWN, SHOW_EXACT)
        hints = Hints.plain(nudge, rule, kept=chosen[0], count=len(held.hand), size=size)
        return Verdicts(because, hints, on)

    return Posed(asked, verdicts)
