"""The points of one line of a hand before the auction, and of all lines together."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice.hand_value import BID, JACK, KING, KNIGHT, LONG_SUIT, MARRIAGE, QUEEN, VOID, Feature
from tutor.tarot.announce import TRUMPS as ALL_TRUMPS
from tutor.tarot.dog import KINGS
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.hand_slips import slip
from tutor.teach.tarot.hand_values import USUAL, WITHOUT_DOG, YOUR_HAND, a_hand, cards_of, line

HOW_MANY = N_("(worth how much?)")
ONE_BLANK = N_("Here is a hand with its sheet, and on one line the points are missing. What does that line come to?")
#: The question back by what a line is about: the trumps, the Excuse one of them, or the court cards, or a long suit.
AMONG_TRUMPS = N_(
    "This line is about trumps, of which you hold {low:card}, {high:card} and others. Which of them are meant, and what"
    " is each worth, or all together?"
)
AMONG_COURTS = N_(
    "This line is about court cards, of which you hold {courts:and}. Which of them are meant, and what is each worth,"
    " or all together?"
)
AMONG_SUITS = N_(
    "This line is about a long suit, and that is not {suit:suit}. Which suit is it, and what is its length worth?"
)
IT_COMES_TO = N_("So this line comes to {points}.")
#: The rules about court cards, and the queens.
COURTS = (MARRIAGE, KING, QUEEN, KNIGHT, JACK)
QUEENS = TAROT.set(card for card in TAROT.cards if card.rank == "Q")


def _counting(hand: Cards, judge: Judge = RULES, *, alone: bool = False) -> list[Feature]:
    """The lines of a hand that count something."""
    return [one for one in judge.evaluate(hand, without_dog=alone).lines if one.points]


def _unwritten(feature: Feature) -> Saying:
    return Saying(feature.reason.rule, ((feature.reason.hint, feature.reason.facts), (HOW_MANY, {})))


@kind(LINE, *USUAL)
def line_points(draw: Draw) -> Posed | None:
    """The cards of the line are named; then one has to find them; then there may be a line that counts nothing."""
    hand, last = a_hand(draw.rng, 4, 9), draw.level == LEVELS[-1]
    features = [*RULES.evaluate(hand).lines] if last else _counting(hand)
    blank = draw.rng.choice(features)
    rule = blank.reason.rule
    if last and len(cards_of(blank)) == 1:
        return None
    asked = _unwritten(blank) if draw.level == LEVELS.start else Saying(rule, ((rule.title, {}), (HOW_MANY, {})))
    written = tuple(asked if one is blank else line(one) for one in features)
    lines = [{"rule": one.reason.rule.id, "points": None if one is blank else one.points} for one in features]
    board = Laid(tuple(hand), Saying.plain(YOUR_HAND), written, data={"lines": [*lines]})

    def verdicts(judge: Judge) -> Verdicts:
        points, said = _points(blank, hand, judge), slip(blank, hand)
        slips = {said[0]: Saying.plain(said[1], rule)} if said else {}
        because = Saying(rule, ((rule.statement, {}), (IT_COMES_TO, {"points": points})))
        hints = Hints.of(_among(hand, rule), rule, cards_of(blank))
        return Verdicts((because,), hints, number=Number.of(points, slips))

    return Posed(Asked((board,), ONE_BLANK, facts={"line": rule.id}), verdicts)


def _among(hand: Cards, rule: Rule) -> Saying:
    """The question back about a line: which of the cards that its rule may be about are meant."""
    if rule is LONG_SUIT:
        return Saying.plain(AMONG_SUITS, None, suit=min(SUITS, key=lambda suit: len(hand.of(suit))))
    if rule in COURTS:
        return Saying.plain(AMONG_COURTS, None, courts=TAROT.set(card for card in hand if card.rank in "KQNJ"))
    low, *_, high = hand.of(TRUMP)
    return Saying.plain(AMONG_TRUMPS, None, low=low, high=high)


def _points(blank: Feature, hand: Cards, judge: Judge) -> int:
    """The points of a line about the same cards, as a judge counts them."""
    rule, cards = blank.reason.rule, cards_of(blank)
    return sum(one.points for one in judge.evaluate(hand).lines if one.reason.rule is rule and cards_of(one) == cards)


COUNT_IT = N_("You might pick the dog up, in a prise or a garde. What is this hand worth?")
COUNT_ALONE = N_("You are thinking of a garde sans, in which the dog stays where it is. What is this hand worth?")
DOG_DECIDES = N_("Voids and singletons count only if the dog stays where it is; here it is picked up.")
DOG_IS_LEFT = N_("The dog stays where it is, so that voids and singletons count as well.")
IN_ALL = N_("In all that makes {total}.")
GO_BY_ORDER = N_(
    "{trumps} trumps with {bouts:count} {bouts:n|bout|bouts}, {kings:count} {kings:n|king|kings} and {queens:count}"
    " {queens:n|queen|queens}: which lines do they make, and is a suit long enough for one?"
)
GO_BY_ORDER_ALONE = N_(
    "{trumps} trumps with {bouts:count} {bouts:n|bout|bouts}, {kings:count} {kings:n|king|kings} and {queens:count}"
    " {queens:n|queen|queens}: which lines do they make, and is a suit long or short enough for one?"
)
#: The number of lines that a beginner adds up.
_FEW = 5


@kind(LINE, *USUAL, *WITHOUT_DOG)
def hand_total(draw: Draw) -> Posed | None:
    """A hand with few lines, which stand there; a usual one; one with short suits, and the dog is left."""
    hand, alone = a_hand(draw.rng, *draw.of((4, 7), (5, 10), (5, 10))), draw.level == LEVELS[-1]
    lines = _counting(hand)
    short = any(one.reason.rule in WITHOUT_DOG for one in RULES.evaluate(hand, without_dog=True).lines)
    if not draw.of(len(lines) <= _FEW, lines, short):
        return None
    board = Laid(tuple(hand), Saying.plain(YOUR_HAND), draw.of(tuple(map(_unwritten, lines)), (), ()))

    def verdicts(judge: Judge) -> Verdicts:
        found, other = (_counting(hand, judge, alone=left) for left in (alone, not alone))
        total, wrong = (sum(one.points for one in count) for count in (found, other))
        slips = {wrong: Saying.plain(DOG_IS_LEFT if alone else DOG_DECIDES, VOID)}
        because = *map(line, found), Saying.plain(IN_ALL, total=total)
        rules = Saying(BID, tuple((one.reason.rule.statement, {}) for one in found))
        held = {"trumps": hand & ALL_TRUMPS, "bouts": hand & BOUTS, "kings": hand & KINGS, "queens": hand & QUEENS}
        counted = {name: len(cards) for name, cards in held.items()}
        hints = Hints((Saying.plain(GO_BY_ORDER_ALONE if alone else GO_BY_ORDER, None, **counted),), (rules,))
        return Verdicts(because, hints, number=Number.of(total, slips))

    prompt = draw.of(COUNT_IT, COUNT_IT, COUNT_ALONE)
    return Posed(Asked((board,), prompt, data={"dog": "left" if alone else "taken"}), verdicts)
