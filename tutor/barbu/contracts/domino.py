"""Domino: four suits are built up and down from one rank, and who is out first wins most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import Contract, Heading
from tutor.barbu.contracts.promise import Mark, Marks, Promise, ranks
from tutor.barbu.sources import BARBETTE, GOLDSMITH, SAN_FRANCISCO, TRENTHAM, TRICTRAC, WIKIPEDIA
from tutor.barbu.values import Values
from tutor.core.cards import SUITS, Card, Cards, Pack
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

RANK = Rule(
    "B-DOM-RANK",
    title=N_("Domino: the dealer names the start"),
    statement=N_(
        "In Domino the dealer names the rank that starts every suit. Any rank will do, and the dealer need not hold a"
        " card of it."
    ),
    sources=(WIKIPEDIA, GOLDSMITH),
    note=N_("You need not hold a card of the rank that starts."),
)
SCORE = Rule(
    "B-DOM-SCORE",
    title=N_("Domino: what each place brings"),
    statement=N_(
        "In Domino the sooner you are out, the more you win: with the usual values the first player out wins 45 points,"
        " the second 20 and the third 5, and the last loses 5. Other tables have other figures."
    ),
    sources=(WIKIPEDIA, BARBETTE, TRICTRAC, SAN_FRANCISCO),
    differs=N_(
        "Wikipedia counts 45, 20, 5 and −5. Barbette counts 40, 25, 10 and −10, the trictrac.net forum 45, 20, 10 and"
        " −10, San Francisco 40, 20, 10 and −10."
    ),
    option="domino",
    line=N_("{by:player} went out {place:place}"),
)


#: Cards up to this many steps from the start are hardly in the way; those beyond are waited for.
NEAR = 3

PROMISE = Promise(
    Rule(
        "B-STR-CALL-DO",
        title=N_("Domino from where your cards are"),
        statement=N_(
            "Advice: call Domino with many cards around one rank, and name a rank that you hold if your far cards need"
            " its suit opened."
        ),
        sources=(TRENTHAM, GOLDSMITH),
        hint=N_(
            "Your cards are {far} {far:n|step|steps} from this rank in all, not counting the first three steps of each;"
            " {usual} is usual, and the fewer, the sooner you are out. You hold {ends} {ends:n|card|cards} at the very"
            " end of a row, where cards wait longest."
        ),
        differs=N_(
            "Sources mention many cards around one rank. Everybody’s cards are near the middle, though, so the tutor"
            " asks whether yours are nearer than usual: in 800 hands that its players played from every rank, such a"
            " start brought the dealer 21 points on average, and the rank nearest to the cards 19."
        ),
    ),
    choice=9,
)


@dataclass(frozen=True, slots=True)
class Domino(Contract):
    """Domino: get rid of your cards; ``rank`` starts every suit (B-DOM-RANK)."""

    rank: str

    name = "domino"
    title = N_("Domino", "a contract of Barbu")
    call = N_("Domino from {rank:rank}")
    call_rule = RANK
    choose = N_("Domino from", "above the ranks to choose from")
    last_call = N_("Domino is the only contract that you have not called yet. The rank that starts is yours to choose.")
    goal = N_("Get rid of your cards before the others; every suit starts with {rank:the-rank}.")
    counts = N_("out first {out1:signed}, then {out2:signed}, {out3:signed}, {out4:signed}")
    positive = True
    apart = True
    chapter = Heading(
        "domino",
        N_("Domino", "a chapter of the rulebook"),
        N_("No tricks, but rows of cards: how a row begins and grows, who has to play, and what going out brings."),
    )
    promise = PROMISE

    @classmethod
    def calls(cls, pack: Pack, /) -> Iterator[Domino]:
        """A call for each rank (B-DOM-RANK)."""
        return (cls(card.rank) for card in pack.all.of(SUITS[0]))

    @classmethod
    def example(cls) -> Domino:
        """Domino from the 8."""
        return cls("8")

    @property
    def code(self) -> str:
        """The call with its rank: ``domino 8``."""
        return f"{self.name} {self.rank}"

    @property
    def facts(self) -> Facts:
        """The rank that starts."""
        return {"rank": self.rank}

    def pieces(self, values: Values, _pack: Pack, _players: int, /) -> tuple[int, ...]:
        """The points of each place."""
        return values.domino

    @staticmethod
    def base(places: Sequence[int], values: Values) -> tuple[Line, ...]:
        """The points of each place; ``places`` are the seats in the order in which they went out (B-DOM-SCORE)."""
        return tuple(
            Line(Reason(SCORE, {"by": seat, "place": place}), value)
            for place, (seat, value) in enumerate(zip(places, values.domino, strict=True), 1)
        )

    def marks(self, pack: Pack, /) -> Marks:
        """The distance of the cards from the start, and the end cards, which wait for all others of their side."""
        start = next(card.height for card in pack.cards if card.rank == self.rank)
        ends = {pack.cards[0].rank, pack.cards[-1].rank} - {self.rank}

        def far(cards: Iterable[Card]) -> int:
            """The number of steps between the cards and those that are near the start."""
            return sum(max(abs(card.height - start) - NEAR, 0) for card in cards)

        return {"far": Mark(-1, far(pack.cards) / len(SUITS), far), "ends": Mark(-2.5, len(ends), ranks(*ends))}

    def evidence(self, hand: Cards) -> Facts:
        """The number of each feature in the hand, and the usual distance of the cards of a hand."""
        return {**Contract.evidence(self, hand), "usual": round(self.marks(hand.pack)["far"].usual)}
