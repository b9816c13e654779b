"""Poignées told after the deal: the one among them that should have been refused."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.announce import EXCUSE_IMPLIES, EXCUSE_STANDS_IN, SHOW_EXACT, THRESHOLD
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.lines import Found, audit_of, numbered
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import ALL_THREE, FAULTS, FOUR, Show, proper, says_of

WHICH_IS_WRONG = N_(
    "Here are some poignées, told after the deal, when everybody knows who held what. One of them should have been"
    " refused. Which one?"
)
#: A show in a sentence: without the Excuse, with the Excuse kept, with the Excuse shown.
TOLD = {
    "none": N_("At a table of {players} somebody holds {held} trumps and shows {shown} of them as a {size:term}"),
    "kept": N_(
        "At a table of {players} somebody holds {held} trumps and the Excuse, and shows {shown} of the trumps as a"
        " {size:term}"
    ),
    "shown": N_(
        "At a table of {players} somebody holds {held} trumps and the Excuse, and shows the Excuse and {shown} trumps"
        " as a {size:term}"
    ),
}
BEGIN = N_(
    "In the first line, at a table of {players}, somebody holds {held} trumps and lays out {count} cards as a"
    " {size:term}. How many does it take there, and may any trump stay hidden beside the Excuse?"
)
ENOUGH = N_("With {players} players a {size:term} is {count} cards, and {held} trumps are enough for it.")
STANDS_IN = N_(
    "With {players} players a {size:term} is {count} cards: all {held} trumps and the Excuse, which stands for the one"
    " that is missing."
)


@kind(AUDIT, THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES, edition=2)
def handful_wrong_one(draw: Draw) -> Posed | None:
    """Three poignées at tables of four; four; five, at any table."""
    tables = draw.of((FOUR,), (FOUR,), ALL_THREE)
    shows = [draw.rng.choice(FAULTS)(draw.rng.choice(tables), draw.rng)]
    shows += [proper(draw.rng.choice(tables), draw.rng) for _ in range(draw.of(2, 3, 4))]
    draw.rng.shuffle(shows)
    lines = [_told(show) for show in shows]
    reasons = [_found(show, RULES).says for show in shows]
    if any(len({*map(str, alike)}) < len(shows) for alike in (lines, reasons)):
        return None

    def judged(judge: Judge) -> Iterator[Found]:
        yield from (_found(show, judge) for show in shows)

    facts: Facts = {
        "held": tuple(len(show.held.hand) for show in shows),
        "shown": tuple(len(show.laid) for show in shows),
    }
    hints = Hints.of(Saying(None, ((BEGIN, _facts(shows[0])),)), THRESHOLD)
    return audit_of(Asked((), WHICH_IS_WRONG, numbered(lines), facts), judged, hints)


def _facts(show: Show) -> Facts:
    held, shown = (len(cards.of(TRUMP)) for cards in (show.held.hand, show.laid))
    return {"players": show.held.players, "held": held, "shown": shown, "size": show.size, "count": len(show.laid)}


def _told(show: Show) -> Saying:
    """The show in a sentence, which says where the Excuse is."""
    excuse = "shown" if THE_EXCUSE in show.laid else "kept" if THE_EXCUSE in show.held.hand else "none"
    return Saying(None, ((TOLD[excuse], {**_facts(show), "claim": excuse}),))


def _found(show: Show, judge: Judge) -> Found:
    """Whether a judge refuses somebody's show, with the rule that it breaks, or why it is in order."""
    right, says = says_of(*show, judge)
    if not right and says.rule:
        return Found(wrong=True, says=Saying.plain(says.rule.statement, says.rule))
    enough = STANDS_IN if THE_EXCUSE in show.laid else ENOUGH
    return Found(wrong=False, says=Saying(says.rule, ((enough, _facts(show)),)))
