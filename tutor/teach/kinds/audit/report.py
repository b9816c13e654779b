"""A coach’s report on a set of Barbu, with a wrong number in one of its sentences."""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu import accounts
from tutor.teach.draw import Draw
from tutor.teach.kinds.audit.lines import Found, numbered, verdicts_on
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

FIND_THE_SLIP = N_("A coach reports on these deals. Which sentence is wrong?")
OF_THE_SET = N_(
    "The set came to {made:signed}, with {luck:signed} of luck. Which numbers is each sentence about, and what do they"
    " add up to?"
)
OF_DEALS = N_(
    "{contract:term} came to {made:signed}, with {luck:signed} of luck. Which numbers of each deal is a sentence about,"
    " and what do they add up to?"
)
FOUR_SUMS = N_(
    "What the dealer decided is in the calls, the doubles and the play; the cards and the luck nobody decides."
)


class Sentence(NamedTuple):
    """A sentence of the report, what is said of it when it is true, and when it is not."""

    reports: Message
    true: Message
    false: Message


WITHOUT_LUCK = Sentence(
    N_("Take the luck away, and {points:signed} of the score is left."),
    N_("This is true: the score less the luck is {points:signed}."),
    N_("This is wrong: the score less the luck is {points:signed}."),
)
DECISIONS_COST = Sentence(
    N_("The dealer’s decisions come to {points:signed}."),
    N_("This is true: calls, doubles and play come to {points:signed}."),
    N_("This is wrong: calls, doubles and play come to {points:signed}."),
)
CARDS_AND_LUCK = Sentence(
    N_("Cards and luck, which nobody decides, come to {points:signed} together."),
    N_("This is true: the two add up to {points:signed}."),
    N_("This is wrong: the two add up to {points:signed}."),
)
AT_BEST = Sentence(
    N_("With the best decisions it would have been {points:signed}."),
    N_("This is true: the score without what the decisions cost is {points:signed}."),
    N_("This is wrong: the score without what the decisions cost is {points:signed}."),
)


def report(draw: Draw) -> Posed | None:
    """Four sentences on a whole set, on two deals, on three; in one of them a number is taken the wrong way."""
    of_set = accounts.a_set(draw.rng)
    two, three = (accounts.picked(of_set, count, draw.rng)[0] for count in (2, 3))
    lines = draw.of((accounts.together(of_set),), two, three)
    all_of_it = accounts.together(lines)
    made, decided, numbers = all_of_it.made, all_of_it.decided, all_of_it.numbers
    cards, luck = numbers["cards"], numbers["luck"]
    right = {
        WITHOUT_LUCK: made - luck,
        DECISIONS_COST: decided,
        CARDS_AND_LUCK: cards + luck,
        AT_BEST: made - decided,
    }
    # Of the decisions one sort is forgotten, elsewhere a sign is turned.
    forgotten = min(numbers[name] for name in accounts.DECISIONS)
    turned = {
        WITHOUT_LUCK: made + luck,
        DECISIONS_COST: decided - forgotten,
        CARDS_AND_LUCK: cards - luck,
        AT_BEST: made + decided,
    }
    wrong = draw.rng.choice([*right])
    written = {**right, wrong: turned[wrong]}
    if written == right:
        return None

    offers = numbered(Saying.plain(sentence.reports, points=points) for sentence, points in written.items())
    asked = Asked((accounts.board(lines),), FIND_THE_SLIP, offers)

    found = (_found(sentence, written[sentence], points) for sentence, points in right.items())
    first = lines[0]
    told: Facts = {"contract": first.contract, "made": first.made, "luck": first.numbers["luck"]}
    nudge = Saying(None, ((OF_DEALS if first.contract else OF_THE_SET, told),))
    hints = Hints((nudge,), (Saying.plain(FOUR_SUMS, BEST),))
    return Posed.for_any_judge(asked, verdicts_on(asked, found, hints))


def _found(sentence: Sentence, written: int, points: int) -> Found:
    """The finding on a sentence of the report, by the number that stands in it and the right one."""
    is_wrong = written != points
    return Found(is_wrong, Saying.plain(sentence.false if is_wrong else sentence.true, BEST, points=points))
