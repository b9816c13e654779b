"""A match: every dealer calls every contract once, 28 deals in all; its finished deals, and the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.barbu import contracts
from tutor.barbu.call import Call
from tutor.barbu.compulsory import Debt
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.history import NO_HISTORY, History
from tutor.barbu.house import FOUR, HOUSE
from tutor.barbu.options import Options
from tutor.barbu.phases import Phase
from tutor.barbu.sources import BARBU_APP, BOARD_GAME_ARENA, WIKIPEDIA
from tutor.barbu.summary import Summary, summary
from tutor.core import match
from tutor.core.errors import Json, RecordError
from tutor.core.match import NOT_OVER, dealt, first_dealer, within
from tutor.core.message import N_
from tutor.core.reading import seat
from tutor.core.record import Record
from tutor.core.replay import NOTHING_MORE
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet

SEVEN = Rule(
    "B-ROT-7",
    title=N_("A dealer deals a whole set"),
    statement=N_(
        "The same player deals until they have called all contracts, seven deals in a row; then the player on their"
        " left does. Four sets of seven make 28 deals."
    ),
    sources=(WIKIPEDIA,),
)
QUICK = Rule(
    "B-ROT-QUICK",
    title=N_("The deal passes on every time"),
    statement=N_(
        "At some tables the deal passes to the left after every deal. It is then written down for each dealer which"
        " contracts they have called and who has doubled them."
    ),
    sources=(WIKIPEDIA, BARBU_APP, BOARD_GAME_ARENA),
)
ZERO = Rule(
    "B-TOT",
    title=N_("The contracts add up to zero"),
    statement=N_(
        "The five negative contracts are worth −26, −30, −24, −20 and −30, together −130; Trumps and Domino are worth"
        " 65 each, together +130."
    ),
    sources=(WIKIPEDIA,),
)
WHEN = Rule(
    "B-TOT-WHEN",
    title=N_("When the totals add up to zero"),
    statement=N_(
        "The totals of all players add up to zero whenever a dealer has called all contracts, and so at the end of the"
        " match; in between they do not."
    ),
    sources=(WIKIPEDIA,),
    differs=N_(
        "Wikipedia says that the scores must add up to zero. That is true only when a dealer has called all contracts;"
        " the scores of a single deal do not."
    ),
)
END = Rule(
    "B-END-28",
    title=N_("The end of the match"),
    statement=N_(
        "The match ends when every dealer has called every contract, after 28 deals with seven contracts. The highest"
        " total wins; players with the same total share their place."
    ),
    sources=(WIKIPEDIA,),
)

NEXT_DEALER = N_("seat {seat}, whose turn to deal it is")


@dataclass(frozen=True, slots=True)
class Match(match.Match):
    """A match of Barbu; four play, but for the six rounds with Salade (B-SAL-PLAYERS)."""

    HOUSE = HOUSE
    KEYS = ("game", "players", "dealer", "dealers", "names", "rules", "seed", "deals")
    EXAMPLE = '{"game": "barbu", "dealer": 0, "deals": []}'

    players: int = FOUR
    deals: tuple[Summary, ...] = ()
    first: int = 0

    @classmethod
    def _players(cls, data: Json, rules: Mapping[str, Json]) -> int:
        Options.of(rules)
        return HOUSE.players(data, rules)

    def begun(self, known: Mapping[str, Json]) -> Match:
        """The match with what its JSON says besides; raise ``RecordError``."""
        if "dealer" in known or self.seed is None:
            return replace(self, first=seat(known.get("dealer"), "dealer", self.players))
        return replace(self, first=first_dealer(HOUSE.game, self.players, self.seed))

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``Match.of`` reads it back."""
        data: dict[str, Json] = {"game": HOUSE.game, "dealer": self.first, "rules": dict(self.rules)}
        if self.players != FOUR:
            data["players"] = self.players
        if self.seed is not None:
            data["seed"] = self.seed
        return data | self._told_besides() | {"deals": [deal.to_json() for deal in self.deals]}

    def after(self, summary: Json) -> Match:
        """The match after one more deal, whose summary is parsed JSON; raise ``RecordError``."""
        place = f"deals[{len(self.deals)}]"
        if self.dealer is None:
            raise RecordError(place, summary, NOTHING_MORE)
        if isinstance(summary, Mapping) and summary.get("dealer") != self.dealer:
            # All the rest of the deal would be judged as another dealer's.
            raise RecordError(f"{place}.dealer", summary.get("dealer"), NEXT_DEALER, seat=self.dealer)
        try:
            deal = Summary.of(summary, self.options, self.history, self.players)
        except RecordError as error:
            raise within(place, error) from error
        return self._with(deal)

    def record(self) -> Record:
        """The next deal, before its first move; raise ``RecordError`` if there is none, or no seed."""
        if self.over:
            raise RecordError(f"deals[{len(self.deals)}]", None, NOTHING_MORE)
        pack = HOUSE.pack(self.players, self.rules)
        hands, _ = dealt(pack, len(pack) // self.players, self.players, self.key(self.number))
        history = self.history.to_json()
        return Record(HOUSE.game, self.players, hands, dealer=self.dealer, rules=self.rules, history=history)

    def closed(self, at: Phase) -> Match:
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""
        if at.turn is not None or isinstance(at, Call) or self.dealer is None:
            raise RecordError("deals", at.phase, NOT_OVER)
        return self.after(summary(at, self.dealer))

    @property
    def options(self) -> Options:
        """The house rules."""
        return Options.of(self.rules)

    def in_set_of(self, seat: int) -> bool:
        """Whether this seat deals the next deal, and so calls one of its contracts."""
        return self.dealer == seat

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts that every dealer calls, each once."""
        return contracts.names(self.options)

    @property
    def size(self) -> int:
        """The number of deals of the match (B-END-28); with Salade there is one for each round (B-SAL-SEQ)."""
        return len(self.contracts) * (1 if self.options.salade else self.players)

    def dealer_of(self, number: int) -> int:
        """The seat that deals deal ``number``: each a whole set, or all in turn (B-ROT-7, B-ROT-QUICK, B-SAL-SEQ).

        Somebody who has dealt out of their turn goes on as they would have, and whoever lacks contracts deals later.
        """
        dealer, dealt = self.first, Counter[int]()
        for at in range(1, number + 1):
            if at > 1 and (self._passes_on or dealt[dealer] == len(self.contracts)):
                dealer = self._next(dealer, dealt)
            dealer = self.dealers.get(at, dealer)
            dealt[dealer] += 1
        return dealer

    def _next(self, dealer: int, dealt: Mapping[int, int]) -> int:
        """The next dealer on the left who has not called all contracts yet; they all may with Salade."""
        others = [(dealer + step) % self.players for step in range(1, self.players + 1)]
        return next((other for other in others if self.options.salade or dealt[other] < len(self.contracts)), others[0])

    @property
    def may_deal(self) -> tuple[int, ...]:
        """The seats that have contracts left to call, or with Salade all of them."""
        called = Counter(deal.dealer for deal in self.deals)
        seats = range(self.players)
        return tuple(seat for seat in seats if self.options.salade or called[seat] < len(self.contracts))

    @property
    def _passes_on(self) -> bool:
        """Whether the deal passes to the left after every deal."""
        return self.options.salade or self.options.rotation == "quick"

    @property
    def complete(self) -> bool:
        """Whether every dealer so far has called every contract, so that the totals may be checked (B-TOT-WHEN)."""
        if self.options.salade:
            return len(self.deals) == self.size
        called = Counter(deal.dealer for deal in self.deals)
        return bool(called) and set(called.values()) == {len(self.contracts)}

    @property
    def history(self) -> History:
        """The history of the next dealer, for the next record: their calls, and each other player's doubles of them."""
        return NO_HISTORY if self.dealer is None else self.history_of(self.dealer)

    def history_of(self, dealer: int) -> History:
        """The dealer's calls so far and each other seat's doubles of them; with Salade, the calls of all rounds."""
        own = [deal for deal in self.deals if deal.dealer == dealer]
        others = (other for other in range(self.players) if other != dealer)
        doubled = {other: sum(other in deal.doubling.bets.doubled(dealer) for deal in own) for other in others}
        called = self.deals if self.options.salade else own
        return History(tuple(deal.contract.name for deal in called), doubled)

    @property
    def left(self) -> tuple[str, ...]:
        """The contracts that the next dealer may still call (B-CALL-ONCE); none when the match is over."""
        called = self.history.called
        return () if self.dealer is None else tuple(name for name in self.contracts if name not in called)

    @property
    def debts(self) -> dict[int, Debt]:
        """The compulsory doubles that each other player owes the next dealer (B-DBL-COMPULSORY-2)."""
        return {} if self.dealer is None else self.debts_to(self.dealer)

    def debts_to(self, dealer: int) -> dict[int, Debt]:
        """The compulsory doubles that each other player owes a dealer; empty where nobody doubles."""
        called, doubled = self.history_of(dealer)
        after_the_next = len(self.contracts) - len(called) - 1
        free = fixed_order(self.options) is None
        return {other: Debt(done, after_the_next) for other, done in doubled.items()} if free else {}

    def _sheet(self, deal: Summary) -> Sheet:
        """The score sheet of a finished deal; those of a complete set sum to zero, by the usual values (B-TOT-WHEN)."""
        return deal.sheet
