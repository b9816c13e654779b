"""A deal as data: reading a record, and saying clearly what is wrong with one.

A record is one JSON object (``docs/reference/formats.md`` describes it).  ``Record.read`` checks all that can be
checked without the rules of a game: that every part has the right shape, every seat and card exists and no card stands
twice.  Whether the moves are legal is found when a game replays them (``tutor.replay``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from tutor.cards import BARBU, BARBU_32, BARBU_SHORT, TAROT, Card, Cards, Pack, UnknownCardError
from tutor.errors import Json, RecordError
from tutor.parsing import parse
from tutor.rule import N_, Message

TABLES = {"tarot": (3, 4, 5), "barbu": (4,)}
#: The tables of Barbu's six rounds with Salade (B-SAL-PLAYERS).
SALADE_TABLES = (3, 4, 5, 6)
KEYS = ("game", "players", "rules", "dealer", "pack", "hands", "dog", "history", "moves", "from")
HISTORY = ("called", "doubled")
RULES_EXAMPLE = {"tarot": '{"profile": "fft"}', "barbu": '{"hearts_ban": "broken"}'}
START_EXAMPLE = {
    "tarot": '{"phase": "play", "taker": 1, "contract": "garde", "leader": 2}',
    "barbu": '{"phase": "play", "contract": "trumps H", "leader": 2}',
}

A_RECORD = N_("a record, one JSON object such as {example}")
A_CHOICE = N_("one of {names}")
A_TABLE = N_("the number of players, one of {names}")
A_BARBU_TABLE = N_("4 players; the six rounds with Salade take 3 to 6, but Barbu for five is not settled (B-5P-GT)")
A_SEAT = N_("a seat from 0 to {last}")
A_CARD = N_("one of the {count} cards, such as {example}")
A_NEW_CARD = N_("a card that stands nowhere else in the deal; this one is also at {other}")
SOME_CARDS = N_("a list of cards such as {example}, or null if they are unknown")
SOME_HANDS = N_("an object from seats to their cards, such as {example}")
SOME_MOVES = N_("a list of moves such as {example}")
NOT_BESIDE_PACK = N_("nothing: the cards come out of the pack")
A_WHOLE_PACK = N_("all {count} cards of the pack, each once")
AN_OBJECT = N_("an object such as {example}")
AS_MANY_CARDS = N_("as many cards as in {other}: {count}")
SOME_CONTRACTS = N_("a list of contracts such as {example}, each only once")
NOT_IN_GAME = N_("nothing: {game} has no such thing")
A_NUMBER_OF_DOUBLES = N_("how often the dealer was doubled, a number from 0 to {last}")
A_DEALER = N_("the dealer's seat")
A_WHOLE_HAND = N_("{count} cards, the hand of a player at a table of {players}")


class History(NamedTuple):
    """What happened in a dealer's earlier deals of Barbu.

    ``called`` are the contracts that this dealer has called, and ``doubled`` says how often each other seat has doubled
    this dealer.
    """

    called: tuple[str, ...] = ()
    doubled: Mapping[int, int] = MappingProxyType({})

    @classmethod
    def of(cls, data: Json, players: int) -> History:
        """Read a record's ``history``; raise ``RecordError``."""
        history = an_object(data, "history", '{"called": ["no-tricks"], "doubled": {"1": 1}}')
        for name in history:
            choice(name, f"history.{name}", HISTORY)
        called = history.get("called", [])
        if not isinstance(called, list) or len(set(map(str, called))) < len(called):
            raise RecordError("history.called", called, SOME_CONTRACTS, example='["no-tricks", "trumps"]')
        counts = an_object(history.get("doubled", {}), "history.doubled", '{"1": 1, "2": 0}')
        doubled: dict[int, int] = {}
        for name, times in counts.items():
            place = f"history.doubled.{name}"
            if name not in map(str, range(players)):
                raise RecordError(place, name, A_SEAT, last=players - 1)
            if isinstance(times, bool) or not isinstance(times, int) or not 0 <= times <= len(called):
                raise RecordError(place, times, A_NUMBER_OF_DOUBLES, last=len(called))
            doubled[int(name)] = times
        return cls(tuple(map(str, called)), doubled)


