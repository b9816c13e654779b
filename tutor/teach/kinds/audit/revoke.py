"""A deal of Trumps in which one card was not allowed: a later card of the same player gives it away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tutor.barbu.contracts import Trumps
from tutor.barbu.contracts.ladder import LED_BEAT, MUST_RUFF, OVERRUFF, PLAIN_FOLLOW
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import CHAIR, PLAYERS, dealt, holding, in_tricks, opened
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.faults import (
    A_CARD,
    BROKEN,
    LOOK_FOR_LATER,
    NO_BETTER,
    RUFFED_IT,
    STAYED_BELOW,
    WENT_HIGHER,
    Allows,
    Fault,
    planted,
    shown_later,
)
from tutor.teach.kinds.audit.lines import Found, audit_of
from tutor.teach.open_boards import Tricks
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_BROKE = N_(
    "{suit:Suit} are trumps. Which of these cards was against the rules, as a later one of the same player shows?"
)
#: So many cards are offered.
OFFERED = 5

#: A deal that experts played: the leader of each trick, from south clockwise, and the cards from the leader on.
#: Its last two tricks were not written down.  Diamonds were trumps.
EXPERTS = (
    (0, "DQ D8 D2 DA"),
    (3, "D9 DJ D5 H5"),
    (0, "DK D4 H6 C7"),
    (0, "S8 S3 S6 SK"),
    (3, "SA S2 S4 S9"),
    (3, "S7 S10 S5 C2"),
    (0, "CQ CK C4 CA"),
    (3, "CJ D6 C3 C8"),
    (0, "D3 C5 H9 C9"),
    (0, "SQ C6 H10 H4"),
    (0, "D10 H2 HQ H7"),
)
THEIR_TRUMPS = "D"
Tricked = tuple[Trick, ...]


def faults(tricks: Tricked, trumps: str, judge: Judge = RULES) -> Iterator[Fault[Trick]]:
    """The cards that were not allowed, as far as later cards show it, each with the first of those."""
    return shown_later(tricks, _allows(trumps, judge))


def _allows(trumps: str, judge: Judge = RULES) -> Allows[Trick]:
    at = opened(Trumps(trumps))
    return lambda before, card, other: card in judge.obligation(holding(at, before, card, other))


def _planted(tricks: Tricked, trumps: str) -> Iterator[Tricked]:
    """The tricks with one card against the rules in them."""
    wins = Trumps(trumps).winner
    return planted(tricks, lambda trick: trick.card_of(wins(trick)), _allows(trumps))


@cache
def of_experts() -> tuple[Tricked, ...]:
    """The deal of the experts, each time with another card against the rules in it."""
    tricks = tuple(Trick(leader, PLAYERS, tuple(map(BARBU.__getitem__, cards.split()))) for leader, cards in EXPERTS)
    return tuple(_planted(tricks, THEIR_TRUMPS))


def _of_experts(draw: Draw) -> tuple[Tricked, str]:
    return of_experts()[draw.number * 7 % len(of_experts())], THEIR_TRUMPS


def _of_any_deal(draw: Draw) -> tuple[Tricked, str]:
    """Five or six tricks of a deal in which chance alone has chosen the cards, but for the one against the rules."""

    def attempt() -> tuple[Tricked, str] | None:
        trumps = draw.rng.choice(SUITS)
        plays = in_tricks(dealt(f"trumps {trumps}", draw.rng), draw.rng)
        tricks = next((at.tricks for at, _ in plays if len(at.taken) == draw.of(5, 6, 6)), ())
        found = [*_planted(tricks, trumps)]
        return (draw.rng.choice(found), trumps) if found else None

    return draw.until(attempt)


@kind(AUDIT, FOLLOW, PLAIN_FOLLOW, MUST_RUFF, OVERRUFF, LED_BEAT, stock=23)
def trumps_revoke(draw: Draw) -> Posed | None:
    """Five tricks of any deal, six, and a real deal that experts played."""
    tricks, trumps = draw.of(_of_any_deal, _of_any_deal, _of_experts)(draw)
    (fault,) = faults(tricks, trumps)
    # What looks suspicious comes first: cards of another suit than the one led, then trumps that stayed below.
    others = [
        card
        for trick in tricks
        for card in trick.cards[1:]
        if card is not fault.card and (card.suit != trick.led or card.suit == trumps)
    ]
    if len(others) < OFFERED - 1:
        return None
    chosen = {fault.card, *draw.rng.sample(others, OFFERED - 1)}
    lines = [
        Line(number, trick, card) for number, trick in enumerate(tricks, 1) for card in trick.cards if card in chosen
    ]
    offers = tuple(Offer(line.card.code, line.shows) for line in lines)
    asked = Asked((Tricks(tricks, CHAIR, f"trumps {trumps}"),), WHICH_BROKE, offers, {"suit": trumps})

    def judged(judge: Judge) -> Iterator[Found]:
        broken = {one.card: one for one in faults(tricks, trumps, judge)}
        for line in lines:
            yield Found(line.card in broken, line.says(trumps, broken.get(line.card)))

    rule = _broken(fault, trumps)
    nudge = Saying(None, ((LOOK_FOR_LATER, lines[OFFERED // 2].shows.sentences[0][1]),), CHAIR)
    return audit_of(asked, judged, Hints.of(nudge, rule))


class Line(NamedTuple):
    """A card of a trick, which was allowed, as far as one can see, or not."""

    number: int
    trick: Trick
    card: Card

    @property
    def shows(self) -> Saying:
        """A line with the player of a card, and the trick to which it was played."""
        facts: Facts = {"trick": self.number, "by": self.trick.seat_of(self.card), "card": self.card}
        return Saying(None, ((A_CARD, facts),), CHAIR)

    def says(self, trumps: str, fault: Fault[Trick] | None) -> Saying:
        """The later card that shows it to be a fault, with the rule; or why nothing does."""
        top = self.trick.before(self.card).top(trumps)
        facts: Facts = {"trick": self.number, "by": self.trick.seat_of(self.card), "card": self.card, "top": top}
        if fault:
            rule, shown = _broken(fault, trumps), {**facts, "had": fault.had, "later": fault.later}
            return Saying(rule, ((BROKEN, shown), (rule.statement, {})), CHAIR)
        high = self.card.suit == trumps and (top is None or self.card.height > top.height)
        if self.trick.led == trumps == self.card.suit:
            says = WENT_HIGHER if high else STAYED_BELOW
        else:
            says = RUFFED_IT if high else NO_BETTER
        return Saying(None, ((says, facts),), CHAIR)


def _broken(fault: Fault[Trick], trumps: str) -> Rule:
    """The rule that forbade a card to a player who held the other one."""
    led, top = fault.trick.led, fault.trick.before(fault.card).top(trumps)
    if fault.had.suit == led:
        return LED_BEAT if fault.card.suit == led else FOLLOW if led == trumps else PLAIN_FOLLOW
    return OVERRUFF if top else MUST_RUFF
