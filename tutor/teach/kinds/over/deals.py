"""The end of deals of Tarot, and their beginning: contracts made or lost, and hands with which nobody plays."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.cut import ROTATE
from tutor.tarot.score.count import HALF, NEEDED, THRESHOLD
from tutor.tarot.score.sheet import BASE, EXACT, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.boards import falling
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.over.family import OVER
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.sheets import Sheets, by_rule

# Is the contract made?

IS_IT_MADE = N_(
    "This is what the taker’s side has won in each of some deals of {players} players. Is the contract made, and by how"
    " much?"
)
HAS_WON = N_("{bouts:count} {bouts:n|bout|bouts}, {points:half} {points:n|point|points}", "what a side has won")
HOW_MANY_NEEDED = N_(
    "In the first deal the taker has {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}. How"
    " many points were needed for that?"
)
MADE_BY, LOST_BY = N_("made by {margin}", "a contract"), N_("lost by {margin}", "a contract")
JUST_MADE = N_("made exactly", "a contract")
NEEDS_AND_HAS = N_("The taker needs {needed} {needed:n|point|points} and has {points:half}.")
#: The number of outcomes to choose between.
OUTCOMES = 5
#: The distances at which deals end from the points needed, doubled: anywhere, nearby, with half a point left over.
ANYWHERE, NEARBY, HALVES = (*range(-24, 0, 2), *range(2, 26, 2)), (-4, -2, 0, 2, 4), (-3, -1, 1, 3, 5)


@kind(OVER, THRESHOLD, EXACT, HALF)
def contract_made(draw: Draw) -> Posed:
    """Clear results; some that are near; some with half a point left over, where three or five play."""
    rng = draw.rng
    players = rng.choice(draw.of((FOUR,), (FOUR,), (3, 5)))
    ends = sorted(rng.sample(draw.of(ANYWHERE, NEARBY, HALVES), OUTCOMES))
    rows = [(rng.randrange(len(NEEDED)), off) for off in rng.sample(ends, draw.of(3, 4, 4))]
    deals = {str(number): _over(players, bouts, off) for number, (bouts, off) in enumerate(rows, 1)}
    states = (_outcome(_over(players, 0, off), sheet) for off in ends)
    asked = Asked(
        (),
        IS_IT_MADE,
        tuple(
            Offer(name, Saying.plain(HAS_WON, bouts=deal.bouts, points=deal.points / 2)) for name, deal in deals.items()
        ),
        {"players": players},
        states=tuple(states),
    )

    def verdicts(judge: Judge) -> Verdicts:
        outcomes = {name: _outcome(deal, judge.sheet).id for name, deal in deals.items()}
        found = {name: (outcomes[name], _why(deal, outcomes[name])) for name, deal in deals.items()}
        first, *_ = deals.values()
        hints = Hints.plain(HOW_MANY_NEEDED, THRESHOLD, points=first.points / 2, bouts=first.bouts)
        return Verdicts(tuple(says for _, says in found.values()), hints, states=found)

    return Posed(asked, verdicts)


def _over(players: int, bouts: int, off: int) -> Summary:
    """A deal that has ended so many half points from what was needed."""
    return Summary(players, 0, "prise", 2 * NEEDED[bouts] + off, bouts, 2 if players > FOUR else None)


def _outcome(deal: Summary, sheets: Sheets) -> State:
    """Whether a contract is made or lost, and by how much, as a sheet has it."""
    line = by_rule(deal, BASE, sheets)
    made, margin = line.value > 0, int(str(line.reason.facts["margin"]))
    title = JUST_MADE if made and not margin else MADE_BY if made else LOST_BY
    return State(f"{'made' if made else 'lost'}-{margin}", Saying.plain(title, margin=margin))


def _why(deal: Summary, outcome: str) -> Saying:
    """The points that were needed, and what decides where there is half a point, or nothing, left over."""
    facts: Facts = {"needed": deal.count.needed, "points": deal.points / 2}
    rule = HALF if deal.points % 2 else EXACT if outcome.endswith("-0") else THRESHOLD
    return Saying(rule, ((NEEDS_AND_HAS, facts), *(() if rule is THRESHOLD else ((rule.statement, {}),))))


# Is this deal played?

WHAT_NOW = N_(
    "Before the auction somebody picks up a hand of which these are all the trumps, and the Excuse if it is there. What"
    " happens?"
)
IS_IT_ALONE = N_(
    "The first hand has {first:and}, the second one {second:and}. Is the Petit in one of them, and is it alone there?"
)
ALONE = N_("The Petit is the only trump of this hand, and the Excuse is not beside it, so the deal is void.")
NOT_ALONE = N_("Only a hand with the Petit as its only trump, and without the Excuse, makes the deal void.")
NEXT_DEALS = N_("No fault was made, so it is the next player’s turn to deal.")
A_DUTY = N_("Nobody may choose: a hand with the Petit alone has to be shown, and any other is played.")
FATES = (
    State("played", Saying.plain(N_("it is played", "a deal"))),
    State("void", Saying.plain(N_("the next player deals", "in place of a deal"))),
    State("again", Saying.plain(N_("the same player deals again", "in place of a deal"))),
    State("choose", Saying.plain(N_("as its holder likes", "a deal"))),
)
#: The chance that one of the hands has the Petit alone.
_ALONE = 0.7
_OTHERS = [*TAROT.all.of(TRUMP).without(PETIT)]


@kind(OVER, PETIT_SEC, ROTATE)
def petit_alone(draw: Draw) -> Posed:
    """Hands with the Petit alone, or nearly: with another trump, with the Excuse, one of them without the Petit."""
    one, two, three, four = draw.rng.sample(_OTHERS, 4)
    few = ((PETIT, one), (two,), (three, four))
    more = (*few, (PETIT, THE_EXCUSE), (THE_EXCUSE,), (PETIT, one, THE_EXCUSE))
    drawn = draw.rng.sample(draw.of(few, more, more), draw.of(3, 4, 5))
    if draw.rng.random() < _ALONE:
        drawn[draw.rng.randrange(len(drawn))] = (PETIT,)
    hands = {str(number): TAROT.set(cards) for number, cards in enumerate(drawn, 1)}
    offers = tuple(Offer(name, falling(hand)) for name, hand in hands.items())

    def verdicts(judge: Judge) -> Verdicts:
        alone = {name: judge.void(hand) for name, hand in hands.items()}
        void, played = Saying(PETIT_SEC, ((ALONE, {}), (NEXT_DEALS, {}))), Saying.plain(NOT_ALONE, PETIT_SEC)
        states = {name: ("void", void) if lonely else ("played", played) for name, lonely in alone.items()}
        because = (void if any(alone.values()) else played, Saying.plain(A_DUTY, PETIT_SEC))
        return Verdicts(
            because, Hints.plain(IS_IT_ALONE, PETIT_SEC, first=hands["1"], second=hands["2"]), states=states
        )

    return Posed(Asked((), WHAT_NOW, offers, states=FATES), verdicts)
