"""What a hand is worth before the auction: which cards count for a line, what a line counts, what all of them do."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from decimal import Decimal

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.advice import hand_value
from tutor.tarot.advice.hand_value import (
    HELD_EXCUSE,
    HELD_PETIT,
    JACK,
    KING,
    KNIGHT,
    LONG_SUIT,
    MAJOR,
    MAJORS,
    MARRIAGE,
    QUEEN,
    SEQUENCE,
    SINGLETON,
    TRUMP_21,
    TRUMPS,
    VOID,
    Feature,
    evaluate,
)
from tutor.tarot.setting import FOUR, HAND_SIZES
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.kinds.hand_slips import slip
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

#: The lines that count whether the dog is picked up or not, and those that count only if it is left.
USUAL = (
    *(TRUMP_21, HELD_EXCUSE, HELD_PETIT, TRUMPS, MAJOR, SEQUENCE),
    *(MARRIAGE, KING, QUEEN, KNIGHT, JACK, LONG_SUIT),
)
WITHOUT_DOG = (VOID, SINGLETON)

YOUR_HAND = N_("You hold these cards:")
COUNTS = N_("(worth {points})")
HOW_MANY = N_("(worth how much?)")

_TRUMPS = [card for card in TAROT.cards if card.suit not in "SHDC"]
_PLAIN = [card for card in TAROT.cards if card.suit in "SHDC"]


def a_hand(rng: random.Random, least: int, most: int) -> Cards:
    """A hand at a table of four with so many trumps, the Excuse one of them: with more of them it is worth more."""
    trumps = rng.randint(least, most)
    return TAROT.set(rng.sample(_TRUMPS, trumps) + rng.sample(_PLAIN, HAND_SIZES[FOUR] - trumps))


def line(feature: Feature, points: int | None = None) -> Saying:
    """A line of a sheet with its points, or with others that somebody has written there."""
    reason = feature.reason
    worth = feature.points if points is None else points
    return Saying(reason.rule, ((reason.hint, reason.facts), (COUNTS, {"points": worth})))


def _shown(hand: Iterable[Card], written: Iterable[Saying] = ()) -> Laid:
    return Laid(tuple(hand), Saying.plain(YOUR_HAND), written=tuple(written))


THE_LINE = N_("On the sheet of this hand stands the line:")
WHICH_COUNT = N_("Which cards of the hand count for this line? Mark all of them.")
COUNTS_HERE = N_("It counts for this line.")
NONE_OF_THEM = N_("It does not count for this line.")
NO_NEIGHBOUR = N_("It is a major trump, but no other major trump stands right above or below it in the hand.")
MARRIED = N_("King and queen of this suit stand together, and that is a line of its own: a marriage.")

#: The lines that are asked about by level: single cards, what they are together, and those that are easily mixed up.
ASKED = {1: (MAJOR, KNIGHT, JACK, QUEEN), 2: (TRUMPS, MARRIAGE, LONG_SUIT, KING), 3: (SEQUENCE, KING, QUEEN, TRUMPS)}


def _draw_hand(_level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A hand that is neither rich nor poor."""
    return (_shown(a_hand(rng, 4, 9)),)


