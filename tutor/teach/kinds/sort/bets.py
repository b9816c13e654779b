"""Pairs of players: the bet between them after a doubling, and the way that its points go."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.bets import MUTUAL, PAIRS, Bet
from tutor.barbu.doubling import Doubling
from tutor.barbu.redoubling import DEALER_AGAIN
from tutor.barbu.settlement import DIFFERENCE, EQUAL, INDEPENDENT
from tutor.barbu.targets import DOUBLE, FLANK, FLANKS, MAX, MAXIMUM, MAXIMUM_AGAIN, NAME, PASS
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, doubling, spoken
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.settlements import bet_of, lines, over, worded
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

Pair = tuple[int, int]


def _named(pair: Pair) -> str:
    return f"{pair[0]}-{pair[1]}"


def _asked(board: Threads, prompt: Message, states: tuple[State, ...]) -> Asked:
    offers = tuple(Offer(_named(pair), Saying.plain(doublings.PAIRS[pair])) for pair in doublings.pairs())
    return Asked((board,), prompt, offers, states=states, joined=True)


# Who bets with whom?

WHAT_NOW = N_("After all that was said, what is there between the players of each pair?")
BETS = (
    State("0", Saying.plain(N_("no bet", "between two players, short"))),
    State("1", Saying.plain(N_("double", "between two players, short"))),
    State("2", Saying.plain(N_("redouble", "between two players, short"))),
)
NEITHER = N_("Neither of these two has named the other, so there is no bet between them.")
DEALER_ONLY = N_(
    "Neither of these two has named the other: the dealer can only answer those who have doubled, and makes no new bet."
)
ONE_OF_THEM = N_("{by:Player} {by:you|have|has} doubled {other:player}, and there was no answer.")
BOTH = N_("{by:Player} {by:you|have|has} doubled {other:player}, and {other:player} {other:you|have|has} doubled back.")
#: The first hint about the last word of a doubling.
LAST_WORD = {
    MAX: N_(
        "{by:Player} {by:you|speak|speaks} last: “maximum”. Whom does that name, and had any of them doubled"
        " {by:player} before?"
    ),
    FLANK: N_(
        "{by:Player} {by:you|speak|speaks} last: “flanks”. Whom does that leave out, and had any of the others doubled"
        " {by:player} before?"
    ),
    DOUBLE: N_(
        "{by:Player} {by:you|speak|speaks} last, and {by:you|double|doubles} {others:and}. Had any of these doubled"
        " {by:player} before?"
    ),
}
EACH_FOR_ITSELF = N_("Each word makes threads of its own, and every thread counts on its own.")


@kind(SORT, NAME, MAXIMUM, FLANKS, MUTUAL, MAXIMUM_AGAIN, DEALER_AGAIN, PAIRS)
def doubling_threads(draw: Draw) -> Posed | None:
    """One word when nobody has doubled yet; a word that answers a double; all that was said in a doubling."""
    at, turns = _before(draw)
    then = spoken(at, turns, draw.rng)
    if max(then.bets.level(*pair) for pair in doublings.pairs()) < draw.of(1, 2, 2) or then.said[-1][1] == PASS:
        return None
    rule = decides(then)

    def verdicts(judge: Judge) -> Verdicts:
        made = judge.bets(then)
        bets = {frozenset((bet.by, bet.other)): bet for bet in made.bets()}
        found = {
            _named(pair): (str(made.level(*pair)), reason(then, pair, bets.get(frozenset(pair))))
            for pair in doublings.pairs()
        }
        because = (Saying(rule, ((rule.statement, {}), (EACH_FOR_ITSELF, {}))),)
        return Verdicts(because, Hints.of(_last_word(then), rule), states=found)

    return Posed(_asked(Threads(at, CHAIR, then.said[len(at.said) :]), WHAT_NOW, BETS), verdicts)


def _last_word(then: Doubling) -> Saying:
    """The first hint: the last word of a doubling, and what to ask of it."""
    by, said = then.said[-1]
    others = doubling_before(then).speaker.names(said)
    return Saying(None, ((LAST_WORD.get(said, LAST_WORD[DOUBLE]), {"by": by, "others": (*others,)}),), CHAIR)


def _before(draw: Draw) -> tuple[Doubling, int]:
    """A doubling of which the threads are drawn, and how many words come after them."""
    at = doubling(draw.rng.choice(NEGATIVE), draw.rng.randrange(PLAYERS))
    if draw.level == LEVELS[-1]:
        return at, PLAYERS
    if draw.level > LEVELS.start:
        return spoken(at, draw.rng.randint(1, 2), draw.rng), 1
    for _ in range(draw.rng.randrange(2)):
        at = at.after(PASS)
    return at, 1


def reason(at: Doubling, pair: Pair, bet: Bet | None) -> Saying:
    """The reason for just this bet between two players, or for none."""
    if bet is None:
        dealer = at.setting.dealer
        spoke = dict(at.said).get(dealer, PASS) != PASS and dealer in pair
        return Saying.plain(DEALER_ONLY, DEALER_AGAIN) if spoke else Saying.plain(NEITHER, PAIRS)
    says = BOTH if bet.level > 1 else ONE_OF_THEM
    return Saying(MUTUAL if bet.level > 1 else NAME, ((says, bet._asdict()),), CHAIR)


def decides(then: Doubling) -> Rule:
    """The rule behind the last word of a doubling: what it names, or that naming back is a redouble."""
    at = doubling_before(then)
    seat, said = then.said[-1]
    if seat == at.setting.dealer:
        return DEALER_AGAIN
    if said == MAX:
        return MAXIMUM_AGAIN if at.speaker.received else MAXIMUM
    if {*at.speaker.names(said)} & {*at.speaker.received}:
        return MUTUAL
    return FLANKS if said == FLANK else NAME


def doubling_before(then: Doubling) -> Doubling:
    """A doubling before its last word."""
    at = Doubling(then.setting, then.contract)
    for _, said in then.said[:-1]:
        at = at.after(said)
    return at


# Which way do the points go?

WHICH_WAY = N_(
    "In each pair of players, who gets the points: to the one who is named first, to the second, or to nobody?"
)
WAYS: Mapping[str, State] = {
    name: State(name, Saying.plain(title))
    for name, title in {
        "first": N_("first", "of two players who are named"),
        "none": N_("nobody", "of two players who are named"),
        "second": N_("second", "of two players who are named"),
    }.items()
}
NO_BET = N_("There is no bet between these two, so nothing moves between them.")
WHO_IS_BETTER = N_(
    "Begin with the thread between {by:player} and {other:player}: in the contract they have {own:signed} and"
    " {theirs:signed}. Which of these is better?"
)


@kind(SORT, DIFFERENCE, EQUAL, INDEPENDENT)
def settle_way(draw: Draw) -> Posed | None:
    """A deal that is over, with more bets from level to level, some of which go each way and some nowhere."""
    board = over(draw.rng, draw.of(2, 3, 4))
    if not (bets := [*board.at.bets.bets()]):
        return None
    by, other, _ = bets[0]
    facts: Facts = {"by": by, "other": other, "own": board.base[by], "theirs": board.base[other]}
    begin = Saying(None, ((WHO_IS_BETTER, facts),), CHAIR)

    def verdicts(judge: Judge) -> Verdicts:
        moved = {frozenset(bet_of(line)[:2]): line for line in lines(board, judge)}
        found = {_named(pair): _way(pair, moved.get(frozenset(pair))) for pair in doublings.pairs()}
        because = (Saying(DIFFERENCE, ((DIFFERENCE.statement, {}), (INDEPENDENT.statement, {}))),)
        return Verdicts(because, Hints.of(begin, DIFFERENCE), states=found)

    return Posed(
        _asked(board, WHICH_WAY, tuple(WAYS.values())), verdicts, lambda question: question.states == len(WAYS)
    )


def _way(pair: Pair, line: Line | None) -> tuple[str, Saying]:
    """The one of two players to whom a line of the settlement gives points, and why."""
    if line is None:
        return "none", Saying.plain(NO_BET, DIFFERENCE)
    bet = bet_of(line)
    gets = bet.by if line.value > 0 else bet.other
    return ("none" if not line.value else "first" if gets == pair[0] else "second"), worded(line)
