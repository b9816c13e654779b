"""The cost of a whole deal of Barbu: by the tricks that somebody has won, or by the last two of them."""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.contracts.no_last_two import SCORE, NoLastTwo
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.trick import Taken, Trick
from tutor.barbu.values import STANDARD
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.costs import PER_TRICK, shared_tricks, told_tricks
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.worth.points import lost_or_won
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Notes
from tutor.teach.saying import Saying

# By all tricks

NO_TRICKS = NoTricks()
YOUR_TRICKS = N_("The contract is {contract:term}. How many points does the deal cost you?")
HOW_MANY_YOURS = N_(
    "The others have won {left}, {opposite} and {right} of the {all} tricks. How many are yours, and what does each of"
    " them cost?"
)
WHAT_TOGETHER = N_(
    "The others have {left:signed}, {opposite:signed} and {right:signed}. What must all four scores come to together?"
)
THE_REST = N_("There are {all} tricks, and the others have won {others} of them: you have won {count}.")
FROM_TOTAL = N_(
    "The four scores come to {total:signed}, and the others have {others:signed}: that leaves {points:signed}."
)
ONLY_TRICKS = N_("That is how many tricks you have won, but each of them counts {worth} points.")
THE_OTHERS = N_("That is what the others have together. The rest of {total:signed} is yours.")


def by_tricks(draw: Draw) -> Posed:
    """All tricks told at first; then those of the learner left out; at last only the points of the others."""
    counts = shared_tricks(draw.rng)
    written = tuple(told_tricks(counts, NO_TRICKS.price(STANDARD), draw.level))
    scores = [count * NO_TRICKS.price(STANDARD) for count in counts[1:]]
    all_tricks, others = ("tricks", [*counts]), ("tricks", [None, *counts[1:]])
    name, told = draw.of(all_tricks, others, ("scores", [None, *scores]))
    right, opposite, left = draw.of(counts[1:], counts[1:], scores)
    theirs: Facts = {"left": left, "opposite": opposite, "right": right, "all": WHOLE}
    asked = Asked((Notes(written, {name: told}),), YOUR_TRICKS, facts={"contract": NO_TRICKS.name})

    def verdicts(judge: Judge) -> Verdicts:
        price, rule, count = NO_TRICKS.price(judge.values), NO_TRICKS.score_rule, counts[LEARNER]
        points, others = count * price, WHOLE - count
        worked = (PER_TRICK, {"count": count, "worth": abs(price), "points": abs(points)})
        rest = (THE_REST, {"all": WHOLE, "others": others, "count": count})
        left = (FROM_TOTAL, {"total": WHOLE * price, "others": others * price, "points": points})
        because = Saying(rule, draw.of((worked,), (rest, worked), (left,)))
        slips = [
            (count, Saying.plain(ONLY_TRICKS, rule, worth=abs(price))),
            (others * price, Saying.plain(THE_OTHERS, rule, total=WHOLE * price)),
        ]
        hints = Hints.plain(draw.of(HOW_MANY_YOURS, HOW_MANY_YOURS, WHAT_TOGETHER), rule, **theirs)
        return Verdicts((because,), hints, number=lost_or_won(points, rule, slips))

    return Posed(asked, verdicts)


# By the last two

NO_LAST_TWO = NoLastTwo()
YOUR_POINTS = N_("The contract is No Last Two, and the deal of 13 tricks is over. How many points does it cost you?")
WON_BY = N_("Trick {number}: {by:player}")
LED_BY = N_("Trick {number}, which {by:player} led:", "above cards that lie open")
LED_BY_WINNER = N_("Trick {number}, led by whoever won trick 12:", "above cards that lie open")
COST_THESE = N_(
    "The first of these tricks was won by {by:player}, and the second by {next:player}. Do those two cost anything?"
)
WHICH_WINS = N_(
    "{first:card} was led to trick 12, and {second:card} to the last one. Which is the highest card of that suit in"
    " each of them?"
)
ONLY_THESE = N_(
    "Only these two cost points, the last one twice as many as the one before. Whoever wins both pays both."
)
YOU_WON = N_("{by:Player} {by:you|have|has} won trick {number} and {by:you|pay|pays} {worth}.")
NEITHER = N_("Neither of the last two tricks is yours, so the deal costs you nothing.")
BOTH_TOGETHER = N_("You have won both, and both are counted: 10 and 20 make 30.")
ONLY_LAST = N_("You have counted only the last trick. The one before it costs 10 as well.")
OTHER_ONE = N_("The last trick costs 20, the one before it 10.")

