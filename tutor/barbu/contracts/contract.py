"""The interface of a contract: its names, its points and, if it is played in tricks, the duties of the players.

A contract owns what is its own; whoever deals with contracts asks them, and nobody knows them by name.  What most of
them have alike stands here, and in ``tutor.barbu.contracts.kinds``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from tutor.barbu.contracts.promise import Marks, Promise
from tutor.barbu.options import Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.trick import Taken, Trick, follow
from tutor.barbu.values import Values
from tutor.core.cards import BARBU, Card, Cards, Pack
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Obligation, Ruling, allow
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line


class Heading(NamedTuple):
    """The chapter of the rulebook in which a contract stands: the name of its page, its title, what it is about."""

    anchor: str
    title: Message
    about: Message


#: The chapter of those contracts that every table knows, and in which one loses.
NEGATIVE = Heading(
    "negative-contracts",
    N_("The five negative contracts"),
    N_("No Tricks, No Hearts, No Queens, Barbu and No Last Two: what may be led, what it costs, and when it is over."),
)
#: The question that leads to every rule on leads: it does not tell those that are free from those that are not.
MAY_LEAD = N_("Is yours the first card of the trick, and may every suit be led in this contract?")


@dataclass(frozen=True, slots=True)
class Contract(ABC):
    """One of the contracts that a dealer may call.

    Points are those of the contract alone, before any doubles; penalties are negative.

    What it is called:

    - ``name`` is what a dealer can call only once, ``code`` the whole call as records write it, its suit or rank
      included; ``title`` is the name as people say it.
    - ``call`` says the whole call, with ``facts``, where that is more than the title: ``Trumps, hearts``.
      ``call_rule`` is noted beside it; ``last_call`` is said where it is all that is left, but something to choose.
    - ``choose`` stands above its suits or ranks, where each has a button of its own.

    What it is about:

    - ``goal`` says what one tries to do, with ``facts``, and ``counts`` what counts, with the ``Values.facts``.
    - Of a ``positive`` contract the points are won, of the others they are penalties.

    Where it is played, and what is told of it:

    - ``house_rule`` is the option by which a table plays it; ``None``: every table does, if ``played`` is not changed.
    - ``chapter`` is where its rules stand in the rulebook: those of its module, and of the classes that it extends.
    - ``shown_with`` are more house rules, to be turned on in the deal that shows its rules at work.

    - ``promise`` is what the tutor counts in a hand that might call it.
    """

    name: ClassVar[str]
    title: ClassVar[Message]
    call: ClassVar[Message | None] = None
    call_rule: ClassVar[Rule | None] = None
    last_call: ClassVar[Message | None] = None
    choose: ClassVar[Message | None] = None
    goal: ClassVar[Message]
    counts: ClassVar[Message]
    positive: ClassVar[bool] = False
    #: Whether every player has just one of its ``pieces``, as in Domino every player has one place.
    apart: ClassVar[bool] = False
    house_rule: ClassVar[str | None] = None
    chapter: ClassVar[Heading]
    shown_with: ClassVar[tuple[str, ...]] = ()
    promise: ClassVar[Promise] = Promise()

    @classmethod
    def played(cls, options: Options) -> bool:
        """Whether dealers may call it at this table; where the order is fixed, that decides alone."""
        return cls.house_rule is None or bool(getattr(options, cls.house_rule))

    @classmethod
    def calls(cls, _pack: Pack, /) -> Iterator[Self]:
        """Every way to call it: most have one, Trumps has one for each suit."""
        yield cls()

    @classmethod
    def example(cls) -> Self:
        """One of those calls, in a deal that shows its rules at work."""
        return next(cls.calls(BARBU))

    @classmethod
    def example_rules(cls) -> dict[str, object]:
        """The house rules of that deal, as records write them."""
        return dict.fromkeys((cls.house_rule, *cls.shown_with) if cls.house_rule else cls.shown_with, True)

    @property
    def code(self) -> str:
        """The call as records write it: ``no-tricks``, ``trumps H``."""
        return self.name

    @property
    def facts(self) -> Facts:
        """The dealer's choice with the contract: the suit of Trumps, the rank of Domino; empty for the others."""
        return {}

    def __str__(self) -> str:
        """The call as records write it."""
        return self.code

    @abstractmethod
    def pieces(self, values: Values, pack: Pack, players: int, /) -> tuple[int, ...]:
        """The points that it hands out, one by one, none of which is ever divided.

        >>> from tutor.barbu.contracts.no_last_two import NoLastTwo
        >>> NoLastTwo().pieces(Values(), BARBU, 4)
        (-10, -20)

        What players write down must be some of these pieces: a score that they cannot come to is refused.
        """

    def ways(self, options: Options, pack: Pack, players: int = 4, /) -> tuple[Pieces, ...]:
        """The ways in which its points can be handed out: one, where it is always the same pieces.

        >>> from tutor.barbu.contracts.ravage_city import RavageCity
        >>> [way.points for way in RavageCity().ways(Options(), BARBU)][:2]  # one pays alone, or two share
        [(-24, 0, 0, 0), (-12, -12, 0, 0)]
        """
        return (Pieces(self.pieces(options.table, pack, players), self.apart),)

    def total(self, values: Values, pack: Pack, players: int) -> int:
        """The points that all players together win or lose."""
        return sum(self.pieces(values, pack, players))

    def worked(self, values: Values, pack: Pack, players: int) -> str:
        """The sum that gives the total, as one writes it by hand: ``13 × −2``."""
        return Pieces(self.pieces(values, pack, players)).worked

    def marks(self, _pack: Pack, /) -> Marks:
        """The features counted in a hand: the marks of its ``promise``, or those of the suit or rank that is called."""
        return self.promise.marks

    def evidence(self, hand: Cards) -> Facts:
        """The number of each feature in a hand that speaks for calling it, or against it: the facts of that advice."""
        return {name: mark.count(hand) for name, mark in self.marks(hand.pack).items()}

    def hint(self, _hand: Cards, /) -> Message | None:
        """The sentence that replaces that advice's own where that is not true of the hand; ``None`` if it is."""
        return None


