"""Trumps: every trick is won, not lost; the ladder of duties to ruff and to go higher."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tutor.barbu.contracts.contract import Heading
from tutor.barbu.contracts.kinds import EveryTrick
from tutor.barbu.contracts.promise import Mark, Marks, Promise, ranks
from tutor.barbu.options import Options, Values
from tutor.barbu.sources import (
    BOARD_GAME_ARENA,
    MURPHY,
    PUBLICATIONS,
    SAN_FRANCISCO,
    TRENTHAM,
    TRICTRAC,
    WIKIPEDIA,
)
from tutor.barbu.trick import FOLLOW, Trick
from tutor.cards import SUITS, Card, Cards, Pack
from tutor.rule import N_, Facts, Obligation, Reason, Rule, Ruling, allow, forbid

Rulings = Iterator[Ruling[Card]]

SUIT = Rule(
    "B-TR-SUIT",
    title=N_("Trumps: the dealer chooses the suit"),
    statement=N_("In Trumps the dealer chooses one of the four suits as trumps; any card may be led, trumps too."),
    sources=(WIKIPEDIA, TRENTHAM),
    allows=N_("You lead this trick, so you may play any card, trumps too."),
    seen=N_("a free lead"),
)
SCORE = Rule(
    "B-TR-SCORE",
    title=N_("Trumps: what a trick wins"),
    statement=N_("In Trumps every trick wins points: with the usual values 5, and 65 in all. All tricks are played."),
    sources=(WIKIPEDIA,),
    line=N_("tricks won by {by:player} ({count})"),
)
LED_BEAT = Rule(
    "B-TR-TRUMPLED-BEAT",
    title=N_("Trumps led: go higher if you can"),
    statement=N_("When trumps are led, you must play one that is higher than every trump in the trick, if you can."),
    sources=(WIKIPEDIA, TRICTRAC),
    allows=N_("Trumps ({led:suit}) were led and you must go higher than {top:card} if you can: this trump is higher."),
    forbids=N_(
        "Trumps ({led:suit}) were led and the highest so far is {top:card}: you can go higher, so you must. You may"
        " play {allowed:or}."
    ),
    seen=N_("trumps were led, so it has to be higher than {top:card}"),
    note=N_("Your trump must be higher than {top:card}, since you hold a higher one."),
)
LED_LOW = Rule(
    "B-TR-TRUMPLED-LOW",
    title=N_("Trumps led, none high enough: any trump"),
    statement=N_("When trumps are led and you cannot go higher, you may play any of your trumps."),
    sources=(WIKIPEDIA,),
    allows=N_("Trumps ({led:suit}) were led and none of yours beats {top:card}: any of them will do."),
    seen=N_("a trump to follow suit, with none above {top:card} in hand"),
    note=N_("You hold no trump above {top:card}."),
)
#: Of a player who holds one trump and no more.
LED_LOW_ALONE = N_(
    "Trumps ({led:suit}) were led: your only trump does not beat {top:card}, but you must follow suit with it."
)
LED_VOID = Rule(
    "B-TR-TRUMPLED-VOID",
    title=N_("Trumps led, none held: any card"),
    statement=N_("When trumps are led and you hold none, you may play any card."),
    sources=(WIKIPEDIA,),
    allows=N_("Trumps ({led:suit}) were led and you have none, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of trumps"),
)
PLAIN_FOLLOW = Rule(
    "B-TR-PLAIN-FOLLOW",
    title=N_("A plain suit is followed with any card"),
    statement=N_(
        "When a plain suit is led and you hold it, follow with any card of it. You need not go higher, whether or not"
        " somebody has ruffed, and you may not ruff yourself."
    ),
    sources=(WIKIPEDIA, TRICTRAC),
    allows=N_("{led:Suit} were led and this card follows suit. In a plain suit you need not go higher."),
    forbids=N_("{led:Suit} were led and you hold some, so you may not ruff. You may play {allowed:or}."),
    seen=N_("following suit: {led:suit}"),
)
MUST_RUFF = Rule(
    "B-TR-MUST-RUFF",
    title=N_("Cannot follow: ruff"),
    statement=N_(
        "If you cannot follow a plain suit and there is no trump in the trick, you must play a trump if you hold one."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("{led:void}, so you must ruff. Nobody has ruffed yet: any trump will do."),
    forbids=N_("{led:void} but you hold trumps, so you must ruff. You may play {allowed:or}."),
    seen=N_("a forced ruff, for want of {led:suit}"),
)
OVERRUFF = Rule(
    "B-TR-OVERRUFF",
    title=N_("Cannot follow, already ruffed: go higher"),
    statement=N_(
        "If you cannot follow a plain suit and somebody has ruffed, you must play a higher trump if you hold one."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO, BOARD_GAME_ARENA),
    allows=N_("{led:void}, and the trick is ruffed with {top:card}: you must go higher if you can, and this one is."),
    forbids=N_(
        "{led:void}, and {by:player} has ruffed with {top:card}: you can go higher, so you must. You may play"
        " {allowed:or}."
    ),
    seen=N_("a forced ruff, for want of {led:suit}, and above {top:card}"),
)
NO_UNDERRUFF_DUTY = Rule(
    "B-TR-NO-UNDERRUFF-DUTY",
    title=N_("Cannot go higher: no duty to ruff"),
    statement=N_(
        "If you cannot follow a plain suit, somebody has ruffed and you cannot go higher, you may play any card. A"
        " lower trump is allowed and never compulsory."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO, TRICTRAC),
    allows=N_("{led:void} and no trump above {top:card}: you may play any card, and need not waste a lower trump."),
    seen=N_("free to be any card: no {led:suit} in hand, and no trump above {top:card}"),
)
VOID_ALL = Rule(
    "B-TR-VOID-ALL",
    title=N_("Neither suit nor trump: any card"),
    statement=N_("If you hold neither the suit led nor a trump, you may play any card; it cannot win."),
    sources=(WIKIPEDIA,),
    allows=N_("{led:neither}, so you may discard any card; it cannot win."),
    seen=N_("a discard, for want of the suit led and of trumps"),
)
WINNER = Rule(
    "B-TR-WINNER",
    title=N_("Trumps: who wins the trick"),
    statement=N_("In Trumps the highest trump wins the trick; without a trump, the highest card of the suit led."),
    sources=(WIKIPEDIA,),
)
NO_HEADING = Rule(
    "B-TR-NOHEAD-VARIANT",
    title=N_("Trumps led: no need to go higher"),
    statement=N_("Some tables drop the duty to beat a trump that is led: any trump will do."),
    sources=(SAN_FRANCISCO, BOARD_GAME_ARENA),
    allows=N_("Trumps ({led:suit}) were led and this card follows suit. At this table you need not go higher."),
    seen=N_("following suit: {led:suit}"),
)

PROMISE = Promise(
    Rule(
        "B-STR-CALL-TR",
        title=N_("Trumps with a long suit"),
        statement=N_(
            "Advice: call Trumps with five or six good trumps and high cards beside them, and do not keep it for the"
            " last deal: then somebody doubles you because they have to, and you must take whatever hand you get."
        ),
        sources=(PUBLICATIONS, MURPHY),
        hint=N_(
            "Trumps ({suit:suit}): {trumps}; 3 is usual. In all suits, aces: {aces}, kings: {kings}, queens: {queens};"
            " one of each is usual. These are the cards that win tricks."
        ),
    ),
    choice=6.75,
)


@dataclass(frozen=True, slots=True)
class Trumps(EveryTrick):
    """Trumps: win as many tricks as you can."""

    suit: str

    name = "trumps"
    title = N_("Trumps", "a contract of Barbu")
    call = N_("Trumps, {suit:suit}")
    goal = N_("Take as many tricks as you can; {suit:suit} are trumps.")
    counts = N_("each trick {trump:signed}")
    positive = True
    chapter = Heading("trumps", N_("Trumps", "a chapter of the rulebook"))
    lead_rule, score_rule = SUIT, SCORE
    promise = PROMISE

    @classmethod
    def calls(cls, pack: Pack) -> Iterator[Trumps]:  # noqa: ARG003 - any pack
        """One for each suit (B-TR-SUIT)."""
        return map(cls, SUITS)

    @classmethod
    def example(cls) -> Trumps:
        """Hearts."""
        return cls("H")

    @property
    def code(self) -> str:
        """The call with its suit: ``trumps H``."""
        return f"{self.name} {self.suit}"

    @property
    def facts(self) -> Facts:
        """The suit."""
        return {"suit": self.suit}

    def price(self, values: Values) -> int:
        """The points for a trick (B-TR-SCORE)."""
        return values.trump

    def marks(self, pack: Pack) -> Marks:  # noqa: ARG002 - any pack
        """What wins tricks: trumps, aces, kings and queens."""

        def trumps(hand: Cards) -> int:
            return len(hand.of(self.suit))

        tops = {"aces": Mark(5, 1, ranks("A")), "kings": Mark(3.5, 1, ranks("K")), "queens": Mark(1.75, 1, ranks("Q"))}
        return {"trumps": Mark(4, 3.25, trumps), **tops}

    def evidence(self, hand: Cards) -> Facts:
        """What is counted in the hand, and the suit."""
        return {**EveryTrick.evidence(self, hand), **self.facts}

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options) -> Obligation[Card]:  # noqa: ARG002
        """The ladder: follow suit first; else ruff; go higher if you can."""
        led = trick.led
        if led is None:
            return self.free_lead(hand)
        if led != self.suit and (following := hand.of(led)):
            return Obligation.decided(following, partial(self._follow, hand, trick))
        trumps = hand.of(self.suit)
        top = trick.top(self.suit) if led != self.suit or options.must_beat else None
        higher = trumps.above(top) if top else trumps
        if led == self.suit:
            return Obligation.decided(higher or trumps or hand, partial(self._trumps_led, hand, higher, trick, options))
        return Obligation.decided(higher or hand, partial(self._ruff, hand, higher, trick))

    def _follow(self, hand: Cards, trick: Trick) -> Rulings:
        led, trumps = trick.cards[0].suit, hand.of(self.suit)
        binding = hand.of(led)
        facts: Facts = {"led": led, "binding": binding, "allowed": binding}
        follow, plain = Reason(FOLLOW, facts), Reason(PLAIN_FOLLOW, facts)
        yield allow(binding, follow, plain)
        yield forbid(trumps, follow, plain)
        yield forbid(hand - binding - trumps, follow)

    def _trumps_led(self, hand: Cards, higher: Cards, trick: Trick, options: Options) -> Rulings:
        """The rulings where trumps are led and ``higher`` are those that may have to be played."""
        led, trumps, top = self.suit, hand.of(self.suit), trick.best
        if not trumps:
            yield allow(hand, Reason(LED_VOID, {"led": led}))
            return
        allowed = higher or trumps
        facts: Facts = {"led": led, "top": top, "by": trick.seat_of(top), "binding": allowed, "allowed": allowed}
        follow = Reason(FOLLOW, {"led": led, "binding": trumps, "allowed": allowed})
        if not options.must_beat:
            yield allow(trumps, follow, Reason(NO_HEADING, {"led": led}))
            yield forbid(hand - trumps, follow)
            return
        rule = LED_BEAT if higher else LED_LOW
        duty, alone = Reason(rule, facts), LED_LOW_ALONE if not higher and len(trumps) == 1 else None
        yield allow(allowed, follow, Reason(rule, facts, says=alone))
        yield forbid(trumps - allowed, follow, duty)
        yield forbid(hand - trumps, follow, notes=(duty,))

    def _ruff(self, hand: Cards, higher: Cards, trick: Trick) -> Rulings:
        """The rulings without the plain suit led, where ``higher`` are the trumps that beat those in the trick."""
        led, top = trick.cards[0].suit, trick.top(self.suit)
        if not hand.of(self.suit):
            yield allow(hand, Reason(VOID_ALL, {"led": led}))
            return
        facts: Facts = {"led": led, "binding": higher, "allowed": higher}
        if top:
            facts = {**facts, "top": top, "by": trick.seat_of(top)}
        if not higher:
            yield allow(hand, Reason(NO_UNDERRUFF_DUTY, facts))
            return
        duty = Reason(OVERRUFF if top else MUST_RUFF, facts)
        yield allow(higher, duty)
        yield forbid(hand - higher, duty)

    def winner(self, trick: Trick) -> int:
        """The highest trump wins, else the highest card of the suit led (B-TR-WINNER)."""
        return trick.seat_of(trick.top(self.suit) or trick.best)
