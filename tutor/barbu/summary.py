"""A finished deal as a table writes it down: the contract, the doubles, and the contract's points by seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import groupby
from operator import itemgetter

from tutor.barbu import contracts
from tutor.barbu.arranging import Arranging
from tutor.barbu.compulsory import FORCED
from tutor.barbu.contracts import ChinesePoker, Contract
from tutor.barbu.contracts.order import NEXT_ROUND, fixed_order, order_rule
from tutor.barbu.doubling import Doubling
from tutor.barbu.history import NO_HISTORY, History
from tutor.barbu.house import FOUR, HOUSE
from tutor.barbu.layout import Layout
from tutor.barbu.options import Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.play import Play
from tutor.barbu.setting import Setting, check_history
from tutor.barbu.settlement import by_seat, settled
from tutor.barbu.targets import DOUBLE, PASS
from tutor.barbu.undoubled import SKIP, shared, skipped
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, seat
from tutor.core.replay import make
from tutor.core.sheet import Sheet

KEYS = ("dealer", "contract", "base", "doubles")
BESIDE = ("rules", "history", "players")
WORDS = (PASS, "max", "flanks")
TURNS = '[[1, "max"], [2, [0, 3]]]'
A_DOUBLE = "[2, [0, 3]]"
EXAMPLE = '{"dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, "max"], [2, [0]]]}'

A_SUMMARY = N_("a deal’s summary, such as {example}")
A_CONTRACT = N_("a contract that this dealer has not called yet, one of {names}")
SOME_TURNS = N_("a list of doubling turns such as {example}")
A_TURN = N_("a seat and whom it doubles, such as {example}")
A_WORD = N_("a list of seats, or one of {names}")
IN_TURN = N_("a seat whose turn to double is still to come: each has one, from the dealer’s left, the dealer last")
MUST_DOUBLE = N_("a double of the dealer by seat {seat}, who owes it in this deal ({rule})")
SOME_SCORES = N_("what the contract alone is worth to each seat, such as {example}")
A_SCORE = N_("a score that this contract can bring one player, who wins some of {pieces}")
A_SUM = N_("scores that add up to {total}; these add up to {summed}")
ONE_SCORE = N_("a score that this contract can bring one player, one of {scores}")
SCORES_OF_PLAY = N_("scores that all players together can have in this contract; it hands out {pieces}")
SUCH_SCORES = N_("scores that all players together can have in this contract, such as {example}")
NOT_PLAYED = N_("null: nobody has doubled, so this negative contract is not played ({rule})")
NO_DOUBLING = N_("nothing: at this table nobody doubles ({rule})")


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a finished deal.

    ``called`` is the contract as it was written, its suit or rank left out or not.  ``doubling`` is over, and ``base``
    is what the contract alone is worth to each seat; ``None`` if it was not played (B-UND-SKIP).
    """

    called: str
    doubling: Doubling
    base: tuple[int, ...] | None

    @property
    def dealer(self) -> int:
        """The seat of the dealer."""
        return self.doubling.setting.dealer

    @property
    def contract(self) -> Contract:
        """The contract; if its suit or rank was left out, any of its kind, since they are worth the same."""
        return self.doubling.contract

    @classmethod
    def of(cls, data: Json, options: Options, history: History = NO_HISTORY, players: int = FOUR) -> Summary:
        """Read a summary from parsed JSON; raise ``RecordError``."""
        given = an_object(data, "summary", EXAMPLE, A_SUMMARY)
        for name in given:
            one_of(name, str(name), KEYS)
        dealer = seat(given.get("dealer"), "dealer", players)
        pack = HOUSE.pack(players, asdict(options))
        called, doubled = check_history(history, options, dealer)
        setting = Setting(players, dealer, options, (None,) * players, called, doubled, pack)
        contract = _contract(given.get("contract"), setting)
        doubling = _doubling(given.get("doubles", []), Doubling(setting, contract))
        base = _base(given.get("base"), doubling)
        return cls(str(given["contract"]), doubling, base)

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the deal."""
        setting = self.doubling.setting
        if self.base is None:
            return shared(self.contract.total(setting.options.table, setting.pack, setting.players), self.dealer)
        return settled(self.base, self.doubling.bets)

    def to_json(self) -> dict[str, Json]:
        """The summary as JSON writes it; players who passed are left out."""
        turns = [[speaker, _whom(move)] for speaker, move in self.doubling.said if move != PASS]
        base = None if self.base is None else list(self.base)
        return {"dealer": self.dealer, "contract": self.called, "base": base, "doubles": turns}


def summary(at: Doubling | Play | Layout | Arranging, dealer: int) -> dict[str, Json]:
    """The JSON summary of a finished deal, as ``Summary.of`` reads it."""
    contract = ChinesePoker() if isinstance(at, Arranging) else at.contract
    turns = groupby(at.bets.named, key=itemgetter(0))
    base = None if isinstance(at, Doubling) else list(by_seat(at.base, len(at.hands)))
    return {
        "dealer": dealer,
        "contract": str(contract),
        "base": base,
        "doubles": [[speaker, [other for _, other in named]] for speaker, named in turns],
    }


def settle(data: Json) -> Sheet:
    """The score sheet of a deal from its summary in JSON; house rules and the dealer's history stand beside it."""
    given = an_object(data, "summary", EXAMPLE, A_SUMMARY)
    for name in given:
        one_of(name, str(name), (*KEYS, *BESIDE))
    own = {name: value for name, value in given.items() if name not in BESIDE}
    rules = HOUSE.rules(given.get("rules", {}))
    options = Options.of(rules)
    players = HOUSE.players(given.get("players", FOUR), rules)
    if given.get("history") is None:
        history = _before(given.get("contract"), options)
    else:
        history = History.of(given["history"], players)
    return Summary.of(own, options, history, players).sheet


