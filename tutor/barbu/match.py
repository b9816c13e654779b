"""A match: every dealer calls every contract once, 28 deals in all; what was played, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tutor import match
from tutor.barbu import contracts
from tutor.barbu.compulsory import Debt
from tutor.barbu.options import Options
from tutor.barbu.sources import BARBU_APP, BOARD_GAME_ARENA, WIKIPEDIA
from tutor.barbu.summary import PLAYERS, Summary, house_rules
from tutor.match import Place, ranking, running
from tutor.record import NO_HISTORY, NOTHING_MORE, History, RecordError, choice, seat
from tutor.rule import N_, Rule, Sheet

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
        "By house rule the deal passes to the left after every deal. It is then written down for each dealer which"
        " contracts they have called and who has doubled them."
    ),
    sources=(WIKIPEDIA, BARBU_APP, BOARD_GAME_ARENA),
)
ZERO = Rule(
    "B-TOT",
    title=N_("The contracts sum to zero"),
    statement=N_(
        "The five negative contracts bring −26, −30, −24, −20 and −30, together −130; Trumps and Domino 65 each,"
        " together +130."
    ),
    sources=(WIKIPEDIA,),
)
WHEN = Rule(
    "B-TOT-WHEN",
    title=N_("When the totals sum to zero"),
    statement=N_(
        "The totals of all players sum to zero whenever a dealer has called all contracts, and so at the end; in"
        " between they do not."
    ),
    sources=(WIKIPEDIA,),
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

EXAMPLE = '{"game": "barbu", "dealer": 0, "deals": []}'
KEYS = ("game", "dealer", "rules", "seed", "deals")

A_MATCH = N_("a match, one JSON object such as {example}")
SOME_DEALS = N_("a list of the deals' summaries")
NEXT_DEALER = N_("seat {seat}, whose turn to deal it is")
A_SEED = N_("the whole number from which the match is dealt, or null")
A_DEAL = N_("the number of a deal that has been played, from 0 to {last}")

Json = object


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment: its house rules, the seat that deals first, and the deals so far.

    ``rules`` are the house rules as they were written.  ``seed``, if there is one, is what the cards come from.
    """

    first: int = 0
    rules: Mapping[str, Json] = field(default_factory=dict)
    deals: tuple[Summary, ...] = ()
    seed: int | None = None

    @classmethod
    def of(cls, data: Json) -> Match:
        """Read a match from parsed JSON and judge all of it; raise ``RecordError``, at ``deals[3].base`` say."""
        if not isinstance(data, Mapping):
            raise RecordError("match", data, A_MATCH, example=EXAMPLE)
        for name in data:
            choice(name, str(name), KEYS)
        choice(data.get("game"), "game", ("barbu",))
        rules = data.get("rules", {})
        house_rules(rules)
        deals = data.get("deals")
        if not isinstance(deals, list):
            raise RecordError("deals", deals, SOME_DEALS)
        at = cls(seat(data.get("dealer"), "dealer", PLAYERS), dict(rules), seed=_seed(data.get("seed")))
        for summary in deals:
            at = at.after(summary)
        return at

    @classmethod
    def load(cls, path: Path) -> Match:
        """Read a match from its file; raise ``RecordError``."""
        return cls.of(match.load(path))

    def save(self, path: Path) -> None:
        """Write the match to its file; if that fails with ``OSError``, the file stays as it was."""
        match.save(self.to_json(), path)

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``Match.of`` reads it back."""
        data: dict[str, Json] = {"game": "barbu", "dealer": self.first, "rules": dict(self.rules)}
        if self.seed is not None:
            data["seed"] = self.seed
        return data | {"deals": [deal.to_json() for deal in self.deals]}

    def after(self, summary: Json) -> Match:
        """The match after one more deal, whose summary is parsed JSON; raise ``RecordError``."""
        place = f"deals[{len(self.deals)}]"
        if self.dealer is None:
            raise RecordError(place, summary, NOTHING_MORE)
        if isinstance(summary, Mapping) and summary.get("dealer") != self.dealer:
            # All the rest of the deal would be judged as another dealer's.
            raise RecordError(f"{place}.dealer", summary.get("dealer"), NEXT_DEALER, seat=self.dealer)
        try:
            deal = Summary.of(summary, self.options, self.history)
        except RecordError as error:
            where = place if error.place == "summary" else f"{place}.{error.place}"
            raise RecordError(where, error.found, error.expected, **error.facts) from error
        return replace(self, deals=(*self.deals, deal))

    def corrected(self, number: int, summary: Json) -> Match:
        """The match with another summary of one of its deals, counted from 0; all that follows is judged anew.

        Raise ``RecordError`` if that deal, or a later one, cannot have been like this.
        """
        if not 0 <= number < len(self.deals):
            raise RecordError("number", number, A_DEAL, last=len(self.deals) - 1)
        deals: list[Json] = [deal.to_json() for deal in self.deals]
        deals[number] = summary
        return self.of({**self.to_json(), "deals": deals})

    @property
    def options(self) -> Options:
        """The house rules."""
        return Options.of(self.rules)

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts that every dealer calls, each once."""
        return contracts.names(self.options)

    @property
    def size(self) -> int:
        """How many deals the match has in all (B-END-28)."""
        return PLAYERS * len(self.contracts)

    @property
    def dealer(self) -> int | None:
        """Who deals next (B-ROT-7, B-ROT-QUICK); nobody when the match is over."""
        number = len(self.deals)
        if number >= self.size:
            return None
        turns = number if self.options.rotation == "quick" else number // len(self.contracts)
        return (self.first + turns) % PLAYERS

    @property
    def complete(self) -> bool:
        """Whether every dealer so far has called every contract, so that the totals may be checked (B-TOT-WHEN)."""
        quick = self.options.rotation == "quick"
        return bool(self.deals) and len(self.deals) % (self.size if quick else len(self.contracts)) == 0

    @property
    def history(self) -> History:
        """What the next dealer has called, and how often each other player has doubled them: for the next record."""
        dealer = self.dealer
        if dealer is None:
            return NO_HISTORY
        mine = [deal for deal in self.deals if deal.dealer == dealer]
        doubled = {
            other: sum(other in deal.doubling.bets.doubled(dealer) for deal in mine)
            for other in range(PLAYERS)
            if other != dealer
        }
        return History(tuple(deal.contract.name for deal in mine), doubled)

    @property
    def left(self) -> tuple[str, ...]:
        """The contracts that the next dealer may still call (B-CALL-ONCE); none when the match is over."""
        called = self.history.called
        return () if self.dealer is None else tuple(name for name in self.contracts if name not in called)

    @property
    def debts(self) -> dict[int, Debt]:
        """What each other player owes the next dealer of compulsory doubles (B-DBL-COMPULSORY-2)."""
        deals_after = len(self.left) - 1
        return {} if self.dealer is None else {at: Debt(done, deals_after) for at, done in self.history.doubled.items()}

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of every deal."""
        return tuple(deal.sheet for deal in self.deals)

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals by seat after every deal."""
        return running(sheet.scores or () for sheet in self.sheets)

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat; after every complete set they sum to zero with the usual values (B-TOT-WHEN)."""
        return self.running[-1] if self.deals else (0,) * PLAYERS

    @property
    def ranking(self) -> tuple[Place, ...]:
        """The seats from the highest total to the lowest, places shared (B-END-28)."""
        return ranking(self.totals)


def _seed(data: Json) -> int | None:
    if data is None or type(data) is int:
        return data
    raise RecordError("seed", data, A_SEED)
