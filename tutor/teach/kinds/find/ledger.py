"""The deals of a set in which a part of the ledger has cost more points than the cards alone account for."""

from __future__ import annotations

from tutor.barbu.advice.calling import BEST
from tutor.barbu.contracts.trumps import Trumps
from tutor.core.message import N_, Facts
from tutor.teach.barbu import ledgers
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

MARK_PLAY = N_("Mark every deal in which the play cost more points than the cards alone account for.")
MARK_BETS = N_("Mark every deal in which the bets cost more points than the cards alone account for.")
MARK_BOTH = N_(
    "Mark every deal in which the play cost more points than the cards alone account for, and the bets did not."
)
THE_DEAL = N_("{contract:term}", "a deal of a set to mark")
HERE = N_(
    "In {contract:term} the play comes to {play:signed} (±{play_band}) and the bets to {bets:signed} (±{bets_band}); in"
    " all it is {points:signed}."
)
#: The first deal as an example, by what is asked for.
BEGIN_WITH = (
    N_(
        "Begin with {contract:term}: the bets come to {bets:signed}, and the cards alone move them by ±{bets_band}. Did"
        " the bets cost more than that?"
    ),
    N_(
        "Begin with {contract:term}: the play comes to {play:signed}, and the cards alone move it by ±{play_band}. Did"
        " the play cost more than that?"
    ),
    N_(
        "Begin with {contract:term}: the play comes to {play:signed} (±{play_band}) and the bets to {bets:signed}"
        " (±{bets_band}). Which of the two is outside its ±, on the side of a loss?"
    ),
)
BEYOND = N_(
    "A number within its ± says nothing about the player: the cards alone do as much. Only a loss that is larger may"
    " have another cause."
)


@kind(FIND, BEST, edition=3)
def coach_deals(draw: Draw) -> Posed | None:
    """The deals in which the bets, or the play, lie below their band; at last the play and not the bets."""
    prompt, asks = draw.of((MARK_BETS, "bets"), (MARK_PLAY, "play"), (MARK_BOTH, "play-without-bets"))

    def lost(row: ledgers.Row) -> bool:
        return draw.of(
            row.parts.bets < -row.bands.bets,
            row.parts.play < -row.bands.play,
            row.parts.play < -row.bands.play and row.parts.bets >= -row.bands.bets,
        )

    ledger = ledgers.drawn(draw.rng, doubled=draw.of(ledgers.OFTEN, ledgers.DOUBLED, ledgers.DOUBLED))
    some = ledgers.choices(ledger, draw.of(3, 4, 5), draw.rng)
    rows = next((rows for rows in some if any(map(lost, rows)) and not all(map(lost, rows))), None)
    if rows is None:
        return None
    if {row.contract for row in rows if lost(row)} == {Trumps.name} and draw.rng.random() < draw.of(0, 0, 1 / 2):
        return None  # the play moves more points in Trumps than elsewhere
    offers = tuple(Offer(row.contract, Saying.plain(THE_DEAL, contract=row.contract)) for row in rows)

    on = {row.contract: (lost(row), _here(row)) for row in rows}
    first = Saying(None, ((draw.of(*BEGIN_WITH), _numbers(rows[0])),))
    verdicts = marked(on, Hints((first,), (Saying.plain(BEYOND, BEST),)))
    return Posed.for_any_judge(Asked((ledgers.board(rows),), prompt, offers, data={"asks": asks}), verdicts)


def _here(row: ledgers.Row) -> Saying:
    """The numbers of a deal of which the question speaks, in words."""
    return Saying(BEST, ((HERE, _numbers(row)),))


def _numbers(row: ledgers.Row) -> Facts:
    """The numbers of a deal of which the question speaks."""
    return {
        "contract": row.contract,
        "points": row.score,
        "play": row.parts.play,
        "play_band": row.bands.play,
        "bets": row.parts.bets,
        "bets_band": row.bands.bets,
    }
