"""A revoke at Tarot: some tricks in which one card was not allowed, and a later card of the same player shows it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.conduct import REVOKE
from tutor.tarot.legal_cards import FOLLOW, FOLLOW_BEATS_TRUMP, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.draw import Draw
from tutor.teach.glances import Glance
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
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Answer, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR, PLAYERS, after
from tutor.teach.topics import TOPICS

WHICH_REVOKED = N_(
    "Somebody suspects a revoke, and the piles are turned up. One of the cards below was not allowed, and a later card"
    " of the same player shows it. Which one?"
)
AT_ANY_TIME = N_("The Excuse may be played to any trick, so it is never a revoke.")
#: So many cards are offered.
OFFERED = 5
Tricked = tuple[Trick, ...]


def _allows(judge: Judge) -> Allows[Trick]:
    """Whether a card may be played to a trick by somebody who also holds another one."""

    def allows(before: Trick, card: Card, other: Card) -> bool:
        held = tuple(TAROT.set([card, other]) if seat == before.turn else None for seat in range(PLAYERS))
        return card in judge.obligation(Play(HAND_SIZES[PLAYERS], 0, "garde", held, before))

    return allows


def _by_height(place: int) -> Glance:
    """The plain card at a place in the order of height."""

    def glance(question: Question) -> Answer:
        plain = sorted((TAROT[one.id] for one in question.options if one.id[0] != TRUMP), key=lambda card: card.height)
        return (plain[place].code,) if plain else ()

    return glance


@kind(
    AUDIT,
    *(REVOKE, FOLLOW, FOLLOW_BEATS_TRUMP, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER),
    trains=(TOPICS["T25"],),
    edition=2,
    against=(_by_height(0), _by_height(-1)),
)
def revoke(draw: Draw) -> Posed | None:
    """Four tricks of a deal, five, or six, in which any cards were played that are allowed, but for one."""
    play = after(draw.rng, draw.of(4, 5, 6))
    found = [*planted(play.tricks, lambda trick: trick.best, _allows(RULES))]
    if not found:
        return None
    tricks: Tricked = draw.rng.choice(found)
    (fault,) = shown_later(tricks, _allows(RULES))
    # What looks suspicious: cards of another suit than the one led, and trumps to a trick in which trumps were led.
    others = [
        card
        for trick in tricks
        for card in trick.cards[1:]
        if card is not fault.card and (card.suit != trick.led or card.suit == TRUMP)
    ]
    if len(others) < OFFERED - 1:
        return None
    chosen = {fault.card, *draw.rng.sample(others, OFFERED - 1)}
    lines = [(number, trick, card) for number, trick in enumerate(tricks, 1) for card in trick.cards if card in chosen]
    shows = [Saying(None, ((A_CARD, _facts(*line)),), CHAIR) for line in lines]
    offers = tuple(Offer(card.code, says) for (_, _, card), says in zip(lines, shows, strict=True))
    asked = Asked((Played(tricks, play.taker, CHAIR),), WHICH_REVOKED, offers)

    def judged(judge: Judge) -> Iterator[Found]:
        broken = {one.card: one for one in shown_later(tricks, _allows(judge))}
        for number, trick, card in lines:
            against = broken.get(card)
            yield Found(against is not None, _broken(number, against) if against else _allowed(number, trick, card))

    nudge = Saying(None, ((LOOK_FOR_LATER, _facts(*lines[OFFERED // 2])),), CHAIR)
    return audit_of(asked, judged, Hints.of(nudge, REVOKE))


def _facts(number: int, trick: Trick, card: Card) -> Facts:
    return {"trick": number, "by": trick.seat_of(card), "card": card, "top": trick.before(card).top}


def _broken(number: int, fault: Fault[Trick]) -> Saying:
    """The later card that shows a revoke, and the rule that it was against."""
    shown = {**_facts(number, fault.trick, fault.card), "had": fault.had, "later": fault.later}
    rule = _rule(fault)
    return Saying(rule, ((BROKEN, shown), (rule.statement, {})), CHAIR)


def _rule(fault: Fault[Trick]) -> Rule:
    """The rule that forbade a card to a player who held the other one."""
    before = fault.trick.before(fault.card)
    if before.led == TRUMP:
        return TRUMP_LED_OVER if fault.card.suit == TRUMP else MUST_TRUMP
    if fault.had.suit == before.led:
        return FOLLOW_BEATS_TRUMP if fault.card.suit == TRUMP else FOLLOW
    return OVERTRUMP if fault.card.suit == TRUMP else MUST_TRUMP


def _allowed(number: int, trick: Trick, card: Card) -> Saying:
    """Why a card may look like a revoke, and nothing shows that it was one."""
    facts, led, top = _facts(number, trick, card), trick.led, trick.before(card).top
    high = card.suit == TRUMP and (top is None or card.height > top.height)
    if card is THE_EXCUSE:
        says = AT_ANY_TIME
    elif led == TRUMP == card.suit:
        says = WENT_HIGHER if high else STAYED_BELOW
    else:
        says = RUFFED_IT if high else NO_BETTER
    return Saying(None, ((says, facts),), CHAIR)