NO_HISTORY = History()


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
        game = choice(record.get("game"), "game", tuple(TABLES))
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
            dog=_pile(record.get("dog"), "dog", pack, {}),
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


def pack_of(game: str, players: int, rules: Mapping[str, Json]) -> Pack:
    """The pack of a game: Barbu's depends on the house rules ``pack`` and ``salade``, and on the players."""
    if game == "tarot":
        return TAROT
    if rules.get("salade") is True and players in BARBU_SHORT["black"]:
        return BARBU_SHORT["canadian" if rules.get("removed") == "canadian" else "black"][players]
    return BARBU_32 if rules.get("pack") == len(BARBU_32) else BARBU


def codes(cards: Cards | None) -> list[str] | None:
    """Cards as JSON writes them."""
    return None if cards is None else [card.code for card in cards]


def seat(data: Json, place: str, players: int) -> int:
    """Read a seat number."""
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < players:
        raise RecordError(place, data, A_SEAT, last=players - 1)
    return data


def card(data: Json, place: str, pack: Pack) -> Card:
    """Read a card's code."""
    try:
        return pack[data]
    except UnknownCardError as error:
        example = f"{pack.cards[9]}, {pack.cards[-2]}"
        raise RecordError(place, data, A_CARD, count=len(pack), example=example) from error


Choice = TypeVar("Choice", str, int)


def choice(data: Json, place: str, choices: tuple[Choice, ...], expected: Message = A_CHOICE) -> Choice:
    """Read one of some names or numbers."""
    for one in choices:
        if type(data) is type(one) and data == one:
            return one
    raise RecordError(place, data, expected, names=", ".join(map(str, choices)))


def an_object(data: Json, place: str, example: str, expected: Message = AN_OBJECT) -> Mapping[str, Json]:
    """Read an object, whatever its names are."""
    if not isinstance(data, Mapping):
        raise RecordError(place, data, expected, example=example)
    return data


def house_rules(data: Json, game: str) -> Mapping[str, Json]:
    """Read the house rules of a table as they are written; whether there are such rules, its game knows."""
    return an_object(data, "rules", RULES_EXAMPLE[game])


def players_of(data: Json, game: str, rules: Mapping[str, Json]) -> int:
    """Read the number of players at a table of a game; Barbu takes four, and Salade others as well."""
    if game == "barbu":
        tables = SALADE_TABLES if rules.get("salade") is True else TABLES[game]
        return choice(data, "players", tables, A_TABLE if tables is SALADE_TABLES else A_BARBU_TABLE)
    return choice(data, "players", TABLES[game], A_TABLE)


def _hands(data: Json, players: int, pack: Pack) -> tuple[Cards | None, ...]:
    example = f'{{"0": ["{pack.cards[9]}", "{pack.cards[-2]}"]}}'
    hands: list[Cards | None] = [None] * players
    places: dict[Card, str] = {}
    for name, cards in an_object(data, "hands", example, SOME_HANDS).items():
        place = f"hands.{name}"
        if name not in map(str, range(players)):
            raise RecordError(place, name, A_SEAT, last=players - 1)
        hands[int(name)] = _pile(cards, place, pack, places)
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


def whole_pack(data: Json, pack: Pack) -> tuple[Card, ...]:
    """Read all cards of a pack in order; raise ``RecordError``."""
    found = _pile(data, "pack", pack, {})
    if found is None or len(found) != len(pack) or not isinstance(data, list):
        raise RecordError("pack", len(found or ()), A_WHOLE_PACK, count=len(pack))
    return tuple(pack[code] for code in data)


def _pile(data: Json, place: str, pack: Pack, places: dict[Card, str]) -> Cards | None:
    """Read a list of cards; ``places`` says where the cards read so far stand."""
    if data is None:
        return None
    if not isinstance(data, list):
        raise RecordError(place, data, SOME_CARDS, example=f'["{pack.cards[9]}", "{pack.cards[-2]}"]')
    cards = []
    for number, code in enumerate(data):
        at = f"{place}[{number}]"
        cards.append(card(code, at, pack))
        if (other := places.setdefault(cards[-1], at)) != at:
            raise RecordError(at, code, A_NEW_CARD, other=other)
    return pack.set(cards)


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
