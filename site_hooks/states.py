"""The states of the gallery: positions of card tables, from the first bid to the score of a match.

Each follows from the smallest number of a match in which the tutor's players, who also play the learner's part, come
to a moment of its kind at which it is the learner's turn, or the deal is over.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from site_hooks.stored import stored
from tutor.barbu.arranging import Arranging
from tutor.barbu.call import Call as ContractCall
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.options import VARIANTS as BARBU_VARIANTS
from tutor.barbu.play import Play as BarbuPlay
from tutor.core.errors import Json
from tutor.core.match import Match
from tutor.core.obligation import Position
from tutor.core.replay import make
from tutor.games import GAMES
from tutor.hosts.table.tables import Deal
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call as KingCall
from tutor.tarot.dog import Dog
from tutor.tarot.options import VARIANTS as TAROT_VARIANTS
from tutor.tarot.play import Play as TarotPlay
from tutor.tarot.setting import WITH_DOG, Ended
from tutor.tarot.slam import Slam

#: The highest number of a match that is searched for the states of a table.
MOST_SEEDS = 500

#: Whether a position in a match is a wanted one; the learner is seat 0, if they play.
Holds = Callable[[Match, Any], bool]


class Moment(NamedTuple):
    """A position that the tutor's players come to, and the moves of the deal that lead to it."""

    match: Match
    moves: tuple[str, ...]
    at: Any


class Table(NamedTuple):
    """A table at which moments are looked for in the first ``deals`` of a ``match``, which is JSON without a seed."""

    match: Mapping[str, Json]
    deals: int
    wanted: Mapping[str, Holds]

    def found(self) -> dict[str, Moment]:
        """The first moment of each kind; raise ``LookupError`` if the match with the highest number is over first."""
        found: dict[str, Moment] = {}
        for moment in self._passed():
            for name, holds in self.wanted.items():
                if name not in found and holds(moment.match, moment.at):
                    found[name] = moment
            if len(found) == len(self.wanted):
                return {name: found[name] for name in self.wanted}
        raise LookupError(", ".join(self.wanted.keys() - found.keys()))

    def _passed(self) -> Iterator[Moment]:
        """All moments, match after match and deal after deal."""
        for seed in range(1, MOST_SEEDS + 1):
            deal = Deal.of({**self.match, "seed": seed})
            for _ in range(self.deals):
                last = None
                for last in _moments(deal):
                    yield last
                if last is None or deal.match.closed(last.at).over:
                    break
                deal = deal.taken({"next": True}, last.at) or deal


def _moments(deal: Deal) -> Iterator[Moment]:
    """The moments of a deal at which it is the learner's turn, and its end."""
    game, moves = GAMES[deal.game], list[str]()
    at: Any = game.positions(deal.record())[-1]
    while at.turn is not None:
        if at.turn == deal.learner:
            yield Moment(deal.match, tuple(moves), at)
        moves.append(game.choose(at))
        at = game.onwards(make(at, at.read(moves[-1], "move"), "move"))
    yield Moment(deal.match, tuple(moves), at)


def _is(phase: type[Position[Any]], holds: Callable[[Any], object] = lambda _: True) -> Holds:
    """A moment of the learner's in one phase."""
    return lambda _, at: isinstance(at, phase) and at.turn is not None and bool(holds(at))


def _over(phase: type[Position[Any]], holds: Callable[[Match, Any], object] = lambda _, __: True) -> Holds:
    """The end of a deal in one phase."""
    return lambda match, at: isinstance(at, phase) and at.turn is None and bool(holds(match, at))


# --- French Tarot -------------------------------------------------------------------------------------------------


def _last_to_the_first_trick(at: TarotPlay) -> bool:
    """The fullest table: every card but one's own lies in the trick, and the dog lies open."""
    full = len(at.trick.cards) == len(at.hands) - 1
    return not at.tricks and full and at.taker != 0 and at.contract in WITH_DOG


def _may_declare(at: TarotPlay) -> bool:
    return any(isinstance(move, Declaration) for move in at.obligation().legal())


