"""Trumps: every trick brings points; the legal cards are decided in ``ladder``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.barbu.contracts import ladder
from tutor.barbu.contracts.contract import MAY_LEAD, Heading
from tutor.barbu.contracts.kinds import EveryTrick
from tutor.barbu.contracts.promise import Mark, Marks, Promise, ranks
from tutor.barbu.options import Options
from tutor.barbu.sources import MURPHY, PUBLICATIONS, TRENTHAM, WIKIPEDIA
from tutor.barbu.trick import Trick
from tutor.barbu.values import Values
from tutor.core.cards import SUITS, Card, Cards, Pack
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation
from tutor.core.rule import Rule

SUIT = Rule(
    "B-TR-SUIT",
    title=N_("Trumps: the dealer chooses the suit"),
    statement=N_("In Trumps the dealer chooses one of the four suits as trumps; any card may be led, trumps too."),
    sources=(WIKIPEDIA, TRENTHAM),
    allows=N_("You lead this trick, so you may play any card, trumps too."),
    seen=N_("a free lead"),
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-TR-SCORE",
    title=N_("Trumps: what a trick wins"),
    statement=N_("In Trumps every trick wins points: with the usual values 5, and 65 in all. All tricks are played."),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won {count} {count:n|trick|tricks}"),
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
            "You hold {trumps} {trumps:n|trump|trumps} ({suit:suit}; 3 is usual) and, counting all suits, {aces:count}"
            " {aces:n|ace|aces}, {kings:count} {kings:n|king|kings} and {queens:count} {queens:n|queen|queens}; one of"
            " each is usual. These are the cards that win tricks."
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
    choose = N_("Trumps", "above the suits to choose from")
    last_call = N_("Trumps is the only contract that you have not called yet. The suit is yours to choose.")
    goal = N_("Take as many tricks as you can; {suit:suit} are trumps.")
    counts = N_("each trick {trump:signed}")
    things = N_("tricks", "what counts in a contract")
    positive = True
    chapter = Heading(
        "trumps",
        N_("Trumps", "a chapter of the rulebook"),
        N_("The contract with a trump suit: when you have to trump or go higher, and what a trick brings."),
    )
    lead_rule, score_rule = SUIT, SCORE
    promise = PROMISE

    @classmethod
    def calls(cls, _pack: Pack, /) -> Iterator[Trumps]:
        """A call for each suit (B-TR-SUIT)."""
        return map(cls, SUITS)

    @classmethod
    def example(cls) -> Trumps:
        """Trumps with hearts."""
        return cls("H")

    @property
    def code(self) -> str:
        """The call with its suit: ``trumps H``."""
        return f"{self.name} {self.suit}"

    @property
    def trumps(self) -> str:
        """The suit."""
        return self.suit

    @property
    def facts(self) -> Facts:
        """The suit."""
        return {"suit": self.suit}

    def price(self, values: Values, /) -> int:
        """The points for a trick (B-TR-SCORE)."""
        return values.trump

    def marks(self, _pack: Pack, /) -> Marks:
        """The features that win tricks: trumps, aces, kings and queens."""

        def trumps(hand: Cards) -> int:
            return len(hand.of(self.suit))

        tops = {"aces": Mark(5, 1, ranks("A")), "kings": Mark(3.5, 1, ranks("K")), "queens": Mark(1.75, 1, ranks("Q"))}
        return {"trumps": Mark(4, 3.25, trumps), **tops}

    def evidence(self, hand: Cards) -> Facts:
        """The number of each feature in the hand, and the suit."""
        return {**EveryTrick.evidence(self, hand), **self.facts}

    def duty(self, hand: Cards, trick: Trick, _played: Cards, options: Options, /) -> Obligation[Card]:
        """The duty by the ladder; any card may be led."""
        return ladder.duty(self.suit, hand, trick, options) if trick.cards else self.free_lead(hand)

    def winner(self, trick: Trick) -> int:
        """The highest trump wins, else the highest card of the suit led (B-TR-WINNER)."""
        return trick.seat_of(trick.top(self.suit) or trick.best)