def _ask_cards(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    hand, rule = _held(boards), rng.choice(ASKED[level])
    found = [feature for feature in evaluate(hand).lines if feature.reason.rule is rule and feature.points]
    counted = TAROT.set(card for feature in found for card in hand if card in cards_of(feature))
    near = [card for card in hand - counted if _nearly(card, rule, hand)]
    if not counted or (level > 2 and not near and THE_EXCUSE not in counted):  # noqa: PLR2004 - the last level tempts
        return None
    says = {True: Saying.plain(COUNTS_HERE, rule), False: Saying(rule, ((NONE_OF_THEM, {}), (rule.statement, {})))}
    nearly = Saying.plain(NO_NEIGHBOUR if rule is SEQUENCE else MARRIED, rule)
    options = tuple(
        Option(card.code, card, card in counted, nearly if card in near else says[card in counted]) for card in hand
    )
    named = Laid((), Saying(rule, ((THE_LINE, {}),)), written=(Saying.plain(rule.title, rule),))
    hints = Hints((Saying.plain(WHAT_IT_TAKES),), (Saying.plain(rule.statement, rule),))
    asks: Facts = {"hand": tuple(option.id for option in options)}
    return Question("mark", (named,), WHICH_COUNT, (hints.rules[0],), hints, facts=asks, options=options)


WHAT_IT_TAKES = N_("What does this line count: single cards, cards that stand together, or the number of cards?")


def _held(boards: tuple[Board, ...]) -> Cards:
    """The hand on the only board."""
    (laid,) = boards
    return TAROT.set(laid.cards if isinstance(laid, Laid) else ())


def cards_of(feature: Feature) -> Cards:
    """The cards that make a line."""
    cards = feature.reason.facts.get("cards")
    return cards if isinstance(cards, Cards) else TAROT.none


def _nearly(card: Card, rule: Rule, hand: Cards) -> bool:
    """Whether a card that does not count for a line looks as if it did."""
    other = {KING: "K", QUEEN: "Q"}.get(rule)
    return (rule is SEQUENCE and card in MAJORS and card in hand) or card.rank == other


COUNTED_CARDS = Kind(
    "counted-cards",
    N_("Which cards count for it?"),
    "mark",
    tuple(dict.fromkeys(rule for rules in ASKED.values() for rule in rules)),
    _draw_hand,
    _ask_cards,
    of_a_deal=False,
)

ONE_BLANK = N_("Here is a hand with its sheet, and on one line the points are missing. What does that line come to?")
LOOK_AT_CARDS = N_("Which cards are meant, and what is each of them worth, or all of them together?")
IT_COMES_TO = N_("So this line comes to {points}.")


def _ask_line(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """The cards of the line are named; then one has to find them; then there may be a line that counts nothing."""
    hand = _held(boards)
    features = [feature for feature in evaluate(hand).lines if feature.points or level > 2]  # noqa: PLR2004
    blank = rng.choice(features)
    if level > 2 and len(cards_of(blank)) < 2:  # noqa: PLR2004 - a single card is no riddle
        return None
    asked = Saying(blank.reason.rule, ((*line(blank).sentences[:1], (HOW_MANY, {}))))
    if level > 1:
        asked = Saying(blank.reason.rule, ((blank.reason.rule.title, {}), (HOW_MANY, {})))
    written = [asked if feature is blank else line(feature) for feature in features]
    rule, said = blank.reason.rule, slip(blank, hand)
    slips = {Decimal(said[0]): Saying.plain(said[1], rule)} if said else {}
    because = Saying(rule, ((rule.statement, {}), (IT_COMES_TO, {"points": blank.points})))
    hints = Hints((Saying.plain(LOOK_AT_CARDS),), (Saying.plain(rule.statement, rule),), (cards_of(blank),))
    number = Number(Decimal(blank.points), slips)
    facts = {"line": rule.id}
    return Question("number", (_shown(hand, written),), ONE_BLANK, (because,), hints, facts=facts, number=number)


LINE_POINTS = Kind(
    "line-points",
    N_("What does the line count?"),
    "number",
    USUAL,
    _draw_hand,
    _ask_line,
    of_a_deal=False,
)

COUNT_IT = N_("You might pick the dog up, in a prise or a garde. What is this hand worth?")
COUNT_ALONE = N_("You think of a garde sans, in which the dog is left. What is this hand worth?")
DOG_DECIDES = N_("Voids and singletons count only if the dog stays where it is; here it is picked up.")
DOG_IS_LEFT = N_("The dog stays where it is, so that voids and singletons count as well.")
IN_ALL = N_("In all that makes {total}.")
GO_BY_ORDER = N_(
    "Go down the sheet: bouts, number of trumps, high trumps, high cards of the suits, long suits. What is there?"
)


def _draw_small(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A hand with few lines; a usual one; one with short suits."""
    while True:
        hand = a_hand(rng, 4, 7) if level == 1 else a_hand(rng, 5, 10)
        lines = [feature for feature in evaluate(hand).lines if feature.points]
        if level == 1 and len(lines) <= _FEW:
            return (_shown(hand, (_unwritten(feature) for feature in lines)),)
        short = any(feature.reason.rule in WITHOUT_DOG for feature in evaluate(hand, without_dog=True).lines)
        if level == 2 or (level > 2 and short):  # noqa: PLR2004 - levels are counted
            return (_shown(hand),)


#: How many lines a beginner adds up.
_FEW = 5


def _unwritten(feature: Feature) -> Saying:
    return Saying(feature.reason.rule, ((feature.reason.hint, feature.reason.facts), (HOW_MANY, {})))


def _ask_total(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    hand, alone = _held(boards), level > 2  # noqa: PLR2004 - the last level
    found, other = evaluate(hand, without_dog=alone), evaluate(hand, without_dog=not alone)
    slips = {Decimal(other.total): Saying.plain(DOG_IS_LEFT if alone else DOG_DECIDES, VOID)}
    slips.pop(Decimal(found.total), None)
    because = *_working(found.lines), Saying.plain(IN_ALL, total=found.total)
    rules = Saying(hand_value.BID, tuple((one.reason.rule.statement, {}) for one in found.lines if one.points))
    hints = Hints((Saying.plain(GO_BY_ORDER),), (rules,))
    number = Number(Decimal(found.total), slips)
    prompt = COUNT_ALONE if alone else COUNT_IT
    return Question("number", boards, prompt, because, hints, number=number)


def _working(lines: Iterable[Feature]) -> Iterator[Saying]:
    """The lines that count, each with its points."""
    yield from (line(feature) for feature in lines if feature.points)


HAND_TOTAL = Kind(
    "hand-total",
    N_("What is the hand worth?"),
    "number",
    (*USUAL, *WITHOUT_DOG),
    _draw_small,
    _ask_total,
    of_a_deal=False,
)
