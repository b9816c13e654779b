"""The cards of a hand that count for a line of the table of hand values."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice.hand_value import (
    JACK,
    KING,
    KNIGHT,
    LONG_SUIT,
    MAJOR,
    MAJORS,
    MARRIAGE,
    QUEEN,
    SEQUENCE,
    TRUMPS,
)
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.find.cards import COURTS
from tutor.teach.kinds.find.family import FIND
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.hand_values import a_hand, cards_of

THE_LINE = N_("The sheet for this hand has this line:")
WHICH_COUNT = N_("Which cards of the hand count for this line? Mark all of them.")
WHAT_IT_TAKES = N_(
    "You hold {trumps:count} {trumps:n|trump|trumps}, {courts:count} court {courts:n|card|cards}, and {length} cards in"
    " your longest suit. Which of these is this line about?"
)
COUNTS_HERE = N_("It counts for this line.")
NONE_OF_THEM = N_("It does not count for this line.")
NO_NEIGHBOUR = N_("It is a major trump, but the hand has no other major trump just above or below it.")
MARRIED = N_("The king and queen of this suit go together on a line of their own: a marriage.")

#: The lines that are asked about by level: single cards, what they are together, and those that are easily mixed up.
ASKED = ((MAJOR, KNIGHT, JACK, QUEEN), (TRUMPS, MARRIAGE, LONG_SUIT, KING), (SEQUENCE, KING, QUEEN, TRUMPS))


@kind(FIND, *dict.fromkeys(rule for rules in ASKED for rule in rules))
def counted_cards(draw: Draw) -> Posed | None:
    """A hand that is neither rich nor poor, and a line; at last with cards that look as if they counted for it."""
    hand, rule = a_hand(draw.rng, 4, 9), draw.rng.choice(draw.of(*ASKED))
    counted = _counted(hand, rule, RULES)
    tempting = THE_EXCUSE in counted or any(_nearly(card, rule, hand) for card in hand - counted)
    if not counted or (draw.level == LEVELS[-1] and not tempting):
        return None
    board = Notes((Saying.plain(rule.title, rule),), {"line": rule.id}, Saying(rule, ((THE_LINE, {}),)))
    offers = card_offers(hand)
    seen = {
        "trumps": len(hand.of(TRUMP)),
        "courts": sum(card.rank in COURTS for card in hand),
        "length": max(len(hand.of(suit)) for suit in SUITS),
    }

    def verdicts(judge: Judge) -> Verdicts:
        found = _counted(hand, rule, judge)
        none = Saying(rule, ((NONE_OF_THEM, {}), (rule.statement, {})))
        nearly = Saying.plain(NO_NEIGHBOUR if rule is SEQUENCE else MARRIED, rule)
        on = {
            card.code: (True, Saying.plain(COUNTS_HERE, rule))
            if card in found
            else (False, nearly if _nearly(card, rule, hand) else none)
            for card in hand
        }
        hints = Hints.plain(WHAT_IT_TAKES, rule, **seen)
        return Verdicts(hints.rules, hints, on)

    return Posed(Asked((board,), WHICH_COUNT, offers), verdicts)


def _counted(hand: Cards, rule: Rule, judge: Judge) -> Cards:
    """The cards of a hand that make the lines of a rule."""
    found = (cards_of(one) for one in judge.evaluate(hand).lines if one.reason.rule is rule and one.points)
    return TAROT.set(card for cards in found for card in hand & cards)


def _nearly(card: Card, rule: Rule, hand: Cards) -> bool:
    """Whether a card that does not count for a line looks as if it did."""
    other = {KING: "K", QUEEN: "Q"}.get(rule)
    return (rule is SEQUENCE and card in MAJORS and card in hand) or card.rank == other
