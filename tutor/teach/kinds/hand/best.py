"""The best of several sets of cards: by the table of hand values, or as poker hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tutor.barbu.arranging import SET
from tutor.barbu.poker import KINDS, Strength
from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.hand_value import LONG_SUIT, TRUMPS, Evaluation
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.barbu.poker_rows import KINDS_IN_ORDER, USUAL, WHAT_IT_IS, by_rank, some_rows
from tutor.teach.draw import Draw
from tutor.teach.glances import bouts, worth
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, Pose, kind
from tutor.teach.kinds.choice.options import Advice, Merit, best_of
from tutor.teach.kinds.hand.family import HAND
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying, Step
from tutor.teach.tarot.hand_values import USUAL as LINES
from tutor.teach.tarot.hand_values import a_hand

# Parts of a hand

RICHEST = N_("Here is part of each of three hands. Which of these parts is worth most before the auction?")
HIGH_OR_MANY = N_(
    "The parts have {first}, {second} and {third} cards. Is it their number that counts here, their height, or both?"
)
GOES_ON = N_("(worth {points});")
COMES_TO = N_("that makes {total} in all.")

#: The margin of the best of three parts over the next, and the number of cards that each has at least.
_CLEAR, _FEWEST = 2, 2
#: The court cards of the pack, and the greatest number of them that are a part.
_COURTS, _MOST = [card for card in TAROT.cards if card.rank in "KQNJ"], 9
#: The number of parts of hands among which three are drawn, and how often they are.
_PARTS, _DRAWS = 400, 300


def part(draw: Draw) -> Posed | None:
    """Trumps of different height; court cards; both together, and then the longest part is not worth most."""
    wanted = [draw.of(*counts) * draw.rng.random() for counts in LOOKS.values()]
    drawn = filter(None, (_three_parts(draw) for _ in range(_DRAWS)))
    three = max(drawn, key=lambda three: _led_astray(three, wanted), default=None)
    if three is None:
        return None
    parts = {str(number): one.cards for number, one in enumerate(three, 1)}
    asked = Asked((), RICHEST, tuple(Offer(name, tuple(cards)) for name, cards in parts.items()))

    def advised(judge: Judge) -> Advice:
        worth = {name: judge.evaluate(cards) for name, cards in parts.items()}
        merits = {name: Merit(one.total, _reckoned(one)) for name, one in worth.items()}
        counts = dict(zip(("first", "second", "third"), map(len, parts.values()), strict=True))
        return Advice(merits, Hints.plain(HIGH_OR_MANY, TRUMPS, **counts))

    return best_of(asked, advised)


#: How somebody looks at a part, in place of counting what it is worth.
Look = Callable[[Cards], int]


def _of_ranks(ranks: str) -> Look:
    """The number of cards of some ranks."""
    return lambda cards: sum(card.rank in ranks for card in cards)


def _highest(cards: Cards) -> int:
    """The height of the highest trump of some cards."""
    return max((card.height for card in cards if card.suit not in SUITS), default=0)


#: The looks, and by level how much it counts at most that one leads astray: most where that is rare.
LOOKS: Mapping[Look, tuple[int, int, int]] = {
    _of_ranks("K"): (0, 14, 3),
    bouts: (5, 0, 8),
    worth: (4, 9, 1),
    _of_ranks("KQ"): (0, 9, 1),
    _highest: (2, 0, 5),
    len: (5, 5, 0),
}


class Part(NamedTuple):
    """A part of a hand, what it is worth, and what each look finds in it."""

    cards: Cards
    total: int
    looks: tuple[int, ...]


@cache
def _parts(level: int) -> list[Part]:
    """Parts of hands at a level: their trumps, court cards, or both."""
    rng, found = random.Random(f"parts {level}"), list[Part]()
    while len(found) < _PARTS:
        hand = a_hand(rng, 5, 8)
        trumps = TAROT.set(card for card in hand if card.suit not in SUITS)
        courts = TAROT.set(card for card in hand if card.rank in "KQNJ")
        some = TAROT.set(rng.sample(_COURTS, rng.randint(_FEWEST, _MOST)))
        cards = (trumps, some, trumps | courts)[level - 1]
        if len(cards) >= _FEWEST:
            found.append(Part(cards, RULES.evaluate(cards).total, tuple(look(cards) for look in LOOKS)))
    return found


def _three_parts(draw: Draw) -> list[Part] | None:
    """Three parts, the richest of which is clearly worth most; at the last level it is none of the longest."""
    three = draw.rng.sample(_parts(draw.level), 3)
    _, second, richest = sorted(three, key=_total)
    long = draw.level == LEVELS[-1] and len(richest.cards) == max(len(one.cards) for one in three)
    return None if long or richest.total - second.total < _CLEAR else three


def _led_astray(three: Sequence[Part], wanted: Sequence[float]) -> float:
    """How much those looks are wanted at which another part than the richest one seems to be it."""
    richest = max(three, key=_total)
    most = (max(looks) for looks in zip(*(one.looks for one in three), strict=True))
    return sum(want for want, own, top in zip(wanted, richest.looks, most, strict=True) if own < top)


def _total(part: Part) -> int:
    return part.total


def _reckoned(worth: Evaluation) -> Saying:
    """The lines that count in a part, and what it comes to."""
    line = (
        Step(((one.reason.hint, one.reason.facts), (GOES_ON, {"points": one.points})))
        for one in worth.lines
        if one.points
    )
    return Saying(None, ((COMES_TO, {"total": worth.total}),), line=tuple(line))


# Rows of Chinese poker

WHICH_ROW = N_("Which of these rows is the best poker hand?")
ROW_NAMED = N_("Row {name}")
WHAT_DOES_EACH_MAKE = N_(
    "Begin with row {name}: {hand:term}, with {top:card} in it. Does another row make a better hand, or the same with"
    " higher cards?"
)
IS_BEST = N_("No other row here is as good.")
BETTER_KIND = N_("But there is something better here: {best:term}.")
SAME_KIND = N_("Another row is of the same kind, and there the higher cards decide.")
WHEEL = N_("In A 2 3 4 5 the ace is low, and that is the lowest straight.")
LETTERS = "ABCD"


def poker(draw: Draw) -> Posed | None:
    """Four rows, of which the best two are of kinds far apart, of neighbouring kinds, of one kind."""
    found = draw.until(lambda: _four_rows(draw))
    draw.rng.shuffle(found)
    rows = dict(zip(LETTERS, found, strict=True))
    titles = {name: Saying.plain(ROW_NAMED, None, name=name) for name in rows}
    boards = tuple(Laid(by_rank(cards), titles[name], small=True) for name, cards in rows.items())
    asked = Asked(boards, WHICH_ROW, tuple(Offer(name, title) for name, title in titles.items()))

    known = {name: RULES.strength(cards) for name, cards in rows.items()}
    first = next(name for name in rows if known[name] != max(known.values()))
    top = max(rows[first], key=lambda card: card.height)
    begin = Saying.plain(WHAT_DOES_EACH_MAKE, None, name=first, hand=known[first].name, top=top)

    def advised(judge: Judge) -> Advice:
        made = {name: judge.strength(cards) for name, cards in rows.items()}
        best = max(made.values())
        beaten = {name: sum(own > other for other in made.values()) for name, own in made.items()}
        merits = {name: Merit(beaten[name], _compared(own, best)) for name, own in made.items()}
        return Advice(merits, Hints((begin,), (Saying.plain(KINDS_IN_ORDER, SET),)))

    return best_of(asked, advised)


def _four_rows(draw: Draw) -> list[Cards] | None:
    nearest, farthest = draw.of((2, 8), (1, 1), (0, 0))
    best = draw.rng.randrange(draw.of(2, 1, 1), len(USUAL))
    second = best - draw.rng.randint(nearest, min(farthest, best))
    others = [draw.rng.randint(0, second) for _ in range(PLAYERS - 2)]
    return some_rows([USUAL[at] for at in (best, second, *others)], draw.rng)


def _compared(own: Strength, best: Strength) -> Saying:
    """A sentence on what a row makes, beside the best one."""
    wheel: list[tuple[Message, Facts]] = [(WHEEL, {})] if own.name == "straight" and own.heights[-1] < 0 else []
    beside = IS_BEST if own == best else SAME_KIND if own.kind == best.kind else BETTER_KIND
    return Saying(SET, ((WHAT_IT_IS[own.name], {}), *wheel, (beside, {"best": KINDS[best.kind]})))


#: The questions, by what is compared in them, and the rules that they train.
POSED: Mapping[str, Pose] = {"part": part, "poker": poker}
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "part": tuple(rule for rule in LINES if rule is not LONG_SUIT),
    "poker": (SET,),
}


@kind(HAND, about=TRAINED, edition=4)
def best(draw: Draw) -> Posed | None:
    """Parts of three hands before the auction, or four rows of Chinese poker."""
    return POSED[draw.about](draw)
