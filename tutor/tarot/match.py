"""A match: deal after deal at one table, and what everybody has won so far.

Which cards are dealt follows from the match's seed and the number of the deal.  French Tarot has no fixed end: a match
lasts as long as the table likes.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tutor.cards import TAROT
from tutor.record import A_CHOICE, AN_OBJECT, TABLES, Record, RecordError, choice
from tutor.rule import N_, Rule, Sheet
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.draw import next_dealer
from tutor.tarot.hands import HOUSE_MALDONNE, PETIT_SEC
from tutor.tarot.options import Options
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.score import sheet
from tutor.tarot.setting import HAND_SIZES, Ended
from tutor.tarot.summary import Summary, summary

#: The rules that end a deal without play; nobody scores then.
WITHOUT_PLAY: dict[str, Rule] = {rule.id: rule for rule in (ALL_PASS, PETIT_SEC, HOUSE_MALDONNE)}

SOME_DEALS = N_("a list of finished deals")
A_SEED = N_("a whole number")
NOT_OVER = N_("a deal that is over")
AT_THIS_TABLE = N_("{count} players, as at the match's table")

Json = object


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
        """Read a match from parsed JSON: ``players``, ``seed``, ``rules`` and ``match``, the finished deals.

        Raise ``RecordError``.
        """
        players = choice(data.get("players", 4), "players", TABLES["tarot"])
        rules = data.get("rules", {})
        if not isinstance(rules, Mapping):
            raise RecordError("rules", rules, AN_OBJECT, example='{"profile": "fft"}')
        Options.of(rules)
        seed = data.get("seed")
        if type(seed) is not int:
            raise RecordError("seed", seed, A_SEED)
        deals = data.get("match", [])
        if not isinstance(deals, list | tuple):
            raise RecordError("match", deals, SOME_DEALS)
        return cls(players, seed, dict(rules), tuple(_deal(deal, number, players) for number, deal in enumerate(deals)))

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``Match.of`` reads it back."""
        deals = [{"ended": deal.id} if isinstance(deal, Rule) else deal.to_json() for deal in self.deals]
        return {"players": self.players, "seed": self.seed, "rules": dict(self.rules), "match": deals}

    @property
    def number(self) -> int:
        """The number of the deal that is next, or being played; the first is 1."""
        return len(self.deals) + 1

    @property
    def dealer(self) -> int:
        """Who deals: the seed chooses the first dealer, then everybody deals in turn (T-DEAL-ROTATE)."""
        dealer = random.Random(f"tarot {self.seed}").randrange(self.players)
        for _ in self.deals:
            dealer = next_dealer(self.players, dealer)
        return dealer

    @property
    def over(self) -> bool:
        """Never: French Tarot goes on as long as the table likes."""
        return False

    def record(self) -> Record:
        """The next deal, before its first bid."""
        cards = list(TAROT.cards)
        random.Random(f"tarot {self.players} {self.seed} {self.number}").shuffle(cards)
        size = HAND_SIZES[self.players]
        hands = tuple(TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(self.players))
        dog = TAROT.set(cards[size * self.players :])
        return Record("tarot", self.players, hands, dealer=self.dealer, rules=self.rules, dog=dog)

    def closed(self, at: Phase) -> Match:
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""
        if isinstance(at, Ended):
            return replace(self, deals=(*self.deals, at.rule))
        if isinstance(at, Play) and at.over:
            return replace(self, deals=(*self.deals, summary(at)))
        raise RecordError("match", at.phase, NOT_OVER)

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """What everybody has won in each finished deal; each sums to zero (T-SCORE-ZERO-SUM)."""
        return tuple(self._sheet(deal).scores or () for deal in self.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has won in the finished deals."""
        return tuple(sum(won) for won in zip((0,) * self.players, *self.scores, strict=True))

    def _sheet(self, deal: Summary | Rule) -> Sheet:
        if isinstance(deal, Rule):
            return Sheet((), (0,) * self.players, deal)
        return sheet(deal, Options.of(self.rules))


def _deal(data: Json, number: int, players: int) -> Summary | Rule:
    """Read one finished deal."""
    place = f"match[{number}]"
    if isinstance(data, Mapping) and "ended" in data:
        return WITHOUT_PLAY[choice(data["ended"], f"{place}.ended", tuple(WITHOUT_PLAY), A_CHOICE)]
    try:
        found = Summary.of(data)
    except RecordError as error:
        raise RecordError(f"{place}.{error.place}", error.found, error.expected, **error.facts) from error
    if found.players != players:
        raise RecordError(f"{place}.players", found.players, AT_THIS_TABLE, count=players)
    return found
