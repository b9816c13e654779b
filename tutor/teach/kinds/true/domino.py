"""Sentences that are true of a moment in Domino."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.barbu.contracts.domino import RANK
from tutor.barbu.layout import END, MUST_PLAY, NO_DEADLOCK, PASS, PASSING, TURN, Layout
from tutor.barbu.row import ENDS, EXTEND, ONE_SIDED, OPEN
from tutor.core.cards import Card
from tutor.core.hands import changed
from tutor.core.message import N_, Message
from tutor.core.replay import moved
from tutor.core.rule import Rule
from tutor.teach import first_hints
from tutor.teach.barbu.layouts import layout_of, moment
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.true.family import TRUE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHAT_HOLDS = N_("Which of these sentences are true here?")
FITS_NOW = N_("{card:card} can be played now by whoever holds it.")
MAY_PASS = N_("You may pass now.")
CAN_PASS = N_("You may pass only if none of your cards fits, and here {allowed:and} {allowed:n|does|do}.")
MUST_PASS = N_("None of your cards fits, so you pass.")


class Claim(NamedTuple):
    """A sentence that is always true in Domino, or never; and why."""

    name: str
    says: Message
    why: Message
    rule: Rule
    true: bool = False

    def holds(self, judge: Judge) -> bool:
        """Whether the rule says so."""
        claims = (self.name, "") if self.true else ("", self.name)
        return judge.says(self.rule, *claims) == self.name


CLAIMS = (
    Claim(
        "hold",
        N_("The dealer must hold a card of the rank that they call."),
        N_("Any rank may be called, even one of which the dealer holds no card."),
        RANK,
    ),
    Claim(
        "lack",
        N_("The dealer may call a rank of which they hold no card."),
        N_("Any rank may be called. A dealer who holds no card of it passes at first."),
        RANK,
        true=True,
    ),
    Claim(
        "ace",
        N_("A player who plays an ace may play another card at once."),
        N_("One card at a turn, and an ace is no exception. Some tables in France play otherwise."),
        TURN,
    ),
    Claim(
        "both",
        N_("If two of your cards fit, you may play both of them now."),
        N_("It is one card at a turn, however many fit."),
        TURN,
    ),
    Claim(
        "over",
        N_("The deal is over as soon as the first player has no cards left."),
        N_("Play goes on without that player until all the cards are down, since the other places count too."),
        END,
    ),
    Claim(
        "free",
        N_("If several of your cards fit, you choose which one to play."),
        N_("You must play one of them; you choose which."),
        MUST_PLAY,
        true=True,
    ),
    Claim(
        "four",
        N_("It can happen that all four players pass one after the other."),
        N_("Every card that fits next is in somebody’s hand, so at most three can pass in a row."),
        NO_DEADLOCK,
    ),
)


@kind(TRUE, OPEN, EXTEND, ENDS, ONE_SIDED, MUST_PLAY, PASSING, RANK, TURN, END, NO_DEADLOCK, edition=2)
def domino_claims(draw: Draw) -> Posed | None:
    """Two sentences about cards at some moment, one about passing, and one to three that are always true, or never."""
    rng = draw.rng
    shown = moment(draw, stuck=rng.random() < 1 / 3)
    at = layout_of(shown)
    near = [*_near(at)]
    fitting = [card for card in at.fitting if card not in at.hand]
    if not near or not fitting:
        return None
    cards = {card.code: card for card in (rng.choice(near), rng.choice(fitting))}
    claims = {claim.name: claim for claim in rng.sample(CLAIMS, draw.of(1, 2, 3))}
    offers = [Offer(name, Saying.plain(FITS_NOW, card=card)) for name, card in cards.items()]
    offers.append(Offer(PASS, Saying.plain(MAY_PASS)))
    offers += [Offer(name, Saying.plain(claim.says)) for name, claim in claims.items()]
    rng.shuffle(offers)

    def verdicts(judge: Judge) -> Verdicts:
        on: Mapping[str, tuple[bool, Saying]] = {
            **{name: _fits(card, at, judge) for name, card in cards.items()},
            PASS: _passing(at, judge),
            **{name: (claim.holds(judge), Saying.plain(claim.why, claim.rule)) for name, claim in claims.items()},
        }
        extend = Saying.plain(EXTEND.statement, EXTEND)
        because = tuple(on[one.id][1] for one in offers if on[one.id][0] and one.id not in cards) or (extend,)
        return Verdicts(because, Hints.of(first_hints.about(shown), EXTEND), on)

    return Posed(Asked((shown,), WHAT_HOLDS, tuple(offers)), verdicts)


def _near(at: Layout) -> Iterator[Card]:
    """Cards that look as if they fitted: next to a card of another suit that ends there, or round the end of a suit."""
    ranks = {card.rank for card in at.fitting}
    for row in at.rows():
        for card in row.order:
            if card not in at.lying | at.fitting | at.hand and card.rank in ranks | {"A", "2"}:
                yield card


def _fits(card: Card, at: Layout, judge: Judge) -> tuple[bool, Saying]:
    """Whether a card could be laid by somebody who held it."""
    held = moved(at, hands=changed(at.hands, LEARNER, at.pack.set([card])))
    verdict = judge.obligation(held).verdict(card)
    return verdict.legal, Saying.of(verdict.ruling)


def _passing(at: Layout, judge: Judge) -> tuple[bool, Saying]:
    """Whether the learner may pass."""
    allowed = at.hand & at.fitting
    why = Saying.plain(CAN_PASS, MUST_PLAY, allowed=allowed) if allowed else Saying.plain(MUST_PASS, PASSING)
    return PASS in judge.obligation(at), why
