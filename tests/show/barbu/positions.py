"""Positions of Barbu for tests of what stands on the table, and ways to look at them and listen."""

from __future__ import annotations

from typing import Any

from tests.page import Element, Table, page
from tutor import barbu
from tutor.barbu.match import Match
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.table.stage import OnTable
from tutor.show.table.story import Step
from tutor.show.table.table import table
from tutor.show.table.view import View
from tutor.show.words import Words

STAGE = STAGES["barbu"]
#: Seat 0 holds the 2, the 6, the 10 and the ace of spades, and so on.
HANDS = tuple(BARBU.set(BARBU.cards[number::4]) for number in range(4))


def words(players: int = 4, lang: str = "en") -> Html:
    """Words to the player at seat 0."""
    return Html(lang, 0).to(0, players, clockwise=True)


def reached(*moves: str, dealer: int = 3, **more: Any) -> Any:  # noqa: ANN401 - house rules, and any phase
    """The position after these moves of a deal, from the call on."""
    return barbu.position(Record("barbu", 4, HANDS, dealer=dealer, moves=moves, **more))


def played(contract: str, hands: tuple[str, ...], *moves: str, **rules: object) -> Any:  # noqa: ANN401 - any play
    """The position after these cards of a deal that begins with the play; seat 0 leads."""
    start = {"phase": "play", "contract": contract, "leader": 0}
    known = tuple(map(BARBU.read, hands))
    return barbu.position(Record("barbu", len(hands), known, start=start, moves=moves, rules=rules))


def on_table(at: Any) -> OnTable[Any, Any]:  # noqa: ANN401 - any phase
    """A position as it stands on the table."""
    return STAGE.on_table(at)


def shown(at: Any, lang: str = "en", dealer: int = 3) -> Table:  # noqa: ANN401 - any phase
    """The table of a match at this position, as seat 0 sees it."""
    match = Match.of({"game": "barbu", "dealer": dealer, "seed": 1, "deals": []})
    return Table(table(View("barbu", at, 0, 1, live=True, match=match), Html(lang)))


def told(at: Any, *moves: Any, seat: int = 0) -> list[str]:  # noqa: ANN401 - any phase
    """What the player at ``seat`` hears of moves made one after another."""
    steps = []
    for move in moves:
        steps.append(Step(at, move))
        at = at.after(move)
    return list(STAGE.tell(steps, Words("en", 0).to(seat, 4, clockwise=True)))


def pictured(at: Any) -> Element:  # noqa: ANN401 - any phase
    """What led to a position, in a still picture for seat 0."""
    return page("".join(on_table(at).before(words())))


def written(at: Any) -> list[str]:  # noqa: ANN401 - any phase
    """What plain text says above the verdicts: which phase it is, and what everybody sees or has heard."""
    return [on_table(at).title(words()), *on_table(at).so_far(Words("en", 0).to(0, 4, clockwise=True))]
