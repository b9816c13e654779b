"""Asking the coach at a table: about the learner's turn, and about the deal once it is over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

from tutor.coach.coaches import judging
from tutor.coach.instead import instead
from tutor.coach.review import Review, reviewed
from tutor.coach.worlds import NoWorldError
from tutor.core.errors import RefusedError
from tutor.core.message import N_
from tutor.games import GAMES, read_record
from tutor.hosts.table.state import LONGEST_SET
from tutor.show.html import Html
from tutor.show.table.coach import can_be_judged, can_be_reviewed, said_instead, said_of_deal, said_of_turn
from tutor.show.table.coached_set import Looked, said_of_set
from tutor.show.table.table import seated
from tutor.show.table.view import View

NO_TURN = N_("The coach judges your turn in a match, where you have a choice.")
NO_DEAL = N_("The coach looks back on a deal that is over, with its score.")
NO_SET = N_("The coach looks back on the deals that you have dealt and played by yourself, once one is over.")


def judged_turn(view: View, words: Html) -> str:
    """What the coach says of the learner's turn, as HTML; raise ``RefusedError`` where it is not asked."""
    if not can_be_judged(view):
        raise RefusedError(NO_TURN)
    verdict = None
    with suppress(NoWorldError):
        looked = judging(view.game, view.positions)
        verdict = looked.verdict if looked else None
    return said_of_turn(view, verdict, seated(view, words))


def reviewed_deal(view: View, moves: Sequence[str], handed: int | None, words: Html) -> str:
    """What the coach says of a deal that is over, as HTML; raise ``RefusedError`` where it is not asked.

    ``moves`` are those of the deal, as records write them, with nothing hidden; after ``handed`` of them, if that is a
    number, the learner has had the tutor play on.
    """
    if view.seat is None or not can_be_reviewed(view):
        raise RefusedError(NO_DEAL)
    review = None
    with suppress(NoWorldError):
        review = reviewed(view.game, view.positions, moves, view.seat, before=handed)
    return said_of_deal(view, review, seated(view, words))


def played_instead(view: View, moves: Sequence[str], words: Html) -> str:
    """How a deal that is over goes with the tutor in the learner's seat, as HTML.

    ``moves`` are those of the deal, with nothing hidden.  Raise ``RefusedError`` where it is not asked.
    """
    if view.seat is None or not can_be_reviewed(view):
        raise RefusedError(NO_DEAL)
    return said_instead(view, instead(view.game, view.positions, moves, view.seat), moves, seated(view, words))


def reviewed_set(view: View, number: int, words: Html) -> str:
    """What the coach says of the deals that the learner has dealt, up to the one with this number, as HTML.

    The first is 0; it looks at one deal after another, so that somebody sees how far it has come, and may stop it.
    Raise ``RefusedError`` where there is none, and ``RecordError`` if a deal cannot be played once more.
    """
    deals = view.own_set[: number + 1]
    if view.seat is None or type(number) is not int or not 0 <= number < len(view.own_set):
        raise RefusedError(NO_SET)
    looked = tuple(one for deal in deals if (one := _looked_at(json.dumps(deal.to_json()), view.seat)))
    return said_of_set(looked, number + 1, len(view.own_set), seated(view, words))


@lru_cache(maxsize=LONGEST_SET)
def _looked_at(deal: str, seat: int) -> Looked | None:
    """What the coach says of a whole deal, counted once for all who ask of its set; ``None`` if nothing."""
    record = read_record(deal)
    passed = GAMES[record.game].positions(record)
    review: Review | None = None
    with suppress(NoWorldError):
        review = reviewed(record.game, passed, record.moves, seat)
    return review and Looked(review, tuple(passed))