@dataclass(frozen=True, slots=True)
class TrickContract(Contract):
    """A contract that is played in tricks: without trumps and with free leads, unless it says otherwise.

    ``lead_rule`` is the rule on leads.  ``things`` is what counts in it one by one, as one says it of several:
    *queens*; ``None`` where nothing does before the end.  With ``by_suit`` it is the cards of each suit that a player
    has won which are counted then.  ``praise`` are the wordings for a player who stays below a trick that costs;
    ``None`` where that is nothing special.
    """

    lead_rule: ClassVar[Rule]
    things: ClassVar[Message | None] = None
    by_suit: ClassVar[bool] = False
    praise: ClassVar[tuple[Message, ...] | None] = None

    def duty(self, hand: Cards, trick: Trick, _played: Cards, _options: Options, /) -> Obligation[Card]:
        """The duty of the holder of ``hand`` as the next player to ``trick``, after ``played`` in earlier tricks."""
        led = trick.led
        return self.free_lead(hand) if led is None else follow(hand, led)

    def free_lead(self, hand: Cards) -> Obligation[Card]:
        """The duty of a leader who may lead any card of ``hand``."""
        return Obligation.decided(hand, self._leads, hand)

    def _leads(self, hand: Cards) -> Iterator[Ruling[Card]]:
        yield allow(hand, Reason(self.lead_rule, {"led": None}))

    @property
    def trumps(self) -> str | None:
        """The suit of the trumps, where there are any."""
        return None

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick (B-NT-WINNER)."""
        return trick.seat_of(trick.best)

    def proof(self, card: Card, trick: Trick, played: Cards, options: Options) -> Cards:
        """The cards that the player of ``card`` cannot hold, since they were allowed to play it to ``trick``.

        ``trick`` is as it lay before that card, and ``played`` are the cards of earlier tricks.  Each of those found
        would, alone beside ``card``, have forbidden it.
        """
        pack = played.pack
        return pack.set(
            other
            for other in pack.cards
            if other is not card and card not in self.duty(pack.set((card, other)), trick, played, options)
        )

    def face_up(self, _taken: Sequence[Taken], /) -> list[tuple[int, Cards]]:
        """The cards won that lie face up before their taker, and whose they are."""
        return []

    def decided(self, _taken: Sequence[Taken], _options: Options, /) -> Reason | None:
        """The reason why no card can change the score any more, which ends play; asked after complete tricks only."""
        return None

    @abstractmethod
    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """The plain score, before any doubles: lines, each with the seat that it is for as its fact ``by``."""

    def stake(self, _left: int, _values: Values, /) -> float:
        """The points that a trick itself brings, whatever lies in it; ``left`` are the tricks left, with this one."""
        return 0

    def penalty(self, _card: Card, _values: Values, /) -> int:
        """The points of a card for the player who wins it, as a number below zero; 0 for one that costs nothing.

        Only advice and praise reckon with it, and with the ``stake``; the score is the ``base``.
        """
        return 0

    def ducked(self, cards: Sequence[Card], left: int, values: Values) -> tuple[Message, ...] | None:
        """The praise for a player who stays below a trick with these cards; ``None`` if it costs nothing."""
        costs = self.stake(left, values) or any(self.penalty(card, values) for card in cards)
        return self.praise if costs else None
