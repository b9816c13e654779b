"""The cards that others can hold, by what is known of them, and the cards that they cannot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tutor.core.cards import TAROT, Card, Cards, Pack
from tutor.core.message import N_
from tutor.core.rule import Reason
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.play import Play
from tutor.teach.judge import Judge
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Chair, Saying, once
from tutor.teach.tarot.plays import CHAIR, chair

#: The duties by which a card of Tarot can prove something: who could have must have.
DUTIES = (FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER)
#: The cards that somebody cannot hold, and what proves it.
Missing = Mapping[Card, Saying]
NOT_RULED_OUT = N_("Nothing that {by:player} {by:you|have|has} played rules it out.")


def proved(reason: Reason, chair: Chair = CHAIR) -> Saying:
    """The proof, as the learner is told it."""
    return Saying(reason.rule, ((reason.proof, reason.facts),), chair)


def missing(play: Play, seat: int, judge: Judge) -> dict[Card, Saying]:
    """The cards that a player of Tarot cannot hold any more."""
    found, at = (one for one in judge.known(play) if one.seat == seat), chair(play)
    return {card: proved(one.reason, at) for one in found for card in one.missing}


def may_hold(play: Play, seat: int, judge: Judge) -> Cards:
    """The cards that another player of Tarot may hold, for all that the learner knows.

    A dog that was picked up can be with the taker alone.
    """
    left = TAROT.all - (play.hands[CHAIR.seat or 0] or TAROT.none) - play.played
    left -= TAROT.none if seat == play.taker else play.dog or TAROT.none
    for one in judge.known(play):
        left -= one.missing if one.seat == seat else one.shown
    return left


def cannot_hold(
    asked: Asked,
    cards: Sequence[Card],
    barred: Callable[[Judge], Missing],
    possible: Callable[[Card], Saying],
    hints: Callable[[tuple[Saying, ...]], Hints],
) -> Posed:
    """The question which of some cards somebody cannot hold.

    ``barred`` finds them as a judge does, ``possible`` says of another one why it may be there.  The ``hints`` are made
    from the proofs, each of which is said once.
    """

    def verdicts(judge: Judge) -> Verdicts:
        found = barred(judge)
        on = {card.code: (card in found, found.get(card) or possible(card)) for card in cards}
        because = once(says for card, says in found.items() if card in cards)
        return Verdicts(because, hints(because), on)

    return Posed(replace(asked, offers=tuple(Offer(card.code, card) for card in cards)), verdicts)


def by_the_last(nudge: Saying, card: Card, pack: Pack) -> Callable[[tuple[Saying, ...]], Hints]:
    """A question back, and the rule behind the last of some proofs, with the card that proves it."""

    def hints(because: tuple[Saying, ...]) -> Hints:
        rules = [says.rule for says in because if says.rule][-1:]
        statements = tuple(Saying.plain(rule.statement, rule) for rule in rules)
        return Hints((nudge,), statements, (pack.set([card]),))

    return hints
