"""The poignées that a hand may show."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.announce import (
    EXCUSE_IMPLIES,
    EXCUSE_STANDS_IN,
    LOWER,
    POIGNEES,
    SHOW_EXACT,
    THRESHOLD,
    TRUMPS_NEEDED,
)
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.boards import falling
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import FOUR, YOUR_TRUMPS, Held, table, trumps

WHICH_SIZES = N_(
    "There are {players} of you at the table, and your first card is still to come. Mark every poignée that you may"
    " show."
)
NO_SIZE = N_("no poignée at all")
THERE_IS_ONE = N_("At least one of them may be shown.")
THERE_IS_NONE = N_("Your trumps are too few even for the smallest one.")
HOW_MANY = N_(
    "{low:and} are three trumps: count on from there to {high:card}. How many does each poignée take with {players}"
    " players?"
)
HOW_MANY_WITH_EXCUSE = N_(
    "{low:and} are three trumps: count on from there to {high:card}. With {players} players, is there a poignée that"
    " you could show only with the Excuse?"
)
NONE = "none"


@kind(MAY, THRESHOLD, EXCUSE_STANDS_IN, EXCUSE_IMPLIES, LOWER, SHOW_EXACT)
def handful_sizes(draw: Draw) -> Posed:
    """Any number of trumps at a table of four; about as many as one of its poignées takes; the same at any table."""
    held = draw.of(_any_number, _about_enough, _about_enough)(draw)
    sizes = {f"poignee {size}": size for size in POIGNEES}
    board = Laid(falling(held.hand), Saying.plain(YOUR_TRUMPS))
    offers = (*(Offer(move, move) for move in sizes), Offer(NONE, Saying.plain(NO_SIZE)))
    asked = Asked((board,), WHICH_SIZES, offers, {"players": held.players})

    def verdicts(judge: Judge) -> Verdicts:
        ruled = {move: held.ruling(size, judge) for move, size in sizes.items()}
        may = [ruling for ruling in ruled.values() if ruling.legal]
        may_not = [ruling for ruling in ruled.values() if not ruling.legal]
        on = {move: (ruling.legal, Saying.of(ruling)) for move, ruling in ruled.items()}
        on[NONE] = (not may, Saying.plain(THERE_IS_ONE if may else THERE_IS_NONE, THRESHOLD))
        rule = may[-1].rule if may else THRESHOLD
        because = tuple(Saying.of(ruling) for ruling in (*may[-1:], *may_not[:1]))
        own = [*held.hand.of(TRUMP)]
        asks = HOW_MANY_WITH_EXCUSE if THE_EXCUSE in held.hand else HOW_MANY
        hints = Hints.plain(asks, rule, low=TAROT.set(own[:3]), high=own[-1], players=held.players)
        return Verdicts(because, hints, on)

    return Posed(asked, verdicts)


def _any_number(draw: Draw) -> Held:
    return Held(FOUR, trumps(draw.rng.randint(8, 16), draw.rng, excuse=False))


def _about_enough(draw: Draw) -> Held:
    players = table(draw)
    excuse = draw.rng.random() < 2 / 3
    count = draw.rng.choice(TRUMPS_NEEDED[players]) + draw.rng.choice((-1, -1, 0, 1) if excuse else (-1, 0, 1))
    return Held(players, trumps(count, draw.rng, excuse=excuse))
