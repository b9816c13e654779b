"""Positions of French Tarot for tests of what stands on the table, and ways to look at them and listen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.page import Element, Table, page
from tutor.core.cards import TAROT, Cards
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.table.story import Step
from tutor.show.table.table import table
from tutor.show.table.view import View
from tutor.show.words import Words
from tutor.tarot.match import Match
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, Setting
from tutor.tarot.trick import Trick

STAGE = STAGES["tarot"]
#: Three players and four and five.
SIZES = (3, 4, 5)


def setting(players: int, **rules: Any) -> Setting:  # noqa: ANN401 - house rules by name
    """A table at which all cards are known and seat 0 speaks first."""
    cards = random.Random(1).sample(TAROT.cards, len(TAROT))
    size = HAND_SIZES[players]
    hands = tuple(TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
    return Setting(players, players - 1, Options(**rules), hands, TAROT.set(cards[size * players :]))


def hand(players: int, seat: int = 0) -> Cards:
    """What somebody holds at that table."""
    return setting(players).hands[seat] or TAROT.none


def play(**more: Any) -> Play:  # noqa: ANN401 - what a position of the play may have
    """Seat 0 leads to the first trick of five players; the taker sits on the right of who holds the called king."""
    hands = setting(5).hands
    holder = next(seat for seat, held in enumerate(hands) if TAROT["HK"] in (held or ()))
    start = {"called": TAROT["HK"], "announcing": True, "dog": TAROT.none, **more}
    return Play(15, (holder + 1) % 5, "garde", hands, Trick(0, 5), **start)


class Seen(Table):
    """A table of French Tarot."""

    @property
    def facts(self) -> str:
        """The facts of the deal, in the line under the title."""
        return self.part("head").texts("p")[0]


def seen(at: Any, players: int, lang: str = "en", deals: Sequence[object] = ()) -> Seen:  # noqa: ANN401 - any phase
    """The table of a match at this position, as seat 0 sees it."""
    match = Match.of({"players": players, "seed": 1, "deals": list(deals)})
    return Seen(table(View("tarot", at, 0, 1, live=True, match=match), Html(lang)))


def told(at: Any, *moves: Any, seat: int = 0, lang: str = "en") -> list[str]:  # noqa: ANN401 - any phase
    """What the player at ``seat`` hears of moves made one after another."""
    steps = []
    for move in moves:
        steps.append(Step(at, move))
        at = at.after(move)
    players = len(at.hands) if isinstance(at, Play) else at.setting.players
    return list(STAGE.tell(steps, Words(lang, seat, players)))


def pictured(at: Any, players: int = 4) -> Element:  # noqa: ANN401 - any phase
    """What led to a position, in a still picture for seat 0."""
    return page("".join(STAGE.on_table(at).before(Html("en", 0, players))))


def written(at: Any) -> list[str]:  # noqa: ANN401 - any phase
    """What plain text says above the verdicts: which phase it is, and what everybody sees or has heard."""
    shown, words = STAGE.on_table(at), Words("en", 0)
    return [shown.title(words), *shown.so_far(words)]
