"""A match: deal after deal at one table, and the totals so far.

Which cards are dealt follows from the match's seed and the number of the deal; at a table that does not shuffle, also
from how the cards lay after the deal before.  French Tarot has no fixed end: a match lasts as long as the table likes.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from tutor.core import match
from tutor.core.cards import TAROT, Card
from tutor.core.errors import Json, RecordError
from tutor.core.match import NOT_OVER, at_table, dealt, first_dealer, read_seed, within
from tutor.core.message import N_
from tutor.core.reading import A_WHOLE_PACK, one_of, seat, whole_pack
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Line, Sheet
from tutor.tarot.auction import ALL_PASS, contracts
from tutor.tarot.before_bidding import HOUSE_MALDONNE, PETIT_SEC
from tutor.tarot.cut import collect, cutter
from tutor.tarot.deal import Dealt, dealt_softly, unplayed
from tutor.tarot.house import HOUSE, SIX
from tutor.tarot.options import Options
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.score.count import piles
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.sheet import doubted, read
from tutor.tarot.score.summary import Summary, summary
from tutor.tarot.setting import FIVE, HAND_SIZES, Ended, Setting

#: The rules that end a deal without play; nobody scores then.
WITHOUT_PLAY: dict[str, Rule] = {rule.id: rule for rule in (ALL_PASS, PETIT_SEC, HOUSE_MALDONNE)}

AT_THIS_TABLE = N_("{count} players, as at the match’s table")
ONE_MORE_AT_TABLE = N_("5 or 6 players: with a dead player one of those at the table sits out, and the others play")
THE_DEALER_IS_DEAD = N_("seat {seat}, which deals and so is dead")
SOMEBODY_WHO_PLAYS = N_("another seat than {seat}, which deals and so is dead")
A_SHUFFLED_PACK = N_("nothing: this table shuffles its pack before every deal")


@dataclass(frozen=True, slots=True)
class Match(match.Match):
    """A match of French Tarot.

    ``deals`` are a summary each, or the rule that ended a deal without play.  ``pack`` is how the cards lay when they
    had been gathered after the last deal that was played; empty at a table that shuffles, and before such a deal.
    """

    HOUSE = HOUSE
    KEYS = ("game", "players", "dealer", "dealers", "names", "rules", "seed", "deals", "pack")
    EXAMPLE = '{"game": "tarot", "players": 4, "dealer": 0, "deals": []}'
    UNSAID = MappingProxyType({"game": "tarot", "deals": []})

    deals: tuple[Summary | Rule, ...] = ()
    pack: tuple[Card, ...] = ()

    @classmethod
    def _players(cls, data: Json, rules: Mapping[str, Json]) -> int:
        options = Options.of(rules)
        players = HOUSE.players(data, rules)
        if options.dead_player and players not in {FIVE, SIX}:
            raise RecordError("players", players, ONE_MORE_AT_TABLE)
        return players

    def begun(self, known: Mapping[str, Json]) -> Match:
        """The match with what its JSON says besides; raise ``RecordError``."""
        dealer = known.get("dealer")
        first = None if self.seed is not None and dealer is None else seat(dealer, "dealer", self.players)
        return replace(self, first=first, pack=_lying(known.get("pack"), self.options))

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``Match.of`` reads it back."""
        data: dict[str, Json] = {"game": HOUSE.game, "players": self.players, "rules": dict(self.rules)}
        if self.first is not None:
            data["dealer"] = self.first
        if self.seed is not None:
            data["seed"] = self.seed
        if self.pack:
            data["pack"] = [card.code for card in self.pack]
        data |= self._told_besides()
        deals = [{"ended": deal.id} if isinstance(deal, Rule) else deal.to_json() for deal in self.deals]
        return data | {"deals": deals}

    @property
    def options(self) -> Options:
        """The house rules."""
        return Options.of(self.rules)

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts that this table plays."""
        return contracts(self.options)

    @property
    def endings(self) -> tuple[Rule, ...]:
        """The rules by which a deal can end without play at this table."""
        off = {PETIT_SEC: self.options.petit_imprenable, HOUSE_MALDONNE: not self.options.maldonne}
        return tuple(rule for rule in WITHOUT_PLAY.values() if not off.get(rule, False))

    @property
    def dealer(self) -> int:
        """The seat that deals the next deal, or the one being played: there always is one."""
        return self.dealer_of(self.number)

    def dealer_of(self, number: int) -> int:
        """The seat that deals deal ``number``: drawn by the seed or named, then all in turn from there."""
        if turned := max((at for at in self.dealers if at <= number), default=0):
            return (self.dealers[turned] + number - turned) % self.players
        dealer = first_dealer(HOUSE.game, self.players, read_seed(self.seed)) if self.first is None else self.first
        return (dealer + number - 1) % self.players

    def sitting_out(self, number: int) -> int | None:
        """The seat that is dead in a deal: of five or six at the table, its dealer (T-CALL-DEAD-5)."""
        return self.dealer_of(number) if self.options.dead_player else None

    @property
    def soft(self) -> bool:
        """Whether this deal's cards were only gathered and cut: there was a deal before, and nobody shuffles."""
        return self.options.shuffle == "soft" and bool(self.deals)

    @property
    def cutter(self) -> int:
        """The seat that cuts the pack of that deal (T-DEAL-CUT)."""
        return cutter(self.players, self.dealer)

    @property
    def size(self) -> None:
        """``None``: there is no fixed number of deals."""
        return

    @property
    def playing(self) -> int:
        """The number of players of a deal: all at the table, but for a dead player."""
        return self.players - 1 if self.options.dead_player else self.players

    def record(self) -> Record:
        """The next deal, before its first bid; raise ``RecordError`` if there is no seed, or no pack to deal from.

        It has a seat for each of those who play, in their order round the table.
        """
        hands, dog = self._gathered() if self.soft else self._shuffled(self.number)
        dealer = self._setting(self.number).dealer
        return Record(HOUSE.game, self.playing, hands, dealer=dealer, rules=self.rules, dog=dog)

    def _shuffled(self, number: int) -> Dealt:
        """The hands and the dog dealt from a pack that was shuffled."""
        return Dealt(*dealt(TAROT, HAND_SIZES[self.playing], self.playing, self.key(number)))

    def _gathered(self) -> Dealt:
        """The hands and the dog where nobody shuffles, also after deals that nobody has played."""
        played = max((number for number, deal in enumerate(self.deals, 1) if isinstance(deal, Summary)), default=0)
        if played and not self.pack:
            raise RecordError("pack", None, A_WHOLE_PACK, count=len(TAROT))
        cards = None if played else self._shuffled(1)
        for number in range(max(played, 1) + 1, self.number + 1):
            pack = unplayed(cards, self._setting(number - 1).first) if cards else self.pack
            cards = dealt_softly(pack, self._setting(number), random.Random(self.key(number)))
        return cards or self._shuffled(1)

    def _setting(self, number: int) -> Setting:
        """The table of a deal; a dead dealer has no seat there, and the one before deals in their stead."""
        dealer = self.dealer_of(number)
        if self.options.dead_player:
            dealer = (dealer - 1) % self.playing
        return Setting(self.playing, dealer, self.options, (None,) * self.playing)

    def closed(self, at: Phase) -> Match:
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""
        if isinstance(at, Ended):
            return self._with(at.rule)
        if not (isinstance(at, Play) and at.over):
            raise RecordError("deals", at.phase, NOT_OVER)
        pack = collect(*piles(at)) if self.options.shuffle == "soft" else ()
        return replace(self._with(self._seated(summary(at))), pack=pack)

    def _seated(self, deal: Summary) -> Summary:
        """A deal's summary with the seats of the whole table, in place of those of the deal."""
        dead = self.sitting_out(self.number)
        if dead is None:
            return deal
        misere = tuple(at_table(seat, dead) for seat in deal.misere)
        return replace(deal, players=self.players, taker=at_table(deal.taker, dead), misere=misere, dead=dead)

    def after(self, data: Json) -> Match:
        """The match after one more deal: its summary, or ``{"ended": …}`` with the rule that ended it."""
        return self._with(self._finished(data))

    def _finished(self, data: Json) -> Summary | Rule:
        where, dead = f"deals[{len(self.deals)}]", self.sitting_out(self.number)
        if isinstance(data, Mapping) and "ended" in data:
            for name in data:
                one_of(name, f"{where}.{name}", ("ended",))
            return WITHOUT_PLAY[one_of(data["ended"], f"{where}.ended", tuple(rule.id for rule in self.endings))]
        if isinstance(data, Mapping):
            data = {"players": self.players, **data}
            if dead is not None:
                data = {**data, "dead": _dead(data, where, dead)}
        try:
            deal = read(data, self.options)
        except RecordError as error:
            raise within(where, error) from error
        if deal.players != self.players:
            raise RecordError(f"{where}.players", deal.players, AT_THIS_TABLE, count=self.players)
        return deal

    @property
    def doubts(self) -> tuple[tuple[Line, ...], ...]:
        """The lines on impossible numbers in each finished deal, with which its sheet begins."""
        options = self.options
        return tuple(() if isinstance(deal, Rule) else tuple(doubts(deal, options)) for deal in self.deals)

    def _sheet(self, deal: Summary | Rule) -> Sheet:
        """The score sheet of a finished deal; its scores sum to zero (T-SCORE-ZERO-SUM)."""
        if isinstance(deal, Rule):
            return Sheet((), (0,) * self.players, deal)
        return doubted(deal, self.options)


def _dead(data: Mapping[str, Json], where: str, dead: int) -> int:
    """Check that a deal's summary gives its dealer, who is ``dead``, no part in it."""
    if data.get("dead", dead) != dead:
        raise RecordError(f"{where}.dead", data["dead"], THE_DEALER_IS_DEAD, seat=dead)
    for name in ("taker", "partner"):
        if data.get(name) == dead:
            raise RecordError(f"{where}.{name}", dead, SOMEBODY_WHO_PLAYS, seat=dead)
    return dead


def _lying(data: Json, options: Options) -> tuple[Card, ...]:
    """Read the order of the cards after they had been gathered."""
    if data is None:
        return ()
    if options.shuffle != "soft":
        raise RecordError("pack", data, A_SHUFFLED_PACK)
    return whole_pack(data, TAROT)