def _before(contract: Json, options: Options) -> History:
    """The history assumed before a deal whose summary gives none: the rounds before it, in a fixed order."""
    order = fixed_order(options)
    return NO_HISTORY if order is None else History(order[: order.index(one_of(contract, "contract", order))])


def _contract(data: Json, setting: Setting) -> Contract:
    """Read a contract that this dealer may still call, with its suit or rank or without (B-CALL-ONCE)."""
    order = fixed_order(setting.options)
    left = setting.left[: 1 if order else None]
    for code, contract in contracts.calls(setting.options, setting.pack).items():
        if contract.name in left and data in (code, contract.name):
            return contract
    if order:
        raise RecordError("contract", data, NEXT_ROUND, next=left[0], rule=order_rule(setting.options).id)
    raise RecordError("contract", data, A_CONTRACT, names=", ".join(left))


def _doubling(data: Json, at: Doubling) -> Doubling:
    """The doubling with the turns that were written down; players left out have passed."""
    if not isinstance(data, list):
        raise RecordError("doubles", data, SOME_TURNS, example=TURNS)
    if fixed_order(at.setting.options) is not None:
        if data:
            raise RecordError("doubles", data, NO_DOUBLING, rule=order_rule(at.setting.options).id)
        return at
    for number, turn in enumerate(data):
        place = f"doubles[{number}]"
        if not isinstance(turn, list) or len(turn) != len(("seat", "whom")):
            raise RecordError(place, turn, A_TURN, example=A_DOUBLE)
        speaker = seat(turn[0], f"{place}[0]", FOUR)
        at = _passed(at, speaker)
        if at.turn != speaker:
            raise RecordError(f"{place}[0]", speaker, IN_TURN)
        at = make(at, _move(turn[1], f"{place}[1]"), f"{place}[1]")
    return _passed(at, None)


def _passed(at: Doubling, until: int | None) -> Doubling:
    """The doubling after those have passed who come before ``until``; raise ``RecordError`` if they may not."""
    while at.turn not in {until, None}:
        if not at.ruling(PASS).legal:
            raise RecordError("doubles", PASS, MUST_DOUBLE, seat=at.turn, rule=FORCED.id)
        at = at.after(PASS)
    return at


def _move(data: Json, place: str) -> str:
    """Read the players that somebody doubles: a list of seats, or a word."""
    if not isinstance(data, list):
        word = one_of(data, place, WORDS, A_WORD)
        return word if word == PASS else f"{DOUBLE} {word}"
    if not data:
        raise RecordError(place, data, A_WORD, names=", ".join(WORDS))
    named = (seat(other, f"{place}[{number}]", FOUR) for number, other in enumerate(data))
    return " ".join((DOUBLE, *map(str, named)))


def _whom(move: str) -> str | list[int]:
    """The players named by a double, as a summary writes them."""
    _, *named = move.split(" ")
    return named[0] if named[0] in WORDS else [int(other) for other in named]


def _base(data: Json, doubling: Doubling) -> tuple[int, ...] | None:
    """Read the contract's points for each seat; raise ``RecordError`` for what no play can come to."""
    contract, setting = doubling.contract, doubling.setting
    if fixed_order(setting.options) is None and skipped(contract, doubling.bets, setting.options):
        if data is not None:
            raise RecordError("base", data, NOT_PLAYED, rule=SKIP.id)
        return None
    if not isinstance(data, list) or len(data) != setting.players:
        raise RecordError("base", data, SOME_SCORES, example="[-6, 0, -6, -12]")
    known = contract.ways(setting.options, setting.pack, setting.players)
    for at, score in enumerate(data):
        if type(score) is not int or not any(pieces.comes_to(score) for pieces in known):
            raise _refused(f"base[{at}]", score, known, one=True)
    total = sum(data)
    if not any(total == sum(pieces.points) for pieces in known):
        sums = sorted({sum(pieces.points) for pieces in known})
        raise RecordError("base", data, A_SUM, total=", ".join(map(str, sums)), summed=total)
    if not any(pieces.come_to(data) for pieces in known):
        raise _refused("base", data, known, one=False)
    return tuple(data)


def _refused(place: str, base: Json, known: tuple[Pieces, ...], *, one: bool) -> RecordError:
    """The error that says what a player, or all together, can have instead, where each wins a single piece or many."""
    if not known[0].apart:
        return RecordError(place, base, A_SCORE if one else SCORES_OF_PLAY, pieces=str(known[0]))
    if one:
        scores = sorted({score for pieces in known for score in pieces.points}, reverse=True)
        return RecordError(place, base, ONE_SCORE, scores=", ".join(map(str, scores)))
    most = max(known, key=lambda pieces: abs(sum(pieces.points)))
    return RecordError(place, base, SUCH_SCORES, example=str(list(most.points)))
