"""The count of a played deal, line by line: the attack's points in pairs and card by card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line
from tutor.tarot import before_bidding, call, dog, excuse
from tutor.tarot.play import Play
from tutor.tarot.score import count
from tutor.tarot.score.count import LOW, WORTH, Exchange, exchanges, left_out, total, won
from tutor.tarot.setting import FIVE, WITH_DOG
from tutor.tarot.sources import BRIC_A_BRAC, WIKIPEDIA, fft
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

PAIRS = Rule(
    "T-COUNT-PAIRS",
    title=N_("Counting in pairs"),
    statement=N_(
        "A table counts two cards at a time: a bout or a king with a low card is 5, a queen with one 4, a knight 3, a"
        " jack 2, and two low cards are 1. It comes to the same total as counting card by card."
    ),
    sources=(fft(), WIKIPEDIA),
    line=N_(
        "in pairs with a low card: {fives} × 5, {fours} × 4, {threes} × 3, {twos} × 2; two low cards: {ones} × 1; left"
        " over: {odd:half}. Together {points:half}"
    ),
)
INDIVIDUAL = Rule(
    "T-COUNT-INDIVIDUAL",
    title=N_("Counting card by card"),
    statement=N_(
        "A card that is left over when the others are paired counts its own value; all of them may be counted that way."
    ),
    sources=(WIKIPEDIA,),
    line=N_(
        "card by card: bouts and kings {fives} × 4½, queens {fours} × 3½, knights {threes} × 2½, jacks {twos} × 1½, low"
        " cards {low} × ½. Together {points:half}"
    ),
)
DEBT = Rule(
    "T-EXC-DEBT",
    title=N_("The card owed for the Excuse"),
    statement=N_(
        "A side that keeps its Excuse and has no low card yet leaves it face up on the table and gives the card as soon"
        " as it has won one. If it never wins one, its Excuse counts 4 points and the other side gets the half point."
    ),
    sources=(fft(12), BRIC_A_BRAC),
    line=N_("no low card could be given for it, so it counts 4 points, and half a point goes to the other side"),
    differs=N_(
        "The federation lets the card be owed until one is won; another source adds that it may not come out of the"
        " écart; Wikipedia does not say. The points are the same: 4 for the Excuse and ½ for the other side."
    ),
)
SLAM_DEFENCE = Rule(
    "T-EXC-SLAM-DEFENCE",
    title=N_("A slam against the Excuse"),
    statement=N_(
        "If one side wins all tricks and the other holds the Excuse, played before the last trick, it stays with its"
        " side and counts 4 points; the winners then have 87 points and two bouts at most."
    ),
    sources=(fft(),),
    line=N_("the other side has won no trick and gives no card: the Excuse counts 4 points for it"),
    differs=N_(
        "Only the federation mentions a slam without the Excuse; Wikipedia is silent. The tutor follows the federation."
    ),
)
FIVE_PLAYERS = Rule(
    "T-EXC-5P",
    title=N_("The Excuse at a table of five"),
    statement=N_(
        "With five players the Excuse stays with a side, not a player; as long as the partner is not known, the card"
        " for it is given at the count."
    ),
    sources=(fft(16),),
    line=N_("with five players the card for it is given at the count, when the partner is known"),
)


class Pile(NamedTuple):
    """The number of cards of each kind on a side: bouts and kings, queens, knights, jacks, and low cards."""

    fives: int
    fours: int
    threes: int
    twos: int
    low: int

    @classmethod
    def of(cls, cards: Cards, gained: int = 0) -> Self:
        """Sort cards by kind; a bout gained is paid for with a low card, if there is one, and the other way round."""
        sorted_out = cls(*(len(cards & worth) for worth in WORTH.values()))
        return sorted_out._replace(fives=sorted_out.fives + gained, low=max(sorted_out.low - gained, 0))

    @property
    def points(self) -> int:
        """The points of all of them, doubled, card by card."""
        return sum(number * kind for number, kind in zip(self, WORTH, strict=True))

    def pairs(self) -> Facts:
        """The pairs with a low card, the highest first; then the pairs of low cards, and the points left over."""
        low, odd, facts = self.low, 0, {}
        for name, number, kind in zip(self._fields[:-1], self, WORTH, strict=False):
            facts[name] = paired = min(number, low)
            low -= paired
            odd += (number - paired) * kind
        return {**facts, "ones": low // 2, "odd": (odd + low % 2) / 2, "points": self.points / 2}


def tally(play: Play) -> Iterator[Line]:
    """The lines of a score sheet on a taker who attacks alone, and on the sum of the attack's points.

    They explain, so each has the value 0.  Facts called ``points`` are as people say them, not doubled.  Raise
    ``ValueError`` for a deal that is not over, or not known as a whole.
    """
    moved = list(exchanges(play))
    gained = sum(1 if exchange.to_attack else -1 for exchange in moved)
    pile = Pile.of(won(play), gained)
    for reason in (*_alone(play), *_cards(play, moved), *_exchanged(play, moved), *_excuse_at_the_end(play, moved)):
        yield Line(reason, 0)
    yield Line(Reason(INDIVIDUAL, {**pile._asdict(), "points": pile.points / 2}), 0)
    yield Line(Reason(PAIRS, pile.pairs()), 0)
    for exchange in moved:
        yield from (Line(reason, 0) for reason in _owed(play, exchange))


def _alone(play: Play) -> Iterator[Reason]:
    """The reason why a taker who has called a card has no partner: it lay in the dog, or it was their own."""
    if play.called is None or play.partner not in {None, play.taker}:
        return
    picked_up = play.contract in WITH_DOG
    lay = (play.dog or TAROT.none) if picked_up else left_out(play)
    yield Reason(call.IN_DOG if play.called in lay else call.SELF, {"called": play.called})


def _cards(play: Play, moved: list[Exchange]) -> Iterator[Reason]:
    """The dog or the écart, and the bouts."""
    rule = dog.UNSEEN_DOG.get(play.contract, dog.COUNTS_TAKER)
    yield Reason(rule, {"points": total(left_out(play)) / 2})
    bouts = won(play) & BOUTS
    for exchange in moved:
        bouts = bouts | TAROT.set([exchange.card]) if exchange.to_attack else bouts.without(exchange.card)
    if bouts:
        yield Reason(count.THREE_BOUTS, {"cards": bouts})


def _exchanged(play: Play, moved: list[Exchange]) -> Iterator[Reason]:
    """The reasons for the cards given for the Excuse, or for a Petit that cannot be taken."""
    for exchange in moved:
        side = "the-attack" if exchange.to_attack else "the-defence"
        kept = (exchange.by in play.side(play.taker)) is exchange.to_attack
        facts: Facts = {"side": side, "seat": exchange.by}
        if exchange.card is PETIT:
            yield Reason(before_bidding.PETIT_IMPRENABLE, facts)
        elif kept:
            yield Reason(count.EXCUSE_KEPT, facts)
        else:
            yield Reason(excuse.EXCUSE_LAST, facts, says=excuse.GIVEN_UP)
        if len(play.hands) == FIVE:
            yield Reason(FIVE_PLAYERS, {})


def _excuse_at_the_end(play: Play, moved: list[Exchange]) -> Iterator[Reason]:
    """The reason for the place of an Excuse in the last trick for which no card was given: it has won, or is lost."""
    last, winner = play.tricks[-1], play.winners[-1]
    if THE_EXCUSE not in last.cards or any(exchange.card is THE_EXCUSE for exchange in moved):
        return
    by = last.seat_of(THE_EXCUSE)
    side = "the-attack" if winner in play.side(play.taker) else "the-defence"
    yield Reason(excuse.EXCUSE_WINS if winner == by else excuse.EXCUSE_LAST, {"side": side, "seat": by})


def _owed(play: Play, exchange: Exchange) -> Iterator[Reason]:
    """The debt that stays where a side has no low card to give."""
    attack = won(play)
    cards = attack if exchange.to_attack else TAROT.all - attack
    if not cards & WORTH[LOW]:
        swept = len({winner in play.side(play.taker) for winner in play.winners}) == 1
        yield Reason(SLAM_DEFENCE if swept else DEBT, {})
