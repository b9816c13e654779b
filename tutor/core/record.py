"""A deal as data: records, and the errors in them.

A record is one JSON object (``docs/reference/formats.md`` describes it).  ``Record.of`` checks all that can be checked
without the rules of a game: that every part has the right shape, every seat and card exists and no card stands twice.
What a table of the game can be, its ``House`` says; whether the moves are legal is found when the game replays them
(``tutor.core.replay``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tutor.core.cards import Card, Cards, Pack
from tutor.core.errors import Json, RecordError
from tutor.core.house import House
from tutor.core.message import N_
from tutor.core.reading import A_CHOICE, A_SEAT, an_object, codes, one_of, pile, seat, whole_pack

KEYS = ("game", "players", "rules", "dealer", "pack", "hands", "dog", "history", "moves", "from")
#: The number of players where a record, or a match, does not say.
USUAL_PLAYERS = 4

A_RECORD = N_("a record, one JSON object such as {example}")
SOME_HANDS = N_("an object from seats to their cards, such as {example}")
SOME_MOVES = N_("a list of moves such as {example}")
NOT_BESIDE_PACK = N_("nothing: the cards come from the pack")
AS_MANY_CARDS = N_("{count} {count:n|card|cards}, as many as in {other}")
NOT_IN_GAME = N_("nothing: there is no such thing in {game}")
A_DEALER = N_("the dealer’s seat")
A_WHOLE_HAND = N_("{count} cards, the hand of a player at a table of {players}")


@dataclass(frozen=True, slots=True)
class Record:
    """A deal: the table, the known cards, and the moves.

    Seats count from 0 in the order of play.  ``hands`` holds one entry a seat, ``None`` where the cards are unknown,
    and ``dog`` the cards that lie apart: both as they are where the record begins, whatever has been played since.
    ``moves`` are texts that nobody has judged yet; the game's ``positions`` does.

    ``start`` is the record's ``from``: the point at which it begins in the middle of a deal, and ``order`` its
    ``pack``: all cards in the order in which they are dealt, where the deal itself is played.  ``history`` tells of
    deals before this one.  What only its game understands (``rules``, ``start``, ``history``) stays as JSON writes it.
    """

    game: str
    players: int
    hands: tuple[Cards | None, ...]
    dealer: int | None = None
    rules: Mapping[str, Json] = field(default_factory=dict)
    dog: Cards | None = None
    start: Mapping[str, Json] | None = None
    moves: tuple[str, ...] = ()
    order: tuple[Card, ...] | None = None
    history: Mapping[str, Json] = field(default_factory=dict)

    @classmethod
    def of(cls, data: Json, houses: Mapping[str, House]) -> Record:
        """Read a record of one of some games from parsed JSON; raise ``RecordError``.

        ``houses`` are those of the games by name; ``tutor.games.record_of`` knows them all.
        """
        example = f'{{"game": "{next(iter(houses))}", "hands": {{...}}, "moves": [...]}}'
        record = an_object(data, "record", example, A_RECORD)
        for key in record:
            if key not in KEYS:
                raise RecordError(key, record[key], A_CHOICE, names=", ".join(KEYS))
        house = houses[one_of(record.get("game"), "game", tuple(houses))]
        rules = house.rules(record.get("rules", {}))
        players = house.players(record.get("players", USUAL_PLAYERS), rules)
        pack = house.pack(players, rules)
        dealer = record.get("dealer")
        start = None if record.get("from") is None else an_object(record["from"], "from", house.start_example)
        undealt = "pack" in record or (start or {}).get("phase") == "draw"
        hands = _hands(record.get("hands", {} if undealt else None), players, pack)
        if house.same_size(start):
            _check_sizes(hands)
        return cls(
            game=house.game,
            players=players,
            dealer=None if dealer is None else seat(dealer, "dealer", players),
            rules=rules,
            start=start,
            moves=_moves(record.get("moves", [])),
            hands=hands,
            order=_order(record, pack),
            dog=pile(record.get("dog"), "dog", pack, {}),
            history=_history(record, house, players),
        )

    def to_json(self) -> dict[str, Json]:
        """The record as JSON writes it; ``Record.of`` reads it back."""
        data: dict[str, Json] = {"game": self.game, "players": self.players, "rules": dict(self.rules)}
        if self.dealer is not None:
            data["dealer"] = self.dealer
        if self.order is not None:
            data["pack"] = [card.code for card in self.order]
        else:
            data["hands"] = {str(at): codes(hand) for at, hand in enumerate(self.hands)}
        if self.dog is not None:
            data["dog"] = codes(self.dog)
        if self.history:
            data["history"] = dict(self.history)
        if self.start is not None:
            data["from"] = dict(self.start)
        data["moves"] = list(self.moves)
        return data


def _hands(data: Json, players: int, pack: Pack) -> tuple[Cards | None, ...]:
    example = f'{{"0": ["{pack.cards[9]}", "{pack.cards[-2]}"]}}'
    hands: list[Cards | None] = [None] * players
    places: dict[Card, str] = {}
    for name, cards in an_object(data, "hands", example, SOME_HANDS).items():
        place = f"hands.{name}"
        if name not in map(str, range(players)):
            raise RecordError(place, name, A_SEAT, last=players - 1)
        hands[int(name)] = pile(cards, place, pack, places)
    return tuple(hands)


def _order(record: Mapping[str, Json], pack: Pack) -> tuple[Card, ...] | None:
    """Read the whole pack in order; a record that has it has no hands."""
    data = record.get("pack")
    if data is None:
        return None
    for name in ("hands", "dog"):
        if record.get(name):
            raise RecordError(name, record[name], NOT_BESIDE_PACK)
    return whole_pack(data, pack)


def _check_sizes(hands: Iterable[Cards | None]) -> None:
    """Refuse known hands of different sizes."""
    known = [(f"hands.{number}", len(hand)) for number, hand in enumerate(hands) if hand is not None]
    for place, size in known:
        if size != known[0][1]:
            raise RecordError(place, size, AS_MANY_CARDS, other=known[0][0], count=known[0][1])


def _history(record: Mapping[str, Json], house: House, players: int) -> Mapping[str, Json]:
    """Read the ``history``; refuse the parts of a record that the game lacks."""
    for name in house.lacks:
        if record.get(name) is not None:
            raise RecordError(name, record[name], NOT_IN_GAME, game=house.game)
    return house.history(record.get("history"), players)


def _moves(data: Json) -> tuple[str, ...]:
    example = '["pass", "H10"]'
    if not isinstance(data, list):
        raise RecordError("moves", data, SOME_MOVES, example=example)
    for number, move in enumerate(data):
        if not isinstance(move, str):
            raise RecordError(f"moves[{number}]", move, N_("a move such as {example}"), example='"H10"')
    return tuple(data)
