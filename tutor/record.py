"""A deal as data: reading a record, and saying clearly what is wrong with one.

A record is one JSON object (``docs/reference/formats.md`` describes it).  ``Record.read`` checks all that can be
checked without the rules of a game: that every part has the right shape, every seat and card exists and no card stands
twice.  Whether the moves are legal is found when a game replays them (``tutor.replay``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tutor.cards import Card, Cards, Pack
from tutor.errors import Json, RecordError
from tutor.history import NO_HISTORY, History
from tutor.house import TABLES, house_rules, pack_of, players_of
from tutor.reading import A_CHOICE, A_SEAT, an_object, codes, one_of, parse, pile, seat, whole_pack
from tutor.rule import N_

KEYS = ("game", "players", "rules", "dealer", "pack", "hands", "dog", "history", "moves", "from")
START_EXAMPLE = {
    "tarot": '{"phase": "play", "taker": 1, "contract": "garde", "leader": 2}',
    "barbu": '{"phase": "play", "contract": "trumps H", "leader": 2}',
}

A_RECORD = N_("a record, one JSON object such as {example}")
SOME_HANDS = N_("an object from seats to their cards, such as {example}")
SOME_MOVES = N_("a list of moves such as {example}")
NOT_BESIDE_PACK = N_("nothing: the cards come from the pack")
AS_MANY_CARDS = N_("as many cards as in {other}: {count}")
NOT_IN_GAME = N_("nothing: there is no such thing in {game}")
A_DEALER = N_("the dealer’s seat")
A_WHOLE_HAND = N_("{count} cards, the hand of a player at a table of {players}")


@dataclass(frozen=True, slots=True)
class Record:
    """A deal: the table, the cards that are known, and what has happened.

    ``hands`` holds one entry a seat, ``None`` where the cards are unknown.  ``start`` is the record's ``from``: the
    point at which it begins in the middle of a deal, and ``order`` its ``pack``: all cards in the order in which they
    are dealt, where the deal itself is played.
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
    history: History = NO_HISTORY

    @property
    def pack(self) -> Pack:
        """The pack that the game is played with at this table, by its house rules."""
        return pack_of(self.game, self.players, self.rules)

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        """Read a record from JSON; raise ``RecordError``."""
        return cls.of(parse(text))

    @classmethod
    def of(cls, data: Json) -> Record:
        """Read a record from parsed JSON; raise ``RecordError``."""
        record = an_object(data, "record", '{"game": "tarot", "hands": {...}, "moves": [...]}', A_RECORD)
        for key in record:
            if key not in KEYS:
                raise RecordError(key, record[key], A_CHOICE, names=", ".join(KEYS))
        game = one_of(record.get("game"), "game", tuple(TABLES))
        rules = house_rules(record.get("rules", {}), game)
        players = players_of(record.get("players", 4), game, rules)
        pack = pack_of(game, players, rules)
        dealer = record.get("dealer")
        start = _start(record.get("from"), game)
        undealt = "pack" in record or (start or {}).get("phase") == "draw"
        hands = _hands(record.get("hands", {} if undealt else None), players, pack)
        if game != "barbu" or "lying" not in (start or ()):
            _same_size(hands)
        return cls(
            game=game,
            players=players,
            dealer=None if dealer is None else seat(dealer, "dealer", players),
            rules=rules,
            start=start,
            moves=_moves(record.get("moves", [])),
            hands=hands,
            order=_order(record, pack),
            dog=pile(record.get("dog"), "dog", pack, {}),
            history=_history(record, game, players),
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
            if self.game == "barbu":
                doubled = {str(at): times for at, times in self.history.doubled.items()}
                data["history"] = {"called": list(self.history.called), "doubled": doubled}
            else:
                data["dog"] = codes(self.dog)
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


def _same_size(hands: Iterable[Cards | None]) -> None:
    """Refuse known hands of different sizes; only in Domino, where some pass, players hold more cards or fewer."""
    known = [(f"hands.{number}", len(hand)) for number, hand in enumerate(hands) if hand is not None]
    for place, size in known:
        if size != known[0][1]:
            raise RecordError(place, size, AS_MANY_CARDS, other=known[0][0], count=known[0][1])


def _history(record: Mapping[str, Json], game: str, players: int) -> History:
    """Read the dealer's history; only Barbu has one, and it has no dog."""
    foreign = "dog" if game == "barbu" else "history"
    if record.get(foreign) is not None:
        raise RecordError(foreign, record[foreign], NOT_IN_GAME, game=game)
    return History.of(record["history"], players) if record.get("history") is not None else NO_HISTORY


def _start(data: Json, game: str) -> Mapping[str, Json] | None:
    return None if data is None else an_object(data, "from", START_EXAMPLE[game])


def _moves(data: Json) -> tuple[str, ...]:
    example = '["pass", "H10"]'
    if not isinstance(data, list):
        raise RecordError("moves", data, SOME_MOVES, example=example)
    for number, move in enumerate(data):
        if not isinstance(move, str):
            raise RecordError(f"moves[{number}]", move, N_("a move such as {example}"), example='"H10"')
    return tuple(data)
