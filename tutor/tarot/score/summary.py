"""A finished deal in a few numbers: all that a score needs, from a played deal or from a table's own book-keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import A_CHOICE, an_object, one_of, seat
from tutor.tarot.announce import POIGNEES
from tutor.tarot.house import HOUSE, SIX
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.count import ALL_POINTS, NEEDED, Count, count
from tutor.tarot.setting import CONTRACTS, FIVE
from tutor.tarot.slam import PETIT_SLAM_MOVE, SLAM_MOVE
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

SIDES = ("attack", "defence")
#: The attack's slam: made without a word, announced and made, announced and missed; or made by the defence.  A petit
#: slam is a house rule (T-SLAM-PETIT).
FULL_SLAMS = ("made", "announced", "failed", "defence")
PETIT_SLAMS = ("petit-made", "petit-announced", "petit-failed")
SLAMS = (*FULL_SLAMS, *PETIT_SLAMS)

A_SUMMARY = N_("a deal’s summary, such as {example}")
A_NAME_OR_NULL = N_("one of {names}, or null")
HALF_POINTS = N_("points from 0 to 91 in steps of one half")
BOUTS = N_("0, 1, 2 or 3 bouts")
A_PARTNER = N_("null: only where five play somebody has a partner")
A_DEAD_SEAT = N_(
    "null: only at a table of five or six somebody sits out, and that is neither the taker nor the partner"
)
SOME_STACKS = N_("a list of {count} stacks, each a number of chips from 0 up")
NO_STACKS = N_("nothing: no source says how partners stake chips")
ANOTHER_SEAT = N_("another seat than the taker’s; a taker who is alone has the partner null")
SOME_SEATS = N_("a list of seats that play, each only once")
SOME_POIGNEES = N_("a list of poignées, at most {most}, each one of {names}")

EXAMPLE = '{"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}'


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a finished deal.

    ``points`` are the attack's, doubled; in JSON they are as people say them, with halves.

    >>> deal = Summary.of({"taker": 0, "contract": "garde", "points": 40.5, "bouts": 2})
    >>> deal.points, deal.to_json()["points"], deal.defence
    (81, 40.5, (1, 2, 3))

    A ``taker`` who is alone has no ``partner``, also one of five who has called a card of their own.  ``petit_au_bout``
    is the side that has won the Petit in the last trick, whoever played it.  ``poignees`` are all that were shown, on
    either side, and ``misere`` the seats that have declared it.  ``dead`` is who sits out at a table of five or
    six, and ``stacks`` are the chips of each seat before the deal, where a table plays for chips; none if nobody
    runs short.
    """

    game: ClassVar[str] = "tarot"

    players: int
    taker: int
    contract: str
    points: int
    bouts: int
    partner: int | None = None
    petit_au_bout: str | None = None
    poignees: tuple[str, ...] = ()
    slam: str | None = None
    misere: tuple[int, ...] = ()
    dead: int | None = None
    stacks: tuple[int, ...] = ()

    @property
    def defence(self) -> tuple[int, ...]:
        """The seats that play against the taker."""
        others = {self.taker, self.partner, self.dead}
        return tuple(seat for seat in range(self.players) if seat not in others)

    @property
    def count(self) -> Count:
        """The attack's points and bouts, and whether the contract is made."""
        return Count(self.points, self.bouts)

    @classmethod
    def of(cls, data: Json) -> Summary:
        """Read a summary from parsed JSON, points as they are said (not doubled); raise ``RecordError``."""
        given = an_object(data, "summary", EXAMPLE, A_SUMMARY)
        for name in given:
            if name not in PARTS:
                raise RecordError(str(name), given[name], A_CHOICE, names=", ".join(PARTS))
        sits_out = given.get("dead") is not None
        players = HOUSE.players(given.get("players", 4), {"dead_player": sits_out})
        taker = seat(given.get("taker"), "taker", players)
        partner = _partner(given.get("partner"), players, taker, five=players - sits_out == FIVE)
        dead = _dead(given.get("dead"), players, (taker, partner))
        return cls(
            players=players,
            taker=taker,
            contract=one_of(given.get("contract"), "contract", CONTRACTS),
            points=_points(given.get("points")),
            bouts=_bouts(given.get("bouts")),
            partner=partner,
            petit_au_bout=_name_or_none(given.get("petit_au_bout"), "petit_au_bout", SIDES),
            poignees=_poignees(given.get("poignees", []), players - (dead is not None)),
            slam=_name_or_none(given.get("slam"), "slam", SLAMS),
            misere=_seats(given.get("misere", []), players, dead),
            dead=dead,
            stacks=_stacks(given.get("stacks", []), players, partner),
        )

    def to_json(self) -> dict[str, Json]:
        """The summary as JSON writes it; ``Summary.of`` reads it back."""
        data = {name: getattr(self, name) for name in PARTS}
        lists = {name: list(getattr(self, name)) for name in ("poignees", "misere", "stacks")}
        return data | {"points": self.points / 2} | lists


#: The parts of a summary, as JSON and the command's options name them.
PARTS = tuple(part.name for part in fields(Summary))


