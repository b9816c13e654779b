"""The sheet on which somebody has valued a hand before the auction, with a slip in one of its lines."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TRUMP, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.hand_value import evaluate
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kinds.audit.lines import LINE_IS_RIGHT, Found, audit_of, numbered
from tutor.teach.kinds.find.cards import COURTS
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.hand_slips import slip
from tutor.teach.tarot.hand_values import YOUR_HAND, a_hand, cards_of, line

ONE_LINE_WRONG = N_("Somebody has valued this hand, with the dog to be picked up, and one line is wrong. Which?")
SHOULD_BE = N_("It should be {points}.")
LINE_BY_LINE = N_(
    "You see {trumps} trumps in this hand, {courts:count} court {courts:n|card|cards} and {others:count} other"
    " {others:n|card|cards}. Line by line, are the right ones counted, and is each of them worth that much?"
)


def valued(draw: Draw) -> Posed | None:
    """A hand with more lines from level to level; from the second on the wrong one is of several cards."""
    hand = draw.until(lambda: _rich_enough(draw))
    features = evaluate(hand).lines
    slips = {number: found for number, feature in enumerate(features) if (found := slip(feature, hand))}
    several = {number: found for number, found in slips.items() if len(cards_of(features[number])) > 1}
    mistakes = draw.of(slips, several, several)
    if not mistakes:
        return None
    wrong = draw.rng.choice([*mistakes])
    points, amiss = mistakes[wrong]
    written = [points if number == wrong else feature.points for number, feature in enumerate(features)]

    def judged(judge: Judge) -> Iterator[Found]:
        due = {(one.reason.rule, cards_of(one)): one.points for one in judge.evaluate(hand).lines}
        for number, feature in enumerate(features):
            rule, right = feature.reason.rule, due.get((feature.reason.rule, cards_of(feature)), 0)
            should: tuple[tuple[Message, Facts], ...] = ((SHOULD_BE, {"points": right}), (rule.statement, {}))
            if number == wrong:
                should = ((amiss, {}), *should)
            is_wrong = written[number] != right
            yield Found(is_wrong, Saying(rule, should) if is_wrong else Saying.plain(LINE_IS_RIGHT, rule))

    board = Laid(tuple(hand), Saying.plain(YOUR_HAND), data={"of": "you"})
    offers = numbered(line(*one) for one in zip(features, written, strict=True))
    rule = features[wrong].reason.rule
    trumps, courts = len(hand.of(TRUMP)), sum(card.rank in COURTS for card in hand)
    hints = Hints.plain(LINE_BY_LINE, rule, trumps=trumps, courts=courts, others=len(hand) - trumps - courts)
    asked = Asked((board,), ONE_LINE_WRONG, offers, data={"lines": [one.reason.rule.id for one in features]})
    return audit_of(asked, judged, hints)


def _rich_enough(draw: Draw) -> Cards | None:
    hand = a_hand(draw.rng, draw.of(4, 5, 6), draw.of(7, 9, 11))
    return hand if len(evaluate(hand).lines) >= draw.of(4, 5, 6) else None