#: The chance to ask about one of those deals that cost nothing.
FREE = 1 / 4


def by_last_two(draw: Draw) -> Posed | None:
    """The winners of the last tricks; then the last two themselves, at last without their second leader."""
    ending = draw.of(_told, _shown, _shown)(draw)
    if LEARNER not in ending.won_by(RULES) and draw.rng.random() > FREE:
        return None
    asked = Asked(ending.boards, YOUR_POINTS, data={"contract": NO_LAST_TWO.name})

    def verdicts(judge: Judge) -> Verdicts:
        winners = ending.won_by(judge)
        taken = tuple(Taken(Trick(0, PLAYERS), by, BARBU.none) for by in (*[0] * (WHOLE - 2), *winners))
        lines = NO_LAST_TWO.base(taken, judge.values)
        right = -sum(line.value for line in lines if line.reason.facts["by"] == LEARNER)
        because = [Saying(SCORE, ((YOU_WON, {**line.reason.facts, "worth": -line.value}),), CHAIR) for line in lines]
        both = winners == (LEARNER, LEARNER)
        if both or LEARNER not in winners:
            because.append(Saying.plain(BOTH_TOGETHER if both else NEITHER, SCORE))
        slips = {20: ONLY_LAST, 10: OTHER_ONE} if both else {30 - right: OTHER_ONE}
        wrong = {slip: Saying.plain(says, SCORE) for slip, says in slips.items()}
        hints = Hints((ending.begin,), (Saying.plain(ONLY_THESE, SCORE),))
        return Verdicts((*because,), hints, number=Number.of(right, wrong))

    return Posed(asked, verdicts)


class _Ending(NamedTuple):
    """Some boards, a first hint, and the last two tricks if they lie there; else their winners, as they are told."""

    boards: tuple[Board, ...]
    begin: Saying
    tricks: tuple[Trick, ...] = ()
    told: tuple[int, ...] = ()

    def won_by(self, judge: Judge) -> tuple[int, ...]:
        """The winners of the last two tricks, as a judge knows them."""
        return self.told or tuple(trick.seat_of(judge.best(trick, None)) for trick in self.tricks)


def _told(draw: Draw) -> _Ending:
    """The winners of the last four tricks in words."""
    draw.rng.randrange(PLAYERS)  # a leader of whom nobody is told: without this draw the questions would be others
    seats = [draw.rng.choice((LEARNER, draw.rng.randrange(PLAYERS))) for _ in range(4)]
    won = dict(enumerate(seats, WHOLE - 3))
    written = tuple(_by(WON_BY, number, by) for number, by in won.items())
    data = {"won": [{"trick": number, "by": by} for number, by in won.items()]}
    begin = Saying(None, ((COST_THESE, {"by": seats[0], "next": seats[1]}),), CHAIR)
    return _Ending((Notes(written, data),), begin, told=tuple(seats[-2:]))


def _shown(draw: Draw) -> _Ending:
    """The last two tricks, card by card."""
    first = draw.rng.randrange(PLAYERS)
    twelfth = _trick(draw, first, ())
    second = twelfth.seat_of(RULES.best(twelfth, None))
    last = _trick(draw, second, twelfth.cards)
    known = draw.of({}, {"leader": second}, {})
    boards = (
        Laid(twelfth.cards, _by(LED_BY, WHOLE - 1, first), data={"trick": WHOLE - 1, "leader": first}),
        Laid(last.cards, _by(LED_BY if known else LED_BY_WINNER, WHOLE, second), data={"trick": WHOLE, **known}),
    )
    begin = Saying.plain(WHICH_WINS, first=twelfth.cards[0], second=last.cards[0])
    return _Ending(boards, begin, (twelfth, last))


def _trick(draw: Draw, leader: int, gone: tuple[Card, ...]) -> Trick:
    """A trick of the end: some follow suit, others have nothing left to follow with."""
    cards = [draw.rng.choice([card for card in BARBU.cards if card not in gone])]
    while len(cards) < PLAYERS:
        follows = draw.rng.random() < 1 / 2
        left = [card for card in BARBU.cards if card not in {*gone, *cards}]
        cards.append(draw.rng.choice([card for card in left if (card.suit == cards[0].suit) is follows]))
    return Trick(leader, PLAYERS, tuple(cards))


def _by(message: Message, number: int, by: int) -> Saying:
    facts: Facts = {"number": number, "by": by}
    return Saying(None, ((message, facts),), CHAIR)