#: From the first bid to the last card; five play with a called king besides.
AUCTION: dict[str, Holds] = {
    "auction-first": _is(Auction, lambda at: not at.said),
    "auction-last": _is(Auction, lambda at: at.highest and len(at.said) == at.setting.players - 1),
}
TAKING: dict[str, Holds] = {
    "ecart-first": _is(Dog, lambda at: at.count == 0),
    "ecart-late": _is(Dog, lambda at: at.left == 2),  # noqa: PLR2004 - four of six have gone
    "slam": _is(Slam),
}
TRICKS: dict[str, Holds] = {
    "lead": _is(TarotPlay, lambda at: not at.tricks and not at.trick.cards),
    "dog": _is(TarotPlay, _last_to_the_first_trick),
    "poignee": _is(TarotPlay, _may_declare),
    "poignee-shown": _is(TarotPlay, lambda at: not at.tricks and any(seat for seat, _ in at.shown)),
    "middle": _is(TarotPlay, lambda at: len(at.tricks) == at.size // 2 and at.trick.cards),
    "old-trick": _is(TarotPlay, lambda at: len(at.tricks) == at.size // 2 and not at.trick.cards),
    "last": _is(TarotPlay, lambda at: len(at.tricks) == at.size - 1),
    "over": _over(TarotPlay),
}
NO_PLAY: dict[str, Holds] = {"no-play": _over(Ended)}

FOUR = {**AUCTION, **TAKING, **TRICKS, **NO_PLAY}
FIVE = {**AUCTION, "king": _is(KingCall), **TAKING, **TRICKS, **NO_PLAY}
#: Tables at which the dealer sits out, who is the learner or somebody else.
DEAD: dict[str, Holds] = {
    "auction-first": AUCTION["auction-first"],
    "dog": TRICKS["dog"],
    "middle": TRICKS["middle"],
    "over": _over(TarotPlay, lambda match, _: match.sitting_out(match.number) != 0),
    "sitting-out": _over(TarotPlay, lambda match, _: match.sitting_out(match.number) == 0),
}

# --- Barbu --------------------------------------------------------------------------------------------------------


def _in_tricks(*contracts: str) -> dict[str, Holds]:
    """The first card of contracts that are played in tricks, and the middle of the deal."""
    return {
        **{f"{name}-first": _first_of(name) for name in contracts},
        **{f"{name}-middle": _middle_of(name) for name in contracts},
    }


def _first_of(contract: str) -> Holds:
    return _is(BarbuPlay, lambda at: at.contract.name == contract and not at.taken)


def _middle_of(contract: str) -> Holds:
    return _is(
        BarbuPlay,
        lambda at: at.contract.name == contract and len(at.taken) == at.size // 2 and at.trick.cards,
    )


def _late_of(contract: str) -> Holds:
    return _is(BarbuPlay, lambda at: at.contract.name == contract and len(at.taken) == at.size - 2)


CALLING: dict[str, Holds] = {
    "call-first": _is(ContractCall, lambda at: not at.setting.called),
    "call-late": _is(ContractCall, lambda at: len(at.setting.left) == 2),  # noqa: PLR2004 - the last choice
    "call-last": _is(ContractCall, lambda at: len(at.setting.left) == 1),
}
DOUBLING: dict[str, Holds] = {
    "doubling-first": _is(Doubling, lambda at: not at.said),
    "doubling-bets": _is(Doubling, lambda at: at.setting.dealer != 0 and len(at.bets.named) > 2),  # noqa: PLR2004
    "doubling-owed": _is(Doubling, lambda at: at.owing(at.speaker).due),
    "redoubling": _is(Doubling, lambda at: at.setting.dealer == 0 and len(at.bets.received(0)) > 1),
    "not-doubled": _over(Doubling),
}
#: The contracts in which cards that cost something lie face up before whoever took them: late, when there are many.
FACE_UP: dict[str, Holds] = {f"{name}-late": _late_of(name) for name in ("no-hearts", "no-queens")}
DOMINO: dict[str, Holds] = {
    "domino-first": _is(Layout, lambda at: not at.lying),
    "domino-middle": _is(Layout, lambda at: len(at.lying) == len(at.pack) // 2 and PASS not in at.obligation().legal()),
    "domino-pass": _is(Layout, lambda at: at.lying and PASS in at.obligation().legal()),
    "domino-over": _over(Layout),
}
POKER: dict[str, Holds] = {
    "poker-first": _is(Arranging, lambda at: not at.own),
    "poker-middle": _is(Arranging, lambda at: len(at.own) == 7),  # noqa: PLR2004 - one row, and a part of the next
    "poker-over": _over(Arranging),
}
ENDS: dict[str, Holds] = {
    "over": _over(BarbuPlay),
    "match-over": lambda match, at: at.turn is None and match.closed(at).over,
}
SEVEN = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps")
SALADE = {**_in_tricks("salade"), "over": ENDS["match-over"]}


def _tarot(players: int, variant: str = "fft") -> Mapping[str, Json]:
    return {"game": "tarot", "players": players, "rules": TAROT_VARIANTS[variant]}


def _barbu(variant: str = "usual", players: int = 4) -> Mapping[str, Json]:
    return {"game": "barbu", "players": players, "rules": BARBU_VARIANTS[variant]}


#: The tables of the gallery by their names.
TABLES: dict[str, Table] = {
    "tarot-3": Table(_tarot(3), 1, FOUR),
    "tarot-4": Table(_tarot(4), 1, FOUR),
    "tarot-5": Table(_tarot(5), 1, FIVE),
    "tarot-dead": Table(_tarot(5, "dead"), 2, DEAD),
    "barbu": Table(_barbu(), 28, {**CALLING, **DOUBLING, **_in_tricks(*SEVEN), **FACE_UP, **DOMINO, **ENDS}),
    "barbu-nine": Table(
        _barbu("chinese-poker"), 36, {"call-first": CALLING["call-first"], **_in_tricks("ravage-city"), **POKER}
    ),
    "barbu-early": Table(_barbu("early"), 8, {"call-first": CALLING["call-first"], **_in_tricks("no-tricks")}),
    "salade-3": Table(_barbu("salade", 3), 6, SALADE),
    "salade-4": Table(_barbu("salade", 4), 6, {"call": _is(ContractCall), **_in_tricks("no-last-trick"), **SALADE}),
    "salade-5": Table(_barbu("salade", 5), 6, SALADE),
    "salade-6": Table(_barbu("salade", 6), 6, SALADE),
}


@cache
def states() -> Mapping[str, Mapping[str, Json]]:
    """Every state by its id, ``tarot-4-auction-first`` say: what a ``Session`` takes up, but for its language."""
    found: dict[str, Mapping[str, Json]] = json.loads(stored("states", make=_found))
    return found


def _found() -> bytes:
    states = {
        f"{name}-{kind}": {**moment.match.to_json(), "moves": list(moment.moves)}
        for name, table in TABLES.items()
        for kind, moment in table.found().items()
    }
    return json.dumps(states).encode()
