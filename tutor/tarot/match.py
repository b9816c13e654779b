"""A match: deal after deal at one table, and what everybody has won so far.

Which cards are dealt follows from the match's seed and the number of the deal.  French Tarot has no fixed end: a match
lasts as long as the table likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tutor.cards import TAROT
from tutor.errors import Json, RecordError
from tutor.match import NOT_OVER, SOME_DEALS, dealt, first_dealer, running, seed_of, within
from tutor.record import Record, choice, house_rules, players_of
from tutor.rule import N_, Rule, Sheet
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.cut import next_dealer
from tutor.tarot.hands import HOUSE_MALDONNE, PETIT_SEC
from tutor.tarot.options import Options
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.score import sheet
from tutor.tarot.setting import HAND_SIZES, Ended
from tutor.tarot.summary import Summary, summary

#: The rules that end a deal without play; nobody scores then.
WITHOUT_PLAY: dict[str, Rule] = {rule.id: rule for rule in (ALL_PASS, PETIT_SEC, HOUSE_MALDONNE)}

AT_THIS_TABLE = N_("{count} players, as at the match's table")


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment, between two deals or during one.

    ``deals`` are those that are finished: a summary each, or the rule that ended a deal without play.
    """

    players: int
    seed: int
    rules: Mapping[str, Json] = field(default_factory=dict)
    deals: tuple[Summary | Rule, ...] = ()

    @classmethod
    def of(cls, data: Mapping[str, Json]) -> Match:
        """Read a match from parsed JSON: ``players``, ``seed``, ``rules`` and ``deals``, those that are finished.

        Raise ``RecordError``.
        """
        rules = house_rules(data.get("rules", {}), "tarot")
        Options.of(rules)
        players = players_of(data.get("players", 4), "tarot", rules)
        deals = data.get("deals", [])
        if not isinstance(deals, list):
            raise RecordError("deals", deals, SOME_DEALS)
        finished = tuple(_deal(deal, number, players) for number, deal in enumerate(deals))
        return cls(players, seed_of(data.get("seed")), dict(rules), finished)

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``Match.of`` reads it back."""
        deals = [{"ended": deal.id} if isinstance(deal, Rule) else deal.to_json() for deal in self.deals]
        return {"game": "tarot", "players": self.players, "seed": self.seed, "rules": dict(self.rules), "deals": deals}

    @property
    def number(self) -> int:
        """The number of the deal that is next, or being played; the first is 1."""
        return len(self.deals) + 1

    @property
    def dealer(self) -> int:
        """Who deals: the seed chooses the first dealer, then everybody deals in turn (T-DEAL-ROTATE)."""
        dealer = first_dealer("tarot", self.players, self.seed)
        for _ in self.deals:
            dealer = next_dealer(self.players, dealer)
        return dealer

    @property
    def size(self) -> None:
        """How many deals there are in all: as many as the table likes."""
        return

    @property
    def over(self) -> bool:
        """Never: French Tarot goes on as long as the table likes."""
        return False

    def record(self) -> Record:
        """The next deal, before its first bid."""
        key = f"tarot {self.players} {self.seed} {self.number}"
        hands, dog = dealt(TAROT, HAND_SIZES[self.players], self.players, key)
        return Record("tarot", self.players, hands, dealer=self.dealer, rules=self.rules, dog=dog)

    def closed(self, at: Phase) -> Match:
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""
        if isinstance(at, Ended):
            return replace(self, deals=(*self.deals, at.rule))
        if isinstance(at, Play) and at.over:
            return replace(self, deals=(*self.deals, summary(at)))
        raise RecordError("deals", at.phase, NOT_OVER)

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """What everybody has won in each finished deal; each sums to zero (T-SCORE-ZERO-SUM)."""
        return tuple(self._sheet(deal).scores or () for deal in self.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has won in the finished deals."""
        return running(self.scores)[-1] if self.deals else (0,) * self.players

    def _sheet(self, deal: Summary | Rule) -> Sheet:
        if isinstance(deal, Rule):
            return Sheet((), (0,) * self.players, deal)
        return sheet(deal, Options.of(self.rules))


def _deal(data: Json, number: int, players: int) -> Summary | Rule:
    """Read one finished deal."""
    place = f"deals[{number}]"
    if isinstance(data, Mapping) and "ended" in data:
        return WITHOUT_PLAY[choice(data["ended"], f"{place}.ended", tuple(WITHOUT_PLAY))]
    try:
        found = Summary.of(data)
    except RecordError as error:
        raise within(place, error) from error
    if found.players != players:
        raise RecordError(f"{place}.players", found.players, AT_THIS_TABLE, count=players)
    return found