def summary(play: Play) -> Summary:
    """Sum up a whole deal that is over; raise ``ValueError`` for another."""
    found = count(play)
    attack = play.side(play.taker)
    tricks = sum(winner in attack for winner in play.winners)
    partner = play.partner
    return Summary(
        players=len(play.hands),
        taker=play.taker,
        contract=play.contract,
        points=found.points,
        bouts=found.bouts,
        partner=None if partner == play.taker else partner,
        petit_au_bout=petit_side(play.tricks[-2:], attack, play.winners[-1], slam=tricks in {0, play.size}),
        poignees=tuple(said.size for _, said in play.shown if said.size),
        slam=slam_entry(play.slam, tricks, play.size, play.options),
        misere=tuple(seat for seat, said in play.shown if not said.size),
    )


def slam_entry(announced: str | None, tricks: int, size: int, options: Options) -> str | None:
    """The entry for a slam, if the attack comes to so many of ``size`` tricks; ``None`` if there is none.

    There is one if a side wins all of them, or all but those that a petit slam allows, or if one was ``announced``.
    """
    lost = size - tricks
    swept = "attack" if not lost else "defence" if not tricks else None
    losses = options.petit_slam_allowed_losses if options.petit_slam else 0
    nearly = swept is None and lost <= losses
    return _petit_slam(announced, swept, nearly=nearly) or _slam(swept, announced=announced == SLAM_MOVE)


def _slam(swept: str | None, *, announced: bool) -> str | None:
    """The entry for a slam, if one side has won all tricks or the taker has announced it; else ``None``."""
    if announced:
        return "announced" if swept == "attack" else "failed"
    return "made" if swept == "attack" else swept


def _petit_slam(announced: str | None, swept: str | None, *, nearly: bool) -> str | None:
    """The entry for a petit slam that was announced, or made without being announced; else ``None``."""
    if announced == PETIT_SLAM_MOVE:
        return "petit-announced" if nearly or swept == "attack" else "petit-failed"
    return "petit-made" if nearly and announced is None else None


def petit_side(last_two: Sequence[Trick], attack: Collection[int], winner: int, *, slam: bool) -> str | None:
    """The side to which the Petit brings its bonus, by the last two tricks and who won the last (T-PAB-DEF).

    In a slam with the Excuse played last, it is enough that the same side plays it to the trick before (T-PAB-SLAM).
    """
    before, last = last_two
    if PETIT not in last.cards:
        if not (slam and THE_EXCUSE in last.cards and PETIT in before.cards):
            return None
        if {seat in attack for seat in (last.seat_of(THE_EXCUSE), before.seat_of(PETIT))} != {winner in attack}:
            return None
    return SIDES[winner not in attack]


def _name_or_none(data: Json, place: str, names: tuple[str, ...]) -> str | None:
    if data is None or (isinstance(data, str) and data in names):
        return data
    raise RecordError(place, data, A_NAME_OR_NULL, names=", ".join(names))


def _points(data: Json) -> int:
    if isinstance(data, bool) or not isinstance(data, int | float) or not 0 <= 2 * data <= ALL_POINTS or 2 * data % 1:
        raise RecordError("points", data, HALF_POINTS)
    return int(2 * data)


def _bouts(data: Json) -> int:
    if type(data) is not int or data not in range(len(NEEDED)):
        raise RecordError("bouts", data, BOUTS)
    return data


def _partner(data: Json, players: int, taker: int, *, five: bool) -> int | None:
    if data is None:
        return None
    if not five:
        raise RecordError("partner", data, A_PARTNER)
    if (partner := seat(data, "partner", players)) == taker:
        raise RecordError("partner", data, ANOTHER_SEAT)
    return partner


def _dead(data: Json, players: int, attack: tuple[int, int | None]) -> int | None:
    if data is None:
        return None
    if players not in {FIVE, SIX} or (dead := seat(data, "dead", players)) in attack:
        raise RecordError("dead", data, A_DEAD_SEAT)
    return dead


def _stacks(data: Json, players: int, partner: int | None) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) not in {0, players}:
        raise RecordError("stacks", data, SOME_STACKS, count=players)
    for number, stack in enumerate(data):
        if type(stack) is not int or stack < 0:
            raise RecordError(f"stacks[{number}]", stack, SOME_STACKS, count=players)
    if data and partner is not None:
        raise RecordError("stacks", data, NO_STACKS)
    return tuple(data)


def _poignees(data: Json, most: int) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) > most:
        raise RecordError("poignees", data, SOME_POIGNEES, names=", ".join(POIGNEES), most=most)
    return tuple(one_of(name, f"poignees[{number}]", POIGNEES) for number, name in enumerate(data))


def _seats(data: Json, players: int, dead: int | None) -> tuple[int, ...]:
    if not isinstance(data, list):
        raise RecordError("misere", data, SOME_SEATS)
    seats = tuple(seat(one, f"misere[{number}]", players) for number, one in enumerate(data[: players + 1]))
    if len(set(seats)) < len(seats) or dead in seats:
        raise RecordError("misere", data, SOME_SEATS)
    return seats
